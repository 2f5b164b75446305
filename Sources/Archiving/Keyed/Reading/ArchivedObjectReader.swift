// Reads objects as the archive stores them: one for each referenced slot, filled from a work list.
//
//     reference ──▶ slot 7 ──▶ places  [ 7 → 1 | 9 → 2 | … ]
//                              objects [ object of slot 7 | object of slot 9 | … ]     filled up to `filledCount`
//
// No class is looked up and no instance of a class is created.

import PropertyLists

final class ArchivedObjectReader {
    /// Unowned, because the unarchiver retains its reader.
    private unowned let unarchiver: KeyedUnarchiver

    /// One more than the index of each object, by slot; 0 for slots that hold nil.
    private var places = NumberTable()
    private var objects: [ArchivedObject] = []
    private var filledCount = 0

    /// How many of the objects the caller has received.
    private var deliveredCount = 0

    /// The position of the class among the entries that were read last.
    private var classPlace = 0

    /// The slot of the object that is being filled; `nil` at the top level.
    private var currentSlot: UInt32?
    private var unresolved: [UInt32: ArchivedObject.Unresolved] = [:]

    private var classes: [ArchivedObject.ClassDescription] = []
    private var classPlaces = NumberTable()

    /// The keys of the last object of each class, which the next one usually has, too.
    private var keysByClass: [String: ArchivedKeys] = [:]
    private lazy var sharing = unarchiver.isTranscoded ? nil : ArchivedLeafSharing(unarchiver.table)

    /// The texts of keys by their numbers, and the last object in which each occurred.
    private var keyTexts: [String?] = []
    private var keyMarks: [Int] = []
    private var keyMark = 0

    /// Cocoa reads 512 nested containers, of which the archive itself uses three.
    static let maximumDepth = 509

    /// A container whose elements are being read.
    private struct Open {
        let object: BinaryObject
        var keys: [String] = []
        var elements: [ArchivedObject.Value] = []
        var position = 0

        init(_ object: BinaryObject) {
            self.object = object
            elements.reserveCapacity(object.count)
        }
    }

    init(_ unarchiver: KeyedUnarchiver) {
        self.unarchiver = unarchiver
    }

    // MARK: Values

    /// The value of a reference of the property list, with everything that it refers to.
    func completeValue(at reference: Int) throws -> ArchivedObject.Value {
        let value = try value(at: reference)
        try fillPendingObjects()
        return value
    }

    /// The object of a slot, with everything that it refers to.
    func completeObject(ofSlot slot: UInt32) throws -> ArchivedObject? {
        let value = try target(slot)
        try fillPendingObjects()
        return value.object
    }

    /// The entries of a dictionary except `$class`, with everything that they refer to.
    func completeEntries(of dictionary: BinaryObject) throws -> [ArchivedObject.Entry] {
        let entries = try entries(of: dictionary)
        try fillPendingObjects()
        return entries
    }

    func noteDelivery() { deliveredCount = objects.count }

    /// Empties the objects that no caller received, which would otherwise keep each other in memory forever.
    func disconnectUndeliveredObjects() {
        for object in objects[deliveredCount...] { object.disconnect() }
        noteDelivery()
    }

    private func value(at reference: Int) throws -> ArchivedObject.Value {
        let object = try unarchiver.table.object(at: reference)
        if object.kind == .uid { return try target(unarchiver.table.uid(object)) }
        return object.isContainer ? try container(object) : .inline(try leaf(object))
    }

    private func container(_ object: BinaryObject) throws -> ArchivedObject.Value {
        var open: [Open] = []
        try begin(object, &open)
        while true {
            let last = open.count - 1
            guard open[last].position < open[last].object.count else {
                let value = value(of: open.removeLast())
                if open.isEmpty { return value }
                open[open.count - 1].elements.append(value)
                continue
            }
            let reference = try nextReference(of: &open[last])
            let object = try unarchiver.table.object(at: reference)
            if object.isContainer {
                try begin(object, &open)
            } else if object.kind == .uid {
                open[last].elements.append(try target(unarchiver.table.uid(object)))
            } else {
                open[last].elements.append(.inline(try leaf(object)))
            }
        }
    }

    private func begin(_ object: BinaryObject, _ open: inout [Open]) throws {
        guard open.count < Self.maximumDepth else {
            throw failure(
                .limitExceeded, expected: "at most \(Self.maximumDepth) containers inside each other", found: "more")
        }
        try unarchiver.charge(object.count * 2 + 1)
        open.append(Open(object))
    }

