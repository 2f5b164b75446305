// A format written outside of the library, held to what the library says of its own: `Examples/TextCoder` shows it.

import Archiving
import Fleet
import Foundation
import PropertyLists
import TestSupport
import Testing
import TextArchives

/// The text of an archive that a closure fills.
func archiveText(_ body: (TextArchiver) throws -> Void) throws -> String {
    let archiver = TextArchiver()
    try body(archiver)
    return try archiver.finishEncoding()
}

/// The text of an archive with a root object.
func archiveText(ofRoot root: any Coding) throws -> String {
    try archiveText { try $0.encodeRootObject(root) }
}

/// The error about an archive that a closure throws; `nil` where it throws none.
func archiveError<Result>(_ body: () throws -> Result) -> ArchiveError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? ArchiveError
    }
}

@Suite("A custom format")
struct TextCoderTests {
    // MARK: Generated classes

    @Test("Generated classes come back whole: objects, cycles, collections, structures, unions, values")
    func fleet() throws {
        let fleet = try Fleet.sample()
        let text = try archiveText(ofRoot: fleet)
        let copy = try TextUnarchiver(text).decodeRootObject(Fleet.self)
        #expect(copy.name == fleet.name && copy.founded == fleet.founded && copy.flag == fleet.flag)
        #expect(copy.website?.absoluteString == "https://example.org/north/ships.html")
        #expect(copy.website?.baseURL == fleet.website?.baseURL)
        #expect(copy.registry == fleet.registry && copy.budget == fleet.budget)
        #expect(copy.home.latitude == 53.5 && copy.home.longitude == 9.75)
        let ships = copy.ships
        #expect(ships.map(\.name) == ["Anna", "Bruno", "Cara"])
        #expect(ships[0].escort === ships[1] && ships[1].escort === ships[0])
        #expect(ships.allSatisfy { $0.fleet === copy })
        #expect(ships[0].tonnage == .max && ships[0].draught == 2.5 && !ships[1].isAfloat)
        let ferry = try #require(ships[2] as? Ferry)
        #expect(ferry.passengers == 400 && ferry.fares == ["adult": 12.5, "child": 0])
        #expect(ferry.route.map(\.longitude) == [8, 1e-7])
        guard case .containers(count: 3)? = ferry.cargo, case .bulk(material: "herring", tons: 1.5)? = ships[0].cargo
        else {
            Issue.record("another cargo")
            return
        }
        #expect(copy.berths.mapValues(\.name) == ["A": "Anna", "B": "Cara", "C": "Anna"])
        #expect(copy.berths["A"] === ships[0] && copy.flagship === ferry)
        #expect(Set(copy.captains.map(\.name)) == ["Dora", "Emil"])
        #expect(copy.captains.first { $0.name == "Dora" }?.command === ferry)
        #expect(ferry.pilot === copy.captains.first { $0.name == "Dora" })
        for fleet in [fleet, copy] { fleet.dissolve() }
    }

    @Test("What was read is written as the same text, whatever order sets have in memory")
    func sameText() throws {
        let fleet = try Fleet.sample()
        let text = try archiveText(ofRoot: fleet)
        for _ in 0..<4 {
            let copy = try TextUnarchiver(text).decodeRootObject(Fleet.self)
            #expect(try archiveText(ofRoot: copy) == text)
            copy.dissolve()
        }
        fleet.dissolve()
    }

    @Test("Versions and former names count as in keyed archives")
    func versions() throws {
        let old = """
            text archive 1
            root = @1

            @1 "Boat"
              name = "Old"
            """
        #expect(try TextUnarchiver(old).decodeRootObject(Ship.self).name == "Old")
        let text = try archiveText(ofRoot: Versioned(3))
        #expect(text.contains("  Versioned.version = 3\n"))
        #expect(try TextUnarchiver(text).decodeRootObject(Versioned.self).version == 3)
        let unversioned = try TextUnarchiver(old.replacing("Boat", with: "Versioned"))
        #expect(try unversioned.decodeRootObject(Versioned.self).version == 0)
    }

    // MARK: Values

    @Test("Values with keys and without come back, mixed")
    func values() throws {
        let list: PropertyList = ["a": [1, 2.5, true, "x"], "b": .data(Data([1])), "c": .float(1.5)]
        let text = try archiveText {
            try $0.encode(7)
            try $0.encode("two words \\ \"quoted\"\n", forKey: "a key = \"b\"")
            try $0.encodeArray([Int16(-1), 2])
            try $0.encode(String?.none)
            try $0.encode(list)
            try $0.encodeBytes(Data("bytes".utf8))
            try $0.encode(Float.infinity)
            try $0.encode(-Double.infinity)
            try $0.encode([[1, 2], []])
            try $0.encode(Int64.min, forKey: "least")
        }
        let unarchiver = try TextUnarchiver(text)
        #expect(try unarchiver.decode(Int.self) == 7)
        #expect(try unarchiver.decodeArray(of: Int16.self, count: 2) == [-1, 2])
        #expect(try unarchiver.decodeIfPresent(String.self) == nil)
        #expect(try unarchiver.decode(PropertyList.self) == list)
        #expect(try unarchiver.decodeBytes() == Data("bytes".utf8))
        #expect(try unarchiver.decode(Float.self) == .infinity)
        #expect(try unarchiver.decode(Double.self) == -.infinity)
        #expect(try unarchiver.decode([[Int]].self) == [[1, 2], []])
        #expect(try unarchiver.decode(String.self, forKey: "a key = \"b\"") == "two words \\ \"quoted\"\n")
        #expect(try unarchiver.decodeInt64(forKey: "least") == .min)
        #expect(try unarchiver.decodeInteger(forKey: "missing") == 0)
        #expect(try unarchiver.decodeIfPresent(Int.self) == nil)
        #expect(archiveError { try unarchiver.decode(Int8.self, forKey: "least") }?.code == .outOfRange)
    }

