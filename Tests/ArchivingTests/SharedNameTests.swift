// Classes of two modules with one archived name: archives don't record modules, so no reader could distinguish them.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Classes with one archived name")
struct SharedNameTests {
    private static let both: [[any Coding.Type]] = [
        [Left.Item.self, Right.Item.self], [Right.Item.self, Left.Item.self],
    ]

    @Test("The second of two classes with one name is refused, in keyed and in sequential archives")
    func refused() throws {
        let pair = Pair(Left.Item("left"), Right.Item("right"))
        for archive in [archiveKeyed, archiveSequential] as [(any Coding) throws -> Data] {
            let error = try #require(archiveError { try archive(pair) })
            #expect(error.code == .classNotArchivable)
            #expect(error.expected == "one class of the name 'Item' in an archive, or 'setClassName(_:for:)'")
            #expect(error.found.contains("Left.Item'") && error.found.contains("Right.Item'"), "\(error.found)")
            // The chains differ, and the name is the same.
            #expect(archiveError { try archive(Pair(Left.Item(""), Left.Other(""))) }?.code == .classNotArchivable)
        }
    }

    @Test("One of them in an archive is read where a reference takes it alone")
    func oneOfThem() throws {
        for data in [
            try archiveKeyed(Pair(Left.Item("1"), Left.Item("2"))), try archiveKeyed(RightBox(Right.Item("3"))),
        ] {
            #expect(try KeyedUnarchiver(forReadingFrom: data).containsValue(forKey: "root"))
        }
        let box = try KeyedUnarchiver.unarchivedObject(
            ofClass: RightBox.self, from: archiveKeyed(RightBox(Right.Item("3"))), allowing: Self.both[0])
        #expect(box.item?.text == "3")
        let object = try KeyedUnarchiver.unarchivedObject(
            ofClass: Left.Item.self, from: archiveKeyed(Left.Item("4")), allowing: Self.both[1])
        #expect(object.text == "4")
        let root = try SequentialUnarchiver.unarchivedObject(
            ofClass: RightBox.self, from: archiveSequential(RightBox(Right.Item("5"))), allowing: Self.both[0])
        #expect(root.item?.text == "5")
    }

    @Test("A reference that takes both is an error, whatever the order of the list, until a mapping decides")
    func ambiguous() throws {
        for allowing in Self.both {
            let data = try archiveKeyed(Pair(Left.Item("1"), nil))
            let error = archiveError {
                try KeyedUnarchiver.unarchivedObject(ofClass: Pair.self, from: data, allowing: allowing)
            }
            #expect(error?.code == .classNotAllowed)
            #expect(error?.expected == "one allowed class of the name 'Item', or 'setClass(_:forClassName:)'")
            let sequential = try archiveSequential(Pair(Left.Item("1"), nil))
            let other = archiveError {
                try SequentialUnarchiver.unarchivedObject(ofClass: Pair.self, from: sequential, allowing: allowing)
            }
            #expect(other?.code == .classNotAllowed)
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: allowing)
            unarchiver.setClass(Left.Item.self, forClassName: "Item")
            #expect(try (unarchiver.decode(Pair.self, forKey: "root").one as? Left.Item)?.text == "1")
        }
    }

    @Test("Names that the caller set are not compared")
    func namedByCaller() throws {
        let archiver = KeyedArchiver()
        archiver.setClassName("Right.Item", for: Right.Item.self)
        try archiver.encode(Pair(Left.Item("1"), Right.Item("2")), forKey: "root")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding(), allowing: Self.both[0])
        unarchiver.setClass(Right.Item.self, forClassName: "Right.Item")
        let pair = try unarchiver.decode(Pair.self, forKey: "root")
        #expect((pair.one as? Left.Item)?.text == "1")
        #expect((pair.two as? Right.Item)?.text == "2")
    }

    @Test("A subclass with its superclass's name is created where the caller maps a name to it")
    func subclass() throws {
        let data = try archiveKeyed(Holder(Left.Special("1")))
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: [Left.Special.self])
        unarchiver.setClass(Left.Special.self, forClassName: "Item")
        #expect(try unarchiver.decode(Holder.self, forKey: "root").item is Left.Special)
        let other = try KeyedUnarchiver(forReadingFrom: data, allowing: [Left.Special.self])
        other.setClass(Left.Special.self, forClassName: "Older")
        let item = try #require(try other.decode(Holder.self, forKey: "root").item)
        #expect(type(of: item) == Left.Item.self)
        #expect(
            archiveError {
                try KeyedUnarchiver.unarchivedObject(ofClass: Holder.self, from: data, allowing: [Left.Special.self])
            }?.code == .classNotAllowed)
    }

    @Test("A former name is that of the class which fits the reference, and of the present class for any reference")
    func formerNames() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "item": .uid(3)], .describing("Crate"), ["$class": .uid(4), "text": .uid(5)],
            .describing("Item"), "old"
        ).data()
        let crate = try KeyedUnarchiver.unarchivedObject(ofClass: Crate.self, from: data, allowing: [Left.Item.self])
        #expect(crate.item?.text == "old")
        let pair = try archiveKeyed(Pair(Left.Item("new"), nil))
        let allowing: [any Coding.Type] = [Right.Renamed.self, Left.Item.self]
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Pair.self, from: pair, allowing: allowing)
        #expect(copy.one is Left.Item)
        let twoFormer: [any Coding.Type] = [Right.Renamed.self, Left.Renamed.self]
        #expect(
            archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Pair.self, from: pair, allowing: twoFormer) }?
                .code == .classNotAllowed)
    }

    @Test("A class that is allowed several times, and archivers that are used again")
    func noFalseAlarms() throws {
        let data = try archiveKeyed(Pair(Left.Item("1"), Left.Item("2")))
        let allowing: [any Coding.Type] = [Left.Item.self, Left.Item.self, Pair.self]
        let pair = try KeyedUnarchiver.unarchivedObject(ofClass: Pair.self, from: data, allowing: allowing)
        #expect((pair.two as? Left.Item)?.text == "2")
        for _ in 0..<3 {
            for object in [Left.Item("1"), Right.Item("2"), Left.Other("3")] as [any Coding] {
                #expect(try archiveKeyed(object).count > 0)
                #expect(try archiveSequential(object).count > 0)
            }
            #expect(archiveError { try archiveKeyed(Pair(Left.Item("1"), Right.Item("2"))) } != nil)
            #expect(archiveError { try archiveSequential(Pair(Right.Item("2"), Left.Item("1"))) } != nil)
        }
    }

    private func archiveKeyed(_ object: any Coding) throws -> Data {
        try KeyedArchiver.archivedData(withRootObject: object)
    }

    private func archiveSequential(_ object: any Coding) throws -> Data {
        try SequentialArchiver.archivedData(withRootObject: object)
    }
}

