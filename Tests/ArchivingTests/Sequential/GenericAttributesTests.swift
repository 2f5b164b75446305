// Attributes of an attributed string as structures.

import Archiving
import Foundation
import Testing

private struct PartAttributes: ArchivableStructure, Equatable {
    var part: Int
    var link: URL?
    var isBold = false
    var sizes: [Double] = []
    var notes: [String: String] = [:]
    var tags: Set<String> = []
    var place: Place?

    static var archivedStructure: ArchivedStructure { ArchivedStructure("PartAttributes") }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(part, forKey: "__part")
        try archiver.encode(link, forKey: "NSLink")
        try archiver.encode(isBold, forKey: "bold")
        try archiver.encode(sizes, forKey: "sizes")
        try archiver.encode(notes, forKey: "notes")
        try archiver.encode(tags, forKey: "tags")
        try archiver.encodeIfPresent(place, forKey: "place")
    }

    init(part: Int) { self.part = part }

    init(coder unarchiver: Unarchiver) throws {
        part = try unarchiver.decode(Int.self, forKey: "__part")
        link = try unarchiver.decodeIfPresent(URL.self, forKey: "NSLink")
        isBold = try unarchiver.decode(Bool.self, forKey: "bold", default: false)
        sizes = try unarchiver.decode([Double].self, forKey: "sizes", default: [])
        notes = try unarchiver.decode([String: String].self, forKey: "notes", default: [:])
        tags = try unarchiver.decode(Set<String>.self, forKey: "tags", default: [])
        place = try unarchiver.decodeIfPresent(Place.self, forKey: "place")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "__part") }
}

private struct Place: ArchivableStructure, Equatable {
    var name: String

    static var archivedStructure: ArchivedStructure { ArchivedStructure("Place") }

    func encode(with archiver: Archiver) throws { try archiver.encode(name, forKey: "name") }

    init(name: String) { self.name = name }

    init(coder unarchiver: Unarchiver) throws { name = try unarchiver.decode(String.self, forKey: "name") }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "name") }
}

private struct OneValue<Value: ArchivableValue>: ArchivableStructure {
    let value: Value?

    static var archivedStructure: ArchivedStructure { ArchivedStructure("OneValue") }

    func encode(with archiver: Archiver) throws { try archiver.encode(value, forKey: "value") }

    init(_ value: Value?) { self.value = value }

    init(coder unarchiver: Unarchiver) throws { value = try unarchiver.decodeIfPresent(Value.self, forKey: "value") }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "value") }
}

@Suite("Attributes as structures")
struct GenericAttributesTests {
    private typealias Run = AttributedStringValue.Run

    @Test("A structure's fields are attributes, and others are next to them")
    func thereAndBack() throws {
        var attributes = PartAttributes(part: 3)
        attributes.link = URL(string: "https://example.com")
        attributes.isBold = true
        attributes.sizes = [1, 2.5]
        attributes.notes = ["a": "b", "c": "d"]
        attributes.tags = ["x", "y"]
        attributes.place = Place(name: "Oslo")
        let run = try Run(length: 4, attributes: attributes, others: ["NSFont": "unknown", "bold": 7])
        #expect(run.attributes["__part"] == 3)
        #expect(run.attributes["bold"] == true)
        #expect(run.attributes["place.name"] == "Oslo")
        #expect(run.attributes.count == 8)
        #expect(try run.attributes(as: PartAttributes.self) == attributes)
        #expect(try run.otherAttributes(than: PartAttributes.self) == ["NSFont": "unknown"])
    }

    @Test("A field that is nil gives no attribute, and a missing attribute nil or the default")
    func missing() throws {
        let run = Run(length: 1, attributes: ["__part": 0])
        #expect(try run.attributes(as: PartAttributes.self) == PartAttributes(part: 0))
        let written = try Run(length: 1, attributes: OneValue<String>(nil))
        #expect(written.attributes.isEmpty)
        #expect(try written.attributes(as: OneValue<String>.self).value == nil)
        #expect(archiveError { try written.attributes(as: PartAttributes.self) }?.code == .missingValue)
    }

    private func read<Value: ArchivableValue>(_ type: Value.Type, _ value: AnyValue) throws -> Value? {
        try Run(length: 1, attributes: ["value": value]).attributes(as: OneValue<Value>.self).value
    }

