// The limits of archives that are written, reached and just not reached.

import Archiving
import Foundation
import PropertyLists
import Testing

extension LimitTests {
    static let written: [Row] = [
        Row("maximumObjectCount that is written", 5, .limitExceeded) { count in
            _ = try KeyedArchiver.archivedData(
                withRootObject: list(count), limits: limits { $0.maximumObjectCount = 5 })
        },
        Row("maximumObjectCount that is written in sequence", 5, .limitExceeded) { count in
            _ = try SequentialArchiver.archivedData(
                withRootObject: pirates(count), limits: limits { $0.maximumObjectCount = 5 })
        },
        Row("maximumObjectCount of objects without classes", 5, .limitExceeded) { count in
            let groups = (0..<count).map { ArchivedObject.Group("@", .object(ArchivedObject(.string("\($0)")))) }
            _ = try SequentialArchiver.archivedData(withGroups: groups, limits: limits { $0.maximumObjectCount = 5 })
        },
        Row("maximumObjectCount of objects without classes, under keys", 5, .limitExceeded) { count in
            let archiver = KeyedArchiver()
            archiver.limits.maximumObjectCount = 5
            for number in 0..<count { try archiver.encode(ArchivedObject(.string("\(number)")), forKey: "\(number)") }
            _ = try archiver.finishEncoding()
        },
        Row("maximumByteCount that is written", 100, .limitExceeded) { count in
            let bound = try text(100).count
            let archiver = KeyedArchiver()
            archiver.limits.maximumByteCount = bound
            try archiver.encode(Data(repeating: 7, count: count), forKey: "value")
            _ = try archiver.finishEncoding()
        },
        Row("maximumByteCount of many objects that are written", 300, .limitExceeded) { count in
            let bound = try KeyedArchiver.archivedData(withRootObject: list(300)).count
            _ = try KeyedArchiver.archivedData(
                withRootObject: list(count), limits: limits { $0.maximumByteCount = bound })
        },
        Row("maximumByteCount of XML that is written", 100, .limitExceeded) { count in
            func data(_ count: Int, _ limits: ArchiveLimits = ArchiveLimits()) throws -> Data {
                let label = Label(String(repeating: "x", count: count) + "ÿ")
                return try KeyedArchiver.archivedData(withRootObject: label, profile: .xml, limits: limits)
            }
            let bound = try data(100).count
            _ = try data(count, limits { $0.maximumByteCount = bound })
        },
        Row("maximumByteCount that is written in sequence", 100, .limitExceeded) { count in
            let bound = try SequentialArchiver.archivedData(withRootObject: pirates(100)).count
            _ = try SequentialArchiver.archivedData(
                withRootObject: pirates(count), limits: limits { $0.maximumByteCount = bound })
        },
        // The last one contains a structure, which is one level deeper.
        Row("maximumNesting that is written", 5, .limitExceeded) { count in
            _ = try SequentialArchiver.archivedData(
                withRootObject: pirates(count), limits: limits { $0.maximumNesting = 6 })
        },
        Row("maximumDepth of structures that are written", 40, .limitExceeded) { count in
            _ = try KeyedArchiver.archivedData(
                withRootObject: ValueBox(Tree.chain(count - 1)), limits: limits { $0.maximumDepth = 40 })
        },
    ]

    private static func pirates(_ count: Int) -> Pirate {
        (1..<count).reduce(Pirate("a")) { next, _ in
            let pirate = Pirate("a")
            pirate.next = next
            return pirate
        }
    }

    // A limit of bytes is also checked for each object: the archiver stops long before the end.
    @Test("Archivers stop at the object with which a limit is reached, and files remain")
    func writing() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "limit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("old".utf8).write(to: file)
        let objects = Self.limits { $0.maximumObjectCount = 3 }
        let bytes = Self.limits { $0.maximumByteCount = 100 }
        for (limits, root) in [(objects, Self.list(300)), (bytes, Self.list(300))] {
            let error = archiveError { try KeyedArchiver.archive(rootObject: root, to: file, limits: limits) }
            #expect(error?.code == .limitExceeded)
            #expect(error?.path.hasPrefix("root.next.next.next") == true)
            // The path to the last of the 300 objects has 1,500 characters.
            #expect((error?.path.count ?? 0) < 150)
        }
        for limits in [objects, bytes] {
            let root = Self.pirates(300)
            let error = archiveError { try SequentialArchiver.archive(rootObject: root, to: file, limits: limits) }
            #expect(error?.path.hasPrefix("root.next.next.next") == true)
        }
        #expect(
            archiveError { try KeyedArchiver.archivedData(withRootObject: Self.list(4), limits: objects) }?.description
                == "root.next.next.next: expected an archive of at most 3 objects, found at least 4")
        #expect(try Data(contentsOf: file) == Data("old".utf8))
    }

    @Test("A failed archiver stays failed, and a reused one starts again under its limits")
    func reuse() throws {
        let archiver = KeyedArchiver()
        archiver.limits.maximumObjectCount = 3
        for _ in 0..<2 {
            #expect(archiveError { try archiver.archivedData(withRootObject: Self.list(4)) }?.code == .limitExceeded)
            #expect(
                try archiver.archivedData(withRootObject: Self.list(3))
                    == KeyedArchiver.archivedData(withRootObject: Self.list(3)))
        }
        #expect(archiveError { try archiver.encode(Self.list(4), forKey: "a") }?.code == .limitExceeded)
        #expect(archiveError { try archiver.finishEncoding() }?.code == .limitExceeded)
    }
}
