// Small archives that are read one after another: what was learned about keys and classes from one must not change what
// the next one gives.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Small archives in succession", .serialized) struct SuccessiveArchivesTests {
    /// An animal, whose class the archives describe in many ways.
    class Animal: Coding {
        class var archivedClass: ArchivedClass { ArchivedClass("Animal", type: Animal.self) }

        let name: String
        let age: Int?
        let born: Date?
        let tags: [String]
        private(set) weak var parent: Animal?

        required init(coder unarchiver: Unarchiver) throws {
            name = try unarchiver.decode(String.self, forKey: "name")
            age = try unarchiver.decodeIfPresent(Int.self, forKey: "age")
            born = try unarchiver.decodeIfPresent(Date.self, forKey: "born")
            tags = try unarchiver.decodeIfPresent([String].self, forKey: "tags") ?? []
        }

        func encode(with archiver: Archiver) throws {}

        func connect(with unarchiver: Unarchiver) throws {
            parent = try unarchiver.decodeIfPresent(Animal.self, forKey: "parent")
        }

        var facts: [String] { [name, "\(age ?? -1)", "\(born?.timeIntervalSinceReferenceDate ?? -1)"] + tags }
    }

    final class Dog: Animal {
        override static var archivedClass: ArchivedClass {
            ArchivedClass("Dog", type: Dog.self, superclass: Animal.self)
        }
    }

    /// The archive of a root with some entries, and the description of its class; slot 3 is the class of dates, and slot 4 that of
    /// arrays.
    private func archive(
        _ entries: [(String, PropertyList)], _ description: PropertyList = .describing("Animal"),
        date: PropertyList = .describing("NSDate")
    ) throws -> Data {
        let parts: [PropertyList] = [
            "$null", "root", description, date, .describing("NSArray"), ["NS.time": 9.5, "$class": .uid(3)],
            ["NS.objects": [.uid(7)], "$class": .uid(4)], "quick",
        ]
        return try HandmadeArchive().with {
            var objects = parts
            objects[1] = .dictionary(Dictionary(entries + [("$class", .uid(2))]) { first, _ in first })
            $0.objects = .array(objects)
        }.data()
    }

    private func read(
        _ data: Data, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws -> [String] {
        try KeyedUnarchiver.unarchivedObject(ofClass: Animal.self, from: data, allowing: allowing, limits: limits).facts
    }

    private static let usual: [(String, PropertyList)] = [
        ("name", "Rex"), ("age", 3), ("born", .uid(5)), ("tags", .uid(6)), ("parent", .uid(1)),
    ]
    private static let facts = ["Rex", "3", "9.5", "quick"]

    /// Reads an archive several times, so that its keys and classes are known.
    private func warmUp() throws {
        for _ in 0..<3 { #expect(try read(archive(Self.usual)) == Self.facts) }
    }

    @Test("Missing, additional and other keys", arguments: 0..<5)
    func otherKeys(missing: Int) throws {
        var entries = Self.usual
        let (key, _) = entries.remove(at: missing)
        var expected = Self.facts
        if missing == 1 { expected[1] = "-1" }
        if missing == 2 { expected[2] = "-1.0" }
        if missing == 3 { expected.removeLast() }
        for _ in 0..<3 {
            try warmUp()
            if missing == 0 {
                let data = try archive(entries)
                let error = archiveError { try read(data) }
                #expect(error?.code == .missingValue)
                #expect(error?.path == "root.name")
            } else {
                #expect(try read(archive(entries)) == expected)
            }
            // As many keys, of which one differs in its last letter, or has another length.
            for other in [key.dropLast() + "X", key + "X", "\(key)é"] where missing > 0 {
                #expect(try read(archive(entries + [(String(other), "other")])) == expected)
            }
        }
    }

    @Test("Keys that are not short")
    func longKeys() throws {
        for count in [14, 15, 29, 30, 300] {
            let long = String(repeating: "k", count: count)
            for other in [long, long + "1", long.dropLast() + "é"] {
                #expect(try read(archive(Self.usual + [(String(other), 1)])) == Self.facts)
            }
        }
    }

    @Test("A class with another name is not that of the archive before")
    func otherClass() throws {
        for name in ["Animax", "Anima", "Animals", "Größe", "NSDate"] {
            try warmUp()
            let data = try archive(Self.usual, .describing(name))
            let error = archiveError { try read(data) }
            #expect(error?.code == (name == "NSDate" ? .unexpectedKind : .classNotAllowed))
        }
        for names in [["$classname": "Animal"], ["$classname": "Animal", "$classes": ["Animal"]]] as [PropertyList] {
            try warmUp()
            #expect(try read(archive(Self.usual, names)) == Self.facts)
        }
        for slot in [0, 1, 7, 8, UInt32.max] {
            try warmUp()
            let data = try archive([("$class", .uid(slot))] + Self.usual)
            #expect(archiveError { try read(data) }?.code == .corruptArchive)
        }
        try warmUp()
        let data = try archive(Self.usual, date: .describing("NSData"))
        #expect(archiveError { try read(data) }?.code == .unexpectedKind)
    }

    @Test("Classes whose objects have the same keys take turns")
    func turns() throws {
        try warmUp()
        let animal = try archive(Self.usual)
        let dog = try archive(Self.usual, .describing("Dog", "Animal"))
        for data in [dog, animal, dog, dog, animal, animal, dog] {
            let root = try KeyedUnarchiver.unarchivedObject(ofClass: Animal.self, from: data, allowing: [Dog.self])
            #expect(root.facts == Self.facts && root.parent === root && (root is Dog) == (data == dog))
            let isRefused = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Dog.self, from: data) } != nil
            #expect(isRefused == (data == animal))
        }
    }

    @Test("What one reader allows, the next one doesn't")
    func allowed() throws {
        let dog = try archive(Self.usual, .describing("Dog", "Animal"))
        let cat = try archive(Self.usual, .describing("Cat"))
        for _ in 0..<3 {
            try warmUp()
            #expect(try read(dog, allowing: [Dog.self]) == Self.facts)
            #expect(archiveError { try read(dog) }?.code == .classNotAllowed)
            let unarchiver = try KeyedUnarchiver(forReadingFrom: cat)
            unarchiver.setClass(Animal.self, forClassName: "Cat")
            #expect(try unarchiver.decode(Animal.self, forKey: "root").facts == Self.facts)
            unarchiver.finishDecoding()
            #expect(archiveError { try read(cat) }?.code == .classNotAllowed)
            let other = try KeyedUnarchiver(forReadingFrom: archive(Self.usual))
            other.setClass(Dog.self, forClassName: "Animal")
            #expect(archiveError { try other.decode(Animal.self, forKey: "root") }?.code != nil)
        }
    }

    @Test("An archive takes as much of the limit as the one before it")
    func charged() throws {
        let data = try archive(Self.usual)
        func isRead(_ count: Int) -> Bool {
            var limits = ArchiveLimits()
            limits.maximumReadCount = count
            return archiveError { try read(data, limits: limits) } == nil
        }
        var least = 0
        while !isRead(least) { least += 1 }
        for count in [least - 1, least, least - 1, least] {
            try warmUp()
            #expect(isRead(count) == (count == least))
        }
    }

    @Test("Equal keys: the first one counts, whatever was read before")
    func equalKeys() throws {
        let probe = try archive([("name", "a"), ("nama", "b")])
        guard let place = probe.range(of: Data("nama".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
        var data = probe
        data.replaceSubrange(place, with: Data("name".utf8))
        let first = try read(data)
        for _ in 0..<3 {
            #expect(try read(data) == first)
            try warmUp()
            #expect(try read(data) == first)
        }
    }

    @Test("Nothing of an archive lives on, and an object can read another archive while it is read")
    func released() throws {
        weak var animal: Animal?
        try {
            let data = try archive(Self.usual)
            let root = try KeyedUnarchiver.unarchivedObject(ofClass: Animal.self, from: data)
            #expect(root.parent === root)
            animal = root
        }()
        #expect(animal == nil)
        let outer = try KeyedUnarchiver(forReadingFrom: archive(Self.usual))
        try warmUp()
        #expect(try outer.decode(Animal.self, forKey: "root").facts == Self.facts)
        let dates = try KeyedUnarchiver(forReadingFrom: archive([("name", "x"), ("born", .uid(5))]))
        #expect(try dates.decode(Animal.self, forKey: "root").facts == ["x", "-1", "9.5"])
        #expect(try outer.decode(Animal.self, forKey: "root").facts == Self.facts)
    }
}
