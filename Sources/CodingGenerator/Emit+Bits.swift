// Bit fields: a struct of values that the runtime packs into one integer, position by position.

import CodingSchema

extension Emitter {
    /// One struct of bit fields, whole.
    mutating func emitBits(_ bits: SchemaBits) {
        let name = SwiftIdentifier.declaration(bits.name)
        let modifier = bits.access.ofMembers.modifier
        let rawType = bits.rawType.rawValue
        printer.documentation(bits.documentation)
        printer.line("\(modifier)nonisolated struct \(name): ArchivableBits, Hashable, Sendable {")
        printer.indent()
        for field in bits.fields {
            printer.documentation(field.documentation)
            printer.line("\(modifier)var \(SwiftIdentifier.declaration(field.name)): \(field.type.swiftText)")
        }
        if !bits.fields.isEmpty { printer.blank() }
        emitInitializer(of: bits, modifier: modifier)
        printer.blank()
        printer.line("// MARK: Coding")
        printer.blank()
        printer.block("\(modifier)func bits() throws -> \(rawType) {") { printer in
            guard !bits.fields.isEmpty else { return printer.line("0") }
            printer.line("var bits = BitField<\(rawType)>()")
            for field in bits.fields { printer.line("try bits.set(\(field.swiftProperty), \(field.place))") }
            printer.line("return bits.rawValue")
        }
        printer.blank()
        emitUnpacking(of: bits, modifier: modifier)
        printer.outdent()
        printer.line("}")
    }

    private mutating func emitInitializer(of bits: SchemaBits, modifier: String) {
        guard !bits.fields.isEmpty else { return printer.line("\(modifier)init() {}") }
        printer.block("\(modifier)init(", closing: ") {") { printer in
            for field in bits.fields {
                printer.line("\(SwiftIdentifier.label(field.name)): \(field.type.swiftText),")
            }
        }
        printer.indented { printer in
            for field in bits.fields { printer.line("\(field.swiftProperty) = \(SwiftIdentifier.use(field.name))") }
        }
        printer.line("}")
    }

    private mutating func emitUnpacking(of bits: SchemaBits, modifier: String) {
        let opening = "\(modifier)init(bits rawValue: \(bits.rawType.rawValue)) throws {"
        guard !bits.fields.isEmpty else { return printer.line(opening + "}") }
        printer.block(opening) { printer in
            printer.line("let bits = BitField(rawValue: rawValue)")
            for field in bits.fields {
                let type = field.type.swiftText
                printer.line("\(field.swiftProperty) = try bits.value(\(type).self, \(field.place))")
            }
        }
    }
}

extension SchemaBitField {
    fileprivate var swiftProperty: String { "self." + SwiftIdentifier.member(name) }

    /// Where the field lies, as arguments; errors name it.
    fileprivate var place: String {
        "at: \(position), width: \(width), name: \(SwiftStringLiteral.text(name))"
    }
}
