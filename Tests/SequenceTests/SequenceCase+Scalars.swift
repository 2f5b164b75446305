// Scalars, scalars that may be nil, packed numbers and joined values.

import Archiving
import Foundation

@testable import Sequences

extension SequenceCase {
    static let scalars = [
        SequenceCase("scalars that fit a byte", root: { Scalars(of: 5) }, classes: [("Scalars", 0)]) {
            [
                .boolean(true), .byte("c", 5), .integer("s", 5), .integer("i", 5), .integer("q", 5), .integer("q", 5),
                .byte("C", 5), .integer("S", 5), .integer("I", 5), .integer("Q", 5), .integer("Q", 5), .float(5),
                .double(5),
            ]
        },
        SequenceCase("the largest scalars", root: { Scalars.largest }, classes: [("Scalars", 0)]) {
            // Integers without a sign are extended by the bit that would be one.
            [
                .boolean(false), .byte("c", 127), .integer("s", 32_767), .integer("i", 2_147_483_647),
                .integer("q", .max), .integer("q", .max), .byte("C", 255), .integer("S", -1), .integer("I", -1),
                .integer("Q", -1), .integer("Q", -1), .float(.infinity), .double(.greatestFiniteMagnitude),
            ]
        },
        SequenceCase("the smallest scalars", root: { Scalars.smallest }, classes: [("Scalars", 0)]) {
            [
                .boolean(false), .byte("c", 128), .group("s", [.raw([0x81, 0x00, 0x80])]),
                .integer("i", -2_147_483_648), .integer("q", .min), .integer("q", .min), .byte("C", 0),
                .integer("S", 0), .integer("I", 0), .integer("Q", 0), .integer("Q", 0), .float(0.5), .double(-0.0),
            ]
        },
        SequenceCase(
            "scalars that may be nil and are", root: { OptionalScalars(signed16: nil) },
            classes: [("OptionalScalars", 0)]
        ) {
            Array(repeating: .absent, count: 7)
        },
        SequenceCase(
            "scalars that may be nil and are not",
            root: {
                OptionalScalars(
                    flag: false, signed8: -1, signed16: 300, unsigned32: 3_000_000_000, unsigned: .max, float: 1.5,
                    double: 16_777_217)
            },
            classes: [("OptionalScalars", 0)]
        ) {
            [
                .boolean(true), .boolean(false), .boolean(true), .byte("c", 255), .boolean(true), .integer("s", 300),
                .boolean(true), .integer("I", -1_294_967_296), .boolean(true), .integer("Q", -1), .boolean(true),
                .float(1.5), .boolean(true), .double(16_777_217),
            ]
        },
        SequenceCase(
            "boxed numbers, which may be nil",
            root: { BoxedScalars(flag: true, small: nil, count: 5, large: 5, ratio: 0.5, last: 5) },
            classes: [("BoxedScalars", 0)]
        ) {
            [
                .object(.number("c", .raw([1]))), .group("@", [.null]), .object(.int(5)),
                .object(.number("I", .integer(5))), .object(.number("f", .real32(0.5))), .integer("q", 5),
            ]
        },
        SequenceCase(
            "packed numbers",
            root: {
                Packed(
                    signed8: [1, -1], unsigned16: [7, 40_000], bigEndian: [-70_000], signed64: [1 << 40],
                    floats: [1, 0.5], doubles: [2.5])
            },
            classes: [("Packed", 0)]
        ) {
            [
                .integer("i", 2), .group("[2c]", [.raw([1, 255])]),
                .integer("i", 2), .group("[2S]", [.integer(7), .integer(-25_536)]),
                .integer("i", 1), .group("[1i]", [.integer(-70_000)]),
                .integer("i", 1), .group("[1q]", [.integer(1 << 40)]),
                .integer("i", 2), .group("[2f]", [.real32(1), .real32(0.5)]),
                .boolean(true), .integer("i", 1), .group("[1d]", [.real64(2.5)]),
            ]
        },
        SequenceCase(
            "no packed numbers",
            root: { Packed(signed8: [], unsigned16: [], bigEndian: [], signed64: [], floats: [], doubles: nil) },
            classes: [("Packed", 0)]
        ) {
            ["c", "S", "i", "q", "f"].flatMap { [.integer("i", 0), .group("[0\($0)]", [])] } + [.absent]
        },
        SequenceCase(
            "joined values",
            root: { Groups(x: 1, y: 0.25, count: 3, name: "n", size: CGSize(width: 4, height: 5), last: 6) },
            classes: [("Groups", 0)]
        ) {
            [
                .group("ff", [.real32(1), .real32(0.25)]),
                .group("i@{CGSize=dd}", [.integer(3), .string("n"), .real64(4), .real64(5)]), .integer("q", 6),
            ]
        },
    ]
}

extension Scalars {
    /// The same small number of every type.
    convenience init(of number: Int8) {
        self.init(
            flag: true, signed8: number, signed16: Int16(number), signed32: Int32(number), signed64: Int64(number),
            signed: Int(number), unsigned8: UInt8(clamping: number), unsigned16: UInt16(clamping: number),
            unsigned32: UInt32(clamping: number), unsigned64: UInt64(clamping: number),
            unsigned: UInt(clamping: number), float: Float(number), double: Double(number))
    }

    static var largest: Scalars {
        Scalars(
            flag: false, signed8: .max, signed16: .max, signed32: .max, signed64: .max, signed: .max, unsigned8: .max,
            unsigned16: .max, unsigned32: .max, unsigned64: .max, unsigned: .max, float: .infinity,
            double: .greatestFiniteMagnitude)
    }

    static var smallest: Scalars {
        Scalars(
            flag: false, signed8: .min, signed16: .min, signed32: .min, signed64: .min, signed: .min, unsigned8: .min,
            unsigned16: .min, unsigned32: .min, unsigned64: .min, unsigned: .min, float: 0.5, double: -0.0)
    }
}
