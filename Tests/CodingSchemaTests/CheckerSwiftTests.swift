// What Swift and Foundation have and a schema has not: protocols, types, and defaults that are not constant.

import CodingSchema
import Testing

@Suite("The checker: what Swift has and a schema has not")
struct CheckerSwiftTests {
    private static let otherType =
        "error: 'boxed' is only for 'Bool', integers, 'Float', 'Double', enums with integers, and bit fields"
    private static let noKey =
        "error: 'boxed' is only for a number with a key of its own: in collections, numbers are objects anyway"

    static let rows = [
        CheckerRow(
            "protocols of classes",
            """
            class A: Sendable, version 1 {}
            class B: Codable {}
            class C: external Hashable {}
            class D: NSCoding {}
            final class E: @unchecked Swift.Sendable, Codable {}
            class F: Observable {}
            class G: Identifiable, Decodable, A {}
            class Observable {}
            """,
            [
                "2:10-16 error: a class that is not final can't conform to 'Codable': each subclass would need its own "
                    + "'init(from:)'",
                "fix: declare 'B' as a 'final class'",
                "3:19-26 error: 'Hashable' is a protocol and not a superclass",
                "fix: remove 'external'",
                "edit 3:10-18: «»",
                "4:10-17 error: no schema of this target or of its imports declares a class 'NSCoding'",
                "fix: write 'external NSCoding' for a Swift class that is not archived itself; it must be "
                    + "'nonisolated' if Swift isolates to the main actor by default; for a protocol, write "
                    + "'extension D: NSCoding { … }' in a Swift file",
                "edit 4:10-17: «external NSCoding»",
                "7:24-32 error: a class that is not final can't conform to 'Decodable': each subclass would need its "
                    + "own 'init(from:)'",
                "fix: declare 'G' as a 'final class'",
                "7:35-35 error: 'A' is declared in a schema and is not a protocol",
                "note 1:7-7: declared here",
                "fix: write a superclass first; for anything else, declare a field of that type",
            ]),
        CheckerRow(
            "protocols of values",
            """
            enum A: Codable, version 2 {
                case a key "a"
            }
            struct B: @unchecked Sendable, A {
                var a: Int
            }
            enum C: String, CaseIterable {
                case a
                unknown .a
            }
            class D: UI.View {}
            """,
            [
                "4:32-32 error: 'A' is declared in a schema and is not a protocol",
                "note 1:6-6: declared here",
                "fix: remove it; move common fields to another struct, and declare a field of that type",
                "11:10-16 error: no schema of this target or of its imports declares a class 'UI.View'",
                "fix: write 'extension D: UI.View { … }' in a Swift file",
            ]),
        CheckerRow(
            "types with a parameter, and the keys that they add",
            """
            class A, sequential {
                var a: Range<Double>
                var b: ClosedRange<Count>
                var c: Int key "b.lower"
                var d: SIMD3<[Int]>
                var e: Duration
                var f: Int key "e.attoseconds"
                var g: OrderedSetValue<Int>
                var h: Range
                var i: SIMD2<Int>
            }
            typealias Count = Int
            """,
            [
                "2:12-24 error: 'Range' takes an integer type between the angle brackets",
                "fix: write 'Range<Int>', or a struct with two fields for other bounds",
                "4:20-28 error: key 'b.lower' is already used by 'A.b'",
                "note 3:9-9: used here",
                "5:17-23 error: 'SIMD3' takes 'Float' or 'Double' between the angle brackets",
                "fix: write 'SIMD3<Float>'",
                "7:20-34 error: key 'e.attoseconds' is already used by 'A.e'",
                "note 6:9-9: used here",
                "8:12-31 error: a sequential class can't contain 'OrderedSetValue<Int>', which only keyed archives can "
                    + "store",
                "fix: archive it as another type, such as 'String', and convert it in a Swift extension",
                "9:12-16 error: 'Range' does not state which types it contains",
                "fix: write 'Range<Int>'",
                "10:12-21 error: 'SIMD2' takes 'Float' or 'Double' between the angle brackets",
                "fix: write 'SIMD2<Float>'",
            ]),
        CheckerRow(
            "variants of types that can't have them",
            """
            class A {
                var a: mutable Int
                var b: Set<mutable String>
                var c: [mutable String: mutable [Int]?] = [:]
                var d: inline Data
                var e: [inline String]
                var f: mutable packed [Int8]
                var g: mutable Names = []
                var mutable: Int
                var inline: String
            }
            typealias Names = [String]
            typealias Texts = mutable [String]
            """,
            [
                "2:12-22 error: 'mutable' is only for '[T]', '[K: V]', 'Set<T>', 'String' and 'Data'",
                "fix: remove 'mutable'",
                "3:16-29 error: elements of sets and keys of dictionaries can't be mutable",
                "fix: remove 'mutable'",
                "4:13-26 error: elements of sets and keys of dictionaries can't be mutable",
                "fix: remove 'mutable'",
                "5:12-22 error: 'inline' is only for 'String'",
                "fix: remove 'inline'",
                "6:13-25 error: 'inline' is only for a string with a key of its own",
                "fix: remove 'inline'",
                "7:20-32 error: 'packed' is only for the whole type of a field, of a conversion or of a case's value",
                "fix: write '[Int8]' instead",
                "edit 7:20-32: «[Int8]»",
                "13:19-34 error: a 'typealias' can't name a mutable type",
                "fix: write 'mutable' where the name is used",
            ]),
        CheckerRow(
            "boxed types that can't be",
            """
            class A, sequential {
                var a: boxed String
                var b: [boxed Int]
                var c: boxed Float
                var d: Float joined
                var e: boxed [Int]
                var f: boxed Name
                var boxed: Int
                var g: boxed Count
            }
            enum Name: String { case a unknown .a }
            typealias Count = Int
            typealias Boxes = boxed Int
            bits Flags: UInt8 { var a: boxed Bool at 0 }
            """,
            [
                "2:12-23 \(otherType)", "fix: remove 'boxed'", "3:13-21 \(noKey)", "fix: remove 'boxed'",
                "5:18-23 error: 'c' is a boxed number: it can't share a group", "fix: remove 'joined'",
                "edit 5:17-23: «»",
                "6:12-22 \(otherType)", "fix: remove 'boxed'", "7:12-21 \(otherType)", "fix: remove 'boxed'",
                "13:19-27 error: a 'typealias' can't name a boxed type",
                "fix: write 'boxed' where the name is used", "14:28-37 \(noKey)", "fix: remove 'boxed'",
            ]),
        CheckerRow(
            "types of Swift and Foundation",
            """
            class A {
                var a: TimeInterval
                var b: [String: Any]
                weak var c: AnyObject?
                var d: [NSDate?] = []
                var e: NSNumber
                var f: NSArray?
                var g: NSTimeZone
                var l: Measurement
                var h: UIColor?
                var i: Int128
                var j: CGFloat
                var k: Color
            }

            struct Color {
                var red: Double
            }
            """,
            [
                "2:12-23 error: unknown type 'TimeInterval'",
                "fix: write 'Double' instead",
                "edit 2:12-23: «Double»",
                "3:21-23 error: unknown type 'Any'",
                "fix: write 'any Coding' for objects, 'AnyValue' for other values, or an enum of the possible values",
                "4:17-25 error: unknown type 'AnyObject'",
                "fix: write 'any Coding' instead",
                "edit 4:17-25: «any Coding»",
                "5:13-18 error: unknown type 'NSDate'",
                "fix: write 'Date' instead",
                "edit 5:13-18: «Date»",
                "6:12-19 error: unknown type 'NSNumber'",
                "fix: write the type of the number, such as 'Int' or 'Bool', or 'NumberValue' for any",
                "7:12-18 error: unknown type 'NSArray'",
                "fix: write '[T]' with the type of the elements",
                "8:12-21 error: unknown type 'NSTimeZone'",
                "fix: write 'TimeZone' instead",
                "edit 8:12-21: «TimeZone»",
                "9:12-22 error: unknown type 'Measurement'",
                "fix: write 'MeasurementValue' instead",
                "edit 9:12-22: «MeasurementValue»",
                "10:12-18 error: unknown type 'UIColor'",
                "fix: archive it as another type, such as 'Data' or 'String', and convert it in a Swift extension",
                "11:12-17 error: unknown type 'Int128'",
                "fix: write 'Int64', or 'Decimal' for larger numbers",
                "12:12-18 error: unknown type 'CGFloat'",
                "fix: write 'Double' instead",
                "edit 12:12-18: «Double»",
            ]),
        CheckerRow(
            "defaults that are another value each time",
            """
            class A {
                var a: UUID = (UUID())
                var b: Date = ( Date.now )
                var c: Int = (Int.random(in: 0..<9)) since 1
                var d: Double = (.random(in: 0...1))
                transient var e: Date = (Date())
                var f: Date = (Date(timeIntervalSince1970: 0))
                var g: UUID = via makeUUID
                var h: Date = (clock.now)
            }

            class B: A, refuses coding {
                var x: UUID = (UUID())
            }

            struct C {
                var x: UUID = (UUID.init())
                let y: Int
            }
            """,
            [
                "2:19-26 warning: the default of 'a' is another value each time an archive without the key is read",
                "fix: write 'required' after it, or write '= via' and a function that computes it from the archive",
                "3:19-30 warning: the default of 'b' is another value each time an archive without the key is read",
                "fix: write 'required' after it, or write '= via' and a function that computes it from the archive",
                "4:18-40 warning: the default of 'c' is another value each time an archive without the key is read",
                "fix: remove the default, or write '= via' and a function that computes it from the archive",
                "4:48-48 error: 'since 1' is above the class's version, which is 0",
                "fix: give the class 'version 1'",
                "edit 1:8-7: «, version 1»",
                "5:21-40 warning: the default of 'd' is another value each time an archive without the key is read",
                "fix: write 'required' after it, or write '= via' and a function that computes it from the archive",
                "17:19-31 warning: the default of 'x' is another value each time an archive without the key is read",
                "fix: write 'required' after it, or write '= via' and a function that computes it from the archive",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
