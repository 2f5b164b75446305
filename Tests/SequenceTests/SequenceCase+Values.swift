// Enums, bit fields, structs, enums whose cases carry values, and classes with superclasses.

import Archiving
import Foundation

@testable import Sequences

extension SequenceCase {
    static let values = [
        SequenceCase(
            "raw values",
            root: {
                RawValues(
                    colour: .green, level: .high, style: Style(bold: true, weight: 3), otherLevel: .low,
                    levels: [.high])
            },
            classes: [("RawValues", 0)]
        ) {
            [
                .object(.string("green")), .byte("C", 200), .integer("I", 7), .null, .boolean(true), .byte("C", 0),
                .absent, .object(.array("levels", [.number("C", .raw([200]))])),
            ]
        },
        SequenceCase(
            "raw values that the enum doesn't know",
            root: { Moods(mood: .other(5), other: .wild, moods: [.other(-1)]) }, classes: [("Moods", 0)]
        ) {
            [.byte("c", 5), .boolean(true), .byte("c", 1), .object(.array("moods", [.number("c", .raw([255]))]))]
        },
        SequenceCase(
            "a field that older archives don't have",
            root: { Lates() }, classes: [("Lates", 1)]
        ) { [.null, .integer("q", 1)] },
        SequenceCase(
            "mutable values, inline strings, ranges, durations and characters",
            root: {
                Variants(
                    numbers: [1, 2], text: "t", other: "t", bytes: Data([7]), counts: ["k": 3], words: ["w"],
                    pages: 3..<300, rows: [1...200], pause: .seconds(2) + .nanoseconds(1), mark: "m", name: "n")
            },
            classes: [("Variants", 0)]
        ) {
            func text(_ name: String) -> ExpectedValue {
                .object(name, [("NSMutableString", 1), ("NSString", 1)], [.group("+", [.bytes([0x74])])])
            }
            let numbers = [1, 2].map { ExpectedGroup.object(.number("i", .integer($0))) }
            let entry = [ExpectedGroup.object(.string("k")), .object(.number("c", .raw([3])))]
            let row = ExpectedValue.object(
                "row", [("ClosedRange", 0)], [.group("C", [.raw([1])]), .group("C", [.raw([200])])])
            return [
                .object(
                    .object(
                        "numbers", [("NSMutableArray", 0), ("NSArray", 0)], [.group("i", [.integer(2)])] + numbers)),
                .object(text("text")), .object(text("other")),
                .object(
                    .object(
                        "bytes", [("NSMutableData", 0), ("NSData", 0)],
                        [.group("i", [.integer(1)]), .group("[1c]", [.raw([7])])])),
                .object(
                    .object(
                        "counts", [("NSMutableDictionary", 0), ("NSDictionary", 0)],
                        [.group("i", [.integer(1)])] + entry)),
                .object(
                    .object(
                        "words", [("NSMutableSet", 0), ("NSSet", 0)],
                        [.group("I", [.integer(1)]), .object(.string("w"))])),
                .object(.object("pages", [("Range", 0)], [.integer("s", 3), .integer("s", 300)])),
                .object(.array("rows", [row])),
                .object(.object("pause", [("Duration", 0)], [.integer("q", 2), .integer("q", 1_000_000_000)])),
                .object(.string("m")), .object(.string("n")),
            ]
        },
        SequenceCase(
            "structs",
            root: {
                Drawing(
                    origin: Point(x: 1, y: 2), outline: [Point(x: 3, y: 4, label: "l")],
                    named: ["p": Point(x: 5, y: 6)], shape: .nothing,
                    area: Area(corner: Point(x: 7, y: 8), owner: Node(name: "n")))
            },
            classes: [("Drawing", 0)]
        ) {
            let node = ExpectedValue.object(
                "node", [("Node", 0)],
                [.object(.string("n")), .null, .null, .object(.array("children", [])), .null, .null])
            let area = ExpectedValue.object(
                "area", [("Area", 0)], [.object(point("7", 7, 8)), .null, .object(node)])
            return [
                .object(point("1", 1, 2)), .null, .object(.array("outline", [point("3", 3, 4, label: .string("l"))])),
                .object(.dictionary("named", [(.string("p"), point("5", 5, 6))])),
                .object(shape("none", "nothing", [])), .null, .object(.array("shapes", [])), .object(area),
            ]
        },
        SequenceCase(
            "structs that are dictionaries",
            root: {
                Places(
                    home: Coordinate(latitude: 1.5, longitude: -2),
                    path: [Coordinate(latitude: 3, longitude: 4, level: -1)])
            },
            classes: [("Places", 0)]
        ) {
            func coordinate(_ name: String, _ entries: [(String, ExpectedValue)]) -> ExpectedValue {
                let version = ("Coordinate.version", ExpectedValue.number("q", .integer(1)))
                return .dictionary(name, ([version] + entries).map { (.string($0.0), $0.1) })
            }
            func real(_ value: Double) -> ExpectedValue { .number("d", .real64(value)) }
            return [
                .object(coordinate("home", [("latitude", real(1.5)), ("longitude", real(-2))])), .null,
                .object(
                    .array(
                        "path",
                        [
                            coordinate(
                                "path0",
                                [
                                    ("latitude", real(3)), ("longitude", real(4)),
                                    ("level", .number("c", .raw([255]))),
                                ])
                        ])),
            ]
        },
        SequenceCase(
            "enums whose cases carry values",
            root: {
                Drawing(
                    origin: Point(x: 0, y: 0), shape: .point(Point(x: 1, y: 2)),
                    other: .circle(centre: Point(x: 3, y: 4), radius: 0.5),
                    shapes: [.text(string: "t", size: nil), .text(string: "t", size: 9), .nothing])
            },
            classes: [("Drawing", 0)]
        ) {
            [
                .object(point("0", 0, 0)), .null, .object(.array("outline", [])), .object(.dictionary("named", [])),
                .object(shape("point", "point", [.object(point("1", 1, 2))])),
                .object(shape("circle", "centre", [.object(point("3", 3, 4)), .double(0.5)])),
                .object(
                    .array(
                        "shapes",
                        [
                            shape("text", "string", [.object(.string("t")), .absent]),
                            shape("sized", "string", [.object(.string("t")), .boolean(true), .integer("q", 9)]),
                            shape("none", "nothing", []),
                        ])), .null,
            ]
        },
        SequenceCase(
            "enums with a tag",
            root: {
                Story(
                    block: .text("t"), next: .image(value: Point(x: 1, y: 2), scale: nil),
                    blocks: [.rule, .image(value: Point(x: 3, y: 4), scale: 0.5), .text("t")], tone: .loud(9))
            },
            classes: [("Story", 0)]
        ) {
            func block(_ name: String, _ groups: [ExpectedGroup]) -> ExpectedValue {
                .object("block " + name, [("Block", 0)], groups)
            }
            return [
                .object(block("text", [.integer("q", 70_000), .object(.string("t"))])),
                .object(block("image", [.integer("q", -2), .object(point("1", 1, 2)), .absent])),
                .object(
                    .array(
                        "blocks",
                        [
                            block("rule", [.integer("q", 0)]),
                            block(
                                "scaled",
                                [.integer("q", -2), .object(point("3", 3, 4)), .boolean(true), .double(0.5)]),
                            block("again", [.integer("q", 70_000), .object(.string("t"))]),
                        ])),
                .object(.object("tone", [("Tone", 0)], [.object(.string("LOUD")), .integer("q", 9)])),
            ]
        },
        SequenceCase(
            "three levels of superclasses", allowing: [Manager.self],
            root: {
                let manager = Manager(
                    number: 1, name: "m", badge: .red, desk: Desk(room: "101"), salary: 5, title: "t",
                    area: Area(corner: Point(x: 1, y: 2)), bonus: 3)
                manager.desk.owner = manager
                manager.friend = manager
                manager.reports = [manager]
                return manager
            },
            classes: [("Company.Manager", 3), ("Employee", 0), ("Person", 1)]
        ) {
            let manager = ExpectedValue.object("root", [], [])
            let desk = ExpectedValue.object(
                "desk", [("Desk", 0)], [.object(.string("101")), .object(manager)])
            let area = ExpectedValue.object("area", [("Area", 0)], [.object(point("1", 1, 2)), .null, .null])
            return [
                .integer("q", 1), .object(.string("m")), .object(manager), .integer("s", 2), .object(desk), .double(5),
                .object(.array("reports", [manager])), .object(.string("t")), .null, .object(area), .boolean(true),
                .integer("q", 3),
            ]
        },
        SequenceCase(
            "a superclass without values", root: { Numbered(number: 4) },
            classes: [("Numbered", 0), ("Silent", 0)]
        ) {
            [.integer("q", 4)]
        },
        SequenceCase("no values at all", root: { Silent() }, classes: [("Silent", 0)]) { [] },
    ]

    private static func point(
        _ name: String, _ x: Double, _ y: Double, label: ExpectedValue = .null
    ) -> ExpectedValue {
        .object(
            "point " + name, [("Geo.Point", 2)], [.group("dd", [.real64(x), .real64(y)]), .object(label)])
    }

    private static func shape(_ name: String, _ key: String, _ groups: [ExpectedGroup]) -> ExpectedValue {
        .object("shape " + name, [("Shape", 0)], [.object(.string(key))] + groups)
    }
}
