// What a missing key is read as where that isn't the default, versions that aren't written, and nil that is omitted.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

extension Construct {
    static let missingValues = [
        Construct("if missing, required, version 1, unwritten", in: "MissingValues") { () throws in
            let object = MissingValues(plain: 3, window: MissingParts())
            #expect(!object.viewed && object.count == 0 && object.name == "new" && object.note == nil)
            #expect(object.late == 1 && object.made == "made" && object.window == MissingParts(x: 1, y: 0.5))
            #expect(object.metres == 0 && object.leaves.isEmpty)
            let keys = [
                "count", "id", "late", "leaves", "made", "metres", "name", "note", "plain", "viewed", "window.x",
                "window.y",
            ]
            #expect(try archivedKeys(of: object) == keys, "the version isn't written, and nil is")
            let copy = try roundTrip(object)
            #expect(!copy.viewed && copy.count == 0 && copy.id == object.id && copy.name == "new" && copy.note == nil)
            #expect(copy.late == 1 && copy.made == "made" && copy.plain == 3 && copy.window == object.window)
            object.late = 7
            #expect(try archivedKeys(of: object) == keys.filter { $0 != "late" }, "'omits default' omits it")
            #expect(try roundTrip(object).late == 7)

            let required: [(String, (any ArchivableValue)?)] = [
                ("id", object.id), ("window.y", 2.5), ("leaves", [Int]()),
            ]
            let old = try KeyedUnarchiver.unarchivedObject(
                ofClass: MissingValues.self, from: archive(named: "MissingValues", entries: required))
            #expect(old.viewed && old.count == 42 && old.name == nil && old.note == "none" && old.late == 7)
            #expect(old.made == "mm" && old.plain == 9 && old.window == MissingParts(x: 2, y: 2.5) && old.metres == 1.5)
            #expect(old.id == object.id && old.leaves.isEmpty)
            for (key, path) in [("id", "root.id"), ("window.y", "root[\"window.y\"]"), ("leaves", "root.leaves")] {
                let data = try archive(named: "MissingValues", entries: required.filter { $0.0 != key })
                let error = #expect(throws: ArchiveError.self) {
                    try KeyedUnarchiver.unarchivedObject(ofClass: MissingValues.self, from: data)
                }
                #expect(error?.code == .missingValue)
                #expect(error?.path == path)
            }
        },
        Construct("omits nil, weak … unconditional", in: "WrittenNil") { () throws in
            let object = WrittenNil()
            #expect(try archivedKeys(of: object) == ["held", "leaf", "written"])
            let (first, second, third) = (Leaf(number: 1), Leaf(number: 2), Leaf(number: 3))
            (object.leaf, object.held, object.step) = (first, second, third)
            let root = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: object))
            #expect(root["leaf"]?.isNull == true, "nothing else refers to the object")
            #expect(root["held"]?.object?["number"] != nil && root["step"]?.object?["number"] != nil)
            let copy = try roundTrip(object)
            #expect(
                copy.leaf == nil && copy.held == nil && copy.step == nil, "nothing holds the objects that were read")

            let archiver = KeyedArchiver()
            try archiver.encode([object], forKey: "holders")
            try archiver.encode([second, third], forKey: "leaves")
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
            let holders = try unarchiver.decode([WrittenNil].self, forKey: "holders")
            let leaves = try unarchiver.decode([Leaf].self, forKey: "leaves")
            #expect(holders[0].held === leaves[0] && holders[0].step === leaves[1] && holders[0].leaf == nil)
            withExtendedLifetime((first, leaves)) {}
        },
    ]
}
