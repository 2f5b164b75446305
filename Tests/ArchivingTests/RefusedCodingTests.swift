// Classes that inherit coding and refuse it.

@_spi(GeneratedCode) @testable import Archiving
import Foundation
import PropertyLists
import Testing

private final class Cursor: Node {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Cursor", type: Cursor.self, superclass: Node.self)
    }

    override func encode(with archiver: Archiver) throws {
        throw archiver.refuseCoding(of: Cursor.self)
    }

    override init(_ name: String, next: Node? = nil) {
        super.init(name, next: next)
    }

    required init(coder unarchiver: Unarchiver) throws {
        throw unarchiver.refuseCoding(of: Cursor.self)
    }
}

@Suite("Refused coding") struct RefusedCodingTests {
    @Test("Encoding is an error with the path, and ends the archive")
    func encoding() throws {
        let root = Node("root", next: Node("middle", next: Cursor("cursor")))
        let archiver = KeyedArchiver()
        let error = archiveError { try archiver.encode(root, forKey: "root") }
        #expect(error?.code == .codingRefused)
        #expect(
            error?.description
                == "root.next.next: expected an object that can be archived, "
                + "found one of class 'Cursor', which refuses coding")
        #expect(archiveError { try archiver.finishEncoding() }?.code == .codingRefused)
    }

    @Test("In a set, whose members are compared first, the path is that of the set's owner")
    func sets() throws {
        let archiver = KeyedArchiver()
        let error = archiveError { try archiver.encode(Set([Holder(nil), Holder(Cursor("c"))]), forKey: "set") }
        #expect(error?.code == .codingRefused)
    }

    @Test("A conditional reference to such an object is nil, and no error")
    func conditional() throws {
        let root = Node("root")
        let cursor = Cursor("cursor")
        root.parent = cursor
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data).parent == nil)
        #expect(cursor.name == "cursor")
    }

    @Test("Decoding is an error with the path, and stays one")
    func decoding() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3), "next": .uid(4), "children": .uid(6)], .describing("Node"), "text",
            ["$class": .uid(5), "name": .uid(3)], .describing("Cursor", "Node"),
            ["$class": .uid(7), "NS.objects": []], .describing("NSArray")
        ).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: [Cursor.self])
        let error = archiveError { try unarchiver.decode(Node.self, forKey: "root") }
        #expect(error?.code == .codingRefused)
        #expect(error?.path == "root.next")
        #expect(archiveError { try unarchiver.decode(Node.self, forKey: "root") }?.code == .codingRefused)
    }

    @Test("Other coders name the class")
    func otherCoders() {
        #expect(Archiver().refuseCoding(of: Cursor.self).found == "one of class 'Cursor', which refuses coding")
        #expect(Unarchiver().refuseCoding(of: Cursor.self).code == .codingRefused)
    }
}

/// Compared by its node, which a set has to encode for that.
private final class Holder: Coding, Hashable {
    let node: Node?

    init(_ node: Node?) {
        self.node = node
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Holder", type: Holder.self, references: [Node.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeIfPresent(self.node, forKey: "node")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.node = try unarchiver.decodeIfPresent(Node.self, forKey: "node")
    }

    static func == (left: Holder, right: Holder) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
