// The differences of two documents: of the objects that belong together, each reported once.

import Archiving
import Foundation
package import JSONText
import PropertyLists

/// A difference between two documents.
package struct DocumentDifference: Equatable, Sendable {
    package enum Change: String, Sendable {
        case changed, added, removed, kind, `class`, order, reference, layout, normalization
    }

    /// The path in the new document; of what was removed, in the old one.
    package let path: DocumentPath

    /// The path in the old document, if the object has another one there.
    package let oldPath: DocumentPath?

    /// The class of the object with the difference.
    package let className: String
    package let change: Change
    package let old: String?
    package let new: String?
}

/// What a comparison reports.
package struct ComparisonOptions: Sendable {
    /// The difference up to which reals are equal.
    package var tolerance = 0.0

    /// Whether the values of added and removed objects are reported, too.
    package var isFull = false

    /// Whether differences that have no meaning are reported: of the format, numbers and order of keys.
    package var includesLayout = false

    package init(tolerance: Double = 0, isFull: Bool = false, includesLayout: Bool = false) {
        self.tolerance = tolerance
        self.isFull = isFull
        self.includesLayout = includesLayout
    }
}

/// Compares two documents.
package struct DocumentComparison {
    let old: ComparedGraph
    let new: ComparedGraph
    let matching: NodeMatching
    private let options: ComparisonOptions

    /// The differences, in the order of the new document.
    package internal(set) var differences: [DocumentDifference] = []

    /// How many objects and collections the documents have, and how many only one of them has.
    package var objectCount: Int { new.nodes.count }
    package private(set) var differentObjectCount = 0
    package var onlyOldCount: Int { matching.newOfOld.count { $0 == nil } }
    package var onlyNewCount: Int { matching.oldOfNew.count { $0 == nil } }

    /// Added and removed objects that are reported, since several values may refer to them.
    private var reportedOld: Set<Int> = []
    private var reportedNew: Set<Int> = []

    /// - Throws: ``InspectionError`` if a document can't be read as a whole.
    /// - Complexity: O(*n*) in the number of values, except for lists of changed objects.
    package init(
        _ old: ArchiveDocument, _ new: ArchiveDocument, _ options: ComparisonOptions = ComparisonOptions()
    ) throws(InspectionError) {
        try self.init(try ComparedGraph(old), try ComparedGraph(new), options)
    }

    package init(
        _ old: ComparedGraph, _ new: ComparedGraph, _ options: ComparisonOptions
    ) throws(InspectionError) {
        self.options = options
        self.old = old
        self.new = new
        matching = NodeMatching(self.old, self.new, tolerance: options.tolerance)
        for newIndex in self.new.nodes.indices {
            guard let oldIndex = matching.oldOfNew[newIndex] else { continue }
            let count = differences.count
            try compare(oldIndex, newIndex)
            if differences.count > count { differentObjectCount += 1 }
        }
        if options.includesLayout { try compareLayout() }
    }

    private mutating func compare(_ oldIndex: Int, _ newIndex: Int) throws(InspectionError) {
        let (oldNode, newNode) = (old.nodes[oldIndex], new.nodes[newIndex])
        if oldNode.className != newNode.className {
            try report(.class, oldIndex, newIndex, steps: [], oldNode.className, newNode.className)
        }
        if oldNode.kind.hasLabels, newNode.kind.hasLabels {
            try compareKeys(oldIndex, newIndex)
        } else {
            try compareElements(oldIndex, newIndex)
        }
    }

    private mutating func report(
        _ change: DocumentDifference.Change, _ oldIndex: Int, _ newIndex: Int, steps: [DocumentPath.Step],
        _ oldText: String?, _ newText: String?
    ) throws(InspectionError) {
        let isRemoved = change == .removed
        let newPath = new.path(to: newIndex)
        let oldPath = old.path(to: oldIndex)
        let base = isRemoved ? oldPath : newPath
        try append(
            DocumentDifference(
                path: DocumentPath(base.steps + steps), oldPath: oldPath == newPath || isRemoved ? nil : oldPath,
                className: new.nodes[newIndex].className, change: change, old: oldText, new: newText))
    }

    /// The document whose limit holds for the differences: either can be small beside the other.
    private var charged: ArchiveDocument {
        old.document.byteCount > new.document.byteCount ? old.document : new.document
    }

    /// Adds a difference. The keys of its path may be long, and in the paths of many differences.
    mutating func append(_ difference: DocumentDifference) throws(InspectionError) {
        for path in [difference.path, difference.oldPath].compactMap(\.self) {
            try charged.charge(path.description.utf8.count)
        }
        try charged.charge(difference.className.utf8.count)
        differences.append(difference)
    }

    // MARK: Keys

    private mutating func compareKeys(_ oldIndex: Int, _ newIndex: Int) throws(InspectionError) {
        let (oldNode, newNode) = (old.nodes[oldIndex], new.nodes[newIndex])
        let oldPositions = NodeMatching.positions(of: oldNode)
        let newPositions = NodeMatching.positions(of: newNode)
        // Keys that only one node has, and that differ in their code points alone, belong together.
        let onlyOld = oldNode.labels.filter { newPositions[$0] == nil }
        var others = Dictionary(onlyOld.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
        var renamed: Set<ExactText> = []
        for (label, newValue) in zip(newNode.labels, newNode.values) {
            let steps = newNode.steps(to: label)
            if let position = oldPositions[label] {
                try compare(oldNode.values[position], newValue, oldIndex, newIndex, steps)
            } else if let other = others.removeValue(forKey: label.text), let position = oldPositions[other] {
                renamed.insert(other)
                try report(
                    .normalization, oldIndex, newIndex, steps: steps, "key " + ValueText.ascii(other.text),
                    "key " + ValueText.ascii(label.text))
                try compare(oldNode.values[position], newValue, oldIndex, newIndex, steps)
            } else {
                try reportUnshared(newValue, isAdded: true, oldIndex, newIndex, steps)
            }
        }
        for (label, oldValue) in zip(oldNode.labels, oldNode.values)
        where newPositions[label] == nil && !renamed.contains(label) {
            try reportUnshared(oldValue, isAdded: false, oldIndex, newIndex, oldNode.steps(to: label))
        }
    }

    private mutating func compare(
        _ oldValue: ComparedGraph.Value, _ newValue: ComparedGraph.Value, _ oldIndex: Int, _ newIndex: Int,
        _ steps: [DocumentPath.Step]
    ) throws(InspectionError) {
        if matching.isEqual(oldValue, newValue) { return }
        let texts = (text(of: oldValue, in: old), text(of: newValue, in: new))
        switch (oldValue, newValue) {
        case (.leaf("string", let oldText), .leaf("string", let newText)) where oldText.text == newText.text:
            try report(
                .normalization, oldIndex, newIndex, steps: steps, ValueText.ascii(oldText.text),
                ValueText.ascii(newText.text))
        case (.leaf(let oldKind, _), .leaf(let newKind, _)):
            let isKind = oldKind != newKind && oldKind != "null" && newKind != "null"
            try report(isKind ? .kind : .changed, oldIndex, newIndex, steps: steps, texts.0, texts.1)
        case (.node(let oldChild), .node(let newChild)):
            let isKnown = matching.newOfOld[oldChild] != nil && matching.oldOfNew[newChild] != nil
            if isKnown {
                try report(
                    .reference, oldIndex, newIndex, steps: steps, reference(to: oldChild, in: old),
                    reference(to: newChild, in: new))
            } else {
                try report(.changed, oldIndex, newIndex, steps: steps, texts.0, texts.1)
            }
            reportedOld.insert(oldChild)
            reportedNew.insert(newChild)
        case (.node(let oldChild), .leaf("null", _)) where matching.newOfOld[oldChild] != nil:
            try report(.reference, oldIndex, newIndex, steps: steps, reference(to: oldChild, in: old), texts.1)
        case (.leaf("null", _), .node(let newChild)) where matching.oldOfNew[newChild] != nil:
            try report(.reference, oldIndex, newIndex, steps: steps, texts.0, reference(to: newChild, in: new))
        default: try report(.changed, oldIndex, newIndex, steps: steps, texts.0, texts.1)
        }
    }

    /// Reports a value that only one document has.
    private mutating func reportUnshared(
        _ value: ComparedGraph.Value, isAdded: Bool, _ oldIndex: Int, _ newIndex: Int, _ steps: [DocumentPath.Step]
    ) throws(InspectionError) {
        let (graph, other) = isAdded ? (new, old) : (old, new)
        func add(_ text: String) throws(InspectionError) {
            let texts: (String?, String?) = isAdded ? (nil, text) : (text, nil)
            try report(isAdded ? .added : .removed, oldIndex, newIndex, steps: steps, texts.0, texts.1)
        }
        if case .node(let child) = value {
            if let partner = (isAdded ? matching.oldOfNew : matching.newOfOld)[child] {
                return try add("a reference to " + reference(to: partner, in: other))
            }
            if !isFirstReport(of: child, isAdded: isAdded) { return }
        }
        try add(text(of: value, in: graph))
        if options.isFull { try unfold(value, isAdded: isAdded) }
    }

    private mutating func isFirstReport(of node: Int, isAdded: Bool) -> Bool {
        isAdded ? reportedNew.insert(node).inserted : reportedOld.insert(node).inserted
    }

    /// Reports the values of an object that only one document has, and of the objects below it.
    private mutating func unfold(_ value: ComparedGraph.Value, isAdded: Bool) throws(InspectionError) {
        let (graph, matched) = isAdded ? (new, matching.oldOfNew) : (old, matching.newOfOld)
        guard case .node(let first) = value, matched[first] == nil else { return }
        var pending = [first]
        while let index = pending.popLast() {
            let (node, path) = (graph.nodes[index], graph.path(to: index))
            var children: [Int] = []
            for (position, value) in node.values.enumerated() {
                let steps: [DocumentPath.Step] =
                    switch node.kind {
                    case .keyed, .pair: node.steps(to: node.labels[position])
                    case .list: [.element(position)]
                    case .set: [.entry(position)]
                    }
                let text = text(of: value, in: graph)
                try append(
                    DocumentDifference(
                        path: DocumentPath(path.steps + steps), oldPath: nil, className: node.className,
                        change: isAdded ? .added : .removed, old: isAdded ? nil : text, new: isAdded ? text : nil))
                guard case .node(let child) = value, matched[child] == nil else { continue }
                if isFirstReport(of: child, isAdded: isAdded) { children.append(child) }
            }
            pending += children.reversed()
        }
    }

    /// A leaf, or the class of an object with what it contains.
    private func text(of value: ComparedGraph.Value, in graph: ComparedGraph) -> String {
        switch value {
        case .leaf(_, let text): return ValueText.cut(text.text) ?? text.text
        case .node(let index):
            let node = graph.nodes[index]
            let name = node.className.isEmpty ? "container" : ValueText.name(node.className)
            return "\(name), \(node.values.count) value\(node.values.count == 1 ? "" : "s")"
        }
    }

    /// An object that both documents have, by its path.
    private func reference(to index: Int, in graph: ComparedGraph) throws(InspectionError) -> String {
        let name = graph.nodes[index].className
        let path = graph.path(to: index).description
        try charged.charge(path.utf8.count)
        return (name.isEmpty ? "the container" : ValueText.name(name)) + " at " + path
    }

    // MARK: Lists and sets

    private mutating func compareElements(_ oldIndex: Int, _ newIndex: Int) throws(InspectionError) {
        let (oldNode, newNode) = (old.nodes[oldIndex], new.nodes[newIndex])
        // The elements of the old list as those of the new one.
        var oldValues = oldNode.values.map { value -> ComparedGraph.Value? in
            guard case .node(let index) = value else { return value }
            return old.emptyValue(index) ?? matching.newOfOld[index].map { .node($0) }
        }
        let newValues = newNode.values.map { value -> ComparedGraph.Value in
            if case .node(let index) = value { new.emptyValue(index) ?? value } else { value }
        }
        let isSet = newNode.kind == .set
        if options.tolerance > 0 { replaceReals(&oldValues, newValues, byPosition: !isSet) }
        let (commonOld, removedPositions) = Self.split(oldValues, by: newValues)
        let (commonNew, addedPositions) = Self.split(newValues, by: commonOld)
        if !isSet, oldNode.values.count == newNode.values.count, removedPositions == addedPositions {
            for position in addedPositions {
                try compare(
                    oldNode.values[position], newNode.values[position], oldIndex, newIndex, [.element(position)])
            }
        } else {
            for (node, positions, isAdded) in [(oldNode, removedPositions, false), (newNode, addedPositions, true)] {
                for position in positions {
                    let step: DocumentPath.Step = isSet ? .entry(position) : .element(position)
                    try reportUnshared(node.values[position], isAdded: isAdded, oldIndex, newIndex, [step])
                }
            }
        }
        let isOrdered = commonOld.elementsEqual(commonNew) {
            $0 == $1 || options.tolerance > 0 && $0.real != nil && matching.isEqual($0, $1)
        }
        if !isSet, !isOrdered { try report(.order, oldIndex, newIndex, steps: [], nil, nil) }
    }

    /// The values that others have, too, each at most as often as those, and the positions of the rest.
    fileprivate static func split(
        _ values: [ComparedGraph.Value?], by others: [ComparedGraph.Value]
    ) -> (common: [ComparedGraph.Value], rest: [Int]) {
        var counts: [ComparedGraph.Value: Int] = [:]
        for value in others { counts[value, default: 0] += 1 }
        var (common, rest): ([ComparedGraph.Value], [Int]) = ([], [])
        for (position, value) in values.enumerated() {
            if let value, let count = counts[value], count > 0 {
                counts[value] = count - 1
                common.append(value)
            } else {
                rest.append(position)
            }
        }
        return (common, rest)
    }
}

// MARK: - Tolerance

extension DocumentComparison {
    /// Replaces reals by equal ones of the new list: at the same position, or by their size.
    fileprivate func replaceReals(
        _ oldValues: inout [ComparedGraph.Value?], _ newValues: [ComparedGraph.Value], byPosition: Bool
    ) {
        if byPosition, oldValues.count == newValues.count {
            for (position, value) in newValues.enumerated() {
                guard value.real != nil, let old = oldValues[position], old.real != nil else { continue }
                if matching.isEqual(old, value) { oldValues[position] = value }
            }
        }
        // What both have remains.
        let (common, oldRest) = Self.split(oldValues, by: newValues)
        var oldReals = oldRest.compactMap { position in
            oldValues[position]?.real.map { (number: $0, position: position) }
        }
        var newReals = Self.split(newValues, by: common).rest.compactMap { position in
            newValues[position].real.map { (number: $0, position: position) }
        }
        oldReals.sort { $0 < $1 }
        newReals.sort { $0 < $1 }
        var rest = newReals[...]
        for (number, position) in oldReals {
            rest = rest.drop { $0.number < number && number - $0.number > options.tolerance }
            guard let next = rest.first, abs(next.number - number) <= options.tolerance else { continue }
            oldValues[position] = newValues[next.position]
            rest.removeFirst()
        }
    }
}

extension ComparedGraph.Value {
    fileprivate var real: Double? {
        guard case .leaf("real", let text) = self, let number = Double(text.text), !number.isNaN else { return nil }
        return number
    }
}

// MARK: - Output

extension DocumentDifference {
    /// The difference as a record.
    package var json: JSONValue {
        .object([
            "path": .string(path.description), "old_path": oldPath.map { .string($0.description) },
            "class": className.isEmpty ? nil : .string(className), "change": .string(change.rawValue),
            "old": old.map { .string($0) }, "new": new.map { .string($0) },
        ])
    }

    /// The difference in a line.
    package var line: String {
        let (oldText, newText) = (old ?? "", new ?? "")
        switch change {
        case .changed, .reference: return "\(path): \(oldText) → \(newText)"
        case .normalization: return "\(path): \(oldText) → \(newText) (the same text in other code points)"
        case .kind: return "\(path): \(oldText) → \(newText) (another kind of value)"
        case .class: return "\(path): class \(oldText) → \(newText)"
        case .added: return "\(path): added \(newText)"
        case .removed: return "\(path): removed \(oldText)"
        case .order: return "\(path): order changed"
        case .layout: return (path.steps.isEmpty ? "" : "\(path): ") + "layout: \(oldText) → \(newText)"
        }
    }

    /// What differences that are alike have in common: the class, the key and the kind of change.
    fileprivate var group: String {
        guard !className.isEmpty, case .key(let key)? = path.steps.last else { return "" }
        return "\(className).\(key): \(change.rawValue)"
    }
}

extension DocumentComparison {
    /// The differences as lines. More than eight that are alike are one line, unless all are wanted.
    package func lines(showsAll: Bool) -> [String] {
        var counts: [String: Int] = [:]
        for difference in differences { counts[difference.group, default: 0] += 1 }
        var lines: [String] = []
        var shown: Set<String> = []
        for difference in differences {
            let group = difference.group
            guard !showsAll, !group.isEmpty, let count = counts[group], count > 8 else {
                lines.append(difference.line)
                continue
            }
            if shown.insert(group).inserted { lines.append("\(group) in \(count) objects (--all shows them)") }
        }
        return lines
    }
}
