// What paths lead to, and files that are read and mapped.

import Foundation
import SystemFiles
import TestSupport
import Testing

@Suite("Files of the system")
struct SystemFilesTests {
    #if os(Linux)
    @Test("A link whose target isn't UTF-8 is an error when its file is replaced")
    func otherTarget() throws {
        let folder = try TemporaryFolder()
        let target: [CChar] = [102, -1, 0]
        #expect(folder.path(of: "link").withCString { symlink(target, $0) } == 0)
        #expect(throws: (any Error).self) { try Data("new".utf8).replaceFile(atPath: folder.path(of: "link")) }
        #expect(folder.names(in: "") == ["link"])
    }
    #endif

    @Test("What a path leads to, with links followed and not")
    func kinds() throws {
        let folder = try TemporaryFolder()
        try folder.write("abc", to: "file")
        try folder.write("", to: "inner/empty")
        let manager = FileManager.default
        for (link, target) in [("to file", "file"), ("to folder", "inner"), ("to nothing", "none"), ("cycle", "cycle")]
        {
            try manager.createSymbolicLink(atPath: folder.path(of: link), withDestinationPath: target)
        }
        let table: [(name: String, kind: FileStatus.Kind?, unfollowed: FileStatus.Kind?, byteCount: Int?)] = [
            ("file", .regularFile, .regularFile, 3), ("inner/empty", .regularFile, .regularFile, 0),
            ("inner", .folder, .folder, nil), ("to file", .regularFile, .symbolicLink, 3),
            ("to folder", .folder, .symbolicLink, nil), ("to nothing", nil, .symbolicLink, nil),
            ("cycle", nil, .symbolicLink, nil), ("none", nil, nil, nil), ("file/none", nil, nil, nil),
        ]
        for row in table {
            let path = folder.path(of: row.name)
            #expect(FileStatus(ofPath: path)?.kind == row.kind, "\(row.name)")
            #expect(FileStatus(ofPath: path, followsLinks: false)?.kind == row.unfollowed, "\(row.name)")
            let content = try? Data(readingPath: path)
            #expect(content?.count == row.byteCount, "\(row.name)")
            #expect(content == manager.contents(atPath: path), "\(row.name)")
            if let content, let byteCount = row.byteCount {
                #expect(try Data(readingPath: path, upTo: 2) == content.prefix(2))
                let mapped = MappedBytes.map(path)
                #expect(mapped?.count ?? 0 == byteCount)
                if let mapped { MappedBytes.unmap(mapped) }
            }
        }
        #expect(FileStatus(ofPath: "/dev/null")?.kind == .special)
        #expect(MappedBytes.map("/dev/null") == nil)
        let status = { FileStatus(ofPath: folder.path(of: $0))?.identity }
        #expect(status("file") == status("to file"))
        #expect(status("file") != status("inner/empty"))
    }

    @Test("A file that another program changed is not replaced, and neither is one whose copy can't be written")
    func changed() throws {
        let folder = try TemporaryFolder()
        let (path, copy) = (folder.path(of: "file"), folder.path(of: "file~"))
        try folder.write("old", to: "file")
        #expect(throws: FileChange.self) { try Data("new".utf8).replaceFile(atPath: path, over: Data("other".utf8)) }
        #expect(throws: FileChange.self) { try Data("new".utf8).replaceFile(atPath: path, over: Data("ol".utf8)) }
        #expect(throws: FileChange.self) {
            try Data("new".utf8).replaceFile(atPath: folder.path(of: "gone"), over: Data("old".utf8))
        }
        try folder.write("", to: "file~/inner")
        #expect(throws: POSIXError.self) {
            try Data("new".utf8).replaceFile(atPath: path, over: Data("old".utf8), copyPath: copy)
        }
        #expect(try folder.text(of: "file") == "old")
        #expect(folder.names(in: "") == ["file", "file~"])
        try folder.remove("file~")
        try Data("new".utf8).replaceFile(atPath: path, over: Data("old".utf8), copyPath: copy)
        #expect(try folder.text(of: "file") == "new")
        #expect(try folder.text(of: "file~") == "old")
    }
}
