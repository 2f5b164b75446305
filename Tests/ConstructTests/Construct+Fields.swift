// Fields and their clauses.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

extension Construct {
    static let fields = [
        Construct("defaults", in: "Defaults") {
            let empty = try KeyedUnarchiver.unarchivedObject(
                ofClass: Defaults.self, from: archive(named: "Defaults", entries: []))
            #expect(empty.count == 3 && empty.ratio == 2 && empty.text == "a \"word\"" && empty.mood == .wild)
            #expect(empty.names == [] && empty.table == [:] && empty.none == nil && empty.twice == 42)
            #expect(empty.made == Date(timeIntervalSinceReferenceDate: 1))
            let half = try KeyedUnarchiver.unarchivedObject(
                ofClass: Defaults.self, from: archive(named: "Defaults", entries: [("half", 5)]))
            #expect(half.twice == 10)
        },
        Construct("fallback, fallback via", in: "Fallbacks") {
            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: Fallbacks.self,
                from: archive(named: "Fallbacks", entries: [("centimetres", 170), ("familyName", "Lovelace")]))
            #expect(old.metres == 1.7 && old.surname == "Lovelace" && old.office == nil)
            let zero = try KeyedUnarchiver.unarchivedObject(
                ofClass: Fallbacks.self,
                from: archive(named: "Fallbacks", entries: [("centimetres", 170), ("metres", 0.0)]))
            #expect(zero.metres == 0, "presence decides, not the value")
        },
        Construct("fallback and also via indexed [T]", in: "IndexedArray") {
            let object = IndexedConversions(total: 7)
            #expect(try archivedKeys(of: object) == ["halves[0]", "halves[1]", "total"])
            #expect(try roundTrip(object).total == 7)
            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: IndexedConversions.self,
                from: archive(named: "IndexedConversions", entries: [("parts[0]", 3), ("parts[1]", 4)]))
            #expect(old.total == 7)
        },
        Construct("also, also via, also as of", in: "AlsoKeys") { () throws in
            let object = AlsoKeys(
                title: "t", seconds: 120, paint: .cream, paints: [.cream, .white], layers: [nil, .cream])
            let keys = [
                "AlsoKeys.version", "layers", "minutes", "named", "oldLayers", "oldNamed", "oldPaints", "paint",
                "paint2",
                "paints", "seconds", "text", "title",
            ]
            #expect(try archivedKeys(of: object) == keys, "'caption' ended with version 2")
            #expect(try archivedDictionary(of: object)["minutes"]?.integer == 2)
            #expect(try roundTrip(object).paints == [.cream, .white])
        },
        Construct("until, retired, still written", in: "Retired") { () throws in
            let object = Retired(name: "a", fax: "555")
            #expect(try archivedKeys(of: object) == ["Retired.version", "copies", "mode", "name"])
            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: Retired.self, from: archive(named: "Retired", entries: [("name", "b"), ("fax", "556")]))
            #expect(old.fax == "556")
        },
        Construct("transient, rebuilt via", in: "Transient") {
            let library = Library(titles: ["a", "b"])
            library.isOpen = true
            let copy = try roundTrip(library)
            #expect(copy.index == ["a": 0, "b": 1] && !copy.isOpen && copy.reader == nil)
            #expect(try archivedKeys(of: library) == ["titles"])
        },
        Construct("weak, conditional", in: "Conditional") {
            let pane = Pane(title: "a")
            let alone = try roundTrip(Window(main: pane, key: pane))
            #expect(alone.main == nil && alone.key == nil)
            let owned = try roundTrip(Window(views: [pane], main: pane, key: pane))
            #expect(owned.main === owned.views[0] && owned.key === owned.main)
        },
    ]

    /// An archive of one object whose values are given, as another program may have written it.
    private static func archive(named name: String, entries: [(String, any ArchivableValue)]) throws -> Data {
        let archiver = KeyedArchiver()
        archiver.setClassName(name, for: Foreign.self)
        try archiver.encode(Foreign(entries: entries), forKey: "root")
        return try archiver.finishEncoding()
    }
}

/// An object that writes whatever it is told to.
private final class Foreign: Coding {
    let entries: [(String, any ArchivableValue)]

    static var archivedClass: ArchivedClass { ArchivedClass("Foreign", type: Foreign.self) }

    init(entries: [(String, any ArchivableValue)]) {
        self.entries = entries
    }

    init(coder unarchiver: Unarchiver) throws {
        throw unarchiver.invalidValue("nobody to read it", found: "a reader")
    }

    func encode(with archiver: Archiver) throws {
        for (key, value) in entries { try archiver.encode(value, forKey: key) }
    }
}
