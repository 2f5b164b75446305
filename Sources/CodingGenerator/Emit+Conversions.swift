// The functions that convert a type wherever it is a field's. Each is called by one of the file itself, where no member
// of a class hides it.

import CodingSchema

extension Emitter {
    /// The functions that a file's declarations need, in the order of their first use.
    mutating func emitConversions(of file: SchemaFile) {
        for conversion in file.conversionsOfTypes {
            guard let functions = conversion.functions else { continue }
            blank()
            line("/// `\(conversion.name)` and its form in archives.")
            for isReading in [false, true] {
                let name = conversion.functionName(isReading: isReading)
                let types = conversion.functionTypes(isReading: isReading)
                let function = (isReading ? functions.reading : functions.writing).referenceText
                let parameter = "(_ value_: \(types.argument))"
                block("fileprivate nonisolated func \(name)\(parameter) throws -> \(types.result) {") { emitter in
                    // As a function that throws, so that `try` isn't superfluous.
                    let typed = "\(function) as \(conversion.functionType(isReading: isReading))"
                    emitter.line(isReading ? "try Unarchiver.required(\(typed), value_)" : "try (\(typed))(value_)")
                }
            }
        }
    }
}

extension SchemaFile {
    /// The conversions of types that values of the file's declarations have, each once.
    var conversionsOfTypes: [SchemaTypeConversion] {
        var found: [SchemaTypeConversion] = []
        for conversion in declarations.flatMap(\.valueTypes).flatMap(\.conversions) where conversion.isOfType {
            if !found.contains(where: { $0 === conversion }) { found.append(conversion) }
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
