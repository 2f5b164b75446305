// `connect(with:)`: the references that are read when the object is already known to the unarchiver.

import CodingSchema

extension Emitter {
    /// A class that others inherit from has the method even when it is empty: what its subclasses write overrides it.
    mutating func emitConnect(of plan: ClassPlan) {
        let fields = plan.connectedFields
        guard !fields.isEmpty || (plan.isRoot && !plan.schemaClass.isFinal) else { return }
        let opening = "\(plan.overridableModifiers)func connect(with unarchiver: Unarchiver) throws {"
        printer.blank()
        guard !fields.isEmpty else { return printer.line(opening + "}") }
        printer.line(opening)
        printer.indent()
        if !plan.isRoot { printer.line("try super.connect(with: unarchiver)") }
        if plan.isWide {
            emitCalls("connectFields", count: ClassPlan.portions(fields).count, coder: "unarchiver")
        } else {
            for field in fields { emitConnect(field, of: plan) }
        }
        printer.outdent()
        printer.line("}")
    }

    /// One reference; a set or a dictionary by objects waits until these can be hashed.
    mutating func emitConnect(_ field: SchemaField, of plan: ClassPlan) {
        let isSet = plan.schemaClass.isSetAtDeclaration(field)
        guard case .whenConnected = field.connection else { return emitRead(field, of: plan, isSet: isSet) }
        printer.line("unarchiver.whenConnected {")
        printer.indent()
        emitRead(field, of: plan, isSet: isSet)
        printer.outdent()
        printer.line("}")
    }
}
