// Random schemas without errors whose names are renamed.

import TestSupport

/// A module with classes, structs and enums of all the forms that a rename has to respect.
struct RandomRenameSchema {
    private var generator: SeededGenerator
    private(set) var text = ""

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        if chance(3) { text += "archived as prefix \"Old\"\n" }
        text += "enum Color: String {\n    case red\n    case green\(chance(2) ? " = \"g\"" : "")\n    case blue\n"
        text += "    unknown .red\n}\n"
        text += "enum Level: Int {\n    case low = 0\n    case high = 1\n    unknown .low\n}\n"
        text +=
            "enum Mark\(chance(2) ? ", version 1" : "") {\n    case empty key \"empty\"\n    case dot(x: Int, y: Int)\n"
        text += "    case line(Double) key \"length\"\n}\n"
        text += "struct Point\(chance(2) ? ", version 2" : "") {\n    var here: Int\n\(fields(2, prefix: "p"))}\n"
        for number in 0..<3 { text += declaration(number) }
    }

    private mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &generator) == 0 }

    private mutating func declaration(_ number: Int) -> String {
        var head = "class C\(number)"
        if number == 2 { head = "\(chance(2) ? "final " : "")class C2: C1" }
        if chance(2) { head += ", version \(number + 1)" }
        if chance(3) { head += ", archived as \"Name\(number)\"" }
        if chance(3) { head += ", formerly \"Was\(number)\"" }
        if chance(3) { head += ", prefix \"p\(number).\"" }
        if chance(5) { head += ", writes nil" }
        return head + " {\n\(fields(4, prefix: "f\(number)"))}\n"
    }

    private mutating func fields(_ count: Int, prefix: String) -> String {
        (0..<count).map { field("\(prefix)\($0)", isOfClass: prefix != "p") }.joined()
    }

    private mutating func field(_ name: String, isOfClass: Bool) -> String {
        var rows = [
            "var \(name): Int = 1", "var \(name): String", "let \(name): [String] = []", "var \(name): Color = .green",
            "var \(name): Level?", "var \(name): [Int: String]",
        ]
        if isOfClass {
            rows += [
                "var \(name): Point?", "var \(name): C0?", "weak var \(name): C1?", "transient var \(name): Int = 0",
                "var \(name): Mark?", "var \(name): [C0]", "var \(name): CGPoint?",
            ]
        }
        var line = "    " + rows[Int.random(in: 0..<rows.count, using: &generator)]
        guard !line.contains("transient") else { return line + "\n" }
        if chance(4) { line += " key \"k\(name)\"" }
        if chance(4), !line.contains("Point"), !line.contains("Mark") { line += " fallback \"older \(name)\"" }
        return line + "\n"
    }
}
