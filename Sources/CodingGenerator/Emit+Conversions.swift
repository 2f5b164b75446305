// The functions that convert a type wherever it is a field's: constants of the file, so that no member of a class and
// no type hides a function of the same name.

import CodingSchema

extension Emitter {
    /// The constants that a file's declarations need, in the order of their first use.
    mutating func emitConversions(of file: SchemaFile) {
        for conversion in file.conversionsOfTypes {
            blank()
            line("/// `\(conversion.name)` and its form in archives.")
            for isReading in [false, true] {
                let name = conversion.constantName(isReading: isReading)
                let function = isReading ? conversion.reading : conversion.writing
                let type = conversion.functionType(isReading: isReading)
                line("fileprivate nonisolated let \(name): @Sendable \(type) =")
                line("    \(function.referenceText)")
            }
        }
    }
}

extension SchemaFile {
    /// The conversions of types that values of the file's declarations have, each once.
    var conversionsOfTypes: [SchemaTypeConversion] {
        var found: [SchemaTypeConversion] = []
        for type in declarations.flatMap(\.valueTypes) {
            type.forEachPart { part in
                guard case .converted(let conversion) = part, conversion.isOfType else { return }
                if !found.contains(where: { $0 === conversion }) { found.append(conversion) }
            }
        }
        return found
    }
}

extension SchemaType {
    /// Whether a part is a type of which neither the language nor the schema knows the module.
    var hasUnknownType: Bool {
        if case .converted(let conversion) = self { return conversion.swiftType == nil && conversion.typeModule == nil }
        return parts.contains(where: \.hasUnknownType)
    }
}
