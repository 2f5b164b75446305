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

    /// What a table contains for references to the same object.
    enum References: String, CaseIterable {
        /// One reference, like one of several equal strings.
        case shared

        /// A reference each.
        case separate

        /// A reference each, but all containers use the first one, as in Cocoa's tables.
        case repeated
    }

    var references = References.shared

    /// The kinds of values of which a table contains each repetition, although containers refer to the first one. Core
    /// Foundation does so with all values that it doesn't compare: booleans, null, and empty containers that are one
    /// object in memory.
    var repeated: Set<RepeatedKind> = []

    enum RepeatedKind: String, CaseIterable {
        case null, boolean, array, set, dictionary

        /// The kind of an object with a number of elements.
        init?(_ kind: BinaryObjectKind, count: Int) {
            switch kind {
            case .null: self = .null
            case .booleanFalse, .booleanTrue: self = .boolean
            case .array where count == 0: self = .array
            case .set where count == 0: self = .set
            case .dictionary where count == 0: self = .dictionary
            default: return nil
            }
        }
    }

    /// Other objects to which nothing refers, each with the index of the object that it repeats.
    var copies: [Int: Int] = [:]

    /// The byte counts of integers and references that are not the smallest, by index.
    var widths: [Int: Int] = [:]

    /// ASCII strings that are stored as UTF-16.
    var wideStrings: Set<Int> = []

    /// Other strings that are stored with one byte for a letter, or as UTF-8.
    var singleByteStrings: [Int: SingleByteText] = [:]

    /// The order of the objects in the file; `nil` if it is that of their indexes.
    var order: [Int]?

    /// The index of the property list.
    var top = 0
    var offsetWidth: Int?
    var referenceWidth: Int?
}

/// An object of the table. The references of a container are a range of those of all containers.
enum BinaryTableObject {
    case leaf(PropertyList)
    case container(BinaryObjectKind, Range<Int>)
}

/// The identity of a leaf: values that are equal in Swift may have different bytes.
struct LeafKey: Hashable {
    private let bytes: [UInt8]

    init(_ leaf: PropertyList) { bytes = leaf.leafBytes }
}

/// Gives the nodes of a tree their indexes.
struct BinaryTableBuilder {
    private let document: ArchiveDocument
    private let layout: BinaryTableLayout
    private(set) var objects: [Int: BinaryTableObject] = [:]

    /// The references of all containers.
    private(set) var links: [Int] = []
    private var known: [LeafKey: Int] = [:]
    private var next = 0
    private var visitCount = 0

    /// Objects to which nothing refers, with the indexes of the objects that they repeat.
    private var copies: [Int: Int] = [:]

    /// The first empty containers of each kind.
    private var firstEmpty: [BinaryTableLayout.RepeatedKind: Int] = [:]

    /// The index that each visit got.
    private(set) var visits: [Int] = []

    /// The visits that remain, and the first index that is too large for a table: a layout may be forged.
    private var remaining: Int
    private let limit: Int

    /// The exceptions that are none of the usual indexes.
    private(set) var neededExceptions: [Int: Int] = [:]

    private struct Step {
        let node: DocumentNode

        /// The index of the reference to the node.
        let link: Int
    }

    init(_ document: ArchiveDocument, _ layout: BinaryTableLayout, limit: Int) {
        self.document = document
        self.layout = layout
        (remaining, self.limit) = (limit, limit)
    }

    /// Visits the tree.
    mutating func build(_ root: DocumentNode) throws(InspectionError) {
        var pending = [Step(node: root, link: -1)]
        while let step = pending.popLast() {
            guard remaining > 0 else { throw InspectionError.tooMuchShared }
            remaining -= 1
            let (index, children) = try visit(step.node)
            if step.link >= 0 { links[step.link] = index }
            let firstLink = links.count - children.count
            for (position, child) in children.enumerated().reversed() {
                pending.append(Step(node: child, link: firstLink + position))
            }
        }
        try addCopies()
    }

    private mutating func visit(_ node: DocumentNode) throws(InspectionError) -> (Int, [DocumentNode]) {
        let position = visitCount
        visitCount += 1
        switch try document.content(of: node) {
        case .leaf(let leaf):
            let key = LeafKey(leaf)
            let index = try index(at: position, usual: usualIndex(of: leaf, key))
            if objects[index] == nil {
                objects[index] = .leaf(leaf)
                if known[key] == nil { known[key] = index }
            }
            note(index)
            return (index, [])
        case .container(let kind, let children):
            // One of the empty containers that are repeated.
            let empty = BinaryTableLayout.RepeatedKind(kind, count: children.count).flatMap {
                layout.repeated.contains($0) ? $0 : nil
            }
            let index = try index(at: position, usual: empty.map { repeated(firstEmpty[$0]) } ?? next)
            if let empty, firstEmpty[empty] == nil { firstEmpty[empty] = index }
            let isNew = objects[index] == nil
            note(index)
            guard isNew else { return (index, []) }
            objects[index] = .container(kind, links.count..<links.count + children.count)
            links += repeatElement(0, count: children.count)
            return (index, children)
        }
    }

    private mutating func index(at position: Int, usual: Int) throws(InspectionError) -> Int {
        guard let exception = layout.exceptions[position], exception != usual else { return usual }
        guard exception < limit else { throw InspectionError("the layout doesn't fit the document") }
        neededExceptions[position] = exception
        return exception
    }

    private mutating func usualIndex(of leaf: PropertyList, _ key: LeafKey) -> Int {
        switch leaf {
        case .uid:
            switch layout.references {
            case .shared: return known[key] ?? next
            case .separate: return next
            case .repeated: return repeated(known[key])
            }
        case .null where layout.repeated.contains(.null), .boolean where layout.repeated.contains(.boolean):
            return repeated(known[key])
        default: return known[key] ?? next
        }
    }

    /// The index of a value of which each repetition is an object of its own.
    private mutating func repeated(_ first: Int?) -> Int {
        guard let first else { return next }
        copies[next] = first
        next += 1
        return first
    }

    /// Adds the objects to which nothing refers.
    private mutating func addCopies() throws(InspectionError) {
        for (index, first) in copies.merging(layout.copies, uniquingKeysWith: { usual, _ in usual }).sorted(by: <)
        where objects[index] == nil {
            guard let object = objects[first] else { throw InspectionError("the layout doesn't fit the document") }
            objects[index] = object
        }
    }

    private mutating func note(_ index: Int) {
        visits.append(index)
        next = max(next, index + 1)
    }
}
