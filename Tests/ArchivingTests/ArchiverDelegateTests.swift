// The calls that an archiver's delegate receives, and what it may do, in Cocoa's order.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Delegates of archivers") struct ArchiverDelegateTests {
    /// Archives roots under `0`, `1` …
    private func write(_ witness: ArchivingWitness?, _ roots: [any Coding]) throws -> ArchiveContents {
        let archiver = KeyedArchiver()
        archiver.delegate = witness
        for (number, root) in roots.enumerated() { try archiver.encodeObjectValue(root, forKey: "\(number)") }
        return try ArchiveContents(archiver.finishEncoding())
    }

    @Test("Every object is announced once, in Cocoa's order")
    func order() throws {
        let witness = ArchivingWitness()
        let (a, b, c) = (
            Role("a", log: witness.log), Role("b", log: witness.log), Role("c", log: witness.log)
        )
        (a.next, a.owner, b.next, b.owner) = (b, c, a, a)
        defer { b.next = nil }
        _ = try write(witness, [a, b, a])
        #expect(
            witness.log.calls == [
                "replacementObject a", "willEncode a", "archivedType a", "encode a",
                "replacementObject b", "willEncode b", "archivedType b",
                // Only conditionally: it is asked, and not encoded.
                "replacementObject c", "willEncode c", "archivedType c", "didEncode a",
                "encode b", "didEncode b", "willFinish", "didFinish",
            ])
    }

    @Test("Another object in the place of one, for every reference, and the delegate is notified once")
    func replacing() throws {
        let witness = ArchivingWitness()
        let (a, b, spare) = (Role("a"), Role("b"), Role("spare"))
        (a.next, b.owner, spare.next) = (b, b, a)
        a.others = [b, spare, b]
        defer { spare.next = nil }
        witness.willEncode = { name(of: $1) == "b" ? spare : $1 }
        let contents = try write(witness, [a, b])
        #expect(contents.slots(ofClass: "Role").count == 2)
        #expect(contents.object(contents.objects[1]["next"]) == contents.object(contents.top["1"]))
        #expect(
            witness.log.calls == [
                "willEncode a", "willEncode b", "willReplace b with spare", "didEncode a", "didEncode spare",
                "willFinish", "didFinish",
            ])
    }

    @Test("The object's answer comes first, and both are reported as one replacement")
    func both() throws {
        let witness = ArchivingWitness()
        let (original, own, last) = (Role("original"), Role("own"), Role("last"))
        original.replacement = { _ in own }
        witness.willEncode = { $1 === own ? last : $1 }
        let contents = try write(witness, [original, last])
        #expect(contents.top["0"] == contents.top["1"])
        #expect(
            witness.log.calls == [
                "willEncode own", "willReplace original with last", "didEncode last", "willFinish", "didFinish",
            ])
    }

    @Test("Nil in the place of an object, conditional or not; nil itself is not announced")
    func nilInPlace() throws {
        let witness = ArchivingWitness()
        let (a, b, c) = (Role("a"), Role("b"), Role("c"))
        (a.next, a.owner) = (b, c)
        witness.willEncode = { name(of: $1) == "a" ? $1 : nil }
        let archiver = KeyedArchiver()
        archiver.delegate = witness
        try archiver.encode(nil as Role?, forKey: "nil")
        try archiver.encode(a, forKey: "a")
        let contents = try ArchiveContents(archiver.finishEncoding())
        #expect(contents.object(contents.top["a"])?["next"] == .uid(0))
        #expect(contents.object(contents.top["a"])?["owner"] == .uid(0))
        #expect(
            witness.log.calls == [
                "willEncode a", "willEncode b", "willReplace b with nil", "willEncode c", "willReplace c with nil",
                "didEncode a", "willFinish", "didFinish",
            ])
        // An object that substitutes nil is not announced, but its replacement is.
        let gone = Role("gone")
        gone.replacement = { _ in nil }
        let second = ArchivingWitness()
        _ = try write(second, [gone])
        #expect(second.log.calls == ["willReplace gone with nil", "willFinish", "didFinish"])
    }

    @Test("Values are not announced, and classes without a word of their own are")
    func values() throws {
        let witness = ArchivingWitness()
        let node = Node("node", next: Leaf("leaf", weight: 1, colour: .green, label: Label("label")))
        node.children = [Node("child")]
        let archiver = KeyedArchiver()
        archiver.delegate = witness
        try archiver.encode("text", forKey: "text")
        try archiver.encode([1, 2], forKey: "numbers")
        try archiver.encode(Date(timeIntervalSinceReferenceDate: 0), forKey: "date")
        try archiver.encode(node, forKey: "node")
        witness.didEncode = { archiver, object in #expect(archiver.delegate === witness, "\(object)") }
        _ = try archiver.finishEncoding()
        #expect(witness.log.calls.filter { $0.hasPrefix("willEncode") }.count == 4)
        #expect(Set(witness.log.calls.filter { $0.hasPrefix("didEncode") }).count == 4)
        #expect(witness.log.calls.count == 10)
    }

    @Test("The same bytes with a delegate that changes nothing as without one")
    func sameBytes() throws {
        let node = Node("node", next: Node("next"))
        node.children = [Node("a"), node]
        defer { node.children = [] }
        let witness = ArchivingWitness()
        let archiver = KeyedArchiver()
        archiver.delegate = witness
        try archiver.encode(node, forKey: "root")
        #expect(try archiver.finishEncoding() == KeyedArchiver.archivedData(withRootObject: node))
    }

    @Test("Values can be encoded until the archive ends")
    func willFinish() throws {
        let witness = ArchivingWitness()
        witness.willFinish = {
            try $0.encode(7, forKey: "count")
            try $0.encode(Role("last"), forKey: "last")
        }
        let contents = try write(witness, [Role("first")])
        #expect(contents.top["count"] == 7)
        #expect(contents.slots(ofClass: "Role").count == 2)
        #expect(
            witness.log.calls == [
                "willEncode first", "didEncode first", "willFinish", "willEncode last", "didEncode last", "didFinish",
            ])
    }

    @Test("What is encoded after an object was encoded is at the top level, without end of the stack")
    func didEncode() throws {
        let witness = ArchivingWitness()
        var count = 0
        witness.didEncode = { archiver, _ in
            count += 1
            if count < 10_000 { try? archiver.encode(Role("more"), forKey: "\(count)") }
        }
        let contents = try write(witness, [Role("first")])
        #expect(contents.top.count == 10_000)
        #expect(contents.slots(ofClass: "Role").count == 10_000)
    }

    @Test("A delegate that came late, or went, answers for what it was asked, and for nothing else")
    func lateAndGone() throws {
        let (early, late, spare) = (Role("early"), Role("late"), Role("spare"))
        let archiver = KeyedArchiver()
        try archiver.encode(Node("node"), forKey: "node")
        let node = Node("known")
        try archiver.encode(node, forKey: "known")
        try archiver.encode(early, forKey: "0")
        do {
            let witness = ArchivingWitness()
            witness.willEncode = { _, _ in spare }
            archiver.delegate = witness
            try archiver.encode(early, forKey: "1")
            try archiver.encode(late, forKey: "2")
            try archiver.encode(node, forKey: "3")
            #expect(witness.log.calls == ["willEncode late", "willReplace late with spare", "didEncode spare"])
        }
        #expect(archiver.delegate == nil)
        try archiver.encode(late, forKey: "4")
        let contents = try ArchiveContents(archiver.finishEncoding())
        #expect(contents.top["0"] == contents.top["1"])
        #expect(contents.top["2"] == contents.top["4"])
        #expect(contents.top["3"] == contents.top["known"])
    }

    // MARK: Errors

    @Test("An error of the delegate ends the archive", arguments: [true, false])
    func failure(isEarly: Bool) throws {
        let witness = ArchivingWitness()
        if isEarly {
            witness.willEncode = { _, _ in throw CocoaError(.userCancelled) }
        } else {
            witness.willFinish = { _ in throw CocoaError(.userCancelled) }
        }
        let archiver = KeyedArchiver()
        archiver.delegate = witness
        if isEarly {
            #expect(throws: CocoaError.self) { try archiver.encode(Role("a"), forKey: "a") }
        } else {
            try archiver.encode(Role("a"), forKey: "a")
        }
        #expect(throws: CocoaError.self) { try archiver.finishEncoding() }
        #expect(throws: CocoaError.self) { try archiver.encode(1, forKey: "b") }
        #expect(!witness.log.calls.contains("didFinish"))
    }

    @Test("An error that the delegate swallows ends the archive all the same")
    func swallowed() throws {
        let witness = ArchivingWitness()
        witness.didEncode = { archiver, _ in try? archiver.encodeObjectValue(Unnamed("unnamed"), forKey: "x") }
        #expect(archiveError { try write(witness, [Role("a")]) }?.code == .classNotArchivable)
    }

    struct Misuse: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let prepare: @Sendable (ArchivingWitness) -> Void
        let code: ArchiveError.Code
    }

    static let misuses = [
        Misuse(
            testDescription: "the object is archived while it is announced",
            prepare: { witness in
                witness.willEncode = {
                    try $0.encodeObjectValue($1, forKey: "again")
                    return $1
                }
            }, code: .notSupported),
        Misuse(
            testDescription: "ever new objects are archived",
            prepare: { witness in
                witness.willEncode = {
                    try $0.encode(Role("new"), forKey: "new")
                    return $1
                }
            }, code: .limitExceeded),
        Misuse(
            testDescription: "the archive is finished by 'willEncode'",
            prepare: { witness in
                witness.willEncode = {
                    _ = try $0.finishEncoding()
                    return $1
                }
            }, code: .notSupported),
        Misuse(
            testDescription: "the archive is finished by 'didEncode'",
            prepare: { witness in witness.didEncode = { archiver, _ in _ = try? archiver.finishEncoding() } },
            code: .notSupported),
        Misuse(
            testDescription: "the archive is finished by 'willFinish'",
            prepare: { witness in witness.willFinish = { _ = try $0.finishEncoding() } }, code: .notSupported),
        Misuse(
            testDescription: "a collection stays open",
            prepare: { witness in witness.willFinish = { try $0.beginCollection(.array, count: 1, forKey: "x") } },
            code: .notSupported),
    ]

    @Test("A delegate that misuses the archiver gets an error", arguments: misuses)
    func misused(misuse: Misuse) throws {
        let witness = ArchivingWitness()
        misuse.prepare(witness)
        #expect(archiveError { try write(witness, [Role("a", next: Role("b"))]) }?.code == misuse.code)
    }
}

private final class Unnamed: Node {}
