// All fields of a class or struct, read from what the same class or struct of another version wrote.

import CodingSchema

/// What became of the fields of one owner in one direction.
struct OwnerReading {
    /// What became of the reader's own fields, by their names.
    private(set) var outcomes: [String: [FieldOutcome]] = [:]

    /// The writer's own fields whose values no field of the reader takes.
    private(set) var lost: [SchemaField] = []

    /// The writer's fields whose values the reader's own fields take, by these.
    private(set) var sources: [String: Set<String>] = [:]

    /// A field that holds a struct, an enum or bit fields, and the worst that became of it.
    struct Holder {
        let field: String
        let outcome: FieldOutcome
    }

    /// The fields that hold structs, enums and bit fields, by these.
    private(set) var holders: [DeclarationName: [Holder]] = [:]

    /// Reads an owner.
    ///
    /// - Parameters:
    ///   - reading: how fields are read from the writer's table.
    ///   - fields: the reader's fields to read.
    ///   - written: the writer's own fields.
    ///   - partner: the writer's field that a field of the reader is, in the whole chain.
    ///   - isKept: whether a field of the writer still is a field of the reader, in the whole chain.
    init(
        _ reading: FieldReader, fields: [SchemaField], written: [SchemaField],
        partner: (SchemaField) -> SchemaField?, isKept: (SchemaField) -> Bool
    ) {
        var read: Set<String> = []
        for field in fields {
            let result = reading.read(field, partner: partner(field), isForeign: isKept)
            if !result.outcomes.isEmpty { outcomes[field.name] = result.outcomes }
            read.formUnion(result.read)
            if !result.read.isEmpty { sources[field.name] = result.read }
            let worst = result.outcomes.max { $0.verdict < $1.verdict } ?? FieldOutcome(.type, .safe, "")
            for name in result.met {
                holders[name, default: []].append(Holder(field: field.name, outcome: worst))
            }
        }
        lost = written.filter { $0.isWritten && !read.contains($0.name) && !isKept($0) }
    }

    /// The worst of all fields.
    var worst: FieldOutcome? {
        outcomes.sorted { $0.key < $1.key }.flatMap(\.value).max { $0.verdict < $1.verdict }
    }
}

extension ReadingContext {
    /// A context whose structs are read as the engine reads them.
    static func make(
        writer: SchemaSide, reader: SchemaSide, renamed: [DeclarationName: DeclarationName], isReaderNewer: Bool
    ) -> ReadingContext {
        ReadingContext(
            writer: writer, reader: reader, renamed: renamed, isReaderNewer: isReaderNewer
        ) { written, read, context in
            fieldsOutcome(written: written, read: read, context)
        }
    }

    /// The fields of a struct under one scope of keys, whatever it is that they are in.
    private static func fieldsOutcome(
        written: any SchemaFieldOwner, read: any SchemaFieldOwner, _ context: ReadingContext
    ) -> ValueOutcome {
        let matching = FieldMatching(old: written.fields, new: read.fields)
        let table = WrittenTable(of: written)
        let reading = OwnerReading(
            FieldReader(context: context, table: table, words: .neutral), fields: read.fields,
            written: written.fields, partner: { matching.oldOfNew[$0.name]?.field },
            isKept: { matching.newOfOld[$0.name] != nil })
        guard let worst = reading.worst else { return .safe }
        return ValueOutcome(worst.verdict, worst.reason, cause: worst.declaration ?? read.declarationName)
    }
}
