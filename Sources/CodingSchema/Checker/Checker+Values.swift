// Values: a default, or the constant of a retired key, must have the declared type.

extension Checker {
    func checkValues(of field: SchemaField, in owner: SchemaOwner) {
        // A default of a weak field is always an error.
        guard let resolved = field.resolved, !field.syntax.isWeak else { return }
        let syntax = field.syntax
        if let missing = syntax.missingValue, case .expression(let text) = missing.kind, isVarying(text),
            isRead(field, of: owner)
        {
            report(
                .defaultThatVaries,
                "the default of '\(syntax.name.value)' is another value each time an archive without the key is read",
                at: missing.range, fix: varyingDefaultFix(of: field))
        }
        let missing = syntax.clauses[.ifMissing]
        if let value = missing?.value {
            check(value, of: resolved, typeSyntax: syntax.type, removal: missing?.range)
        }
        if let value = syntax.value {
            check(
                value, of: resolved, typeSyntax: syntax.type, isOnlyInitial: missing?.value != nil,
                removal: syntax.valueWithEquals)
        }
    }

    func checkConstant(of retired: SchemaRetiredKey) {
        guard let constant = retired.syntax.constant, let resolved = retired.writtenType else { return }
        if let function = retired.syntax.function {
            checkWithoutArgument(function, after: "retired … via")
        } else if !resolved.isOptional {
            check(constant.value, of: resolved, typeSyntax: constant.type, isConstant: true)
        }
    }

    private func varyingDefaultFix(of field: SchemaField) -> Diagnostic.Fix {
        let function = "and a function that computes it from the archive"
        if field.syntax.clauses[.ifMissing] != nil { return "write 'if missing via' \(function)" }
        let isAlwaysWritten =
            field.syntax.until == nil && (field.syntax.since?.value ?? 0) == 0 || !field.fallbacks.isEmpty
        let canBeRequired = isAlwaysWritten && field.resolved?.isOptional == false
        return "\(canBeRequired ? "write 'required' after it" : "remove the default"), or write '= via' \(function)"
    }

    private func isRead(_ field: SchemaField, of owner: SchemaOwner) -> Bool {
        !field.syntax.isTransient && !owner.refusesCoding
    }

    /// Whether the expression is a well-known call with a different result each time. Swift checks all other
    /// expressions.
    private func isVarying(_ expression: String) -> Bool {
        let text = expression.filter { !$0.isWhitespace }
        let calls: Set = ["Date()", "Date.init()", "Date.now", "UUID()", "UUID.init()"]
        if calls.contains(text) { return true }
        return text.wholeMatch(of: /(?:Bool|Double|Float|U?Int(?:8|16|32|64)?)?\.random\(.*\)/) != nil
    }

