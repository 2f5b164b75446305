// Accesses that the compiler doesn't check: how many each module has. None is added without being seen in a review.

import Foundation
import Testing

@Suite("Unchecked memory")
struct UncheckedMemoryTests {
    /// The marks of a module, in the order of `marks`.
    struct Module: CustomTestStringConvertible {
        let name: String
        let counts: [Int]

        var testDescription: String { name }
    }

    /// What is counted: expressions that the compiler doesn't check, declarations that are safe although the compiler
    /// can't see it, properties whose accesses may overlap, and references that may be left over.
    private static var marks: [(text: String, pattern: Regex<Substring>)] {
        [
            ("unsafe", /(?:^|[^@\w])unsafe\s/.anchorsMatchLineEndings()),
            ("@safe", /@safe\b/),
            ("@exclusivity(unchecked)", /@exclusivity\(unchecked\)/),
            ("unowned(unsafe)", /unowned\(unsafe\)/),
        ]
    }

    static let modules = [
        Module(name: "SystemFiles", counts: [29, 0, 0, 0]),
        Module(name: "PropertyLists", counts: [603, 11, 0, 0]),
        Module(name: "TypedStreams", counts: [78, 21, 17, 0]),
        Module(name: "Archiving", counts: [637, 80, 62, 2]),
        Module(name: "ArchiveDocuments", counts: [10, 0, 0, 0]),
    ]

    @Test("A module has as many marks as are stored here", arguments: modules)
    func counts(module: Module) throws {
        let text = try Self.code(ofModule: module.name)
        for (mark, stored) in zip(Self.marks, module.counts) {
            let count = text.matches(of: mark.pattern).count
            let found = "\(module.name) has '\(mark.text)' \(count) times, and \(stored) are stored here"
            #expect(count <= stored, "\(found): avoid the new ones, or say why they are right and store the number")
            #expect(count >= stored, "\(found): store the smaller number")
        }
    }

    /// The Swift files of a module without comments and texts.
    private static func code(ofModule name: String) throws -> String {
        let root = FolderTests.sources.appending(path: name).path
        return try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }
            .map { FolderTests.code(in: try String(contentsOfFile: root + "/" + $0, encoding: .utf8)) }
            .joined(separator: "\n")
    }
}
