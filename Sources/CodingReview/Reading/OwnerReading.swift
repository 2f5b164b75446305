// Evaluates all fields of a class or struct against the archive of another version.

import CodingSchema

/// The findings for the fields of one owner in one direction.
struct OwnerReading {
    /// The findings for the reader's own fields, by name.
    private(set) var findings: [String: [Finding]] = [:]

    /// The writer's own fields that no field of the reader reads.
    private(set) var lost: [SchemaField] = []

    /// The writer's fields that each of the reader's own fields reads, by the reader's field.
    private(set) var sources: [String: Set<String>] = [:]

    /// The keys of parts of values that are read, by the writer's fields that hold the values.
    private(set) var readParts: [String: Set<String>] = [:]

    /// The fields that hold a struct, an enum or bit fields, and their worst findings. Those that are lost are safe:
    /// no field reads them.
    typealias Holders = [(field: SchemaField, finding: Finding, isLost: Bool)]

    /// The holding fields, by the declaration that they hold.
    private(set) var holders: [DeclarationName: Holders] = [:]

    /// Evaluates an owner.
    ///
    /// - Parameters:
    ///   - reading: evaluates fields against the writer's table.
    ///   - fields: the reader's fields to evaluate.
    ///   - written: the writer's own fields.
    ///   - partner: the writer's version of a field of the reader, in the whole chain.
    ///   - isKept: whether the reader still has a field of the writer, in the whole chain.
    ///   - effectOfFailure: what lenient fields do with an object that can't be created; `nil` if that is an error.
    init(
        _ reading: FieldReader, fields: [SchemaField], written: [SchemaField],
        partner: (SchemaField) -> SchemaField?, isKept: (SchemaField) -> Bool,
        effectOfFailure: String? = nil
    ) {
        var read: Set<String> = []
        for field in fields {
            var result = reading.read(field, partner: partner(field), isForeign: isKept)
            let isAtOnce = ReadStep(of: field).phase == .initializer
            for index in result.findings.indices {
                if isAtOnce {
                    result.findings[index] = result.findings[index].leavingOut(effectOfFailure)
                } else if result.findings[index].verdict == .breaking {
                    // The object exists already.
                    result.findings[index].endsReading = true
                }
            }
            if !result.findings.isEmpty { findings[field.name] = result.findings }
            read.formUnion(result.read.subtracting(result.readParts.keys))
            readParts.merge(result.readParts) { $0.union($1) }
            if !result.read.isEmpty { sources[field.name] = result.read }
            let worst = result.findings.max { $0.verdict < $1.verdict } ?? .safe
            for name in result.met { holders[name, default: []].append((field, worst, false)) }
        }
        let parts = readParts
        lost = written.filter { field in
            guard field.isWritten, !read.contains(field.name), !isKept(field) else { return false }
            // A value with composed keys is read if all its parts are.
            guard let parts = parts[field.name] else { return true }
            return !parts.isSuperset(of: SchemaKey.written(field.type, forKey: field.key, isOptional: false))
        }
        if reading.isInSequences { return }
        // What is inside a value that isn't read has no effect.
        for field in lost {
            var names: Set<DeclarationName> = []
            field.type.addValueNames(to: &names)
            for name in names { holders[name, default: []].append((field, .safe, true)) }
        }
    }

    /// Evaluates an owner whose partners are all in one matching of the writer's fields with the reader's.
    init(_ reading: FieldReader, fields: [SchemaField], written: [SchemaField], _ matching: FieldMatching) {
        self.init(
            reading, fields: fields, written: written, partner: { matching.oldOfNew[$0.name]?.field },
            isKept: { matching.newOfOld[$0.name] != nil })
    }

    /// The worst finding of all fields.
    var worst: Finding? {
        findings.sorted { $0.key < $1.key }.flatMap(\.value).max {
            $0.verdict == $1.verdict ? !$0.isMisread && $1.isMisread : $0.verdict < $1.verdict
        }
    }
}

extension ReadingContext {
    /// A context that evaluates structs as the review does.
    static func make(
        writer: SchemaSide, reader: SchemaSide, renamed: [DeclarationName: DeclarationName], isReaderNewer: Bool
    ) -> ReadingContext {
        ReadingContext(
            writer: writer, reader: reader, renamed: renamed, isReaderNewer: isReaderNewer
        ) { written, read, context in
            fieldsFinding(written: written, read: read, context)
        }
    }

    /// The finding for the fields of a struct in one scope of keys, independent of where the struct is.
    private static func fieldsFinding(
        written: any SchemaFieldOwner, read: any SchemaFieldOwner, _ context: ReadingContext
    ) -> Finding {
        let reader = FieldReader(
            context: context, table: WrittenTable(of: written), words: .neutral, isInSequences: written.hasSequence)
        if let read = read as? SchemaClass, let reason = reader.refusal(of: written, by: read) {
            return Finding(.breaking, reason)
        }
        let reading = OwnerReading(
            reader, fields: read.fields, written: written.fields,
            FieldMatching(old: written.fields, new: read.fields))
        guard let worst = reading.worst else { return lost(reading.lost, written, read, context) }
        let cause = worst.cause ?? read.declarationName
        if worst.isMisread, worst.verdict == .breaking { return .misread(worst.reason, cause: cause) }
        return Finding(worst.verdict, worst.reason, cause: cause)
            .worse(lost(reading.lost, written, read, context))
    }

    /// The finding that another struct doesn't read a value. A version of the same struct reports the field that it lost.
    private static func lost(
        _ lost: [SchemaField], _ written: any SchemaFieldOwner, _ read: any SchemaFieldOwner,
        _ context: ReadingContext
    ) -> Finding {
        guard context.isReaderNewer, let field = lost.first,
            !context.isSameDeclaration(written.declarationName, read.declarationName)
        else { return .safe }
        return Finding(.lossy, "no field of '\(read.name)' reads the values of '\(field.name)'")
    }
}

extension FieldReader {
    /// Why a class of the reader's chain refuses an object for its version; `nil` if none does. Where the class looks for
    /// its own version, the object may have that of another class, or another value.
    func refusal(of written: any SchemaFieldOwner, by reader: SchemaClass) -> String? {
        for refusing in reader.chain where refusing.refusesNewer {
            let isOwn = refusing === reader
            var version = isOwn && written.hasSequence && reader.hasSequence ? written.version : 0
            switch refusing.versionKeys.lazy.compactMap(table.entry).first?.source {
            case .version(let number)?: version = max(version, number)
            case nil: break
            default:
                return "\(words.reader) takes what is under \(refusing.versionKey.schemaLiteral) for the version of "
                    + "'\(refusing.name)', and refuses newer ones"
            }
            guard version > refusing.version else { continue }
            let subject = isOwn ? "versions" : "versions of '\(refusing.name)'"
            return "\(words.reader) refuses \(subject) above \(refusing.version), and \(words.writer) writes \(version)"
        }
        return nil
    }
}