    /// - Parameters:
    ///   - typeSyntax: the field's type; `nil` for the elements of a collection.
    ///   - isConstant: whether the value is that of a retired key, which can't be nil.
    ///   - isOnlyInitial: whether a missing key is read as another value.
    ///   - removal: what a fix removes with the value.
    private func check(
        _ value: ValueSyntax, of resolved: ResolvedType, typeSyntax: TypeSyntax?, isConstant: Bool = false,
        isOnlyInitial: Bool = false, removal: SourceRange? = nil
    ) {
        func typeText() -> String { typeSyntax?.range.text ?? resolved.valueType.swiftName }
        // An empty array has no key, whatever it is converted to.
        if case .indexed = resolved.type, case .converted = resolved.valueType, !isOnlyInitial {
            return report(
                .defaultOfConvertedArray,
                "an indexed array that is missing in an archive is read as empty, and converted: the field can't have "
                    + "another default", at: value.range, fix: .remove(value.range, with: removal))
        }
        switch (value.kind, resolved.valueType.unconverted.plain) {
        case (.via, .indexed) where !isOnlyInitial, (.expression, .indexed) where !isOnlyInitial,
            (.nil, .indexed) where !isOnlyInitial:
            reportDefaultOfIndexed(value)
        case (.via, _), (.expression, _), (_, .swift):
            // Swift checks these.
            return
        case (.nil, _):
            guard !resolved.isOptional else { return }
            let fix: Diagnostic.Fix? =
                isConstant ? "write another value, or remove type and value" : typeSyntax.map { .makeOptional($0) }
            report(.nilForNonOptional, "nil is not a value of type '\(typeText())'", at: value, fix: fix)
        case (_, .converted):
            // Only Swift knows the type.
            return
        case (.integer(let text), .integer(let type)):
            if let literal = IntegerLiteral(text), type.contains(literal) { return }
            report(.integerOutOfRange(text, type: type, at: value.range))
        case (.integer(let text), .foundation(.number)):
            if let literal = IntegerLiteral(text), SchemaIntegerType.int64.contains(literal) { return }
            report(.integerOutOfRange(text, type: .int64, at: value.range))
        case (.integer(let text), .float), (.real(let text), .float): checkReal(text, as: Float.self, at: value.range)
        case (.integer(let text), .double), (.real(let text), .double), (.real(let text), .foundation(.number)):
            checkReal(text, as: Double.self, at: value.range)
        case (.integer(let text), .decimal):
            if let literal = IntegerLiteral(text), SchemaIntegerType.int.contains(literal) { return }
            report(.decimalOutOfRange(text, at: value.range))
        case (.real(let text), .decimal):
            if DecimalLiteral(text) == nil { report(.decimalOutOfRange(text, at: value.range)) }
        case (.boolean, .bool), (.boolean, .foundation(.number)), (.string, .string): return
        case (.array(let elements), .indexed) where !elements.isEmpty && !isOnlyInitial: reportDefaultOfIndexed(value)
        case (.array(let elements), .array(let type)), (.array(let elements), .set(let type, _)),
            (.array(let elements), .packed(let type, _)), (.array(let elements), .indexed(let type)):
            for element in elements { check(element, of: type) }
        case (.dictionary(let entries), .dictionary(let key, let type)):
            for entry in entries {
                check(entry.key, of: key)
                check(entry.value, of: type)
            }
            checkKeys(of: entries, key)
        case (.enumerationCase(let name), .enumeration(let model)):
            checkCase(Located(name, at: value.range), of: model)
        case (.enumerationCase(let name), .union(let model)):
            checkCase(Located(name, at: value.range), of: model)
        default:
            let fix = fix(of: value, for: resolved.valueType.unconverted)
            report(
                .valueOfOtherType, "\(value.kind.title) is not a value of type '\(typeText())'", at: value, fix: fix)
        }
    }

    /// Checks an element, key or value of a collection's literal.
    private func check(_ element: ValueSyntax, of type: SchemaType) {
        var (isOptional, type) = (false, type)
        if case .optional(let wrapped) = type { (isOptional, type) = (true, wrapped) }
        check(element, of: ResolvedType(type: type, isOptional: isOptional), typeSyntax: nil, isOnlyInitial: true)
    }

    /// Swift traps where a dictionary's literal has a key twice.
    private func checkKeys(of entries: [ValueSyntax.DictionaryEntry], _ type: SchemaType) {
        var first: [String: SourceRange] = [:]
        for key in entries.lazy.map(\.key) {
            guard let earlier = first.updateValue(key.range, forKey: sharedText(of: key, type)) else { continue }
            report(
                .duplicateDictionaryKey, "the key \(key.range.text) is in the dictionary twice", at: key.range,
                first: earlier, fix: "remove one of the two entries")
        }
    }

    /// A text that all literals of equal values of a type have in common, and no others.
    private func sharedText(of value: ValueSyntax, _ type: SchemaType) -> String {
        switch (value.kind, type.unconverted) {
        case (_, .optional(let wrapped)): return sharedText(of: value, wrapped)
        case (.string(let text), _): return text.debugDescription
        case (.enumerationCase(let name), _): return "." + name
        case (.integer(let text), let type), (.real(let text), let type):
            let integer = IntegerLiteral(text)?.text
            let number = integer ?? text.filter { $0 != "_" }
            // The sum of zero and minus zero is zero.
            let double = Double(number).map { "\($0 + 0)" } ?? number
            switch type {
            case .float: return Float(number).map { "\($0 + 0)" } ?? number
            case .double: return double
            case .decimal: return double == "0.0" ? double : DecimalLiteral(number)?.swiftText ?? number
            default: return integer ?? double
            }
        case (.array(let elements), .array(let type)):
            return "[\(elements.map { sharedText(of: $0, type) }.joined(separator: ", "))]"
        case (.array(let elements), .set(let type, _)):
            return "[\(Set(elements.map { sharedText(of: $0, type) }).sorted().joined(separator: ", "))]"
        case (.dictionary(let entries), .dictionary(let key, let type)):
            let texts = entries.map { sharedText(of: $0.key, key) + ": " + sharedText(of: $0.value, type) }
            return "[\(texts.sorted().joined(separator: ", "))]"
        default: return value.range.text
        }
    }