    /// The next element of a container. For a dictionary, the next value; its key is appended to `keys`.
    private func nextReference(of open: inout Open) throws -> Int {
        let position = open.position
        open.position += 1
        guard open.object.kind == .dictionary else {
            return try unarchiver.table.reference(position, of: open.object)
        }
        let key = try unarchiver.table.reference(position, of: open.object)
        open.keys.append(try text(ofKey: unarchiver.keyNumber(ofReference: key), key))
        return try unarchiver.table.reference(open.object.count + position, of: open.object)
    }

    private func value(of open: Open) -> ArchivedObject.Value {
        switch open.object.kind {
        case .dictionary:
            .dictionary(zip(open.keys, open.elements).map { ArchivedObject.Entry(key: $0, value: $1) })
        case .set: .set(open.elements)
        default: .array(open.elements)
        }
    }

    private func leaf(_ object: BinaryObject) throws -> PropertyList {
        try unarchiver.charge(unarchiver.table.payloadByteCount(of: object) + 1)
        return try unarchiver.table.leaf(object)
    }

    // MARK: Slots

    private func target(_ slot: UInt32) throws -> ArchivedObject.Value {
        try checkSlot(slot)
        if let place = places[UInt64(slot) + 1] {
            return place > 0 ? reference(to: objects[Int(place) - 1]) : nothing(inSlot: slot)
        }
        guard try unarchiver.contents(ofSlot: slot) != nil else {
            places.set(0, for: UInt64(slot) + 1)
            return nothing(inSlot: slot)
        }
        guard objects.count < unarchiver.limits.maximumObjectCount, objects.count < 1 << 31 else {
            throw failure(
                .limitExceeded, expected: "at most \(unarchiver.limits.maximumObjectCount) objects", found: "more")
        }
        let object = ArchivedObject(sourceSlot: slot)
        objects.append(object)
        places.set(UInt32(truncatingIfNeeded: objects.count), for: UInt64(slot) + 1)
        return reference(to: object)
    }

    private func reference(to object: ArchivedObject) -> ArchivedObject.Value {
        if let currentSlot, currentSlot < object.sourceSlot {
            object.firstReferrer = max(object.firstReferrer, currentSlot)
        }
        return .object(object)
    }

    private func nothing(inSlot slot: UInt32) -> ArchivedObject.Value {
        if slot == 0 { return .null }
        let object = unresolved[slot] ?? ArchivedObject.Unresolved(sourceSlot: slot)
        unresolved[slot] = object
        if let currentSlot, currentSlot < slot { object.firstReferrer = max(object.firstReferrer, currentSlot) }
        return .unresolved(object)
    }

    private func checkSlot(_ slot: UInt32) throws {
        let count = unarchiver.objectsArray.count
        guard Int(slot) < count else {
            throw corrupt("a reference to one of \(count) objects", found: "one to object \(slot)")
        }
    }

    private func fillPendingObjects() throws {
        defer { currentSlot = nil }
        while filledCount < objects.count {
            let object = objects[filledCount]
            filledCount += 1
            currentSlot = object.sourceSlot
            do {
                try fill(object)
            } catch let error as PropertyListError {
                let path = unarchiver.path(to: object.sourceSlot)
                throw unarchiver.rememberedError(
                    ArchiveError(error, path: path, objectNumber: Int(object.sourceSlot)))
            }
        }
    }

    private func fill(_ object: ArchivedObject) throws {
        guard let found = try unarchiver.contents(ofSlot: object.sourceSlot) else { return }
        switch found.object.kind {
        case .booleanFalse, .booleanTrue, .integer, .real, .date, .data, .asciiString, .utf16String:
            object.value = try leaf(found.object)
        case .dictionary:
            let description = try classDescription(of: found.object)
            let entries = try entries(of: found.object)
            object.fill(
                description, entries, archivedKeys: keys(of: entries, description.name), classPlace: classPlace)
        default:
            throw corrupt("a value or an object", found: "\(found.object.kind) itself")
        }
    }

    private func corrupt(_ expected: String, found: String) -> ArchiveError {
        failure(.corruptArchive, expected: expected, found: found)
    }

    private func failure(_ code: ArchiveError.Code, expected: String, found: String) -> ArchiveError {
        guard let currentSlot else { return unarchiver.failure(code, expected: expected, found: found, forKey: nil) }
        return unarchiver.rememberedError(
            ArchiveError(
                code, path: unarchiver.path(to: currentSlot), expected: expected, found: found,
                objectNumber: Int(currentSlot)))
    }

    // MARK: Entries

