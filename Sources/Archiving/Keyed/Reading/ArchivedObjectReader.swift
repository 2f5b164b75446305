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

    /// Retains the objects. A program can join it with another graph before everything is read.
    private let graph = ArchivedGraph()
    private var objects: [ArchivedGraph.Member] = []

    /// One more than the index of each object, by slot; 0 for slots that hold nil.
    private var places = NumberTable()
    private static let isForgotten = UInt32.max
    private var filledCount = 0

    /// The position of the class among the entries that were read last.
    private var classPlace = 0

    /// The slot of the object that is being filled; `nil` at the top level.
    private var currentSlot: UInt32?
    private var unresolved: [UInt32: ArchivedObject.Unresolved] = [:]

    /// The descriptions of classes by the unarchiver's records of them.
    private var classesByRecord: [Int: ArchivedObject.ClassDescription] = [:]

    /// The keys of the last object of each class, which the next one usually has, too.
    private var keysByRecord: [Int: ArchivedKeys] = [:]
    private lazy var sharing = unarchiver.isTranscoded ? nil : ArchivedLeafSharing(unarchiver.table)

    /// The texts of keys by their numbers, and the last object in which each occurred.
    private var keyTexts: [String?] = []
    private var keyMarks: [Int] = []
    private var keyMark = 0

    private typealias Open = OpenContainer<BinaryObject, ArchivedObject.Value>

    init(_ unarchiver: KeyedUnarchiver) {
        self.unarchiver = unarchiver
    }

    // MARK: Values

    /// The value of a reference of the property list, with everything that it refers to.
    func completeValue(at reference: Int) throws -> ArchivedObject.Value {
        graph.value(try complete { try value(at: reference) }, for: .program)
    }

    /// The object of a slot, with everything that it refers to.
    func completeObject(ofSlot slot: UInt32) throws -> ArchivedObject? {
        graph.value(try complete { try target(slot) }, for: .program).object
    }

    /// The entries of a dictionary except `$class`, with everything that they refer to.
    func completeEntries(of dictionary: BinaryObject) throws -> [ArchivedObject.Entry] {
        graph.entries(try complete { try entries(of: dictionary) }, for: .program)
    }

    /// Reads something with everything that it refers to. After an error, which the caller may ignore, the objects that were
    /// found are read again where they are found again.
    private func complete<Result>(_ read: () throws -> Result) throws -> Result {
        let count = objects.count
        do {
            let result = try read()
            try fillPendingObjects()
            return result
        } catch {
            for object in objects[count...] { places.set(Self.isForgotten, for: UInt64(object.sourceSlot) + 1) }
            objects.removeSubrange(count...)
            filledCount = count
            throw error
        }
    }

    private func value(at reference: Int) throws -> ArchivedObject.Value {
        let object = try unarchiver.table.object(at: reference)
        return try simpleValue(of: object) ?? container(object)
    }

    /// A reference or a leaf; `nil` for a container.
    private func simpleValue(of object: BinaryObject) throws -> ArchivedObject.Value? {
        if object.kind == .uid { return try target(unarchiver.table.uid(object)) }
        return object.isContainer ? nil : .inline(try leaf(object))
    }

    private func container(_ object: BinaryObject) throws -> ArchivedObject.Value {
        try unarchiver.read(object) {
            try simpleValue(of: $0)
        } open: { (object, containers: [Open]) in
            guard containers.count < KeyedArchiveFormat.greatestDepth else {
                throw fail(
                    .limitExceeded,
                    expected: "at most \(KeyedArchiveFormat.greatestDepth) containers inside each other", found: "more")
            }
            try unarchiver.charge(object.count * 2 + 1)
            let isDictionary = object.kind == .dictionary
            return Open(number: object.offset, count: object.count, isDictionary: isDictionary, contents: object)
        } next: {
            try next(of: &$0)
        } close: { container in
            switch container.contents.kind {
            case .dictionary:
                .dictionary(zip(container.keys, container.values).map { ArchivedObject.Entry(key: $0, value: $1) })
            case .set: .set(container.values)
            default: .array(container.values)
            }
        }
    }

    /// The next element of a container. For a dictionary, the next value; its key is appended to `keys`.
    private func next(of open: inout Open) throws -> BinaryObject? {
        let position = open.values.count
        guard position < open.count else { return nil }
        guard open.isDictionary else {
            return try unarchiver.table.object(at: unarchiver.table.reference(position, of: open.contents))
        }
        let key = try unarchiver.table.reference(position, of: open.contents)
        open.keys.append(try text(ofKey: unarchiver.keyNumber(ofReference: key), key))
        return try unarchiver.table.object(at: unarchiver.table.reference(open.count + position, of: open.contents))
    }

    private func leaf(_ object: BinaryObject) throws -> PropertyList {
        try unarchiver.charge(unarchiver.table.payloadByteCount(of: object) + 1)
        return try unarchiver.table.leaf(object)
    }

    // MARK: Slots

    private func target(_ slot: UInt32) throws -> ArchivedObject.Value {
        try checkSlot(slot)
        if let place = places[UInt64(slot) + 1], place != Self.isForgotten {
            return place > 0 ? reference(to: objects[Int(place) - 1]) : nothing(inSlot: slot)
        }
        guard try unarchiver.contents(ofSlot: slot) != nil else {
            places.set(0, for: UInt64(slot) + 1)
            return nothing(inSlot: slot)
        }
        guard objects.count < unarchiver.limits.maximumObjectCount, objects.count < Int32.max else {
            throw fail(
                .limitExceeded, expected: "at most \(unarchiver.limits.maximumObjectCount) objects", found: "more")
        }
        let object = graph.addMember(sourceSlot: slot)
        objects.append(object)
        places.set(UInt32(truncatingIfNeeded: objects.count), for: UInt64(slot) + 1)
        return reference(to: object)
    }

    private func reference(to object: ArchivedGraph.Member) -> ArchivedObject.Value {
        if let currentSlot, currentSlot < object.sourceSlot {
            object.firstReferrer = max(object.firstReferrer, currentSlot)
        }
        return .object(ArchivedObject(object, in: nil))
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
        guard slot < count else {
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

    private func fill(_ object: ArchivedGraph.Member) throws {
        guard let found = try unarchiver.contents(ofSlot: object.sourceSlot) else { return }
        switch found.object.kind {
        case .booleanFalse, .booleanTrue, .integer, .real, .date, .data, .asciiString, .utf16String:
            object.value = try leaf(found.object)
        case .dictionary:
            let (record, description) = try classDescription(of: found)
            let entries = try entries(of: found.object)
            object.fill(description, entries, archivedKeys: keys(of: entries, record), classPlace: classPlace)
        default:
            throw corrupt("a value or an object", found: "\(found.object.kind) itself")
        }
    }

    private func corrupt(_ expected: String, found: String) -> ArchiveError {
        fail(.corruptArchive, expected: expected, found: found)
    }

    private func fail(_ code: ArchiveError.Code, expected: String, found: String) -> ArchiveError {
        guard let currentSlot else { return unarchiver.fail(code, expected: expected, found: found, forKey: nil) }
        return unarchiver.fail(code, expected: expected, found: found, inSlot: currentSlot)
    }

    // MARK: Entries

    private func entries(of dictionary: BinaryObject) throws -> [ArchivedObject.Entry] {
        // In an honest archive, each entry takes at least two bytes, and the object six more.
        try unarchiver.charge(dictionary.count * 4 + 4)
        let classKey = unarchiver.keys.number(of: KeyedArchiveFormat.classKey)
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
    private func keys(of entries: [ArchivedObject.Entry], _ record: Int) -> ArchivedKeys {
        if let known = keysByRecord[record], known.keys.count == entries.count,
            zip(known.keys, entries).allSatisfy({ $0 == $1.key })
        {
            return known
        }
        let keys = ArchivedKeys(entries.map(\.key), sharing)
        keysByRecord[record] = keys
        return keys
    }

    /// The text of a key, which is read once.
    private func text(ofKey number: UInt32, _ reference: Int) throws -> String {
        guard number != KeyFinder.noKey else {
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

    private func classDescription(
        of instance: KeyedUnarchiver.Found
    ) throws -> (record: Int, ArchivedObject.ClassDescription) {
        guard try unarchiver.innerValue(KeyedArchiveFormat.classKey, of: instance.object) != nil else {
            throw corrupt("an object with a class", found: "a dictionary without '$class'")
        }
        let record = try unarchiver.classRecord(of: instance, key: nil)
        if let known = classesByRecord[record] { return (record, known) }
        let result = ArchivedObject.ClassDescription(
            unarchiver.classRecords[record].name, chain: try allNames(record, KeyedArchiveFormat.classChainKey),
            fallbacks: try allNames(record, KeyedArchiveFormat.classFallbacksKey))
        classesByRecord[record] = result
        return (record, result)
    }

    private func allNames(_ record: Int, _ key: String) throws -> [String]? {
        var names: [String] = []
        let description = unarchiver.classRecords[record].description
        let hasNames = try unarchiver.forEachName(under: key, of: description) { count in
            try unarchiver.charge(count)
            return count
        } _: {
            try unarchiver.charge($0.count + 1)
            names.append(try unarchiver.table.string($0))
        }
        return hasNames ? names : nil
    }
}
