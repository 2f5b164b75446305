// Sequential archives become keyed ones.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Converting sequential archives") struct ConversionTests {
    private func network() -> Station {
        let (first, second) = (Station("first", size: 3), Station("second", size: nil))
        first.neighbours = [second, first]
        second.neighbours = [first]
        second.favourite = first
        return first
    }

    private func check(_ copy: Station) {
        #expect(copy.name == "first" && copy.size == 3)
        #expect(copy.neighbours.map(\.name) == ["second", "first"])
        #expect(copy.neighbours[1] === copy && copy.neighbours[0].neighbours.first === copy)
        #expect(copy.neighbours[0].favourite === copy && copy.neighbours[0].size == nil && copy.favourite == nil)
        copy.neighbours[0].neighbours = []
        copy.neighbours = []
    }

    @Test("The keyed archive is the one that the graph itself gives")
    func data() throws {
        let root = network()
        let old = try SequentialArchiver.archivedData(withRootObject: root)
        let data = try KeyedArchiver.archivedData(converting: old, ofClass: Station.self)
        #expect(try data == KeyedArchiver.archivedData(withRootObject: root))
        check(try KeyedUnarchiver.unarchivedObject(ofClass: Station.self, from: data))
        let xml = try KeyedArchiver.archivedData(converting: old, ofClass: Station.self, profile: .xml)
        #expect(ArchiveKind(of: xml) == .keyed(.xml))
        check(root)
    }

    @Test("A file is replaced by its keyed archive, or left as it is")
    func file() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "ConversionTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try SequentialArchiver.archivedData(withRootObject: Station("alone", size: 1)).write(to: file)
        let old = try Data(contentsOf: file)
        var limits = ArchiveLimits()
        limits.maximumByteCount = 10
        let refusal = archiveError {
            try KeyedArchiver.archivedData(converting: file, ofClass: Station.self, limits: limits).write(
                to: file, options: .atomic)
        }
        #expect(refusal?.code == .limitExceeded)
        #expect(try Data(contentsOf: file) == old)
        try KeyedArchiver.archivedData(converting: file, ofClass: Station.self).write(to: file, options: .atomic)
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Station.self, from: file).name == "alone")
        let error = archiveError {
            try KeyedArchiver.archivedData(converting: file, ofClass: Station.self).write(to: file, options: .atomic)
        }
        #expect(error?.code == .notAnArchive, "it is a keyed archive now")
        #expect(error?.found == "a keyed archive, which 'KeyedUnarchiver' reads")
    }

    @Test("Names of classes are given to the unarchiver")
    func names() throws {
        let archiver = SequentialArchiver()
        archiver.setClassName("OldStation", for: Station.self)
        try archiver.encodeRootObject(Station("renamed", size: 2))
        let old = try archiver.finishEncoding()
        let error = archiveError { try KeyedArchiver.archivedData(converting: old, ofClass: Station.self) }
        #expect(error?.code == .classNotAllowed)
        let data = try KeyedArchiver.archivedData(converting: old, ofClass: Station.self) {
            $0.setClass(Station.self, forClassName: "OldStation")
        }
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Station.self, from: data).name == "renamed")
    }

    @Test("Values behind the root object are an error: they would be lost")
    func trailing() throws {
        let archiver = SequentialArchiver()
        try archiver.encode(Station("first", size: 1))
        try archiver.encode(7)
        let old = try archiver.finishEncoding()
        let error = archiveError { try KeyedArchiver.archivedData(converting: old, ofClass: Station.self) }
        #expect(error?.code == .notSupported)
        #expect(error?.found == "another value after it")
    }
}

/// A class as it is generated for both kinds of archive.
private final class Station: Coding {
    let name: String
    let size: Int?
    var neighbours: [Station] = []
    weak var favourite: Station?

    init(_ name: String, size: Int?) { (self.name, self.size) = (name, size) }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Conversion.Station", type: Station.self, references: [Station.self],
            sequence: [
                .value("name", "@"), .value("size", "c q"), .value("neighbours", "@"), .value("favourite", "@"),
            ])
    }

    func encode(with archiver: Archiver) throws {
        guard archiver.allowsKeyedCoding else {
            try archiver.encode(name)
            try archiver.encodeOptional(size)
            try archiver.encode(neighbours)
            return try archiver.encodeConditionalObject(favourite)
        }
        try archiver.encode(name, forKey: "name")
        try archiver.encodeIfPresent(size, forKey: "size")
        try archiver.encode(neighbours, forKey: "neighbours")
        try archiver.encodeConditional(favourite, forKey: "favourite")
    }

    init(coder unarchiver: Unarchiver) throws {
        size = try unarchiver.decodeIfPresent(Int.self, forKey: "size")
        name = try unarchiver.decode(String.self, forKey: "name")
    }

    func connect(with unarchiver: Unarchiver) throws {
        favourite = try unarchiver.decodeIfPresent(Station.self, forKey: "favourite")
        neighbours = try unarchiver.decode([Station].self, forKey: "neighbours")
    }
}
