// `connect(with:)`: the references that are read when the object is already known to the unarchiver.

import CodingSchema

extension Emitter {
    /// A class that others inherit from has the method even when it is empty: what its subclasses write overrides it.
    mutating func emitConnect(of plan: ClassPlan) {
        let fields = plan.connectedFields
        let rebuilds = plan.rebuildFunctions
        let isEmpty = fields.isEmpty && rebuilds.isEmpty
        guard !isEmpty || (plan.isRoot && !plan.isFinal) else { return }
        let opening = "\(plan.overridableModifiers)func connect(with unarchiver: Unarchiver) throws {"
        printer.blank()
        guard !isEmpty else { return printer.line(opening + "}") }
        printer.line(opening)
        printer.indent()
        if !plan.isRoot { printer.line("try super.connect(with: unarchiver)") }
        if plan.isWide {
            emitCalls("connect", of: ClassPlan.portions(fields), coder: "unarchiver")
        } else {
            for field in fields { emitConnect(field, of: plan) }
        }
        for function in rebuilds {
            printer.line("unarchiver.whenDecoded { self.\(SwiftIdentifier.member(function.name))() }")
        }
        printer.outdent()
        printer.line("}")
    }

    /// One reference; a set or a dictionary by objects waits until these can be hashed.
    mutating func emitConnect(_ field: SchemaField, of plan: some FieldOwnerPlan) {
        let isSet = plan.owner.isSetAtDeclaration(field)
        guard case .whenConnected = field.connection else { return emitRead(field, of: plan, isSet: isSet) }
        printer.line("unarchiver.whenConnected {")
        printer.indent()
        emitRead(field, of: plan, isSet: isSet)
        printer.outdent()
        printer.line("}")
    }
}
