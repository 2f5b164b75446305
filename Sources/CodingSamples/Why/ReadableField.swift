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
        var remaining = Self.mostStructs
        return questions(about: name, &remaining)
    }

    /// - Parameter remaining: how many structs are still searched: a few that contain each other twice have millions of
    ///   parts.
    private func questions(about name: String, _ remaining: inout Int) -> [String] {
        if isMeant(by: name) { return [name] }
        guard case .structure(let structure) = field.type, remaining > 0 else { return [] }
        remaining -= 1
        var questions: [String] = []
        for part in structure.readableFields {
            questions += part.questions(about: name, &remaining)
        }
        return questions.map { "\(field.name).\($0)" }
    }

    private static let mostStructs = 1_000

    /// The part of a struct or enum to which a name refers: `x` of `origin.x`; `nil` for the whole.
    func part(of name: String) -> String? {
        guard field.name != name, !keys.contains(name) else { return nil }
        return wholes(of: name).max { $0.count < $1.count }.map { String(name.dropFirst($0.count + 1)) }
    }

    /// The names of the field with which the name of a part starts.
    private func wholes(of name: String) -> [String] {
        guard field.type.hasOwnKeys || field.type.isDictionaryStruct else { return [] }
        return ([field.name] + keys).filter { !$0.isEmpty && name.hasPrefix($0 + ".") }
    }
}

extension SchemaType {
    /// Whether it is a struct whose values are dictionaries.
    fileprivate var isDictionaryStruct: Bool {
        if case .structure(let structure) = self { structure.isDictionary } else { false }
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
