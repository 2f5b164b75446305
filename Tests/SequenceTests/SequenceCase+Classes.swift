// Clauses of classes, retired keys, and classes with many fields.

import Archiving
import Foundation

@testable import Sequences

extension SequenceCase {
    static let classes = [
        SequenceCase(
            "a version that writes constants and has left fields out",
            root: { Record(name: "n", height: 2, width: 3, total: 4) }, classes: [("Record", 3)]
        ) {
            [
                .object(.string("n")), .integer("q", 1), .group("dd", [.real64(2), .real64(3)]), .integer("q", 4),
                .object(.string("plain")),
            ]
        },
        SequenceCase(
            "a retired key that a function still writes", root: { NamePair(first: "a", second: "b") },
            classes: [("NamePair", 1)]
        ) {
            [.object(.string("a b")), .object(.string("a")), .object(.string("b"))]
        },
        SequenceCase(
            "a class whose keyed archives have a marker", root: { Marked(name: "n", size: 2) },
            classes: [("Marked", 2)]
        ) {
            [.object(.string("n")), .boolean(true), .integer("q", 2)]
        },
        SequenceCase(
            "a class that is written by hand",
            root: {
                let handmade = Handmade()
                handmade.title = "t"
                return handmade
            },
            classes: [("Handmade", 0)]
        ) {
            [.double(0.5), .object(.string("t"))]
        },
        SequenceCase("a class that keeps unknown keys", root: { Kept(name: "n") }, classes: [("Kept", 0)]) {
            [.object(.string("n"))]
        },
        SequenceCase(
            "classes that read unknown subclasses",
            root: {
                let bead = Bead(name: "b", size: 1)
                return Chain(ornaments: [Ornament(name: "a", next: bead), bead], clasp: bead)
            },
            classes: [("Chain", 0)]
        ) {
            let bead = ExpectedValue.object(
                "bead", [("Bead", 2), ("Ornament", 1)],
                [.object(.string("b")), .null, .integer("q", 1), .double(0.5)])
            let ornament = ExpectedValue.object("a", [("Ornament", 1)], [.object(.string("a")), .object(bead)])
            return [.object(.array("list", [ornament, bead])), .object(bead), .null]
        },
        SequenceCase("a class with many fields", root: { Wide.counting }, classes: [("Wide", 0)]) {
            (1...40).flatMap { number -> [ExpectedGroup] in
                [
                    .integer("q", Int64(number)),
                    number % 2 == 0 ? .object(.string("name \(number)")) : .null,
                ]
            } + [.integer("q", 3), .group("ff", [.real32(1), .real32(2.5)])]
        },
    ]
}
