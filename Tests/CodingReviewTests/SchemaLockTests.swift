// A lock can be written and read back unchanged; an error in one is reported with its line.

import Testing

@testable import CodingReview

@Suite("Locks")
struct SchemaLockTests {
    static func file(_ path: String, _ text: String) -> SchemaLock.File {
        SchemaLock.File(path: path, bytes: Array(text.utf8))
    }

    @Test("Releases are in the order of their recording, modules and files in that of their names")
    func form() throws {
        var lock = SchemaLock()
        lock.record(
            SchemaLock.Module(
                name: "Payroll", files: [Self.file("b/B.coding", "class B {}"), Self.file("A.coding", "\n|\n")]),
            inRelease: "1.0")
        lock.record(SchemaLock.Module(name: "Core", files: [Self.file("C.coding", "")]), inRelease: "1.0")
        lock.record(SchemaLock.Module(name: "Core", files: []), inRelease: "0 \"x\"\n")
        #expect(
            String(decoding: lock.bytes, as: UTF8.self) == #"""
                coding-lock 1
                // The schemas of releases: written by 'coding freeze', read by 'coding diff --against'.
                release "1.0"
                module "Core"
                file "C.coding"
                module "Payroll"
                file "A.coding"
                |
                ||
                file "b/B.coding"
                |class B {}
                \ no line break at the end
                release "0 \"x\"\u{a}"
                module "Core"

                """#)
        #expect(try SchemaLock(bytes: lock.bytes) == lock)
    }

    @Test("What a release had of a module is replaced by what is recorded again, and nothing else is")
    func replacement() {
        var lock = SchemaLock()
        for (module, text) in [("A", "1"), ("B", "2"), ("A", "3")] {
            lock.record(SchemaLock.Module(name: module, files: [Self.file("x.coding", text)]), inRelease: "1")
        }
        #expect(lock.releases.map(\.name) == ["1"])
        #expect(lock.release(named: "1")?.modules.map(\.name) == ["A", "B"])
        #expect(lock.release(named: "1")?.modules.first?.files == [Self.file("x.coding", "3")])
        #expect(lock.release(named: "2") == nil)
    }

    static let texts = [
        "", "\n", "\n\n", "a", "a\n", "a\r\nb\r\n", "a\rb", "|a\n", "release \"x\"\n", "\\ no line break at the end",
        "\\ no line break at the end\n", "// ü 🎈\u{2028}\u{0}\n", "<<<<<<< a\n",
    ]

    @Test("Every text of a schema comes back byte for byte", arguments: texts)
    func comesBack(_ text: String) throws {
        let module = SchemaLock.Module(
            name: "M", files: [Self.file("a \u{7}\u{301}ü\\\".coding", text), Self.file("b.coding", text)])
        let lock = SchemaLock(releases: [SchemaLock.Release(name: "r", modules: [module])])
        #expect(try SchemaLock(bytes: lock.bytes) == lock)
    }

    @Test("Bytes that are no text come back too")
    func bytesComeBack() throws {
        let bytes = (0...255).map(UInt8.init) + [0xFF]
        let module = SchemaLock.Module(name: "M", files: [SchemaLock.File(path: "a.coding", bytes: bytes)])
        let lock = SchemaLock(releases: [SchemaLock.Release(name: "r", modules: [module])])
        #expect(try SchemaLock(bytes: lock.bytes) == lock)
    }

    @Test("A lock whose line ends git has made those of Windows says the same")
    func convertedLineEnds() throws {
        let module = SchemaLock.Module(name: "M", files: [Self.file("a.coding", "class A {\n}\n")])
        let lock = SchemaLock(releases: [SchemaLock.Release(name: "r", modules: [module])])
        let lines = String(decoding: lock.bytes, as: UTF8.self).split(separator: "\n")
        let converted = lines.map { $0 + "\r\n" }.joined()
        #expect(try SchemaLock(bytes: Array(converted.utf8)) == lock)
    }

    static let mistakes: [(String, Int, String)] = [
        ("", 1, "not a lock"),
        ("class A {}\n", 1, "not a lock file: the first line must be 'coding-lock 1'"),
        ("coding-lock x\n", 1, "not a lock"),
        ("coding-lock 2\n", 1, "lock format 2 is not supported; this tool supports format 1"),
        ("coding-lock 1\nmodule \"M\"\n", 2, "a module without a 'release' line before it"),
        ("coding-lock 1\n\nrelease \"1\"\nfile \"a\"\n", 4, "a file without a 'module' line before it"),
        ("coding-lock 1\nrelease \"1\"\nmodule \"M\"\n|a\n", 4, "a schema line without a 'file' line before it"),
        ("coding-lock 1\nrelease 1\n", 2, "'release' needs a name in quotes: release \"Name\""),
        ("coding-lock 1\nrelease\n", 2, "'release' needs a name"),
        ("coding-lock 1\nrelease \"\"\n", 2, "'release' needs a name"),
        ("coding-lock 1\nrelease \"1\n", 2, "'release' needs a name"),
        ("coding-lock 1\nrelease \"1\" x\n", 2, "'release' needs a name"),
        ("coding-lock 1\nrelease \"\\n\"\n", 2, "unknown escape in a name"),
        ("coding-lock 1\nrelease \"\\u{110000}\"\n", 2, "unknown escape in a name"),
        ("coding-lock 1\nrelease \"\\u{0000000000041}\"\n", 2, "unknown escape in a name"),
        ("coding-lock 1\nrelease \"1\"\nrelease \"1\"\n", 3, "duplicate release '1'"),
        ("coding-lock 1\nrelease \"1\"\nmodule \"M\"\nmodule \"M\"\n", 4, "duplicate module 'M' in release '1'"),
        (
            "coding-lock 1\nrelease \"1\"\nmodule \"M\"\nfile \"a\"\n|\nfile \"a\"\n", 6,
            "duplicate file 'a' in module 'M'"
        ),
        ("coding-lock 1\n<<<<<<< HEAD\n", 2, "an unresolved merge conflict"),
        ("coding-lock 1\nreleas \"1\"\n", 2, "unknown word 'releas'"),
        (
            "coding-lock 1\nrelease \"1\"\nmodule \"M\"\nfile \"a\"\n\\ no line break at the end\n", 5,
            "a missing line break without a schema line before it"
        ),
        (
            "coding-lock 1\nrelease \"1\"\nmodule \"M\"\nfile \"a\"\n|a\n\\ no line break at the end\n|b\n", 7,
            "a schema line after the end of the schema"
        ),
    ]

    @Test("What is wrong is reported with its line", arguments: mistakes)
    func mistake(text: String, line: Int, message: String) {
        let error = #expect(throws: SchemaLockError.self) { try SchemaLock(bytes: Array(text.utf8)) }
        #expect(error?.line == line)
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }
}
