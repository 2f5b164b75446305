// Values under unknown keys that objects preserve: a copied part of an archive, with everything that they refer to.
//
//     objects     [ leaf "notes" | UID 7 | dictionary of 2 | … ]   property list objects, inner ones first
//                     │                       └▶ references  [ 0 | 4 | 1 | 5 | … ]    numbers of objects: keys, values
//                     └▶ bytes  [ 55 6e 6f 74 65 73 … ]                               leaves in the writer's form
//
//     contents    slot 7 ──▶ the object in it                   every slot that a UID among the objects refers to
//     created     slot 7 ──▶ the object that was created from it, while it exists
//
// Everything was checked when it was copied, so that writing it again in binary can't fail because of its contents. XML
// has no form for some: sets, inline nulls, dates of more than nine digits in the year.

import PropertyLists

/// The values that the objects of one archive preserve together.
final class KeptGraph {
    struct Object {
        enum Kind: UInt8 {
            case leaf
            case uid
            case array
            case set
            case dictionary
        }

        let kind: Kind

        /// The number of nested containers, including this one; 0 for other objects.
        let depth: UInt16

        /// The number of bytes, elements or entries.
        let count: UInt32

        /// The start of the bytes or references; of a UID, the slot.
        let start: Int
    }

    private struct Created {
        weak var object: (any Coding)?
    }

    private static let classNameKey = BinaryPropertyListWriter.bytes(ofASCIIString: KeyedArchiveFormat.classNameKey)

    private(set) var objects: [Object] = []
    private(set) var references: [UInt32] = []
    private(set) var bytes: [UInt8] = []

    /// The contents of slots, each plus one; 0 if a slot contains nil.
    private var contents = NumberTable()
    private var created: [UInt32: Created] = [:]

    // MARK: Reading

    /// The number of the object in a slot; `nil` if the slot contains nil.
    func contents(ofSlot slot: UInt32) -> UInt32? {
        guard let number = contents[UInt64(slot) + 1], number > 0 else { return nil }
        return number - 1
    }

    func hasSlot(_ slot: UInt32) -> Bool { contents[UInt64(slot) + 1] != nil }

    /// The object that was created from a slot, or its substitute, if it exists.
    func createdObject(ofSlot slot: UInt32) -> (any Coding)? { created[slot]?.object }

    func leaf(_ object: Object) -> ArraySlice<UInt8> {
        bytes[object.start..<object.start + Int(object.count)]
    }

    /// The elements of a container; of a dictionary, its keys and then its values. Other objects have none.
    func elements(of object: Object) -> ArraySlice<UInt32> {
        switch object.kind {
        case .leaf, .uid: []
        case .array, .set: references[object.start..<object.start + Int(object.count)]
        case .dictionary: references[object.start..<object.start + Int(object.count) * 2]
        }
    }

    func isLeaf(_ number: UInt32, _ expected: [UInt8]) -> Bool {
        let object = objects[Int(number)]
        return object.kind == .leaf && object.count == expected.count && leaf(object).elementsEqual(expected)
    }

    func isString(_ number: UInt32) -> Bool {
        let object = objects[Int(number)]
        return object.kind == .leaf && BinaryPropertyListWriter.isString(leaf: bytes[object.start])
    }

    /// Whether a dictionary has the name of a class, as the description of one does.
    func hasClassName(_ dictionary: Object) -> Bool {
        let count = Int(dictionary.count)
        let elements = elements(of: dictionary)
        let position = elements.prefix(count).firstIndex { isLeaf($0, Self.classNameKey) }
        return position.map { isString(elements[$0 + count]) } ?? false
    }

    // MARK: Copying

    func append(_ kind: Object.Kind, depth: Int, count: Int, start: Int) -> UInt32? {
        guard let count = UInt32(exactly: count), let number = UInt32(exactly: objects.count), number < .max - 1 else {
            return nil
        }
        objects.append(Object(kind: kind, depth: UInt16(clamping: depth), count: count, start: start))
        return number
    }

    func appendLeaf(_ object: BinaryObject, in table: BinaryObjectTable) throws -> UInt32? {
        let start = bytes.count
        try table.appendLeaf(object, to: &bytes)
        return append(.leaf, depth: 0, count: bytes.count - start, start: start)
    }

    func appendContainer(_ kind: Object.Kind, depth: Int, _ elements: [UInt32]) -> UInt32? {
        let start = references.count
        references.append(contentsOf: elements)
        let count = kind == .dictionary ? elements.count / 2 : elements.count
        return append(kind, depth: depth, count: count, start: start)
    }

    /// Records the contents of a slot; nil until they are known.
    func setContents(_ number: UInt32?, ofSlot slot: UInt32) {
        contents.set(number.map { $0 + 1 } ?? 0, for: UInt64(slot) + 1)
    }

    /// Records the object that was created from a slot, if the slot is referenced.
    func note(_ object: any Coding, in slot: UInt32) {
        if hasSlot(slot) { created[slot] = Created(object: object) }
    }
}
