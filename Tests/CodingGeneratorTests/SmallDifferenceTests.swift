// A change of one field changes the lines of that field: reviewers read the diff of the generated code.

import CodingGenerator
import Testing

@Suite("The size of generated differences")
struct SmallDifferenceTests {
    /// An edit of a schema of the corpus, and the words of which each changed line must hold one.
    struct Edit: Sendable, CustomTestStringConvertible {
        var module = "Payroll"
        let testDescription: String
        let old: String
        let new: String
        let words: [String]
    }

    static let edits = [
        Edit(
            testDescription: "adding a required field", old: "    var office:",
            new: "    var grade: Int\n    var office:", words: ["grade"]),
        Edit(
            testDescription: "adding an optional field at the end", old: "    weak var mentor: Employee?\n",
            new: "    weak var mentor: Employee?\n    var home: Address?\n", words: ["home"]),
        Edit(
            testDescription: "adding a field with a default at the beginning", old: "    let employeeID",
            new: "    var rank: Int = 1\n    let employeeID", words: ["rank", "1"]),
        Edit(
            testDescription: "removing an optional field", old: "    var office: Address? since 4\n", new: "",
            words: ["office", "Address.self"]),
        Edit(
            testDescription: "removing a field with a fallback",
            old: #"var height: Double = 1.7 since 2 fallback "heightInCentimetres": Int via metres(fromCentimetres:)"#,
            new: "", words: ["height", "1.7"]),
        Edit(
            testDescription: "renaming a field", old: "var skills:", new: "var talents:",
            words: ["skills", "talents"]),
        Edit(
            testDescription: "renaming an inherited field", old: "var lastName:", new: "var familyName:",
            words: ["lastName", "familyName"]),
        Edit(testDescription: "changing a default", old: "= 1.7", new: "= 1.8", words: ["height", "1.7", "1.8"]),
        Edit(testDescription: "changing a key", old: "\"EmpID\"", new: "\"ID\"", words: ["EmpID", "\"ID\""]),
        Edit(
            testDescription: "adding a fallback", old: "\"Surname\", \"FamilyName\"",
            new: "\"Surname\", \"FamilyName\", \"Name\"", words: ["\"Name\"", "lastName"]),
        Edit(
            testDescription: "raising the version", old: "class Employee: Person, version 4",
            new: "class Employee: Person, version 5", words: ["version", "Version"]),
        Edit(
            testDescription: "retiring a key that is still written", old: "    retired \"Fax\"",
            new: "    retired \"room\": Int = 7 until 3, still written\n    retired \"Fax\"", words: ["room"]),
        Edit(
            testDescription: "adding a case", old: "    case red\n", new: "    case red\n    case green\n",
            words: ["green"]),
        Edit(
            module: "Structures", testDescription: "adding a field to a struct", old: "    var note: String?",
            new: "    var angle: Double = 0 since 2\n    var note: String?", words: ["angle"]),
        Edit(
            module: "Structures", testDescription: "giving a struct a fallback", old: "var center: Point?",
            new: "var center: Point? fallback \"middle\"", words: ["center", "middle"]),
        Edit(
            module: "Unions", testDescription: "adding a case with a value", old: "    case gif(",
            new: "    case svg(String) key \"SVG\"\n    case gif(", words: ["svg", "SVG"]),
        Edit(
            module: "Unions", testDescription: "adding a value to a case", old: "high: Int key \"pixelshigh\"",
            new: "high: Int key \"pixelshigh\", deep: Int? key \"depth\"",
            words: ["deep", "depth", "case raw(", "case .raw("]),
        Edit(
            module: "Bits", testDescription: "adding a bit", old: "    var weight:",
            new: "    var italic: Bool at 7\n    var weight:", words: ["italic"]),
        Edit(
            module: "Values", testDescription: "changing a byte order", old: "packed(big) [UInt16]",
            new: "packed [UInt16]", words: ["heightData"]),
        Edit(
            module: "Sequential", testDescription: "adding a field to a sequential class", old: "    var colour:",
            new: "    var grade: Int?\n    var colour:", words: ["grade"]),
        Edit(
            module: "Sequential", testDescription: "ending a field of a sequential class",
            old: "var note: String? key \"NoteText\"", new: "var note: String? key \"NoteText\" until 1",
            words: ["note", "NoteText"]),
        Edit(
            module: "Sequential", testDescription: "raising the version of a sequential struct",
            old: "struct Place, version 1", new: "struct Place, version 2", words: ["ersion"]),
        Edit(
            module: "Sequential", testDescription: "adding a value to a case of a sequential enum",
            old: "radius: Double)", new: "radius: Double, angle: Float?)", words: ["angle", "circle("]),
        Edit(
            module: "Sequential", testDescription: "joining a field", old: "    var blue: Float\n",
            new: "    var blue: Float joined\n", words: ["red", "green", "blue", "alpha", "Group"]),
    ]

    /// Lines that every chain of `if`s has and that hold no name.
    static let structure: Set<String> = ["} else {", "}", "{", ")", "return true"]

    @Test("One edit changes few lines, and those of one field only", arguments: edits)
    func isSmall(edit: Edit) throws {
        let module = try #require(GoldenModule.all.first { $0.name == edit.module })
        let text = try module.schemaText()
        let parts = text.split(separator: edit.old, omittingEmptySubsequences: false)
        try #require(parts.count == 2, "the edit must find its place once")
        let old = try module.generate()
        let new = try module.generate(parts.joined(separator: edit.new))
        for (before, after) in zip(old, new) {
            let difference = TextDifference(from: before.text, to: after.text)
            #expect(difference.removed.count <= 13, "\(difference.description)")
            #expect(difference.inserted.count <= 13, "\(difference.description)")
            for line in difference.removed + difference.inserted {
                let content = line.drop { $0 == " " }
                let isOwn = edit.words.contains { content.contains($0) } || Self.structure.contains(String(content))
                #expect(isOwn, "'\(content)' belongs to something else")
            }
        }
        #expect(old.map(\.text) != new.map(\.text))
    }
}
