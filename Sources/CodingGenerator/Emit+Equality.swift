// How objects are compared: `Hashable by value`, `Hashable by identity`.
//
//     by identity   ==  ===                          hash(into:)  ObjectIdentifier(self)
//     by value      ==  type(of:), hasEqualFields    hash(into:)  the fields
//
// A subclass overrides the methods for its own fields. A reference counts by its identity, so that a comparison ends in
// a graph with cycles.

import CodingSchema

extension Emitter {
    /// Emits what the class adds to the equality of its hierarchy.
    mutating func emitEquality(of schemaClass: SchemaClass) {
        guard let equality = schemaClass.equality else { return }
        let compared = equality.isByValue ? schemaClass.fields.filter(\.isArchived) : []
        guard schemaClass.isRoot || !compared.isEmpty else { return }
        blank()
        line("// MARK: Equality")
        if schemaClass.isRoot { emitEqualOperator(of: schemaClass, isByValue: equality.isByValue) }
        if equality.isByValue { emitHasEqualFields(compared, of: schemaClass) }
        guard equality.isHashable else { return }
        blank()
        guard equality.isByValue else {
            let modifiers = schemaClass.memberModifier + (schemaClass.isFinal ? "" : "final ")
            return line("\(modifiers)func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
        }
        let hashed = schemaClass.plan.isCoded ? compared.filter(\.isHashed) : []
        block("\(schemaClass.overridableModifiers)func hash(into hasher: inout Hasher) {") { emitter in
            if !schemaClass.isRoot { emitter.line("super.hash(into: &hasher)") }
            for field in hashed {
                emitter.line("hasher.combine(\(ComparedForm(isHashed: true).text(of: field, in: "self")))")
            }
        }
    }

    private mutating func emitEqualOperator(of schemaClass: SchemaClass, isByValue: Bool) {
        blank()
        let name = schemaClass.swiftName
        let opening = "\(schemaClass.memberModifier)static func == (left: \(name), right: \(name)) -> Bool {"
        guard isByValue else { return line("\(opening) left === right }") }
        block(opening) { emitter in
            if schemaClass.isFinal { return emitter.line("left === right || left.hasEqualFields(as: right)") }
            emitter.line("if left === right { return true }")
            // A field may be called `type`.
            emitter.line(
                "return Swift.type(of: left) == Swift.type(of: right) && left.hasEqualFields(as: right)")
        }
    }

    private mutating func emitHasEqualFields(_ compared: [SchemaField], of schemaClass: SchemaClass) {
        blank()
        guard let topmost = schemaClass.chain.first?.swiftName else { return }
        if schemaClass.isRoot {
            line(
                "/// Whether another object of the class has equal archived fields. Subclasses override it for theirs."
            )
        }
        let opening = "\(schemaClass.overridableModifiers)func hasEqualFields(as other: \(topmost)) -> Bool {"
        if compared.isEmpty { return line("\(opening) true }") }
        block(opening) { emitter in
            if !schemaClass.isRoot {
                let isEqual = "super.hasEqualFields(as: other), let other = other as? \(schemaClass.swiftName)"
                emitter.line("guard \(isEqual) else { return false }")
            }
            for field in compared {
                let form = ComparedForm(isHashed: false)
                let (left, right) = (form.text(of: field, in: "self"), form.text(of: field, in: "other"))
                emitter.line("if \(left) \(field.isReference ? "!==" : "!=") \(right) { return false }")
            }
            emitter.line("return true")
        }
    }
}

/// The expressions that are compared or hashed: objects are replaced by their identity.
private struct ComparedForm {
    /// Whether values are replaced, too, that Swift only hashes in newer SDKs.
    let isHashed: Bool

    func text(of field: SchemaField, in object: String) -> String {
        let property = "\(object).\(SwiftIdentifier.member(field.name))"
        if field.isReference, !isHashed { return property }
        return text(of: field.valueType, property, isOptional: field.isOptional)
    }

    private func text(of type: SchemaType, _ text: String, isOptional: Bool = false) -> String {
        guard isReplaced(type) else { return text }
        let access = isOptional ? text + "?" : text
        switch type.unconverted.plain {
        case .optional(let wrapped): return self.text(of: wrapped, text, isOptional: true)
        case .array(let element), .indexed(let element): return "\(access).map\(closure(element))"
        case .dictionary(let key, let value) where !isReplaced(key): return "\(access).mapValues\(closure(value))"
        case let replaced where isOptional: return "\(text).map\(closure(whole(replaced, "$0")))"
        case let replaced: return whole(replaced, text)
        }
    }

    /// A value that is replaced as a whole.
    private func whole(_ type: SchemaType, _ text: String) -> String {
        switch type {
        case .object, .existential: return "ObjectIdentifier(\(text))"
        case .geometry: return "\(type.archivedName)(\(text))"
        case .set(let element, .plain): return "Set(\(text).map\(closure(element)))"
        case .set(let element, .ordered): return "\(text).elements.map\(closure(element))"
        case .set(let element, .counted): return entries("\(text).counts", self.text(of: element, "$0.key"), "$0.value")
        case .dictionary(let key, let value):
            return entries(text, self.text(of: key, "$0.key"), self.text(of: value, "$0.value"))
        default: return text
        }
    }

    private func entries(_ text: String, _ key: String, _ value: String) -> String {
        "Dictionary(\(text).map\(closure("(\(key), \(value))")), uniquingKeysWith: { first, _ in first })"
    }

    private func closure(_ type: SchemaType) -> String { closure(text(of: type, "$0")) }

    /// In a condition, a closure after the parentheses could be taken for the body.
    private func closure(_ text: String) -> String { isHashed ? " { \(text) }" : "({ \(text) })" }

    private func isReplaced(_ type: SchemaType) -> Bool {
        switch type.unconverted.plain {
        case .object, .existential: true
        case .geometry: isHashed && !type.form.isHashable
        case let type: type.parts.contains(where: isReplaced)
        }
    }
}

extension SchemaField {
    /// Whether the field is one reference.
    fileprivate var isReference: Bool {
        switch valueType.unconverted {
        case .object, .existential: true
        default: false
        }
    }

    /// Whether the value is a part of the hash. A weak reference can become nil while the object is in a set, and sets
    /// of objects may be read when it is in one already.
    fileprivate var isHashed: Bool { !isWeak && connection != .whenConnected }
}
