// Formatting a schema changes nothing of what it means: what is generated from it stays the same, byte for byte.

import CodingGenerator
import CodingSchema
import Foundation
import TestSupport
import Testing

@Suite("Formatting and the checked schema")
struct FormatTests {
    /// The schema with its lines moved about: other indentation, other ends of lines, blank lines and comments between.
    ///
    /// Nothing is put between a `///` comment and what it belongs to.
    private func disordered(_ text: String, _ generator: inout SeededGenerator) -> String {
        let end = Bool.random(using: &generator) ? "\r\n" : "\n"
        var result = Bool.random(using: &generator) ? "\u{FEFF}" : ""
        var isDocumentation = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.trimmingCharacters(in: .whitespaces)
            if !isDocumentation, !words.isEmpty {
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: result += end + end
                case 1: result += "// a comment, {" + end
                case 2: result += "/* another } */" + end
                default: break
                }
            }
            isDocumentation = words.hasPrefix("///")
            result += ["", "\t", "  ", "          "].randomElement(using: &generator) ?? ""
            // Blanks behind a line of documentation are its author's: two of them are a line break.
            result += words + (!isDocumentation && Bool.random(using: &generator) ? " \t" : "") + end
        }
        return result
    }

    /// A member in Swift is kept as it stands, its lines and columns too.
    static let modules = GoldenModule.all.filter { $0.name != "SwiftMembers" }

    @Test(
        "A schema whose layout was disordered becomes the same Swift, formatted or not", .integration,
        arguments: modules)
    func keepsWhatIsGenerated(module: GoldenModule) throws {
        let text = try module.schemaText()
        let expected = try module.generate()
        for seed in 0..<20 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let disordered = disordered(text, &generator)
            let file = SourceFile(path: "Disordered.coding", text: disordered)
            let formatted = try #require(SchemaFormatter.format(file), "seed \(seed)")
            for text in [disordered, formatted] {
                for (old, new) in zip(expected, try module.generate(text)) {
                    let difference = TextDifference(from: old.text, to: new.text)
                    #expect(difference.isEmpty, "seed \(seed):\n\(difference.description)\n\(text)")
                }
            }
            let again = SchemaFormatter.format(SourceFile(path: "Formatted.coding", text: formatted))
            #expect(again == formatted, "seed \(seed)")
        }
    }
}
