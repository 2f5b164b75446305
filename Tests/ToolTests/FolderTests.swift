// The folders of modules: each type of one folder is used in others, but never in a circle.

import Foundation
import Testing

@Suite("Folders of modules")
struct FolderTests {
    /// The types that a folder declares for others, and the words that its files contain.
    private struct Folder {
        var declared: Set<String> = []
        var words: Set<String> = []
    }

    static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources").standardizedFileURL

    static let modules = ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? [])
        .filter { !$0.hasPrefix(".") }.sorted()

    /// The folders of a module that are one layer: coders, and the values that they encode, need each other.
    private static let layers = [
        "Archiving": [
            "Classes", "Coders", "FoundationValues", "Generic", "Memory", "Sequences", "Structures", "Values",
        ]
    ]

    /// The folders of a module, from its Swift files without comments and texts.
    private static func folders(of module: String) throws -> [String: Folder] {
        let root = sources.appending(path: module).path
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }
        return try paths.reduce(into: [:]) { folders, path in
            let name = path.split(separator: "/").dropLast().joined(separator: "/")
            let text = code(in: try String(contentsOfFile: root + "/" + path, encoding: .utf8))
            let type =
                /(?m)^(?:@\w+(?:\(.*?\))? |package |public |open |indirect |final )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/
            folders[name, default: Folder()].declared.formUnion(text.matches(of: type).map { String($0.1) })
            folders[name, default: Folder()].words.formUnion(text.matches(of: /\b[A-Z]\w*/).map { String($0.0) })
        }
    }

    static func code(in text: String) -> String {
        text.replacing(/(?s)"""\n.*?"""/, with: "").replacing(/\/\/.*/, with: "")
            .replacing(/"(?:[^"\\\n]|\\.)*"/) { literal in
                literal.0.matches(of: /\\\(([^)]*)\)/).map { String($0.1) }.joined(separator: " ")
            }
    }

    @Test("The index of declarations knows the types of a folder")
    func index() throws {
        let folders = try Self.folders(of: "CodingSchema")
        #expect(Self.modules.count == 19)
        #expect(folders["Syntax"]?.declared.contains("SyntaxTree") == true)
        #expect(folders["Parser"]?.words.contains("SyntaxTree") == true)
        let values = try Self.folders(of: "PropertyLists")
        #expect(values["Values"]?.declared.contains("PropertyListInteger") == true)
        #expect(values["Binary"]?.declared.isSuperset(of: ["BinaryObject", "BinaryObjectView"]) == true)
        #expect(values["Binary"]?.declared.contains("OpenContainer") == false)
        #expect(Self.circle(in: ["a": ["b"], "b": ["c"], "c": ["b"]]) == ["b", "c"])
    }

    @Test("No folder uses types of a folder that uses its own", arguments: modules)
    func circles(module: String) throws {
        let folders = try Self.folders(of: module)
        let uses = folders.mapValues { folder in
            folders.filter { !$0.value.declared.isDisjoint(with: folder.words.subtracting(folder.declared)) }.map(\.key)
        }
        #expect(Self.circle(in: uses) == Self.layers[module] ?? [])
    }

    /// The folders that lead back to themselves: what is left after folders that use no other one are removed, and
    /// folders that no other one uses.
    private static func circle(in uses: [String: [String]]) -> [String] {
        var left = uses
        while true {
            let used = Set(left.values.flatMap(\.self))
            let next = left.filter { !$0.value.isEmpty && used.contains($0.key) }.mapValues {
                $0.filter { left[$0] != nil }
            }
            let pruned = next.mapValues { $0.filter { next[$0] != nil } }
            if pruned == left { return left.keys.sorted() }
            left = pruned
        }
    }
}
