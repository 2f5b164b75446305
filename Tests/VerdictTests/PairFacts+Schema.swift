// Facts from the schemas of a pair that values don't show. They come from the model alone, independent of the review.

import CodingSchema

extension PairFacts {
    /// The facts of two versions. Only the caller knows what was renamed and what a value is computed from.
    init(old: Schema, new: Schema, renamed: [String: String] = [:], converted: Set<String> = []) {
        self.init()
        self.renamed = renamed
        self.converted = converted
        for field in Self.fields(of: old) {
            add(field, in: old)
            if field.connection == .transient { transientInOld.insert(field.name) }
            if field.until != nil { unwrittenByOld.insert(field.name) }
        }
        for field in Self.fields(of: new) {
            add(field, in: new)
            if field.connection == .transient { transientInNew.insert(field.name) }
        }
        addConversions(writer: old, reader: new)
        addConversions(writer: new, reader: old)
        for declaration in (old.files + new.files).flatMap(\.declarations) { add(declaration) }
    }

    private mutating func add(_ field: SchemaField, in schema: Schema) {
        keys[field.name, default: []].append(field.key)
        var leavesOut = field.isLenient
        field.type.forEachPart { part in
            if schema.retiredTypes.contains(where: { $0.canBe(in: part) }) { leavesOut = true }
        }
        if leavesOut { lenient.insert(field.name) }
        if case .indexed = field.type { indexed.insert(field.name) }
        if case .function = field.value { converted.insert(field.name) }
        if field.fallbacks.contains(where: { $0.conversion != nil }) { converted.insert(field.name) }
    }

    /// The reader's fields that read values that the writer converts or writes as constants.
    private mutating func addConversions(writer: Schema, reader: Schema) {
        var keys: Set<String> = []
        for field in Self.fields(of: writer) {
            for also in field.also where also.conversion != nil { keys.formUnion(also.keys) }
        }
        for owner in Self.owners(of: writer) {
            for retired in owner.retired where retired.constant != nil || retired.computed != nil {
                keys.formUnion(retired.keys)
            }
        }
        for field in Self.fields(of: reader) where keys.contains(field.key) { converted.insert(field.name) }
    }

    private mutating func add(_ declaration: SchemaDeclared) {
        switch declaration {
        case let enumeration as SchemaEnumeration:
            for enumerationCase in enumeration.cases {
                if let since = enumerationCase.since { replacements[enumerationCase.name] = since.replacement }
            }
        case let union as SchemaUnion:
            for found in [union.fallbackCase, union.unknownCase].compactMap(\.self) { fallbackCases.insert(found.name) }
        default: break
        }
    }

    private static func owners(of schema: Schema) -> [any SchemaFieldOwner] {
        schema.files.flatMap(\.declarations).compactMap { $0 as? any SchemaFieldOwner }
    }

    private static func fields(of schema: Schema) -> [SchemaField] {
        owners(of: schema).flatMap(\.fields)
    }
}
