// Objects without classes from hostile bytes, and from graphs of any size.

@_spi(GeneratedCode) @testable import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Objects without classes, in large and bad archives")
struct ArchivedObjectHostileTests {
    private static let empty: PropertyList = .describing("Empty")

    static let refused: [(what: String, archive: HandmadeArchive, code: ArchiveError.Code, text: String)] = [
        (
            "a root that is nil", HandmadeArchive(top: ["root": .uid(0)]), .unexpectedKind,
            "root: expected a value, found nil"
        ),
        (
            "a root that is a number itself", HandmadeArchive(top: ["root": 3]), .unexpectedKind,
            "root: expected an object, found an integer"
        ),
        (
            "a reference beyond the slots", HandmadeArchive(["$class": .uid(2), "a": .uid(9)], empty), .corruptArchive,
            "root: expected a reference to one of 3 objects, found one to object 9 (object 1)"
        ),
        (
            "an object without a class", HandmadeArchive(["$class": .uid(2), "a": .uid(3)], empty, ["b": 1]),
            .corruptArchive, "root.a: expected an object with a class, found a dictionary without '$class' (object 3)"
        ),
        (
            "a slot with an array itself", HandmadeArchive(["$class": .uid(2), "a": [.uid(3)]], empty, [1]),
            .corruptArchive, "root.a[0]: expected a value or an object, found an array itself (object 3)"
        ),
        (
            "a slot with a reference", HandmadeArchive(["$class": .uid(2), "a": .uid(3)], empty, .uid(1)),
            .corruptArchive, "root.a: expected a value or an object, found a UID itself (object 3)"
        ),
        (
            "a slot with nothing at all", HandmadeArchive(["$class": .uid(2), "a": .uid(3)], empty, .null),
            .corruptArchive, "root.a: expected a value or an object, found null itself (object 3)"
        ),
        (
            "a reference to a class", HandmadeArchive(["$class": .uid(2), "a": .uid(2)], empty), .corruptArchive,
            "root.a: expected an object with a class, found a dictionary without '$class' (object 2)"
        ),
        (
            "a class that is a number", HandmadeArchive(["$class": 2], empty), .corruptArchive,
            "root: expected a reference under '$class', found an integer (object 1, byte 74)"
        ),
        (
            "a class that is an object", HandmadeArchive(["$class": .uid(1)]), .corruptArchive,
            "root: expected a class with a name, found none in object 1 (object 1, byte 74)"
        ),
        (
            "a class whose name is a number", HandmadeArchive(["$class": .uid(2)], ["$classname": 3]), .corruptArchive,
            "root: expected a class with a name, found none in object 2 (object 1, byte 74)"
        ),
        (
            "a class that is nil", HandmadeArchive(["$class": .uid(0)]), .corruptArchive,
            "root: expected a class under '$class', found something else in object 0 (object 1, byte 74)"
        ),
    ]

    @Test("What is neither a value nor an object is an error that says where", arguments: refused.indices)
    func refuses(index: Int) throws {
        let row = Self.refused[index]
        let data = try row.archive.data()
        let error = archiveError { try KeyedUnarchiver.archivedObject(from: data) }
        #expect(error?.code == row.code, "\(row.what)")
        #expect(error?.description.split(separator: " (byte")[0] == Substring(row.text), "\(row.what)")
    }

