// Explains why a field of an archive's objects has its value: the answer to `coding why`.

package import ArchiveDocuments
import Archiving
package import CodingSchema

/// Explains how objects of an archive are read with a schema.
package struct WhyReport {
    private let archive: ArchiveDocument
    private let catalog: ClassCatalog

    /// Reads fields as generated code does; `nil` if the runtime doesn't accept the archive.
    private let reader: ExpectedReader?

    /// A statement about several objects.
    private struct Finding: Hashable {
        let className: String
        let lines: [String]
    }

    /// Prepares for questions.
    package init(_ archive: ArchiveDocument, schema: Schema) {
        self.archive = archive
        self.catalog = ClassCatalog(schema)
        reader = try? ExpectedReader(archive, catalog, events: ReadingEvents(KnownKeys()))
    }

    /// The answer in lines; `nil` if neither the archive nor the schema contains the key.
    ///
    /// - Parameter question: a key, a field's name, or a path from a key at the top: `root.employees[3].badge`.
    /// - Throws: ``InspectionError`` if a path can't be followed to its end.
    package func answer(to question: String) throws(InspectionError) -> [String]? {
        if let lines = try path(question) { return lines }
        return objects(with: question)
    }

    /// All valid questions, for suggestions: fields come before keys.
    package var names: [String] {
        let owners = catalog.fieldOwners
        let fields = Set(owners.flatMap(\.fields).map(\.name))
        let keys = owners.flatMap { $0.readableFields.flatMap(\.keys) + $0.retired.flatMap(\.keys) }
        let stored = archive.slots.flatMap { $0.object?.keys ?? [] }
        let others = Set(keys + archive.top.map(\.key) + stored).subtracting(fields)
        return (fields.sorted() + others.sorted()).filter { !$0.isEmpty }
    }

    // MARK: All objects

    /// The meaning of a name in every object in which it has one.
    private func objects(with name: String) -> [String]? {
        var counts: [Finding: Int] = [:]
        var order: [Finding] = []
        for case .object(let object) in archive.slots {
            guard let record = ArchivedRecord(object, catalog), let lines = lines(about: name, in: record) else {
                continue
            }
            let finding = Finding(className: record.className, lines: lines)
            if counts[finding] == nil { order.append(finding) }
            counts[finding, default: 0] += 1
        }
        if order.isEmpty { return noClass(has: name) }
        order.sort { NaturalOrder.precedes($0.className, $1.className) }
        return order.flatMap { finding in
            let count = counts[finding] ?? 0
            let title = "\(ValueText.name(finding.className)), \(count) object\(count == 1 ? "" : "s"):"
            return [title] + finding.lines.map { "  " + $0 }
        }
    }

    /// The schema contains the name, but the archive has no object of such a class.
    private func noClass(has name: String) -> [String]? {
        let owners = catalog.fieldOwners.filter { owner in
            owner.readableFields.contains { $0.isMeant(by: name) } || owner.retired.contains { $0.keys.contains(name) }
        }
        if owners.isEmpty { return nil }
        return owners.map { "the archive holds no object of '\($0.name)', which has \(ValueText.quoted(name))" }
    }

    /// The meaning of a name in one object; `nil` if it has none.
    private func lines(about name: String, in record: ArchivedRecord) -> [String]? {
        let isOwn = record.chain.contains { $0.readableFields.contains { $0.isMeant(by: name) } }
        var lines: [String] = []
        for owner in record.chain {
            for field in owner.readableFields {
                for question in field.questions(about: name) where isOwn == field.isMeant(by: name) {
                    lines += [record.versionText(of: owner)].compactMap(\.self)
                    lines += sentences(about: field, asked: question, in: record)
                }
            }
            for retired in owner.retired where retired.keys.contains(name) {
                lines += [record.versionText(of: owner)].compactMap(\.self)
                lines.append(sentence(about: retired, key: name, of: owner, in: record))
            }
        }
        if lines.isEmpty {
            guard record.object.values[name] != nil else { return nil }
            lines = [unknownSentence(about: name, in: record)]
        }
        return [superclassSentence(about: record)].compactMap(\.self) + lines
    }

    private func sentences(about field: ReadableField, asked name: String, in record: ArchivedRecord) -> [String] {
        let reading = FieldReading(of: field, in: record, reader)
        var sentences = reading.sentences
        var (part, key, type) = (field.part(of: name), reading.key, field.field.type)
        var holder = record
        // A part of a part, as deep as the name leads.
        while let rest = part, let outer = key, case .structure(let structure) = type,
            let inner = structure.readableFields.first(where: { $0.isMeant(by: rest) })
        {
            let reading: FieldReading
            if structure.isDictionary {
                // What can't be read in it is reported for the whole.
                guard let contents = ArchivedRecord(dictionary: holder.object.values[outer], of: structure) else {
                    break
                }
                holder = contents
                reading = FieldReading(of: inner, in: holder)
            } else {
                reading = FieldReading(of: inner, in: holder, under: outer, holder.isDictionary ? nil : reader)
            }
            sentences += reading.sentences
            (part, key, type) = (inner.part(of: rest), reading.key, inner.field.type)
        }
        return sentences
    }

    private func sentence(
        about retired: SchemaRetiredKey, key: String, of owner: any SchemaFieldOwner, in record: ArchivedRecord
    ) -> String {
        let presence = record.object.values[key] == nil ? "is missing" : "is present"
        let until = retired.until.map { " after version \($0)" } ?? ""
        let isRead = owner.readableFields.contains { $0.keys.contains(key) }
        let use =
            retired.computed.map { "'\($0.function.name)' writes it for older readers" }
            ?? (isRead ? "fields read it where their own keys are missing" : "no field reads it")
        return "\(ValueText.quoted(key)) is retired in '\(owner.name)'\(until): it \(presence), and \(use)"
    }

    private func superclassSentence(about record: ArchivedRecord) -> String? {
        guard record.isUnknownSubclass, let owner = record.owner else { return nil }
        return "the schema has no class that is archived under this name: the object is read as '\(owner.name)'"
    }

    private func unknownSentence(about key: String, in record: ArchivedRecord) -> String {
        if let text = record.unionText { return text }
        guard let owner = record.owner else {
            return "holds \(ValueText.quoted(key)), and the schema has no class that is archived under this name"
        }
        let keeps = record.chain.contains { ($0 as? SchemaClass)?.keepsUnknown ?? false }
        return "\(ValueText.quoted(key)) is unknown to '\(owner.name)': "
            + (keeps ? "its value is kept and written again" : "it is ignored")
    }

    // MARK: One object

    /// The target of a path; `nil` if it doesn't start with a key at the top.
    private func path(_ question: String) throws(InspectionError) -> [String]? {
        switch try SchemaPath(question, archive: archive, catalog: catalog)?.follow() {
        case nil: return nil
        case .value(let value): return [title(question, value)] + whole(value)
        case .member(let name, let record, let value):
            guard let lines = lines(about: name, in: record) else { return nil }
            let holder = "in an object of class \(ValueText.name(record.className)):"
            return [title(question, value), holder] + lines.map { "  " + $0 }
        }
    }

    private func title(_ question: String, _ value: ArchivedObject.Value?) -> String {
        guard let value else { return "\(question): no key of its own" }
        if let line = try? archive.line(of: value) { return "\(question): \(line)" }
        return "\(question): \((try? archive.contents(of: value).title) ?? "unreadable")"
    }

    /// How each field of an object is read.
    private func whole(_ value: ArchivedObject.Value) -> [String] {
        guard let record = value.object.flatMap({ ArchivedRecord($0, catalog) }) else { return [] }
        if let text = record.unionText { return ["  " + text] }
        if record.owner == nil { return [] }
        var lines = [superclassSentence(about: record)].compactMap(\.self)
        for owner in record.chain {
            lines += [record.versionText(of: owner)].compactMap(\.self)
            for field in owner.readableFields {
                lines += FieldReading(of: field, in: record, reader).sentences.prefix(1)
            }
        }
        return lines.map { "  " + $0 }
    }
}
