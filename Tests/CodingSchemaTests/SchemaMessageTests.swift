// What is said of each schema in `Messages`, word for word, and what all messages have in common.
// `UPDATE_GOLDEN=1 swift test --filter SchemaMessageTests` writes the messages anew; the diff is then reviewed.

import CodingSchema
import Foundation
import Testing

@Suite("Messages about schemas")
struct SchemaMessageTests {
    @Test("The messages are those of the file", arguments: MessageFile.all)
    func files(_ file: MessageFile) throws {
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            return try Data(file.rewritten.utf8).write(to: file.url)
        }
        let expected = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let found = file.rewritten.split(separator: "\n", omittingEmptySubsequences: false)
        for change in found.difference(from: expected) {
            switch change {
            case .insert(let offset, let line, _):
                Issue.record("\(file.url.lastPathComponent):\(offset + 1): + \(line)")
            case .remove(let offset, let line, _):
                Issue.record("\(file.url.lastPathComponent):\(offset + 1): - \(line)")
            }
        }
    }

    @Test("There are cases, and each has a title of its own in its file")
    func titles() {
        #expect(MessageFile.cases.count >= 400)
        for file in MessageFile.all { #expect(Set(file.cases.map(\.title)).count == file.cases.count, "\(file.url)") }
    }

    @Test("Messages keep to one style: no capital, no full stop, and words that say what is wrong")
    func style() {
        for example in MessageFile.cases {
            for diagnostic in example.diagnostics {
                for text in [diagnostic.message, diagnostic.fix?.message ?? "x"] + diagnostic.notes.map(\.message) {
                    #expect(text.first?.isUppercase == false && text.last != ".", "\(text)")
                    #expect(!text.contains("illegal") && !text.contains("unexpected"), "\(text)")
                }
            }
        }
    }

    @Test("A schema is made exactly where nothing is an error", arguments: MessageFile.all)
    func schemas(_ file: MessageFile) {
        for example in file.cases {
            let compilation = example.compile()
            let hasErrors = compilation.diagnostics.contains { $0.severity == .error }
            #expect((compilation.schema == nil) == hasErrors, "\(example.title)")
        }
    }

    @Test("What a fix replaces is in the file, and at or behind what is wrong")
    func ranges() {
        for example in MessageFile.cases where example.isParsedOnly {
            for diagnostic in example.diagnostics {
                guard let replacement = diagnostic.fix?.replacement else { continue }
                let bytes = Array(example.text.utf8)
                // What is removed takes the blanks and the comma before it along.
                let blanks = bytes[..<diagnostic.range.lowerBound].reversed().prefix(while: " ,:".utf8.contains).count
                #expect(replacement.range.upperBound <= bytes.count, "\(example.title)")
                #expect(replacement.range.lowerBound >= diagnostic.range.lowerBound - blanks, "\(example.title)")
                #expect(replacement.range.lowerBound <= replacement.range.upperBound, "\(example.title)")
            }
        }
    }
}
