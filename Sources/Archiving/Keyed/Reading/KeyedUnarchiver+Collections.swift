// Reads collections, element by element or in runs.
//
// Elements that are numbers, dates and strings in slots, as every writer encodes them, are read in runs without a call
// for each. Any other element ends the run and is read as a single value, by code that handles all forms and all
// errors.
//
// For pointers to layouts, see `KeyedUnarchiver.swift`. A run is never longer than the rest of the memory that it
// fills.

import PropertyLists

/// The members of a set that have a key each.
struct GatheredElements {
    var references: [Int] = []

    /// How often a counted set contains each member.
    var counts: [Int] = []
}

extension KeyedUnarchiver {
    // MARK: Opening

    /// Opens the array or set in a slot and returns how many elements it has; `nil` if other code has to open it.
    @inline(__always)
    func openKnown(_ slot: Int, _ kind: CollectionKind) -> Int? {
        guard hasFastPath, kind != .dictionary, let elements = elements(inSlot: slot, kind == .array ? .array : .set)
        else { return nil }
        collectionState = sharedValues.isUnknown(slot) ? .first : .again
        if elements.count == 0, kind == .array { emptyArraySlot = slot }
        unsafe openPart(
            Frame(
                container: elements, isCollection: true, isSet: kind == .set, slot: UInt32(truncatingIfNeeded: slot)))
        return elements.count
    }

    /// The elements of the array or set in a slot; `nil` if other code has to find them.
    @inline(__always)
    func elements(inSlot slot: Int, _ foundationClass: FoundationClass) -> BinaryObject? {
        let reference = instanceReference(
            inSlot: slot, of: foundationClass, under: FoundationKey.elements, as: .collection)
        return view.container(.array, at: view.offset(of: reference))
    }

    /// Opens a collection and returns how many elements, or entries, it has.
    func open(_ found: Found, _ kind: CollectionKind, _ key: String?) throws -> Int {
        switch kind {
        case .array, .set:
            let elements = try elements(of: found, kind == .array ? .array : .set, FoundationKey.elements, key)
            unsafe openPart(Frame(container: elements, isCollection: true, isSet: kind == .set, slot: found.slot))
        case .dictionary:
            let (keys, values) = try entries(of: found, key)
            unsafe openPart(Frame(container: keys, second: values, isCollection: true, slot: found.slot))
        }
        collectionState = found.slot.map { sharedValues.isUnknown(Int($0)) ? .first : .again } ?? .unknown
        if isReporting { reporter?.noteCollection(key, frameCount: frames.count) }
        return frames.top.container.count
    }

    func entries(of found: Found, _ key: String?) throws -> (keys: BinaryObject, values: BinaryObject) {
        let keys = try elements(of: found, .dictionary, FoundationKey.dictionaryKeys, key)
        let values = try elements(of: found, .dictionary, FoundationKey.elements, key)
        try require(
            keys.count == values.count, .corruptArchive, expected: "as many values as keys",
            found: "\(keys.count) keys and \(values.count) values", forKey: key)
        return (keys, values)
    }

    func elements(
        of found: Found, _ foundationClass: FoundationClass, _ elementsKey: String, _ key: String?
    ) throws -> BinaryObject {
        let elements = try value(of: found, foundationClass, under: elementsKey, key)
        guard found.slot != nil, elements.kind == .array else {
            throw unexpectedContents(elements, foundationClass.phrase, found, key)
        }
        return elements
    }

    // MARK: Runs of elements

