// Files as URIs, in the form that the paths of each system have.

import CodingCommandLine
import CodingLanguageServer
import Testing

@Suite("URIs of files")
struct FileURITests {
    @Test(
        "A path as a URI, and back",
        arguments: [
            (PathSyntax.posix, "/a b/é", "file:///a%20b/%C3%A9"), (.posix, "//a", "file:////a"),
            (.windows, "C:/a b", "file:///C%3A/a%20b"), (.windows, "//server/a", "file://server/a"),
        ])
    func bothWays(_ syntax: PathSyntax, _ path: String, _ uri: String) {
        #expect(FileURI.uri(ofPath: path, syntax) == uri)
        #expect(FileURI.path(ofURI: uri, syntax) == path)
    }

    @Test(
        "URIs as editors write them",
        arguments: [
            (.posix, "file://localhost/a", "/a"), (.posix, "file://server/a", nil),
            (.posix, "untitled:1", nil), (.posix, "file:///a%+5", "/a%+5"),
            (.posix, "file:///a%-0", "/a%-0"),
            (.posix, "file:///a?b#c", "/a"), (.windows, "file:///c:/a", "c:/a"), (.windows, "file:///c%3A/a", "c:/a"),
            (.windows, "file://localhost/c:/a", "c:/a"), (.windows, "file://", nil),
        ] as [(PathSyntax, String, String?)])
    func read(_ syntax: PathSyntax, _ uri: String, _ path: String?) {
        #expect(FileURI.path(ofURI: uri, syntax) == path)
    }

    @Test("A backslash is a separator on Windows only")
    func backslash() {
        #expect(FileURI.uri(ofPath: #"C:\a"#, .windows) == "file:///C%3A/a")
        #expect(FileURI.uri(ofPath: #"/a\b"#, .posix) == "file:///a%5Cb")
    }
}
