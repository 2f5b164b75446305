// Enums whose cases carry values, read from archives of later versions that have further cases.

import Archiving
import Constructs
import Foundation
import PropertyLists
import Testing

/// Reads an object from its archive after some of its keys got other names: those of a case that it doesn't know.
private func read<Object: Coding>(
    _ object: Object, renaming keys: [String: String]
) throws -> (object: Object, report: ArchiveReport) {
    var list = try #require(try PropertyList(data: KeyedArchiver.archivedData(withRootObject: object)).dictionary)
    var all = try #require(list["$objects"]?.array)
    for position in all.indices where all[position].dictionary != nil {
        let entries = try #require(all[position].dictionary)
        all[position] = .dictionary(
            Dictionary(entries.map { (keys[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { first, _ in first }))
    }
    list["$objects"] = .array(all)
    var report = ArchiveReport()
    let copy = try KeyedUnarchiver.unarchivedObject(
        ofClass: Object.self, from: PropertyList.dictionary(list).data(format: .binary)
    ) { report = $0 }
    return (copy, report)
}

func checkOpenUnions() throws {
    let board = Clipboard(
        main: .text("a"), spare: .area(width: 1, height: 2), history: [.text("b"), .other], named: ["n": .text("c")],
        shelf: Shelf(clip: .other))
    let copy = try roundTrip(board)
    #expect(copy.main == board.main && copy.spare == board.spare && copy.history == board.history)
    #expect(copy.named == board.named && copy.shelf?.clip == .other)

    // In a field by the keys that are composed with its own, in collections because there is an object.
    let (later, report) = try read(
        board, renaming: ["main.text": "main.film.name", "shelf.clip.other": "shelf.clip.film", "text": "film"])
    #expect(later.main == .other && later.spare == board.spare && later.shelf?.clip == .other)
    #expect(later.history == [.other, .other] && later.named == ["n": .other])
    let events = report.unknownValues.map { "\($0.value) \($0.rawValue) \($0.count)" }.sorted()
    #expect(events == ["other film 1", "other film 2", "other film.name 1"])
    #expect(report.unknownValues.allSatisfy { !$0.isKept && $0.enumName == "Clip" })

    // Keys are compared byte by byte: a combining accent belongs to the name of the case, not to the dot.
    let (accented, accents) = try read(
        board, renaming: ["main.text": "main.\u{301}x", "spare.width": "spare\u{301}.x"])
    #expect(accented.main == .other && accented.spare == .other)
    #expect(accents.unknownValues.map(\.rawValue).sorted() == ["height", "\u{301}x"])

    // Nothing is there: an optional is nil, and a required value an error.
    #expect(try read(board, renaming: ["spare.width": "a", "spare.height": "b"]).object.spare == nil)
    // A part of a known case is no known case.
    #expect(try read(board, renaming: ["spare.width": "a"]).object.spare == .other)
    #expect(throws: ArchiveError.self) { try read(board, renaming: ["main.text": "mainly.film"]) }

    let pins = Pins(badge: .word("w"), second: .number(1), strip: [.text("a"), .other], clips: [.text("a")])
    let pinned = try roundTrip(pins)
    #expect(pinned.strip == pins.strip && pinned.clips == pins.clips)
    guard case .word("w") = pinned.badge, case .number(1) = pinned.second else {
        Issue.record("the cases come back")
        return
    }
    // A value of another kind under the key that cases share.
    let keys = ["badge": "was", "clips": "badge", "strip[0].text": "strip[0].film", "second.badge": "second.x"]
    let (other, _) = try read(pins, renaming: keys)
    guard case .blank = other.badge, other.second == nil else {
        Issue.record("the shared key has a value of another kind")
        return
    }
    #expect(other.strip == [.other, .other])
}

@Suite("Unknown cases of enums with values")
struct OpenUnionTests {
    @Test("A sequential archive names the case: an unknown one and its values are passed over")
    func sequential() throws {
        let board = Clipboard(main: .text("a"), history: [.text("b"), .other])
        var bytes = [UInt8](try SequentialArchiver.archivedData(withRootObject: board))
        // The key of a case is a text, which is written once.
        let key = [UInt8]("text".utf8)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: key) })
        bytes.replaceSubrange(place..<(place + key.count), with: [UInt8]("film".utf8))
        let copy = try SequentialUnarchiver.unarchivedObject(ofClass: Clipboard.self, from: Data(bytes))
        #expect(copy.main == .other && copy.history == [.other, .other] && copy.spare == nil)
    }
}
