// A path into an archive: `root.employees[3].badge`, from a key at the top through keys, fields and elements.
//
// Keys may contain dots, so at each object the longest key or field that matches the rest is used.

import ArchiveDocuments
import Archiving
import CodingSchema

/// Follows a path from object to object.
struct ArchivePath {
    /// The target of a path.
    enum Destination {
        /// A value, or an object.
        case value(ArchivedObject.Value)

        /// A key or a field of an object, and its value.
        case member(String, ArchivedRecord, ArchivedObject.Value?)
    }

    private let question: String
    private let archive: ArchiveDocument
    private let catalog: ClassCatalog
    private var rest: Substring

    init(_ question: String, archive: ArchiveDocument, catalog: ClassCatalog) {
        self.question = question
        self.archive = archive
        self.catalog = catalog
        self.rest = question[...]
    }

    /// The target of the path; `nil` if it doesn't start with a key at the top.
    ///
    /// - Throws: ``InspectionError`` if the path can't be followed to its end.
    mutating func follow() throws(InspectionError) -> Destination? {
        guard let start = longest(of: archive.top.map(\.key)),
            let entry = archive.top.first(where: { $0.key == start })
        else { return nil }
        rest = rest.dropFirst(start.count)
        var value = entry.value
        while !rest.isEmpty {
            if rest.first == "[" {
                guard let next = element(of: value) else { throw broken("the element doesn't exist") }
                value = next
                continue
            }
            rest = rest.dropFirst()
            if rest.isEmpty { throw broken("a key is missing after the dot") }
            guard let record = value.object.flatMap({ ArchivedRecord($0, catalog) }) else {
                throw broken("this value has no keys")
            }
            guard let member = longest(of: names(in: record)) else { throw broken(suggestion(in: record)) }
            let next = self.value(of: member, in: record)
            if isPart(member, of: record) { return .member(String(rest), record, next) }
            rest = rest.dropFirst(member.count)
            if rest.isEmpty { return .member(member, record, next) }
            guard let next else { throw broken("'\(member)' has no value in the archive") }
            value = next
        }
        return .value(value)
    }

    /// The longest name that matches the start of the rest, followed by its end, a dot or a bracket.
    private func longest(of names: [String]) -> String? {
        names.filter { name in
            guard !name.isEmpty, rest.hasPrefix(name) else { return false }
            let next = rest.dropFirst(name.count).first
            return next == nil || next == "." || next == "["
        }.max { $0.count < $1.count }
    }

    private func names(in record: ArchivedRecord) -> [String] {
        record.chain.flatMap { $0.fields.map(\.name) }
            + record.chain.flatMap { $0.readableFields.flatMap(\.keys) + $0.retired.flatMap(\.keys) }
            + record.object.values.keys.sorted()
    }

    /// Reports that the path continues into a value that isn't an object.
    private func isPart(_ member: String, of record: ArchivedRecord) -> Bool {
        guard rest.dropFirst(member.count).first == "." else { return false }
        return record.chain.contains { owner in
            owner.readableFields.contains { $0.field.type.hasOwnKeys && $0.isMeant(by: member) }
        }
    }

    /// The value under a key, or under the key from which a field is read.
    private func value(of member: String, in record: ArchivedRecord) -> ArchivedObject.Value? {
        for owner in record.chain {
            guard let field = owner.readableFields.first(where: { $0.field.name == member }) else { continue }
            let key = FieldReading(of: field, in: record.object).key
            return key.flatMap { record.object.values[$0] }
        }
        return record.object.values[member]
    }

    /// An element of a collection by its position, or a dictionary's value by its key in quotes.
    private mutating func element(of value: ArchivedObject.Value) -> ArchivedObject.Value? {
        guard let end = rest.firstIndex(of: "]"), let items = try? archive.contents(of: value).items else { return nil }
        let word = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        if let position = Int(word) {
            return items.indices.contains(position) ? items[position].value : nil
        }
        return items.first { $0.entryName.map { $0 == word || $0 == "\"\(word)\"" } ?? false }?.value
    }

    private func broken(_ reason: String) -> InspectionError {
        var place = question.dropLast(rest.count)
        if place.last == "." { place.removeLast() }
        return InspectionError("'\(place)': \(reason)")
    }

    private func suggestion(in record: ArchivedRecord) -> String {
        let word = String(rest.prefix { $0 != "." && $0 != "[" })
        let close = EditDistance.closest(to: word, among: names(in: record))
        return "objects of class \(ValueText.name(record.className)) have no '\(word)'"
            + (close.map { "; did you mean '\($0)'?" } ?? "")
    }
}