    // MARK: Conditional, by copy, by reference, substitution

    @Test("Any number of conditional references may come before the first unconditional one", arguments: [true, false])
    func conditional(isArchived: Bool) throws {
        let owned = Link("owned")
        let text = try archiveText {
            for number in 0..<3 { try $0.encodeConditional(owned, forKey: "conditional\(number)") }
            try $0.encode(Link("other", to: Link("between", watching: owned)), forKey: "holder")
            if isArchived { try $0.encode(owned, forKey: "owner") }
        }
        let unarchiver = try TextUnarchiver(text)
        let first = try unarchiver.decodeObject(of: Link.self, forKey: "conditional0")
        #expect(first?.name == (isArchived ? "owned" : nil))
        #expect(try unarchiver.decodeObject(of: Link.self, forKey: "conditional2") === first)
        let holder = try unarchiver.decode(Link.self, forKey: "holder")
        #expect(holder.next?.watched === first)
        #expect(unarchiver.containsValue(forKey: "conditional1"))
    }

    @Test("By copy an object is archived again, by reference only if something else archives it")
    func copiesAndReferences() throws {
        let shared = Link("shared")
        let other = Link("other")
        let text = try archiveText {
            try $0.encodeRootObject(shared)
            try $0.encodeBycopyObject(shared)
            try $0.encodeByrefObject(shared)
            try $0.encodeByrefObject(other)
            try $0.encodeBycopyObject(nil)
        }
        let unarchiver = try TextUnarchiver(text)
        let root = try unarchiver.decodeRootObject(Link.self)
        let copy = try unarchiver.decodeObject(of: Link.self)
        #expect(copy?.name == "shared" && copy !== root)
        #expect(try unarchiver.decodeObject(of: Link.self) === root)
        #expect(try unarchiver.decodeObject(of: Link.self) == nil)
        #expect(try unarchiver.decodeObject(of: Link.self) == nil)
        let archiver = TextArchiver()
        try archiver.encodeRootObject(shared)
        #expect(archiveError { try archiver.encodeRootObject(other) }?.code == .notSupported)
    }

    @Test("What a class names in place of an object is archived, and what it names for one that was created is decoded")
    func substitution() throws {
        let text = try archiveText {
            let stand = Stand("one")
            try $0.encode([stand, stand, Stand("two")], forKey: "stands")
        }
        #expect(text.contains("\"replaced one\"") && !text.contains("\"one\""))
        let unarchiver = try TextUnarchiver(text)
        let record = Record(unarchiver)
        let stands = try unarchiver.decode([Stand].self, forKey: "stands")
        #expect(stands.allSatisfy { $0 === Stand.only })
        #expect(record.calls == ["created", "created"])
    }

    @Test("An object is archived under the name of the class that it names")
    func archivedType() throws {
        let text = try archiveText(ofRoot: Disguised())
        #expect(!text.contains("Disguised"))
        #expect(try TextUnarchiver(text).decodeRootObject(Stand.self) === Stand.only)
    }

    @Test("An object that names another one in its place reads its own values, within the limits")
    func awakening() throws {
        let text = try archiveText(ofRoot: Waking("first", next: Waking("second", next: Waking("third"))))
        let first = try TextUnarchiver(text).decodeRootObject(Waking.self)
        #expect([first.title, first.next?.title, first.next?.next?.title] == ["first", "second", "third"])
        var limits = ArchiveLimits()
        limits.maximumDepth = 2
        let unarchiver = try TextUnarchiver(text, limits: limits)
        #expect(archiveError { try unarchiver.decodeRootObject(Waking.self) }?.code == .unconnectableCycle)
    }

    // MARK: Depth

    @Test("A chain of twenty thousand objects goes both ways on a small stack")
    func chain() throws {
        try withStack {
            var first = Link("0")
            for number in 1..<20_000 { first = Link("\(number)", to: first) }
            let text = try archiveText(ofRoot: first)
            let copy = try TextUnarchiver(text).decodeRootObject(Link.self)
            var count = 0
            var next: Link? = copy
            while let link = next { (count, next) = (count + 1, link.next) }
            #expect(count == 20_000)
        }
    }
}
