// The exact texts of errors: path, expected, found.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Errors") struct ErrorTests {
    /// A root with four children, slots 1 to 5, the last of which has some entries set otherwise.
    private func family(_ changes: [String: PropertyList], removing key: String? = nil) throws -> Data {
        func node(_ children: PropertyList) -> [String: PropertyList] {
            ["$class": .uid(6), "name": .uid(8), "children": children]
        }
        var last = node(.uid(10)).merging(changes) { _, new in new }
        if let key { last[key] = nil }
        return try HandmadeArchive(
            .dictionary(node(.uid(9))), .dictionary(node(.uid(10))), .dictionary(node(.uid(10))),
            .dictionary(node(.uid(10))), .dictionary(last),
            .describing("Node"), .describing("NSArray"), "name",
            ["$class": .uid(7), "NS.objects": [.uid(2), .uid(3), .uid(4), .uid(5)]],
            ["$class": .uid(7), "NS.objects": []], .describing("Label"),
            ["$class": .uid(11), "text": .uid(8), "size": 1], .describing("Evil"), ["$class": .uid(13)],
            ["$class": .uid(7), "NS.objects": [.uid(2), .uid(0)]], ["$class": .uid(7), "NS.objects": [.uid(2), 5]],
            ["$class": .uid(7), "NS.objects": [.uid(12)]], ["$class": .uid(7)],
            .describing("NSDate"), ["$class": .uid(19), "NS.time": 1.0], ["$class": .uid(22), "NS.string": 7],
            .describing("NSMutableString"), ["$class": .uid(7), "NS.objects": 5]
        ).data()
    }

    /// The whole text of the error that reading the family gives.
    private func text(_ changes: [String: PropertyList], removing key: String? = nil) throws -> String {
        let data = try family(changes, removing: key)
        return archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data) }?.description
            ?? "none"
    }

    @Test("The family is read as it is")
    func family() throws {
        let root = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: family([:]))
        #expect(root.children.count == 4)
        #expect(root.children[3].name == "name")
    }

    static let cases: [(key: String, value: PropertyList?, text: String)] = [
        ("name", 7, "root.children[3].name: expected a string, found an integer (object 5)"),
        ("name", true, "root.children[3].name: expected a string, found a boolean (object 5)"),
        ("name", 1.5, "root.children[3].name: expected a string, found a real (object 5)"),
        (
            "name", ["inline"],
            "root.children[3].name: expected a string, found an array itself, not a reference (object 5)"
        ),
        ("name", .uid(9), "root.children[3].name: expected a string, found an array (object 5)"),
        ("name", .uid(12), "root.children[3].name: expected a string, found an object of class 'Label' (object 5)"),
        ("name", .uid(20), "root.children[3].name: expected a string, found a date (object 5)"),
        ("name", .uid(21), "root.children[3].name: expected a string, found a string that holds an integer (object 5)"),
        ("name", .uid(0), "root.children[3].name: expected a value, found nil (object 5)"),
        ("name", nil, "root.children[3].name: expected a value, found no such key (object 5)"),
        (
            "name", .uid(77),
            "root.children[3].name: expected a reference to one of 24 objects, found one to object 77 (object 5)"
        ),
        ("children", .uid(8), "root.children[3].children: expected an array, found a string (object 5)"),
        (
            "children", .uid(23),
            "root.children[3].children: expected an array, found an array that holds an integer (object 5)"
        ),
        ("children", .uid(15), "root.children[3].children[1]: expected an element, found nil (object 15)"),
        (
            "children", .uid(16),
            "root.children[3].children[1]: expected elements to be references, found an integer itself (object 16)"
        ),
        (
            "children", .uid(17),
            "root.children[3].children[0]: expected an object of class 'Node', found one of class 'Label' (object 17)"
        ),
        (
            "children", .uid(18),
            "root.children[3].children: expected an array with a value under 'NS.objects', found no such key (object 5)"
        ),
        (
            "next", .uid(12),
            "root.children[3].next: expected an object of class 'Node', found one of class 'Label' (object 5)"
        ),
        (
            "next", .uid(14),
            "root.children[3].next: expected an object of class 'Node' or another allowed class, "
                + "found one of class 'Evil' (object 5)"
        ),
        ("next", .uid(8), "root.children[3].next: expected an object, found a string (object 5)"),
        ("next", 3, "root.children[3].next: expected an object of class 'Node', found an integer (object 5)"),
        ("next", .uid(9), "root.children[3].next: expected an object of class 'Node', found an array (object 5)"),
        ("$class", 3, "root.children[3]: expected a reference under '$class', found an integer (object 5"),
        ("$class", nil, "root.children[3]: expected a class under '$class', found no such key (object 5"),
        (
            "$class", .uid(8),
            "root.children[3]: expected a class under '$class', found something else in object 8 (object 5"
        ),
        ("$class", .uid(2), "root.children[3]: expected a class with a name, found none in object 2 (object 5"),
    ]

    @Test("Errors name the way, the object, what was expected and what was found", arguments: ErrorTests.cases.indices)
    func texts(index: Int) throws {
        let (key, value, expected) = Self.cases[index]
        let text = try text(value.map { [key: $0] } ?? [:], removing: value == nil ? key : nil)
        // If the object's own bytes are wrong, the offset is added.
        #expect(expected.hasSuffix(")") ? text == expected : text.hasPrefix(expected + ", byte "), "\(text)")
    }

    @Test("Values at the top level have their key for a path")
    func topLevel() throws {
        let data = try HandmadeArchive("text", top: ["value": .uid(1), "large": 300]).data()
        let error = archiveError { try unarchivedValue(Int.self, from: data) }
        #expect(error?.description == "value: expected an integer, found a string")
        #expect(error?.objectNumber == nil)
        let range = archiveError { try KeyedUnarchiver(forReadingFrom: data).decode(Int8.self, forKey: "large") }
        #expect(range?.description == "large: expected an integer that fits Int8, found 300")
        let missing = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data) }
        #expect(
            missing?.description
                == "root: expected a value, found no such key; the archive has 'large', 'value'")
    }

    @Test("Control characters of names and keys neither break a line nor control a terminal")
    func controls() throws {
        let data = try HandmadeArchive("text", top: ["a\n\u{1B}[31m": .uid(1)]).data()
        let missing = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data) }
        #expect(
            missing?.description
                == #"root: expected a value, found no such key; the archive has 'a\u{A}\u{1B}[31m'"#)
    }

    @Test("A path over many objects shows its two ends")
    func longPath() throws {
        let root = Node("0")
        var last = root
        for number in 1..<1_000 {
            last.next = Node("\(number)")
            last = last.next ?? last
        }
        last.second = Mute("mute")
        let error = archiveError { try KeyedArchiver.archivedData(withRootObject: root) }
        let text = try #require(error?.path)
        #expect(text.hasPrefix("root.next.next"))
        #expect(text.hasSuffix("next.next.second"))
        #expect(text.contains("…(977 more)…"))
        #expect(text.count < 200)

        last.second = Label77("label")
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        let decoding = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data) }
        #expect(decoding?.code == .classNotAllowed)
        #expect(decoding?.path == text)
    }

    @Test(
        "A nesting limit is reached on a small stack, and going over it is an error with the path",
        arguments: [1, 5, ArchiveLimits().maximumDepth])
    func nesting(limit: Int) throws {
        var limits = ArchiveLimits()
        limits.maximumDepth = limit
        func chain(_ count: Int) throws -> Data {
            try KeyedArchiver.archivedData(
                withRootObject: (0..<count).reduce(nil as Nest?) { inner, _ in Nest(inner) } ?? Nest(nil))
        }
        let bounds = limits
        let allowed = try chain(limit)
        let copy = try withStack {
            try KeyedUnarchiver.unarchivedObject(ofClass: Nest.self, from: allowed, limits: bounds)
        }
        #expect(sequence(first: copy, next: \.inner).reduce(0) { count, _ in count + 1 } == limit)
        let data = try chain(limit + 1)
        let error = archiveError {
            try KeyedUnarchiver.unarchivedObject(ofClass: Nest.self, from: data, limits: limits)
        }
        #expect(error?.code == .unconnectableCycle)
        #expect(error?.expected == "at most \(limit) references that must exist from the start")
        #expect(error?.path.hasPrefix("root.inner") == true)
    }

    @Test("A cycle of references that must exist from the start is an error", arguments: [1, 2, 5])
    func atOnceCycle(count: Int) throws {
        let ring = (0..<count).map { _ in Nest(nil) }
        for number in 0..<count { ring[number].inner = ring[(number + 1) % count] }
        defer { ring[0].inner = nil }
        let data = try KeyedArchiver.archivedData(withRootObject: ring[0])
        let error = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Nest.self, from: data) }
        let path = (["root"] + Array(repeating: "inner", count: count)).joined(separator: ".")
        #expect(
            error?.description == "\(path): expected references that must exist from the start not to form a cycle, "
                + "found one that leads back to object 1, which is being created (object \(error?.objectNumber ?? 0))")
        #expect(error?.code == .unconnectableCycle)
    }

    @Test("More objects than allowed are an error")
    func objectLimit() throws {
        let root = Node("root", next: Node("next", next: Node("last")))
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        var limits = ArchiveLimits()
        limits.maximumObjectCount = 3
        #expect(throws: Never.self) {
            try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data, limits: limits)
        }
        limits.maximumObjectCount = 2
        let error = archiveError {
            try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data, limits: limits)
        }
        #expect(error?.description == "root.next.next: expected at most 2 objects, found more (object 3)")
        limits.maximumByteCount = data.count - 1
        #expect(
            archiveError { try KeyedUnarchiver(forReadingFrom: data, limits: limits) }?.code == .limitExceeded)
    }
}

/// Doesn't declare `archivedClass`.
private final class Mute: Node {}

/// Can be archived, but isn't allowed for any reader.
private final class Label77: Node {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Label77", type: Label77.self, superclass: Node.self)
    }
}
