// The types that Swift infers from defaults, for fields that state none.

extension Parser {
    /// The type of the literal, or of the initializer's call, after the `=` here; `nil` if only a compiler knows it.
    var inferredType: String? {
        guard at(.equals) else { return nil }
        var rest = self
        rest.advance()
        guard let type = rest.literalType(depth: 0), rest.isAfterValue else { return nil }
        return type
    }

    /// Nothing that would make the value a part of an expression follows.
    private var isAfterValue: Bool {
        current.startsLine || isAtEnd || at(.rightBrace) || at(.comma) || at(.identifier)
    }

    private mutating func literalType(depth: Int) -> String? {
        defer { advance() }
        if at(.minus), next.kind == .integer || next.kind == .real { advance() }
        switch current.kind {
        case .string: return "String"
        case .integer: return "Int"
        case .real: return "Double"
        case .identifier where at(.true) || at(.false): return "Bool"
        case .identifier where next.kind == .leftParenthesis: return calledType()
        case .swiftExpression: return typeInParentheses
        case .leftBracket where depth < 4: return collectionType(depth: depth + 1)
        default: return nil
        }
    }

    /// `Date()`: the name of the type whose initializer is called. The closing parenthesis is the current token then.
    private mutating func calledType() -> String? {
        let name = currentText
        guard name.first?.isUppercase == true else { return nil }
        var depth = 0
        while !isAtEnd {
            advance()
            if at(.leftParenthesis) { depth += 1 }
            if at(.rightParenthesis) { depth -= 1 }
            if depth == 0 { return name }
        }
        return nil
    }

    /// `(Date())`: the same in parentheses.
    private var typeInParentheses: String? {
        let text = currentText.dropFirst().dropLast()
        guard let name = text.wholeMatch(of: #/\s*([A-Z]\w*)\([^()]*\)\s*/#)?.output.1 else { return nil }
        return String(name)
    }

    /// `[1, 2]` or `["a": 1]`, whose elements have one type. The closing bracket is the current token then.
    private mutating func collectionType(depth: Int) -> String? {
        var keys: Set<String> = []
        var values: Set<String> = []
        advance()
        while !at(.rightBracket) {
            guard let first = literalType(depth: depth) else { return nil }
            if at(.colon) {
                advance()
                guard let value = literalType(depth: depth) else { return nil }
                keys.insert(first)
                values.insert(value)
            } else {
                values.insert(first)
            }
            if at(.comma) { advance() } else if !at(.rightBracket) { return nil }
        }
        guard let value = values.first, values.count == 1, keys.count <= 1 else { return nil }
        return keys.first.map { "[\($0): \(value)]" } ?? "[\(value)]"
    }
}
