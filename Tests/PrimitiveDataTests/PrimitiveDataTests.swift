// Primitive data serialization: bytes of each type code, objects through callbacks, and what is refused.

import Foundation
import PrimitiveData
import Testing

private struct Ship: Equatable {
    let name: String
    let tons: Float
}

/// Named things: a name, and the ship that is towed.
private final class Tug {
    let name: String
    let towed: Tug?

    init(_ name: String, towing towed: Tug? = nil) { (self.name, self.towed) = (name, towed) }
}

/// The error that a closure throws, if it is one of the module.
private func dataError<Result>(_ body: () throws -> Result) -> PrimitiveDataError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? PrimitiveDataError
    }
}

@Suite("Primitive data serialization")
struct PrimitiveDataTests {
    private typealias Value = PrimitiveValue<Never>

    private static let forms: [(type: String, values: [Value], hex: String)] = [
        ("c", [-1], "ff"), ("C", [255], "ff"), ("B", [true], "01"),
        ("s", [-2], "fffe"), ("S", [65_535], "ffff"),
        ("i", [-3], "fffffffd"), ("I", [4_294_967_295], "ffffffff"),
        ("l", [1], "00000001"), ("L", [2], "00000002"),
        ("q", [-4], "fffffffffffffffc"), ("Q", [.integer(-1)], "ffffffffffffffff"),
        ("f", [2.5], "40200000"), ("d", [-0.0], "8000000000000000"),
        ("*", ["héllo"], "00000006 68c3a96c6c6f"), ("*", [.string(nil)], "ffffffff"), ("*", [""], "00000000"),
        ("#", ["NSObject"], "00000008 4e534f626a656374"), (":", ["x:"], "00000002 783a"), ("%", ["a"], "00000001 61"),
        ("[3s]", [1, 2, 3], "000100020003"), ("[0s]", [], ""), ("[4c]", [.bytes(Data([1, 2, 3, 4]))], "01020304"),
        ("{CGRect={CGPoint=dd}f}", [1.0, 0.5, 0.25], "3ff0000000000000 3fe0000000000000 3e800000"),
        ("[2{?=i[2C]}]", [7, .bytes(Data([8, 9])), 10, .bytes(Data([11, 12]))], "00000007 0809 0000000a 0b0c"),
        ("[2[2s]]", [1, 2, 3, 4], "0001000200030004"), ("c!*", [1, "x"], "01 00000001 78"),
    ]

    @Test("Every type code has its bytes, and is read back", arguments: forms.indices)
    func form(number: Int) throws {
        let (type, values, hex) = Self.forms[number]
        var serializer = PrimitiveDataSerializer<Never>(appendingTo: Data([0xAA]))
        try serializer.serialize(values, type: type)
        let expected = "aa" + hex.filter { $0 != " " }
        #expect(serializer.data.map { String(format: "%02x", $0) }.joined() == expected)
        var deserializer = PrimitiveDataDeserializer<Never>(serializer.data, cursor: 1)
        #expect(try deserializer.deserialize(type) == values)
        #expect(deserializer.isAtEnd)
    }

    @Test("Callbacks serialize objects, and the cursor moves past each value")
    func callback() throws {
        var serializer = PrimitiveDataSerializer<Ship> { ship, serializer in
            try serializer.serialize([.string(ship?.name)], type: "*")
            if let ship { try serializer.serialize([.real(Double(ship.tons))], type: "f") }
        }
        let ship = Ship(name: "Ada", tons: 1.5)
        try serializer.serialize([.object(ship), 2.5], type: "{@f}")
        try serializer.serialize([.object(nil), 7], type: "{@i}")
        var deserializer = PrimitiveDataDeserializer<Ship>(serializer.data) { deserializer in
            guard case .string(let name?) = try deserializer.deserialize("*").first else { return nil }
            guard case .real(let tons) = try deserializer.deserialize("f").first else { return nil }
            return Ship(name: name, tons: Float(tons))
        }
        #expect(try deserializer.deserialize("{@f}") == [.object(ship), 2.5])
        #expect(deserializer.cursor == 15)
        #expect(try deserializer.deserialize("{@i}") == [.object(nil), 7])
        #expect(deserializer.isAtEnd)
        deserializer.cursor = 0
        #expect(try deserializer.deserialize("{@f}") == [.object(ship), 2.5])
    }

