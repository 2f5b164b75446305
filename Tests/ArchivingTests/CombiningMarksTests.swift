// Long runs of combining characters: Swift sorts them whenever it hashes or compares a string, in quadratic time.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Strings of combining characters") struct CombiningMarksTests {
    enum Color: String, ArchivableEnumeration {
        case red, green, blue
        static func value(forUnknown rawValue: String) -> Color? { .red }
    }

    /// A dictionary from which nothing is read but its keys.
    private struct Keys: ArchivableDictionary {
        static let archivedStructure = ArchivedStructure("Keys")
        func encode(with archiver: Archiver) throws {}
        init(coder unarchiver: Unarchiver) throws {}
    }

    /// Where a string is hashed or compared.
    enum Place: CaseIterable {
        case member, key, keyOfStructure, keyOfAnyValue, keyOfPropertyList, rawValue, className

        func archive(_ text: String) throws -> Data {
            func list(_ text: String) -> ArchivedObject.Value { .array([.object(ArchivedObject(.string(text)))]) }
            let (name, entries): (String, [ArchivedObject.Entry]) =
                switch self {
                case .member: ("NSSet", [.init(key: "NS.objects", value: list(text))])
                case .className: (text, [])
                default:
                    (
                        "NSDictionary",
                        [.init(key: "NS.keys", value: list(text)), .init(key: "NS.objects", value: list("x"))]
                    )
                }
            let object = ArchivedObject(.init(name, chain: [name, "NSObject"]), entries: entries)
            return try KeyedArchiver.archivedData(
                withRootObject: self == .rawValue ? ArchivedObject(.string(text)) : object)
        }

        func read(_ data: Data) throws {
            switch self {
            case .member: _ = try KeyedUnarchiver.unarchivedValue(of: Set<String>.self, from: data)
            case .key: _ = try KeyedUnarchiver.unarchivedValue(of: [String: String].self, from: data)
            case .keyOfStructure: _ = try KeyedUnarchiver.unarchivedValue(of: Keys.self, from: data)
            case .keyOfAnyValue: _ = try KeyedUnarchiver.unarchivedValue(of: AnyValue.self, from: data)
            case .keyOfPropertyList: _ = try KeyedUnarchiver.unarchivedValue(of: PropertyList.self, from: data)
            case .rawValue: _ = try KeyedUnarchiver.unarchivedValue(of: Color.self, from: data)
            case .className: _ = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data)
            }
        }
    }

    /// A structure that is an element of a set.
    private struct Label: ArchivableStructure, Hashable {
        static let archivedStructure = ArchivedStructure("Label")
        var text: String

        init(text: String) { self.text = text }
        func encode(with archiver: Archiver) throws { try archiver.encode(text, forKey: "text") }
        init(coder unarchiver: Unarchiver) throws { text = try unarchiver.decode(String.self, forKey: "text") }
        static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "text") }
    }

    @Test("that many values share are counted for each that is compared or hashed with them")
    func shared() throws {
        let text = ArchivedObject.Value.object(ArchivedObject(.string(String(repeating: "x", count: 200_000))))
        func collection(_ name: String, _ elements: [ArchivedObject.Value]) throws -> Data {
            let object = ArchivedObject(
                .init(name, chain: [name, "NSObject"]), entries: [.init(key: "NS.objects", value: .array(elements))])
            return try KeyedArchiver.archivedData(withRootObject: object)
        }
        let colors = try collection("NSArray", Array(repeating: text, count: 20_000))
        #expect(
            archiveError { try KeyedUnarchiver.unarchivedValue(of: [Color].self, from: colors) }?.code
                == .limitExceeded)
        let labels = try collection(
            "NSSet",
            (0..<20_000).map { _ in
                .object(
                    ArchivedObject(
                        .init("Label", chain: ["Label", "NSObject"]), entries: [.init(key: "text", value: text)]))
            })
        #expect(
            archiveError { try KeyedUnarchiver.unarchivedValue(of: Set<Label>.self, from: labels) }?.code
                == .limitExceeded)
        let lists = try collection(
            "NSSet",
            (0..<20_000).map { _ in
                .object(
                    ArchivedObject(
                        .init("NSArray", chain: ["NSArray", "NSObject"]),
                        entries: [.init(key: "NS.objects", value: .array([text]))]))
            })
        #expect(
            archiveError { try KeyedUnarchiver.unarchivedValue(of: Set<[String]>.self, from: lists) }?.code
                == .limitExceeded)
    }

    @Test("that many arrays in a set share are counted for each, in sequential archives, too")
    func sharedInSequence() throws {
        var stream = HandmadeStream()
        let text = stream.string(String(repeating: "x", count: 200_000))
        let lists = (0..<20_000).map { _ in
            stream.object([("NSArray", 0)], [("i", [.integer(1)]), ("@", [.object(text)])])
        }
        let groups = lists.map { ("@", [.object($0)]) as HandmadeStream.Group }
        let set = stream.object(
            [("NSSet", 0)], [("I", [.integer(20_000)])] + groups)
        let data = try stream.data(root: set)
        let error = archiveError {
            try SequentialUnarchiver(forReadingFrom: data).decode(Set<[String]>.self)
        }
        #expect(error?.code == .limitExceeded)
    }

    private static func marks(_ count: Int) -> String { "a" + String(repeating: "\u{301}\u{323}", count: count / 2) }

    @Test("that are hashed or compared are limited by the size of the archive", arguments: Place.allCases)
    func hashed(place: Place) throws {
        let short = archiveError { try place.read(place.archive(Self.marks(1_000))) }
        #expect(short?.code == (place == .className ? .classNotAllowed : nil))
        let long = archiveError { try place.read(place.archive(Self.marks(20_000))) }
        #expect(long?.code == .limitExceeded)
    }

    @Test("in sequential archives are limited as class names and as keys of NeXT's property lists")
    func sequential() throws {
        let name = Self.marks(20_000)
        let named = try SequentialArchiver.archivedData(
            withRootObject: ArchivedObject(.init(name, chain: [name, "NSObject"])))
        let nameError = archiveError { try SequentialUnarchiver.unarchivedObject(ofClass: Node.self, from: named) }
        #expect(nameError?.code == .limitExceeded)
        let archiver = SequentialArchiver()
        try PropertyList.dictionary([name: "x"]).encode(to: archiver, forKey: nil)
        let unarchiver = try SequentialUnarchiver(forReadingFrom: archiver.finishEncoding())
        let keyError = archiveError { _ = try PropertyList.decodeIfPresent(from: unarchiver, forKey: nil) }
        #expect(keyError?.code == .limitExceeded)
    }

    @Test("that are only read are not limited")
    func values() throws {
        let text = Self.marks(40_000)
        let keyed = try KeyedArchiver.archivedData(withRootObject: ["key": text])
        let sequential = try SequentialArchiver.archivedData(withRootObject: ["key": text])
        for values in [
            try KeyedUnarchiver.unarchivedValue(of: [String: String].self, from: keyed),
            try SequentialUnarchiver.unarchivedValue(of: [String: String].self, from: sequential),
        ] {
            #expect(values["key"]?.utf8.elementsEqual(text.utf8) == true)
        }
    }

    @Test("are limited as keys of property lists")
    func propertyLists() throws {
        let text = Self.marks(40_000)
        let error = #expect(throws: PropertyListError.self) {
            try PropertyList(data: Data("<plist version=\"1.0\"><dict><key>\(text)</key><true/></dict></plist>".utf8))
        }
        #expect(error?.code == .limitExceeded)
        _ = try PropertyList(data: Data("<plist version=\"1.0\"><string>\(text)</string></plist>".utf8))
    }
}
