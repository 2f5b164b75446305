// Groups of objects without classes, made by hand: what is written of each type, and what is refused.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

private typealias Group = ArchivedObject.Group
private typealias Value = ArchivedObject.Value

private let header: [UInt8] = [0x04, 0x0b] + Array("streamtyped".utf8) + [0x81, 0xe8, 0x03]

private func bytes(_ groups: [Group]) throws -> [UInt8] {
    Array(try SequentialArchiver.archivedData(withGroups: groups).dropFirst(header.count))
}

@Suite("Groups of sequential archives, made by hand")
struct GenericGroupTests {
    @Test("Each type code is written as the format says, and read as what it was")
    func types() throws {
        let rows: [(group: Group, bytes: [UInt8])] = [
            (Group("c", .inline(-1)), [0x84, 1, 0x63, 0xff]),
            (Group("C", .inline(255)), [0x84, 1, 0x43, 0xff]),
            (Group("B", .inline(true)), [0x84, 1, 0x42, 1]),
            (Group("B", .inline(2)), [0x84, 1, 0x42, 2]),
            (Group("s", .inline(128)), [0x84, 1, 0x73, 0x81, 0x80, 0]),
            (Group("S", .inline(40_000)), [0x84, 1, 0x53, 0x81, 0x40, 0x9c]),
            (Group("i", .inline(127)), [0x84, 1, 0x69, 0x7f]),
            (Group("I", .inline(3_000_000_000)), [0x84, 1, 0x49, 0x82, 0x00, 0x5e, 0xd0, 0xb2]),
            (Group("l", .inline(-110)), [0x84, 1, 0x6c, 0x92]),
            (Group("L", .inline(4_294_967_295)), [0x84, 1, 0x4c, 0xff]),
            (Group("q", .inline(-9_000_000_000)), [0x84, 1, 0x71, 0x87, 0, 0xe6, 0x8e, 0xe7, 0xfd, 0xff, 0xff, 0xff]),
            (Group("Q", .inline(.integer(PropertyListInteger(UInt64.max)))), [0x84, 1, 0x51, 0xff]),
            (Group("f", .inline(.float(0.5))), [0x84, 1, 0x66, 0x83, 0, 0, 0, 0x3f]),
            (Group("d", .inline(378.0)), [0x84, 1, 0x64, 0x81, 0x7a, 0x01]),
            (Group("+", .inline(.data(Data([1, 2])))), [0x84, 1, 0x2b, 2, 1, 2]),
            (Group("+", .null), [0x84, 1, 0x2b, 0x85]),
            (Group(":", .inline("go:")), [0x84, 1, 0x3a, 0x84, 3, 0x67, 0x6f, 0x3a]),
            (Group("%", .null), [0x84, 1, 0x25, 0x85]),
            (Group("@", .null), [0x84, 1, 0x40, 0x85]),
            (Group("[3c]", .inline(.data(Data([1, 2, 3])))), [0x84, 4] + Array("[3c]".utf8) + [1, 2, 3]),
            (Group("[0c]", .inline(.data(Data()))), [0x84, 4] + Array("[0c]".utf8)),
            (
                Group("[2{P=ci}]", [.inline(1), .inline(2), .inline(3), .inline(4)]),
                [0x84, 9] + Array("[2{P=ci}]".utf8) + [1, 2, 3, 4]
            ),
            (Group("!", []), [0x84, 1, 0x21]),
            (Group("[0i]", []), [0x84, 4] + Array("[0i]".utf8)),
            (
                Group("#", .classDescription(.init("A", chain: ["A"], versions: [3]))),
                [0x84, 1, 0x23, 0x84, 0x84, 1, 0x41, 3, 0x85]
            ),
        ]
        for row in rows {
            #expect(try bytes([row.group]) == row.bytes, "\(row.group)")
            let read = try SequentialUnarchiver.archivedGroups(from: Data(header + row.bytes))
            #expect("\(read)" == "\([row.group])")
        }
    }

    @Test("Text of the type * is shared where it is one object, or was made by hand")
    func cStrings() throws {
        let text = ArchivedObject("hi")
        let groups = [Group("**", [.object(text), .object(text)]), Group("*", .object(ArchivedObject("hi")))]
        let expected: [UInt8] = [0x84, 2, 0x2a, 0x2a, 0x84, 0x84, 2, 0x68, 0x69, 0x92, 0x84, 1, 0x2a, 0x84, 0x93]
        #expect(try bytes(groups) == expected)
        let read = try SequentialUnarchiver.archivedGroups(from: Data(header + expected))
        #expect(read[0].values[0].object == read[0].values[1].object)
        #expect(read[0].values[0].object != read[1].values[0].object)
        #expect(read[1].values[0].string == "hi")
        #expect(try bytes(read) == expected)

        let byHand = [Group("*", .inline("hi")), Group("*", .inline("hi"))]
        #expect(try bytes(byHand) == [0x84, 1, 0x2a, 0x84, 0x84, 2, 0x68, 0x69, 0x92, 0x92])
    }

