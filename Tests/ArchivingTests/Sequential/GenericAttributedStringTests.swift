// Attributed strings in sequential archives: reading, writing, and archives that are reproduced byte for byte.

import Archiving
import Foundation
import PropertyLists
import Testing

private typealias Group = ArchivedObject.Group
private typealias Value = ArchivedObject.Value

private func object(_ names: [String], _ versions: [Int]? = nil, _ groups: [Group]) -> ArchivedObject {
    ArchivedObject(.init(names[0], chain: names + ["NSObject"], versions: versions.map { $0 + [0] }), groups: groups)
}

private func text(_ text: String, isMutable: Bool = false) -> ArchivedObject {
    let group = Group("+", .inline(.data(Data(text.utf8))))
    return isMutable
        ? object(["NSMutableString", "NSString"], [1, 1], [group]) : object(["NSString"], [1], [group])
}

private func dictionary(_ entries: [(ArchivedObject, Value)], isMutable: Bool = false) -> ArchivedObject {
    object(
        isMutable ? ["NSMutableDictionary", "NSDictionary"] : ["NSDictionary"], nil,
        [Group("i", .inline(.integer(PropertyListInteger(Int64(entries.count)))))]
            + entries.flatMap { [Group("@", .object($0.0)), Group("@", $0.1)] })
}

private func number(_ code: String, _ value: PropertyList) -> Value {
    .object(object(["NSNumber", "NSValue"], nil, [Group("*", .inline(.string(code))), Group(code, .inline(value))]))
}

private func run(_ place: Int64, _ length: Int64) -> Group {
    Group("iI", [.inline(.integer(PropertyListInteger(place))), .inline(.integer(PropertyListInteger(length)))])
}

@Suite("Attributed strings in sequential archives")
struct GenericAttributedStringTests {
    /// A message as another system might have written it: mutable text, numbers of small types, attributes in a
    /// different order, one dictionary twice, and an equal dictionary that is written again.
    private func body() -> ArchivedObject {
        let part = text("__part")
        let link = text("link")
        let url = object(["NSURL"], nil, [Group("c", .inline(0)), Group("@", .object(text("https://example.com")))])
        let first = dictionary([(part, number("i", 0))])
        let second = dictionary([(part, number("s", 0)), (link, .object(url)), (text("bold"), number("c", 1))])
        let third = dictionary([(part, number("i", 0))], isMutable: true)
        return object(
            ["NSMutableAttributedString", "NSAttributedString"], nil,
            [
                Group("@", .object(text("See example.com 🙂!", isMutable: true))),
                run(1, 4), Group("@", .object(first)),
                run(2, 11), Group("@", .object(second)),
                run(1, 1),
                run(3, 3), Group("@", .object(third)),
            ])
    }

