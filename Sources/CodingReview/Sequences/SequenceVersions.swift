// The contents of sequential archives for one class or struct, by the version that wrote them.

import CodingSchema

extension SchemaFieldOwner {
    /// The versions in which the sequence changes.
    var sequenceVersions: Set<Int> {
        var result: Set<Int> = [0]
        for value in plan.sequence {
            if let since = value.since { result.insert(since) }
            if let until = value.until, until < Int.max { result.insert(until + 1) }
        }
        return result
    }
}

extension WriteStep {
    /// The value in reasons: `'age' (q)`.
    var phrase: String { "\(title) (\(encoding))" }

    /// The same without its encoding.
    var title: String {
        switch source {
        case .field(let field): "'\(field.name)'"
        case .constant: "the constant \(key.schemaLiteral)"
        // That of a function: a sequence has no other values.
        default: "the value under the retired \(key.schemaLiteral)"
        }
    }

    /// Whether a reader that expects this value can read the other one instead: the type encodings are the same, or
    /// represent the same type.
    func takesEncoding(of written: WriteStep) -> Bool {
        // A number is read from an object, and nil from nil.
        if written.type.variant == .boxed, isNumber { return takesPosition(of: written) }
        let (written, own) = (written.encoding.split(separator: " "), readEncoding.split(separator: " "))
        guard written.count == own.count else { return false }
        // The last encoding is that of the value itself; one before it shows whether there is a value, or how many.
        if isBoolean, let last = written.last {
            return written.dropLast() == own.dropLast() && ["c", "C", "B"].contains(last)
        }
        return zip(written, own).allSatisfy { $0.withoutStructureNames == $1.withoutStructureNames }
    }

    /// Whether a reader that expects this value accepts the type encoding of the other one there, and finds only when it
    /// decodes it that the type is another: `@` may be a number, and `c` accepts `C`, because both can be booleans.
    func takesPosition(of written: WriteStep) -> Bool {
        if isNumber, !isJoined, written.encoding == "@", !written.isJoined { return true }
        let (other, own) = (written.encoding.split(separator: " "), readEncoding.split(separator: " "))
        return ["c", "[c]"].contains(own.last) && own.last?.uppercased() == other.last.map { String($0) }
            && own.dropLast() == other.dropLast() && isJoined == written.isJoined
    }

    /// Whether a reader that expects this value goes on after the other one, which it decodes or refuses later.
    func takesPlace(of written: WriteStep) -> Bool {
        takesEncoding(of: written) && isJoined == written.isJoined || takesPosition(of: written)
    }

    private var isBoolean: Bool {
        if case .bool = type.plain { true } else { false }
    }

    private var isNumber: Bool {
        readEncoding.split(separator: " ").last.map { $0.count == 1 && $0 != "@" } ?? false
    }
}

extension Substring {
    /// The type encoding without structure names, which readers don't compare.
    fileprivate var withoutStructureNames: String {
        var result = ""
        var isName = false
        for character in self {
            if character == "=" { isName = false }
            if !isName { result.append(character) }
            if character == "{" { isName = true }
        }
        return result
    }
}

extension SchemaOwner {
    /// Whether sequential archives hold its values in their order. A dictionary has keys, and no version of its own.
    var hasSequence: Bool { isInSequences && !isDictionary }
}
