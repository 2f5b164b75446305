// From the values of one field or element to the type of a field.
//
//     one kind                    its type
//     integers and reals          NumberValue           a number that is an object: NumberValue
//     objects of several classes  the nearest class that all inherit from, or any Coding
//     anything else               AnyValue

/// Why a value has no type.
struct UndeclarableValue: Error {
    let reason: String
}

struct TypeInference {
    let tree: ClassTree

    /// The types whose values are objects under a key only if they are boxed.
    private static let boxedStructs: Set = ["CGPoint", "CGSize", "CGRect", "EdgeInsetsValue"]

    /// Where a value is: only under a key does it matter whether numbers and strings are objects.
    private enum Role {
        case field, element, hashed
    }

    /// The type of values under a key, without `?`.
    func fieldType(of facts: ValueFacts) throws(UndeclarableValue) -> InferredType { try type(of: facts, .field) }

    /// The type of an object in a group of a sequential archive, where such structs can't be boxed.
    func groupType(of facts: ValueFacts) throws(UndeclarableValue) -> InferredType {
        let type = try fieldType(of: facts)
        return Self.boxedStructs.contains { type.text == "boxed " + $0 } ? InferredType(text: "ArchivedObject") : type
    }

    /// The type of elements with separate keys.
    func indexedType(of facts: ValueFacts) throws(UndeclarableValue) -> InferredType {
        if facts.nilCount > 0 { throw UndeclarableValue(reason: "elements that are nil") }
        let element = try type(of: facts, .element)
        return InferredType(text: "indexed [\(element.text)]", comments: element.comments)
    }

    private func type(of facts: ValueFacts, _ role: Role) throws(UndeclarableValue) -> InferredType {
        let kinds = facts.kinds
        for case .unsupported(let reason) in kinds.keys.sorted(by: { "\($0)" < "\($1)" }) {
            throw UndeclarableValue(reason: reason)
        }
        if kinds.isEmpty { return InferredType(text: role == .field ? "ArchivedObject" : "AnyValue") }
        if facts.classNames.count == kinds.count { return objectType(facts.classNames, role) }
        if Set(kinds.keys).isSubset(of: [.float, .double]) {
            let amount = kinds.values.reduce(into: ValueFacts.Amount()) { $0.add($1) }
            return number(kinds[.double] == nil ? "Float" : "Double", amount, role)
        }
        if Set(kinds.keys).isSubset(of: [.boolean, .integer, .float, .double]) {
            return try numberType(facts, role)
        }
        guard kinds.count == 1, let (kind, amount) = kinds.first else { return mixture(facts) }
        switch kind {
        case .string, .data:
            let name = kind == .string ? "String" : "Data"
            var type = InferredType(text: name)
            if kind == .string, role == .field, amount.inlineCount == amount.count { type.text = "inline String" }
            if role != .hashed, amount.mutableCount == amount.count { type.text = "mutable " + name }
            if kind == .string, role != .hashed, let numbers = facts.pointNumbers {
                let comments = [2: "a point, size or vector", 4: "a rectangle or edge insets"]
                type.comments.append(comments[numbers] ?? "")
            }
            if amount.isMutableMixed { type.comments.append("mutable in \(amount.mutableCount)") }
            return type
        case .foundation(let name):
            let isBoxed = role == .field && Self.boxedStructs.contains(name)
            return InferredType(text: isBoxed ? "boxed " + name : name)
        case .array, .set, .orderedSet, .dictionary: return try collection(kind, amount, facts, role)
        default: return mixture(facts)
        }
    }

    private func numberType(_ facts: ValueFacts, _ role: Role) throws(UndeclarableValue) -> InferredType {
        guard facts.kinds.count == 1, let (kind, amount) = facts.kinds.first else {
            return InferredType(text: "NumberValue", comments: ["numbers of several kinds"])
        }
        if kind == .boolean { return number("Bool", amount, role) }
        guard facts.hasLargeInteger else { return number("Int", amount, role) }
        return facts.hasNegative ? InferredType(text: "NumberValue") : number("UInt64", amount, role)
    }

    /// A type of numbers, which are objects everywhere or in some fields.
    private func number(_ name: String, _ amount: ValueFacts.Amount, _ role: Role) -> InferredType {
        let objectCount = role == .field ? amount.count - amount.inlineCount : 0
        if objectCount == amount.count { return InferredType(text: "boxed " + name) }
        return InferredType(text: name, comments: objectCount == 0 ? [] : ["boxed in \(objectCount)"])
    }