    private func entries(of dictionary: BinaryObject) throws -> [ArchivedObject.Entry] {
        // In an honest archive, each entry takes at least two bytes, and the object six more.
        try unarchiver.charge(dictionary.count * 4 + 4)
        let classKey = unarchiver.keyNumbers.number(of: KeyedArchiveFormat.classKey)
        keyMark += 1
        let mark = keyMark
        var entries: [ArchivedObject.Entry] = []
        entries.reserveCapacity(dictionary.count)
        for position in 0..<dictionary.count {
            let key = try unarchiver.table.reference(position, of: dictionary)
            let number = try unarchiver.keyNumber(ofReference: key)
            if number == classKey {
                classPlace = entries.count
                continue
            }
            let text = try text(ofKey: number, key)
            // The first of several equal keys counts.
            if keyMarks[Int(number)] == mark { continue }
            keyMarks[Int(number)] = mark
            let value = try value(at: unarchiver.table.reference(dictionary.count + position, of: dictionary))
            entries.append(ArchivedObject.Entry(key: text, value: value))
        }
        return entries
    }

    /// The keys of entries: one list for successive objects of a class that have the same keys.
    private func keys(of entries: [ArchivedObject.Entry], _ className: String) -> ArchivedKeys {
        if let known = keysByClass[className], known.keys.count == entries.count,
            zip(known.keys, entries).allSatisfy({ $0 == $1.key })
        {
            return known
        }
        let keys = ArchivedKeys(entries.map(\.key), sharing)
        keysByClass[className] = keys
        return keys
    }

    /// The text of a key, which is read once.
    private func text(ofKey number: UInt32, _ reference: Int) throws -> String {
        guard number != KeyNumbers.noKey else {
            throw corrupt("keys that are strings", found: "one that is not")
        }
        if keyTexts.count <= Int(number) {
            let count = Int(number) + 1 - keyTexts.count
            keyTexts.append(contentsOf: repeatElement(nil, count: count))
            keyMarks.append(contentsOf: repeatElement(0, count: count))
        }
        if let text = keyTexts[Int(number)] { return text }
        let text = try unarchiver.table.string(unarchiver.table.object(at: reference))
        keyTexts[Int(number)] = text
        return text
    }

    // MARK: Classes

    private func classDescription(of instance: BinaryObject) throws -> ArchivedObject.ClassDescription {
        guard let reference = try unarchiver.innerValue(KeyedArchiveFormat.classKey, of: instance) else {
            throw corrupt("an object with a class", found: "a dictionary without '$class'")
        }
        let object = try unarchiver.table.object(at: reference)
        guard object.kind == .uid else {
            throw corrupt("a reference under '$class'", found: "\(object.kind)")
        }
        let classSlot = try unarchiver.table.uid(object)
        try checkSlot(classSlot)
        if let place = classPlaces[UInt64(classSlot) + 1] { return classes[Int(place)] }
        guard let description = try unarchiver.contents(ofSlot: classSlot)?.object, description.kind == .dictionary
        else {
            throw corrupt("a class under '$class'", found: "something else in object \(classSlot)")
        }
        try unarchiver.charge(description.count * 3)
        guard let name = try string(KeyedArchiveFormat.classNameKey, of: description) else {
            throw corrupt("a class with a name", found: "none in object \(classSlot)")
        }
        let result = ArchivedObject.ClassDescription(
            name, chain: try strings(KeyedArchiveFormat.classChainKey, of: description),
            fallbacks: try strings(KeyedArchiveFormat.classFallbacksKey, of: description))
        classPlaces.set(UInt32(truncatingIfNeeded: classes.count), for: UInt64(classSlot) + 1)
        classes.append(result)
        return result
    }

    private func string(_ key: String, of description: BinaryObject) throws -> String? {
        guard let reference = try unarchiver.table.value(forKey: key, of: description) else { return nil }
        let object = try unarchiver.table.object(at: reference)
        return object.isString ? try leaf(object).string : nil
    }

    /// The strings of an array. Other elements are ignored, because these lists are only informative.
    private func strings(_ key: String, of description: BinaryObject) throws -> [String]? {
        guard let reference = try unarchiver.table.value(forKey: key, of: description) else { return nil }
        let array = try unarchiver.table.object(at: reference)
        guard array.kind == .array else { return nil }
        try unarchiver.charge(array.count)
        var strings: [String] = []
        for position in 0..<array.count {
            let object = try unarchiver.table.object(at: unarchiver.table.reference(position, of: array))
            if object.isString, let string = try leaf(object).string { strings.append(string) }
        }
        return strings
    }
}
