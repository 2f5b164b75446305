// Dictionaries with very many keys: lookups take time in proportion to their size, in any order.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Many keys", .timeLimit(.minutes(20))) struct ManyKeysTests {
    private typealias Parts = OverlappingArchiveTests.Parts

    enum Order: CaseIterable {
        case written, reverse, shuffled

        func applied<Element>(to elements: [Element]) -> [Element] {
            var random = SeededGenerator(seed: 7)
            return switch self {
            case .written: elements
            case .reverse: elements.reversed()
            case .shuffled: elements.shuffled(using: &random)
            }
        }
    }

    private static let count = IntegrationRing.size(40_000, inRing: 20_000, otherwise: 20_000)

    /// An archive whose value at the top level is an object with elements under separate keys.
    private static func archive(_ keys: [(String, UInt32)], _ parts: inout Parts) throws -> Data {
        let box = try parts.classSlot("Box")
        let object = try parts.dictionary(keys + [("$class", parts.writer.uid(box))])
        return try parts.finish(parts.slot(object))
    }

    @Test("Elements under keys of their own are found in any order", .integration, arguments: Order.allCases)
    func indexed(order: Order) throws {
        let isInProportion = try growsInProportion(from: Self.count / 10, times: 10) { count in
            var parts = try Parts()
            let keys = try (0..<count).map { ("value[\($0)]", try parts.writer.integer(Int64($0))) }
            let data = try Self.archive(order.applied(to: keys), &parts)
            let box = try unarchivedValue(ValueBox<Indexed<Int>>.self, from: data)
            #expect(box.value.elements == Array(0..<count))
        }
        #expect(isInProportion)
    }

    @Test("At the top level too, and in a structure")
    func topLevel() throws {
        let isInProportion = try growsInProportion(from: Self.count / 10, times: 10) { count in
            let elements = (0..<count).map { (key: "a[\($0)]", value: PropertyList.integer(.init(Int64($0)))) }
            let points = (0..<count / 4).flatMap { number -> [(String, PropertyList)] in
                [("b[\(number)].y", 1.5), ("b[\(number)].x", .double(Double(number)))]
            }
            let top = Dictionary(elements.map { ($0.key, $0.value) } + points) { first, _ in first }
            let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(top: .dictionary(top)).data())
            #expect(try unarchiver.decode(Indexed<Int>.self, forKey: "a").elements == Array(0..<count))
            let copy = try unarchiver.decode(Indexed<Point>.self, forKey: "b").elements
            #expect(copy == (0..<count / 4).map { Point(x: Double($0), y: 1.5) })
        }
        #expect(isInProportion)
    }

    @Test("What is missing is missing, and of entries with one key the first counts")
    func missingAndRepeated() throws {
        var parts = try Parts()
        var keys = try (0..<1_000).map { ("value[\($0)]", try parts.writer.integer(Int64($0))) }
        keys[500].1 = try parts.writer.integer(-1)
        keys.insert(("value[900]", try parts.writer.integer(7)), at: 40)
        keys.remove(at: 990)
        let data = try Self.archive(Array(keys.reversed()), &parts)
        let elements = try unarchivedValue(ValueBox<Indexed<Int>>.self, from: data).value.elements
        #expect(elements == Array(0..<500) + [-1] + Array(501..<989))
    }

    @Test("Objects with many keys that are read inside each other keep their places", arguments: Order.allCases)
    func nested(order: Order) throws {
        var parts = try Parts()
        let label = try parts.classSlot("Label")
        let text = parts.slot(try parts.writer.string("text"))
        var fields = [("text", try parts.writer.uid(text)), ("size", try parts.writer.integer(3))]
        fields += try (0..<300).map { ("unknown \($0)", try parts.writer.boolean(true)) }
        let object = try parts.dictionary(fields + [("$class", parts.writer.uid(label))])
        let keys = try (0..<1_000).map { number in
            let slot = parts.slot(object)
            return ("value[\(number)]", try parts.writer.uid(slot))
        }
        let data = try Self.archive(order.applied(to: keys), &parts)
        var limits = ArchiveLimits()
        limits.maximumReadCount = 2_000_000
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, limits: limits)
        let box = try unarchiver.decode(ValueBox<Indexed<Label>>.self, forKey: "value")
        #expect(box.value.elements.count == 1_000)
        #expect(box.value.elements.allSatisfy { $0.text == "text" && $0.size == 3 })
    }

    @Test("What an archiver wrote in Cocoa's order is read", .integration, arguments: PropertyList.Format.keyed)
    func cocoa(format: PropertyList.Format) throws {
        let box = ValueBox(Indexed(Array(0..<Self.count)))
        let data = try KeyedArchiver.archivedData(withRootObject: box, profile: .cocoa.formatted(as: format))
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: ValueBox<Indexed<Int>>.self, from: data)
        #expect(copy.value == box.value)
    }

    // MARK: Unread entries

    /// Entries that are never read, all with one key and one value.
    private static func junk(_ parts: inout Parts) throws -> [(String, UInt32)] {
        let value = try parts.writer.boolean(true)
        return Array(repeating: ("junk", value), count: count)
    }

    @Test("A date among many entries that many references share", .integration)
    func sharedDate() throws {
        var parts = try Parts()
        let dateClass = try parts.classSlot("NSDate")
        let time = ("NS.time", try parts.writer.double(5))
        let classEntry = ("$class", try parts.writer.uid(dateClass))
        let date = parts.slot(try parts.dictionary([time, classEntry] + Self.junk(&parts)))
        let dates = [UInt32](repeating: date, count: Self.count)
        let data = try parts.finish(parts.array(of: dates, classSlot: parts.classSlot("NSArray")))
        let copy = try unarchivedValue([Date].self, from: data)
        #expect(copy == Array(repeating: Date(timeIntervalSinceReferenceDate: 5), count: Self.count))
        #expect(try unarchivedValue([AnyValue].self, from: data).count == Self.count)
    }

    @Test("Many classes with one description of many entries are refused", .integration)
    func sharedDescription() throws {
        var parts = try Parts()
        let name = ("$classname", try parts.writer.string("Label"))
        let description = try parts.dictionary(Self.junk(&parts) + [name])
        let text = parts.slot(try parts.writer.string("text"))
        let size = try parts.writer.integer(3)
        let labels = try (0..<20_000).map { _ in
            let label = parts.slot(description)
            return parts.slot(
                try parts.dictionary([
                    ("text", parts.writer.uid(text)), ("size", size), ("$class", parts.writer.uid(label)),
                ]))
        }
        let data = try parts.finish(parts.array(of: labels, classSlot: parts.classSlot("NSArray")))
        #expect(archiveError { try unarchivedValue([Label].self, from: data) }?.code == .limitExceeded)
        #expect(archiveError { try unarchivedValue([AnyValue].self, from: data) }?.code == .limitExceeded)
    }
}

extension PropertyList.Format {
    /// The formats of keyed archives.
    static let keyed: [PropertyList.Format] = [.binary, .xml]
}
