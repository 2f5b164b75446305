// Damaged archives of generated classes leave no object in memory.

import Archiving
@testable import Constructs
import Foundation
import Testing

@Suite("Generated classes after an error")
struct FailedDecodingTests {
    /// Branches that refer to each other in every way that their class declares.
    private static func archive() throws -> Data {
        let branches = (0..<6).map { Branch(name: "branch \($0)") }
        for (number, branch) in branches.enumerated() {
            let next = branches[(number + 1) % branches.count]
            branch.next = next
            branch.children = [branches[0], next]
            branch.named = [next.name: next, "self": branch]
            branch.parent = branches[0]
        }
        defer { for branch in branches { branch.disconnect() } }
        return try KeyedArchiver.archivedData(withRootObject: Root(trunk: branches[0]))
    }

    @Test("Every byte of an archive with cycles is changed, and every object is released")
    func changedBytes() throws {
        let archive = try Self.archive()
        var failures = 0
        for offset in archive.indices {
            for byte in [archive[offset] ^ 0x01, archive[offset] ^ 0x10, 0x00, 0xFF] {
                var changed = archive
                changed[offset] = byte
                failures += try succeedsAndReleases(changed) ? 0 : 1
            }
        }
        #expect(failures > archive.count)
    }

    @Test("An archive with cycles is cut off everywhere, and every object is released")
    func truncated() throws {
        let archive = try Self.archive()
        let (body, trailer) = (archive.dropLast(32), archive.suffix(32))
        for count in stride(from: 8, to: body.count, by: 3) {
            _ = try succeedsAndReleases(body.prefix(count) + trailer)
        }
    }

    /// Decodes an archive and returns whether that succeeds. Then the caller has the objects, and empties them.
    private func succeedsAndReleases(_ archive: Data) throws -> Bool {
        let witness = Witness()
        var isDecoded = false
        do {
            var unarchiver: KeyedUnarchiver?
            do {
                unarchiver = try KeyedUnarchiver(forReadingFrom: archive)
                unarchiver?.delegate = witness
                let root = try unarchiver?.decode(Root.self, forKey: "root")
                isDecoded = true
                withExtendedLifetime(root) {
                    for object in witness.objects { (object.value as? Branch)?.disconnect() }
                }
            } catch is ArchiveError {}
            unarchiver = nil
        }
        let remaining = witness.objects.count { $0.value != nil }
        #expect(remaining == 0, "\([UInt8](archive))")
        return isDecoded
    }
}

/// Observes the objects that an unarchiver creates, without retaining them.
private final class Witness: KeyedUnarchiverDelegate {
    struct Created {
        weak var value: (any Coding)?
    }

    private(set) var objects: [Created] = []

    func unarchiver(_ unarchiver: KeyedUnarchiver, didDecode object: any Coding) throws -> (any Coding)? {
        objects.append(Created(value: object))
        return nil
    }
}