    /// Reads a run of elements, from the next one on, and returns how many.
    func readRun(into space: ElementBuffer, from filledCount: Int, count: Int) -> Int {
        guard hasFastPath, let run = nextRun(of: count - filledCount) else { return 0 }
        let readCount: Int
        switch unsafe space.kind {
        case .boolean:
            readCount = unsafe fill(space, from: filledCount, run) { view.boolean(at: offset(ofElement: $0, of: run)) }
        case .float:
            readCount = unsafe fill(space, from: filledCount, run) { view.float(at: offset(ofElement: $0, of: run)) }
        case .double:
            // Without a closure, which costs ten instructions for each element.
            let space = unsafe space.elements(Double.self)
            var number = 0
            while number < run.count, let value = view.real(at: offset(ofElement: number, of: run)) {
                unsafe space.initializeElement(at: filledCount &+ number, to: value)
                number &+= 1
            }
            readCount = number
        case .date:
            readCount = unsafe fill(space, from: filledCount, run) { date(at: $0, of: run) }
        case .string:
            readCount = unsafe fill(space, from: filledCount, run) { string(at: $0, of: run) }
        case .integer(let type):
            var number = 0
            while number < run.count, let value = view.integer(at: offset(ofElement: number, of: run)),
                type.holds(value)
            {
                unsafe space.store(value, type, at: filledCount &+ number)
                number &+= 1
            }
            readCount = number
        }
        frames.top.position &+= readCount
        remainingReadCount &-= readCount
        return readCount
    }

    /// Initializes elements as long as they can be read, and returns how many.
    @inline(__always)
    private func fill<Element>(
        _ space: ElementBuffer, from filledCount: Int, _ run: Run, _ read: (Int) -> Element?
    ) -> Int {
        let space = unsafe space.elements(Element.self)
        var number = 0
        while number < run.count, let value = read(number) {
            unsafe space.initializeElement(at: filledCount &+ number, to: value)
            number &+= 1
        }
        return number
    }

    /// Elements that are in one array.
    private struct Run {
        let array: BinaryObject

        /// The position of the first one, and how many may be read.
        let position: Int
        let count: Int
        let isHashing: Bool
    }

    /// The elements from the next one on, as many as are wanted, exist and may be read; `nil` if there is none.
    private func nextRun(of count: Int) -> Run? {
        guard frames.top.isCollection, frames.top.gathered < 0 else { return nil }
        var array = frames.top.container
        var position = frames.top.position
        var isHashing = frames.top.isInHashed || frames.top.isSet
        // The values of a dictionary are in a second array.
        if let second = frames.top.second {
            isHashing = frames.top.isInHashed || position < array.count
            if position >= array.count {
                position -= array.count
                array = second
            }
        }
        let limit = min(count, array.count - position, remainingReadCount)
        return limit > 0 ? Run(array: array, position: position, count: limit, isHashing: isHashing) : nil
    }

    private func offset(ofElement number: Int, of run: Run) -> Int {
        let slot = slot(ofElement: run.position &+ number, of: run.array)
        return slot < 0 ? slot : offset(ofSlot: slot)
    }