    @Test("Text that is no UTF-8 keeps its bytes")
    func otherText() throws {
        let expected: [UInt8] = [0x84, 1, 0x2a, 0x84, 0x84, 2, 0xe9, 0xe8, 0x84, 1, 0x25, 0x93, 0x94, 0x93]
        let read = try SequentialUnarchiver.archivedGroups(from: Data(header + expected))
        #expect(read[0].values[0].data == Data([0xe9, 0xe8]))
        #expect(try bytes(read) == expected)
    }

    @Test("Objects that are values are written as Foundation's classes")
    func values() throws {
        let date = Date(timeIntervalSinceReferenceDate: 0.5)
        let largest = PropertyList.integer(PropertyListInteger(UInt64.max))
        let rows: [(value: PropertyList, read: (Value) -> Bool)] = [
            ("text", { $0.string == "text" }),
            (.data(Data([7])), { $0.data == Data([7]) }),
            (.date(date), { $0.object?.date == date }),
            (7, { $0.integer == 7 }),
            (largest, { $0.propertyList == largest }),
            (.float(1.5), { $0.double == 1.5 }),
            (2.5, { $0.double == 2.5 }),
            (true, { $0.integer == 1 }),
        ]
        for row in rows {
            let data = try SequentialArchiver.archivedData(withRootObject: ArchivedObject(row.value))
            #expect(row.read(.object(try SequentialUnarchiver.archivedObject(from: data))), "\(row.value)")
        }
    }

    @Test("One object is written once, and objects in a ring")
    func identity() throws {
        let node = ArchivedObject(.init("Node", chain: ["Node", "NSObject"], versions: [2, 0]), groups: [])
        let other = ArchivedObject(.init("Node", chain: ["Node", "NSObject"], versions: [2, 0]), groups: [])
        node.groups = [Group("@@", [.object(other), .object(node)])]
        other.groups = [Group("@", .object(node)), Group("#", .classDescription(.init("Leaf")))]
        let data = try SequentialArchiver.archivedData(withRootObject: node)
        let copy = try SequentialUnarchiver.archivedObject(from: data)
        let copyOfOther = try #require(copy.groups[0].values[0].object)
        #expect(copy.groups[0].values[1].object == copy)
        #expect(copyOfOther.groups[0].values[0].object == copy)
        #expect(copyOfOther.classDescription?.version(of: "Node") == 2)
        #expect(try SequentialArchiver.archivedData(withRootObject: copy) == data)
    }

