// A first schema, and the test that its objects come back from an archive.

import CodingPackages

/// The texts that `coding init` writes.
struct FirstSchema {
    /// The names of the two classes, of which the target has none yet.
    let names: (document: String, item: String)
    let moduleName: String

    /// - Parameter types: the names of the types that the target declares in Swift.
    init(moduleName: String, besides types: Set<String>) {
        let taken = types.union([moduleName])
        func free(_ candidates: [String]) -> String {
            let all = candidates + (1...).lazy.prefix(1000).map { "\(candidates[0])\($0)" }
            return all.first { !taken.contains($0) } ?? candidates[0]
        }
        self.moduleName = moduleName
        self.names = (free(["Document", "Notebook", "Record"]), free(["Item", "Note", "Entry"]))
    }

    var schema: String {
        """
        // The classes of \(moduleName) that archives contain. Change them to your own: 'coding check' shows mistakes,
        // and 'coding diff' what a change means for files that exist.

        class \(names.document) {
            var title: String
            var items: [\(names.item)] = []
        }

        class \(names.item) {
            var name: String
            weak var owner: \(names.document)?
        }

        """
    }

    var test: String {
        """
        import Archiving
        import Testing

        @testable import \(moduleName)

        // A test of the first schema: when you replace that, replace this too.
        @Test("A \(names.document) comes back from its archive, with its items")
        func archived\(names.document)() throws {
            let original = \(names.document)(title: "First")
            original.items = [\(names.item)(name: "One", owner: original)]
            let data = try KeyedArchiver.archivedData(withRootObject: original)
            let copy = try KeyedUnarchiver.unarchivedObject(ofClass: \(names.document).self, from: data)
            #expect(copy.title == "First")
            #expect(copy.items.map(\\.name) == ["One"])
            #expect(copy.items.first?.owner === copy)
        }

        """
    }

    /// A file without a test, which makes a folder a test target.
    static func emptyTest(of moduleName: String) -> String {
        """
        // Tests of archives: 'coding freeze' adds those that read the files of each release.

        @testable import \(moduleName)

        """
    }

    var testFileName: String { "\(names.document)ArchiveTests.swift" }
}

extension SwiftTokens {
    /// The names of the types that the text declares.
    var typeNames: Set<String> {
        let words = ["class", "struct", "enum", "actor", "protocol", "typealias"].map { Token.word($0) }
        return Set(
            zip(all, all.dropFirst()).compactMap { word, next in
                guard words.contains(word), case .word(let name) = next else { return nil }
                return name
            })
    }
}
