// Keys of a dictionary that are different in the archive and equal in Swift.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Repeated keys") struct RepeatedKeyTests {
    /// An archive of a dictionary whose keys are given; the values are 1, 2, 3 and so on.
    private static func data(_ keys: [PropertyList], _ objects: PropertyList...) throws -> Data {
        let references = keys.indices.map { PropertyList.uid(UInt32($0 + 3)) }
        return try data(references: references, keys + objects)
    }

    /// The same with references to objects, which are in the slots from 3 on.
    private static func data(references: [PropertyList], _ objects: [PropertyList]) throws -> Data {
        let values = references.indices.map { PropertyList.uid(UInt32($0 + 3 + objects.count)) }
        let numbers = references.indices.map { PropertyList.integer(PropertyListInteger(Int64($0 + 1))) }
        var archive = HandmadeArchive(top: ["value": .uid(1)])
        archive.objects = .array(
            [
                "$null", ["$class": .uid(2), "NS.keys": .array(references), "NS.objects": .array(values)],
                .describing("NSDictionary"),
            ] + objects + numbers)
        return try archive.data()
    }

    @Test("Of pairs whose keys are equal the first counts")
    func first() throws {
        let twice = try Self.data(references: [.uid(3), .uid(3), .uid(4)], ["key", "other"])
        #expect(try unarchivedValue([String: Int].self, from: twice) == ["key": 1, "other": 3])
        #expect(try unarchivedValue([Int: Int].self, from: Self.data([7, 8, 7])) == [7: 1, 8: 2])
    }

    @Test("Strings that differ in their normalization only are one key, as Swift compares them")
    func normalization() throws {
        let data = try Self.data(["e\u{301}", "\u{e9}", "e"])
        let copy = try unarchivedValue([String: Int].self, from: data)
        #expect(copy == ["\u{e9}": 1, "e": 3])
    }

    @Test(
        "A raw value that the enum knows wins over unknown ones, whatever the order",
        arguments: [
            (["other", "new", "newer"], 1), (["new", "other", "newer"], 2), (["new", "newer", "other"], 3),
            (["new", "newer"], 1),
        ])
    func unknownValues(keys: [String], value: Int) throws {
        let data = try Self.data(keys.map { .string($0) })
        #expect(try unarchivedValue([Medium: Int].self, from: data) == [.other: value])
        #expect(try unarchivedValue([Medium?: Int].self, from: data) == [.other: value])
    }

    @Test("Known keys keep their values beside unknown ones")
    func otherKeys() throws {
        let data = try Self.data(["new", "paper", "other", "newer", "paper"])
        #expect(try unarchivedValue([Medium: Int].self, from: data) == [.other: 3, .paper: 2])
    }

    @Test("What keys are made of counts too, and how often a key is used does not")
    func composedKeys() throws {
        let objects: [PropertyList] = [
            ["$class": .uid(4), "NS.objects": [.uid(5)]], .describing("NSArray"), "new",
            ["$class": .uid(4), "NS.objects": [.uid(7)]], "other",
        ]
        for (references, value) in [([3, 3, 3, 6], 4), ([3, 6, 3, 3], 2), ([3, 3, 3, 3], 1)] as [([UInt32], Int)] {
            let data = try Self.data(references: references.map { .uid($0) }, objects)
            #expect(try unarchivedValue([[Medium]: Int].self, from: data) == [[.other]: value])
        }
    }

    @Test("Values that the enum does not know say nothing of their keys")
    func valuesOfTheEnum() throws {
        var archive = HandmadeArchive(top: ["value": .uid(1)])
        archive.objects = .array([
            "$null", ["$class": .uid(2), "NS.keys": [.uid(3), .uid(3)], "NS.objects": [.uid(4), .uid(5)]],
            .describing("NSDictionary"), "key", "new", "paper",
        ])
        #expect(try unarchivedValue([String: Medium].self, from: archive.data()) == ["key": .other])
    }
}

private enum Medium: String, ArchivableEnumeration {
    case paper, other

    static func value(forUnknown rawValue: String) -> Medium? { .other }
}