    private func reportDefaultOfIndexed(_ value: ValueSyntax) {
        report(
            .defaultOfIndexed,
            "an indexed array that is missing in an archive is read as empty: it can't have another default",
            at: value.range, fix: .write("[]", replacing: value.range))
    }

    /// Refuses a real that becomes infinity or zero in its type. The Swift compiler checks text that Swift parses
    /// differently, such as an integer in another base.
    private func checkReal<Real: BinaryFloatingPoint & LosslessStringConvertible>(
        _ text: String, as type: Real.Type, at range: SourceRange
    ) {
        guard let real = Real(text.filter { $0 != "_" }) else { return }
        if !real.isFinite || real == 0 && !isZero(text) {
            report(.realOutOfRange, "\(text) does not fit in '\("\(type)")'", at: range)
        }
    }

    private func isZero(_ text: String) -> Bool {
        text.prefix { $0 != "e" && $0 != "E" }.allSatisfy { !("1"..."9").contains($0) }
    }

    private func fix(of value: ValueSyntax, for type: SchemaType) -> Diagnostic.Fix {
        let text: String? =
            switch (value.kind, type) {
            case (.integer("0"), .bool): "false"
            case (.integer("1"), .bool): "true"
            case (.array(let elements), .dictionary) where elements.isEmpty: "[:]"
            case (.dictionary(let entries), .array), (.dictionary(let entries), .set),
                (.dictionary(let entries), .packed),
                (.dictionary(let entries), .indexed):
                entries.isEmpty ? "[]" : nil
            case (.integer, .string), (.real, .string): "\"\(value.range.text)\""
            default: nil
            }
        if let text { return Diagnostic.Fix("write '\(text)'", replacing: value.range, with: text) }
        return switch type {
        case .geometry(.range): "write a Swift expression: '= (NSRange(location: 0, length: 0))'"
        case .geometry(let geometry) where geometry.isOfRuntime:
            "write a Swift expression in parentheses: '= (\(geometry.rawValue)(…))'"
        case .geometry(let geometry): "write a Swift expression: '= (\(geometry.rawValue).zero)'"
        case .foundation(.number), .foundation(.character):
            "write a literal of the type, or a Swift expression in parentheses: '= (…)'"
        case .existential, .object, .structure, .bits, .date, .data, .foundation:
            "write a Swift expression in parentheses: '= (…)'"
        case .union: "write '.name' of a case without values, or a Swift expression: '= (.name(…))'"
        case .indexed: "write '[]', or nothing"
        default: "write a literal of the type, or a Swift expression in parentheses: '= (…)'"
        }
    }

    /// Checks a default that names a case. It must be a case without values.
    private func checkCase(_ name: Located<String>, of owner: SchemaDeclared) {
        guard let syntax = caseSyntax(named: name.value, of: owner) else {
            return reportUnknownCase(name, of: owner, isDotted: true)
        }
        recordUse(of: syntax.name.range, at: name.range)
        // An enum with raw values and cases that carry values is reported separately.
        guard owner is SchemaUnion, !syntax.payload.isEmpty else { return }
        report(
            .defaultWithoutValues, "case '\(name)' carries values, which the default does not give", at: name,
            declared: syntax.name.range,
            fix: "write a Swift expression: '= (.\(name)(…))'")
    }

    /// Reports a name that isn't a case of the enum.
    func reportUnknownCase(_ name: Located<String>, of owner: SchemaDeclared, isDotted: Bool) {
        guard !droppedNames.contains(name.value) else { return }
        if let unknown = owner.syntax.unknown, unknown.keepsRawValue, unknown.name.value == name.value {
            return report(
                .keptValueAsDefault,
                "'.\(name)' only holds raw values that the enum doesn't know: it can't be a default or a replacement",
                at: name, declared: unknown.range, fix: "name another case")
        }
        let names = owner.syntax.cases.lazy.map(\.name.value)
        let nearest = EditDistance.closest(to: name.value, among: names, budget: &searchBudget)
        let shown = nearest.map { (isDotted ? "." : "") + $0 }
        report(
            .unknownCase, "'\(owner.name)' has no case '\(name)'", at: name,
            fix: shown.map { .didYouMean($0, replacing: name.range) }
                ?? names.first.map { "name one of its cases, such as '\(isDotted ? "." : "")\($0)'" })
    }
}
