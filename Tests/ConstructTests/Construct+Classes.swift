// Classes and their clauses.

@_spi(GeneratedCode) import Archiving
@testable import Constructs
import Foundation
import Observation
import PropertyLists
import Testing

extension Construct {
    static let classes = [
        Construct("superclasses, final, prefix", in: "Inheritance") {
            let object = Penguin(name: "Tux", canFly: false, egg: Egg(size: 2), iceberg: "A")
            let keys = ["Aname", "BcanFly", "Begg", "Legs", "iceberg"]
            #expect(try archivedKeys(of: object) == keys)
            let bird: Bird = try roundTrip(object)
            let copy = try #require(bird as? Penguin)
            #expect(copy.name == "Tux" && copy.legs == 4 && !copy.canFly && copy.egg?.size == 2 && copy.iceberg == "A")
        },
        Construct("conformances", in: "Conformances") { () throws in
            let printout = Printout(name: "a", page: Sheet(id: 7), note: Note(reader: Reader(name: "b"), text: "c"))
            let copy = try roundTrip(printout)
            #expect(copy.page == printout.page && copy.note == printout.note && copy == printout)
            #expect("\(copy)" == "reader a" && copy.id == ObjectIdentifier(copy) && copy.page.id == 7)
            #expect(Paper.allCases == [.a4, .letter] && Binding.allCases == [.glue, .staples])
            let form = Form(copies: 2, page: Sheet(id: 3))
            let json = try JSONDecoder().decode(Form.self, from: JSONEncoder().encode(form))
            #expect(json.copies == 2 && json.page == form.page)
            let coin: any Sendable = try roundTrip(Coin(value: 5))
            #expect((coin as? Coin)?.value == 5)
        },
        Construct("Hashable by value, by identity", in: "Equality") {
            func token(_ title: String, _ change: (Token) -> Void = { _ in }) -> Token {
                let token = Token(title: title, place: CGPoint(x: 1, y: 2))
                change(token)
                return token
            }
            let (other, same) = (token("a"), token("a"))
            #expect(other == same && other.hashValue == same.hashValue && other !== same)
            same.isSelected = true
            #expect(other == same, "transient fields don't count")
            let changes: [(Token) -> Void] = [
                { $0.type = 1 }, { $0.place = nil }, { $0.other = $0 }, { $0.parent = $0 }, { $0.all = [$0] },
                { $0.some = [nil] }, { $0.rows = [[], [$0]] }, { $0.named["a"] = $0 }, { $0.counts[other] = 1 },
                { $0.members = [other] }, { $0.ordered = [other] }, { $0.counted = [other, other] },
                { $0.anything = $0 }, { $0.mark = .dot }, { $0.links = [URL(fileURLWithPath: "/"): $0] },
                { $0.places = [.zero] },
            ]
            for change in changes {
                let (changed, original) = (token("a", change), token("a"))
                #expect(changed != original && changed == changed)
                #expect(Set([changed, original]).count == 2 && Set([changed, changed]).count == 1)
            }
            #expect(token("a") { $0.all = [other] } != token("a") { $0.all = [same] }, "equal, but not identical")
            #expect(token("a") { $0.counts[other] = 1 } == token("a") { $0.counts[other] = 1 })
            let cycle = token("c") {
                $0.all = [$0]; $0.members = [$0]; $0.other = $0
            }
            let copy = try roundTrip(cycle)
            #expect(copy != cycle && copy.members.contains(copy) && copy.all[0] === copy && copy.other === copy)

            let named = NamedToken(title: "a", name: "n")
            #expect(named == NamedToken(title: "a", name: "n") && named != NamedToken(title: "a", name: "m"))
            #expect(named != NamedToken(title: "b", name: "n") && !named.hasEqualFields(as: PlainToken(title: "a")))
            #expect(PlainToken(title: "a") == PlainToken(title: "a") && PlainToken(title: "a") != Token(title: "a"))
            let tokens: Set<Token> = [named, NamedToken(title: "a", name: "n"), PlainToken(title: "a")]
            #expect(try roundTrip(token("s") { $0.members = tokens }).members == tokens && tokens.count == 2)
            #expect(try roundTrip(Quote(amount: 3, hashes: 1)) == Quote(amount: 3, hashes: 1))
            let endless = Quote(amount: 1, hashes: .nan)
            #expect(endless == endless && endless != Quote(amount: 1, hashes: .nan) && Workplace() == Workplace())
            #expect(Blank() == Blank() && Set([Blank(), Blank()]).count == 1)

            let seat = Seat(row: 1, neighbours: [Seat(row: 2), Seat(row: 2), WindowSeat(row: 2)])
            #expect(seat != Seat(row: 1) && seat.neighbours.count == 3 && Set([seat, seat]) == [seat])
            #expect(try roundTrip(seat).neighbours.count == 3)
        },
        Construct("attributes", in: "Attributes") {
            guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return }
            let first = Album(title: "a", next: DoubleAlbum(title: "b", side: Side(tracks: 7)))
            first.previous = first
            first.next?.cover = first
            let copy = try roundTrip(first)
            #expect((copy.next as? DoubleAlbum)?.side == Side(tracks: 7))
            #expect(copy.next?.cover === copy && copy.previous === copy)
            let changes = Changes()
            withObservationTracking {
                _ = copy.title
            } onChange: {
                changes.count += 1
            }
            copy.title = "c"
            #expect(changes.count == 1)
            #expect(ConstructsCodingClasses.classes.contains { $0 == DoubleAlbum.self })
            #expect(try roundTrip(Tune(name: "d")).name == "d")
            var album = Album(title: "0")
            for index in 1...20_000 { album = Album(title: "\(index)", next: album) }
            #expect(album.title == "20000", "a long chain is released without recursion")
        },
        Construct("version, version key, refuses newer", in: "Versions") { () throws in
            #expect(try archivedDictionary(of: Versioned(name: "a"))["Versioned.version"]?.integer == 3)
            #expect(try archivedDictionary(of: VersionKeyed(name: "a"))["MVVersion"]?.integer == 3)
            #expect(try roundTrip(Guarded(name: "a")).name == "a")
        },
        Construct("archived as, formerly, keyed only, sequential", in: "Names") { () throws in
            #expect(Renamed.archivedClass.name == "Company.Thing")
            #expect(Renamed.archivedClass.formerNames == ["Thing", "OldThing"])
            #expect(try roundTrip(Renamed(name: "a")).name == "a")
            #expect(try archivedKeys(of: KeyedOnly(version: 1)) == ["class", "version"])
            #expect(try roundTrip(Both(name: "b")).name == "b")
        },
        Construct("archived as prefix, renamed from", in: "FormerNames") { () throws in
            #expect(Colleague.archivedClass.name == "MyApp.Colleague")
            #expect(Colleague.archivedClass.formerNames == ["MyApp.Worker"])
            #expect(Manager.archivedClass.name == "MyApp.Manager" && Unprefixed.archivedClass.name == "Unprefixed")
            #expect(Spot.archivedStructure.name == "MyApp.Spot" && Spot.Floor.archivedStructure.name == "Floor")
            let manager = Manager(fullName: "a", years: 3, reports: [Colleague(fullName: "b")])
            manager.reports[0].chief = manager
            let keys = ["MyApp.Colleague.version", "desk", "name", "no", "reports", "years"]
            #expect(try archivedKeys(of: manager) == keys)
            let copy = try roundTrip(manager)
            #expect(copy.reports[0].chief === copy && copy.years == 3)
            let names: any FormerNames = FormerNamesOfColleague()
            try names.check()
            let place = Spot(room: 4, floor: Spot.Floor(level: 2))
            #expect(try roundTrip(Office(places: [place], staff: [copy])).places == [place])
        },
        Construct("names in backticks", in: "Backticks") { () throws in
            let part = `Protocol`.`func`(let: 3)
            let object = `class`(
                next: `class`(protocol: `Protocol`(name: "b"), do: .two(number: 2)),
                protocol: `Protocol`(name: "a", part: part, own: `Protocol`.`Self`(name: "c")), any: .default,
                do: .one(`Protocol`(name: "d")))
            object.other = object
            let copy = try roundTrip(object)
            #expect(copy.protocol.part == part && copy.protocol.own?.name == "c" && copy.any == .default)
            #expect(copy.do == .one(`Protocol`(name: "d")) && copy.other === copy)
            #expect((copy.next as? `class`)?.do == .two(number: 2))
            #expect(ConstructsCodingClasses.classes.contains { $0 == `Type`.self })
        },
        Construct("keeps unknown", in: "KeepsUnknown") {
            let copy = try roundTrip(SmallKeeper(name: "a", size: 2))
            #expect(copy.name == "a" && copy.size == 2)
            #expect(try archivedKeys(of: copy) == ["name", "size"])
        },
        Construct("unique via", in: "Unique") {
            let price = try roundTrip(Price(cents: 5, currency: Currency(code: "EUR")))
            #expect(price.currency === Currency.shared(for: Currency(code: "EUR")))
            #expect(try roundTrip(Price(cents: 5, currency: Currency(code: "GBP"))).currency?.code == "GBP")
        },
        Construct("replaced via", in: "Replaced") {
            let proxy = Proxy(name: "p")
            let copy = try roundTrip(Holder(first: proxy, second: proxy))
            #expect((copy.first as? Target)?.size == 7 && copy.first === copy.second && copy.first?.name == "p")
        },
        Construct("refuses coding", in: "RefusesCoding") { () throws in
            #expect(throws: ArchiveError.self) {
                try KeyedArchiver.archivedData(withRootObject: Socket(name: "a", port: 1))
            }
            #expect(try roundTrip(Channel(name: "a")).name == "a")
        },
        Construct("external superclasses", in: "External") {
            let object = Observed(name: "a")
            object.next = object
            let copy = try roundTrip(object)
            #expect(copy.name == "a" && copy.next === copy && (copy as NSObject).isEqual(copy))
        },
        Construct("external class", in: "ExternalTypes") {
            let circle = Circle(name: "c", radius: 2)
            let square = Square(name: "s", size: 3)
            circle.inner = square
            square.neighbour = circle
            let copy: Shape = try roundTrip(circle as Shape)
            let inner = try #require((copy as? Circle)?.inner as? Square)
            #expect(copy.name == "c" && copy.size == 1 && inner.size == 3 && inner.neighbour === copy)
            #expect(try archivedKeys(of: circle) == ["inner", "name", "radius", "size"])
            let board = Board(
                first: circle, shapes: [square, circle], marks: ["a": Postmark(day: 4)],
                tints: [Tint(number: 1): Tint(number: 2)], background: Tint(number: 3))
            let again = try roundTrip(board)
            #expect(again.first === again.shapes[1] && again.marks["a"]?.day == 4)
            #expect(again.tints == board.tints && again.background == board.background)
            square.neighbour = nil
            inner.neighbour = nil
        },
        Construct("external class: its keys are not kept as unknown", in: "ExternalTypes") {
            let entries: [(String, (any ArchivableValue)?)] = [
                ("name", "n"), ("size", 2), ("radius", 1.5), ("later", "z"),
            ]
            let data = try archive(named: "Circle", entries: entries)
            let circle = try KeyedUnarchiver.unarchivedObject(ofClass: Circle.self, from: data)
            circle.size = 5
            let copy = try archivedDictionary(of: circle)
            #expect(try archivedKeys(of: circle) == ["later", "name", "radius", "size"] && copy["size"]?.integer == 5)
        },
        Construct("external class in sequential archives", in: "ExternalTypes") { () throws in
            let card = Postcard(text: "a", mark: Postmark(day: 3))
            #expect(try roundTrip(card).mark?.day == 3)
            let data = try SequentialArchiver.archivedData(withRootObject: card)
            let copy = try SequentialUnarchiver.unarchivedObject(ofClass: Postcard.self, from: data)
            #expect(copy.text == "a" && copy.mark?.day == 3)
        },
        Construct("external protocol", in: "Protocols") {
            let disc = Disc(radius: 1)
            let ring = Ring(radius: 2, width: 3)
            let easel = Easel(
                first: disc, all: [ring, disc], named: ["l": Label(text: "t")], top: ring, selected: disc)
            let copy = try roundTrip(easel)
            #expect(copy.first === copy.all[1] && copy.selected === copy.first && copy.top === copy.all[0])
            #expect((copy.all[0] as? Ring)?.width == 3 && (copy.named["l"] as? Label)?.text == "t")
            #expect(copy.first.title == "Disc" && copy.top?.title == "Ring")
            let stray = try archive(named: "Easel", entries: [("first", AnyCoding(Stray()))])
            let error = #expect(throws: ArchiveError.self) {
                try KeyedUnarchiver.unarchivedObject(ofClass: Easel.self, from: stray, allowing: [Stray.self])
            }
            #expect(error?.code == .unexpectedClass && error?.expected == "an object that conforms to 'Drawable'")
        },
        Construct("external protocol in sequential archives", in: "Protocols") {
            let photo = Photo(title: "a")
            let mount = Passepartout(content: photo, others: [photo, Photo(title: "b")])
            photo.back = mount
            let data = try SequentialArchiver.archivedData(withRootObject: mount)
            let copy = try SequentialUnarchiver.unarchivedObject(ofClass: Passepartout.self, from: data)
            #expect(copy.content === copy.others[0] && (copy.others[1] as? Photo)?.title == "b")
            #expect((copy.content as? Photo)?.back === copy)
            photo.back = nil
            (copy.content as? Photo)?.back = nil
            let archiver = SequentialArchiver()
            archiver.setClassName("Passepartout", for: ForeignMount.self)
            try archiver.encodeRootObject(ForeignMount())
            let stray = try archiver.finishEncoding()
            let error = #expect(throws: ArchiveError.self) {
                try SequentialUnarchiver.unarchivedObject(
                    ofClass: Passepartout.self, from: stray, allowing: [Stray.self])
            }
            #expect(error?.code == .unexpectedClass)
        },
        Construct("extend final class", in: "Extension") {
            let object = Settings()
            object.recent = ["a"]
            object.parent = object
            let copy = try roundTrip(object)
            #expect(copy.recent == ["a"] && copy.volume == 0.5 && copy.parent === copy)
            object.parent = nil
            copy.parent = nil
        },
        Construct("swift { … }", in: "SwiftMember") {
            let copy: Greeter = try roundTrip(LoudGreeter(name: "Ada") as Greeter)
            #expect(copy.greeting() == "Hello, Ada!")
        },
        Construct("access", in: "Access") { () throws in
            let ledger = Ledger(title: "a")
            ledger.checksum = 3
            #expect(try roundTrip(ledger).checksum == 3)
            #expect(try roundTrip(Draft(text: "b")).text == "b")
        },
    ]
}

/// Counts notifications.
private final class Changes: @unchecked Sendable {
    var count = 0
}

/// A mount that contains what isn't framed.
private final class ForeignMount: Coding {
    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "ForeignMount", type: ForeignMount.self, sequence: [.value("content", "@"), .value("others", "@")])
    }

    init() {}

    func encode(with archiver: Archiver) throws {
        try archiver.encode(Stray(), forKey: "content")
        try archiver.encode([Stray](), forKey: "others")
    }

    init(coder unarchiver: Unarchiver) throws {
        throw unarchiver.fail(expected: "an archive that is only written", found: "a reader")
    }
}
