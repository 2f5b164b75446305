// Property lists and sequential archives where Int has 32 bits: what is written is read again, and what is too large or
// damaged is an error. A trap ends the program.

import FoundationEssentials
import PropertyLists
import TypedStreams
import WASILibc

nonisolated(unsafe) private var failures: Int32 = 0

private func expect(_ condition: Bool, _ text: String) {
    guard !condition else { return }
    failures += 1
    let line = Array("failed: \(text)".utf8)
    writeLine(line, Int32(line.count))
}

/// Runs all checks, and returns the number of failures.
@_cdecl("check") public func check() -> Int32 {
    checkLimits()
    checkDates()
    checkValues()
    checkLargeCounts()
    checkDamage()
    checkSequentialArchives()
    return failures
}

private func checkLimits() {
    expect(Int.max == 2_147_483_647, "Int has 32 bits")
    let limits = ReadLimits()
    expect(limits.maximumByteCount == .max && limits.maximumObjectCount == .max, "limits of bytes and objects")
    expect(limits.maximumDepth > 0 && limits.maximumExpandedValueCount > 0, "limits of depth and values")
}

// MARK: - Property lists

private func copy(_ list: PropertyList, _ format: PropertyList.Format) -> PropertyList? {
    guard let data = try? list.data(format: format) else { return nil }
    return try? PropertyList(data: data)
}

/// Dates before 1933 and after 2069 are more than 2^31 seconds away from 2001.
private func checkDates() {
    let dates: [(seconds: Double, text: String)] = [
        (0, "2001-01-01T00:00:00Z"), (-63_113_904_000, "0001-01-01T00:00:00Z"),
        (-2_208_988_800 - 978_307_200, "1900-01-01T00:00:00Z"), (3_155_673_600 - 978_307_200, "2069-12-31T00:00:00Z"),
        (2_177_452_800, "2070-01-01T00:00:00Z"), (252_423_993_599, "9999-12-31T23:59:59Z"),
    ]
    for (seconds, text) in dates {
        let list = PropertyList.date(Date(timeIntervalSinceReferenceDate: seconds))
        expect(copy(list, .binary) == list, "\(text) in a binary property list")
        expect(copy(list, .xml) == list, "\(text) in XML")
        let xml = (try? list.data(format: .xml)).map(Array.init) ?? []
        let element = Array("<date>\(text)</date>".utf8)
        expect(xml.indices.contains { xml[$0...].starts(with: element) }, "the text of \(text)")
    }
    for text in ["999999999-12-31T23:59:59Z", "-999999999-01-01T00:00:00Z", "2147483647-99-99T99:99:99Z"] {
        _ = try? PropertyList(data: Data("<plist><date>\(text)</date></plist>".utf8))
    }
    for exponent in 0..<1_024 {
        let seconds = Double(sign: .plus, exponent: exponent, significand: 1.5)
        for value in [seconds, -seconds] {
            _ = copy(.date(Date(timeIntervalSinceReferenceDate: value)), .xml)
        }
    }
}

private let sample = PropertyList.dictionary([
    "integers": .array(
        [Int64.min, -4_294_967_296, -2_147_483_649, -1, 0, 255, 65_536, 2_147_483_648, 4_294_967_296, .max].map {
            .integer(PropertyListInteger($0))
        } + [.integer(PropertyListInteger(UInt64.max))]),
    "reals": .array([0.5, -1e300, 5e-324, 0.000_123, 1.5e18, .infinity].map { .double($0) }),
    "bytes": .data(Data([0, 1, 2, 255])),
    "texts": .array([.string(""), .string("text"), .string("Käse"), .string("😀"), .boolean(true)]),
    "long": .string(String(repeating: "a", count: 70_000)),
    "many": .array((0..<300).map { .integer(PropertyListInteger(Int64($0))) }),
])

private func checkValues() {
    expect(copy(sample, .binary) == sample, "values in a binary property list")
    expect(copy(sample, .xml) == sample, "values in XML")
    let uid = PropertyList.uid(PropertyList.UID(.max))
    expect(copy(uid, .binary) == uid, "the largest UID")
    let text = PropertyList.dictionary(["a": .array([.string("b \u{1F600}"), .data(Data([1, 2]))])])
    expect(copy(text, .openStep) == text, "values in OpenStep text")
}

