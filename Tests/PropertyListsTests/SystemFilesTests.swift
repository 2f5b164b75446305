// What paths lead to, and files that are read and mapped.

import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Files of the system")
struct SystemFilesTests {
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
            guard let file = RegularFile(atPath: path) else {
                #expect(row.byteCount == nil, "\(row.name)")
                continue
            }
            let (byteCount, content) = (file.byteCount, file.content)
            #expect(byteCount == row.byteCount, "\(row.name)")
            #expect(content == manager.contents(atPath: path), "\(row.name)")
        }
        #expect(FileStatus(ofPath: "/dev/null")?.kind == .special)
        let opensDevice = RegularFile(atPath: "/dev/null") != nil
        #expect(!opensDevice)
    }

    @Test("A file that became shorter after it was opened has no content")
    func shortened() throws {
        let folder = try TemporaryFolder()
        try folder.write("abc", to: "file")
        guard let file = RegularFile(atPath: folder.path(of: "file")) else {
            Issue.record("the file can't be opened")
            return
        }
        let handle = try FileHandle(forWritingTo: folder.url.appending(path: "file"))
        try handle.truncate(atOffset: 1)
        let content = file.content
        #expect(content == nil)
    }
}
