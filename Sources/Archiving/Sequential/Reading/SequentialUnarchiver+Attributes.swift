// A fast path for attributed strings: the lengths of runs, and dictionaries of strings, numbers and URLs. Everything
// else takes the slow path, which handles all cases and reports all errors.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    /// The two integers of a run, if the next group has the type encoding `iI`.
    func nextRun() -> (place: Int, length: Int)? {
        let group = frame.next
        guard frame.group < 0, group + 2 < frame.end, Int(items[group].value) == group + 3,
            // Two values and two characters: no structure.
            items[group + 1].code == EncodingCode.of(.int32), items[group + 2].code == EncodingCode.of(.uint32),
            stream.tables.strings[Int(items[group].number)].count == 2
        else { return nil }
        frame.next = group + 3
        frame.lastItem = group + 2
        return (Int(items[group + 1].value), Int(items[group + 2].value))
    }

    /// The entries of the dictionary that was opened last; for equal keys, the first entry. Returns `nil` and reads
    /// nothing if a key is not a string, or a value is not a string, number or URL.
    func simpleEntries() throws -> [String: AnyValue]? {
        try reading {
            let before = frame
            var entries = Dictionary<String, AnyValue>(minimumCapacity: before.count)
            for number in 0..<before.count {
                // One for the key, and two for the value, whose kind is read first.
                try charge(3)
                guard let keyEntry = nextSimpleElement(takenCount: number + 1),
                    try simpleClass(of: keyEntry) == .string
                else { return leave(before) }
                let key = try string(of: keyEntry)
                guard let entry = nextSimpleElement(takenCount: before.count + number + 1),
                    let value = try simpleValue(entry)
                else { return leave(before) }
                if let first = entries.updateValue(value, forKey: key) { entries[key] = first }
            }
            anyValueCount += before.count
            return entries
        }
    }

    private func leave(_ before: Frame) -> [String: AnyValue]? {
        frame = before
        return nil
    }

    private func nextSimpleElement(takenCount: Int) -> UInt32? {
        let group = frame.next
        guard group + 1 < frame.end, items[group].code == EncodingCode.object, case .object = items[group + 1].kind
        else {
            return nil
        }
        frame.next = Int(items[group].value)
        frame.lastItem = group + 1
        frame.takenCount = takenCount
        return items[group + 1].number
    }

    /// The Foundation class of an object; `nil` if there is none or its version is unknown.
    private func simpleClass(of entry: UInt32) throws -> SequentialFoundationClass? {
        let record = try classRecord(of: entry)
        return classRecords[record].hasUnknownVersion ? nil : classRecords[record].foundationClass
    }

    private func simpleValue(_ entry: UInt32) throws -> AnyValue? {
        switch try simpleClass(of: entry) {
        case .string: return .string(try string(of: entry))
        case .url: return .url(try url(of: entry, nil, remainingBases: 8))
        case .number: return .number(NumberValue(try number(of: entry)))
        default: return nil
        }
    }

}

extension NumberValue {
    /// The number of an item.
    init(_ item: TypedStreamItem) {
        switch item.kind {
        case .real where item.code == EncodingCode.float:
            self = .float(Float(bitPattern: UInt32(truncatingIfNeeded: item.value)))
        case .real:
            self = .double(Double(bitPattern: UInt64(bitPattern: item.value)))
        default:
            let isBoolean = EncodingCode.isBoolean(item.code) && item.value & ~1 == 0
            let isLarge = item.code == EncodingCode.of(.uint64) && item.value < 0
            self =
                isBoolean
                ? .boolean(item.value != 0)
                : isLarge ? .largeInteger(UInt64(bitPattern: item.value)) : .integer(item.value)
        }
    }
}
