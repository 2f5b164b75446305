// The closure that follows archiving and unarchiving, and what becomes of an archive when it throws.

@_spi(GeneratedCode) import Archiving
import Foundation
import TestSupport
import Testing

@Suite("Progress") struct ProgressTests {
    private struct Stop: Error {}

    private static let count = 4_500

    private static func chain() -> Link {
        var first = Link(nil)
        for _ in 1..<count { first = Link(first) }
        return first
    }

    private final class Calls {
        var completed: [Int] = []
        var known: [Int] = []

        func add(_ completed: Int, _ known: Int) {
            self.completed.append(completed)
            self.known.append(known)
        }
    }

    @Test("It is called for each thousand objects and at the end, when all are completed")
    func calls() throws {
        let calls = Calls()
        let keyed = try KeyedArchiver.archivedData(withRootObject: Self.chain()) { calls.add($0, $1) }
        #expect(calls.completed == [1_000, 2_000, 3_000, 4_000, 4_500])
        #expect(calls.known.last == 4_500 && zip(calls.completed, calls.known).allSatisfy { $0 <= $1 })

        (calls.completed, calls.known) = ([], [])
        var limits = ArchiveLimits()
        limits.maximumNesting = 10_000
        let sequential = try SequentialArchiver.archivedData(withRootObject: Self.chain(), limits: limits) {
            calls.add($0, $1)
        }
        #expect(calls.completed == [1_000, 2_000, 3_000, 4_000, 4_500])

        let unarchivers: [any RootUnarchiver] = [
            try KeyedUnarchiver(forReadingFrom: keyed),
            try SequentialUnarchiver(forReadingFrom: sequential, limits: limits),
        ]
        for unarchiver in unarchivers {
            (calls.completed, calls.known) = ([], [])
            unarchiver.onProgress = { calls.add($0, $1) }
            _ = try unarchiver.decodeRoot(Link.self)
            #expect(calls.known == [1_000, 2_000, 3_000, 4_000, 4_500])
            #expect(calls.completed.last == 4_500)
        }
    }

    @Test("It is called while many objects are created, and while they are connected")
    func wideGraph() throws {
        let board = Board("board")
        board.pins = (0..<4_499).map { Pin("\($0)", on: board) }
        let data = try KeyedArchiver.archivedData(withRootObject: board)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let calls = Calls()
        unarchiver.onProgress = { calls.add($0, $1) }
        #expect(try unarchiver.decodeRoot(Board.self).pins.count == 4_499)
        #expect(calls.completed == [1, 1, 1_500, 3_500, 4_500])
        #expect(calls.known == [1_999, 3_999, 4_500, 4_500, 4_500])
    }

    @Test("What it throws ends the archive, which throws it again")
    func stopsArchiving() throws {
        let archivers: [Archiver] = [KeyedArchiver(), SequentialArchiver()]
        for archiver in archivers {
            archiver.onProgress = { completed, _ in if completed >= 2_000 { throw Stop() } }
            for _ in 0..<2 {
                #expect(throws: Stop.self) { try archiver.encodeRootObject(Self.chain()) }
            }
        }
        let folder = try TemporaryFolder()
        try folder.write("before", to: "file")
        let url = URL(filePath: folder.path(of: "file"))
        #expect(throws: Stop.self) {
            try KeyedArchiver.archive(rootObject: Self.chain(), to: url) { _, _ in throw Stop() }
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == "before")
    }

    @Test("What it throws ends decoding, which throws it again")
    func stopsUnarchiving() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Self.chain())
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.onProgress = { _, known in if known >= 2_000 { throw Stop() } }
        for _ in 0..<2 {
            #expect(throws: Stop.self) { try unarchiver.decode(Link.self, forKey: "root") }
        }
        unarchiver.onProgress = nil
        #expect(throws: Stop.self) { try unarchiver.decode(Link.self, forKey: "root") }
    }

    /// Whether the object that a closure holds still exists.
    private final class Held {
        let calls: Calls
        init(_ calls: Calls) { self.calls = calls }
        deinit { calls.add(-1, -1) }
    }

    @Test("A closure that removes itself exists until it returns")
    func removesItself() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Self.chain())
        let calls = Calls()
        let archivers: [Archiver] = [KeyedArchiver(), SequentialArchiver()]
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        func closure(_ remove: @escaping () -> Void) -> (Int, Int) -> Void {
            let held = Held(calls)
            return { completed, known in
                remove()
                held.calls.add(completed, known)
            }
        }
        for archiver in archivers {
            archiver.onProgress = closure { archiver.onProgress = nil }
            try archiver.encodeRootObject(Self.chain())
            #expect(calls.completed == [1_000, -1])
            calls.completed = []
        }
        unarchiver.onProgress = closure { unarchiver.onProgress = nil }
        #expect(try unarchiver.decodeRoot(Link.self).length == Self.count)
        #expect(calls.known.suffix(2) == [1_000, -1])
    }

    @Test("A cancelled task ends the asynchronous form, and a finished one gives the graph to the caller")
    func asynchronous() async throws {
        let keyed = try KeyedArchiver.archivedData(withRootObject: Self.chain())
        let link = try await KeyedUnarchiver.decodedObject(ofClass: Link.self, from: keyed)
        #expect(link.length == Self.count)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await KeyedUnarchiver.decodedObject(ofClass: Link.self, from: keyed).length
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        let small = try SequentialArchiver.archivedData(withRootObject: Link(nil))
        #expect(try await SequentialUnarchiver.decodedObject(ofClass: Link.self, from: small).length == 1)
    }

    @Test("It is called for each archive of an archiver that is used again")
    func callsAgain() throws {
        let calls = Calls()
        let archiver = KeyedArchiver()
        archiver.onProgress = { calls.add($0, $1) }
        for _ in 0..<2 {
            calls.completed = []
            try archiver.encodeRootObject(Self.chain())
            _ = try archiver.finishEncoding()
            #expect(calls.completed == [1_000, 2_000, 3_000, 4_000, 4_500])
            archiver.reset()
        }
    }

    @Test("The archiver that is kept for small archives doesn't keep the closure")
    func isReleased() throws {
        weak var calls: Calls?
        do {
            let strong = Calls()
            calls = strong
            _ = try KeyedArchiver.archivedData(withRootObject: Link(nil)) { strong.add($0, $1) }
            #expect(strong.known.count == 1)
        }
        #expect(calls == nil)
    }
}

/// An element of a chain.
private final class Link: Coding {
    private(set) var next: Link?

    init(_ next: Link?) { self.next = next }

    var length: Int {
        var (count, link) = (1, self)
        while let next = link.next { (count, link) = (count + 1, next) }
        return count
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Link", type: Link.self, references: [Link.self], sequence: [.value("next", "@")])
    }

    func encode(with archiver: Archiver) throws { try archiver.encode(next, forKey: "next") }

    init(coder unarchiver: Unarchiver) throws {}

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeIfPresent(Link.self, forKey: "next")
    }

    deinit { ReleaseList.release(&next) }
}
