// Structures that are dictionaries: the bytes, the order of reading, what references share, and hostile archives.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Structures that are dictionaries") struct DictionaryStructureTests {
    private static let places = [
        PlaceValues(x: 1, y: 2.5), PlaceValues(x: 3, y: -4, inner: [PlaceValues(x: 5, y: 6), PlaceValues(x: 7, y: 8)]),
    ]

    @Test("The bytes are those of a dictionary, in archives of both kinds")
    func bytes() throws {
        let (place, values) = (PlaceValues(x: 1, y: 2.5), ["x": 1, "y": 2.5])
        #expect(try archive(of: place) == archive(of: values))
        #expect(try archive(of: [place, place]) == archive(of: [values, values]))
        #expect(try sequentialArchive(of: place) == sequentialArchive(of: values))
        #expect(try sequentialArchive(of: [place, place]) == sequentialArchive(of: [values, values]))
    }

    @Test("They come back, also in sets and as keys, whatever the order in which they ask for their keys")
    func orders() throws {
        for isReversed in [false, true] {
            PlaceValues.$isReversed.withValue(isReversed) {
                #expect(throws: Never.self) {
                    #expect(try boxed(Self.places) == Self.places)
                    #expect(try boxed(Set(Self.places)) == Set(Self.places))
                    #expect(try boxed([Self.places[0]: Self.places[1]]) == [Self.places[0]: Self.places[1]])
                    let data = try sequentialArchive(of: Self.places)
                    #expect(try SequentialUnarchiver(forReadingFrom: data).decode([PlaceValues].self) == Self.places)
                }
            }
        }
    }

    @Test("In the attributes of an attributed string")
    func attributes() throws {
        let run = try AttributedStringValue.Run(length: 4, attributes: PlaceAttributes(place: Self.places[1]))
        #expect(
            run.attributes["place"] == ["x": 3.0, "y": -4.0, "inner": [["x": 5.0, "y": 6.0], ["x": 7.0, "y": 8.0]]])
        #expect(try run.attributes(as: PlaceAttributes.self).place == Self.places[1])
    }

    @Test("Their bytes can be copied and borrowed")
    func bytesOfEntries() throws {
        let page = PageBytes(bytes: Data([1, 2, 3]))
        #expect(try boxed(page) == page)
        #expect(try boxed([page, page]) == [page, page])
    }

    @Test("A structure that encodes other keys each time, or a value without a key, ends the archive")
    func unstableKeys() throws {
        for isKeyed in [true, false] {
            let error = #expect(throws: ArchiveError.self) { _ = try archive(of: UnstableKeys(isKeyed: isKeyed)) }
            #expect(error?.code == .notSupported)
        }
    }

    @Test("In a sequential archive, a value after the last entry is an error, whichever entry is read last")
    func valueTooMany() throws {
        for isReversed in [false, true] {
            var stream = HandmadeStream()
            let (x, y) = (stream.string("x"), stream.string("y"))
            let number = stream.number("d", .real(1))
            let entries = [x, number, y, number].map { ("@", [.object($0)]) as HandmadeStream.Group }
            let dictionary = stream.object(
                [("NSDictionary", 0), ("NSObject", 0)], [("i", [.integer(2)])] + entries + [("@", [.null])])
            let data = try stream.data(root: dictionary)
            PlaceValues.$isReversed.withValue(isReversed) {
                let error = #expect(throws: ArchiveError.self) {
                    _ = try SequentialUnarchiver(forReadingFrom: data).decode(PlaceValues.self)
                }
                #expect(error?.code == .corruptArchive && error?.expected == "2 elements")
            }
        }
    }

    @Test("A dictionary that contains itself ends reading")
    func cycle() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(PlaceValues(x: 1, y: 2, inner: [PlaceValues(x: 3, y: 4)]), forKey: "root")
        var list = try #require(try PropertyList(data: archiver.finishEncoding()).dictionary)
        // The inner array's element becomes the dictionary that contains the array.
        let root = try #require(list["$top"]?["root"])
        let objects = try #require(list["$objects"]?.array)
        let changed = objects.map { object -> PropertyList in
            guard case .dictionary(var entries) = object, let elements = entries["NS.objects"]?.array,
                entries["NS.keys"] == nil, elements.count == 1
            else { return object }
            entries["NS.objects"] = [root]
            return .dictionary(entries)
        }
        list["$objects"] = .array(changed)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: PropertyList.dictionary(list).data(format: .binary))
        let error = #expect(throws: ArchiveError.self) { _ = try unarchiver.decode(PlaceValues.self, forKey: "root") }
        #expect(error?.code == .limitExceeded)
    }

    @Test("Moving needs an open collection and an element in it")
    func moving() throws {
        let keyed = try KeyedUnarchiver(forReadingFrom: archive(of: [1, 2, 3]))
        #expect(throws: ArchiveError.self) { try keyed.moveToElement(0) }
        for number in [-1, 3, .max] {
            let unarchivers: [Unarchiver] = [
                try KeyedUnarchiver(forReadingFrom: archive(of: [1, 2, 3])),
                try SequentialUnarchiver(forReadingFrom: sequentialArchive(of: [1, 2, 3])),
            ]
            for unarchiver in unarchivers {
                let key = unarchiver is KeyedUnarchiver ? "root" : nil
                #expect(try unarchiver.beginCollection(.array, forKey: key) == 3)
                #expect(throws: ArchiveError.self) {
                    try unarchiver.moveToElement(number)
                    _ = try Int64.decodeIfPresent(from: unarchiver, forKey: nil)
                }
            }
        }
    }

    private func archive(of value: some ArchivableValue) throws -> Data {
        let archiver = KeyedArchiver()
        try archiver.encode(value, forKey: "root")
        return try archiver.finishEncoding()
    }

    private func sequentialArchive(of value: some ArchivableValue) throws -> Data {
        let archiver = SequentialArchiver()
        try archiver.encode(value)
        return try archiver.finishEncoding()
    }
}

