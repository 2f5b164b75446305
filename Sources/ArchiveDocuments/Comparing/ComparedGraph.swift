// A document as a graph for comparison: objects of classes with their values under labels.
//
// Leaves, Foundation's values and the strings of dictionaries are texts. Collections are nodes like other objects. Arrays
// under `XKeys` and `XValues` of one object, as nibs have them, are a set of pairs. An archive in data is a node with the
// values at its top.

import Archiving
import Foundation
import PropertyLists

/// A document, flattened.
package struct ComparedGraph {
    /// A value under a label.
    enum Value: Hashable {
        case leaf(kind: String, text: ExactText)
        case node(Int)
    }

    /// How the values of a node are compared.
    enum Kind: Hashable {
        /// By their keys.
        case keyed

        /// By their order.
        case list

        /// By their content.
        case set

        /// A key and its value.
        case pair
    }

    /// An object or a collection.
    struct Node {
        var className: String
        var kind: Kind
        var labels: [ExactText] = []
        var values: [Value] = []

        /// The node that mentions it first, and the label there.
        var parent: Int
        var step: DocumentPath.Step?

        /// The number of the object, if it is one.
        var number: Int?
    }

    let document: ArchiveDocument
    private(set) var nodes: [Node] = []
    private var indexes: [ArchivedObject: Int] = [:]

    /// Contents that remain to be read.
    private var pending: [(index: Int, content: Content, source: Source)] = []

    /// The document that contains values, and how many archives contain it.
    private struct Source {
        let document: ArchiveDocument
        var level = 0
    }

    private enum Content {
        case value(PathContent)

        /// Keys with their values; the key under which the values are stored.
        case pairs([(key: ArchivedObject.Value, value: ArchivedObject.Value)])
    }

    /// The node of the document itself is the first one.
    ///
    /// - Throws: ``InspectionError`` if the document can't be read as a whole.
    package init(_ document: ArchiveDocument) throws(InspectionError) {
        self.document = document
        try document.requireWhole()
        document.allowWork()
        add(className: "", document.topContent, parent: 0, step: nil, Source(document: document))
        var next = 0
        while next < pending.count {
            let (index, content, source) = pending[next]
            next += 1
            switch content {
            case .value(let content): try read(content, into: index, source)
            case .pairs(let pairs): try read(pairs, into: index, source)
            }
        }
        pending = []
    }

    @discardableResult
    private mutating func add(
        className: String, _ content: PathContent, parent: Int, step: DocumentPath.Step?, _ source: Source
    ) -> Int {
        let kind: Kind =
            switch content {
            case .elements(_, let isSet): isSet ? .set : .list
            default: .keyed
            }
        return add(Node(className: className, kind: kind, parent: parent, step: step), .value(content), source)
    }

    private mutating func add(_ node: Node, _ content: Content, _ source: Source) -> Int {
        nodes.append(node)
        pending.append((nodes.count - 1, content, source))
        return nodes.count - 1
    }

    private mutating func read(
        _ content: PathContent, into index: Int, _ source: Source
    ) throws(InspectionError) {
        let inner = source.document
        var items: [(label: String, step: DocumentPath.Step, value: ArchivedObject.Value)] = []
        switch content {
        case .keys(let entries):
            let joined = addPairs(of: entries, parent: index, source)
            items = entries.filter { !joined.contains($0.key) }.map { ($0.key, .key($0.key), $0.value) }
        case .entries(let entries):
            items = entries.enumerated().map { position, entry in
                // Keys that are no text are compared by what they are shown as.
                let text = inner.keyText(entry.key)
                let line = text ?? (try? inner.line(of: entry.key)) ?? "(\(position))"
                return (line, text.map { .key($0) } ?? .entry(position), entry.value)
            }
        case .elements(let elements, let isSet):
            items = elements.enumerated().map { ("", isSet ? .entry($0) : .element($0), $1) }
        case .groups(let groups):
            for value in groups.flatMap(\.values) {
                items.append(("$\(items.count)", .key("$\(items.count)"), value))
            }
        case .leaf, .nothing: break
        }
        try document.chargeVisits(items.count)
        var labels = UniqueLabels()
        for item in items {
            let value = try self.value(item.value, parent: index, step: item.step, source)
            nodes[index].labels.append(ExactText(nodes[index].kind.hasLabels ? labels.unique(item.label) : item.label))
            nodes[index].values.append(value)
        }
    }

    private mutating func value(
        _ value: ArchivedObject.Value, parent: Int, step: DocumentPath.Step, _ source: Source
    ) throws(InspectionError) -> Value {
        if let object = value.object, let known = indexes[object] { return .node(known) }
        let content = source.document.pathContent(of: value)
        switch content {
        case .nothing: return .leaf(kind: "null", text: ExactText("nil"))
        case .leaf(let leaf):
            let text = try self.leaf(leaf)
            guard source.level < DocumentJSONWriter.maximumArchiveDepth,
                let inner = try source.document.nested(in: leaf)
            else { return text }
            let innerSource = Source(document: inner, level: source.level + 1)
            let index = add(className: "archive", inner.topContent, parent: parent, step: step, innerSource)
            if let object = value.object { indexes[object] = index }
            return .node(index)
        default: break
        }
        if value.object != nil, let line = try source.document.line(of: value), !line.hasSuffix(", empty") {
            return .leaf(kind: value.object?.className ?? "", text: ExactText(line))
        }
        let index = add(className: value.object?.className ?? "", content, parent: parent, step: step, source)
        if let object = value.object {
            indexes[object] = index
            if source.level == 0 { nodes[index].number = document.numbers[object] }
        }
        return .node(index)
    }

    private func leaf(_ leaf: PropertyList) throws(InspectionError) -> Value {
        let (kind, text) = try text(of: leaf)
        return .leaf(kind: kind, text: ExactText(text))
    }

    private func text(of leaf: PropertyList) throws(InspectionError) -> (kind: String, text: String) {
        switch leaf {
        case .string(let text):
            try document.charge(text.utf8.count)
            return ("string", ValueText.quoted(text))
        case .data(let data):
            try document.charge(data.count)
            return ("data", ValueText.data([UInt8](data)))
        case .float(let number): return ("real", "\(number)")
        case .double(let number): return ("real", "\(number)")
        case .date(let date): return ("date", ValueText.date(date.timeIntervalSinceReferenceDate))
        case .integer(let number): return ("integer", "\(number)")
        case .boolean(let value): return ("boolean", "\(value)")
        default: return ("value", "\(leaf)")
        }
    }

    /// The labels of a node. A damaged archive can contain a key twice, and then the later one is numbered.
    private struct UniqueLabels {
        private var counts: [ExactText: Int] = [:]

        mutating func unique(_ label: String) -> String {
            var label = label
            while let count = counts[ExactText(label)] {
                counts[ExactText(label)] = count + 1
                label += " (\(count + 1))"
            }
            counts[ExactText(label)] = 1
            return label
        }
    }

    // MARK: Pairs

    /// Adds sets of pairs for parallel arrays of keys and values, and returns the keys of these arrays.
    private mutating func addPairs(
        of entries: [ArchivedObject.Entry], parent: Int, _ source: Source
    ) -> Set<String> {
        var joined: Set<String> = []
        for entry in entries where entry.key.hasSuffix("Keys") && entry.key.utf8.count > 4 {
            let name = String(entry.key.dropLast(4))
            guard let values = entries.first(where: { $0.key == name + "Values" })?.value,
                case .elements(let keyElements, false) = source.document.pathContent(of: entry.value),
                case .elements(let valueElements, false) = source.document.pathContent(of: values),
                keyElements.count == valueElements.count, !keyElements.isEmpty
            else { continue }
            joined.formUnion([entry.key, name + "Values"])
            let node = Node(className: "", kind: .set, parent: parent, step: .key(name + "Values"))
            let index = add(node, .pairs(Array(zip(keyElements, valueElements))), source)
            nodes[parent].labels.append(ExactText(name))
            nodes[parent].values.append(.node(index))
        }
        return joined
    }

    private mutating func read(
        _ pairs: [(key: ArchivedObject.Value, value: ArchivedObject.Value)], into index: Int, _ source: Source
    ) throws(InspectionError) {
        try document.chargeVisits(3 * pairs.count)
        for (position, pair) in pairs.enumerated() {
            let element = DocumentPath.Step.element(position)
            nodes.append(Node(className: "", kind: .pair, parent: index, step: element))
            let node = nodes.count - 1
            // The object under a key is found at the place of its pair.
            let values = [
                try value(pair.key, parent: index, step: element, source),
                try value(pair.value, parent: index, step: element, source),
            ]
            nodes[node].labels = [ExactText("key"), ExactText("value")]
            nodes[node].values = values
            nodes[index].labels.append(ExactText(""))
            nodes[index].values.append(.node(node))
        }
    }

    /// What represents an empty collection or object, of which there can be one or many.
    func emptyValue(_ index: Int) -> Value? {
        let node = nodes[index]
        return node.values.isEmpty ? .leaf(kind: "empty", text: ExactText(node.className)) : nil
    }

    // MARK: Paths

    /// The path to a node by its first mention.
    func path(to index: Int) -> DocumentPath {
        var steps: [DocumentPath.Step] = []
        var next = index
        while let step = nodes[next].step {
            steps.append(step)
            next = nodes[next].parent
        }
        return DocumentPath(steps.reversed())
    }
}
