// Finds keys in the dictionaries of an archive.
//
//     key ──▶ the next step of the dictionary's layout ──▶ another step ──▶ position       most dictionaries
//         └─▶ near the last key ──▶ its number, searched from the last key on ──▶ table    those without a layout
//
// Numbers of keys: equal numbers are equal texts.
//
//     looked up:  "EmpID"  ── its bits ──▶ 3 ◀── its reference ── the string "EmpID" at object 17 of the archive
//
// An archive may contain the same key as several strings, and a program the same key at several addresses. All of them
// have one number.
//
// The keys of a dictionary without a layout are searched linearly, starting at the position of the last key. If they are
// read in an order other than the archive's, which in Cocoa's archives can be any, this takes quadratic time. So large
// dictionaries get a table:
//
//     dictionary at byte 4711   key 3, "a[0]" ──▶ entry 812
//                               key 9, "a[1]" ──▶ entry 17
//
// Nothing here calls the unarchiver, whose limit for what is read is passed to each search. What is called for each value
// is `mutating` even where it changes nothing: a structure that is only read is copied for a call.
//
// A layout stays at its address until the archive is left, and the finder has the table whose view it uses.

import PropertyLists

@safe struct KeyFinder: ~Copyable {
    typealias Layout = DictionaryLayouts.Layout

    /// What a dictionary is read as. The last layout of each is tried first, because mostly it is the next one's, too.
    enum Use {
        case object, date, collection
    }

    /// Thrown if a search would read more than the reader allows.
    struct ReadLimitExceeded: Error {}

    /// The number of a reference that is not a string.
    static let noKey: UInt32 = 0

    private let table: BinaryObjectTable

    private var layouts = DictionaryLayouts()
    private var lastLayouts: (object: Layout?, date: Layout?, collection: Layout?)

    private var rare = Rare<Numbers>()

    /// The numbers of keys, and the tables of large dictionaries.
    private final class Numbers: RarelyUsed {
        var byBits = StringNumbers()
        var byReference = NumberTable()
        var byText = [[UInt8]: UInt32]()

        var keyTables = [Int: NumberTable]()
        var tableEntryCount = 0

        init() {}
    }

    init(_ table: BinaryObjectTable) {
        self.table = table
    }

    // MARK: Layouts

    /// The layout of a dictionary; `nil` if it has to be read without one.
    @inline(__always) mutating func layout(of dictionary: BinaryObject, as use: Use? = nil) -> Layout? {
        let last: Layout? =
            switch use {
            case .object: unsafe lastLayouts.object
            case .date: unsafe lastLayouts.date
            case .collection: unsafe lastLayouts.collection
            case nil: nil
            }
        if let last = unsafe last, unsafe last.pointee.isLayout(of: dictionary, in: table.view) { return unsafe last }
        return unsafe otherLayout(of: dictionary)
    }

    @inline(never)
    private mutating func otherLayout(of dictionary: BinaryObject) -> Layout? {
        unsafe layouts.layout(of: dictionary, in: table)
    }

    /// Makes a layout the one that is tried first.
    @inline(__always) mutating func expect(_ layout: Layout?, as use: Use) {
        switch use {
        case .object: unsafe lastLayouts.object = layout
        case .date: unsafe lastLayouts.date = layout
        case .collection: unsafe lastLayouts.collection = layout
        }
    }

    subscript(number: Int) -> Layout {
        @inline(__always) get { unsafe layouts[number] }
    }

    /// The position of a key among those of a layout; -1, or `unclear` if it has to be searched.
    ///
    /// - Parameters:
    ///   - step: The step at which the key is expected; set to the one that follows it.
    ///   - isOwn: Whether it is one of the archiver's own keys, which come last.
    @inline(__always)
    mutating func position(ofKey key: String, in layout: Layout, _ step: inout Int, isOwn: Bool) -> Int {
        if let next = unsafe layout.pointee.steps.address(of: step), unsafe next.pointee.bits == KeyBits(key) {
            step &+= 1
            return unsafe next.pointee.position
        }
        return unsafe otherPosition(ofKey: key, in: layout, &step, isOwn: isOwn)
    }

    @inline(never)
    private mutating func otherPosition(ofKey key: String, in layout: Layout, _ step: inout Int, isOwn: Bool) -> Int {
        unsafe layout.pointee.position(ofKey: key, &step, isOwn: isOwn, in: table)
    }

    /// The reference under one of the archiver's own keys, or a negative number.
    @inline(__always) mutating func ownReference(_ key: String, of dictionary: BinaryObject, _ layout: Layout) -> Int {
        var step = 0
        let position = unsafe position(ofKey: key, in: layout, &step, isOwn: true)
        return unsafe position < 0
            ? position : table.view.reference(layout.pointee.count &+ position, at: dictionary.payload)
    }

    // MARK: Searching

    /// The reference that a dictionary holds under one of the archiver's own keys. Mostly these come last.
    mutating func ownReference(_ key: String, of dictionary: BinaryObject, _ remaining: inout Int) throws -> Int? {
        if let layout = unsafe layout(of: dictionary) {
            let reference = unsafe ownReference(key, of: dictionary, layout)
            if reference == -1 { return nil }
            if unsafe table.view.isObject(reference) { return reference }
        }
        return try position(
            ofNumber: number(of: key), in: dictionary, from: dictionary.count - 1, isReversed: true, &remaining
        ).map { try table.reference(dictionary.count + $0, of: dictionary) }
    }

