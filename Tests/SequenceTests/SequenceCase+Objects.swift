// Values that are objects in the archive: Foundation's, collections, and references.

import Archiving
import Foundation
import Testing

@testable import Sequences

extension SequenceCase {
    static let identifier = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255))

    static let objects = [
        SequenceCase(
            "lenient fields",
            root: {
                let part = LenientElement(number: 2)
                return LenientInOrder(
                    number: 1, names: ["a"], part: part, rank: 3, parts: [part, nil],
                    spot: LenientSpot(x: 4, names: ["b"]))
            },
            classes: [("LenientInOrder", 0)]
        ) {
            let part = ExpectedValue.object("part", [("LenientElement", 0)], [.integer("s", 2), .group("@", [.null])])
            return [
                .boolean(true), .integer("s", 1), .object(.array("names", [.string("a")])), .object(part),
                .integer("s", 3), .object(.array("parts", [part, .nothing])),
                .object(
                    .object(
                        "spot", [("LenientSpot", 0)], [.integer("s", 4), .object(.set("members", [.string("b")]))])),
            ]
        },
        SequenceCase(
            "Foundation's values",
            root: {
                FoundationValues(
                    string: "Grüße", data: Data([1, 2, 255]), date: Date(timeIntervalSinceReferenceDate: 12.5),
                    url: try #require(URL(string: "http://example.com/")), uuid: identifier,
                    decimal: Decimal(sign: .minus, exponent: -2, significand: 123_456))
            },
            classes: [("FoundationValues", 0)]
        ) {
            [
                .object(.string("Grüße")), .object(.data([1, 2, 255])), .object(.date(12.5)),
                .object(.url("http://example.com/")), .object(.uuid(identifier)),
                .object(.decimal(123_456, exponent: -2, isNegative: true)),
            ]
        },
        SequenceCase(
            "Foundation's values that may be nil and are", root: { OptionalFoundationValues() },
            classes: [("OptionalFoundationValues", 0)]
        ) {
            Array(repeating: .null, count: 6)
        },
        SequenceCase(
            "equal values, which are written once",
            root: { OptionalFoundationValues(string: "http://a", url: URL(string: "http://a")) },
            classes: [("OptionalFoundationValues", 0)]
        ) {
            [.object(.string("http://a")), .null, .null, .object(.url("http://a")), .null, .null]
        },
        SequenceCase(
            "geometry",
            root: {
                Geometry(
                    point: CGPoint(x: 1, y: 2.5), size: CGSize(width: 3, height: 4),
                    rectangle: CGRect(x: 5, y: 6, width: 7, height: 8), range: NSRange(location: 9, length: 200),
                    corner: CGPoint(x: -1, y: 0), outline: [CGPoint(x: 1, y: 2)], push: VectorValue(dx: 3, dy: 4),
                    transform: TransformValue(tx: 5), insets: EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4),
                    pushes: [VectorValue(dx: 1, dy: 0.5)])
            },
            classes: [("Geometry", 0)]
        ) {
            [
                .group("{CGPoint=dd}", [.real64(1), .real64(2.5)]), .group("{CGSize=dd}", [.real64(3), .real64(4)]),
                .group(
                    "{CGRect={CGPoint=dd}{CGSize=dd}}", [.real64(5), .real64(6), .real64(7), .real64(8)]),
                .group("{_NSRange=QQ}", [.integer(9), .integer(200)]),
                .boolean(true), .group("{CGPoint=dd}", [.real64(-1), .real64(0)]),
                .object(.array("outline", [.point(1, 2)])),
                .boolean(true), .group("{CGVector=dd}", [.real64(3), .real64(4)]),
                .group("{CGAffineTransform=dddddd}", [1, 0, 0, 1, 5, 0].map { .real64($0) }),
                .group("{NSEdgeInsets=dddd}", [1, 2, 3, 4].map { .real64($0) }),
                .object(.array("pushes", [.string("{1, 0.5}")])),
            ]
        },
        SequenceCase(
            "collections",
            root: {
                let node = Node(name: "n")
                return Collections(
                    numbers: [1, 1, 300], names: ["b", "a"], rows: [[0.5], []], words: ["z", "a"],
                    counts: ["two": 2, "one": 1], gaps: [4, nil], flags: [true, false], nodes: [node, node],
                    byName: ["n": node], maybe: ["a"], parts: [7])
            },
            classes: [("Collections", 0)]
        ) {
            let held = ExpectedValue.object("node", [("Node", 0)], node("n"))
            return [
                .object(.array("numbers", [.int(1), .int(1), .int(300)])),
                .object(.array("names", [.string("b"), .string("a")])),
                .object(
                    .array("rows", [.array("row", [.number("d", .real64(0.5))]), .array("empty", [])])),
                .object(.set("words", [.string("a"), .string("z")])),
                .object(.dictionary("counts", [(.string("one"), .int(1)), (.string("two"), .int(2))])),
                .object(.array("gaps", [.int(4), .nothing])),
                .object(.array("flags", [.number("c", .boolean(true)), .number("c", .boolean(false))])),
                .object(.array("nodes", [held, held])),
                .object(.dictionary("byName", [(.string("n"), held)])),
                .object(.array("maybe", [.string("a")])), .object(.array("parts", [.int(7)])),
            ]
        },
        SequenceCase(
            "no elements, and no collection",
            root: { Collections(numbers: [], parts: []) }, classes: [("Collections", 0)]
        ) {
            [
                .object(.array("numbers", [])), .object(.array("names", [])), .object(.array("rows", [])),
                .object(.set("words", [])), .object(.dictionary("counts", [])), .object(.array("gaps", [])),
                .object(.array("flags", [])), .object(.array("nodes", [])), .object(.dictionary("byName", [])),
                .null, .object(.array("parts", [])),
            ]
        },
        SequenceCase(
            "any object, and references back",
            root: {
                let root = Node(name: "r")
                let child = Node(name: "c", parent: root, anything: root)
                root.children = [child]
                root.mentor = child
                return Tree(root: root, anything: root, all: [child, root])
            },
            classes: [("Tree", 0)]
        ) {
            let parent = ExpectedValue.object("r", [("Node", 0)], [])
            let child = ExpectedValue.object("c", [("Node", 0)], node("c", parent: parent, anything: parent))
            let root = ExpectedValue.object("r", [("Node", 0)], node("r", children: [child], mentor: child))
            return [.object(root), .object(root), .object(.array("all", [child, root]))]
        },
        SequenceCase(
            "conditional references to what nothing else holds",
            root: { Node(name: "n", mentor: Node(name: "gone")) }, classes: [("Node", 0)]
        ) {
            node("n")
        },
    ]

    private static func node(
        _ name: String, parent: ExpectedValue = .null, children: [ExpectedValue] = [],
        anything: ExpectedValue = .null, mentor: ExpectedValue = .null
    ) -> [ExpectedGroup] {
        [
            .object(.string(name)), .null, .object(parent), .object(.array("children of " + name, children)),
            .object(anything), .object(mentor),
        ]
    }
}
