// Bit fields: their types must fit into bits, their widths must fit the values, and no bit may be used twice.

extension Checker {
    func checkBits() {
        for declared in bits {
            checkNames(of: declared)
            let total = checkRawType(of: declared)
            var taken: [BitRange] = []
            for syntax in declared.syntax.bitFields {
                guard let field = makeField(syntax, in: declared) else { continue }
                declared.fields.append(field)
                if let total { check(field, in: declared, total: total, taken: &taken) }
            }
        }
    }

    /// The bits of a field.
    private struct BitRange {
        let first: Int
        let last: Int
        let name: Located<String>
    }

    private func checkNames(of declared: SchemaBits) {
        if declared.syntax.bitFields.isEmpty, !declared.unit.hasSyntaxErrors {
            report(
                .bitsWithoutFields, "'\(declared.syntax.name)' has no fields", at: declared.syntax.name,
                fix: "declare one, such as 'var bold: Bool at 0'")
        }
        var earlier: [String: SourceRange] = [:]
        for field in declared.syntax.bitFields {
            let name = field.name
            if let first = earlier[name.value] {
                report(.duplicateField(name, earlier: first))
            } else {
                earlier[name.value] = name.range
            }
            let roles = roles(of: name.value)
            if roles.contains(.bitField) || hidesTypeInSight(name.value, roles, from: declared.unit) {
                report(
                    .hidingBitField, "'\(name)' would hide a name that generated code needs", at: name,
                    fix: "choose another name: archives do not contain the names of bit fields")
            }
        }
    }

    /// The number of bits; `nil` if the type isn't an integer of fixed width.
    private func checkRawType(of declared: SchemaBits) -> Int? {
        guard let name = declared.syntax.rawType else { return nil }
        if let type = SchemaIntegerType(rawValue: name.value), type.isFixedUnsigned {
            declared.rawType = type
            return type.bitCount
        }
        report(
            .bitsOfOtherType, "bits are packed into an unsigned integer of fixed width, not into '\(name)'", at: name,
            fix: "write 'UInt8', 'UInt16', 'UInt32' or 'UInt64'")
        return nil
    }

    // MARK: Types and widths

    private func makeField(_ syntax: BitFieldSyntax, in declared: SchemaBits) -> SchemaBitField? {
        let exposure = Exposure(fieldName: syntax.name.value, access: declared.access)
        scope = declared
        defer { scope = nil }
        guard let resolved = resolve(syntax.type, as: .bits, in: declared.unit, exposure: exposure) else { return nil }
        let most: Int
        switch (resolved.valueType, resolved.isOptional) {
        case (.bool, false): most = 1
        case (.integer(let type), false): most = type.bitCount
        case (.enumeration(let model), false):
            guard case .integer(let type) = model.rawType else { fallthrough }
            most = type.bitCount
        default:
            report(
                .bitsOfOtherField,
                "a bit field is a 'Bool', an integer or an enum with integer raw values, not "
                    + "'\(syntax.type.range.text)'",
                at: syntax.type)
            return nil
        }
        guard let width = width(of: syntax, most: most) else { return nil }
        if case .enumeration(let model) = resolved.type {
            check(model, width: width, of: syntax)
        }
        return SchemaBitField(syntax: syntax, type: resolved.type, position: syntax.position.value, width: width)
    }

    private func width(of syntax: BitFieldSyntax, most: Int) -> Int? {
        guard let width = syntax.width else {
            if most == 1 { return 1 }
            report(
                .bitFieldWithoutWidth, "'\(syntax.name.value)' has no width", at: syntax.name.range,
                fix: "write 'width' and the number of its bits after 'at \(syntax.position.value)'")
            return nil
        }
        if (1...most).contains(width.value) { return width.value }
        report(
            .bitFieldOfOtherWidth, "a '\(syntax.type.range.text)' can't have the width \(width)", at: width,
            fix: most == 1 ? .write("1", replacing: width.range) : Diagnostic.Fix("write a width from 1 to \(most)"))
        return nil
    }

    /// Finds the first case whose raw value doesn't fit. Without negative raw values, no bit is needed for the sign.
    private func check(_ enumeration: SchemaEnumeration, width: Int, of syntax: BitFieldSyntax) {
        let integers = integers[enumeration.ordinal] ?? []
        let isSigned = integers.contains { $0.value.isNegative }
        let low = isSigned ? UInt64(1) << UInt64(width - 1) : 0
        let high = UInt64.max >> UInt64(64 - width + (isSigned ? 1 : 0))
        let wide = integers.first { $0.value.magnitude > ($0.value.isNegative ? low : high) }
        guard let wide else { return }
        let range = (isSigned ? "-\(low)" : "0") + " to \(high)"
        let width = syntax.width ?? syntax.position
        report(
            .rawValueWiderThanBits,
            "raw value \(wide.value.text) of '\(wide.name)' does not fit in "
                + "\(width.value == 1 ? "1 bit" : "\(width) bits") (\(range))",
            at: width, notes: [Diagnostic.Note("the case is here", at: wide.name)])
    }

    // MARK: Positions

    private func check(_ field: SchemaBitField, in declared: SchemaBits, total: Int, taken: inout [BitRange]) {
        let syntax = field.syntax
        guard field.position < total, field.width <= total - field.position else {
            let first = syntax.position.value
            let bits = field.width == 1 ? "bit \(first)" : "\(field.width) bits from bit \(first)"
            return report(
                .bitsOutOfRange, "'\(declared.head)' does not contain \(bits): its bits are 0 to \(total - 1)",
                at: syntax.position.range.through(syntax.width?.range ?? syntax.position.range),
                notes: [Diagnostic.Note("the integer type", at: declared.head)])
        }
        let bits = BitRange(first: field.position, last: field.position + field.width - 1, name: syntax.name)
        if let earlier = taken.first(where: { $0.first <= bits.last && bits.first <= $0.last }) {
            let shared = max(earlier.first, bits.first)
            report(
                .overlappingBits, "bit \(shared) is already used by '\(earlier.name)'",
                at: syntax.position.range.through(syntax.width?.range ?? syntax.position.range),
                notes: [Diagnostic.Note("'\(earlier.name)' is here", at: earlier.name)])
        } else {
            // There are at most as many as there are bits.
            taken.append(bits)
        }
    }
}
