// Edits of textual property lists: comments, order and form of everything else stay.

import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Edits of text")
struct TextEditTests {
    private static func edited(_ text: String, _ edit: DocumentEdit, at path: String) throws -> String {
        let document = try ArchiveDocument(Data(text.utf8))
        try document.apply(edit, at: DocumentPath(parsing: path))
        return String(decoding: try document.data(), as: UTF8.self)
    }

    private static let strings = """
        /* Title of the window */
        "title" = "Größe"; // keep

        // Buttons
        "ok" = "OK";
        "cancel" = "Cancel";

        """

    private static let project = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjects = {
        \t\tA1 /* main.swift */ = {isa = PBXBuildFile; fileRef = B1 /* main.swift */; };
        \t\tA2 = {
        \t\t\tchildren = (
        \t\t\t\tB1 /* one */,
        \t\t\t\tB2 /* two */,
        \t\t\t);
        \t\t};
        \t};
        \tobjectVersion = 46;
        }

        """

    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <!-- kept -->
        <dict>
            <key>b</key> <!-- first -->
            <real>1.50</real>
            <key>a</key>
            <array>
                <string>x</string><!-- inner -->
            </array>
        </dict>
        </plist>

        """

    @Test(
        "A changed value is the only change",
        arguments: [
            (strings, "ok", "\"Gut ✓\"", "\"OK\"", "\"Gut ✓\""),
            (strings, "title", "\"Size\"", "\"Größe\"", "\"Size\""),
            (project, "objectVersion", "\"77\"", "46", "77"),
            (project, "objects.A1.fileRef", "\"C 1\"", "fileRef = B1", "fileRef = \"C 1\""),
            (project, "objects.A2.children[1]", "\"B3\"", "B2 /*", "B3 /*"),
            (xml, "b", "2.5", "1.50", "2.5"), (xml, "a[0]", "\"<y>\"", "<string>x<", "<string>&lt;y&gt;<"),
        ])
    func set(text: String, path: String, value: String, old: String, new: String) throws {
        let json = try JSONValue(parsing: Data(value.utf8))
        #expect(try Self.edited(text, .set(json), at: path) == text.replacing(old, with: new, maxReplacements: 1))
    }

    @Test(
        "What is removed takes its line with it, and nothing else",
        arguments: [
            (strings, "cancel", "\"cancel\" = \"Cancel\";\n", ""),
            (project, "objects.A2.children[0]", "\t\t\t\tB1 /* one */,\n", ""),
            (project, "archiveVersion", "\tarchiveVersion = 1;\n", ""),
            (xml, "b", "    <key>b</key> <!-- first -->\n    <real>1.50</real>\n", ""),
        ])
    func remove(text: String, path: String, old: String, new: String) throws {
        #expect(try Self.edited(text, .remove, at: path) == text.replacing(old, with: new))
    }

    @Test(
        "All elements are removed, and the comments stay",
        arguments: [
            ("(a, b)", "( )"), ("(a, b, c,)", "(  )"),
            ("(\n  a, /* one */\n  b // two\n)", "(\n   /* one */\n   // two\n)"),
        ])
    func removeAll(text: String, expected: String) throws {
        let document = try ArchiveDocument(Data(text.utf8))
        #expect(try document.applyToAll(.remove, at: DocumentPath(parsing: "[*]")) > 1)
        #expect(String(decoding: try document.data(), as: UTF8.self) == expected)
    }

    @Test(
        "What is inserted has the form of its neighbors",
        arguments: [
            (
                strings, "help", "\"Help\"", "\"cancel\" = \"Cancel\";\n",
                "\"cancel\" = \"Cancel\";\n\"help\" = \"Help\";\n"
            ),
            (project, "objects.A2.children[2]", "\"B9\"", "B2 /* two */,\n", "B2 /* two */,\n\t\t\t\tB9,\n"),
            (project, "objects.A2.children[0]", "\"B0\"", "\t\t\t\tB1 /* one */", "\t\t\t\tB0,\n\t\t\t\tB1 /* one */"),
            (project, "name", "\"x y\"", "objectVersion = 46;\n", "objectVersion = 46;\n\tname = \"x y\";\n"),
            (xml, "c", "true", "    </array>\n", "    </array>\n    <key>c</key>\n    <true/>\n"),
            (xml, "a[0]", "1", "        <string>x", "        <integer>1</integer>\n        <string>x"),
        ])
    func insert(text: String, path: String, value: String, old: String, new: String) throws {
        let json = try JSONValue(parsing: Data(value.utf8))
        #expect(try Self.edited(text, .insert(json), at: path) == text.replacing(old, with: new, maxReplacements: 1))
    }

    @Test("A change that would remove a comment from an empty container is refused")
    func refused() throws {
        for text in ["{ a = { /* none */ }; }", "<plist><dict><key>a</key><dict><!-- none --></dict></dict></plist>"] {
            #expect(throws: InspectionError.self) { try Self.edited(text, .insert("x"), at: "a.b") }
        }
    }

    @Test("Text keeps its encoding and its byte order mark")
    func encodings() throws {
        let text = "/* é */ a = b;\r\nc = d;\r\n"
        let utf16 = Data([0xFF, 0xFE]) + Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        let document = try ArchiveDocument(utf16)
        try document.apply(.set("ü"), at: DocumentPath(parsing: "c"))
        let changed = text.replacing("d;", with: "ü;")
        #expect(
            try document.data() == Data([0xFF, 0xFE])
                + Data(changed.replacing("ü", with: "\"ü\"").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
    }

    @Test("Random edits are read as the changed value, with all comments")
    func random() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        let edits: [(String, DocumentEdit)] = [
            ("objects.A1.isa", .set("x")), ("objects.A1", .set(.object([JSONMember("q", "1")]))),
            ("objects.A2.children", .set(.array(["a", "b", "c"]))), ("objects.A2.children[0]", .insert("new")),
            ("objects.A2.children[1]", .remove), ("objects.new", .insert(.object([]))), ("archiveVersion", .remove),
        ]
        for _ in 0..<50 {
            let document = try ArchiveDocument(Data(Self.project.utf8))
            for _ in 0..<3 {
                guard let (path, edit) = edits.randomElement(using: &generator) else { continue }
                try? document.apply(edit, at: DocumentPath(parsing: path))
            }
            let expected = try document.simpleJSON()
            let copy = try ArchiveDocument(try document.data())
            #expect(
                try Set((copy.simpleJSON().members ?? []).map(\.name)) == Set((expected.members ?? []).map(\.name)),
                "seed \(seed)")
            #expect(try DocumentComparison(document, copy).differences.isEmpty, "seed \(seed)")
            #expect(String(decoding: try document.data(), as: UTF8.self).hasPrefix("// !$*UTF8*$!\n{"), "seed \(seed)")
        }
    }

    @Test(
        "Text lists that Cocoa reads are read, and what is written is read again",
        arguments: [
            ("\u{FEFF}A = b;", #"{"A":"b"}"#), (" \n\t\n", "{}"), ("a; b = c;", #"{"a":"a","b":"c"}"#),
            ("/* c */ a = b;", #"{"a":"b"}"#),
        ])
    func read(text: String, json: String) throws {
        #expect(try ArchiveDocument(Data(text.utf8)).simpleJSON().compactText == json)
        let utf16 = Data([0xFE, 0xFF]) + Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        if text.utf8.first != 0xEF { #expect(try ArchiveDocument(utf16).simpleJSON().compactText == json) }
    }

    @Test("A word alone is written in quotes, and read again")
    func word() throws {
        let document = try ArchiveDocument(PropertyList.string("word").data())
        try document.setFormat(.openStep)
        let data = try document.data()
        #expect(String(decoding: data, as: UTF8.self) == "\"word\"\n")
        #expect(try ArchiveDocument(data).simpleJSON() == "word")
    }
}
