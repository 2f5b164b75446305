// Bit fields: a struct of values that the runtime packs into one integer, position by position.

import CodingSchema

extension Emitter {
    /// Emits the whole struct of bit fields.
    mutating func emitBits(_ bits: SchemaBits) {
        let modifier = bits.memberModifier
        let rawType = bits.rawType.rawValue
        declaration(bits, "\(modifier)nonisolated struct \(bits.declaredName): ArchivableBits, Hashable, Sendable") {
            emitter in
            for field in bits.fields {
                emitter.documentation(field.documentation)
                emitter.line("\(modifier)var \(SwiftIdentifier.declaration(field.name)): \(field.type.swiftName)")
            }
            if !bits.fields.isEmpty { emitter.blank() }
            emitter.emitInitializer(of: bits)
            emitter.blank()
            emitter.line("// MARK: Coding")
            emitter.blank()
            emitter.block("\(modifier)func bits() throws -> \(rawType) {") { emitter in
                guard !bits.fields.isEmpty else { return emitter.line("0") }
                emitter.line("var bits = BitField<\(rawType)>()")
                for field in bits.fields { emitter.line("try bits.set(\(field.swiftProperty), \(field.arguments))") }
                emitter.line("return bits.rawValue")
            }
            emitter.blank()
            emitter.emitUnpacking(of: bits)
        }
    }

    private mutating func emitInitializer(of bits: SchemaBits) {
        let parameters = bits.fields.map { "\(SwiftIdentifier.label($0.name)): \($0.type.swiftName)" }
        initializer("\(bits.memberModifier)init(", parameters) { emitter in
            for field in bits.fields { emitter.line("\(field.swiftProperty) = \(SwiftIdentifier.use(field.name))") }
        }
    }

    private mutating func emitUnpacking(of bits: SchemaBits) {
        block("\(bits.memberModifier)init(bits rawValue: \(bits.rawType.rawValue)) throws {") { emitter in
            guard !bits.fields.isEmpty else { return }
            emitter.line("let bits = BitField(rawValue: rawValue)")
            for field in bits.fields {
                let type = field.type.swiftName
                emitter.line("\(field.swiftProperty) = try bits.value(\(type).self, \(field.arguments))")
            }
        }
    }
}

extension SchemaBitField {
    fileprivate var swiftProperty: String { "self." + SwiftIdentifier.member(name) }

    /// The field's position, as arguments; errors name it.
    fileprivate var arguments: String {
        "at: \(position), width: \(width), name: \(SwiftStringLiteral.text(name))"
    }
}
