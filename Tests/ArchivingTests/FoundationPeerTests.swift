// Foundation's NSKeyedArchiver of the toolchain as a peer: each side reads what the other writes.
//
// On Linux it names Swift classes `Module.Class`, and only reads graphs without cycles: it calls an initializer before
// the object is registered, and so recurses without end. The tests below state where its own archives or answers are
// wrong.

import Archiving
import Foundation
import PropertyLists
import Testing

/// Foundation's half: a class written as an app has it.
final class PeerNote: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var title = ""
    var count = 0
    var ratio = 0.0
    var small: Float = 0
    var isOpen = false
    var body = Data()
    var created = Date(timeIntervalSinceReferenceDate: 0)
    var identifier = UUID()
    var address: URL?
    var tags: [String] = []
    var numbers: [Int] = []
    var names: [String: String] = [:]
    var next: PeerNote?
    var second: PeerNote?
    var children: [PeerNote] = []

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(title as NSString, forKey: "title")
        coder.encode(count, forKey: "count")
        coder.encode(ratio, forKey: "ratio")
        coder.encode(small, forKey: "small")
        coder.encode(isOpen, forKey: "isOpen")
        coder.encode(body as NSData, forKey: "body")
        coder.encode(created as NSDate, forKey: "created")
        coder.encode(identifier as NSUUID, forKey: "identifier")
        coder.encode(address as NSURL?, forKey: "address")
        coder.encode(tags as NSArray, forKey: "tags")
        coder.encode(numbers as NSArray, forKey: "numbers")
        coder.encode(names as NSDictionary, forKey: "names")
        coder.encode(next, forKey: "next")
        coder.encode(second, forKey: "second")
        coder.encode(children as NSArray, forKey: "children")
    }

    init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
        count = coder.decodeInteger(forKey: "count")
        ratio = coder.decodeDouble(forKey: "ratio")
        small = coder.decodeFloat(forKey: "small")
        isOpen = coder.decodeBool(forKey: "isOpen")
        body = coder.decodeObject(of: NSData.self, forKey: "body") as Data? ?? Data()
        created = coder.decodeObject(of: NSDate.self, forKey: "created") as Date? ?? .distantPast
        identifier = coder.decodeObject(of: NSUUID.self, forKey: "identifier") as UUID? ?? UUID()
        address = coder.decodeObject(of: NSURL.self, forKey: "address") as URL?
        let lists: [AnyClass] = [NSArray.self, NSString.self, NSNumber.self, NSDictionary.self, PeerNote.self]
        tags = coder.decodeObject(of: lists, forKey: "tags") as? [String] ?? []
        numbers = coder.decodeObject(of: lists, forKey: "numbers") as? [Int] ?? []
        names = coder.decodeObject(of: lists, forKey: "names") as? [String: String] ?? [:]
        if coder.containsValue(forKey: "next") { next = coder.decodeObject(of: PeerNote.self, forKey: "next") }
        if coder.containsValue(forKey: "second") { second = coder.decodeObject(of: PeerNote.self, forKey: "second") }
        children = coder.decodeObject(of: lists, forKey: "children") as? [PeerNote] ?? []
    }
}

/// Our half of the same class.
final class Note: Coding {
    var title = ""
    var count = 0
    var ratio = 0.0
    var small: Float = 0
    var isOpen = false
    var body = Data()
    var created = Date(timeIntervalSinceReferenceDate: 0)
    var identifier = UUID()
    var address: URL?
    var tags: [String] = []
    var numbers: [Int] = []
    var names: [String: String] = [:]
    var next: Note?
    var second: Note?
    var children: [Note] = []

    init() {}

