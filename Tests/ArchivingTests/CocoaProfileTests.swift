// Graphs in Cocoa's layout: numbers, sharing, the order of objects; and all readers decode the same graph from it.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Cocoa's layout") struct CocoaProfileTests {
    private func data(
        _ generation: CocoaGeneration = .current, _ body: (KeyedArchiver) throws -> Void
    ) throws -> Data {
        let archiver = KeyedArchiver(profile: .cocoa(generation))
        try body(archiver)
        return try archiver.finishEncoding()
    }

    /// The slots of an archive in words: leaves as they are, objects by their class's name and what they refer to.
    private func slots(_ data: Data) throws -> [String] {
        let contents = try ArchiveContents(data)
        return contents.objects.map { object in
            if let text = object.string { return text }
            if let name = object["$classname"]?.string { return "class \(name)" }
            guard let name = contents.object(object["$class"])?["$classname"]?.string else { return "\(object)" }
            let entries = (object.dictionary ?? [:]).filter { $0.key != "$class" }.sorted { $0.key < $1.key }
            return "\(name)(" + entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + ")"
        }
    }

    private func text(_ value: PropertyList) -> String {
        switch value {
        case .uid(let uid): "\(uid.value)"
        case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
        case .integer(let number): "\(number)"
        case .double(let number): "\(number)"
        default: "\(value)"
        }
    }

    // MARK: Numbers

    @Test("An object is numbered at sight, then what it refers to, then its class")
    func numbers() throws {
        let first = Node("first", next: Node("second", next: Node("third")))
        first.second = Node("other")
        let data = try data { try $0.encode(first, forKey: "root") }
        #expect(
            try slots(data) == [
                "$null", "Node(children: 14, name: 2, next: 3, second: 11)", "first",
                "Node(children: 10, name: 4, next: 5)", "second", "Node(children: 7, name: 6)", "third",
                "NSArray(NS.objects: [])", "class NSArray", "class Node", "NSArray(NS.objects: [])",
                "Node(children: 13, name: 12)", "other", "NSArray(NS.objects: [])", "NSArray(NS.objects: [])",
            ])
    }

    @Test("A cycle ends at the number of the object that was visited before")
    func ring() throws {
        let node = Node("ring")
        node.next = node
        defer { node.next = nil }
        let data = try data { try $0.encode(node, forKey: "root") }
        #expect(
            try slots(data) == [
                "$null", "Node(children: 3, name: 2, next: 1)", "ring", "NSArray(NS.objects: [])", "class NSArray",
                "class Node",
            ])
    }

    @Test("A conditional reference keeps the slot of its first sight, and nil stays in it where nothing else follows")
    func conditional() throws {
        let (wanted, unwanted) = (Node("wanted"), Node("unwanted"))
        let data = try data {
            try $0.encodeConditional(unwanted, forKey: "a")
            try $0.encodeConditional(wanted, forKey: "b")
            try $0.encode("text", forKey: "c")
            try $0.encode(wanted, forKey: "d")
            try $0.encodeConditional(wanted, forKey: "e")
            try $0.encodeConditional(unwanted, forKey: "f")
        }
        #expect(
            try slots(data) == [
                "$null", "$null", "Node(children: 5, name: 4)", "text", "wanted", "NSArray(NS.objects: [])",
                "class NSArray", "class Node",
            ])
        let top = try ArchiveContents(data).top
        #expect(top == ["a": .uid(1), "b": .uid(2), "c": .uid(3), "d": .uid(2), "e": .uid(2), "f": .uid(1)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decodeIfPresent(Node.self, forKey: "a") == nil)
        #expect(try unarchiver.decode(Node.self, forKey: "b") === unarchiver.decode(Node.self, forKey: "d"))
    }

    @Test("What a later value put out is archived all the same, for those who refer to it on condition")
    func repeatedKey() throws {
        let (first, second) = (Node("first"), Node("second"))
        let data = try data {
            try $0.encode(first, forKey: "node")
            try $0.encodeConditional(first, forKey: "condition")
            try $0.encode("first", forKey: "text")
            try $0.encode(Date(timeIntervalSinceReferenceDate: 1), forKey: "text")
            try $0.encode(second, forKey: "node")
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(Node.self, forKey: "node").name == "second")
        #expect(try unarchiver.decode(Node.self, forKey: "condition").name == "first")
        #expect(try unarchiver.decode(Date.self, forKey: "text").timeIntervalSinceReferenceDate == 1)
    }

    @Test("A class under another name is alone in its description")
    func mappedName() throws {
        let data = try data {
            $0.setClassName("Nodule", for: Node.self)
            try $0.encode(Node("node"), forKey: "root")
        }
        #expect(try ArchiveContents(data).objects.contains(["$classname": "Nodule"]))
    }

    // MARK: Sharing

    static let values: [(value: any ArchivableValue & Sendable, generation: CocoaGeneration, isShared: Bool)] = [
        ("", .current, true), ("seven77", .current, true), ("Z\u{E9}", .current, false),
        ("eight888", .current, true), ("nine, 999", .current, false), ("frame.name", .current, true),
        ("frame.Name", .current, false), ("frame Brand", .current, false), ("NSMutableArray", .current, true),
        ("a longer text", .current, false), ("seven77", .macOS(10, 10), true), ("seven77", .macOS(10, 7), false),
        ("NSMutableData", .macOS(10, 7), true), ("", .macOS(10, 7), false), (7, .macOS(10, 7), true),
        (true, .macOS(10, 7), true),
        (UInt64.max, .current, true), (2.5, .current, true), (2.5, .macOS(10, 10), false),
        (Float(2.5), .current, true), (Float(2.5), .macOS(10, 7), false), (Data([1]), .current, false),
        (Data(), .macOS(10, 7), false), (Date(timeIntervalSinceReferenceDate: 5), .current, false),
        (UUID(), .current, false), (Decimal(5), .current, false), ("$null", .current, false),
    ]

    @Test("Equal values share a slot where they are one object in Cocoa's memory", arguments: values.indices)
    func sharing(index: Int) throws {
        let (value, generation, isShared) = Self.values[index]
        let data = try data(generation) { archiver in
            try archiver.beginCollection(.array, count: 3, forKey: "root")
            for _ in 0..<3 { try value.encode(to: archiver, forKey: nil) }
            try archiver.endCollection()
        }
        let contents = try ArchiveContents(data)
        let elements = contents.objects[1]["NS.objects"]?.array ?? []
        #expect(elements.count == 3)
        #expect(Set(elements).count == (isShared ? 1 : 3), "\(value)")
        #expect(Set(elements.map { contents.object($0) }).count == 1, "\(value)")
    }

    @Test("A URL and its base are new objects each time, and so are their texts")
    func urls() throws {
        let url = try #require(URL(string: "index.html", relativeTo: URL(string: "https://example.org/pages/")))
        let data = try data { try $0.encode([url, url], forKey: "root") }
        let contents = try ArchiveContents(data)
        #expect(contents.slots(ofClass: "NSURL").count == 4)
        #expect(contents.count(of: "https://example.org/pages/") == 2)
        #expect(try KeyedUnarchiver(forReadingFrom: data).decode([URL].self, forKey: "root") == [url, url])
    }

    @Test("An object is one object for all references, and so is one string that holds its slot's name")
    func identity() throws {
        let node = Node("a name that is long")
        let data = try data { try $0.encode([node, node, node], forKey: "root") }
        let contents = try ArchiveContents(data)
        #expect(contents.slots(ofClass: "Node").count == 1)
        #expect(contents.count(of: "a name that is long") == 1)
    }

    @Test("Copies of values end where they would make an archive too large")
    func copiesEnd() throws {
        let bytes = Data(repeating: 1, count: 8_000_000)
        let data = try data { try $0.encode(Array(repeating: bytes, count: 12), forKey: "root") }
        #expect(data.count < 80_000_000)
        let contents = try ArchiveContents(data)
        #expect(contents.objects.filter { $0.bytes != nil }.count == 9)
        #expect(contents.objects[1]["NS.objects"]?.array?.count == 12)
    }

    // MARK: The order of the property list's objects

    @Test("Every object of the property list has its number, and those without references as well")
    func objects() throws {
        let archiver = KeyedArchiver(profile: .cocoa)
        try archiver.beginCollection(.array, count: 3, forKey: "root")
        for value in [true, true] { try value.encode(to: archiver, forKey: nil) }
        try "a longer text".encode(to: archiver, forKey: nil)
        try archiver.endCollection()
        try archiver.encode(true, forKey: "flag")
        try archiver.encode(true, forKey: "other")
        #expect(
            try objectList(archiver.finishEncoding()) == [
                "a dictionary", "'$version'", "'$archiver'", "'$top'", "'$objects'", "100000", "'NSKeyedArchiver'",
                "a dictionary", "'flag'", "'root'", "'other'", "true", "UID 1", "true", "an array",
                "'$null'", "a dictionary", "'NS.objects'", "'$class'", "an array", "UID 2", "UID 2", "UID 3", "UID 4",
                "true", "'a longer text'", "a dictionary", "'$classname'", "'$classes'", "'NSArray'", "an array",
                "'NSObject'",
            ])
    }

    @Test("The generations order the outermost dictionary each in its way")
    func root() throws {
        func keys(_ generation: CocoaGeneration) throws -> [String] {
            try Array(objectList(data(generation) { try $0.encode(1, forKey: "a") })[1...4])
        }
        #expect(try keys(.current) == ["'$version'", "'$archiver'", "'$top'", "'$objects'"])
        #expect(try keys(.macOS(10, 10)) == ["'$version'", "'$objects'", "'$archiver'", "'$top'"])
        #expect(try keys(.macOS(10, 7)) == ["'$version'", "'$objects'", "'$archiver'", "'$top'"])
        #expect(try keys(.macOS(10, 6)) == ["'$version'", "'$top'", "'$archiver'", "'$objects'"])
    }

    @Test("Before macOS 10.7, the superclasses come before the name of a class, and a copy has the same bytes")
    func chainFirst() throws {
        let data = try data(.macOS(10, 6)) { try $0.encode(Node("a", next: Node("b")), forKey: "root") }
        let list = try objectList(data)
        let chain = try #require(list.firstIndex(of: "'$classes'"))
        #expect(list[chain + 1] == "'$classname'")
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data).next?.name == "b")
        for text in ["seven77", "a longer text"] {
            let data = try self.data(.macOS(10, 6)) { try $0.encode(["z": [text, text], "a": []], forKey: "root") }
            let object = try KeyedUnarchiver.archivedObject(from: data)
            #expect(try KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa(.macOS(10, 6))) == data)
        }
    }

    @Test("An archive without any object has the same four parts")
    func empty() throws {
        let data = try data { _ in }
        #expect(
            try objectList(data) == [
                "a dictionary", "'$version'", "'$archiver'", "'$top'", "'$objects'", "100000", "'NSKeyedArchiver'",
                "a dictionary", "an array", "'$null'",
            ])
    }

    @Test("What is no archive, and an archive with any byte changed, gives an error or an archive")
    func changedBytes() throws {
        let node = Node("a longer name", next: Node("next"))
        let good = [UInt8](try KeyedArchiver.archivedData(withRootObject: node))
        #expect(throws: ArchiveError.self) {
            try CocoaLayout.bytes(of: [UInt8](PropertyList.array([]).data()), valueSlots: [], generation: .current)
        }
        for position in good.indices {
            for byte: UInt8 in [0, 0x0F, 0x80, 0xD2, 0xFF, good[position] &+ 1] {
                var bytes = good
                bytes[position] = byte
                _ = try? CocoaLayout.bytes(of: bytes, valueSlots: [false, true, true, true], generation: .current)
            }
        }
    }

    // MARK: Other readers

    @Test("Foundation reads it, orphans and copies and all")
    func foundation() throws {
        let archive = try data {
            try $0.encode(["a": ["a longer text", "a longer text", "short"], "b": []], forKey: "root")
            try $0.encode(true, forKey: "flag")
            try $0.encode(true, forKey: "other")
        }
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [NSDictionary.self, NSArray.self, NSString.self], from: archive)
        #expect(read as? [String: [String]] == ["a": ["a longer text", "a longer text", "short"], "b": []])
    }

    // MARK: Size

    @Test("A list goes both ways on a small stack")
    func depth() throws {
        try withStack {
            var first = Node("last")
            for _ in 1..<DepthTests.count { first = Node("a node of the list", next: first) }
            let data = try KeyedArchiver.archivedData(withRootObject: first, profile: .cocoa)
            let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data)
            var count = 1
            var node = copy
            while let next = node.next { (node, count) = (next, count + 1) }
            #expect(count == DepthTests.count)
            #expect(node.name == "last")
        }
    }

    @Test("References and offsets are as wide as the counts need", arguments: [10, 100, 20_000])
    func widths(count: Int) throws {
        let numbers = Array(0..<count)
        let data = try data { try $0.encode(numbers, forKey: "root") }
        #expect(try KeyedUnarchiver(forReadingFrom: data).decode([Int].self, forKey: "root") == numbers)
        let trailer = Array(data.suffix(32))
        let objectCount = trailer[8..<16].reduce(0) { $0 << 8 | Int($1) }
        let tableOffset = trailer[24..<32].reduce(0) { $0 << 8 | Int($1) }
        #expect(trailer[6] == (tableOffset < 256 ? 1 : tableOffset < 65_536 ? 2 : 4))
        #expect(trailer[7] == (objectCount < 256 ? 1 : objectCount < 65_536 ? 2 : 4))
    }
}