/// A structure that asks for its keys in one of two orders.
private struct PlaceValues: ArchivableDictionary, Hashable {
    @TaskLocal static var isReversed = false

    var x: Double
    var y: Double
    var inner: [PlaceValues]?

    static let archivedStructure = ArchivedStructure("PlaceValues")

    init(x: Double, y: Double, inner: [PlaceValues]? = nil) { (self.x, self.y, self.inner) = (x, y, inner) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(x, forKey: "x")
        try archiver.encode(y, forKey: "y")
        try archiver.encodeIfPresent(inner, forKey: "inner")
    }

    init(coder unarchiver: Unarchiver) throws {
        if Self.isReversed {
            inner = try unarchiver.decodeIfPresent([PlaceValues].self, forKey: "inner")
            y = try unarchiver.decode(Double.self, forKey: "y")
            x = try unarchiver.decode(Double.self, forKey: "x")
        } else {
            x = try unarchiver.decode(Double.self, forKey: "x")
            y = try unarchiver.decode(Double.self, forKey: "y")
            inner = try unarchiver.decodeIfPresent([PlaceValues].self, forKey: "inner")
        }
    }
}

private struct PageBytes: ArchivableDictionary, Hashable {
    static let archivedStructure = ArchivedStructure("PageBytes")
    var bytes: Data

    init(bytes: Data) { self.bytes = bytes }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeBytes(bytes, forKey: "copied")
        try archiver.encode(bytes, forKey: "borrowed")
    }

    init(coder unarchiver: Unarchiver) throws {
        bytes = try unarchiver.decodeBytes(forKey: "copied") ?? Data()
        let borrowed = try unarchiver.withUnsafeBytes(ofDataForKey: "borrowed") { Data($0) }
        if borrowed != bytes { bytes = Data() }
    }
}

private struct PlaceAttributes: ArchivableStructure {
    let place: PlaceValues

    static let archivedStructure = ArchivedStructure("PlaceAttributes")

    init(place: PlaceValues) { self.place = place }

    func encode(with archiver: Archiver) throws { try archiver.encode(place, forKey: "place") }

    init(coder unarchiver: Unarchiver) throws { place = try unarchiver.decode(PlaceValues.self, forKey: "place") }

    static func isArchived(in unarchiver: Unarchiver) -> Bool {
        unarchiver.containsValue(of: PlaceValues.self, forKey: "place")
    }
}

private struct UnstableKeys: ArchivableDictionary {
    final class Count { var value = 0 }

    let count = Count()
    let isKeyed: Bool

    static var archivedStructure: ArchivedStructure { ArchivedStructure("UnstableKeys") }

    init(isKeyed: Bool) { self.isKeyed = isKeyed }

    func encode(with archiver: Archiver) throws {
        count.value += 1
        if isKeyed { try archiver.encode(1, forKey: "key\(count.value)") } else { try archiver.encode(1) }
    }

    init(coder unarchiver: Unarchiver) throws { self.init(isKeyed: true) }
}
