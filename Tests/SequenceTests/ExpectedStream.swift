// A sequential archive as a test expects it, put together by the format's rules alone: the library takes no part in it.
//
//     ExpectedStream.archive([.group("@", [.object("root", [("Person", 1)], [.group("i", [.integer(3)])])])])
//
//     04 0b streamtyped 81 e8 03   header
//     84 01 40                     a new string, "@"
//     84 84 84 06 Person 01 …      a new object, its new class, the class's superclass NSObject
//     84 01 69 03                  a new string, "i", and 3
//     86                           the object's end

import Foundation

/// What follows one type encoding.
struct ExpectedGroup {
    let encoding: String
    let values: [ExpectedValue]

    static func group(_ encoding: String, _ values: [ExpectedValue]) -> ExpectedGroup {
        ExpectedGroup(encoding: encoding, values: values)
    }
}

/// One value of a group, or as many bytes as represent several.
indirect enum ExpectedValue {
    /// Bytes as they are: of the types `c`, `C` and `B`.
    case raw([UInt8])

    /// An integer with its head byte; of an unsigned type with the sign that its bits have.
    case integer(Int64)
    case real32(Float)
    case real64(Double)

    /// Bytes behind their count.
    case bytes([UInt8])
    case cString(String)
    case null

    /// An object with a name, classes from its own to the one below NSObject, and its groups. Under a name that was
    /// there already, a reference.
    case object(String, [(name: String, version: Int64)], [ExpectedGroup])
}

struct ExpectedStream {
    private var bytes: [UInt8] = [4, 11] + Array("streamtyped".utf8) + [0x81, 0xe8, 0x03]
    private var strings: [String: Int] = [:]
    private var entries: [String: Int] = [:]

    static func archive(_ groups: [ExpectedGroup]) -> Data {
        var stream = ExpectedStream()
        for group in groups { stream.add(group) }
        return Data(stream.bytes)
    }

    private mutating func add(_ group: ExpectedGroup) {
        addString(group.encoding)
        for value in group.values { add(value) }
    }

    private mutating func add(_ value: ExpectedValue) {
        switch value {
        case .raw(let raw): bytes += raw
        case .integer(let integer): add(integer)
        case .real32(let real):
            add(real, as: Double(real)) { withUnsafeBytes(of: real.bitPattern.littleEndian, Array.init) }
        case .real64(let real):
            add(Float(real), as: real) { withUnsafeBytes(of: real.bitPattern.littleEndian, Array.init) }
        case .bytes(let content):
            add(Int64(content.count))
            bytes += content
        case .cString(let text): if begin("*" + text) { addString(text) }
        case .null: bytes.append(0x85)
        case .object(let name, let classes, let groups):
            guard begin("@" + name) else { return }
            add(classes + [("NSObject", 0)])
            for group in groups { add(group) }
            bytes.append(0x86)
        }
    }

    private mutating func add(_ classes: [(name: String, version: Int64)]) {
        for level in classes {
            guard begin("#" + level.name) else { return }
            addString(level.name)
            add(level.version)
        }
        bytes.append(0x85)
    }

    /// The number of something that is there already, or the sign that it is new.
    private mutating func begin(_ entry: String) -> Bool {
        if let number = entries[entry] {
            add(Int64(number - 110))
            return false
        }
        entries[entry] = entries.count
        bytes.append(0x84)
        return true
    }

    private mutating func addString(_ text: String) {
        if let number = strings[text] { return add(Int64(number - 110)) }
        strings[text] = strings.count
        bytes.append(0x84)
        add(Int64(text.utf8.count))
        bytes += text.utf8
    }

    private mutating func add(_ integer: Int64) {
        if let byte = Int8(exactly: integer), byte >= -110 {
            bytes.append(UInt8(bitPattern: byte))
        } else if let short = Int16(exactly: integer), short > .min {
            bytes += [0x81] + withUnsafeBytes(of: short.littleEndian, Array.init)
        } else if let word = Int32(exactly: integer) {
            bytes += [0x82] + withUnsafeBytes(of: word.littleEndian, Array.init)
        } else {
            bytes += [0x87] + withUnsafeBytes(of: integer.littleEndian, Array.init)
        }
    }

    /// A whole number is stored as an integer if it is also one as a real of 32 bits; a zero keeps its sign.
    private mutating func add(_ rounded: Float, as real: Double, _ pattern: () -> [UInt8]) {
        let isNegativeZero = real == 0 && real.sign == .minus
        if !isNegativeZero, abs(real) < 2_147_483_520, let whole = Int32(exactly: rounded), Double(whole) == real {
            add(Int64(whole))
        } else {
            bytes += [0x83] + pattern()
        }
    }
}