    static var archivedClass: ArchivedClass {
        // The name that Foundation uses for its half here.
        ArchivedClass(NSStringFromClass(PeerNote.self), type: Note.self, references: [Note.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(title, forKey: "title")
        try archiver.encode(count, forKey: "count")
        try archiver.encode(ratio, forKey: "ratio")
        try archiver.encode(small, forKey: "small")
        try archiver.encode(isOpen, forKey: "isOpen")
        try archiver.encode(body, forKey: "body")
        try archiver.encode(created, forKey: "created")
        try archiver.encode(identifier, forKey: "identifier")
        try archiver.encode(address, forKey: "address")
        try archiver.encode(tags, forKey: "tags")
        try archiver.encode(numbers, forKey: "numbers")
        try archiver.encode(names, forKey: "names")
        try archiver.encodeIfPresent(next, forKey: "next")
        try archiver.encodeIfPresent(second, forKey: "second")
        try archiver.encode(children, forKey: "children")
    }

    init(coder unarchiver: Unarchiver) throws {
        title = try unarchiver.decode(String.self, forKey: "title")
        count = try unarchiver.decode(Int.self, forKey: "count")
        ratio = try unarchiver.decode(Double.self, forKey: "ratio")
        small = try unarchiver.decode(Float.self, forKey: "small")
        isOpen = try unarchiver.decode(Bool.self, forKey: "isOpen")
        body = try unarchiver.decode(Data.self, forKey: "body")
        created = try unarchiver.decode(Date.self, forKey: "created")
        identifier = try unarchiver.decode(UUID.self, forKey: "identifier")
        address = try unarchiver.decodeIfPresent(URL.self, forKey: "address")
        tags = try unarchiver.decode([String].self, forKey: "tags")
        numbers = try unarchiver.decode([Int].self, forKey: "numbers")
        names = try unarchiver.decode([String: String].self, forKey: "names")
    }

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeIfPresent(Note.self, forKey: "next")
        second = try unarchiver.decodeIfPresent(Note.self, forKey: "second")
        children = try unarchiver.decode([Note].self, forKey: "children")
    }
}

@Suite("Foundation's NSKeyedArchiver") struct FoundationPeerTests {
    private static let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    /// A note of ours, and the same one of Foundation's.
    private func fill(_ title: String, _ count: Int) -> (Note, PeerNote) {
        let (ours, theirs) = (Note(), PeerNote())
        let url = URL(string: "page.html", relativeTo: URL(string: "https://example.org/folder/"))
        (ours.title, theirs.title) = (title, title)
        (ours.count, theirs.count) = (count, count)
        (ours.ratio, theirs.ratio) = (Double(count) / 3, Double(count) / 3)
        (ours.small, theirs.small) = (Float(count) / 7, Float(count) / 7)
        (ours.isOpen, theirs.isOpen) = (count > 0, count > 0)
        (ours.body, theirs.body) = (Data(title.utf8), Data(title.utf8))
        let date = Date(timeIntervalSinceReferenceDate: Double(count) + 0.25)
        (ours.created, theirs.created) = (date, date)
        (ours.identifier, theirs.identifier) = (Self.uuid, Self.uuid)
        (ours.address, theirs.address) = (url, url)
        (ours.tags, theirs.tags) = (["a", title, "ü😀"], ["a", title, "ü😀"])
        (ours.numbers, theirs.numbers) = ([count, 0, -1, 1 << 40], [count, 0, -1, 1 << 40])
        (ours.names, theirs.names) = (["k": "v", title: "t"], ["k": "v", title: "t"])
        return (ours, theirs)
    }

    /// A small graph without cycles in which one object is shared.
    private func graphs() -> (Note, PeerNote) {
        let (root, peerRoot) = fill("röot", 42)
        let (shared, peerShared) = fill("shared", -7)
        let (child, peerChild) = fill("child", .max)
        (root.next, peerRoot.next) = (shared, peerShared)
        (root.second, peerRoot.second) = (shared, peerShared)
        (child.next, peerChild.next) = (shared, peerShared)
        (root.children, peerRoot.children) = ([child, shared], [peerChild, peerShared])
        return (root, peerRoot)
    }

    private func describe(_ note: Note?) -> [String] {
        guard let note else { return [] }
        return [
            note.title, "\(note.count)", "\(note.ratio)", "\(note.small)", "\(note.isOpen)", "\(Array(note.body))",
            "\(note.created.timeIntervalSinceReferenceDate)", "\(note.identifier)",
            note.address?.absoluteString ?? "none",
            "\(note.tags)", "\(note.numbers)", "\(note.names.sorted { $0.key < $1.key })", "\(note.children.count)",
        ]
    }

