// What the checker's tests share: rows of schema text and messages, and a compact way to write messages down.

import CodingSchema
import Testing

/// A schema, and all that the checker says about it.
struct CheckerRow: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String

    /// One line for each message, note and fix, as `lines(of:)` writes them.
    let expected: [String]

    /// Schema files of other modules.
    let imports: [ImportedText]

    init(_ title: String, _ text: String, _ expected: [String], imports: [ImportedText] = []) {
        self.title = title
        self.text = text
        self.expected = expected
        self.imports = imports
    }

    var testDescription: String { title }

    func compile() -> SchemaCompilation {
        SchemaCompiler.compile(text, imports: imports)
    }
}

/// The schema text of another module.
struct ImportedText: Sendable {
    let moduleName: String
    let text: String

    init(_ moduleName: String, _ text: String) {
        self.moduleName = moduleName
        self.text = text
    }
}

extension SchemaCompiler {
    /// Compiles one file of a module `Payroll`.
    static func compile(_ text: String, imports: [ImportedText] = []) -> SchemaCompilation {
        compile(
            moduleName: "Payroll", files: [SourceFile(path: "Main.coding", text: text)],
            imports: imports.map { imported in
                ImportedSchemaFile(
                    moduleName: imported.moduleName,
                    file: SourceFile(path: imported.moduleName + ".coding", text: imported.text))
            })
    }
}

extension SchemaCompilation {
    /// Messages as lines: `2:9-12 error: …`, `note Geography 1:3-8: …`, `fix: …`, `edit 2:9-12: «new text»`.
    var lines: [String] {
        diagnostics.flatMap { diagnostic in
            var lines = ["\(diagnostic.range.shown) \(diagnostic.severity.rawValue): \(diagnostic.message)"]
            lines += diagnostic.notes.map { note in
                let file = note.range.file.name == "Main" ? "" : note.range.file.name + " "
                return "note \(file)\(note.range.shown): \(note.message)"
            }
            if let fix = diagnostic.fix {
                lines.append("fix: \(fix.message)")
                if let edit = fix.replacement {
                    let text = edit.text.replacing("\n", with: "↵")
                    lines.append("edit \(edit.range.shown): «\(text)»")
                }
            }
            return lines
        }
    }
}

extension SourceRange {
    /// `2:9-12`: line, first column and last column; the last is below the first where the range is empty.
    fileprivate var shown: String {
        "\(start.line):\(start.column)-\(start.column + upperBound - lowerBound - 1)"
    }
}

/// A module with a class to inherit from, and one of each thing that can be wrong to refer to.
let geography = ImportedText(
    "Geography",
    """
    access public

    open class Place, prefix "G" {
        var name: String
        internal var secret: Int = 0
        retired "GOld"
    }

    class Address, archived as "Geo.Address" {
        var street: String
    }

    open class Node, prefix "N" {
        let next: Place?
    }

    internal class Hidden {}
    package class Shared {}

    struct Point {
        var x: Int
    }

    enum Shape {
        case round(Int)
    }

    enum Colour: String, version 2 {
        case red
        case green since 2 else .red
        unknown .red
    }
    """)

/// A module that shares a name with `Geography`.
let astronomy = ImportedText(
    "Astronomy",
    """
    access public

    class Address {
        var planet: String
    }

    class Star {}
    """)

/// A module whose classes take part in sequential archives, and one that is written by hand.
let music = ImportedText(
    "Music",
    """
    access public

    open class Track, sequential, prefix "T" {}

    open class Note, sequential only, prefix "N" {}

    extend final class Player {
        var name: String
    }
    """)

/// A module whose fields are called what types elsewhere are.
let biology = ImportedText(
    "Biology",
    """
    access public

    open class Animal, prefix "A" {
        var Owner: String
        internal var Tail: Int = 0
    }
    """)
