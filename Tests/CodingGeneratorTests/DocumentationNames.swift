// What the statements on pages of the documentation use without declaring it: their classes, variables and functions.

import Foundation
import TestSupport

/// Makes functions of statements.
enum DocumentationNames {
    /// The classes that pages without a schema for them write about.
    static let schema = """
        class Company, sequential {
            var name: String
            var employees: [Employee] = []
        }
        class Employee, sequential {
            var name: String
        }
        class Manager: Employee, sequential {}
        """

    private static let functions = """
        nonisolated func checksum(of bytes: UnsafeRawBufferPointer) -> Int { bytes.reduce(0) { $0 &+ Int($1) } }
        nonisolated func send(_ data: Data) throws {}
        nonisolated func show(_ message: String) {}
        """

    private static let usual = [
        "company": "Company", "companies": "[Company]", "url": "URL", "data": "Data", "size": "Double",
        "archiver": "KeyedArchiver", "unarchiver": "KeyedUnarchiver",
    ]

    /// What is of another type on a page.
    private static let types: [String: [String: String]] = [
        "ArchivedObjects.md": ["company": "ArchivedObject"]
    ]

    /// A file in which each block of statements is the body of a function.
    static func file(of blocks: [DocumentationFiles.Block], page: String) -> String {
        let parameters = usual.merging(types[page] ?? [:]) { $1 }.sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        let bodies = blocks.map { block in
            // A value that a block only shows is used, so that the compiler has no warning.
            let names = block.text.matches(of: /(?m)^(?:let|var) \(?([\w, ]+)/).flatMap { match in
                match.output.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            }
            let uses = Set(names).sorted().map { "    _ = \($0)\n" }.joined()
            return """
                nonisolated func lines\(block.line)(\(parameters)) throws {
                #sourceLocation(file: "\(page)", line: \(block.line))
                \(block.text)
                #sourceLocation()
                \(uses)}

                """
        }
        return "import Archiving\nimport Foundation\nimport PropertyLists\n\n" + functions + "\n\n" + bodies.joined()
    }
}