    private func describe(_ note: PeerNote?) -> [String] {
        guard let note else { return [] }
        return [
            note.title, "\(note.count)", "\(note.ratio)", "\(note.small)", "\(note.isOpen)", "\(Array(note.body))",
            "\(note.created.timeIntervalSinceReferenceDate)", "\(note.identifier)",
            note.address?.absoluteString ?? "none",
            "\(note.tags)", "\(note.numbers)", "\(note.names.sorted { $0.key < $1.key })", "\(note.children.count)",
        ]
    }

    @Test("We read what it writes")
    func weRead() throws {
        let (expected, peer) = graphs()
        let data = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: true)
        let root = try KeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)
        #expect(describe(root) == describe(expected))
        #expect(describe(root.next) == describe(expected.next))
        // What it writes of the base we read; on Linux it writes none.
        let contents = try ArchiveContents(data)
        let hasBase = contents.slots(ofClass: "NSURL").contains { contents.objects[$0]["NS.base"] != .uid(0) }
        #expect(root.address?.relativeString == (hasBase ? "page.html" : "https://example.org/folder/page.html"))
        #expect(root.second === root.next)
        #expect(root.children[0].next === root.next)
        #expect(root.children[1] === root.next)
        #expect(describe(root.children[0]) == describe(expected.children[0]))
    }

    @Test("It reads what we write")
    func itReads() throws {
        let (root, expected) = graphs()
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        let peer = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: PeerNote.self, from: data))
        #expect(describe(peer) == describe(expected))
        #expect(describe(peer.next) == describe(expected.next))
        #expect(peer.second === peer.next)
        #expect(peer.children.count == 2)
        #expect(peer.children[0].next === peer.next)
        #expect(peer.children[1] === peer.next)
        #expect(describe(peer.children[0]) == describe(expected.children[0]))
    }

    @Test("It reads the empty array that several fields share")
    func emptyArrays() throws {
        let (first, second) = (Note(), Note())
        first.children = [second]
        let data = try KeyedArchiver.archivedData(withRootObject: first)
        #expect(try ArchiveContents(data).slots(ofClass: "NSArray").count == 2)
        let peer = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: PeerNote.self, from: data))
        #expect(peer.tags == [] && peer.numbers == [] && peer.children.count == 1)
        #expect(peer.children[0].tags == [] && peer.children[0].children.isEmpty)
    }

    @Test("What it read of ours it writes, and we read that", arguments: [0, 1, -1, 300, .min, .max])
    func around(count: Int) throws {
        let (note, _) = fill("$null and \"quotes\"\n", count)
        let peer = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: PeerNote.self, from: KeyedArchiver.archivedData(withRootObject: note))
        let data = try NSKeyedArchiver.archivedData(withRootObject: #require(peer), requiringSecureCoding: true)
        #expect(try describe(KeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)) == describe(note))
    }

    @Test("The string that represents nil: ours comes back, its own is lost")
    func nullString() throws {
        let (note, peer) = fill("title", 1)
        note.tags = ["$null"]
        peer.title = "$null"
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: PeerNote.self, from: KeyedArchiver.archivedData(withRootObject: note))
        #expect(read?.tags == ["$null"])
        // It writes the text unchanged, which every reader interprets as nil.
        let data = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: true)
        #expect(
            archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data) }?.description
                == "root.title: expected a value, found nil (object 1)")
    }

    @Test("A cycle that it writes we read; it can't itself")
    func cycle() throws {
        let (_, peer) = fill("cycle", 1)
        peer.next = peer
        peer.children = [peer]
        let data = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: true)
        peer.next = nil
        peer.children = []
        let root = try KeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)
        #expect(root.next === root)
        #expect(root.children.count == 1)
        #expect(root.children[0] === root)
        root.next = nil
        root.children = []
    }

    @Test("Collections at the top level, both ways")
    func collections() throws {
        let numbers = try NSKeyedArchiver.archivedData(
            withRootObject: NSSet(array: [1, 2, 3]), requiringSecureCoding: true)
        #expect(try KeyedUnarchiver(forReadingFrom: numbers).decode(Set<Int>.self, forKey: "root") == [1, 2, 3])
        let archiver = KeyedArchiver()
        try archiver.encode(["a": [1, 2], "b": []], forKey: "root")
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self],
            from: try archiver.finishEncoding())
        #expect(read as? [String: [Int]] == ["a": [1, 2], "b": []])
    }
}
