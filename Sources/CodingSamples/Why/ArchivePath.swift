// A way into an archive: `root.employees[3].badge`, from a key at the top over keys, fields and elements.
//
// Keys may have dots in them, so at each object the longest key or field that the rest begins with is taken.

import CodingSchema

/// Follows a path from object to object.
struct ArchivePath {
    /// Where a path leads.
    enum Destination {
        /// No key at the top begins it.
        case notAPath

        /// It breaks off at a place, for a reason.
        case nothing(place: String, reason: String)

        /// A value, or an object.
        case value(InspectedNode)

        /// A key or a field of an object, and what stands there.
        case member(String, ArchivedRecord, InspectedNode?)
    }

    private let question: String
    private let archive: InspectedArchive
    private let types: ReadableTypes
    private var rest: Substring

    init(_ question: String, archive: InspectedArchive, types: ReadableTypes) {
        self.question = question
        self.archive = archive
        self.types = types
        self.rest = question[...]
    }

    /// Goes as far as the path does.
    mutating func follow() -> Destination {
        guard let start = longest(of: archive.top.map(\.key)),
            let entry = archive.top.first(where: { $0.key == start })
        else { return .notAPath }
        rest = rest.dropFirst(start.count)
        var node = archive.node(at: entry.value)
        while !rest.isEmpty {
            if rest.first == "[" {
                guard let next = element(of: node) else { return broken("the element doesn't exist") }
                node = next
                continue
            }
            rest = rest.dropFirst()
            if rest.isEmpty { return broken("a key is missing after the dot") }
            guard case .slot(let number) = node, case .object(let described, let entries) = archive.slot(number) else {
                return broken("this value has no keys")
            }
            let record = ArchivedRecord(described, entries, types)
            guard let member = longest(of: names(in: record)) else { return broken(suggestion(in: record)) }
            let value = value(of: member, in: record)
            if isPart(member, of: record) { return .member(String(rest), record, value) }
            rest = rest.dropFirst(member.count)
            if rest.isEmpty { return .member(member, record, value) }
            guard let value else { return broken("'\(member)' has no value in the archive") }
            node = value
        }
        return .value(node)
    }

    /// The longest name that the rest begins with, and that ends where the rest ends, or a dot or a bracket follows.
    private func longest(of names: [String]) -> String? {
        names.filter { name in
            guard !name.isEmpty, rest.hasPrefix(name) else { return false }
            let next = rest.dropFirst(name.count).first
            return next == nil || next == "." || next == "["
        }.max { $0.count < $1.count }
    }

    private func names(in record: ArchivedRecord) -> [String] {
        record.chain.flatMap { $0.fields.map(\.name) }
            + record.chain.flatMap { $0.fields.flatMap(\.allKeys) + $0.retired.flatMap(\.keys) }
            + record.values.keys.sorted()
    }

    /// The path goes on into a value that has no object of its own.
    private func isPart(_ member: String, of record: ArchivedRecord) -> Bool {
        guard rest.dropFirst(member.count).first == "." else { return false }
        return record.chain.contains { owner in
            owner.fields.contains { $0.isComposed && $0.isMeant(by: member) }
        }
    }

    /// What stands under a key, or under the one that a field is read from.
    private func value(of member: String, in record: ArchivedRecord) -> InspectedNode? {
        for owner in record.chain {
            guard let field = owner.fields.first(where: { $0.name == member }) else { continue }
            let key = FieldReading(of: field, values: record.values).key
            return key.flatMap { record.values[$0] }.map(archive.node)
        }
        return record.values[member].map(archive.node)
    }

    /// An element of a collection by its position, or a dictionary's value by its key in quotes.
    private mutating func element(of node: InspectedNode) -> InspectedNode? {
        guard let end = rest.firstIndex(of: "]"), let children = try? archive.contents(of: node).children else {
            return nil
        }
        let word = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        if let position = Int(word) {
            return children.indices.contains(position) ? children[position].node : nil
        }
        for child in children {
            if case .entry(let text) = child.label, text == word || text == "\"\(word)\"" { return child.node }
        }
        return nil
    }

    private func broken(_ reason: String) -> Destination {
        var place = question.dropLast(rest.count)
        if place.last == "." { place.removeLast() }
        return .nothing(place: String(place), reason: reason)
    }

    private func suggestion(in record: ArchivedRecord) -> String {
        let word = String(rest.prefix { $0 != "." && $0 != "[" })
        let close = EditDistance.closest(to: word, among: names(in: record))
        return "objects of class \(ValueText.name(record.described.name)) have no '\(word)'"
            + (close.map { "; did you mean '\($0)'?" } ?? "")
    }
}
