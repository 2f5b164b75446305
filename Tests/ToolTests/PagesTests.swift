// What all pages of the documentation have in common, and the page that lists every error.

import Foundation
import TestSupport
import Testing

@Suite("The pages of the documentation")
struct PagesTests {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: DocumentationFiles.package.appending(path: path), encoding: .utf8)
    }

    @Test("One page lists all others")
    func list() throws {
        let list = try DocumentationFiles.text("README.md")
        for page in DocumentationFiles.names() where page != "README.md" {
            #expect(list.contains("](\(page))"), "\(page)")
        }
    }

    @Test("A page begins with the readers for whom it is", arguments: DocumentationFiles.names())
    func readers(page: String) throws {
        let lines = try DocumentationFiles.text(page).split(separator: "\n")
        #expect(lines[0].hasPrefix("# "))
        #expect(lines[1].hasPrefix("*For "), "\(lines[1])")
    }

    @Test("Links lead to files and headings that exist", arguments: DocumentationFiles.names() + ["../README.md"])
    func links(page: String) throws {
        for link in try Self.prose(of: page).matches(of: /\]\(([^)\s#]*)(?:#([^)\s]+))?\)/) {
            let path = String(link.output.1)
            guard !path.hasPrefix("http") else { continue }
            let target = path.isEmpty ? page : page == "../README.md" ? "../\(path)" : path
            let exists = FileManager.default.fileExists(
                atPath: DocumentationFiles.url(target).path(percentEncoded: false))
            #expect(exists, "\(page): \(path)")
            guard exists, let anchor = link.output.2.map(String.init) else { continue }
            #expect(try Self.anchors(of: target).contains(anchor), "\(page): \(path)#\(anchor)")
        }
    }

    /// A page without its blocks of code.
    private static func prose(of page: String) throws -> String {
        try DocumentationFiles.text(page).components(separatedBy: "\n```").enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
    }

    /// The names of a page's headings in links.
    private static func anchors(of page: String) throws -> Set<String> {
        let lines = try prose(of: page).split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            lines.map { line in
                String(line.drop { $0 == "#" }.dropFirst().replacing(/\]\([^)]*\)/, with: "]")).lowercased()
                    .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
                    .replacingOccurrences(of: " ", with: "-")
            })
    }

    @Test(
        "Every code of an error has a row with its number, and no other row is there",
        arguments: [
            ("ArchiveError", "Sources/Archiving/Errors/ArchiveError.swift"),
            ("PropertyListError", "Sources/PropertyLists/Values/PropertyListError.swift"),
        ])
    func errors(type: String, file: String) throws {
        let codes = try Self.text(file).matches(of: /static let \w+ = Code\((\d+), "(\w+)"\)/)
            .map { "\($0.output.2) \($0.output.1)" }
        #expect(codes.count > 15)
        let page = try DocumentationFiles.text("Errors.md")
        let section = try #require(page.components(separatedBy: "## Codes of \(type)\n").dropFirst().first)
        let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
            .compactMap { try? /\| `(\w+)` \| (\d+) \| .+ \| .+ \|/.wholeMatch(in: $0) }
        #expect(rows.map { "\($0.output.1) \($0.output.2)" } == codes)
    }

    @Test("Only the folders that Safety.md names manage memory by hand")
    func memory() throws {
        let signs = [
            ".allocate(", ".deallocate(", "Unmanaged", "unsafeBitCast(", "nonisolated(unsafe)", "unowned(unsafe)",
            ".assumingMemoryBound(",
        ]
        var found: [String: Set<String>] = [:]
        for module in ["Archiving", "PropertyLists", "TypedStreams"] {
            let folder = DocumentationFiles.package.appending(path: "Sources/\(module)").path(percentEncoded: false)
            for file in try FileManager.default.subpathsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
                let source = try Self.text("Sources/\(module)/\(file)")
                let place = file.hasPrefix("Memory/") ? "Memory" : "\(module)/\(file)"
                found[place, default: []].formUnion(signs.filter(source.contains))
            }
        }
        #expect(found.removeValue(forKey: "Memory") == Set(signs))
        // The reference that Safety.md names, and bytes that are read as bytes.
        #expect(
            found.filter { !$0.value.isEmpty } == [
                "Archiving/Sequential/Reading/GroupReader.swift": ["unowned(unsafe)"],
                "PropertyLists/Binary/BinaryPropertyListWriter+Leaves.swift": [".assumingMemoryBound("],
                "PropertyLists/XML/XMLReader.swift": [".assumingMemoryBound("],
            ])
    }
}
