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
        Construct("defaults that are collections with elements", in: "Literals") {
            let new = Literals()
            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: Literals.self, from: archive(named: "Literals", entries: []))
            for object in [new, old, try roundTrip(new)] {
                #expect(object.numbers == [1, -2, 16] && object.reals == [1, 2.5])
                #expect(object.names == ["a", "b, c", "d\"]", "e: f"] && object.ages == ["Ada": 36, "Alan": 41])
                #expect(object.rows == [[1, nil], []] && object.tones == [.red, .default])
                #expect(object.byName == ["x": [.default, nil]] && object.order == [3, 1])
                #expect(object.bytes == [1, 255] && object.prices == [Decimal(string: "0.1"), 2])
                #expect(object.maybe == [true])
            }
            #expect(new.early == ["new"] && old.early == ["old"])
            let tags = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: new))["tags"]
            #expect(tags?.elements?.map(\.string) == ["k", "l"])
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
        Construct("retired … via, still written", in: "Retired") {
            let life = AuthorLife(birth: 1815, death: nil)
            let object = Author(givenName: "Ada", familyName: "King", life: life, others: [life])
            let root = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: object))
            #expect(root["author"]?.string == "Ada King" && root["initial"]?.string == "K")
            #expect(
                try archivedKeys(of: object) == [
                    "Author.version", "author", "familyName", "firstLetter", "givenName", "initial", "life.birth",
                    "life.death", "life.years", "others",
                ])
            let copy = try roundTrip(object)
            #expect(copy.givenName == "Ada" && copy.familyName == "King" && copy.life == life && copy.others == [life])

            // The own keys are read first: a nil is not replaced by what is still written.
            let plain = Author(givenName: "Ada King", life: life)
            #expect(try roundTrip(plain).familyName == nil && roundTrip(plain).givenName == "Ada King")
            #expect(try !archivedKeys(of: plain).contains("initial"))

            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: Author.self,
                from: archive(
                    named: "Author",
                    entries: [("author", "Grace Hopper"), ("life.years", Data([0x72, 7, 0, 0, 0xC8, 7, 0, 0]))]))
            #expect(old.givenName == "Grace" && old.familyName == "Hopper")
            #expect(old.life == AuthorLife(birth: 1906, death: 1992))

            let error = #expect(throws: ArchiveError.self) {
                try KeyedArchiver.archivedData(withRootObject: Author(givenName: "", life: life))
            }
            #expect(error?.underlyingError is Author.NameIsMissing)
        },
        Construct("transient, rebuilt via", in: "Transient") {
            let library = Library(titles: ["a", "b"])
            library.isOpen = true
            let copy = try roundTrip(library)
            #expect(copy.index == ["a": 0, "b": 1] && !copy.isOpen && copy.reader == nil)
            #expect(try archivedKeys(of: library) == ["titles"])
        },
        Construct("rebuilt via of classes and structs", in: "Rebuilt") {
            let carton = Carton(width: 2, height: 3)
            let shipment = Shipment(label: "a", carton: carton, next: Express(label: "b", carton: carton, pages: 2))
            let copy = try roundTrip(shipment)
            #expect(copy.log == ["index", "migrate from 2"] && copy.carton.area == 6 && shipment.carton.area == 0)
            let express = try #require(copy.next as? Express)
            #expect(express.log == ["index", "migrate from 2", "check 2 pages"])

            // An archive of version 0, whose carton has no version either.
            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: Shipment.self,
                from: archive(
                    named: "Shipment", entries: [("label", "c"), ("carton.width", 2.0), ("carton.height", 3.0)]))
            #expect(old.log == ["index", "migrate from 0"] && old.label == "C" && old.carton.area == -1)

            shipment.next = Express(label: "refused", carton: carton)
            let error = #expect(throws: ArchiveError.self) { _ = try roundTrip(shipment) }
            #expect(error?.code == .rejected && error?.path == "root.next")
            #expect(error?.underlyingError is Refusal)
        },
        Construct("private(set), observers", in: "Setters") {
            let odometer = Odometer(kilometres: 1, trip: 2)
            odometer.drive(3)
            #expect(odometer.kilometres == 4 && odometer.trip == 5 && odometer.log == [])
            let older = Odometer(previous: odometer)
            #expect(older.log == [], "an initializer runs no observers")
            let copy = try roundTrip(older)
            #expect(copy.previous?.trip == 5 && copy.changes == 1 && copy.log == ["nil > some"])
            var gauge = Gauge(level: -1)
            #expect(gauge.level == -1)
            gauge.level = -2
            #expect(gauge.level == 0)
        },
        Construct("transient with types of Swift", in: "TransientTypes") {
            let canvas = Canvas(name: "ab", frame: CanvasFrame(width: 3))
            canvas.add("twice") { 2 * $0 }
            canvas.lock.withLock { canvas.frame?.cached = CanvasSize(area: 9) }
            let copy = try roundTrip(canvas)
            #expect(copy.name == "ab" && copy.taskCount == 0 && canvas.taskCount == 1 && !copy.isWatched)
            #expect(copy.frame?.width == 3 && copy.frame?.cached == nil && copy.size == nil)
            #expect(try copy.grid.get() == [2])
            #expect(try archivedKeys(of: canvas) == ["frame.width", "name"])
        },
        Construct("typealias, unowned", in: "Aliases") {
            let race = Race(best: 2.5, laps: [3, nil])
            race.riders = [Cyclist(name: "a", race: race), Cyclist(name: "b")]
            race.winner = race.riders[0]
            race.riders[1].leader = race.riders[0]
            let copy = try roundTrip(race)
            #expect(copy.best == 2.5 && copy.laps == [3, nil] && copy.winner === copy.riders[0])
            #expect(copy.riders[0].race === copy && copy.riders[1].leader === copy.riders[0])
            #expect(copy.riders[1].race == nil && copy.riders[0].leader == nil)
            let alone = try roundTrip(race.riders[0])
            #expect(alone.race == nil && alone.name == "a", "nothing else archived the race")
            #expect(try archivedKeys(of: race.riders[1]) == ["Leader", "name"])
            let seconds: Seconds = copy.best
            #expect(seconds == 2.5)
        },
        Construct("writes nil", in: "Nil") {
            let empty = Nullable()
            let object = try archivedDictionary(of: empty)
            let null = PropertyList.uid(.init(0))
            for key in ["name", "title", "home", "next", "parent"] { #expect(object[key] == null, "\(key)") }
            #expect(object["note"] == nil && object["shape"] == nil)
            #expect(try archivedDictionary(of: NullableAlso())["length"] == null)
            let copy = try roundTrip(empty)
            #expect(copy.name == nil && copy.home == nil && copy.next == nil && copy.parent == nil)
            let full = Nullable(
                name: "a", home: NullablePlace(city: "b"), shape: .circle(radius: 1, label: nil), next: empty)
            #expect(try archivedDictionary(of: full)["home.street"] == null)
            #expect(try archivedDictionary(of: full)["shape.label"] == null)
            let other = try roundTrip(full)
            #expect(other.name == "a" && other.home == NullablePlace(city: "b") && other.next != nil)
            #expect(other.shape == .circle(radius: 1, label: nil))
        },
        Construct("writes nil in a file, treats nil as missing", in: "Nil") {
            let object = try archivedDictionary(of: Empty())
            #expect(object["text"] == .uid(.init(0)) && object["numbers"] == .uid(.init(0)))
            let read = try KeyedUnarchiver.unarchivedObject(
                ofClass: Forgiving.self,
                from: archive(
                    named: "Forgiving",
                    entries: [
                        ("name", nil), ("title", "a"), ("size", nil), ("metres", nil),
                        ("centimetres", 150), ("home", nil), ("house", NullablePlace(city: "b")),
                        ("next", nil),
                    ]))
            #expect(read.name == "a" && read.size == 7 && read.metres == 1.5 && read.next == nil)
            #expect(read.home == NullablePlace(city: "b"))
            let linked = Forgiving(next: Forgiving(name: "b"))
            #expect(try roundTrip(linked).next?.name == "b")
        },
        Construct("writes nil, treats nil as missing, in a sequential archive", in: "Nil") {
            for name in [nil, "a"] {
                let absent = Absent(name: name)
                let data = try SequentialArchiver.archivedData(withRootObject: absent)
                let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
                unarchiver.setClass(Present.self, forClassName: "Absent")
                #expect(try unarchiver.decode(Present.self).name == name ?? "none")
            }
        },
        Construct("Foundation reads nil as it reads its own", in: "Nil") {
            let archiver = KeyedArchiver()
            archiver.setClassName(NSStringFromClass(PeerOfNil.self), for: Empty.self)
            try archiver.encode(Empty(), forKey: "root")
            let peer = try NSKeyedUnarchiver.unarchivedObject(ofClass: PeerOfNil.self, from: archiver.finishEncoding())
            #expect(peer != nil && peer?.text == nil && peer?.numbers == nil && peer?.name == "none")
            #if !canImport(ObjectiveC)
            // Foundation on Linux refuses an object of which it finds a key missing.
            let other = KeyedArchiver()
            other.setClassName(NSStringFromClass(PeerOfNil.self), for: Forgiving.self)
            try other.encode(Forgiving(), forKey: "root")
            let data = try other.finishEncoding()
            #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: PeerOfNil.self, from: data)) == nil)
            #endif
        },
        Construct("Cocoa's layout refers to the first slot for nil", in: "Nil") {
            let archiver = KeyedArchiver(profile: .cocoa(.current))
            try archiver.encode(Empty(), forKey: "root")
            let objects = try #require(PropertyList(data: archiver.finishEncoding())["$objects"]?.array)
            #expect(objects.count == 4 && objects[0] == "$null" && objects[2] == "none")
            #expect(objects[1].dictionary?.count { $0.value == .uid(.init(0)) } == 4)
        },
        Construct("omits default", in: "OmittedDefaults") {
            let plain = Plain(spot: PlainSpot(x: 1))
            let keys = try archivedKeys(of: plain)
            #expect(keys == ["length", "measure", "price", "spot.x"])
            let copy = try roundTrip(plain)
            #expect(copy.count == 3 && copy.scale == 0.5 && copy.mood == .calm && copy.level == 7 && copy.label == "x")
            #expect(copy.isShown && copy.title == "caf\u{E9}" && copy.words == [] && copy.spot == PlainSpot(x: 1))
        },
        Construct("omits default: what only looks like the default is written", in: "OmittedDefaults") {
            let other = Plain(
                ratio: -0.0, title: "cafe\u{301}", level: nil, label: nil, tilt: nil, words: nil, spot: PlainSpot(x: 1))
            let keys = ["ratio", "title", "level", "label", "tilt", "words"]
            #expect(try Set(archivedKeys(of: other)).isSuperset(of: keys))
            let copy = try roundTrip(other)
            #expect(copy.ratio.sign == .minus && copy.title.unicodeScalars.count == 5)
            #expect(copy.level == nil && copy.label == nil && copy.tilt == nil && copy.words == nil)
            let full = Plain(
                isOpen: true, isShown: false, count: 4, scale: 1, name: "a", mood: .wild, tags: ["b"], marks: [1],
                scores: ["c": 2], samples: [3], spot: PlainSpot(x: 1, y: 2))
            let read = try roundTrip(full)
            #expect(read.isOpen && !read.isShown && read.count == 4 && read.scale == 1 && read.name == "a")
            #expect(read.mood == .wild && read.tags == ["b"] && read.marks == [1] && read.scores == ["c": 2])
            #expect(read.samples == [3] && read.spot.y == 2)
        },
        Construct("omits default: sequential archives contain every value", in: "OmittedDefaults") {
            let object = PlainInOrder(name: "a")
            #expect(try archivedKeys(of: object) == ["name"])
            let data = try SequentialArchiver.archivedData(withRootObject: object)
            let copy = try SequentialUnarchiver(forReadingFrom: data).decode(PlainInOrder.self)
            #expect(copy.count == 0 && copy.name == "a")
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
    static func archive(named name: String, entries: [(String, (any ArchivableValue)?)]) throws -> Data {
        let archiver = KeyedArchiver()
        archiver.setClassName(name, for: Foreign.self)
        try archiver.encode(Foreign(entries: entries), forKey: "root")
        return try archiver.finishEncoding()
    }
}

/// An object that writes what a closure writes.
private final class Foreign: Coding {
    let entries: [(String, (any ArchivableValue)?)]

    static var archivedClass: ArchivedClass { ArchivedClass("Foreign", type: Foreign.self) }

    init(entries: [(String, (any ArchivableValue)?)]) {
        self.entries = entries
    }

    init(coder unarchiver: Unarchiver) throws {
        throw unarchiver.fail(expected: "nobody to read it", found: "a reader")
    }

    func encode(with archiver: Archiver) throws {
        for (key, value) in entries {
            guard let value else {
                try archiver.encode(nil as Int?, forKey: key)
                continue
            }
            try archiver.encode(value, forKey: key)
        }
    }
}

/// The twin of `Empty` that Foundation decodes. It finds only internal classes by their names.
final class PeerOfNil: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let name: String?
    let text: String?
    let numbers: [NSNumber]?

    func encode(with coder: NSCoder) {}

    init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
        numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "numbers") as? [NSNumber]
    }
}
