// A document as a graph for pictures: objects with their values in text, and references between them.
//
// Objects are found breadth first, so that a picture that is cut shows those that are nearest to the top. All objects
// are visited, since the sizes count them; only those that are shown keep their values.

import Archiving
import Foundation
import PropertyLists

/// The objects of a document for a picture.
package struct DocumentGraph {
    /// The part of a document that is shown.
    package struct Bounds: Sendable {
        /// The number of references from the top to the deepest object; `nil` without a bound.
        package var depth: Int?

        /// The number of objects.
        package var count: Int

        package init(depth: Int? = nil, count: Int = 5_000) {
            self.depth = depth
            self.count = count
        }
    }

    /// A value in text, with its key.
    struct Field {
        let label: String
        let text: String
    }

    /// A reference to an object.
    struct Edge {
        let label: String
        let target: Int
    }

    /// An object, a collection, or an archive; the first one is the document itself.
    struct Node {
        let title: String

        /// The number of an object, as paths have it.
        var number: Int?

        /// The node that refers to it first, and the path from there.
        let parent: Int
        let steps: [DocumentPath.Step]
        let depth: Int

        /// The bytes of the values, without and with those of the nodes that are first found through this one.
        var byteCount = 0
        var totalByteCount = 0

        /// An archive in data.
        var isArchive = false

        var fields: [Field] = []
        var edges: [Edge] = []

        /// The values and references that aren't shown.
        var hiddenFieldCount = 0
        var hiddenEdgeCount = 0
    }

    /// The nodes that are shown.
    private(set) var nodes: [Node] = []

    /// The number of all nodes.
    package private(set) var totalCount = 0

    /// The number of parts that can't be read.
    package private(set) var problemCount = 0

    /// What the document is, in a line.
    let title: String

    private let bounds: Bounds
    private var indexes: [ArchivedObject: Int] = [:]

    /// Contents that remain to be read: one for each node.
    private var pending: [(content: PathContent, document: ArchiveDocument, level: Int)] = []

    /// A value that contains a thousand numbers is shown by its beginning.
    private static let shownFieldCount = 50
    private static let shownByteCount = 160

    /// - Throws: ``InspectionError`` if the objects share too much.
    /// - Complexity: O(*n*) in the number of values.
    package init(_ document: ArchiveDocument, within bounds: Bounds = Bounds()) throws(InspectionError) {
        title = document.title
        self.bounds = bounds
        document.allowWork()
        add(document.title, document.topContent, document, parent: -1, steps: [], level: 0)
        var next = 0
        while next < pending.count {
            let (content, document, level) = pending[next]
            pending[next].content = .nothing
            try read(content, into: next, document, level)
            next += 1
        }
        if document.trailingDamage != nil { problemCount += 1 }
        finish()
    }

    /// Adds up the sizes, and removes what isn't shown.
    private mutating func finish() {
        totalCount = nodes.count
        for index in nodes.indices.reversed() {
            // The data of an archive includes its objects.
            if nodes[index].isArchive { nodes[index].totalByteCount = 0 }
            nodes[index].totalByteCount += nodes[index].byteCount
            if index > 0 { nodes[nodes[index].parent].totalByteCount += nodes[index].totalByteCount }
        }
        // Depths only grow, so the shown nodes are the first ones.
        let shownCount = nodes.indices.first { !isShown($0) } ?? nodes.count
        nodes.removeSubrange(shownCount...)
        for index in nodes.indices {
            let count = nodes[index].edges.count
            nodes[index].edges.removeAll { $0.target >= shownCount }
            nodes[index].hiddenEdgeCount = count - nodes[index].edges.count
        }
        pending = []
        indexes = [:]
    }

    private func isShown(_ index: Int) -> Bool {
        index < max(1, bounds.count) && nodes[index].depth <= bounds.depth ?? .max
    }

    @discardableResult
    private mutating func add(
        _ title: String, _ content: PathContent, _ document: ArchiveDocument, parent: Int, steps: [DocumentPath.Step],
        level: Int
    ) -> Int {
        let depth = parent < 0 ? 0 : nodes[parent].depth + 1
        nodes.append(Node(title: title, parent: parent, steps: steps, depth: depth))
        pending.append((content, document, level))
        return nodes.count - 1
    }

    private mutating func read(
        _ content: PathContent, into index: Int, _ document: ArchiveDocument, _ level: Int
    ) throws(InspectionError) {
        var reader = Reading(index: index, document: document, level: level)
        var types: [GroupType] = []
        if case .groups(let groups) = content {
            types = groups.flatMap { (try? $0.types()) ?? Array(repeating: .value(0), count: $0.values.count) }
        }
        for (position, part) in document.parts(of: content).enumerated() where !part.isTextKey {
            reader.type = position < types.count ? types[position] : nil
            try read(part.value, Self.label(of: part), part.steps, reader)
        }
    }

    private static func label(of part: PathPart) -> String {
        switch part.steps.first {
        case .key(let key): ValueText.key(key)
        case .entry(let position) where part.isKey: "key \(position)"
        case .entry(let position) where part.steps.count > 1: "value \(position)"
        case .entry(let position), .element(let position): "[\(position)]"
        default: ""
        }
    }

    /// Where a value is read.
    private struct Reading {
        let index: Int
        let document: ArchiveDocument
        let level: Int

        /// The type of a value in a group.
        var type: GroupType?
    }

    private mutating func read(
        _ value: ArchivedObject.Value, _ label: String, _ steps: [DocumentPath.Step], _ reader: Reading
    ) throws(InspectionError) {
        let document = reader.document
        try document.chargeVisits(1)
        if let object = value.object {
            if let known = indexes[object] { return try refer(to: known, label, reader) }
            if let problem = document.damage[object] {
                problemCount += 1
                return try show("(unreadable: \(problem.message))", label, reader)
            }
        }
        let content = document.pathContent(of: value)
        if case .leaf(let leaf) = content {
            let byteCount = DocumentStatistics.byteCount(of: leaf)
            try document.charge(byteCount)
            if reader.level < ArchiveDocument.maximumLevel, let inner = try document.nested(in: leaf) {
                let target = add(
                    inner.title, inner.topContent, inner, parent: reader.index, steps: steps, level: reader.level + 1)
                nodes[target].byteCount = byteCount
                nodes[target].isArchive = true
                if let object = value.object { indexes[object] = target }
                return try refer(to: target, label, reader)
            }
            nodes[reader.index].byteCount += byteCount
        }
        if let text = try text(of: value, content, reader) { return try show(text, label, reader) }
        let target = add(
            Self.title(of: value, content), content, document, parent: reader.index, steps: steps, level: reader.level)
        if let object = value.object {
            indexes[object] = target
            if reader.level == 0 { nodes[target].number = document.numbers[object] }
        }
        try refer(to: target, label, reader)
    }

    /// A value that is shown with its key; `nil` if it is a node.
    private func text(
        of value: ArchivedObject.Value, _ content: PathContent, _ reader: Reading
    ) throws(InspectionError) -> String? {
        if let type = reader.type, value.object.map({ $0.value != nil }) ?? true {
            return ArchiveDocument.text(of: value, type)
        }
        let line = try reader.document.line(of: value)
        let isLeaf = if case .leaf = content { true } else { false }
        return value.object == nil || isLeaf || line?.hasSuffix(", empty") == false ? line : nil
    }

    private static func title(of value: ArchivedObject.Value, _ content: PathContent) -> String {
        if let name = value.object?.className { return ValueText.name(name) }
        return switch content {
        case .elements(_, let isSet): isSet ? "set" : "array"
        default: "dictionary"
        }
    }

    private mutating func show(_ text: String, _ label: String, _ reader: Reading) throws(InspectionError) {
        guard isShown(reader.index), nodes[reader.index].fields.count < Self.shownFieldCount else {
            nodes[reader.index].hiddenFieldCount += 1
            return
        }
        let text = Self.shortened(text)
        try reader.document.charge(label.utf8.count + text.utf8.count)
        nodes[reader.index].fields.append(Field(label: label, text: text))
    }

    private mutating func refer(to target: Int, _ label: String, _ reader: Reading) throws(InspectionError) {
        guard isShown(reader.index) else { return }
        try reader.document.charge(label.utf8.count)
        nodes[reader.index].edges.append(Edge(label: label, target: target))
    }

    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > shownByteCount else { return text }
        return ValueText.beginning(of: text, shownByteCount) + "…"
    }

    // MARK: Text

    /// The path to a node by its first mention.
    func path(to index: Int) -> DocumentPath {
        DocumentPath(to: index) { (nodes[$0].parent, nodes[$0].steps, nodes[$0].number.map { ($0, -1) }) }
    }

    /// States what isn't shown; `nil` if the picture is complete.
    package var cutText: String? {
        let valueCount = nodes.reduce(0) { $0 + $1.hiddenFieldCount }
        var parts: [String] = []
        if totalCount > nodes.count { parts.append("\(totalCount - nodes.count) of \(totalCount) objects") }
        if valueCount > 0 { parts.append("\(valueCount) value\(valueCount == 1 ? "" : "s") of the shown objects") }
        return parts.isEmpty ? nil : "Not shown: " + parts.joined(separator: ", ")
    }
}