    private func value(_ data: Data) throws -> AttributedStringValue {
        try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: data)
    }

    @Test("Text, runs and attributes are read")
    func reading() throws {
        let value = try value(SequentialArchiver.archivedData(withRootObject: body()))
        #expect(value.string == "See example.com 🙂!")
        #expect(value.runs.map(\.length) == [4, 11, 1, 3])
        #expect(value.runs[0].attributes.keys.sorted() == ["__part"])
        #expect(value.runs[1].attributes["link"] == .url(try #require(URL(string: "https://example.com"))))
        #expect(value.runs[0].attributes == value.runs[2].attributes)
        #expect(value.attributes(at: 5)?.count == 3)
    }

    @Test("What wasn't changed is written byte for byte, whatever surrounds it")
    func exact() throws {
        let data = try SequentialArchiver.archivedData(withRootObject: body())
        let value = try value(data)
        #expect(try SequentialArchiver.archivedData(withRootObject: value) == data)

        // Twice in an array: one object, as two references to it would be.
        let twice = try SequentialArchiver.archivedData(withRootObject: [value, value])
        let array = try SequentialUnarchiver.archivedObject(from: twice)
        let elements = try #require(array.elements)
        #expect(elements[0].object == elements[1].object)
        #expect(elements[0].object?.className == "NSMutableAttributedString")
        let values = try SequentialUnarchiver.unarchivedValue(of: [AttributedStringValue].self, from: twice)
        #expect(values == [value, value])
        #expect(try SequentialArchiver.archivedData(withRootObject: values) == twice)
    }

    @Test("It is whole, whatever was read from its archive without success")
    func afterError() throws {
        let groups = [Group("@", .object(body())), Group("@", .object(text("next")))]
        var limits = ArchiveLimits()
        limits.maximumObjectCount = 4
        let unarchiver = try SequentialUnarchiver(
            forReadingFrom: SequentialArchiver.archivedData(withGroups: groups), limits: limits)
        let value = try unarchiver.decode(AttributedStringValue.self)
        let error = archiveError { try unarchiver.archivedGroups() }
        #expect(error?.code == .limitExceeded && error?.path == "root.$6", "\(String(describing: error))")
        let again = try SequentialArchiver.archivedData(withRootObject: value)
        #expect(try again == SequentialArchiver.archivedData(withRootObject: body()))
    }

    @Test("What was changed is written as a new one, and equal to one made by hand")
    func changed() throws {
        let data = try SequentialArchiver.archivedData(withRootObject: body())
        var changed = try value(data)
        changed.append(" Yes.", attributes: ["__part": 1])
        let byHand = try #require(AttributedStringValue(changed.string, runs: changed.runs))
        #expect(changed == byHand)
        let written = try SequentialArchiver.archivedData(withRootObject: changed)
        #expect(written == (try SequentialArchiver.archivedData(withRootObject: byHand)))
        #expect(try value(written) == changed)
        let archived = try SequentialUnarchiver.archivedObject(from: written)
        #expect(archived.className == "NSAttributedString")
        // Equal attributes have one dictionary: 1, 2, 1, 1 again, and a new one.
        let places = archived.groups.filter { $0.encoding == "iI" }.compactMap { $0.values[0].integer }
        #expect(places.count == changed.runs.count)
        #expect(places.max() == Int64(Set(changed.runs.map(\.attributes)).count))
    }

    @Test("Equality and hashing don't know how the archive held it")
    func equality() throws {
        let read = try value(SequentialArchiver.archivedData(withRootObject: body()))
        let byHand = try #require(AttributedStringValue(read.string, runs: read.runs))
        #expect(read == byHand)
        #expect(Set([read, byHand]).count == 1)
        #expect(
            try SequentialArchiver.archivedData(withRootObject: read)
                != SequentialArchiver.archivedData(withRootObject: byHand))
    }

    @Test("One made by hand has the bytes of Cocoa's")
    func golden() throws {
        let data = try SequentialArchiver.archivedData(withRootObject: AttributedStringValue("Hello, world"))
        let expected: [UInt8] =
            [
                0x04, 0x0b, 0x73, 0x74, 0x72, 0x65, 0x61, 0x6d, 0x74, 0x79, 0x70, 0x65, 0x64, 0x81, 0xe8, 0x03,
                0x84, 0x01, 0x40, 0x84, 0x84, 0x84, 0x12,
            ] + Array("NSAttributedString".utf8) + [0x00, 0x84, 0x84, 0x08] + Array("NSObject".utf8) + [
                0x00, 0x85, 0x92, 0x84, 0x84, 0x84, 0x08,
            ] + Array("NSString".utf8) + [0x01, 0x94, 0x84, 0x01, 0x2b, 0x0c] + Array("Hello, world".utf8) + [
                0x86, 0x84, 0x02, 0x69, 0x49, 0x01, 0x0c, 0x92, 0x84, 0x84, 0x84, 0x0c,
            ] + Array("NSDictionary".utf8) + [0x00, 0x94, 0x84, 0x01, 0x69, 0x00, 0x86, 0x86]
        #expect(Array(data) == expected)
        #expect(try value(data) == AttributedStringValue("Hello, world"))
        #expect(try value(SequentialArchiver.archivedData(withRootObject: AttributedStringValue())).runs.isEmpty)
    }

    @Test("It goes to a keyed archive and back")
    func keyed() throws {
        let value = try value(SequentialArchiver.archivedData(withRootObject: body()))
        let copy = try unarchivedValue(AttributedStringValue.self, from: archive(of: value))
        #expect(copy == value)
        #expect(try self.value(SequentialArchiver.archivedData(withRootObject: copy)) == value)
    }

    @Test("A color among the attributes is kept as it is, changed or not")
    func unknownClasses() throws {
        let color = object(
            ["NSColor"], nil,
            [
                Group("c", .inline(3)), Group("ff", [.inline(.float(0.5)), .inline(.float(1))]),
            ])
        let archived = object(
            ["NSAttributedString"], nil,
            [
                Group("@", .object(text("ab"))), run(1, 2),
                Group("@", .object(dictionary([(text("NSColor"), .object(color))]))),
            ])
        var value = try value(SequentialArchiver.archivedData(withRootObject: archived))
        guard case .object(let read) = value.runs[0].attributes["NSColor"] else {
            Issue.record("no object")
            return
        }
        #expect(read.description == color.description)
        value.append("c")
        let changed = try self.value(SequentialArchiver.archivedData(withRootObject: value))
        guard case .object(let again) = changed.runs[0].attributes["NSColor"] else {
            Issue.record("no object")
            return
        }
        #expect(again.description == color.description)
    }

    @Test("Runs that don't fit the text are errors")
    func refusals() throws {
        let attributes = Group("@", .object(dictionary([])))
        let rows: [(groups: [Group], code: ArchiveError.Code)] = [
            ([], .missingValue),
            ([run(1, 2), attributes], .missingValue), ([run(0, 0)], .invalidValue),
            ([run(1, 4), attributes], .invalidValue), ([run(1, 0), attributes], .invalidValue),
            ([run(2, 3), attributes], .invalidValue), ([run(1, 3), Group("@", .null)], .unexpectedKind),
            ([run(1, 3)], .unexpectedKind), ([Group("ii", [.inline(1), .inline(3)]), attributes], .unexpectedKind),
            ([run(1, 3), attributes, run(1, 1)], .corruptArchive),
            ([run(1, 3), Group("@", .object(text("no dictionary")))], .unexpectedKind),
        ]
        for (place, row) in rows.enumerated() {
            let archived = object(["NSAttributedString"], nil, [Group("@", .object(text("abc")))] + row.groups)
            let data = try SequentialArchiver.archivedData(withRootObject: archived)
            let error = archiveError { try value(data) }
            #expect(error?.code == row.code, "\(place): \(String(describing: error))")
        }
    }
}
