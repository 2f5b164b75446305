// What a document consists of: how many values of which kinds are where, and how large they are.
//
// Each object is counted once. The size of a value is that of its contents: text in UTF-8, data, eight bytes for a
// number. What the format adds isn't counted, because it depends on the format.

import Archiving
import Foundation
package import JSONText
package import PropertyLists

/// The values of a document by class, key and kind.
package struct DocumentStatistics {
    /// Values of one kind under one key of a class.
    package struct Row: Hashable, Sendable {
        /// The class of the object that contains the values; empty for dictionaries and the top.
        package let className: String

        /// The key; `*` for elements, and for the keys of dictionaries.
        package let key: String

        /// The kind, as `coding get --expect` names it, or the class.
        package let kind: String
    }

    /// A count with a size.
    package struct Amount: Sendable {
        package var count = 0
        package var byteCount = 0
    }

    package private(set) var rows: [Row: Amount] = [:]

    /// The objects of each class.
    package private(set) var classes: [String: Int] = [:]

    /// References to objects that are mentioned before.
    package private(set) var sharedReferenceCount = 0

    /// The largest values, the largest first.
    package private(set) var largest: [(path: DocumentPath, byteCount: Int)] = []

    /// Archives in data.
    package private(set) var nested: [(path: DocumentPath, title: String)] = []

    /// The entries at the top with their kinds.
    package private(set) var top: [(key: String, kind: String)] = []

    /// What the document is, in a line.
    package let title: String

    /// A value that waits for its visit, with the way to it.
    private struct Visit {
        let value: ArchivedObject.Value
        let className: String
        let key: String
        let parent: Int
        let steps: [DocumentPath.Step]
    }

    private var visits: [Visit] = []
    private var visited: Set<ArchivedObject> = []

    private static let largestCount = 10

    /// - Throws: ``InspectionError`` if a part of the document can't be read, or its objects share too much.
    /// - Complexity: O(*n*) in the number of values.
    package init(_ document: ArchiveDocument) throws(InspectionError) {
        title = document.title
        try document.requireWhole()
        document.allowWork()
        try add(document.topContent, className: "", parent: -1, document)
        for visit in visits.prefix(1_000) {
            let finding = PathFinding(
                path: DocumentPath(visit.steps), target: .value(visit.value), document: document)
            top.append((finding.path.description, finding.kind))
        }
        var next = 0
        while next < visits.count {
            try count(next, document)
            next += 1
        }
        visits = []
    }

    private mutating func add(
        _ content: PathContent, className: String, parent: Int, _ document: ArchiveDocument
    ) throws(InspectionError) {
        // A dictionary has any keys, those of an object are the same for all of its class.
        let hasKeys = if case .entries = content { false } else { true }
        for part in document.parts(of: content) where !part.isTextKey {
            try document.chargeVisits(1)
            let key = hasKeys ? part.key ?? "*" : "*"
            visits.append(
                Visit(value: part.value, className: className, key: key, parent: parent, steps: part.steps))
        }
    }

    private mutating func count(_ index: Int, _ document: ArchiveDocument) throws(InspectionError) {
        let visit = visits[index]
        let finding = PathFinding(path: DocumentPath(), target: .value(visit.value), document: document)
        let row = Row(className: visit.className, key: visit.key, kind: finding.kind)
        let isContainer = visit.value.object.map(document.isContainer) ?? false
        if let object = visit.value.object, object.value == nil || isContainer {
            guard visited.insert(object).inserted else {
                sharedReferenceCount += 1
                rows[row, default: Amount()].count += 1
                return
            }
            if let name = object.className { classes[name, default: 0] += 1 }
        }
        let content = document.pathContent(of: visit.value)
        var byteCount = 0
        if case .leaf(let leaf) = content {
            byteCount = Self.byteCount(of: leaf)
            try document.charge(byteCount)
            note(byteCount, at: index, document)
            if let inner = try document.nested(in: leaf) {
                nested.append((path(to: index, document), inner.title))
            }
        }
        rows[row, default: Amount()].count += 1
        rows[row, default: Amount()].byteCount += byteCount
        try add(content, className: visit.value.object?.className ?? "", parent: index, document)
    }

    package static func byteCount(of leaf: PropertyList) -> Int {
        switch leaf {
        case .null, .boolean: 1
        case .integer, .float, .double, .date, .uid: 8
        case .data(let data): data.count
        case .string(let text): text.utf8.count
        case .array, .set, .dictionary: 0
        }
    }

    private mutating func note(_ byteCount: Int, at index: Int, _ document: ArchiveDocument) {
        guard byteCount > 8, largest.count < Self.largestCount || byteCount > (largest.last?.byteCount ?? 0) else {
            return
        }
        largest.append((path(to: index, document), byteCount))
        largest.sort { ($1.byteCount, $0.path.description) < ($0.byteCount, $1.path.description) }
        if largest.count > Self.largestCount { largest.removeLast() }
    }

    private func path(to index: Int, _ document: ArchiveDocument) -> DocumentPath {
        DocumentPath(to: index) { index in
            let visit = visits[index]
            return (visit.parent, visit.steps, visit.value.object.flatMap { document.numbers[$0] }.map { ($0, -1) })
        }
    }
}

