// This package on a workload: an archiver for each archive, or one for all.

import Archiving
import Foundation

/// The cases of this package.
enum ArchivingCases {
    /// Both sides with coders of their own, and archiving with one archiver for all.
    static func cases<W: Workload>(_ workload: W) -> [Case] {
        [
            Case(workload: workload.name, peer: .archiving, side: .archive) {
                try archive(workload) { try KeyedArchiver.archivedData(withRootObject: $0) }
            },
            Case(workload: workload.name, peer: .archivingReused, side: .archive) {
                let archiver = KeyedArchiver()
                return try archive(workload) { try archiver.archivedData(withRootObject: $0) }
            },
            Case(workload: workload.name, peer: .archiving, side: .unarchive) { try unarchive(workload) },
        ]
    }

    private static func archive<W: Workload>(
        _ workload: W, _ archive: @escaping (W.Root) throws -> Data
    ) throws -> Trial {
        let root = workload.make()
        let expected = try KeyedArchiver.archivedData(withRootObject: root)
        return Trial(
            byteCount: expected.count, objectCount: workload.objectCount,
            run: { try archive(root) },
            check: { result in
                guard let data = result as? Data, data == expected else { throw Failure.differentResult }
                try GraphCheck(workload, root).check(
                    try KeyedUnarchiver.unarchivedObject(ofClass: W.Root.self, from: data))
            })
    }

    private static func unarchive<W: Workload>(_ workload: W) throws -> Trial {
        let root = workload.make()
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        let expected = try GraphCheck(workload, root)
        workload.discard(root)
        return Trial(
            byteCount: data.count, objectCount: workload.objectCount,
            run: { try KeyedUnarchiver.unarchivedObject(ofClass: W.Root.self, from: data) },
            check: { result in
                guard let root = result as? W.Root else { throw Failure.differentResult }
                try expected.check(root)
            },
            discard: { result in
                if let root = result as? W.Root { workload.discard(root) }
            })
    }
}

/// What a graph must be that came out of an archive or of a message: the same sum, and the same archive.
struct GraphCheck<W: Workload> {
    private let workload: W
    private let sum: UInt64
    private let archive: Data

    init(_ workload: W, _ root: W.Root) throws {
        self.workload = workload
        sum = workload.checksum(root)
        archive = try KeyedArchiver.archivedData(withRootObject: root)
    }

    func check(_ root: W.Root) throws {
        guard workload.checksum(root) == sum, try KeyedArchiver.archivedData(withRootObject: root) == archive else {
            throw Failure.differentResult
        }
    }
}
