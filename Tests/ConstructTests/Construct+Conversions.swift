// Types that are archived as others.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

extension Construct {
    static let identifiers = (0..<4).map { _ in UUID() }
    static let texts = identifiers.map(\.uuidString)

    static let conversions: [Construct] = [
        Construct("T as A via f, g", in: "Conversions") {
            let (first, second) = (identifiers[0], identifiers[1])
            let object = Converted(
                id: first, other: second, lists: [[first, nil], []], members: [first, second],
                names: [first: second], byName: ["a": second], corners: [Corner(x: 1, y: 2)],
                corner: Corner(x: 3, y: 4), samples: Curve(heights: [1.5, -2]), rank: 2)
            let copy = try roundTrip(object)
            #expect(copy.id == first && copy.other == second && copy.lists == [[first, nil], []])
            #expect(copy.members == [first, second] && copy.names == [first: second] && copy.byName == ["a": second])
            #expect(copy.corners == object.corners && copy.corner == object.corner)
            #expect(copy.samples == object.samples && copy.rank == 2)
            let archive = try KeyedUnarchiver.archivedObject(
                from: KeyedArchiver.archivedData(withRootObject: object))
            #expect(archive["ID"]?.string == texts[0] && archive["copy"]?.string == texts[1])
            #expect(archive["rank"]?.string == "highest" && archive["oldRank"]?.string == "high")
        },
        Construct("T as A via f, g: nil, missing keys, errors", in: "Conversions") {
            let object = Converted(id: identifiers[0], other: nil, members: nil, byName: nil, corners: [], corner: nil)
            let copy = try roundTrip(object)
            #expect(copy.other == nil && copy.members == nil && copy.byName == nil && copy.corner == nil)
            #expect(copy.samples == Curve(heights: [0.5]) && copy.rank == 1)
            let entries: [(String, (any ArchivableValue)?)] = [
                ("ID", texts[0]), ("former", texts[1]), ("corners", [PointValue]()),
            ]
            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: Converted.self, from: archive(named: "Converted", entries: entries))
            #expect(old.other == identifiers[1] && old.lists.isEmpty && old.rank == 1)
            let damaged = try archive(named: "Converted", entries: [("ID", "?")])
            #expect(throws: (any Error).self) {
                try KeyedUnarchiver.unarchivedObject(ofClass: Converted.self, from: damaged)
            }
            #expect(try archivedKeys(of: Drawn(curve: Curve(heights: [1, 2]))) == ["curve[0]", "curve[1]"])
            #expect(try roundTrip(Drawn(curve: Curve(heights: []))).curve.heights.isEmpty)
            let older = try KeyedUnarchiver.unarchivedObject(
                ofClass: Drawn.self, from: archive(named: "Drawn", entries: [("older[0]", Float(7))]))
            #expect(older.curve.heights == [7])
            let wrong = try archive(named: "Converted", entries: [("ID", 3)])
            #expect(throws: ArchiveError.self) {
                try KeyedUnarchiver.unarchivedObject(ofClass: Converted.self, from: wrong)
            }
        },
        Construct("as rawValue T; via T.init(…), and a way back that returns nil", in: "Conversions") {
            let label = try #require(Caption("a"))
            let object = Journey(
                channel: Wavelength(rawValue: "c"), channels: ["k": Wavelength(rawValue: "d")],
                set: [Wavelength(rawValue: "e")], gear: Gear(rawValue: 2), label: label, labels: [label, nil],
                rawValue: 3)
            let data = try KeyedArchiver.archivedData(withRootObject: object)
            let sequential = try SequentialArchiver.archivedData(withRootObject: object)
            for copy in [
                try KeyedUnarchiver.unarchivedObject(ofClass: Journey.self, from: data),
                try SequentialUnarchiver.unarchivedObject(ofClass: Journey.self, from: sequential),
            ] {
                #expect(copy.channel == object.channel && copy.channels == object.channels && copy.set == object.set)
                #expect(
                    copy.gear == object.gear && copy.pace.rawValue == 1 && copy.label == label && copy.rawValue == 3)
                #expect(copy.labels == [label, nil])
            }
            let root = try KeyedUnarchiver.archivedObject(from: data)
            #expect(root["channel"]?.string == "c" && root["gear"]?.object?.value == 2)
            let right: [(String, (any ArchivableValue)?)] = [
                ("channel", "c"), ("label", "l"), ("rawValue", 1),
            ]
            #expect(
                try KeyedUnarchiver.unarchivedObject(
                    ofClass: Journey.self, from: archive(named: "Journey", entries: right)
                ).labels == [])
            let wrong: [(key: String, value: any ArchivableValue)] = [
                ("gear", 1_001), ("label", ""), ("labels", ["a", ""]),
            ]
            for (key, value) in wrong {
                let entries = right.filter { $0.0 != key } + [(key, value)]
                let damaged = try archive(named: "Journey", entries: entries)
                do {
                    _ = try KeyedUnarchiver.unarchivedObject(ofClass: Journey.self, from: damaged)
                    Issue.record("\(key)")
                } catch let error as ArchiveError {
                    #expect(error.code == .invalidValue && error.path.contains(key), "\(error)")
                }
            }
        },
        Construct("external struct T as A via f, g", in: "Conversions") { () throws in
            let start = Date(timeIntervalSinceReferenceDate: 5)
            let span = Span(start: start, end: start + 3)
            let object = Warm(
                heat: Kelvin(300), lowest: nil, all: [Kelvin(1), Kelvin(2)], dense: [Kelvin(3)], apart: [Kelvin(4)],
                table: [Kelvin(5): [Kelvin(6), nil]], colour: Palette.Colour([1, 2]), times: [span], time: span,
                state: .warm(heat: Kelvin(7), since: span))
            let copy = try roundTrip(object)
            #expect(copy.heat == Kelvin(300) && copy.lowest == nil && copy.all == object.all)
            #expect(copy.dense == object.dense && copy.apart == object.apart && copy.table == object.table)
            #expect(copy.colour?.bytes == [1, 2] && copy.times == [span] && copy.time == span)
            guard case .warm(let heat, let since) = copy.state else { throw ConversionError.noIdentifier }
            #expect(heat == Kelvin(7) && since == span)
            let dictionary = try archivedDictionary(of: object)
            #expect(dictionary["heat"]?.double == 300 && dictionary["apart[0]"]?.double == 4)
            #expect(dictionary["time.seconds"]?.double == 3 && dictionary["state.heat"]?.double == 7)
            let other = try archivedDictionary(of: Lukewarm(heat: Kelvin(300)))
            #expect(other["heat"]?.double == 300 && other["celsius"]?.double == 300 - 273.15)
            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: Lukewarm.self, from: archive(named: "Lukewarm", entries: [("celsius", 100.0)]))
            #expect(old.heat == Kelvin(373.15))
        },
        Construct("T as Codable", in: "Conversions") {
            let outline = Outline(title: "a", depths: [1: 2.5], date: Date(timeIntervalSinceReferenceDate: 0.123456789))
            let object = Coded(
                outline: outline, outlines: ["x": [outline, nil]], number: 7, single: Corner(x: 1, y: 2),
                shape: .outline(outline))
            let copy = try roundTrip(object)
            #expect(copy.outline == outline && copy.outlines == ["x": [outline, nil]] && copy.number == 7)
            #expect(copy.single == Corner(x: 1, y: 2))
            guard case .outline(outline) = copy.shape else { throw ConversionError.noIdentifier }
            let archive = try KeyedUnarchiver.archivedObject(
                from: KeyedArchiver.archivedData(withRootObject: object))
            let entries = try #require(archive["outline"]?.object?.dictionaryEntries)
            #expect(entries.first { $0.key.string == "title" }?.value.string == "a")
            #expect(archive["number"]?.propertyList?.integer == 7)
            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: Coded.self, from: Construct.archive(named: "Coded", entries: [("shape.empty", true)]))
            #expect(old.outline.title.isEmpty && old.outlines.isEmpty && old.number == nil)
            let wrong = try Construct.archive(named: "Coded", entries: [("shape.empty", true), ("outline", "text")])
            let error = #expect(throws: ArchiveError.self) {
                try KeyedUnarchiver.unarchivedObject(ofClass: Coded.self, from: wrong)
            }
            #expect(error?.code == .rejected && error?.underlyingError is DecodingError)
            let archiver = KeyedArchiver()
            try archiver.encodeEncodable(outline, forKey: "a")
            try archiver.encodeEncodable("text", forKey: "b")
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
            #expect(try unarchiver.decodeDecodable(Outline.self, forKey: "a") == outline)
            #expect(try unarchiver.decodeDecodable(String.self, forKey: "b") == "text")
            #expect(try unarchiver.decodeDecodable(String.self, forKey: "c") == nil)
        },
        Construct("external struct: sequential archives", in: "Conversions") {
            let object = Readings(
                first: Kelvin(1), second: nil, names: identifiers, last: Part(heat: Kelvin(2)))
            let data = try SequentialArchiver.archivedData(withRootObject: object)
            let copy = try SequentialUnarchiver.unarchivedObject(ofClass: Readings.self, from: data)
            #expect(copy.first == Kelvin(1) && copy.second == nil && copy.names == identifiers)
            #expect(copy.last?.heat == Kelvin(2))
            #expect(try roundTrip(object).names == identifiers)
        },
    ]
}
