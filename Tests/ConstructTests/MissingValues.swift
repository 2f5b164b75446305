// What a missing key is read as where that isn't the default, versions that aren't written, and nil that is omitted.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

/// The archive of an object with other entries.
private func archive(of root: any Coding, _ change: (inout [String: PropertyList]) -> Void) throws -> Data {
    var list = try #require(try PropertyList(data: KeyedArchiver.archivedData(withRootObject: root)).dictionary)
    var objects = try #require(list["$objects"]?.array)
    var entries = try #require(objects[1].dictionary)
    change(&entries)
    objects[1] = .dictionary(entries)
    list["$objects"] = .array(objects)
    return try PropertyList.dictionary(list).data(format: .binary)
}

func checkMissingValues() throws {
    let object = MissingValues(plain: 3, window: MissingParts())
    #expect(!object.viewed && object.count == 0 && object.name == "new" && object.note == nil && object.late == 1)
    #expect(object.made == "made" && object.window == MissingParts(x: 1, y: 0.5))
    // The version isn't written, and what a missing key means is what `omits default` omits.
    object.late = 7
    let keys = try archivedKeys(of: object)
    #expect(
        keys == [
            "count", "id", "leaves", "made", "name", "note", "plain", "viewed", "window.x", "window.y",
        ])
    object.late = 1
    let copy = try roundTrip(object)
    #expect(!copy.viewed && copy.count == 0 && copy.id == object.id && copy.name == "new" && copy.note == nil)
    #expect(copy.late == 1 && copy.made == "made" && copy.plain == 3 && copy.window == object.window)

    let old = try archive(of: object) { entries in
        for key in ["viewed", "count", "name", "note", "late", "made", "plain", "window.x"] { entries[key] = nil }
    }
    let read = try KeyedUnarchiver.unarchivedObject(ofClass: MissingValues.self, from: old)
    #expect(read.viewed && read.count == 42 && read.name == nil && read.note == "none" && read.late == 7)
    #expect(read.made == "mm" && read.plain == 9 && read.window == MissingParts(x: 2, y: 0.5) && read.id == object.id)
    for key in ["id", "window.y", "leaves"] {
        let data = try archive(of: object) { $0[key] = nil }
        #expect(throws: ArchiveError.self, "\(key)") {
            try KeyedUnarchiver.unarchivedObject(ofClass: MissingValues.self, from: data)
        }
    }
}

func checkWrittenNil() throws {
    let empty = WrittenNil()
    #expect(try archivedKeys(of: empty) == ["held", "leaf", "written"])
    let (first, second, third) = (Leaf(number: 1), Leaf(number: 2), Leaf(number: 3))
    empty.leaf = first
    empty.held = second
    empty.owner = third
    let data = try KeyedArchiver.archivedData(withRootObject: empty)
    let root = try KeyedUnarchiver.archivedObject(from: data)
    #expect(root["leaf"]?.isNull == true)
    #expect(root["held"]?.object?["number"] != nil && root["owner"]?.object?["number"] != nil)

    // Nothing but the archive holds the objects.
    let copy = try KeyedUnarchiver.unarchivedObject(ofClass: WrittenNil.self, from: data)
    #expect(copy.leaf == nil && copy.held == nil && copy.written == nil)
    let archiver = KeyedArchiver()
    try archiver.encode([empty], forKey: "holders")
    try archiver.encode([second, third], forKey: "leaves")
    let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
    let holders = try unarchiver.decode([WrittenNil].self, forKey: "holders")
    let leaves = try unarchiver.decode([Leaf].self, forKey: "leaves")
    #expect(holders[0].held === leaves[0] && holders[0].owner === leaves[1])
    withExtendedLifetime((first, second, third, leaves)) {}
}
