// Structs that are dictionaries with strings as keys, read as other such structs, or as dictionaries of one type of values.

import CodingSchema

extension ReadingContext {
    /// The finding if one of the types is a struct that is a dictionary, and the other one a dictionary; otherwise `nil`.
    func findingOfDictionaries(written: SchemaType, asOf stage: Int?, read: SchemaType) -> Finding? {
        switch (written, read) {
        case (.structure(let written), .structure(let read)) where written.isDictionary && read.isDictionary:
            var finding = fields(written: written, read: read)
            if finding != .safe, finding.cause == nil,
                isSameDeclaration(written.declarationName, read.declarationName)
            {
                finding.cause = read.declarationName
            }
            return finding
        case (.structure(let structure), .dictionary(let key, let value)) where structure.isDictionary:
            let keys = self.finding(written: .string, asOf: nil, read: key, isElement: true)
            return keys.inside("a key").worse(findingOfEntries(of: structure, readAs: value).inside("a value"))
        case (.dictionary(let key, let value), .structure(let structure)) where structure.isDictionary:
            guard key.isArchivedAsString else { return Finding(.breaking, "a key that is not a string is an error") }
            return finding(ofValues: value, asOf: stage, readAs: structure)
        default: return nil
        }
    }

    /// The finding for each value of a struct that is read as the same type.
    func findingOfEntries(of structure: SchemaStructure, readAs read: SchemaType) -> Finding {
        structure.plan.writes.lazy.filter(\.isPresent).reduce(.safe) { result, step in
            let type = step.isOptional && step.writesNull ? SchemaType.optional(step.type) : step.type
            return result.worse(finding(written: type, asOf: step.stage, read: read, isElement: true))
        }
    }

    /// The finding for a dictionary with any strings as keys that is read by a struct.
    private func finding(ofValues written: SchemaType, asOf stage: Int?, readAs read: SchemaStructure) -> Finding {
        let fields = read.fields.filter(\.isArchived)
        if let field = fields.first(where: \.requiresKey) {
            return Finding(.breaking, "a dictionary without '\(field.key)' is an error")
        }
        let values = fields.reduce(Finding.safe) { result, field in
            let type = field.isOptional ? SchemaType.optional(field.type) : field.type
            return result.worse(finding(written: written, asOf: stage, read: type, isElement: true))
        }
        let others = Finding(.lossy, "an entry that '\(read.name)' has no field for is passed over")
        return isReaderNewer ? values.worse(others) : values
    }
}
