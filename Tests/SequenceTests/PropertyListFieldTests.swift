// Property lists as fields of sequential classes: an object each, as in keyed archives, which the class reads.

import Archiving
import Foundation
import PropertyLists
import Testing

@testable import Sequences

@Suite("Property lists in sequential classes")
struct PropertyListFieldTests {
    static let lists: [PropertyList] = [
        .string("a"), .string(""), .boolean(true), .integer(7), .integer(PropertyListInteger(UInt64.max)), .float(1.5),
        .double(0.1), .date(Date(timeIntervalSinceReferenceDate: 5)), .data(Data()), .data(Data([1, 2])), .array([]),
        .dictionary([:]), .array([.integer(1), .array([]), .dictionary(["a": .boolean(false)])]),
        .dictionary(["b": .array([.string("x")]), "a": .double(2)]),
    ]

    @Test("Each is read back, as a field, in a struct, in an enum's case and in an array", arguments: lists)
    func fields(list: PropertyList) throws {
        for setting in [Setting.list(list), .nothing] {
            let root = Lists(
                list: list, other: list, settings: Settings(list: list), setting: setting, lists: [list, list])
            for data in [
                try SequentialArchiver.archivedData(withRootObject: root),
                try KeyedArchiver.archivedData(withRootObject: root),
            ] {
                let copy = try Lists.unarchived(data)
                #expect(copy.list == list && copy.other == list && copy.settings.list == list)
                #expect(copy.lists == [list, list])
                if case .list(let read) = copy.setting { #expect(read == list) }
                #expect(try SequentialArchiver.archivedData(withRootObject: copy).count > 0)
            }
        }
    }

    @Test("Nil is nil")
    func null() throws {
        let root = Lists(list: .array([]), settings: Settings(), setting: .nothing)
        let copy = try Lists.unarchived(SequentialArchiver.archivedData(withRootObject: root))
        #expect(copy.other == nil && copy.settings.list == nil && copy.lists == [])
    }
}

extension Lists {
    fileprivate static func unarchived(_ data: Data) throws -> Lists {
        try ArchiveKind(of: data) == .keyed(.binary)
            ? KeyedUnarchiver.unarchivedObject(ofClass: Lists.self, from: data)
            : SequentialUnarchiver.unarchivedObject(ofClass: Lists.self, from: data)
    }
}