    @Test("An error ends the decoding, and half a graph is not handed out afterwards")
    func poison() throws {
        let archive = HandmadeArchive(
            ["$class": .uid(2), "a": .uid(3)], Self.empty, ["b": 1], top: ["root": .uid(1), "other": .uid(1)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data())
        let first = archiveError { try unarchiver.decodeArchivedObject(forKey: "root") }
        #expect(first?.code == .corruptArchive)
        #expect(archiveError { try unarchiver.decodeArchivedObject(forKey: "other") } == first)
        #expect(archiveError { try unarchiver.topLevelEntries() } == first)
        #expect(archiveError { try unarchiver.topLevelKeys } == first)
    }

    @Test("A value that can't be read in one way is not handed out half-read in another")
    func failedTries() throws {
        func name(_ name: String) -> PropertyList {
            ["$classname": .string(name), "$classes": [.string(name), "NSObject"]]
        }
        let archive = HandmadeArchive(
            ["$class": .uid(2), "NS.objects": [.uid(3)]], name("NSArray"),
            ["$class": .uid(4), "NS.base": .uid(0), "NS.relative": .uid(999)], name("NSURL"))
        let error = archiveError { try KeyedUnarchiver.unarchivedValue(of: AnyValue.self, from: archive.data()) }
        #expect(error?.code == .corruptArchive)
    }

    @Test("Decoding that has finished gives nothing more")
    func finished() throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive("x").data())
        let object = try #require(try unarchiver.decodeArchivedObject(forKey: "root"))
        unarchiver.finishDecoding()
        #expect(object.string == "x")
        #expect(archiveError { try unarchiver.decodeArchivedObject(forKey: "root") }?.code == .finished)
        #expect(archiveError { try unarchiver.topLevelEntries() }?.code == .finished)
    }

    @Test("Arrays that hold each other or themselves, or are nested without end, reach a limit")
    func nesting() throws {
        var nested: PropertyList = 1
        for _ in 0..<508 { nested = [nested] }
        let deep = try HandmadeArchive(["$class": .uid(2), "a": nested], Self.empty).data()
        let object = try withStack { try KeyedUnarchiver.archivedObject(from: deep) }
        #expect(try withStack { try KeyedArchiver.archivedData(withRootObject: object) }.count > 508)

        var value = ArchivedObject.Value.inline(1)
        for _ in 0..<600 { value = .array([value]) }
        let handmade = ArchivedObject(.init("Deep"), entries: [.init(key: "a", value: value)])
        #expect(archiveError { try KeyedArchiver.archivedData(withRootObject: handmade) }?.code == .limitExceeded)

        // Each array holds the next one twice: 2^40 values in few bytes.
        let laughs = try BytesOfArchive.sharedArrays(count: 40)
        #expect(archiveError { try KeyedUnarchiver.archivedObject(from: laughs) }?.code == .limitExceeded)
        let ring = try BytesOfArchive.sharedArrays(count: 1, lastRefersToFirst: true)
        #expect(archiveError { try KeyedUnarchiver.archivedObject(from: ring) }?.code == .limitExceeded)
    }

    @Test("Values that overlap cost no more than the limit allows, and a limit of objects holds")
    func limits() throws {
        let text = String(repeating: "long", count: 1_000)
        let entries = (0..<64).map { ArchivedObject.Entry(key: "\($0)", value: .object(ArchivedObject(.string(text)))) }
        let data = try KeyedArchiver.archivedData(withRootObject: ArchivedObject(.init("Many"), entries: entries))
        // The archive contains the text once, and each object reads it.
        #expect(data.count < 6_000)
        #expect(archiveError { try KeyedUnarchiver.archivedObject(from: data) }?.code == .limitExceeded)
        var limits = ArchiveLimits()
        limits.maximumReadCount = 1 << 20
        #expect(try KeyedUnarchiver.archivedObject(from: data, limits: limits).entries.count == 64)
        limits.maximumObjectCount = 64
        #expect(archiveError { try KeyedUnarchiver.archivedObject(from: data, limits: limits) }?.code == .limitExceeded)
    }

    @Test("Any byte changed, and any beginning, is read or refused")
    func changedBytes() throws {
        let data = try ArchivedObjectTests.employee.data()
        var generator = SeededGenerator(seed: 7)
        var readCount = 0
        for place in data.indices {
            var changed = data
            changed[place] ^= UInt8.random(in: 1...255, using: &generator)
            for bytes in [changed, data.prefix(place)] {
                guard let object = try? KeyedUnarchiver.archivedObject(from: bytes) else { continue }
                readCount += 1
                _ = object.description
                if let again = try? KeyedArchiver.archivedData(withRootObject: object) {
                    let copy = try KeyedUnarchiver.archivedObject(from: again)
                    #expect(ArchivedGraph(copy) == ArchivedGraph(object))
                }
            }
        }
        #expect(readCount > 50)
    }

    /// A million where DepthTests has as many.
    private static let chainCount = IntegrationRing.isDeep ? 1_000_000 : 50_000

    @Test("Many objects of a class with a long name are read and written in proportion to their bytes")
    func longClassName() throws {
        let isInProportion = try growsInProportion(from: 2_000, times: 10) { count in
            let description = ArchivedObject.ClassDescription(String(repeating: "N", count: count * 20), chain: nil)
            let objects = (0..<count).map { _ in ArchivedObject.Value.object(ArchivedObject(description)) }
            let root = ArchivedObject(description, entries: [.init(key: "list", value: .array(objects))])
            let data = try KeyedArchiver.archivedData(withRootObject: root)
            let copy = try KeyedUnarchiver.archivedObject(from: data)
            #expect(try KeyedArchiver.archivedData(withRootObject: copy) == data)
        }
        #expect(isInProportion)
    }

    @Test("A chain of any length is read, written and released on a small stack")
    func longChain() throws {
        try withStack {
            let description = ArchivedObject.ClassDescription("Link")
            var chain: ArchivedObject? = ArchivedObject(description)
            for number in 0..<Self.chainCount {
                let link = ArchivedObject(description)
                link.entries = [
                    .init(key: "number", value: .inline(.integer(PropertyListInteger(Int64(number))))),
                    .init(key: "next", value: chain.map { .object($0) } ?? .null),
                ]
                chain = link
            }
            let data = try KeyedArchiver.archivedData(withRootObject: #require(chain))
            chain = nil
            var copy: ArchivedObject? = try KeyedUnarchiver.archivedObject(from: data)
            #expect(copy?["number"]?.integer == Int64(Self.chainCount - 1))
            var count = 0
            var link = copy
            while let next = link?["next"]?.object {
                count += 1
                link = next
            }
            #expect(count == Self.chainCount)
            #expect(copy?.description.split(separator: "\n").count ?? 0 < 202)
            weak var last: AnyObject?
            last = link?.member
            link = nil
            copy = nil
            #expect(last == nil)
        }
    }

    private static func unwritable() -> [(what: String, object: ArchivedObject, code: ArchiveError.Code)] {
        let both = ArchivedObject("text")
        both.classDescription = .init("Text")
        let neither = ArchivedObject("text")
        neither.value = nil
        return [
            ("a value of a class", both, .notSupported),
            ("neither a value nor of a class", neither, .notSupported),
            ("an array that is no object", ArchivedObject([1]), .notSupported),
            ("a reference as a value", ArchivedObject(.uid(1)), .notSupported),
            (
                "a reference by number",
                ArchivedObject(.init("A"), entries: [.init(key: "a", value: .inline([.uid(1)]))]), .notSupported
            ),
            (
                "a class as an entry", ArchivedObject(.init("A"), entries: [.init(key: "$class", value: .inline(1))]),
                .notSupported
            ),
        ]
    }

    @Test("What was made by hand and is no object is not written")
    func notWritten() throws {
        for row in Self.unwritable() {
            let holder = ArchivedObject(.init("Holder"), entries: [.init(key: "a", value: .object(row.object))])
            for object in [row.object, holder] {
                let error = archiveError { try KeyedArchiver.archivedData(withRootObject: object) }
                #expect(error?.code == row.code, "\(row.what): \(error.map { "\($0)" } ?? "written")")
            }
        }
    }

    @Test("Long names of a class and keys are not repeated for each object where the members of a set are put in order")
    func longNamesInOrder() throws {
        let fingerprints = FingerprintArchiver(for: KeyedArchiver())
        let name = String(repeating: "n", count: 10_000)
        let names = (0..<1_000).map { "Superclass\($0)" }
        let objects = [
            ArchivedObject(.init("A", superclasses: names)), ArchivedObject(.init("A", superclasses: names + ["B"])),
            ArchivedObject(.init(name)), ArchivedObject(.init(name + "m")),
            ArchivedObject(.init("A"), entries: [.init(key: name, value: .null)]),
            ArchivedObject(.init("A"), entries: [.init(key: name + "m", value: .null)]),
        ]
        let contents = objects.map { fingerprints.contents(of: $0).bytes }
        for content in contents { #expect(content.count < 1_000) }
        #expect(Set(contents).count == objects.count)
        #expect(contents == objects.map { fingerprints.contents(of: $0).bytes })
    }

    @Test("The string that represents nil, keys that are repeated, and collections of values are written as they are")
    func handmade() throws {
        let object = ArchivedObject(
            .init("A"),
            entries: [
                .init(key: "a", value: .object(ArchivedObject("$null"))), .init(key: "b", value: .inline(1)),
                .init(key: "b", value: .inline(2)), .init(key: "c", value: .inline(["z": [1, 2.5], "y": true])),
                .init(key: "d", value: .set([.inline("s"), .null])),
            ])
        let copy = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: object))
        #expect(copy["a"]?.string == "$null")
        #expect(copy["a"]?.object?.className == "NSString")
        #expect(copy["b"]?.integer == 1)
        #expect(copy.keys == ["a", "b", "c", "d"])
        guard case .dictionary(let entries) = copy["c"], case .set(let set) = copy["d"] else {
            Issue.record("other values")
            return
        }
        #expect(entries.map(\.key) == ["y", "z"])
        #expect(entries[1].value.elements?.map(\.double) == [nil, 2.5])
        #expect(set.map(\.string) == ["s", nil])
    }
}

/// Archives whose parts are shared in ways that no property list as a value has.
private enum BytesOfArchive {
    /// An archive with an object that holds arrays, each with two references to the next one.
    static func sharedArrays(count: Int, lastRefersToFirst: Bool = false) throws -> Data {
        var writer = BinaryPropertyListWriter()
        func string(_ text: String) throws -> UInt32 { try writer.string(text) }
        let arrays = try (0...count).map { _ in try writer.reserveObject() }
        for (array, next) in zip(arrays, arrays.dropFirst()) { try writer.array([next, next], at: array) }
        try writer.array(lastRefersToFirst ? [arrays[0]] : [], at: arrays[count])
        let description = try writer.dictionary(keys: [string("$classname")], values: [string("A")])
        let object = try writer.dictionary(
            keys: [string("a"), string("$class")], values: [arrays[0], writer.uid(2)])
        let objects = try writer.array([string("$null"), object, description])
        let top = try writer.dictionary(keys: [string("root")], values: [writer.uid(1)])
        let root = try writer.dictionary(
            keys: [string("$version"), string("$archiver"), string("$top"), string("$objects")],
            values: [writer.integer(100_000), string("NSKeyedArchiver"), top, objects])
        return Data(try writer.finish(topObject: root))
    }
}