    private func date(at number: Int, of run: Run) -> Date? {
        time(inSlot: slot(ofElement: run.position &+ number, of: run.array))
            .map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    private func string(at number: Int, of run: Run) -> String? {
        // What is read with the run is charged when it ends.
        asciiString(
            inSlot: slot(ofElement: run.position &+ number, of: run.array), isHashing: run.isHashing, spare: run.count)
    }

    // MARK: Nil

    /// Whether a reference leads to the null object, which represents nil unless the program has a class for it.
    func isNullObject(at reference: Int) throws -> Bool {
        let slot = slot(ofReference: reference)
        // It has no values, only a class.
        guard slot >= 0, let contents = view.container(.dictionary, at: offset(ofSlot: slot)), contents.count == 1
        else {
            return false
        }
        let found = Found(object: contents, slot: UInt32(truncatingIfNeeded: slot))
        let record = try classRecord(of: found, key: nil)
        guard classRecords[record].name == FoundationClass.null.name else { return false }
        return try allowedClass(named: FoundationClass.null.name, for: nil, nil) == nil
    }

    // MARK: Sets with a key for each member

    /// Opens a set whose members have a key each, and returns how many members it has.
    func open(_ found: Found, _ form: ElementForm, _ key: String?) throws -> Int {
        let record = try structureRecord(form.structure, found, key)
        try charge(found.object.count * 2)
        var frame = unsafe Frame(container: found.object, isCollection: true, isSet: true, slot: found.slot)
        frame.gathered = Int32(clamping: rare.parts.gatheredElements.count)
        // Opened first, so that the paths of errors about its keys lead through it.
        openPart(frame)
        let elements = try gather(
            form, in: found.object, isSubclass: !form.isClass(named: classRecords[record].name))
        rare.parts.gatheredElements.append(elements)
        if isReporting { reporter?.noteCollection(key, frameCount: frames.count) }
        return elements.references.count
    }

    func nextGatheredElement(_ position: Int, of index: Int) throws -> Int {
        let sets = rare.parts.gatheredElements
        try require(
            index < sets.count && position < sets[index].references.count, .missingValue,
            expected: "an element", found: "the end of the collection")
        return sets[index].references[position]
    }

    /// Finds all members in one walk over the keys, which have no order. A key that belongs to no member is an error:
    /// its value would be lost.
    ///
    /// - Parameter isSubclass: Whether the set may have keys of another class.
    private func gather(_ form: ElementForm, in dictionary: BinaryObject, isSubclass: Bool) throws -> GatheredElements {
        var members: [Int: Int] = [:]
        var counts: [Int: Int] = [:]
        var others: [String: Int] = [:]
        try forEachKey(of: dictionary) { key, reference in
            if let number = KeyedArchiveFormat.number(in: key, after: form.memberKey), members[number] == nil {
                members[number] = reference
            } else if form == .countedSet,
                let number = KeyedArchiveFormat.number(in: key, after: FoundationKey.count), counts[number] == nil
            {
                counts[number] = reference
            } else if key != KeyedArchiveFormat.classKey, !isSubclass || key.hasPrefix("NS.") {
                others[key] = reference
            }
        }
        var elements = GatheredElements()
        switch form {
        case .orderedSet:
            // GNUstep's form.
            if let list = others.removeValue(forKey: FoundationKey.elements) {
                elements.references = try self.elements(at: list, FoundationKey.elements)
            } else {
                for number in 0..<members.count {
                    elements.references.append(try member(number, of: &members, form.memberKey))
                }
            }
        case .countedSet:
            guard let reference = others.removeValue(forKey: FoundationKey.count) else {
                throw missingValue(forKey: FoundationKey.count)
            }
            let count = try number(at: reference, FoundationKey.count)
            try require(
                0...members.count ~= count, .corruptArchive, expected: "the number of members, \(members.count)",
                found: "\(count)", forKey: FoundationKey.count)
            for number in 0..<count {
                elements.references.append(try member(number, of: &members, form.memberKey))
                let reference = try member(number, of: &counts, FoundationKey.count)
                elements.counts.append(try self.number(at: reference, "\(FoundationKey.count)\(number)"))
            }
        }
        let unread =
            others.keys.min() ?? members.keys.min().map { "\(form.memberKey)\($0)" }
            ?? counts.keys.min().map { "\(FoundationKey.count)\($0)" }
        guard let unread else { return elements }
        throw fail(
            .corruptArchive, expected: "the keys of \(elements.references.count) members", found: "another key",
            forKey: unread)
    }

    private func member(_ number: Int, of references: inout [Int: Int], _ prefix: String) throws -> Int {
        guard let reference = references.removeValue(forKey: number) else {
            throw fail(
                .corruptArchive, expected: "members that are numbered without a gap", found: "no such key",
                forKey: "\(prefix)\(number)")
        }
        return reference
    }

    private func elements(at reference: Int, _ key: String) throws -> [Int] {
        let list = try table.object(at: reference)
        try require(list.kind == .array, .unexpectedKind, expected: "an array", found: "\(list.kind)", forKey: key)
        try charge(list.count)
        return try (0..<list.count).map { try table.reference($0, of: list) }
    }

    private func number(at reference: Int, _ key: String) throws -> Int {
        let object = try table.object(at: reference)
        try require(
            object.kind == .integer, .unexpectedKind, expected: "an integer", found: "\(object.kind)", forKey: key)
        let number = try table.integer(object)
        guard let value = number.signed.flatMap({ Int(exactly: $0) }) else {
            throw fail(.outOfRange, expected: "an integer that fits Int", found: "\(number)", forKey: key)
        }
        return value
    }

    // MARK: Kinds

    func kind(of found: Found, _ key: String?) throws -> ValueKind {
        switch found.object.kind {
        case .booleanTrue, .booleanFalse: return .boolean
        case .integer: return try table.integer(found.object).signed == nil ? .largeInteger : .integer
        case .real: return try table.float(found.object) == nil ? .double : .float
        case .asciiString, .utf16String: return .string
        case .data: return .data
        case .date: return .date
        case .null, .uid, .array, .set: return .object
        case .dictionary where found.slot == nil: return .object
        case .dictionary: break
        }
        let record = try classRecord(of: found, key: key)
        switch classRecords[record].foundationClass {
        case .set where try isClass(record, named: FoundationClass.countedSet.name): return .object
        case .dictionary where try !hasStringKeys(found, key): return .object
        case let foundationClass?: return foundationClass.kind
        case nil: break
        }
        switch classRecords[record].name {
        case FoundationClass.null.name: return .null
        case FoundationClass.error.name: return .error
        default: return .object
        }
    }

    private func hasStringKeys(_ found: Found, _ key: String?) throws -> Bool {
        let keys = try value(of: found, .dictionary, under: FoundationKey.dictionaryKeys, key)
        guard keys.kind == .array else { return true }
        try charge(keys.count)
        for position in 0..<keys.count {
            let reference = try table.object(at: table.reference(position, of: keys))
            guard reference.kind == .uid, let element = try contents(ofSlot: table.uid(reference), key: key) else {
                continue
            }
            if try kindOfKey(element, key) != .string { return false }
        }
        return true
    }

    /// The kind of a dictionary's key. If the key is itself a dictionary, its keys are not examined.
    private func kindOfKey(_ found: Found, _ key: String?) throws -> ValueKind {
        if found.object.isString { return .string }
        guard found.object.kind == .dictionary else { return .object }
        return try classRecords[classRecord(of: found, key: key)].foundationClass == .string ? .string : .object
    }

    // MARK: Property lists, whose containers `GraphUnarchiver` walks

    func propertyList(in found: Found, _ key: String?) throws -> PropertyList {
        try propertyList(found) {
            try leaf(of: $0, key)
        } open: { (found: Found, lists: [OpenContainer<BinaryObject, PropertyList>]) in
            try checkNesting(of: found.slot.map { Int($0) }, in: lists, key)
            return try openList(found, key)
        } next: { list in
            let position = list.values.count
            return position < list.count ? try element(position, of: list.contents, key) : nil
        }
    }

    /// Opens a value that is a container. Its contents are the array of its elements or values.
    private func openList(_ found: Found, _ key: String?) throws -> OpenContainer<BinaryObject, PropertyList> {
        guard let slot = found.slot, found.object.kind == .dictionary else { throw noPropertyList(found, key) }
        switch classRecords[try classRecord(of: found, key: key)].foundationClass {
        case .array:
            let elements = try elements(of: found, .array, FoundationKey.elements, key)
            return OpenContainer(number: Int(slot), count: elements.count, isDictionary: false, contents: elements)
        case .dictionary:
            let (keys, values) = try entries(of: found, key)
            return OpenContainer(
                number: Int(slot), count: values.count, isDictionary: true, contents: values,
                keys: try strings(in: keys, key))
        default:
            throw noPropertyList(found, key)
        }
    }

    /// The element at a position in an array of references. Throws for nil, which is not a property list.
    private func element(_ position: Int, of array: BinaryObject, _ key: String?) throws -> Found {
        try charge(1)
        let reference = try table.object(at: table.reference(position, of: array))
        try require(
            reference.kind == .uid, .unexpectedKind, expected: "elements to be references",
            found: "\(reference.kind) itself", forKey: key)
        if let found = try contents(ofSlot: table.uid(reference), key: key) { return found }
        throw fail(.unexpectedKind, expected: "an element", found: "nil", forKey: key)
    }

    private func strings(in array: BinaryObject, _ key: String?) throws -> [String] {
        var strings: [String] = []
        for position in 0..<array.count {
            let string = try string(element(position, of: array, key), key)
            // Each dictionary hashes its keys, including those that were read before.
            try charge(string.utf8.count / 16)
            try chargeSorting(string)
            strings.append(string)
        }
        return strings
    }

    // MARK: Leaves

    /// The value as a leaf; `nil` if it may be a container.
    private func leaf(of found: Found, _ key: String?) throws -> PropertyList? {
        switch found.object.kind {
        case .booleanFalse: return .boolean(false)
        case .booleanTrue: return .boolean(true)
        case .integer: return .integer(try table.integer(found.object))
        case .real: return try table.float(found.object).map { .float($0) } ?? .double(table.real(found.object))
        case .asciiString, .utf16String: return .string(try string(found, key))
        case .data: return .data(try data(found, key))
        case .date where found.slot != nil: return .date(try date(found, key))
        case .dictionary where found.slot != nil: break
        default: throw noPropertyList(found, key)
        }
        switch classRecords[try classRecord(of: found, key: key)].foundationClass {
        case .string: return .string(try string(found, key))
        case .data: return .data(try data(found, key))
        case .date: return .date(try date(found, key))
        default: return nil
        }
    }

    private func data(_ found: Found, _ key: String?) throws -> Data {
        let object = try dataObject(in: found, key)
        return try table.data(object)
    }

    private func noPropertyList(_ found: Found, _ key: String?) -> ArchiveError {
        unexpectedKind("a property list", found, key)
    }

    // MARK: Arrays of numbers: Cocoa's `encodeArray(ofObjCType:count:at:)`

    func numbers(_ kind: NumberKind, in found: Found, _ key: String?) throws -> NumberArray {
        let count = try checkedCount(of: found, kind, key)
        let references = try unkeyedReferences(of: found.object)
        try require(
            count == references.count, .corruptArchive, expected: "an array of \(count) numbers",
            found: "\(references.count) of them", forKey: key)
        let elements = try (0..<count).map { number in
            guard let reference = references[number] else {
                throw fail(
                    .corruptArchive, expected: "an array of \(count) numbers",
                    found: "nothing in place of number \(number)", forKey: key)
            }
            return try table.object(at: reference)
        }
        return try numbers(kind, of: elements, key)
    }

    func numbers(_ kind: NumberKind, of elements: [BinaryObject], _ key: String?) throws -> NumberArray {
        switch kind {
        case .boolean:
            return .booleans(
                try elements.map { object in
                    if object.kind == .booleanTrue { return true }
                    return try checked(object, .booleanFalse, "a boolean", key).kind == .booleanTrue
                })
        case .integer(let type):
            return .integers(
                try elements.map {
                    try bits(of: table.integer(checked($0, .integer, "an integer", key)), as: type, key)
                },
                type)
        case .float:
            return .floats(try elements.map { try float(checked($0, .real, "a real", key), key) })
        case .double:
            return .doubles(try elements.map { try table.real(checked($0, .real, "a real", key)) })
        }
    }

    /// The number of elements that an array announces. Its element type must be the requested one.
    private func checkedCount(of found: Found, _ kind: NumberKind, _ key: String?) throws -> Int {
        let count = try integer(FoundationKey.count, of: found, key)
        let size = try integer(FoundationKey.numberSize, of: found, key)
        let type = try integer(FoundationKey.numberType, of: found, key)
        guard kind.typeCodes.contains(type), kind.size == size else {
            let letter = UInt8(exactly: type).map { "'\(Character(Unicode.Scalar($0)))'" } ?? "\(type)"
            throw fail(
                .unexpectedKind, expected: "an array of \(kind.phrase)",
                found: "one of numbers with the type \(letter) and \(size) bytes each", forKey: key)
        }
        guard let count = Int(exactly: count), count > 0 else {
            throw fail(.corruptArchive, expected: "an array of numbers", found: "one of \(count)", forKey: key)
        }
        return count
    }

    private func integer(_ innerKey: String, of found: Found, _ key: String?) throws -> Int64 {
        let object = try value(of: found, .numberArray, under: innerKey, key)
        guard object.kind == .integer, let value = try table.integer(object).signed else {
            throw unexpectedContents(object, FoundationClass.numberArray.phrase, found, key)
        }
        return value
    }

    private func checked(
        _ object: BinaryObject, _ kind: BinaryObjectKind, _ expected: String, _ key: String?
    ) throws -> BinaryObject {
        try require(
            object.kind == kind, .unexpectedKind, expected: "an array whose elements are each \(expected)",
            found: "\(object.kind) in it", forKey: key)
        return object
    }
}
