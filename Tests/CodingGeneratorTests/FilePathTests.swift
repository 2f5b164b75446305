// Paths in the syntax of each system, as text: no file is accessed.

import CodingCommandLine
import Testing

@Suite("Paths")
struct FilePathTests {
    @Test(
        "Components from the root",
        arguments: [
            (PathSyntax.posix, "/a/b", ["a", "b"]), (.posix, "x", ["home", "x"]), (.posix, "./x/../y", ["home", "y"]),
            (.posix, "/../a//b/.", ["a", "b"]), (.posix, "/", []), (.posix, #"a\b"#, ["home", #"a\b"#]),
            (.posix, "C:/x", ["home", "C:", "x"]),
            (.windows, #"C:\a\b"#, ["C:", "a", "b"]), (.windows, "c:/a/b", ["C:", "a", "b"]),
            (.windows, "/C:/a b", ["C:", "a b"]), (.windows, #"a\.\b\..\c/d"#, ["D:", "home", "a", "c", "d"]),
            (.windows, #"C:\..\..\a"#, ["C:", "a"]), (.windows, #"\a"#, ["D:", "a"]), (.windows, "C:", ["C:"]),
            (.windows, #"\\server\share\a"#, ["//server", "share", "a"]),
            (.windows, "é:/a", ["D:", "home", "é:", "a"]),
        ])
    func components(_ syntax: PathSyntax, _ path: String, _ expected: [String]) {
        let current = syntax == .windows ? #"d:\home"# : "/home"
        let components = FilePath.components(of: path, from: current, syntax)
        #expect(components == expected)
        // The path of the components is absolute, and has the same components.
        let absolute = FilePath.path(of: components, syntax)
        #expect(FilePath.isAbsolute(absolute, syntax))
        #expect(FilePath.components(of: absolute, from: "", syntax) == expected)
    }

    @Test(
        "A folder and a name",
        arguments: [
            (PathSyntax.posix, "/a/b", "/a", "b"), (.posix, "/a", "/", "a"), (.posix, "a", ".", "a"),
            (.posix, #"a\b"#, ".", #"a\b"#),
            (.windows, #"C:\a\b"#, "C:/a", "b"), (.windows, #"C:\a"#, "C:/", "a"), (.windows, "/C:/a", "C:/", "a"),
            (.windows, #"a\b"#, "a", "b"), (.windows, "a/b", "a", "b"), (.windows, "a", ".", "a"),
            (.windows, #"\a"#, "/", "a"),
        ])
    func parts(_ syntax: PathSyntax, _ path: String, _ folder: String, _ name: String) {
        #expect(FilePath.parent(of: path, syntax) == folder)
        #expect(FilePath.name(of: path, syntax) == name)
    }

    @Test(
        "All folders around a path",
        arguments: [
            (PathSyntax.posix, "/a/b/c", ["/a/b/c", "/a/b", "/a"]), (.posix, "a/b", ["a/b", "a"]), (.posix, "/", []),
            (.posix, ".", []), (.windows, #"C:\a\b"#, [#"C:\a\b"#, "C:/a"]), (.windows, "C:/", []),
        ])
    func folders(_ syntax: PathSyntax, _ path: String, _ expected: [String]) {
        #expect(FilePath.folders(from: path, syntax) == expected)
    }

    @Test(
        "A path in a folder",
        arguments: [
            (PathSyntax.posix, "a", "b", "a/b"), (.posix, "a/", "b", "a/b"), (.posix, ".", "b", "b"),
            (.posix, "a", "/b", "/b"), (.posix, "a", #"C:\b"#, #"a/C:\b"#),
            (.windows, "a", "b", "a/b"), (.windows, #"a\"#, "b", #"a\b"#), (.windows, "a", #"C:\b"#, #"C:\b"#),
            (.windows, "a", "/C:/b", "/C:/b"), (.windows, "a", #"\\server\b"#, #"\\server\b"#),
        ])
    func joined(_ syntax: PathSyntax, _ folder: String, _ path: String, _ expected: String) {
        #expect(FilePath.joined(folder, path, syntax) == expected)
    }

    @Test(
        "A word is one that shells read as it is",
        arguments: [
            (PathSyntax.posix, "a/b-c", "a/b-c"), (.posix, "a b", #""a b""#), (.posix, "", #""""#),
            (.posix, #"$a`b\c"d"#, #""\$a\`b\\c\"d""#), (.windows, #"C:\a b"#, #""C:\a b""#),
        ])
    func quoted(_ syntax: PathSyntax, _ word: String, _ expected: String) {
        #expect(FilePath.quoted(word, syntax) == expected)
    }

    @Test("Programs are searched for in the folders of the search path")
    func candidates() {
        #expect(FilePath.candidates(ofProgram: "git", in: "/bin::/usr/bin", .posix) == ["/bin/git", "/usr/bin/git"])
        #expect(
            FilePath.candidates(ofProgram: "git", in: #"C:\Git\cmd;C:\bin\"#, .windows)
                == [#"C:\Git\cmd/git.exe"#, #"C:\bin\git.exe"#])
    }
}