    /// The first position of a key that is found from a position on.
    mutating func position(
        ofKey key: String, in dictionary: BinaryObject, from start: Int, _ remaining: inout Int
    ) throws -> Int? {
        if dictionary.count > DictionaryLayouts.maximumKeyCount {
            // Most keys of a large dictionary are at the position of the last key, or the next one. Comparing two texts
            // takes less time than looking up the numbers of both.
            for position in start..<max(start, min(start + 2, dictionary.count)) {
                let candidate = try table.object(at: table.reference(position, of: dictionary))
                if table.isString(candidate, equalTo: key) { return position }
            }
        }
        return try position(ofNumber: number(of: key), in: dictionary, from: start, &remaining)
    }

    private mutating func position(
        ofNumber number: UInt32, in dictionary: BinaryObject, from start: Int, isReversed: Bool = false,
        _ remaining: inout Int
    ) throws -> Int? {
        let isLarge = dictionary.count > 256 && dictionary.count < UInt32.max
        var position = start
        for _ in 0..<(isLarge ? 32 : dictionary.count) {
            if position >= dictionary.count { position = 0 }
            let reference = try table.reference(position, of: dictionary)
            if try self.number(ofReference: reference, &remaining) == number { return position }
            position += isReversed ? -1 : 1
        }
        return isLarge ? try keyTable(of: dictionary, &remaining)[UInt64(number)].map { Int($0) } : nil
    }

    /// The table of a large dictionary, which is built, and charged, for the first lookup.
    private mutating func keyTable(of dictionary: BinaryObject, _ remaining: inout Int) throws -> NumberTable {
        if let known = rare.parts.keyTables[dictionary.offset] { return known }
        try Self.charge(dictionary.count, &remaining)
        var keyTable = NumberTable()
        for position in (0..<dictionary.count).reversed() {
            let key = try number(ofReference: table.reference(position, of: dictionary), &remaining)
            if key != Self.noKey { keyTable.set(UInt32(truncatingIfNeeded: position), for: UInt64(key)) }
        }
        // A key takes at least ten bytes of the table, so this is enough for the largest dictionary. Tables that were
        // removed can be rebuilt.
        if rare.parts.tableEntryCount > table.bytes.count / 8 + 65_536 { removeTables() }
        rare.parts.keyTables[dictionary.offset] = keyTable
        rare.parts.tableEntryCount += dictionary.count
        return keyTable
    }

    private static func charge(_ count: Int, _ remaining: inout Int) throws {
        let (left, overflow) = remaining.subtractingReportingOverflow(count)
        if overflow || left < 0 { throw ReadLimitExceeded() }
        remaining = left
    }

    // MARK: Numbers

    mutating func number(of key: String) -> UInt32 {
        if let number = rare.parts.byBits[key] { return number }
        let number = number(ofText: Array(key.utf8))
        rare.parts.byBits.set(number, for: key)
        return number
    }

    mutating func number(ofReference reference: Int, _ remaining: inout Int) throws -> UInt32 {
        if let number = rare.parts.byReference[UInt64(reference) + 1] { return number }
        let key = try table.object(at: reference)
        if key.isString { try Self.charge(key.count, &remaining) }
        let number = key.isString ? number(ofText: Array(try table.string(key).utf8)) : Self.noKey
        rare.parts.byReference.set(number, for: UInt64(reference) + 1)
        return number
    }

    private mutating func number(ofText text: [UInt8]) -> UInt32 {
        if let number = rare.parts.byText[text] { return number }
        let number = UInt32(truncatingIfNeeded: rare.parts.byText.count + 1)
        rare.parts.byText[text] = number
        return number
    }

    // MARK: All keys

    /// Calls a closure with each key that is a string, and the reference under it.
    func forEachKey(of dictionary: BinaryObject, _ remaining: inout Int, _ body: (String, Int) -> Void) throws {
        try Self.charge(dictionary.count, &remaining)
        for position in 0..<dictionary.count {
            let key = try table.object(at: table.reference(position, of: dictionary))
            guard key.isString else { continue }
            // No key that a coder numbers is so long.
            if key.count > 32 { try Self.charge(key.count, &remaining) }
            body(try table.string(key), try table.reference(dictionary.count + position, of: dictionary))
        }
    }

    /// The references to all values that a dictionary holds without keys, by their numbers. Of equal keys, the first
    /// counts.
    func unkeyedReferences(of dictionary: BinaryObject, _ remaining: inout Int) throws -> [Int: Int] {
        var references: [Int: Int] = [:]
        try forEachKey(of: dictionary, &remaining) { key, reference in
            guard let number = KeyedArchiveFormat.number(ofUnkeyed: key), references[number] == nil else { return }
            references[number] = reference
        }
        return references
    }

    // MARK: The end of an archive

    /// Releases the tables that no later archive needs.
    mutating func removeTables() {
        if let numbers = rare.existing, numbers.tableEntryCount > 0 {
            (numbers.keyTables, numbers.tableEntryCount) = ([:], 0)
        }
    }

    /// Makes the layouts those of an earlier archive. Afterwards, nothing is looked up.
    @unsafe mutating func leaveArchive() { unsafe layouts.leave(table.view) }

    /// Exchanges the layouts, before anything is looked up or after the archive was left.
    @unsafe mutating func exchangeLayouts(with other: inout DictionaryLayouts) { swap(&layouts, &other) }
}
