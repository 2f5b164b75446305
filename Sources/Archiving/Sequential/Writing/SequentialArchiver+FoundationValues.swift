// Writes values that are objects of Foundation's classes. Equal values share an entry.
//
// Code reads lent bytes only during the call that lends them, and inside their bounds. A text that was added is in the
// builder's payload.

import PropertyLists
import TypedStreams

extension SequentialArchiver {
    // MARK: Strings and data

    func entry(ofString value: String) throws -> UInt32 {
        try values.knownStrings[value] ?? entry(ofUnknown: value)
    }

    /// The entry of a string that is not among the known ones. It is added there if its text was written before, so
    /// that strings that occur only once are not stored. Small archives have no use for that.
    @inline(never)
    private func entry(ofUnknown value: String) throws -> UInt32 {
        guard value.utf8.count < LongValuePlace.leastCount else { return try entry(ofLong: value) }
        let entryCount = builder.tables.entries.count
        let written = try entry(ofText: value)
        if written < entryCount, entryCount > 128 { values.knownStrings.set(written, for: value) }
        return written
    }

    private func entry(ofLong value: String) throws -> UInt32 {
        let place =
            unsafe value.utf8.withContiguousStorageIfAvailable { unsafe LongValuePlace(UnsafeRawBufferPointer($0)) }
            ?? nil
        if let entry = values.longStrings[place] { return entry }
        let written = try entry(ofText: value)
        values.longStrings.note(value, written, at: place)
        return written
    }

    private func entry(ofText value: String) throws -> UInt32 {
        var value = value
        return try value.withUTF8 {
            try unsafe entry(ofBytes: UnsafeRawBufferPointer($0), .string) { try addText($0, isMutable: false) }
        }
    }

    func entry(of value: Data) throws -> UInt32 {
        let place =
            unsafe value.count >= LongValuePlace.leastCount ? value.withUnsafeBytes { unsafe LongValuePlace($0) } : nil
        if let entry = values.longData[place] { return entry }
        let written = try unsafe value.withUnsafeBytes { bytes in
            try unsafe entry(ofBytes: bytes, .data) { try addData($0, isMutable: false) }
        }
        values.longData.note(value, written, at: place)
        return written
    }

    // MARK: Mutable variants, each an object of its own

    func entry(ofMutableString value: String) throws -> UInt32 {
        var value = value
        return try value.withUTF8 { try unsafe addText(addBytes(UnsafeRawBufferPointer($0)), isMutable: true) }
    }

    func entry(ofMutableData value: Data) throws -> UInt32 {
        try unsafe value.withUnsafeBytes { try unsafe addData(addBytes($0), isMutable: true) }
    }

    private func addBytes(_ bytes: UnsafeRawBufferPointer) throws -> TypedStreamRange {
        try checkCount(bytes.count)
        return unsafe builder.add(bytes)
    }

    private func addText(_ range: TypedStreamRange, isMutable: Bool) throws -> UInt32 {
        try checkEntryCount()
        return builder.addObject(ofClass: classEntry(of: isMutable ? .mutableString : .string), text: range)
    }

    private func addData(_ range: TypedStreamRange, isMutable: Bool) throws -> UInt32 {
        try leaf(isMutable ? .mutableData : .data) {
            appendLeaf(.integer(Int64(range.count), code: EncodingCode.of(.int32)))
            appendLeaf("[\(range.count)c]", [.bytes(range, code: EncodingCode.of(.int8))])
        }
    }

    // MARK: Values that are shared

    private func entry(
        ofBytes bytes: UnsafeRawBufferPointer, _ foundationClass: FoundationClass,
        add: (TypedStreamRange) throws -> UInt32
    ) throws -> UInt32 {
        let hash = unsafe values.hash(of: bytes, foundationClass)
        return try values.entry(hash, foundationClass) { offset, count in
            guard count == bytes.count else { return false }
            let range = Int(offset)..<Int(offset) + bytes.count
            return unsafe bytes.isEqual(to: UnsafeRawBufferPointer(rebasing: builder.payload.written[range]))
        } add: {
            let range = try unsafe addBytes(bytes)
            return ((Int64(range.offset), Int64(range.count)), try add(range))
        }
    }

    // MARK: Other values

    func entryOfNull() throws -> UInt32 {
        // The identity under which `NullValue` is shared.
        let identity = AnyHashable(NullValue.identity)
        if let entry = objects.entry(of: identity) { return entry }
        let entry = try leaf(.null) {}
        objects.note(entry, of: identity)
        return entry
    }

    func entry(ofNumber number: TypedStreamItem) throws -> UInt32 {
        try entry((number.value, Int64(number.code)), .number) {
            appendLeaf(cString: builder.string(code: number.code))
            appendLeaf(number)
        }
    }