// MARK: - Output

extension DocumentStatistics {
    /// The kind of the document, its top, its classes, and the archives in it.
    package var summaryLines: [String] {
        var lines = [title]
        if !top.isEmpty { lines += ["", "top:"] + top.map { "  \($0.key): \($0.kind)" } }
        let counts = classes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var byteCounts: [String: Int] = [:]
        for (row, amount) in rows { byteCounts[row.className, default: 0] += amount.byteCount }
        if !counts.isEmpty {
            lines += ["", "objects:"]
            lines += counts.map { "  \($0.value) × \(ValueText.name($0.key)), \(byteCounts[$0.key] ?? 0) bytes" }
        }
        if sharedReferenceCount > 0 { lines += ["  \(sharedReferenceCount) more references to them"] }
        if !nested.isEmpty { lines += ["", "archives in data:"] + nested.map { "  \($0.path): \($0.title)" } }
        if !largest.isEmpty {
            lines += ["", "largest values:"] + largest.map { "  \($0.byteCount) bytes: \($0.path)" }
        }
        return lines
    }
}

/// The statistics of several documents as one table.
package struct StatisticsTable: Sendable {
    private var rows: [DocumentStatistics.Row: DocumentStatistics.Amount] = [:]

    package init() {}

    package init(_ statistics: DocumentStatistics) { rows = statistics.rows }

    package mutating func add(_ other: StatisticsTable) {
        rows.merge(other.rows) { sum, amount in
            DocumentStatistics.Amount(count: sum.count + amount.count, byteCount: sum.byteCount + amount.byteCount)
        }
    }

    /// The rows, the largest first.
    private var sorted: [(row: DocumentStatistics.Row, amount: DocumentStatistics.Amount)] {
        rows.map { ($0.key, $0.value) }.sorted { left, right in
            if left.1.byteCount != right.1.byteCount { return left.1.byteCount > right.1.byteCount }
            if left.1.count != right.1.count { return left.1.count > right.1.count }
            return (left.0.className, left.0.key, left.0.kind) < (right.0.className, right.0.key, right.0.kind)
        }
    }

    /// One row on each line, in columns; no line without any row.
    package var lines: [String] {
        if rows.isEmpty { return [] }
        let names = sorted.map { row, amount in
            ["\(amount.byteCount)", "\(amount.count)", Self.name(of: row), ValueText.name(row.kind)]
        }
        let cells = [["bytes", "count", "value", "kind"]] + names
        let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            (0..<2).map { String(repeating: " ", count: widths[$0] - row[$0].count) + row[$0] }.joined(separator: "  ")
                + "  " + row[2] + String(repeating: " ", count: widths[2] - row[2].count) + "  " + row[3]
        }
    }

    private static func name(of row: DocumentStatistics.Row) -> String {
        let key = row.key == "*" ? "[*]" : DocumentPath.Step.key(ValueText.cut(row.key) ?? row.key).text(isFirst: true)
        if row.className.isEmpty { return key }
        return ValueText.name(row.className) + (key.hasPrefix("[") ? key : "." + key)
    }

    /// Rows of comma-separated values, after a row of names.
    package var csv: [String] {
        ["class,key,kind,count,bytes"]
            + sorted.map { row, amount in
                CSV.row([row.className, row.key, row.kind, "\(amount.count)", "\(amount.byteCount)"])
            }
    }

    /// One object for each row.
    package var json: JSONValue {
        .array(
            sorted.map { row, amount in
                [
                    "class": .string(row.className), "key": .string(row.key), "kind": .string(row.kind),
                    "count": .integer(amount.count), "bytes": .integer(amount.byteCount),
                ]
            })
    }
}