/// A binary property list of one object, with a trailer as it says.
private func binary(_ object: [UInt8], objects: UInt64 = 1, top: UInt64 = 0, offsets: UInt64? = nil) -> Data {
    var bytes = Array("bplist00".utf8) + object
    let table = offsets ?? UInt64(bytes.count)
    bytes += [8, 0, 0, 0, 0, 0, 0, 1, 1]
    for number in [objects, top, table] { bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
    return Data(bytes)
}

/// Counts and offsets that don't fit an Int.
private func checkLargeCounts() {
    expect((try? PropertyList(data: binary([0x10, 7]))) == .integer(7), "a property list by hand")
    let large: [UInt64] = [1 << 31 - 1, 1 << 31, 1 << 32 - 1, 1 << 32, 1 << 32 + 1, 1 << 62, 1 << 63, .max]
    for number in large {
        expect((try? PropertyList(data: binary([0x10, 7], objects: number))) == nil, "\(number) objects")
        expect((try? PropertyList(data: binary([0x10, 7], top: number))) == nil, "the top object \(number)")
        expect((try? PropertyList(data: binary([0x10, 7], offsets: number))) == nil, "an offset table at \(number)")
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
        for marker: UInt8 in [0x4F, 0x5F, 0x6F, 0xAF, 0xCF, 0xDF] {
            expect((try? PropertyList(data: binary([marker, 0x13] + bytes))) == nil, "a count of \(number)")
        }
        for marker: UInt8 in [0x87, 0x83] {
            _ = try? PropertyList(data: binary([marker] + bytes))
        }
    }
}

/// Every byte changed to values at the limits of signs and widths, and every truncation.
private func checkDamage() {
    let small = PropertyList.dictionary([
        "a": .array([.integer(PropertyListInteger(Int64.min)), .string("text"), .data(Data([1])), .double(1e-9)]),
        "date": .date(Date(timeIntervalSinceReferenceDate: 4e9)), "uid": .uid(PropertyList.UID(9)),
    ])
    let readable = PropertyList.dictionary(["a": .array([.string("text"), .data(Data([1]))])])
    for (list, format) in [(small, .binary), (readable, .xml), (readable, .openStep)]
        as [(PropertyList, PropertyList.Format)]
    {
        guard let data = try? list.data(format: format) else {
            expect(false, "a property list that is damaged")
            continue
        }
        damaged(data) { _ = try? PropertyList(data: $0) }
    }
}

private func damaged(_ data: Data, _ read: (Data) -> Void) {
    let bytes = Array(data)
    for position in bytes.indices {
        read(Data(bytes[..<position]))
        for value: UInt8 in [0, 1, 0x0F, 0x13, 0x1F, 0x7F, 0x80, 0x81, 0x82, 0xFF, bytes[position] ^ 1] {
            var changed = bytes
            changed[position] = value
            read(Data(changed))
        }
    }
}

// MARK: - Sequential archives

private func checkSequentialArchives() {
    let start: [UInt8] = [0x04, 0x0B] + Array("streamtyped".utf8) + [0x81, 0xE8, 0x03]
    // An object of the class Note with an int, a long long, a text and bytes.
    let archive =
        start + [0x84, 0x01, 0x40, 0x84, 0x84, 0x84, 0x04] + Array("Note".utf8)
        + [0x00, 0x84, 0x84, 0x08] + Array("NSObject".utf8) + [0x00, 0x85, 0x84, 0x01, 0x69, 0x82, 0, 0, 0, 0x80]
        + [0x84, 0x01, 0x71, 0x82, 1, 0, 0, 0, 0x84, 0x02, 0x69, 0x69, 1, 2, 0x84, 0x04] + Array("[4c]".utf8)
        + [1, 2, 3, 4, 0x86]
    guard let stream = try? TypedStream(reading: ArchiveBytes(archive)) else {
        return expect(false, "a sequential archive is read")
    }
    expect(stream.trailingError == nil && stream.endOffset == archive.count, "all of a sequential archive is read")
    damaged(Data(archive)) { _ = try? TypedStream(reading: ArchiveBytes($0)) }
    // Lengths of texts and counts of arrays that don't fit an Int or an archive.
    for length: [UInt8] in [[0x82, 0xFF, 0xFF, 0xFF, 0x7F], [0x82, 0, 0, 0, 0x80], [0x82, 0xFF, 0xFF, 0xFF, 0xFF]] {
        let text = try? TypedStream(reading: ArchiveBytes(start + [0x84] + length + Array("i".utf8)))
        expect(text == nil, "a text of so many bytes")
    }
    for count in ["2147483647", "2147483648", "4294967295", "4294967297", "99999999999999999999"] {
        let type = Array("[\(count)c]".utf8)
        let stream = try? TypedStream(reading: ArchiveBytes(start + [0x84, UInt8(type.count)] + type + [1, 2]))
        expect(stream == nil, "an array of \(count) bytes")
    }
}
