// Shared by the tests of Cocoa's layout: the text of every object of an archive, and archives whose layout is
// regenerated.

import Archiving
import Foundation
import PropertyLists
import TestSupport

/// The objects of a property list in their order, each in words: orphans and copies too.
func objectList(_ data: Data) throws -> [String] {
    let table = try BinaryObjectTable(ArchiveBytes(data), limits: ReadLimits())
    return try (0..<table.objectCount).map { index in
        let object = try table.object(at: index)
        switch object.kind {
        case .asciiString, .utf16String: return "'\(try table.string(object))'"
        case .uid: return "UID \(try table.uid(object))"
        case .integer: return "\(try table.integer(object))"
        case .real: return "real \(try table.real(object))"
        case .booleanFalse, .booleanTrue: return "\(object.kind == .booleanTrue)"
        case .array, .set, .dictionary: return "\(object.kind)"
        default: return "\(object.kind)"
        }
    }
}

/// Converts an archive to what an archiver would have before the layout: equal leaves once, and entries in an order in
/// which Cocoa may have encoded them.
struct TakenApartArchive: ~Copyable {
    private let table: BinaryObjectTable
    private let objects: BinaryObject
    private var writer = BinaryPropertyListWriter()
    private var random = SeededGenerator(seed: 1)

    init(_ data: Data) throws {
        let table = try BinaryObjectTable(ArchiveBytes(data), limits: ReadLimits())
        let objects = try table.object(at: Self.value("$objects", table.object(at: table.topObject), table))
        self.init(table: table, objects: objects)
    }

    private init(table: BinaryObjectTable, objects: BinaryObject) {
        self.table = table
        self.objects = objects
    }

    private static func value(
        _ key: String, _ dictionary: BinaryObject, _ table: BinaryObjectTable
    ) throws -> Int {
        for position in 0..<dictionary.count {
            let candidate = try table.object(at: table.reference(position, of: dictionary))
            if table.isString(candidate, equalTo: key) {
                return try table.reference(dictionary.count + position, of: dictionary)
            }
        }
        throw CocoaError(.coderReadCorrupt)
    }

    /// The archive as a layout takes it.
    mutating func bytes() throws -> [UInt8] {
        let root = try table.object(at: table.topObject)
        let top = try writer.reserveObject()
        var values: [UInt32] = []
        for key in ["$version", "$archiver"] {
            values.append(try copy(Self.value(key, root, table), slot: 0))
        }
        values.append(try copy(Self.value("$top", root, table), slot: 0))
        var slots: [UInt32] = []
        for slot in 0..<objects.count {
            slots.append(try copy(table.reference(slot, of: objects), slot: UInt32(slot)))
        }
        values.append(try writer.array(slots[...]))
        let keys = try ["$version", "$archiver", "$top", "$objects"].map { try writer.string($0) }
        try writer.dictionary(keys: keys[...], values: values[...], at: top)
        return try writer.finish(topObject: top)
    }

    private mutating func copy(_ reference: Int, slot: UInt32) throws -> UInt32 {
        let object = try table.object(at: reference)
        switch object.kind {
        case .uid:
            let uid = try table.uid(object)
            return try writer.uid(isPlaceholder(uid) ? uid | CocoaLayout.conditionalMark : uid)
        case .array:
            var elements: [UInt32] = []
            for position in 0..<object.count {
                elements.append(try copy(table.reference(position, of: object), slot: slot))
            }
            return try writer.array(elements[...])
        case .dictionary:
            var (keys, values): ([UInt32], [UInt32]) = ([], [])
            for position in try encodingOrder(of: object, slot: slot) {
                keys.append(try copy(table.reference(position, of: object), slot: slot))
                values.append(try copy(table.reference(object.count + position, of: object), slot: slot))
            }
            return try writer.dictionary(keys: keys[...], values: values[...])
        default:
            var leaf: [UInt8] = []
            try table.appendLeaf(object, to: &leaf)
            return try writer.leaf(copying: leaf[...])
        }
    }

    private func isPlaceholder(_ slot: UInt32) throws -> Bool {
        guard slot > 0, Int(slot) < objects.count else { return false }
        return table.isString(try table.object(at: table.reference(Int(slot), of: objects)), equalTo: "$null")
    }

    /// An order of a dictionary's entries in which references lead to later slots one after the other, the class comes
    /// last, and Core Foundation's dictionary has the order of the archive.
    private mutating func encodingOrder(of dictionary: BinaryObject, slot: UInt32) throws -> [Int] {
        var (ordered, free, last): ([(UInt32, Int)], [Int], [Int]) = ([], [], [])
        var hashes: [UInt64] = []
        for position in 0..<dictionary.count {
            let key = try table.string(table.object(at: table.reference(position, of: dictionary)))
            hashes.append(CocoaHash.hash(of: key))
            if key == "$class" {
                last.append(position)
            } else if let first = try firstSlot(table.reference(dictionary.count + position, of: dictionary), slot) {
                ordered.append((first, position))
            } else {
                free.append(position)
            }
        }
        let fixed = ordered.sorted { $0.0 < $1.0 }.map(\.1)
        for _ in 0..<100_000 {
            var order = fixed
            for position in free { order.insert(position, at: Int.random(in: 0...order.count, using: &random)) }
            order += last
            if CocoaHash.order(of: order.map { hashes[$0] }).map({ order[Int($0)] }) == Array(order.indices) {
                return order
            }
        }
        return fixed + free + last
    }

    /// The first slot after the given one that a value refers to.
    private func firstSlot(_ reference: Int, _ slot: UInt32) throws -> UInt32? {
        let value = try table.object(at: reference)
        if value.kind == .uid { return try [table.uid(value)].first { $0 > slot } }
        guard value.kind == .array else { return nil }
        for position in 0..<value.count {
            if let first = try firstSlot(table.reference(position, of: value), slot) { return first }
        }
        return nil
    }
}