    @Test("It is among other values, and is one object wherever it is referenced")
    func amongValues() throws {
        let object = ArchivedObject(.init("Person"), groups: [Group("i", .inline(1))])
        let archiver = SequentialArchiver()
        try archiver.encode("text")
        try archiver.encode(object)
        try archiver.encode([object, ArchivedObject("text")])
        try archiver.encode(AnyValue.object(object))
        let unarchiver = try SequentialUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decode(String.self) == "text")
        let copy = try unarchiver.decode(ArchivedObject.self)
        #expect(copy.description == object.description)
        let elements = try unarchiver.decode([ArchivedObject].self)
        #expect(elements[0] == copy)
        #expect(elements[1].string == "text")
        #expect(try unarchiver.decode(AnyValue.self) == .object(copy))
        #expect(try unarchiver.archivedGroups()[1].values[0].object == copy)
        #expect(unarchiver.isAtEnd)
    }

    @Test("An error has the path to the object that is refused")
    func paths() throws {
        let bad = ArchivedObject(.init("Person"), groups: [Group("i", .inline("one"))])
        let archiver = SequentialArchiver()
        let error = archiveError { try archiver.encode([ArchivedObject("text"), bad]) }
        #expect(error?.code == .invalidValue)
        #expect(error?.path == "$0[1]", "\(String(describing: error))")
        #expect(archiveError { try archiver.finishEncoding() }?.code == .invalidValue)
    }

    @Test("A changed object is written as changed, and its class with the version that it has")
    func change() throws {
        let object = ArchivedObject(
            .init("Person", chain: ["Person", "NSObject"], versions: [4, 0]),
            groups: [
                Group("@", .object(ArchivedObject("Anna"))), Group("ic", [.inline(41), .inline(true)]),
            ])
        let data = try SequentialArchiver.archivedData(withRootObject: object)
        let copy = try SequentialUnarchiver.archivedObject(from: data)
        copy.groups[1].values[0] = .inline(42)
        copy.classDescription?.name = "Employee"
        copy.classDescription?.versions = [5, 0]
        let again = try SequentialUnarchiver.archivedObject(
            from: SequentialArchiver.archivedData(withRootObject: copy))
        #expect(
            again.description == """
                Employee
                  @: NSString
                    +: "Anna"
                  ic: 42, 1
                """)
        #expect(again.classDescription == .init("Employee", chain: ["Employee", "NSObject"], versions: [5, 0]))
    }

    @Test("Byte order and system version are those that are asked for")
    func headers() throws {
        let data = try SequentialArchiver.archivedData(
            withGroups: [Group("s", .inline(258))], byteOrder: .bigEndian, systemVersion: 930)
        #expect(Array(data.suffix(9)) == [0x81, 0x03, 0xa2, 0x84, 1, 0x73, 0x81, 1, 2])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        #expect(unarchiver.byteOrder == .bigEndian)
        #expect(unarchiver.systemVersion == 930)
        #expect(try unarchiver.archivedGroups().first?.values.first?.integer == 258)
        #expect(
            archiveError {
                try SequentialArchiver.archivedData(withGroups: [], systemVersion: 1 << 40)
            }?.code == .outOfRange)
    }

    @Test("What doesn't fit a type encoding is refused")
    func refusals() throws {
        let keyed = ArchivedObject(.init("Person"), entries: [.init(key: "name", value: .null)])
        let rows: [(group: Group, code: ArchiveError.Code)] = [
            (Group("i", []), .invalidValue), (Group("i", [.inline(1), .inline(2)]), .invalidValue),
            (Group("[3i]", [.inline(1), .inline(2)]), .invalidValue),
            (Group("", .inline(1)), .invalidValue), (Group("^i", .inline(1)), .invalidValue),
            (Group("[3i", .inline(1)), .invalidValue), (Group("{P=ii", .inline(1)), .invalidValue),
            (Group("i", .inline("1")), .invalidValue), (Group("i", .inline(1.0)), .invalidValue),
            (Group("i", .null), .invalidValue), (Group("@", .inline("text")), .invalidValue),
            (Group("f", .inline(0.1)), .invalidValue), (Group("*", .inline(1)), .invalidValue),
            (Group("#", .object(keyed)), .invalidValue), (Group("[2c]", .inline(.data(Data([1])))), .invalidValue),
            (Group("i", .array([])), .invalidValue), (Group("i", .inline(true)), .invalidValue),
            (Group("c", .inline(128)), .outOfRange), (Group("C", .inline(-1)), .outOfRange),
            (Group("S", .inline(65_536)), .outOfRange), (Group("i", .inline(2_147_483_648)), .outOfRange),
            (Group("Q", .inline(-1)), .outOfRange),
            (Group("q", .inline(.integer(PropertyListInteger(UInt64.max)))), .outOfRange),
            (Group("@", .object(keyed)), .notSupported),
            (Group("@", .object(ArchivedObject(.array([])))), .notSupported),
            (Group(String(repeating: "{", count: 5_000) + "i", .inline(1)), .limitExceeded),
            (Group("*", .inline("a\0b")), .notSupported), (Group("%", .inline("\0")), .notSupported),
            (Group(":", .inline(.data(Data([7, 0])))), .notSupported),
            (Group("{a\0b=i}", .inline(1)), .notSupported),
            (Group("#", .classDescription(.init("a\0b"))), .notSupported),
            (Group("#", .classDescription(.init(""))), .notSupported),
            (Group("#", .classDescription(.init("A", chain: ["A"], versions: [1 << 40]))), .outOfRange),
        ]
        for row in rows {
            let error = archiveError { try SequentialArchiver.archivedData(withGroups: [row.group]) }
            #expect(error?.code == row.code, "\(row.group.encoding.prefix(20)): \(String(describing: error))")
        }
    }

    @Test("A keyed archive can't hold groups")
    func keyedArchives() throws {
        let object = ArchivedObject(.init("Person"), groups: [Group("i", .inline(1))])
        #expect(archiveError { try KeyedArchiver.archivedData(withRootObject: object) }?.code == .notSupported)
        let holder = ArchivedObject(
            .init("Person"), entries: [.init(key: "class", value: .classDescription(.init("Person")))])
        #expect(archiveError { try KeyedArchiver.archivedData(withRootObject: holder) }?.code == .notSupported)
    }

    @Test("A chain of objects is read, written and released on a small stack, up to the limit")
    func depth() throws {
        func chain(_ count: Int) -> ArchivedObject {
            var object = ArchivedObject(.init("Link"), groups: [])
            for _ in 1..<count { object = ArchivedObject(.init("Link"), groups: [Group("@", .object(object))]) }
            return object
        }
        try withStack {
            let data = try SequentialArchiver.archivedData(withRootObject: chain(1_000))
            var object = try SequentialUnarchiver.archivedObject(from: data)
            var count = 1
            while let next = object.groups.first?.values.first?.object {
                object = next
                count += 1
            }
            #expect(count == 1_000)
            let error = archiveError { try SequentialArchiver.archivedData(withRootObject: chain(1_001)) }
            #expect(error?.code == .limitExceeded)
            _ = chain(200_000)
        }
    }

    @Test("No root, nil for a root, and a root that is no object are errors")
    func roots() throws {
        let rows: [(groups: [Group], code: ArchiveError.Code)] = [
            ([], .missingValue), ([Group("@", .null)], .unexpectedKind), ([Group("i", .inline(1))], .unexpectedKind),
        ]
        for row in rows {
            let data = try SequentialArchiver.archivedData(withGroups: row.groups)
            #expect(archiveError { try SequentialUnarchiver.archivedObject(from: data) }?.code == row.code)
        }
    }
}