    // MARK: Objects

    private func objectType(_ names: Set<String>, _ role: Role) -> InferredType {
        let nodes = names.sorted().compactMap { tree[$0] }
        guard nodes.count == names.count else {
            return InferredType(text: "ArchivedObject", comments: [Self.list(names)])
        }
        if let node = tree.commonClass(of: nodes) {
            let comments = nodes.count > 1 || nodes[0] !== node ? [Self.list(names)] : []
            return InferredType(text: node.swiftName, reference: .object(node), comments: comments)
        }
        if role == .hashed { return InferredType(text: "AnyValue", comments: [Self.list(names)]) }
        return InferredType(text: "any Coding", reference: .any, comments: [Self.list(names)])
    }

    private static func list(_ names: Set<String>) -> String {
        let sorted = names.sorted()
        return sorted.prefix(4).joined(separator: ", ") + (sorted.count > 4 ? " and \(sorted.count - 4) more" : "")
    }

    private func mixture(_ facts: ValueFacts) -> InferredType {
        let names = facts.kinds.sorted {
            $0.value.count == $1.value.count ? $0.key.text < $1.key.text : $0.value.count > $1.value.count
        }
        return InferredType(
            text: "AnyValue",
            comments: [names.prefix(4).map { "\($0.key.text) in \($0.value.count)" }.joined(separator: ", ")])
    }

    // MARK: Collections

    private func collection(
        _ kind: ValueFacts.Kind, _ amount: ValueFacts.Amount, _ facts: ValueFacts, _ role: Role
    ) throws(UndeclarableValue) -> InferredType {
        if role == .hashed { return mixture(facts) }
        guard let elements = facts.element, elements.count > 0 else {
            return InferredType(
                text: Self.text(kind, key: "String", "AnyValue", isMutable: amount.mutableCount == amount.count),
                comments: ["always empty"])
        }
        let isSet = kind == .set || kind == .orderedSet
        var element = try type(of: elements, isSet ? .hashed : .element)
        var hasNil = elements.nilCount > 0
        if !isSet, let others = elements.withoutNullObjects {
            let type = try type(of: others, .element)
            if type.text != "AnyValue" { (element, hasNil) = (type, true) }
        }
        var key = InferredType(text: "String")
        if kind == .dictionary, let keys = facts.key {
            key = try type(of: keys, .hashed)
            // Keys of other types are compared by what only their classes know.
            guard Self.keyTypes.contains(key.text), keys.nilCount == 0 else { return mixture(facts) }
        }
        if isSet, hasNil { return mixture(facts) }
        if isSet, case .object(let node) = element.reference { (node.superclasses.last ?? node).isHashed = true }
        if hasNil { element.text = Self.optional(element.text) }
        return InferredType(
            text: Self.text(kind, key: key.text, element.text, isMutable: amount.mutableCount == amount.count),
            comments: element.comments + (amount.isMutableMixed ? ["mutable in \(amount.mutableCount)"] : []))
    }

    private static let keyTypes: Set<String> = ["String", "Int", "UUID", "Date", "URL", "Data"]

    private static func text(_ kind: ValueFacts.Kind, key: String, _ element: String, isMutable: Bool) -> String {
        let text =
            switch kind {
            case .set: "Set<\(element)>"
            case .orderedSet: "OrderedSetValue<\(element)>"
            case .dictionary: "[\(key): \(element)]"
            default: "[\(element)]"
            }
        return isMutable ? "mutable " + text : text
    }

    static func optional(_ text: String) -> String { text.hasPrefix("any ") ? "(\(text))?" : text + "?" }
}

extension ValueFacts.Amount {
    fileprivate var isMutableMixed: Bool { mutableCount > 0 && mutableCount < count }
}

extension ValueFacts.Kind {
    /// The kind in comments.
    var text: String {
        switch self {
        case .boolean: "boolean"
        case .integer: "integer"
        case .float, .double: "real"
        case .string: "string"
        case .data: "data"
        case .foundation(let name), .object(let name): name
        case .array: "array"
        case .set: "set"
        case .orderedSet: "ordered set"
        case .dictionary: "dictionary"
        case .unsupported(let reason): reason
        }
    }
}