    @Test("Numbers are read as any type that can hold them")
    func numbers() throws {
        #expect(try read(Int8.self, 127) == 127)
        #expect(try read(UInt64.self, .number(.largeInteger(.max))) == .max)
        #expect(try read(Int.self, true) == 1)
        #expect(try read(Bool.self, 1) == true)
        #expect(try read(Bool.self, 0) == false)
        #expect(try read(Double.self, 2) == 2)
        #expect(try read(Float.self, 2.5) == 2.5)
        #expect(try read(Double.self, .number(.float(0.5))) == 0.5)
        #expect(try read(Decimal.self, 3) == 3)
        #expect(try read(Decimal.self, .number(.decimal(2.5))) == 2.5)
        #expect(try read(Int.self, 3.0) == 3)
        #expect(try read(UInt64.self, .number(.double(0x1p63))) == 1 << 63)
        #expect(try read(Int.self, .number(.decimal(3))) == 3)
        #expect(try read(Double.self, .number(.decimal(2.5))) == 2.5)
        #expect(try read(Double.self, .number(.largeInteger(1 << 63))) == 0x1p63)
        #expect(try read(Bool.self, 1.0) == true)
        #expect(archiveError { try read(Int.self, 2.5) }?.code == .unexpectedKind)
        #expect(archiveError { try read(Double.self, .number(.integer(1 << 53 + 1))) }?.code == .unexpectedKind)
        #expect(archiveError { try read(Float.self, .number(.integer(1 << 24 + 1))) }?.code == .unexpectedKind)
        #expect(try read(Int.self, .null) == nil)
        #expect(archiveError { try read(Int8.self, 128) }?.code == .outOfRange)
        #expect(archiveError { try read(UInt8.self, -1) }?.code == .outOfRange)
    }

    @Test("Values are read as what they are")
    func kinds() throws {
        let date = Date(timeIntervalSinceReferenceDate: 1)
        let uuid = UUID()
        let object = ArchivedObject(.init("NSColor"))
        #expect(try read(Date.self, .date(date)) == date)
        #expect(try read(UUID.self, .uuid(uuid)) == uuid)
        #expect(try read(Data.self, .data(Data([1]))) == Data([1]))
        #expect(try read(ArchivedObject.self, .object(object)) == object)
        #expect(try read([[Int]].self, [[1, 2], []]) == [[1, 2], []])
        #expect(try read([Int?].self, [1, .null]) == [1, nil])
        #expect(try read(AnyValue.self, ["a": [1, .object(object)]]) == ["a": [1, .object(object)]])
        #expect(try read(NumberValue.self, 2.5) == .double(2.5))
    }

    @Test("What is something else is an error that names the attribute")
    func refusals() throws {
        #expect(archiveError { try read(Int.self, "1") }?.code == .unexpectedKind)
        #expect(archiveError { try read(Bool.self, 2) }?.code == .unexpectedKind)
        #expect(archiveError { try read(String.self, 1) }?.code == .unexpectedKind)
        #expect(archiveError { try read(URL.self, "https://example.com") }?.code == .unexpectedKind)
        #expect(archiveError { try read([Place].self, ["Oslo"]) }?.code == .notSupported)
        let error = try #require(archiveError { try read([Int].self, [1, "two"]) })
        #expect(error.description == "value[1]: expected an integer, found a string")
    }

    @Test("What no attribute can be is refused")
    func encoding() throws {
        #expect(archiveError { try Run(length: 1, attributes: OneValue([Place(name: "Oslo")])) }?.code == .notSupported)
        #expect(archiveError { try Run(length: 1, attributes: OneValue([1: "one"])) }?.code == .notSupported)
        for kind in [CollectionKind.array, .dictionary] {
            let error = archiveError { try Run(length: 1, attributes: OneValue(Miscounted(kind: kind))) }
            #expect(error?.expected == "as many elements as announced, 2")
        }
    }
}

/// A collection that announces two elements or entries and writes three values.
private struct Miscounted: ArchivableValue {
    let kind: CollectionKind

    func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.beginCollection(kind, count: 2, forKey: key)
        for text in ["a", "b", "c"] { try text.encode(to: archiver, forKey: nil) }
        try archiver.endCollection()
    }

    static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Miscounted? { nil }
}
