// Enums that keep unknown raw values, and cases with former ones.

import Archiving
import Constructs
import Foundation
import PropertyLists
import Testing

/// Reads an object of `OpenEnums` from an archive in which values were replaced.
private func read(_ values: [String: PropertyList], report: ((ArchiveReport) -> Void)? = nil) throws -> OpenEnums {
    let object = OpenEnums(stage: .draft, tag: nil, marks: Marks(stage: .draft, level: .low))
    var list = try #require(try PropertyList(data: KeyedArchiver.archivedData(withRootObject: object)).dictionary)
    var objects = try #require(list["$objects"]?.array)
    objects[1] = .dictionary(try #require(objects[1].dictionary).merging(values) { $1 })
    list["$objects"] = .array(objects)
    var found: ArchiveReport?
    let copy = try KeyedUnarchiver.unarchivedObject(
        ofClass: OpenEnums.self, from: PropertyList.dictionary(list).data(format: .binary)
    ) { found = $0 }
    if let found { report?(found) }
    return copy
}

func checkOpenEnums() throws {
    #expect(Stage.allCases == [.draft, .sent, .default])
    #expect(Stage(rawValue: 4) == .sent && Stage(rawValue: 7).rawValue == 7 && Stage(rawValue: 2) == .other(2))
    #expect(Stage.other(0) == .draft && Set([Stage.other(0), .draft]).count == 1)
    #expect(try JSONEncoder().encode([Stage.sent, .other(9)]) == Data("[4,9]".utf8))
    #expect(Stage.default.value(asOf: 0) == .draft && Stage.other(9).value(asOf: 0) == .other(9))
    #expect(Level(rawValue: 9) == nil)

    // Unknown values are archived again.
    let object = OpenEnums(
        stage: .other(9), tag: .case("tall"), tags: [.case("a"): 1, .case("b"): 2, .plain: 3],
        stages: [.other(5), .other(6), .draft], marks: Marks(stage: .other(5), level: .high))
    let copy = try roundTrip(object)
    #expect(copy.stage == .other(9) && copy.tag == .case("tall") && copy.tags == object.tags)
    #expect(copy.stages == object.stages && copy.marks == object.marks)
    #expect(try archivedDictionary(of: copy)["oldStage"]?.integer == 9)

    // Known and former raw values never become the case for unknown ones.
    for (rawValue, stage) in [(0, Stage.draft), (2, .sent), (3, .sent), (-2, .default), (4, .sent), (1, .other(1))] {
        let copy = try read(["stage": .integer(PropertyListInteger(Int64(rawValue)))])
        #expect("\(copy.stage)" == "\(stage)")
    }
    // Four bits: 15 is -1, 14 is the former -2, 2 is former, 5 is unknown.
    for (bits, stage) in [(15, Stage.default), (14, .default), (2, .sent), (4, .sent), (5, .other(5))] {
        let copy = try read(["marks": .integer(PropertyListInteger(Int64(bits | 8 << 4)))])
        #expect("\(copy.marks.stage)" == "\(stage)" && copy.marks.level == .high)
    }
    object.marks.stage = .other(16)
    #expect(throws: ArchiveError.self) { try KeyedArchiver.archivedData(withRootObject: object) }

    var report: ArchiveReport?
    _ = try read(["stage": .integer(7)]) { report = $0 }
    let entry = try #require(report?.unknownValues.first)
    #expect(entry.isKept && entry.value == "other(7)" && report?.unknownValues.count == 1)
    #expect(entry.description.hasPrefix("OpenEnums.stage: '7' of 'Stage', kept"))
    _ = try read(["stage": .integer(2)]) { report = $0 }
    #expect(report?.unknownValues.isEmpty == true)
}
