// Archives in files, in slices of data and on many threads.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Files and threads") struct FileTests {
    private func withFile(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ArchiveFileTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "graph ä.archive"))
    }

    @Test("An archive goes to a file and comes back")
    func file() throws {
        try withFile { file in
            let root = Node("root", next: Node("next"))
            try KeyedArchiver.archive(rootObject: root, to: file)
            #expect(try Data(contentsOf: file) == KeyedArchiver.archivedData(withRootObject: root))
            #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: file).next?.name == "next")
            let unarchiver = try KeyedUnarchiver(forReadingFrom: file)
            let mapping = try KeyedUnarchiver(forReadingFrom: .mapped(file))
            // The file may be replaced while it is read or mapped.
            try KeyedArchiver.archive(rootObject: Node("other"), to: file, synchronized: true)
            #expect(try unarchiver.decode(Node.self, forKey: "root").next?.name == "next")
            #expect(try mapping.decode(Node.self, forKey: "root").next?.name == "next")
            #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: file).name == "other")
        }
    }

    /// A document of a program, as an input.
    private struct Document: ArchiveInput {
        let url: URL
        var archiveSource: ArchiveSource { .mapped(url) }
    }

    @Test("A type of a program can be an input")
    func input() throws {
        try withFile { file in
            try KeyedArchiver.archive(rootObject: Node("root"), to: file)
            #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: Document(url: file)).name == "root")
            let missing = Document(url: file.appendingPathExtension("missing"))
            #expect(throws: (any Error).self) { try KeyedUnarchiver(forReadingFrom: missing) }
        }
    }

    @Test("A mapped file is given to a task, which decodes it")
    func mappedFileInTask() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "graph.archive")
        try KeyedArchiver.archive(rootObject: Node("root", next: Node("next")), to: file)
        let mapped = ArchiveSource.mapped(file)
        let task = Task.detached {
            try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: mapped).next?.name
        }
        #expect(try await task.value == "next")
        #expect(try await KeyedUnarchiver.decodedObject(ofClass: Node.self, from: mapped).next?.name == "next")
    }

    /// Owns a graph that it decodes itself: no object leaves it.
    private actor Owner {
        private var root: Node?

        func open(_ input: some ArchiveInput & Sendable) throws {
            root = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: input)
        }

        func append(_ name: String) { root?.next = Node(name) }

        func names() -> [String] {
            sequence(first: root) { $0?.next }.prefix { $0 != nil }.compactMap { $0?.name }
        }

        func data() throws -> Data { try KeyedArchiver.archivedData(withRootObject: #require(root)) }
    }

    @Test("An actor decodes, changes and archives a graph in place")
    func actor() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "graph.archive")
        try KeyedArchiver.archive(rootObject: Node("root"), to: file)
        let owner = Owner()
        for round in 0..<2 {
            if round == 0 { try await owner.open(.mapped(file)) } else { try await owner.open(owner.data()) }
            await owner.append("\(round)")
            #expect(await owner.names() == ["root", "\(round)"])
        }
    }

    @Test("A file is replaced only by a whole archive")
    func failure() throws {
        try withFile { file in
            try KeyedArchiver.archive(rootObject: Node("old"), to: file)
            #expect(throws: ArchiveError.self) {
                try KeyedArchiver.archive(rootObject: Node("new", next: Nameless("bad")), to: file)
            }
            #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: file).name == "old")
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).count == 1)
        }
    }

    @Test("A file that was read can be truncated", arguments: [0, 100])
    func truncation(count: UInt64) throws {
        try withFile { file in
            let nodes = (0..<10_000).map { Node("\($0)") }
            try KeyedArchiver.archive(rootObject: nodes, to: file)
            let unarchiver = try KeyedUnarchiver(forReadingFrom: file, allowing: [Node.self])
            let handle = try FileHandle(forUpdating: file)
            try handle.truncate(atOffset: count)
            try handle.close()
            #expect(try unarchiver.decode([Node].self, forKey: "root").last?.name == "9999")
        }
    }

    @Test("A file that is larger than the limit is not read")
    func limit() throws {
        try withFile { file in
            // A sparse file, larger than memory.
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 1 << 42)
            try handle.close()
            var limits = ArchiveLimits()
            limits.maximumByteCount = 1 << 20
            #expect(
                archiveError { try KeyedUnarchiver(forReadingFrom: file, limits: limits) }?.code == .limitExceeded)
        }
    }

    @Test("A replaced file keeps its permissions, and a symbolic link refers to it as before")
    func permissionsAndLinks() throws {
        try withFile { file in
            try KeyedArchiver.archive(rootObject: Node("old"), to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            let link = file.deletingLastPathComponent().appending(path: "link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            try SequentialArchiver.archive(rootObject: "new", to: link)
            #expect(try SequentialUnarchiver.unarchivedValue(of: String.self, from: file) == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("A symbolic link to a file that doesn't exist creates it, and one that leads nowhere is an error")
    func danglingLinks() throws {
        try withFile { file in
            let folder = file.deletingLastPathComponent().path
            let first = folder + "/first"
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/second", withDestinationPath: file.lastPathComponent)
            try FileManager.default.createSymbolicLink(atPath: first, withDestinationPath: folder + "/second")
            try KeyedArchiver.archive(rootObject: Node("new"), to: URL(fileURLWithPath: first))
            #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: file).name == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: first) == folder + "/second")
            let ring = folder + "/ring"
            try FileManager.default.createSymbolicLink(atPath: ring, withDestinationPath: "ring")
            #expect(throws: CocoaError.self) {
                try KeyedArchiver.archive(rootObject: Node("new"), to: URL(fileURLWithPath: ring))
            }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: ring) == "ring")
        }
    }

    @Test(
        "A replaced file keeps its owner and group",
        .enabled("Only an administrator gives files away") { getuid() == 0 })
    func owner() throws {
        try withFile { file in
            try KeyedArchiver.archive(rootObject: Node("old"), to: file)
            try #require(chown(file.path, 1_234, 4_321) == 0 && chmod(file.path, 0o4750) == 0)
            try KeyedArchiver.archive(rootObject: Node("new"), to: file)
            var status = stat()
            try #require(stat(file.path, &status) == 0)
            #expect(status.st_uid == 1_234 && status.st_gid == 4_321 && status.st_mode & 0o7777 == 0o4750)
        }
    }

    @Test("A private file is private while it is replaced")
    func privacy() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "private.archive")
        try KeyedArchiver.archive(rootObject: Data(), to: file)
        try #require(chmod(file.path, 0o600) == 0)
        let writing = Task {
            for _ in 0..<20 { try KeyedArchiver.archive(rootObject: Data(count: 4_000_000), to: file) }
        }
        let watching = Task {
            var modes: Set<mode_t> = []
            while !Task.isCancelled {
                for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
                    var status = stat()
                    if stat(folder.url.appending(path: name).path, &status) == 0 {
                        modes.insert(status.st_mode & 0o777)
                    }
                }
                await Task.yield()
            }
            return modes
        }
        try await writing.value
        watching.cancel()
        #expect(try await watching.value == [0o600])
    }

    @Test("A pipe or a device is an error, and is not waited for")
    func pipes() throws {
        try withFile { file in
            try #require(mkfifo(file.path, 0o600) == 0)
            for url in [file, URL(fileURLWithPath: "/dev/null")] {
                for error in [
                    archiveError({ try KeyedUnarchiver(forReadingFrom: url) }),
                    archiveError({ try KeyedUnarchiver(forReadingFrom: .mapped(url)) }),
                ] {
                    #expect(error?.description.hasSuffix("found a pipe, a socket or a device") == true)
                }
            }
        }
    }

    @Test("A URL that isn't a file's is Foundation's error, when read and when written")
    func otherURLs() throws {
        let url = try #require(URL(string: "https://example.org/letter.archive"))
        let calls: [(CocoaError.Code, () throws -> Void)] = [
            (.fileReadUnsupportedScheme, { _ = try KeyedUnarchiver(forReadingFrom: url) }),
            (.fileReadUnsupportedScheme, { _ = try KeyedUnarchiver(forReadingFrom: .mapped(url)) }),
            (.fileReadUnsupportedScheme, { _ = try SequentialUnarchiver(forReadingFrom: url) }),
            (.fileWriteUnsupportedScheme, { try KeyedArchiver.archive(rootObject: "a", to: url) }),
            (.fileWriteUnsupportedScheme, { try SequentialArchiver.archive(rootObject: "a", to: url) }),
        ]
        for (code, call) in calls {
            #expect(#expect(throws: CocoaError.self) { try call() }?.code == code)
        }
    }

    @Test("A pipe that no program reads is an error, and is not waited for; another one is written to")
    func writtenPipes() throws {
        try withFile { file in
            try #require(mkfifo(file.path, 0o600) == 0)
            let writers: [(URL) throws -> Void] = [
                { try KeyedArchiver.archive(rootObject: "a", to: $0) },
                { try SequentialArchiver.archive(rootObject: "a", to: $0) },
            ]
            let archives = try [
                KeyedArchiver.archivedData(withRootObject: "a"), SequentialArchiver.archivedData(withRootObject: "a"),
            ]
            for (write, data) in zip(writers, archives) {
                let error = #expect(throws: CocoaError.self) { try write(file) }
                #expect(error?.localizedDescription.contains("'\(file.path)'") == true)
                let reader = open(file.path, O_RDONLY | O_NONBLOCK)
                try #require(reader >= 0)
                defer { close(reader) }
                try write(file)
                #expect(FileHandle(fileDescriptor: reader).availableData == data)
                try write(URL(fileURLWithPath: "/dev/null"))
            }
            let folder = file.deletingLastPathComponent()
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        }
    }

    @Test("A file with the longest possible name can be replaced")
    func longName() throws {
        try withFile { file in
            let long = file.deletingLastPathComponent().appending(path: String(repeating: "n", count: 255))
            for name in ["old", "new"] { try KeyedArchiver.archive(rootObject: Node(name), to: long) }
            #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: long).name == "new")
        }
    }

    @Test("What can't be written is Foundation's error, and nothing remains of it")
    func unwritable() throws {
        try withFile { file in
            let folder = file.deletingLastPathComponent()
            #expect(throws: CocoaError.self) { try KeyedArchiver.archive(rootObject: Node("a"), to: folder) }
            let missing = folder.appending(path: "none/file")
            let error = #expect(throws: CocoaError.self) {
                try KeyedArchiver.archive(rootObject: Node("a"), to: missing)
            }
            #expect(error?.code == .fileNoSuchFile)
            let elsewhere = try #require(URL(string: "https://example.org/a.archive"))
            #expect(throws: CocoaError.self) { try KeyedArchiver.archive(rootObject: Node("a"), to: elsewhere) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }

    @Test("A full disk leaves the old file intact", .enabled("Mounting takes an administrator") { await canMount() })
    func fullDisk() async throws {
        let folder = try TemporaryFolder()
        try #require(await mount(folder))
        do {
            let file = folder.url.appending(path: "graph.archive")
            try KeyedArchiver.archive(rootObject: Node("old"), to: file)
            let large = Node(String(repeating: "large", count: 100_000))
            let error = #expect(throws: CocoaError.self) { try KeyedArchiver.archive(rootObject: large, to: file) }
            #expect(error?.code == .fileWriteOutOfSpace)
            #expect(try await KeyedUnarchiver.decodedObject(ofClass: Node.self, from: file).name == "old")
            #expect(folder.names(in: "") == ["graph.archive"])
        }
        try await unmount(folder)
    }

    @Test("A file that is missing, empty or no archive is an error")
    func noArchive() throws {
        try withFile { file in
            #expect(throws: (any Error).self) { try KeyedUnarchiver(forReadingFrom: file) }
            for (text, found) in [
                ("", "no bytes"), ("<?xml version=\"1.0\"?>", "XML"),
                ("\u{4}\u{b}streamtyped", "a sequential archive, which 'SequentialUnarchiver' reads"),
                ("something else altogether", "other bytes"),
            ] {
                try Data(text.utf8).write(to: file)
                let error = archiveError { try KeyedUnarchiver(forReadingFrom: file) }
                #expect(error?.code == .notAnArchive, "\(text)")
                #expect(error?.description.hasSuffix("found \(found)") == true, "\(error.map { "\($0)" } ?? "none")")
            }
        }
    }

    @Test("Data that are a slice are read from their own beginning")
    func slice() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Node("root"))
        let padded = Data(repeating: 7, count: 33) + data + Data(repeating: 9, count: 5)
        let slice = padded[33..<(33 + data.count)]
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: slice).name == "root")
    }

    @Test("Many threads archive, unarchive and release graphs at once")
    func threads() async throws {
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<16 {
                group.addTask {
                    var root = Node("\(number)")
                    for _ in 0..<500 { root = Node("node", next: root) }
                    var copy: Node? = try roundTrip(root)
                    var count = 0
                    while let node = copy {
                        count += 1
                        copy = node.next
                    }
                    return count
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 501, count: 16))
    }

    @Test("The caller's user information reaches the classes")
    func userInfo() throws {
        let archiver = KeyedArchiver()
        archiver.userInfo["suffix"] = "!"
        #expect(archiver.allowsKeyedCoding)
        try archiver.encode([Curious("a"), Curious("b")], forKey: "list")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        unarchiver.userInfo["suffix"] = "?"
        #expect(unarchiver.allowsKeyedCoding)
        #expect(try unarchiver.decode([Curious].self, forKey: "list").map(\.text) == ["a!?", "b!?"])
    }

    @Test("How much may be read can be set")
    func readLimit() throws {
        let data = try archive(of: [String](repeating: "text", count: 100) + ["a longer text"])
        var limits = ArchiveLimits()
        limits.maximumReadCount = 10_000
        #expect(
            try KeyedUnarchiver(forReadingFrom: data, limits: limits).decode([String].self, forKey: "value").count
                == 101)
        limits.maximumReadCount = 100
        let error = archiveError {
            try KeyedUnarchiver(forReadingFrom: data, limits: limits).decode([String].self, forKey: "value")
        }
        #expect(error?.code == .limitExceeded)
    }
}

/// Doesn't declare `archivedClass`.
private final class Nameless: Node {}

private final class Curious: Coding {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Curious", type: Curious.self) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(text + (archiver.userInfo["suffix"] as? String ?? ""), forKey: "text")
    }

    init(coder unarchiver: Unarchiver) throws {
        text = try unarchiver.decode(String.self, forKey: "text") + (unarchiver.userInfo["suffix"] as? String ?? "")
    }
}

/// Mounts a file system of 64 KB in a folder.
private func mount(_ folder: TemporaryFolder) async throws -> Bool {
    let command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path]
    return try await ExternalProcess.command(command, in: folder).exitCode == 0
}

private func unmount(_ folder: TemporaryFolder) async throws {
    let parent = TemporaryFolder(at: folder.url.deletingLastPathComponent().path)
    #expect(try await ExternalProcess.command(["umount", folder.path], in: parent).exitCode == 0)
}

private func canMount() async -> Bool {
    guard let folder = try? TemporaryFolder(), (try? await mount(folder)) == true else { return false }
    return (try? await unmount(folder)) != nil
}
