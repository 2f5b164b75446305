// Classes for the tests of reports.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists

enum ReportModels {
    /// A class in version 2, with a fallback key and a retired key.
    final class Folder: Coding, Hashable {
        var name: String
        var size: Int
        var next: Folder?

        static var archivedClass: ArchivedClass {
            ArchivedClass(
                "Folder", type: Folder.self, version: 2, formerly: ["OldFolder"], olderKeys: ["old", "retired"])
        }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(self.name, forKey: "name")
            try archiver.encode(self.size, forKey: "size")
        }

        init(coder unarchiver: Unarchiver) throws {
            self.name = try unarchiver.decode(String.self, forKey: "name")
            self.size = try unarchiver.decode(Int.self, forKey: "size", fallbackKeys: "old", default: 0)
            if self.name == "asks" { _ = unarchiver.containsValue(forKey: "more") }
        }

        func connect(with unarchiver: Unarchiver) throws {
            self.next = try unarchiver.decodeIfPresent(Folder.self, forKey: "next")
        }

        static func == (left: Folder, right: Folder) -> Bool { left === right }

        func hash(into hasher: inout Hasher) { hasher.combine(self.name) }
    }

    /// An older folder.
    final class Member: Coding, Hashable {
        let name: String

        init(_ name: String) { self.name = name }

        static var archivedClass: ArchivedClass { ArchivedClass("Member", type: Member.self) }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(self.name, forKey: "name")
            try archiver.encode(1, forKey: "old")
        }

        init(coder unarchiver: Unarchiver) throws { self.name = try unarchiver.decode(String.self, forKey: "name") }

        static func == (left: Member, right: Member) -> Bool { left.name == right.name }

        func hash(into hasher: inout Hasher) { hasher.combine(self.name) }
    }

    /// Reads a set of objects after all objects are connected.
    final class Crowd: Coding {
        var members: Set<Folder> = []
        var late = 0

        init() {}

        static var archivedClass: ArchivedClass { ArchivedClass("Crowd", type: Crowd.self, references: [Folder.self]) }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(Set([Member("a"), Member("b")]), forKey: "members")
        }

        init(coder unarchiver: Unarchiver) throws {}

        func connect(with unarchiver: Unarchiver) throws {
            unarchiver.whenConnected {
                self.late = try unarchiver.decode(Int.self, forKey: "late", default: 1)
                self.members = try unarchiver.decode(Set<Folder>.self, forKey: "members")
            }
        }
    }

    /// An object that reads nothing.
    final class Empty: Coding {
        static var archivedClass: ArchivedClass { ArchivedClass("Empty", type: Empty.self) }
        init(coder unarchiver: Unarchiver) throws {}
        func encode(with archiver: Archiver) throws {}
    }

    /// A structure in version 1, which can be configured to write like a later version.
    struct Plot: ArchivableStructure {
        var area: Int
        var version = 1

        static var archivedStructure: ArchivedStructure {
            ArchivedStructure("Plot", version: 1, olderKeys: ["acres"])
        }

        init(area: Int) { self.area = area }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(self.area, forKey: "area")
            try archiver.encode(self.area, forKey: "acres")
            if self.version > 1 { try archiver.encode(1, forKey: "new") }
            try archiver.encodeVersion(self.version, forKey: "Plot.version")
        }

        init(coder unarchiver: Unarchiver) throws {
            self.area = try unarchiver.decode(Int.self, forKey: "area")
            _ = try unarchiver.decode(Int.self, forKey: "price", default: 0)
        }

        static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "area") }
    }

    /// A structure under a key, and some under separate keys.
    final class Lot: Coding {
        let one: Plot
        let many: [Plot]

        init(_ one: Plot, _ many: [Plot], version: Int) {
            func aged(_ plot: Plot) -> Plot {
                var plot = plot
                plot.version = version
                return plot
            }
            self.one = aged(one)
            self.many = many.map(aged)
        }

        static var archivedClass: ArchivedClass { ArchivedClass("Lot", type: Lot.self) }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(self.one, forKey: "one")
            try archiver.encode(Indexed(self.many), forKey: "many")
        }

        init(coder unarchiver: Unarchiver) throws {
            self.one = try unarchiver.decode(Plot.self, forKey: "one")
            self.many = try unarchiver.decode(Indexed<Plot>.self, forKey: "many").elements
        }
    }

    /// An archive with many classes, each with one object, and all of these with the same long key.
    struct OverlappingKeys {
        let classCount: Int
        let keyLength: Int

        func data() throws -> Data {
            var writer = BinaryPropertyListWriter()
            let longKey = try writer.string(String(repeating: "k", count: keyLength))
            let value = try writer.integer(1)
            var slots = [try writer.string("$null")]
            var top: [(UInt32, UInt32)] = []
            for number in 0..<classCount {
                let classUID = try writer.uid(UInt32(slots.count + 1))
                let object = try writer.dictionary(
                    keys: [longKey, try writer.string("$class")][...], values: [value, classUID][...])
                let description = try writer.dictionary(
                    keys: [try writer.string("$classname")][...], values: [try writer.string("C\(number)")][...])
                top.append((try writer.string("k\(number)"), try writer.uid(UInt32(slots.count))))
                slots += [object, description]
            }
            let keys = try ["$version", "$archiver", "$top", "$objects"].map { try writer.string($0) }
            let values = [
                try writer.integer(100_000), try writer.string("NSKeyedArchiver"),
                try writer.dictionary(keys: top.map(\.0)[...], values: top.map(\.1)[...]), try writer.array(slots[...]),
            ]
            let root = try writer.dictionary(keys: keys[...], values: values[...])
            return Data(try writer.finish(topObject: root))
        }
    }
}
