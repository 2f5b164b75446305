// What a report says of archives that another release wrote: of each kind of event one row at least, and of each clause
// that gives none.

@_spi(GeneratedCode) import Archiving
import Foundation
import Release1
import Release2
import Release3
import Testing

@Suite("Reports of other releases' archives")
struct ReportTests {
    /// Who reads what, and what the report says then.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let report: @Sendable () throws -> ArchiveReport
        let lines: [String]

        init<Root: Coding>(
            _ testDescription: String, _ type: Root.Type, reads object: @escaping @Sendable () -> any Coding,
            says lines: String...
        ) {
            self.testDescription = testDescription
            self.report = { try ReportTests.report(type, of: object()) }
            self.lines = lines
        }
    }

    private static func report<Root: Coding>(_ type: Root.Type, of object: any Coding) throws -> ArchiveReport {
        var report = ArchiveReport()
        _ = try KeyedUnarchiver.unarchivedObject(
            ofClass: type, from: try KeyedArchiver.archivedData(withRootObject: object), reporting: { report = $0 })
        return report
    }

    @Test("A report says what another release's archive made necessary", arguments: keys + values + classes)
    func saysWhatHappened(row: Row) throws {
        let report = try row.report()
        let expected = row.lines.isEmpty ? "nothing to report" : row.lines.joined(separator: "\n")
        #expect(report.description == expected)
        #expect(report.isEmpty == row.lines.isEmpty)
    }

    static let keys = [
        Row(
            "A new field's default", Release2.Added.self, reads: { Release1.Added(name: "a") },
            says: "defaults taken:", "  Added.size, once, at root.size"),
        Row(
            "A newer version's key", Release2.Added.self, reads: { Release3.Added(name: "a", size: 1, colour: "red") },
            says: "keys that nothing read:", "  Added.colour, once, at root.colour",
            "newer versions:", "  Added in version 2, known 1, once, at root"),
        Row(
            "A fallback key", Release2.Renamed.self, reads: { Release1.Renamed(text: "milk") },
            says: "read under fallback keys:", "  Renamed.body from 'text', once, at root.text"),
        Row(
            "The second of two fallback keys", Release3.Renamed.self, reads: { Release1.Renamed(text: "milk") },
            says: "read under fallback keys:", "  Renamed.content from 'text', once, at root.text"),
        Row(
            "A fallback key beside an older one", Release3.Renamed.self, reads: { Release2.Renamed(body: "milk") },
            says: "read under fallback keys:", "  Renamed.content from 'body', once, at root.body"),
        Row("A key for older readers", Release2.Renamed.self, reads: { Release2.Renamed(body: "milk") }),
        Row(
            "A fallback key that is converted", Release2.Converted.self,
            reads: { Release1.Converted(centimetres: 150) },
            says: "read under fallback keys:", "  Converted.metres from 'centimetres', once, at root.centimetres"),
        Row(
            "A value that is computed from others", Release2.Computed.self,
            reads: { Release1.Computed(width: 1, height: 2) },
            says: "defaults taken:", "  Computed.area, once, at root.area"),
        Row(
            "One key that two fields take", Release2.Split.self, reads: { Release1.Split(fullName: "Ada Byron") },
            says: "read under fallback keys:", "  Split.firstName from 'fullName', once, at root.fullName",
            "  Split.lastName from 'fullName', once, at root.fullName"),
        Row("A retired key", Release3.Ended.self, reads: { Release1.Ended(name: "a", fax: "1") }),
        Row(
            "A retired key that is still written", Release2.StillWritten.self,
            reads: { Release2.StillWritten(name: "a") }),
        Row("An optional that is nil", Release2.Ended.self, reads: { Release1.Ended(name: "a", fax: nil) }),
        Row(
            "A struct and elements under keys of their own in place of others", Release2.Located.self,
            reads: { Release1.Located(place: "0,1", weights: [1, 2]) },
            says: "read under fallback keys:", "  Located.place from 'place', once, at root.place",
            "  Located.weights from 'weights', once, at root.weights"),
        Row(
            "Elements under keys of their own that nothing reads", Release1.Located.self,
            reads: { NumberedWeights() },
            says: "keys that nothing read:", "  Located.weights[], 3 times, first at root[\"weights[0]\"]"),
    ]

    static let values = [
        Row(
            "Values that an enum does not know", Release2.Cone.self,
            reads: { Release3.Cone(flavour: .mocha, toppings: [.caramel, .vanilla, .caramel], extra: .mocha) },
            says: "keys that nothing read:", "  Cone.flavour3, once, at root.flavour3",
            "unknown values:",
            "  Cone.toppings2: '3' of 'Flavour', taken as 'vanilla', 2 times, first at root.toppings2[0]",
            "  Cone.extra2: '4' of 'Flavour', taken as 'vanilla', once, at root.extra2",
            "newer versions:", "  Cone in version 2, known 1, once, at root"),
        Row("A case that carries values beside the fallback case", Release2.Image.self, reads: { image }),
        Row(
            "A case that is newer, in all places", Release1.Image.self, reads: { image },
            says: "keys that nothing read:",
            "  Picture.GIF, once, at root.others[0].GIF",
            "  Image.GIF, once, at root.GIF",
            "newer versions:", "  Picture in version 1, known 0, 2 times, first at root.others[0]"),
        Row(
            "A struct that has grown", Release2.Shape.self, reads: { shape },
            says: "keys that nothing read:",
            "  Point.name, 2 times, first at root.outline[0].name",
            "  Shape.origin.name, once, at root[\"origin.name\"]",
            "  Shape.corner.name, once, at root[\"corner.name\"]",
            "newer versions:", "  Point in version 2, known 1, 4 times, first at root.outline[0]"),
        Row(
            "A struct under a former name", Release2.Account.self,
            reads: { Release1.Account(deposits: [Release1.Money(cents: 1), Release1.Money(cents: 2)]) },
            says: "read under fallback keys:",
            "  Bank.Amount.amount from 'cents', 2 times, first at root.deposits[0].cents",
            "classes under other names:",
            "  'Bank.Money' as 'Bank.Amount', former name, 2 times, first at root.deposits[0]"),
    ]

    static let classes = [
        Row(
            "A class under a former name", Release2.Worker.self, reads: { Release1.Person(name: "Ada") },
            says: "classes under other names:", "  'HREmployee' as 'HR.Employee', former name, once, at root"),
        Row(
            "What is kept of a newer version", Release1.Kept.self, reads: { kept },
            says: "keys that nothing read:", "  Kept.friend, kept, once, at root.friend",
            "  Kept.numbers, kept, 2 times, first at root.numbers",
            "newer versions:", "  Kept in version 1, known 0, 2 times, first at root"),
        Row(
            "A version under a key of its own", Release2.Marked.self,
            reads: { Release3.Marked(name: "a", size: 1, shape: "round") },
            says: "keys that nothing read:", "  Marked.shape, once, at root.shape",
            "newer versions:", "  Marked in version 3, known 2, once, at root"),
    ]

    private static var image: any Coding {
        let picture = Release2.Picture.gif(Data([1, 2]))
        return Release2.Image(picture: picture, thumbnail: nil, others: [picture])
    }

    private static var shape: any Coding {
        let point = Release3.Point(x: 1, y: 2, z: 3, name: "p")
        return Release3.Shape(origin: point, corner: point, outline: [point, point])
    }

    private static var kept: any Coding {
        let first = Release2.Kept(name: "a", numbers: [1])
        first.friend = Release2.Friend(nickname: "f")
        first.next = Release2.Kept(name: "b", numbers: [2])
        return first
    }
}

/// What a release between the first and the second could have written.
private final class NumberedWeights: Coding {
    static var archivedClass: ArchivedClass { ArchivedClass("Located", type: NumberedWeights.self) }

    init() {}
    init(coder unarchiver: Unarchiver) throws {}

    func encode(with archiver: Archiver) throws {
        try archiver.encode("0,1", forKey: "place")
        try archiver.encode([1.5], forKey: "weights")
        try archiver.encode(Indexed([1.5, 2.5, 3.5]), forKey: "weights")
    }
}
