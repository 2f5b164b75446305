// Foundation's NSKeyedUnarchiver reads unknown values that an object stored, and we store those that its archiver
// wrote.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

/// Has a title and keeps all other keys that Foundation's half of the class writes.
private final class TitledNote: Coding {
    private(set) var unknownValues: UnknownValues
    var title: String

    static var archivedClass: ArchivedClass {
        ArchivedClass(NSStringFromClass(PeerNote.self), type: TitledNote.self, keys: ["title"])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.title, forKey: "title")
        try archiver.encode(self.unknownValues)
    }

    init(coder unarchiver: Unarchiver) throws {
        self.unknownValues = try unarchiver.unknownValues()
        self.title = try unarchiver.decode(String.self, forKey: "title")
    }
}

@Suite("Foundation's NSKeyedArchiver and unknown values") struct UnknownValuesPeerTests {
    private static let identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    private func note() -> PeerNote {
        let note = PeerNote()
        note.title = "title"
        note.count = .min
        note.ratio = 1 / 3
        note.small = 1 / 7
        note.isOpen = true
        note.body = Data([1, 2, 3])
        note.created = Date(timeIntervalSinceReferenceDate: 0.25)
        note.identifier = Self.identifier
        note.address = URL(string: "https://example.org/page")
        note.tags = ["title", "ü", "$class", ""]
        note.numbers = [1, -1, 1 << 40]
        note.names = ["a": "b", "ä": "title"]
        let child = PeerNote()
        child.title = "child"
        child.identifier = Self.identifier
        note.next = child
        note.second = child
        note.children = [child, PeerNote()]
        note.children[1].identifier = Self.identifier
        return note
    }

    private func describe(_ note: PeerNote?) -> [String] {
        guard let note else { return [] }
        return [
            note.title, "\(note.count)", "\(note.ratio)", "\(note.small)", "\(note.isOpen)", "\(Array(note.body))",
            "\(note.created.timeIntervalSinceReferenceDate)", "\(note.identifier)",
            note.address?.absoluteString ?? "none", "\(note.tags)", "\(note.numbers)",
            "\(note.names.sorted { $0.key < $1.key })", "\(note.children.count)",
        ] + describe(note.next) + note.children.flatMap { describe($0) }
    }

    @Test("All that it wrote it reads from what we write", arguments: [1, 2, 5])
    func around(times: Int) throws {
        let original = note()
        var data = try NSKeyedArchiver.archivedData(withRootObject: original, requiringSecureCoding: true)
        for time in 0..<times {
            let titled = try KeyedUnarchiver.unarchivedObject(ofClass: TitledNote.self, from: data)
            titled.title = "title \(time)"
            data = try KeyedArchiver.archivedData(withRootObject: titled)
        }
        original.title = "title \(times - 1)"
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: PeerNote.self, from: data))
        #expect(describe(copy) == describe(original))
        #expect(copy.second === copy.next)
        #expect(copy.children[0] === copy.next)
    }

    @Test("What we wrote and kept it reads, objects of our own among it")
    func ours() throws {
        let note = Note()
        note.title = "title"
        note.tags = ["x"]
        note.identifier = Self.identifier
        note.address = URL(string: "page", relativeTo: URL(string: "https://example.org/"))
        note.children = [Note(), Note()]
        note.children[0].next = note.children[1]
        let titled = try KeyedUnarchiver.unarchivedObject(
            ofClass: TitledNote.self, from: KeyedArchiver.archivedData(withRootObject: note))
        let copy = try #require(
            try NSKeyedUnarchiver.unarchivedObject(
                ofClass: PeerNote.self, from: KeyedArchiver.archivedData(withRootObject: titled)))
        #expect(copy.title == "title")
        #expect(copy.tags == ["x"])
        #expect(copy.identifier == Self.identifier)
        #expect(copy.address?.absoluteString == "https://example.org/page")
        #expect(copy.children.count == 2)
        #expect(copy.children[0].next === copy.children[1])
    }
}
