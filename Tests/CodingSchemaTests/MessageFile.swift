// Schemas with the messages about them: the files of `Messages`. Those in `Parser` are parsed, those in `Checker` checked.
//
//     //: a title
//     class A: B {}                                  the schema
//     //module Kit                                   another module; without lines, the one of that name in `Modules`
//     class C {}
//     //> 1:10-10 error: unknown type 'B' [unknownType]
//     //> fix: did you mean 'C'?
//     //> edit 1:10-10: «C»

import CodingSchema
import Foundation
import TestSupport
import Testing

/// A schema, and the messages about it.
struct MessageCase: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String
    let modules: [ImportedText]
    let isParsedOnly: Bool

    var testDescription: String { title }

    /// What is said of the schema.
    var diagnostics: [Diagnostic] { diagnostics(of: text) }

    /// What is said of a text instead of the schema.
    func diagnostics(of text: String) -> [Diagnostic] {
        isParsedOnly
            ? Parser.parse(SourceFile(path: "Main.coding", text: text)).diagnostics
            : SchemaCompiler.compile(text, imports: modules).diagnostics
    }

    func compile() -> SchemaCompilation { SchemaCompiler.compile(text, imports: modules) }
}

/// A file of cases.
struct MessageFile: Sendable, CustomTestStringConvertible {
    let url: URL

    /// The comment at the start of the file.
    let head: String
    let text: String
    let cases: [MessageCase]

    var testDescription: String { url.lastPathComponent }

    /// The file as it would be if the messages were the expected ones.
    var rewritten: String {
        let cases = cases.map { example in
            var lines = ["//: \(example.title)", example.text]
            for module in example.modules {
                lines.append("//module \(module.moduleName)")
                if Self.modules[module.moduleName] != module.text { lines.append(module.text) }
            }
            let messages = example.diagnostics.lines
            lines += (messages.isEmpty ? ["no message"] : messages).map { "//> " + $0 }
            return lines.joined(separator: "\n") + "\n"
        }
        return head + "\n" + cases.joined(separator: "\n")
    }

    private init(_ url: URL) throws {
        self.url = url
        text = try String(contentsOf: url, encoding: .utf8)
        let isParsedOnly = url.deletingLastPathComponent().lastPathComponent == "Parser"
        var parts: [[Substring]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("//: ") { parts.append([]) }
            parts[parts.count - 1].append(line)
        }
        head = parts[0].dropLast().joined(separator: "\n") + "\n"
        cases = parts.dropFirst().map { lines in
            var texts: [(module: String?, lines: [Substring])] = [(nil, [])]
            for line in lines.dropFirst().prefix(while: { !$0.hasPrefix("//> ") }) {
                if line.hasPrefix("//module ") {
                    texts.append((String(line.dropFirst(9)), []))
                } else {
                    texts[texts.count - 1].lines.append(line)
                }
            }
            return MessageCase(
                title: String(lines[0].dropFirst(4)), text: texts[0].lines.joined(separator: "\n"),
                modules: texts.dropFirst().map { name, lines in
                    let name = name ?? ""
                    return ImportedText(
                        name, lines.isEmpty ? Self.modules[name] ?? "" : lines.joined(separator: "\n"))
                }, isParsedOnly: isParsedOnly)
        }
    }

    private static let folder = DocumentationFiles.package.appending(path: "Tests/CodingSchemaTests/Messages")

    private static func urls(in name: String) -> [URL] {
        let urls = try? FileManager.default.contentsOfDirectory(
            at: folder.appending(path: name), includingPropertiesForKeys: nil)
        return (urls ?? []).filter { $0.pathExtension == "coding" }.sorted { $0.path() < $1.path() }
    }

    /// The texts of modules that several cases import, by name.
    static let modules = Dictionary(
        uniqueKeysWithValues: urls(in: "Modules").map { url in
            (url.deletingPathExtension().lastPathComponent, (try? String(contentsOf: url, encoding: .utf8)) ?? "")
        })

    static let all = ["Parser", "Checker"].flatMap { urls(in: $0) }.compactMap { try? MessageFile($0) }

    /// The cases of all files.
    static let cases = all.flatMap(\.cases)

    /// The first case of the checker's file with a name.
    static func first(in name: String) -> MessageCase? {
        all.first { $0.url.lastPathComponent == name + ".coding" && $0.cases.first?.isParsedOnly == false }?.cases.first
    }
}

extension [Diagnostic] {
    /// Messages as lines: `2:9-12 error: … [code]`, `note Geography 1:3-8: …`, `fix: …`, `edit 2:9-12: «new text»`.
    var lines: [String] {
        flatMap { diagnostic in
            var lines = [
                "\(diagnostic.range.shown) \(diagnostic.severity.rawValue): \(diagnostic.message) "
                    + "[\(diagnostic.code.name)]"
            ]
            lines += diagnostic.notes.map { note in
                let name = note.range.file.path.replacing(".coding", with: "")
                let file = name == "Main" ? "" : name + " "
                return "note \(file)\(note.range.shown): \(note.message)"
            }
            if let fix = diagnostic.fix {
                lines.append("fix: \(fix.message)")
                if let edit = fix.replacement {
                    lines.append("edit \(edit.range.shown): «\(edit.text.replacing("\n", with: "↵"))»")
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
