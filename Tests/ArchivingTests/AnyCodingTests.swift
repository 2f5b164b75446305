// Objects of any class that the reader allows, and of no other.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Objects of any class") struct AnyCodingTests {
    private func archive(_ objects: [String: any Coding]) throws -> Data {
        let archiver = KeyedArchiver()
        for (key, object) in objects.sorted(by: { $0.key < $1.key }) {
            try archiver.encode(AnyCoding(object), forKey: key)
        }
        return try archiver.finishEncoding()
    }

    @Test("An allowed class, and its visible subclasses")
    func allowed() throws {
        let leaf = Leaf("leaf", weight: 1, colour: .yellow, label: Label("l", size: 1))
        let data = try archive(["leaf": leaf, "node": Node("n", next: leaf), "label": Label("x", size: 2)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: [Node.self])
        let first = try unarchiver.decode(AnyCoding.self, forKey: "leaf").object
        #expect(first is Leaf)
        let node = try unarchiver.decode(AnyCoding.self, forKey: "node").object as? Node
        #expect(node?.name == "n")
        // It is connected, and the one object of its reference.
        #expect(try node?.next === unarchiver.decode(AnyCoding.self, forKey: "leaf").object)
        #expect((try unarchiver.decode(AnyCoding.self, forKey: "label").object as? Label)?.text == "x")
    }

    @Test("In collections, with one identity")
    func collections() throws {
        let (node, label) = (Node("a"), Label("b", size: 1))
        let archiver = KeyedArchiver()
        try archiver.encode([AnyCoding(node), AnyCoding(label), AnyCoding(node)], forKey: "array")
        try archiver.encode(["k": AnyCoding(node)], forKey: "dictionary")
        try archiver.encode([AnyCoding(node), nil], forKey: "optional")
        let unarchiver = try KeyedUnarchiver(
            forReadingFrom: archiver.finishEncoding(), allowing: [Node.self, Label.self])
        let array = try unarchiver.decode([AnyCoding].self, forKey: "array").map(\.object)
        #expect(array[0] === array[2] && array[1] is Label)
        #expect(try unarchiver.decode([String: AnyCoding].self, forKey: "dictionary")["k"]?.object === array[0])
        let optional = try unarchiver.decode([AnyCoding?].self, forKey: "optional")
        #expect(optional[0]?.object === array[0] && optional[1] == nil)
    }

    @Test(
        "A class that isn't allowed is refused, whether or not another reference came first", arguments: [false, true])
    func notAllowed(isMet: Bool) throws {
        let hidden = Hidden(Secret())
        let archiver = KeyedArchiver()
        try archiver.encode(hidden, forKey: "hidden")
        try archiver.encode(AnyCoding(hidden.secret), forKey: "any")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding(), allowing: [Hidden.self])
        if isMet { #expect(try unarchiver.decode(Hidden.self, forKey: "hidden").secret.number == 1) }
        let error = archiveError { try unarchiver.decode(AnyCoding.self, forKey: "any") }
        #expect(error?.code == .classNotAllowed)
        #expect(
            error?.description.hasPrefix("any: expected an object of an allowed class, found one of class 'Secret'")
                == true)
    }

    /// A class that doesn't name the class of its field: a reference of that class is allowed, others aren't.
    private final class Hidden: Coding {
        let secret: Secret
        init(_ secret: Secret) { self.secret = secret }
        static var archivedClass: ArchivedClass { ArchivedClass("Hidden", type: Hidden.self) }
        func encode(with archiver: Archiver) throws { try archiver.encode(secret, forKey: "secret") }
        init(coder unarchiver: Unarchiver) throws { secret = try unarchiver.decode(Secret.self, forKey: "secret") }
    }

    private final class Secret: Coding {
        let number: Int
        init() { number = 1 }
        static var archivedClass: ArchivedClass { ArchivedClass("Secret", type: Secret.self) }
        func encode(with archiver: Archiver) throws { try archiver.encode(number, forKey: "number") }
        init(coder unarchiver: Unarchiver) throws { number = try unarchiver.decode(Int.self, forKey: "number") }
    }

    @Test("A name that the caller gives to a class needs permission too")
    func mappedNames() throws {
        let data = try HandmadeArchive(["$class": .uid(2), "text": .uid(3), "size": 1], .describing("Other"), "t")
            .data()
        let refused = try KeyedUnarchiver(forReadingFrom: data)
        refused.setClass(Label.self, forClassName: "Other")
        #expect(archiveError { try refused.decode(AnyCoding.self, forKey: "root") }?.code == .classNotAllowed)
        let allowed = try KeyedUnarchiver(forReadingFrom: data, allowing: [Label.self])
        allowed.setClass(Label.self, forClassName: "Other")
        #expect((try allowed.decode(AnyCoding.self, forKey: "root").object as? Label)?.text == "t")
    }

    /// Refers to an object of any class that must exist when it is decoded.
    private final class Holder: Coding {
        let item: any Coding
        init(_ item: any Coding) { self.item = item }
        static var archivedClass: ArchivedClass { ArchivedClass("Holder", type: Holder.self) }
        func encode(with archiver: Archiver) throws { try archiver.encode(AnyCoding(item), forKey: "item") }
        init(coder unarchiver: Unarchiver) throws {
            item = try unarchiver.decode(AnyCoding.self, forKey: "item").object
        }
    }

    @Test("Cycles and depth have the rules of other references")
    func cyclesAndDepth() throws {
        let cycle = HandmadeArchive(["$class": .uid(2), "item": .uid(1)], .describing("Holder"))
        #expect(
            archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Holder.self, from: cycle.data()) }?.code
                == .unconnectableCycle)
        let deep = (0..<40).reduce(Label("end", size: 0) as any Coding) { item, _ in Holder(item) }
        let data = try archive(["deep": deep])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: [Holder.self, Label.self])
        #expect(archiveError { try unarchiver.decode(AnyCoding.self, forKey: "deep") }?.code == .unconnectableCycle)
    }

    static let hostile: [(PropertyList, ArchiveError.Code)] = [
        ("text", .unexpectedKind), (["$class": .uid(2), "NS.objects": []], .unexpectedKind),
        (["a": 1], .corruptArchive), (["$class": .uid(1)], .corruptArchive), (["$class": .uid(99)], .corruptArchive),
        (["$class": .uid(0)], .corruptArchive), (["$class": "Node"], .corruptArchive), (1, .unexpectedKind),
        (["$class": .uid(3)], .classNotAllowed), ([1], .unexpectedKind),
    ]

    @Test("What is no object of an allowed class is an error", arguments: hostile)
    func refused(object: PropertyList, code: ArchiveError.Code) throws {
        let archive = HandmadeArchive(object, .describing("NSArray"), .describing("Unknown"))
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data(), allowing: [Node.self])
        #expect(archiveError { try unarchiver.decode(AnyCoding.self, forKey: "root") }?.code == code)
    }

    @Test("A number itself is no object, nil is nil")
    func inline() throws {
        let archive = HandmadeArchive(top: ["number": 1, "null": .uid(0)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data())
        #expect(try unarchiver.decodeIfPresent(AnyCoding.self, forKey: "null") == nil)
        #expect(archiveError { try unarchiver.decode(AnyCoding.self, forKey: "number") }?.code == .unexpectedKind)
    }
}
