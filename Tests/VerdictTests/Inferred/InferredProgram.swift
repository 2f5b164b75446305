// A program of the classes of many inferred schemas, which reads their archives and archives what it read.
//
//     cases ──CodeGenerator──▶ classes ─┬─▶ program ──▶ a copy of each archive ──▶ compared with it
//     a function for each case ─────────┘

import ArchiveDocuments
import CodingGenerator
import CodingSamples
import CodingSchema
import Foundation
import TestSupport
import Testing

/// The program of some cases.
struct InferredProgram {
    let cases: [InferredCase]

    /// How many archives were copied, and how many copies have the same bytes.
    private(set) var copyCount = 0
    private(set) var equalCount = 0

    init(_ cases: [InferredCase]) {
        self.cases = cases
    }

    /// Compiles and runs the program, and expects each copy to be the same graph.
    mutating func run() async throws {
        let folder = try CompilerFolder()
        // Each schema is compiled separately, because many have classes that are archived under the same names.
        var files = try cases.flatMap { inferred in
            try CodeGenerator.generate(inferred.schema, outputNames: ["Case\(inferred.number).coding.swift"])
                .map { try folder.write($0.text, to: $0.name) }
        }
        files.append(try folder.write(mainSource, to: "copy.swift"))
        let runtime = try await RuntimeLibrary.shared.value
        try await folder.compile(program: "copy", files: files, flags: runtime.flags + runtime.objects)
        for inferred in cases {
            for (index, data) in inferred.archives.enumerated() {
                try data.write(to: URL(filePath: "\(folder.path)\(inferred.number)-\(index).archive"))
            }
        }
        let errorLines = try await folder.run(folder.path + "copy", [folder.path])
        #expect(errorLines == "")
        for inferred in cases { try expectCopies(of: inferred, in: folder.path) }
    }

    private mutating func expectCopies(of inferred: InferredCase, in folder: String) throws {
        for (index, data) in inferred.archives.enumerated() {
            let url = URL(filePath: "\(folder)\(inferred.number)-\(index).copy")
            guard let copy = try? Data(contentsOf: url) else {
                Issue.record("\(inferred.name), archive \(index) has no copy:\n\(inferred.text)")
                continue
            }
            let documents = (old: try ArchiveDocument(data), new: try ArchiveDocument(copy))
            let lines = try DocumentComparison(documents.old, documents.new).lines(showsAll: true)
            // A dictionary with objects as keys is declared as a value of any kind, which has copies of the objects.
            let copiesKeys = inferred.text.contains(": AnyValue  // dictionary")
            let differences = try lines.filter { line in
                if Self.isExpected(line) { return false }
                if copiesKeys, line.contains(/: (removed a reference to|added) Player/) { return false }
                return try !Self.isSameDictionary(line, documents.old, documents.new)
            }
            #expect(differences == [], "\(inferred.name), archive \(index)\n\(inferred.text)")
            // Groups are written in the order of the fields; keys in that of their first occurrence in any archive.
            // Equal strings of fields are one object, but those in objects without a class are other ones.
            if inferred.isSequential, lines.isEmpty, !inferred.text.contains("ArchivedObject") {
                #expect(copy == data, "\(inferred.name), archive \(index)\n\(inferred.text)")
            }
            copyCount += 1
            if copy == data { equalCount += 1 }
        }
    }

    /// Whether a difference is one that the documentation of `coding infer` states.
    private static func isExpected(_ line: String) -> Bool {
        // Nil for a key that some objects don't have and others have with nil; runs of equal attributes become one.
        line.hasSuffix(": added nil") || line.contains(".NSAttribute")
            // A mixture of values is immutable, and its numbers have 64 bits, as those in collections do: they are
            // unsigned if one of them is greater than all signed ones.
            || line.contains(/: class NSMutable(\w+) → NS\1$/)
            || line.contains(/: NSNumber (.+), \w → NSNumber \1, [qQ]$/)
            || line.contains(/: NSNumber ([01]), C → NSNumber \1, c$/)
            // Time zones are written by name, and sizes as objects.
            || line.contains(/: NSTimeZone, 2 values → NSTimeZone "|: NSValue size .+ \(another kind of value\)$/)
    }

    /// Whether a line is about a dictionary with the same keys and values. If all values are numbers whose types change as
    /// above, the dictionaries have nothing in common by which they would belong together.
    private static func isSameDictionary(
        _ line: String, _ old: ArchiveDocument, _ new: ArchiveDocument
    ) throws -> Bool {
        guard let match = line.wholeMatch(of: /(.+): (NSDictionary, \d+ values?) → (.+)/), match.2 == match.3 else {
            return false
        }
        let path = DocumentPath(try DocumentPath(parsing: String(match.1)).steps + [.values])
        // Each value by itself, because equal numbers may be one object in one of the archives.
        let values = try [old, new].map { document in
            let entries = try document.find(path).map { ($0.path, try $0.json()) }
            return Dictionary(entries, uniquingKeysWith: { first, _ in first })
        }
        return values[0] == values[1]
    }

    private var mainSource: String {
        let calls = cases.map { inferred in
            let coder = inferred.isSequential ? "Sequential" : "Keyed"
            return "        copy(\(inferred.number), \(inferred.archives.count), "
                + "{ try \(coder)Unarchiver.unarchivedObject(ofClass: \(inferred.rootName).self, from: $0, "
                + "allowing: [\(inferred.schema.classes.map { $0.name + ".self" }.joined(separator: ", "))]) }, "
                + "{ try \(coder)Archiver.archivedData(withRootObject: $0) })"
        }
        return """
            import Archiving
            import Foundation

            /// Reads each archive of a case and writes it, or prints why that fails.
            func copy<Root: Coding>(_ number: Int, _ count: Int, _ read: (Data) throws -> Root, _ write: (Root) throws -> Data) {
                for index in 0..<count {
                    let path = "\\(CommandLine.arguments[1])\\(number)-\\(index)"
                    do {
                        let root = try read(Data(contentsOf: URL(filePath: path + ".archive")))
                        try write(root).write(to: URL(filePath: path + ".copy"))
                    } catch {
                        print("\\(Root.self), archive \\(index): \\(error)")
                    }
                }
            }

            @main
            struct Copy {
                static func main() {
            \(calls.joined(separator: "\n"))
                }
            }

            """
    }
}
