// A field with its plan, and the names by which a question can refer to it.

import CodingSchema

/// A field of a class or struct.
struct ReadableField {
    let field: SchemaField

    /// `nil` if the field is not archived.
    let plan: FieldPlan?

    /// All keys under which the field is or was archived, its own first.
    var keys: [String] {
        plan.map { $0.read.candidates.map(\.key) + $0.writes.map(\.key) } ?? [field.key]
    }

    /// Whether a name refers to the field or to a part of it.
    func isMeant(by name: String) -> Bool {
        field.name == name || keys.contains(name) || !wholes(of: name).isEmpty
    }

    /// What a name asks about the field: the field, a part of it, or fields of its struct, at any depth.
    func questions(about name: String) -> [String] {
        if isMeant(by: name) { return [name] }
        guard case .structure(let structure) = field.type, field.type.hasOwnKeys else { return [] }
        return structure.readableFields.flatMap { $0.questions(about: name) }.map { "\(field.name).\($0)" }
    }

    /// The part of a composed value to which a name refers: `x` of `origin.x`; `nil` for the whole.
    func part(of name: String) -> String? {
        guard field.name != name, !keys.contains(name) else { return nil }
        return wholes(of: name).max { $0.count < $1.count }.map { String(name.dropFirst($0.count + 1)) }
    }

    /// The names of the field with which the name of a part starts.
    private func wholes(of name: String) -> [String] {
        guard field.type.hasOwnKeys else { return [] }
        return ([field.name] + keys).filter { !$0.isEmpty && name.hasPrefix($0 + ".") }
    }
}

extension SchemaFieldOwner {
    /// All fields in declared order.
    var readableFields: [ReadableField] {
        var plans = plan.fields[...]
        return fields.map { field in
            ReadableField(field: field, plan: plans.first?.field === field ? plans.popFirst() : nil)
        }
    }
}
