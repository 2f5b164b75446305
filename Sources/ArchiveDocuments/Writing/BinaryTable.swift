// A binary property list as a table of objects, before it is written: in the order of any writer.
//
//     tree       dictionary ▸ keys, values ▸ …         visited in this order: a container, its keys, its values
//     indexes    0, 1, 2, 3, 1, …                      the next index, or that of an equal leaf, or an exception

import Archiving
import Foundation
import PropertyLists

/// What decides over the bytes of a table, except for its values.
struct BinaryTableLayout: Equatable {
    /// The indexes that differ from the usual ones, by the position of the visit.
    var exceptions: [Int: Int] = [:]

    /// Whether equal references are shared like other leaves.
    var sharesReferences = true

    /// The byte counts of integers that are not the smallest, by index.
    var widths: [Int: Int] = [:]

    /// ASCII strings that are stored as UTF-16.
    var wideStrings: Set<Int> = []

    /// The order of the objects in the file; `nil` if it is that of their indexes.
    var order: [Int]?

    /// The index of the property list.
    var top = 0
    var offsetWidth: Int?
    var referenceWidth: Int?
}

/// An object of the table.
enum BinaryTableObject {
    case leaf(PropertyList)
    case array([Int])
    case set([Int])
    case dictionary([Int])
}

/// The identity of a leaf: values that are equal in Swift may have different bytes.
struct LeafKey: Hashable {
    private let kind: UInt8
    private let bytes: [UInt8]

    init(_ leaf: PropertyList) {
        func bits(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
        switch leaf {
        case .null: (kind, bytes) = (0, [])
        case .boolean(let value): (kind, bytes) = (1, [value ? 1 : 0])
        case .integer(let value):
            (kind, bytes) = value.signed.map { (2, bits($0)) } ?? (3, bits(value.unsigned ?? 0))
        case .float(let value): (kind, bytes) = (4, bits(value.bitPattern))
        case .double(let value): (kind, bytes) = (5, bits(value.bitPattern))
        case .date(let date): (kind, bytes) = (6, bits(date.timeIntervalSinceReferenceDate.bitPattern))
        case .data(let data): (kind, bytes) = (7, Array(data))
        case .string(let text): (kind, bytes) = (8, Array(text.utf8))
        case .uid(let uid): (kind, bytes) = (9, bits(uid.value))
        case .array, .set, .dictionary: (kind, bytes) = (10, [])
        }
    }
}

/// Gives the nodes of a tree their indexes.
struct BinaryTableBuilder {
    private let document: ArchiveDocument
    private let layout: BinaryTableLayout
    private(set) var objects: [Int: BinaryTableObject] = [:]
    private var known: [LeafKey: Int] = [:]
    private var next = 0
    private var visitCount = 0

    /// The index that each visit got.
    private(set) var visits: [Int] = []

    /// More exceptions than visits, and gaps between indexes, can only be forged.
    private var remaining: Int

    /// The exceptions that are none of the usual indexes.
    private(set) var neededExceptions: [Int: Int] = [:]

    private struct Step {
        let node: DocumentNode
        let parent: Int
        let position: Int
    }

    init(_ document: ArchiveDocument, _ layout: BinaryTableLayout, limit: Int) {
        self.document = document
        self.layout = layout
        remaining = limit
    }

    /// Visits the tree.
    mutating func build(_ root: DocumentNode) throws(InspectionError) {
        var pending = [Step(node: root, parent: -1, position: 0)]
        while let step = pending.popLast() {
            guard remaining > 0 else { throw InspectionError.tooMuchShared }
            remaining -= 1
            let (index, children) = try visit(step.node)
            connect(index, to: step)
            for (position, child) in children.enumerated().reversed() {
                pending.append(Step(node: child, parent: index, position: position))
            }
        }
    }

    private mutating func connect(_ index: Int, to step: Step) {
        switch objects[step.parent] {
        case .array(var references):
            objects[step.parent] = nil
            references[step.position] = index
            objects[step.parent] = .array(references)
        case .set(var references):
            objects[step.parent] = nil
            references[step.position] = index
            objects[step.parent] = .set(references)
        case .dictionary(var references):
            objects[step.parent] = nil
            references[step.position] = index
            objects[step.parent] = .dictionary(references)
        default: break
        }
    }

    private mutating func visit(_ node: DocumentNode) throws(InspectionError) -> (Int, [DocumentNode]) {
        let position = visitCount
        visitCount += 1
        let content = try document.content(of: node)
        if case .leaf(let leaf) = content {
            let key = LeafKey(leaf)
            let index = index(at: position, usual: usualIndex(of: leaf, key))
            if objects[index] == nil {
                objects[index] = .leaf(leaf)
                if known[key] == nil { known[key] = index }
            }
            note(index)
            return (index, [])
        }
        let index = index(at: position, usual: next)
        let isNew = objects[index] == nil
        note(index)
        guard isNew else { return (index, []) }
        switch content {
        case .leaf: return (index, [])
        case .array(let elements):
            objects[index] = .array(Array(repeating: 0, count: elements.count))
            return (index, elements)
        case .set(let elements):
            objects[index] = .set(Array(repeating: 0, count: elements.count))
            return (index, elements)
        case .dictionary(let entries):
            objects[index] = .dictionary(Array(repeating: 0, count: 2 * entries.count))
            return (index, entries.map { .leaf(.string($0.key)) } + entries.map(\.value))
        }
    }

    private mutating func index(at position: Int, usual: Int) -> Int {
        guard let exception = layout.exceptions[position], exception != usual else { return usual }
        neededExceptions[position] = exception
        return exception
    }

    private func usualIndex(of leaf: PropertyList, _ key: LeafKey) -> Int {
        if case .uid = leaf, !layout.sharesReferences { return next }
        return known[key] ?? next
    }

    private mutating func note(_ index: Int) {
        visits.append(index)
        next = max(next, index + 1)
    }
}