    private static let refused: [(type: String, values: [Value], code: PrimitiveDataError.Code)] = [
        ("i", ["x"], .unexpectedKind), ("i", [2.5], .unexpectedKind), ("f", [1], .unexpectedKind),
        ("*", [1], .unexpectedKind), ("@", [1], .unexpectedKind), ("[2c]", [1], .unexpectedKind),
        ("c", [128], .outOfRange), ("C", [-1], .outOfRange), ("I", [-1], .outOfRange), ("f", [1e300], .outOfRange),
        ("ii", [1], .invalidValue), ("i", [1, 2], .invalidValue), ("[2c]", [.bytes(Data([1]))], .invalidValue),
        ("", [], .invalidValue), ("[i]", [1], .invalidValue), ("{i", [1], .invalidValue), ("^i", [1], .invalidValue),
        ("+", [.bytes(Data())], .notSupported), ("@", [.object(nil)], .notSupported),
        (String(repeating: "[1", count: 2_000) + "i" + String(repeating: "]", count: 2_000), [1], .limitExceeded),
    ]

    @Test("Values that don't match their types are refused, and nothing is appended", arguments: refused.indices)
    func refusal(number: Int) {
        let (type, values, code) = Self.refused[number]
        var serializer = PrimitiveDataSerializer<Never>(appendingTo: Data([1]))
        #expect(dataError { try serializer.serialize([5], type: "s") } == nil)
        #expect(dataError { try serializer.serialize(values, type: type) }?.code == code)
        #expect(serializer.data == Data([1, 0, 5]))
    }

    @Test("Data that ends early, or isn't text, is an error with its offset, and the cursor doesn't move")
    func reading() {
        let cases: [(type: String, bytes: [UInt8], code: PrimitiveDataError.Code, offset: Int)] = [
            ("i", [0, 0, 0], .corruptData, 0), ("ci", [1, 0, 0], .corruptData, 1),
            ("*", [0, 0, 0, 2, 65], .corruptData, 4), ("*", [0x7F, 0xFF, 0xFF, 0xFF], .corruptData, 4),
            ("*", [0, 0, 0, 1, 0xFF], .corruptData, 0), ("[1000000000q]", [1, 2], .corruptData, 0),
            ("[1000000000c]", [1, 2], .corruptData, 0), ("@", [], .notSupported, 0), ("+", [0], .notSupported, 0),
            ("v", [0], .invalidValue, -1),
        ]
        for (type, bytes, code, offset) in cases {
            var deserializer = PrimitiveDataDeserializer<Never>(Data(bytes))
            let error = dataError { try deserializer.deserialize(type) }
            #expect(error?.code == code, "\(type)")
            #expect(error?.byteOffset ?? -1 == offset, "\(type)")
            #expect(deserializer.cursor == 0)
            #expect(error?.localizedDescription.hasSuffix(": \(error?.description ?? "")") == true)
            #expect(error.map { ($0 as NSError).domain } == PrimitiveDataError.errorDomain)
        }
        for cursor in [-1, 9, .max, .min] {
            var deserializer = PrimitiveDataDeserializer<Never>(Data([1]), cursor: cursor)
            #expect(dataError { try deserializer.deserialize("c") }?.code == .corruptData)
        }
    }

    @Test("Objects inside objects are limited, both ways")
    func nesting() throws {
        let serializer = PrimitiveDataSerializer<Tug> { tug, serializer in
            try serializer.serialize([.string(tug?.name)], type: "*")
            if let tug { try serializer.serialize([.object(tug.towed)], type: "@") }
        }
        func chain(_ count: Int) -> Tug { (0..<count).reduce(Tug("last")) { Tug("\($1)", towing: $0) } }
        var short = serializer
        try short.serialize([.object(chain(20))], type: "@")
        var long = serializer
        #expect(dataError { try long.serialize([.object(chain(2_000))], type: "@") }?.code == .limitExceeded)
        var bytes = Data()
        for _ in 0..<2_000 { bytes += [0, 0, 0, 1, 65] }
        var deserializer = PrimitiveDataDeserializer<Tug>(bytes) { deserializer in
            guard case .string(let name?) = try deserializer.deserialize("*").first else { return nil }
            guard case .object(let towed) = try deserializer.deserialize("@").first else { return nil }
            return Tug(name, towing: towed)
        }
        #expect(dataError { try deserializer.deserialize("@") }?.code == .limitExceeded)
        #expect(deserializer.cursor == 0)
    }
}