extension Archiver {
    fileprivate func put<Value: ArchivableValue>(_ value: Value?, _ key: String) throws {
        try allowsKeyedCoding ? encodeIfPresent(value, forKey: key) : encode(value)
    }
}

extension Unarchiver {
    fileprivate func take<Value: ArchivableValue>(_ type: Value.Type, _ key: String) throws -> Value? {
        try allowsKeyedCoding ? decodeIfPresent(type, forKey: key) : decodeIfPresent(type)
    }
}

/// A class with a text, described by its subclasses.
private class TextObject: Coding {
    let text: String

    class var archivedClass: ArchivedClass { ArchivedClass("TextObject", type: TextObject.self) }

    init(_ text: String) { self.text = text }
    required init(coder unarchiver: Unarchiver) throws { text = try unarchiver.take(String.self, "text") ?? "" }
    func encode(with archiver: Archiver) throws { try archiver.put(text, "text") }
}

private enum Left {
    class Item: TextObject {
        override class var archivedClass: ArchivedClass { ArchivedClass("Item", type: Item.self) }
    }

    final class Special: Item {
        override class var archivedClass: ArchivedClass {
            ArchivedClass("Item", type: Special.self, superclass: Item.self)
        }
    }

    final class Other: TextObject {
        override class var archivedClass: ArchivedClass {
            ArchivedClass("Item", type: Other.self, superclass: TextObject.self)
        }
    }

    final class Renamed: TextObject {
        override class var archivedClass: ArchivedClass {
            ArchivedClass("Left.Renamed", type: Renamed.self, formerly: ["Item"])
        }
    }
}

private enum Right {
    final class Item: TextObject {
        override class var archivedClass: ArchivedClass { ArchivedClass("Item", type: Item.self) }
    }

    final class Renamed: TextObject {
        override class var archivedClass: ArchivedClass {
            ArchivedClass("Right.Renamed", type: Renamed.self, formerly: ["Item"])
        }
    }
}

/// Two objects of any classes.
private final class Pair: Coding {
    let one: (any Coding)?
    let two: (any Coding)?

    static var archivedClass: ArchivedClass { ArchivedClass("Pair", type: Pair.self) }

    init(_ one: (any Coding)?, _ two: (any Coding)?) { (self.one, self.two) = (one, two) }

    init(coder unarchiver: Unarchiver) throws {
        one = try unarchiver.take(AnyCoding.self, "one")?.object
        two = try unarchiver.take(AnyCoding.self, "two")?.object
    }

    func encode(with archiver: Archiver) throws {
        try archiver.put(one.map { AnyCoding($0) }, "one")
        try archiver.put(two.map { AnyCoding($0) }, "two")
    }
}

/// An object of one of the classes.
private final class RightBox: Coding {
    let item: Right.Item?

    static var archivedClass: ArchivedClass { ArchivedClass("Box", type: RightBox.self, references: [Right.Item.self]) }

    init(_ item: Right.Item) { self.item = item }
    init(coder unarchiver: Unarchiver) throws { item = try unarchiver.take(Right.Item.self, "item") }
    func encode(with archiver: Archiver) throws { try archiver.put(item, "item") }
}

private final class Holder: Coding {
    let item: Left.Item?

    static var archivedClass: ArchivedClass { ArchivedClass("Holder", type: Holder.self, references: [Left.Item.self]) }

    init(_ item: Left.Item) { self.item = item }
    init(coder unarchiver: Unarchiver) throws { item = try unarchiver.take(Left.Item.self, "item") }
    func encode(with archiver: Archiver) throws { try archiver.put(item, "item") }
}

private final class Crate: Coding {
    let item: Right.Renamed?

    static var archivedClass: ArchivedClass { ArchivedClass("Crate", type: Crate.self) }

    init(coder unarchiver: Unarchiver) throws { item = try unarchiver.take(Right.Renamed.self, "item") }
    func encode(with archiver: Archiver) throws { try archiver.put(item, "item") }
}
