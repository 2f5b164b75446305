// A document as a graph for comparison: objects of classes with their values under labels.
//
// Leaves, Foundation's values and the strings of dictionaries are texts. Collections are nodes like other objects. Arrays
// under `XKeys` and `XValues` of one object, as nibs have them, are a set of pairs, and so is a dictionary with objects as
// keys. An archive in data is a node with the values at its top.

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

        /// The node that mentions it first, -1 if there is none, and the way from there.
        var parent: Int
        var steps: [DocumentPath.Step]

        /// The number of the object, if it is one of the document itself.
        var number: Int?

        /// The number of the object in its archive, and the node of that archive, if it is in data; otherwise -1.
        fileprivate var place: (number: Int, archive: Int)?

        /// The ways to values whose keys are not text, by what the keys are shown as.
        fileprivate var ways: [ExactText: [DocumentPath.Step]] = [:]

        /// The way to the value under a label; the path of a pair of parallel arrays is that of its value.
        func steps(to label: ExactText) -> [DocumentPath.Step] {
            if let way = ways[label] { return way }
            return kind == .pair
                ? DocumentPath.Part(rawValue: label.text).map { [.part($0)] } ?? [] : [.key(label.text)]
        }
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

        /// The node of the archive in data; -1 for the document itself.
        var archive = -1

        func place(of object: ArchivedObject) -> (number: Int, archive: Int)? {
            document.numbers[object].map { ($0, archive) }
        }
    }

    private enum Content {
        case value(PathContent)

        /// The elements of parallel arrays.
        case pairs([DictionaryEntry])
    }

    /// The node of the document itself is the first one.
    ///
    /// - Throws: ``InspectionError`` if the document can't be read as a whole.
    package init(_ document: ArchiveDocument) throws(InspectionError) {
        self.document = document
        try document.requireWhole()
        document.allowWork()
        add(className: "", document.topContent, parent: -1, steps: [], Source(document: document))
        var next = 0
        while next < pending.count {
            let (index, content, source) = pending[next]
            next += 1
            switch content {
            case .value(let content): try read(content, into: index, source)
            case .pairs(let pairs): try read(pairs, areEntries: false, into: index, source)
            }
        }
        pending = []
    }

    @discardableResult
    private mutating func add(
        className: String, _ content: PathContent, parent: Int, steps: [DocumentPath.Step], _ source: Source
    ) -> Int {
        let kind: Kind =
            switch content {
            case .elements(_, let isSet): isSet ? .set : .list
            case .entries(let entries) where !entries.allSatisfy({ label(of: $0.key, source) != nil }): .set
            default: .keyed
            }
        return add(Node(className: className, kind: kind, parent: parent, steps: steps), .value(content), source)
    }

    /// The text of a key, or what it is shown as; `nil` if that takes more than a line.
    private func label(of key: ArchivedObject.Value, _ source: Source) -> String? {
        source.document.keyText(key) ?? (try? source.document.line(of: key))
    }

    private mutating func add(_ node: Node, _ content: Content, _ source: Source) -> Int {
        nodes.append(node)
        pending.append((nodes.count - 1, content, source))
        return nodes.count - 1
    }

    private mutating func read(
        _ content: PathContent, into index: Int, _ source: Source
    ) throws(InspectionError) {
        var joined: Set<String> = []
        switch content {
        case .entries(let entries) where nodes[index].kind == .set:
            return try read(entries, areEntries: true, into: index, source)
        case .keys(let entries): joined = addPairs(of: entries, parent: index, source)
        default: break
        }
        var labels = UniqueLabels()
        var keyLabel: String?
        for part in source.document.parts(of: content) where !joined.contains(part.key ?? "") {
            if part.isKey {
                keyLabel = label(of: part.value, source)
                continue
            }
            try document.chargeVisits(1)
            let text = part.key ?? keyLabel ?? ""
            let value = try value(part.value, parent: index, steps: part.steps, source)
            let label = ExactText(nodes[index].kind.hasLabels ? labels.unique(text) : text)
            if part.key == nil, nodes[index].kind == .keyed { nodes[index].ways[label] = part.steps }
            nodes[index].labels.append(label)
            nodes[index].values.append(value)
        }
    }

    private mutating func value(
        _ value: ArchivedObject.Value, parent: Int, steps: [DocumentPath.Step], _ source: Source
    ) throws(InspectionError) -> Value {
        if let object = value.object, let known = indexes[object] { return .node(known) }
        let content = source.document.pathContent(of: value)
        switch content {
        case .nothing: return .leaf(kind: "null", text: ExactText("nil"))
        case .leaf(let leaf):
            let text = try self.leaf(leaf)
            guard source.level < ArchiveDocument.maximumLevel,
                let inner = try source.document.nested(in: leaf)
            else { return text }
            let innerSource = Source(document: inner, level: source.level + 1, archive: nodes.count)
            let index = add(className: "archive", inner.topContent, parent: parent, steps: steps, innerSource)
            if let object = value.object {
                indexes[object] = index
                nodes[index].place = source.place(of: object)
            }
            return .node(index)
        default: break
        }
        if value.object != nil, let line = try source.document.line(of: value), !line.hasSuffix(", empty") {
            return .leaf(kind: value.object?.className ?? "", text: ExactText(line))
        }
        let index = add(className: value.object?.className ?? "", content, parent: parent, steps: steps, source)
        if let object = value.object {
            indexes[object] = index
            nodes[index].place = source.place(of: object)
            if source.level == 0 { nodes[index].number = nodes[index].place?.number }
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
        let values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        for entry in entries where entry.key.hasSuffix("Keys") && entry.key.utf8.count > 4 {
            let name = String(entry.key.dropLast(4))
            guard values[name] == nil, let list = values[name + "Values"],
                case .elements(let keyElements, false) = source.document.pathContent(of: entry.value),
                case .elements(let valueElements, false) = source.document.pathContent(of: list),
                keyElements.count == valueElements.count, !keyElements.isEmpty
            else { continue }
            joined.formUnion([entry.key, name + "Values"])
            let node = Node(className: "", kind: .set, parent: parent, steps: [.key(name + "Values")])
            let index = add(node, .pairs(Array(zip(keyElements, valueElements))), source)
            nodes[parent].labels.append(ExactText(name))
            nodes[parent].values.append(.node(index))
        }
        return joined
    }

    private mutating func read(
        _ pairs: [DictionaryEntry], areEntries: Bool, into index: Int,
        _ source: Source
    ) throws(InspectionError) {
        try document.chargeVisits(3 * pairs.count)
        for (position, pair) in pairs.enumerated() {
            let step = areEntries ? DocumentPath.Step.entry(position) : .element(position)
            nodes.append(Node(className: "", kind: .pair, parent: index, steps: [step]))
            let node = nodes.count - 1
            for (part, value) in [(DocumentPath.Part.key, pair.key), (.value, pair.value)] {
                // In parallel arrays, the object under a key is found at the place of its pair.
                let steps: [DocumentPath.Step] = areEntries ? [.part(part)] : []
                let value = try self.value(value, parent: node, steps: steps, source)
                nodes[node].labels.append(ExactText(areEntries ? part.rawValue : "\(part)"))
                nodes[node].values.append(value)
            }
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
        DocumentPath(to: index) { (nodes[$0].parent, nodes[$0].steps, nodes[$0].place) }
    }
}