    /// - Parameter type: The type of an integer; by default, the one of 64 bits that holds it.
    func entry(of value: NumberValue, _ type: IntegerType?) throws -> UInt32 {
        switch value {
        case .boolean(let value): try entry(ofNumber: .integer(value ? 1 : 0, code: EncodingCode.boolean))
        case .integer(let value): try entry(ofNumber: .integer(value, code: EncodingCode.of(type ?? .int64)))
        case .largeInteger(let value):
            try entry(ofNumber: .integer(Int64(bitPattern: value), code: EncodingCode.of(type ?? .uint64)))
        case .float(let value): try entry(ofNumber: .real(value))
        case .double(let value): try entry(ofNumber: .real(value))
        case .decimal(let value): try entry(of: value)
        }
    }

    func entry(of value: Date) throws -> UInt32 {
        let time = value.timeIntervalSinceReferenceDate
        return try entry((Int64(bitPattern: time.bitPattern), 0), .date) { appendLeaf(.real(time)) }
    }

    /// A URL and its base. Foundation creates no chain of bases that is longer than two.
    func entry(of value: URL) throws -> UInt32 {
        guard let baseURL = value.baseURL else { return try entry(ofURL: value.relativeString) }
        let (base, relative) = try (entry(ofURL: baseURL.absoluteString), entry(ofString: value.relativeString))
        return try entry((Int64(base) << 32 | Int64(relative), 1), .url) {
            appendLeaf(.integer(1, code: EncodingCode.boolean))
            appendLeaf(.object(base))
            appendLeaf(.object(relative))
        }
    }

    private func entry(ofURL text: String) throws -> UInt32 {
        let text = try entry(ofString: text)
        return try entry((Int64(text), 0), .url) {
            appendLeaf(.integer(0, code: EncodingCode.boolean))
            appendLeaf(.object(text))
        }
    }

    func entry(of value: UUID) throws -> UInt32 {
        try entry(.uuid(value), .uuid) {
            let range: TypedStreamRange = unsafe withUnsafeBytes(of: value.uuid) { unsafe builder.add($0) }
            appendLeaf("[\(range.count)C]", [.bytes(range, code: EncodingCode.of(.uint8))])
        }
    }

    /// A decimal number: the exponent, the sign, and the eight words of the mantissa, low word first.
    func entry(of value: Decimal) throws -> UInt32 {
        let parts = DecimalParts(value)
        return try entry(.decimal(parts), .decimal) {
            appendLeaf(.integer(Int64(parts.exponent), code: EncodingCode.of(.int32)))
            appendLeaf(.integer(parts.isNegative ? 1 : 0, code: EncodingCode.boolean))
            let words = (0..<8).map { word in
                let half = word < 4 ? parts.low : parts.high
                return UInt16(truncatingIfNeeded: half >> UInt64(word % 4 * 16))
            }
            appendLeaf("[8S]", words.map { .integer(Int64($0), code: EncodingCode.of(.uint16)) })
        }
    }

    func entry(of value: GeometryValue) throws -> UInt32 {
        let items = value.items
        return try entry(.geometry(value.kind, bits: items.map(\.value)), .value) {
            appendLeaf(cString: builder.string(value.kind.typeEncoding))
            appendLeaf(value.kind.typeEncoding, items)
        }
    }

    // MARK: Entries

    private func entry(
        _ numbers: SequentialValues.Numbers, _ foundationClass: FoundationClass, contents: () -> Void
    ) throws -> UInt32 {
        let hash = values.hash(of: numbers, foundationClass)
        return try values.entry(hash, foundationClass) {
            $0 == numbers
        } add: {
            (numbers, try leaf(foundationClass, contents))
        }
    }

    private func entry(
        _ identity: SequentialValues.Identity, _ foundationClass: FoundationClass, contents: () -> Void
    ) throws -> UInt32 {
        if let entry = values.entry(of: identity) { return entry }
        let entry = try leaf(foundationClass, contents)
        values.note(entry, of: identity)
        return entry
    }

    /// Writes an object of a Foundation class. Everything that it refers to must have an entry already.
    private func leaf(_ foundationClass: FoundationClass, _ contents: () -> Void) throws -> UInt32 {
        let entry = try addEntry(ofClass: classEntry(of: foundationClass), isHeld: true)
        let start = builder.tables.items.count
        contents()
        try setContents(of: entry, start: start)
        return entry
    }

    private func appendLeaf(_ item: TypedStreamItem) {
        builder.tables.items.append(item.group)
    }

    private func appendLeaf(_ encoding: String, _ values: [TypedStreamItem]) {
        let end = Int64(builder.tables.items.count + 1 + values.count)
        builder.tables.items.append(
            TypedStreamItem(.group, code: 0, number: builder.string(encoding), value: end))
        for value in values { builder.tables.items.append(value) }
    }

    private func appendLeaf(cString string: UInt32) {
        appendLeaf(.cString(builder.cStringEntry(string: string)))
    }
}
