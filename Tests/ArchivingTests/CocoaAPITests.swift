// Calls of Cocoa's coders that no other suite covers: collections as roots, several classes for one reference, values
// that are not read, and a class that is ported from NSCoding.

import Archiving
import Foundation
import PropertyLists
import Testing

/// Refuses what makes no sense, as classes do that check what they read.
private final class Percentage: Coding {
    let value: Int

    init(_ value: Int) { self.value = value }

    static var archivedClass: ArchivedClass { ArchivedClass("Percentage", type: Percentage.self) }

    func encode(with archiver: Archiver) throws { try archiver.encode(value, forKey: "value") }

    init(coder unarchiver: Unarchiver) throws {
        value = try unarchiver.decodeInteger(forKey: "value")
        guard (0...100).contains(value) else {
            throw unarchiver.fail(expected: "a number up to 100", found: "\(value)", forKey: "value")
        }
    }
}

/// What Foundation's Codable types become: data under a key.
private struct Preferences: Codable, Equatable {
    var size = 12
    var names = ["a", "b"]
}

@Suite("Cocoa's API") struct CocoaAPITests {
    private func tree() -> Bookmark {
        let root = Bookmark(title: "all")
        root.children = [Bookmark(title: "first"), Bookmark(title: "second")]
        root.children[1].visits = 1 << 40
        return root
    }

    // MARK: A class that moves

