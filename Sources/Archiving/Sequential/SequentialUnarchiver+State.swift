// What the unarchiver holds while it decodes.
//
//     items    │ group "@" │ object 3 │ group "i" │ integer │ group "@" │ object 5 │ …        of the whole stream
//     frames   [ top level: next ─▶ behind object 3 │ object 3: next ─▶ group "@" │ … ]
//     places   [ object 3: of "name" 5, of "age" none, … │ structure in it: … ]               items of values with keys

import TypedStreams

extension SequentialUnarchiver {
    /// Where values are read from: the groups of an object, or those at the top level.
    struct Frame {
        enum Kind: UInt8 {
            case top, object, structure, array, set, dictionary
        }

        let kind: Kind

        /// The entry of the object; `none` at the top level.
        let entry: UInt32

        /// The first item of what has no keys, and the item behind the last one.
        var start: Int
        let end: Int

        /// The item with which the next group begins.
        var next: Int

        /// The item that was taken last; -1 where none was.
        var lastItem = -1

        /// The group that is open, -1 where none is; the next item of it, and where its type stands in the encoding.
        var group = -1
        var item = 0
        var typeOffset = 0

        /// Of a collection, how many elements it has, of a dictionary entries; and how many were taken.
        var count = 0
        var takenCount = 0

        /// The place of the layout; -1 where the object has no values with keys.
        var layout = -1
        var firstPlace = 0

        /// Of a structure, what was known of its entry before.
        var formerState = EntryState.unknown

        init(_ kind: Kind, entry: UInt32 = TypedStreamEntry.none, items: Range<Int>) {
            self.kind = kind
            self.entry = entry
            start = items.lowerBound
            next = items.lowerBound
            end = items.upperBound
        }

        var isCollection: Bool { kind.rawValue >= Kind.array.rawValue }

        /// Whether it is open inside of an object.
        var isInObject: Bool { kind.rawValue >= Kind.structure.rawValue }

        /// Whether the element that was taken last will be hashed.
        var isHashing: Bool { kind == .set || kind == .dictionary && takenCount <= count }
    }

    /// What is known of an entry; of a class the place of its record behind `other`, of an object that of its value.
    enum EntryState {
        static let unknown: UInt32 = 0

        /// The value was read once. What is read again is kept.
        static let readOnce: UInt32 = 1

        /// The structure is being read.
        static let reading: UInt32 = 2
        static let other: UInt32 = 3
    }

    /// A value that references share.
    enum SharedValue {
        case string(String)
        case object(AnyObject)
    }

    /// A class of the archive.
    struct ClassRecord {
        let entry: UInt32

        /// The class of Foundation that it is, if it is one whose values are read here.
        let foundationClass: SequentialFoundationClass?

        /// Whether it, or a superclass, is a Foundation class in an unknown version.
        let hasUnknownVersion: Bool

        /// The name, once it was asked for.
        var name: String?

        /// What objects of the class are created of, and which of the caller's names for classes that was found with.
        var creatable: CreatableClass?
        var classNamesVersion = 0

        /// The place of the layout of a class, and which class it is.
        var layout = -1
        var layoutType: ObjectIdentifier?

        /// The places of a structure's layouts by the keys of its cases; empty where it has none.
        var caseLayouts: [String: Int] = [:]
    }

    // MARK: Entries

    func state(of entry: UInt32) -> UInt32 {
        entryStates.isEmpty ? EntryState.unknown : entryStates[Int(entry)]
    }

    // Here and below a property is taken out, changed and put back. One that is changed in its place needs a check for
    // overlapping accesses at run time, and so does each place that only looks at it.

    func setState(_ state: UInt32, of entry: UInt32) {
        var states = entryStates
        entryStates = []
        if states.isEmpty { states = Array(repeating: 0, count: stream.tables.entries.count) }
        states[Int(entry)] = state
        entryStates = states
    }

    func changeRecords<Result>(_ change: (inout [ClassRecord]) -> Result) -> Result {
        var records = classRecords
        classRecords = []
        defer { classRecords = records }
        return change(&records)
    }

    /// Keeps a layout, and tells its place.
    func addLayout(_ layout: SequenceLayout) -> Int {
        var changed = layouts
        layouts = []
        changed.append(layout)
        layouts = changed
        return changed.count - 1
    }

    /// The value that was kept for an entry.
    func sharedValue(of entry: UInt32) -> AnyObject? {
        let state = state(of: entry)
        guard state >= EntryState.other, case .object(let object) = sharedValues[Int(state - EntryState.other)] else {
            return nil
        }
        return object
    }

    /// The string that was kept for an entry.
    func sharedString(of entry: UInt32) -> String? {
        let state = state(of: entry)
        guard state >= EntryState.other, case .string(let string) = sharedValues[Int(state - EntryState.other)] else {
            return nil
        }
        return string
    }

    /// Notes that an entry's value was read, and says whether it was before and is not kept.
    func meetsAgain(_ entry: UInt32) -> Bool {
        switch state(of: entry) {
        case EntryState.unknown:
            setState(EntryState.readOnce, of: entry)
            return false
        case EntryState.readOnce: return true
        default: return false
        }
    }

    func keep(_ value: AnyObject, of entry: UInt32) {
        keep(.object(value), of: entry)
    }

    func keep(_ value: SharedValue, of entry: UInt32) {
        guard sharedValues.count < 1 << 30 else { return }
        setState(EntryState.other + UInt32(sharedValues.count), of: entry)
        var values = sharedValues
        sharedValues = []
        values.append(value)
        sharedValues = values
    }

    /// Counts what is read: what many references share must not be read a thousand times for its bytes.
    func charge(_ count: Int) throws {
        let (remaining, overflow) = remainingReadCount.subtractingReportingOverflow(count)
        guard !overflow, remaining >= 0 else {
            throw failure(
                .limitExceeded, expected: "an archive whose values don't hold each other many times",
                found: "more to read than 'maximumReadCount' allows", forKey: nil)
        }
        remainingReadCount = remaining
    }

    /// Counts what a set or a dictionary will hash again: 16 bytes of a long value in about the time of a reference.
    func chargeHashing(_ byteCount: Int) throws {
        if byteCount >= 256, frame.isHashing { try charge(byteCount / 16) }
    }
}
