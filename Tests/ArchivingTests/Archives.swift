// Helpers for the tests of keyed archives: round trips, handmade archives, and access to what was written.

import Archiving
import Foundation
import PropertyLists

/// Archives a root object and reads it back.
func roundTrip<Root: Coding>(_ root: Root, allowing: [any Coding.Type] = []) throws -> Root {
    let data = try KeyedArchiver.archivedData(withRootObject: root)
    return try KeyedUnarchiver.unarchivedObject(ofClass: Root.self, from: data, allowing: allowing)
}

/// The archive with one value at the top level, under the key `value`.
func archive<Value: ArchivableValue>(of value: Value) throws -> Data {
    let archiver = KeyedArchiver()
    try archiver.encode(value, forKey: "value")
    return try archiver.finishEncoding()
}

/// The value at the top level of an archive, under the key `value`.
func unarchivedValue<Value: ArchivableValue>(_ type: Value.Type, from data: Data) throws -> Value {
    try KeyedUnarchiver(forReadingFrom: data).decode(type, forKey: "value")
}

/// The error about an archive that a closure throws; `nil` if it doesn't throw one.
func archiveError<Result>(_ body: () throws -> Result) -> ArchiveError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? ArchiveError
    }
}

/// Calls a closure, and throws the error of a class without the location that was added to it.
func unwrapped<Result>(_ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch let error as ArchiveError where error.code == .rejected {
        throw error.underlyingError ?? error
    }
}

// MARK: - Archives made by hand

/// A handmade keyed archive: valid unless a part is changed or removed.
struct HandmadeArchive: Sendable {
    var version: PropertyList? = 100_000
    var archiver: PropertyList? = "NSKeyedArchiver"
    var top: PropertyList? = ["root": .uid(1)]
    var objects: PropertyList?

    /// An archive whose slots from 1 on are given.
    init(_ objects: PropertyList..., top: PropertyList = ["root": .uid(1)]) {
        self.top = top
        self.objects = .array(["$null"] + objects)
    }

    /// The archive with some parts set otherwise.
    func with(_ change: (inout HandmadeArchive) -> Void) -> HandmadeArchive {
        var copy = self
        change(&copy)
        return copy
    }

    /// The archive in a format.
    func data(format: PropertyList.Format = .binary) throws -> Data {
        var entries: [String: PropertyList] = [:]
        entries["$version"] = version
        entries["$archiver"] = archiver
        entries["$top"] = top
        entries["$objects"] = objects
        return try PropertyList.dictionary(entries).data(format: format)
    }
}

extension PropertyList {
    /// A reference to a slot.
    static func uid(_ slot: UInt32) -> PropertyList {
        .uid(UID(slot))
    }

    /// The description of a class.
    static func describing(_ names: String...) -> PropertyList {
        ["$classname": .string(names[0]), "$classes": .array(names.map { .string($0) } + ["NSObject"])]
    }
}

// MARK: - What was written

/// The parts of an archive that was written, for a look at its slots.
struct ArchiveContents {
    let top: [String: PropertyList]
    let objects: [PropertyList]

    init(_ data: Data) throws {
        let root = try PropertyList(data: data)
        top = root["$top"]?.dictionary ?? [:]
        objects = root["$objects"]?.array ?? []
    }

    /// The target of a reference; any other value unchanged.
    func object(_ reference: PropertyList?) -> PropertyList? {
        guard case .uid(let uid) = reference else { return reference }
        return Int(uid.value) < objects.count ? objects[Int(uid.value)] : nil
    }

    /// The slots that hold instances of a class.
    func slots(ofClass name: String) -> [Int] {
        objects.indices.filter { object(objects[$0]["$class"])?["$classname"]?.string == name }
    }

    /// How many slots hold a value.
    func count(of value: PropertyList) -> Int {
        objects.filter { $0 == value }.count
    }
}