    @Test("A class for NSCoding reads what the same class here writes")
    func cocoaReadsOurs() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: tree())
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = true
        unarchiver.setClass(CocoaBookmark.self, forClassName: "Bookmark")
        let root = unarchiver.decodeObject(of: CocoaBookmark.self, forKey: NSKeyedArchiveRootObjectKey)
        #expect(root?.title == "all")
        #expect(root?.children.map(\.title) == ["first", "second"])
        #expect(root?.children.map(\.visits) == [0, 1 << 40])
    }

    @Test("A class here reads what the same class for NSCoding wrote")
    func weReadCocoas() throws {
        let root = CocoaBookmark(title: "all")
        root.children = [CocoaBookmark(title: "first"), CocoaBookmark(title: "second")]
        root.children[1].visits = 7
        let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.setClass(Bookmark.self, forClassName: NSStringFromClass(CocoaBookmark.self))
        let copy = try unarchiver.decode(Bookmark.self, forKey: KeyedArchiver.rootObjectKey)
        #expect(copy.title == "all")
        #expect(copy.children.map(\.title) == ["first", "second"])
        #expect(copy.children.map(\.visits) == [0, 7])
    }

    // MARK: Roots

    @Test("A collection is a root, with one identity for its objects", arguments: [PropertyList.Format.binary, .xml])
    func rootCollections(format: PropertyList.Format) throws {
        let bookmark = tree()
        let data = try KeyedArchiver.archivedData(
            withRootObject: [bookmark, bookmark], profile: .compact.formatted(as: format))
        let array = try KeyedUnarchiver.unarchivedValue(of: [Bookmark].self, from: data)
        #expect(array.map(\.title) == ["all", "all"])
        #expect(array[0] === array[1])
        #expect(array[0].children.count == 2)
        let entries = try KeyedArchiver.archivedData(
            withRootObject: ["one": 1, "two": 2], profile: .compact.formatted(as: format))
        #expect(try KeyedUnarchiver.unarchivedValue(of: [String: Int].self, from: entries) == ["one": 1, "two": 2])
        #expect(archiveError { try KeyedUnarchiver.unarchivedValue(of: [Label].self, from: data) } != nil)
    }

    @Test("Collections that are roots go to Foundation and come from there")
    func foundationsRootCollections() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: ["a": [1, 2], "b": []])
        let classes = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) as? [String: [Int]]
        #expect(read == ["a": [1, 2], "b": []])
        let written = try NSKeyedArchiver.archivedData(
            withRootObject: ["x", "y"] as NSArray, requiringSecureCoding: true)
        #expect(try KeyedUnarchiver.unarchivedValue(of: [String].self, from: written) == ["x", "y"])
    }

    // MARK: References and values

    @Test("A reference to any of several classes takes those that the reader names, and no other")
    func severalClasses() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(tree(), forKey: "bookmark")
        try archiver.encode(Percentage(50), forKey: "percentage")
        try archiver.encode(Node("node"), forKey: "node")
        let data = try archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: [Bookmark.self, Percentage.self])
        #expect((try unarchiver.decodeObject(forKey: "bookmark") as? Bookmark)?.children.count == 2)
        #expect((try unarchiver.decodeObject(forKey: "percentage") as? Percentage)?.value == 50)
        #expect(archiveError { try unarchiver.decodeObject(forKey: "node") }?.code == .classNotAllowed)
    }

    @Test("What isn't asked for is not decoded, whatever it is")
    func onlyWhatIsAskedFor() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(Percentage(200), forKey: "bad")
        try archiver.encode(Percentage(20), forKey: "good")
        let data = try archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(Percentage.self, forKey: "good").value == 20)
        #expect(unarchiver.containsValue(forKey: "bad"))
        #expect(archiveError { try unarchiver.decode(Percentage.self, forKey: "bad") }?.code == .invalidValue)
    }

    @Test("A class that reports a value without sense ends decoding with the way to it")
    func ownError() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: [Percentage(1), Percentage(101)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        let error = archiveError { try unarchiver.decode([Percentage].self, forKey: "root") }
        #expect(error?.code == .invalidValue)
        #expect(error?.path == "root[1].value")
        #expect(error?.expected == "a number up to 100")
        #expect(archiveError { try unarchiver.decodeBool(forKey: "other") }?.code == .invalidValue)
    }

    @Test("A missing key is an error, nil, a default or zero, as the caller asks")
    func missingKeys() throws {
        let data = try KeyedArchiver().finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decodeIfPresent(String.self, forKey: "text") == nil)
        #expect(try unarchiver.decode(String.self, forKey: "text", default: "none") == "none")
        #expect(try unarchiver.decodeInteger(forKey: "text") == 0)
        #expect(try unarchiver.decodeObject(of: Node.self, forKey: "text") == nil)
        #expect(!unarchiver.containsValue(forKey: "text"))
        #expect(archiveError { try unarchiver.decode(String.self, forKey: "text") }?.code == .missingValue)
    }

    @Test("A Codable value goes into an archive as its property list")
    func codableValues() throws {
        let archiver = KeyedArchiver()
        try archiver.encodeEncodable(Preferences(), forKey: "preferences")
        try archiver.encodeEncodable("text", forKey: "text")
        try archiver.encodeEncodable(Date(timeIntervalSinceReferenceDate: 0.123456789), forKey: "date")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        #expect(try unarchiver.decodeDecodable(Preferences.self, forKey: "preferences") == Preferences())
        #expect(try unarchiver.decodeDecodable(String.self, forKey: "text") == "text")
        let date = try unarchiver.decodeDecodable(Date.self, forKey: "date")
        #expect(date?.timeIntervalSinceReferenceDate == 0.123456789)
        #expect(try unarchiver.decodeDecodable(String.self, forKey: "missing") == nil)
        #expect(throws: DecodingError.self) {
            try unarchiver.decodeDecodable(Preferences.self, forKey: "text")
        }
    }

    @Test("Points, sizes and rectangles need no key")
    func geometryWithoutKeys() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(PointValue(x: 1, y: -2))
        try archiver.encode(SizeValue(width: 3, height: 4))
        try archiver.encode(RectangleValue(x: 5, y: 6, width: 7, height: 8))
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        #expect(try unarchiver.decode(PointValue.self) == PointValue(x: 1, y: -2))
        #expect(try unarchiver.decode(SizeValue.self) == SizeValue(width: 3, height: 4))
        #expect(try unarchiver.decode(RectangleValue.self) == RectangleValue(x: 5, y: 6, width: 7, height: 8))
    }

    @Test("Old archives hold names of classes and selectors as text, which is read as text")
    func namesWithoutKeys() throws {
        let data = try HandmadeArchive("NSObject", "isEqual:", top: ["$0": .uid(1), "$1": .uid(2)]).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(String.self) == "NSObject")
        #expect(try unarchiver.decode(String.self) == "isEqual:")
    }
}
