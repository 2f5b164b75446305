// What is done with bytes of unknown origin: they are read and, where that succeeds, written and read again.

import Archiving
public import Foundation
public import FuzzedModel
public import PropertyLists

/// Why the writer and the reader disagree.
public struct Disagreement: Error {
    public let text: String
}

/// Makes sure that a property list is read back as it was written.
///
/// XML can't hold all that binary can, and keeps less of a date: what is written once must be kept from there on.
public func verify(_ list: PropertyList, format: PropertyList.Format) throws {
    guard let once = try? list.data(format: format) else { return }
    let copy = try PropertyList(data: once, format: format)
    if try copy.data(format: format) != once { throw Disagreement(text: "another property list is read back") }
}

/// What is read of a keyed archive: with its classes, or without.
public struct ReadArchive {
    public var root: Leaf?
    public var object: ArchivedObject?
}

/// Reads a keyed archive with its classes, and once more without.
public func readArchive(_ data: Data) -> ReadArchive? {
    let archive = ReadArchive(root: rootObject(data), object: try? KeyedUnarchiver.archivedObject(from: data))
    return archive.root == nil && archive.object == nil ? nil : archive
}

/// The root object of a keyed archive, or `nil`. What happens on the way is reported.
public func rootObject(_ data: Data) -> Leaf? {
    var report = ArchiveReport()
    return try? KeyedUnarchiver.unarchivedObject(
        ofClass: Leaf.self, from: data, allowing: [Values.self, Currency.self, Foreign.self], reporting: { report = $0 }
    )
}

/// Makes sure that an archive is read back as it was written, with its classes and without.
public func verify(_ archive: ReadArchive) throws {
    if let root = archive.root {
        try verify(root)
        dismantle(root)
    }
    if let object = archive.object {
        try verify(object)
    }
}

/// Makes sure that objects without classes are read back as they were archived.
public func verify(_ object: ArchivedObject) throws {
    guard let once = try? KeyedArchiver.archivedData(withRootObject: object) else { return }
    let second = try KeyedUnarchiver.archivedObject(from: once)
    if try KeyedArchiver.archivedData(withRootObject: second) != once {
        throw Disagreement(text: "other objects are read back")
    }
}

/// Makes sure that a graph is read back as it was archived.
///
/// Sets and dictionaries whose members are equal once they are connected may lose one of them the first time.
public func verify(_ root: Leaf) throws {
    guard let once = try? KeyedArchiver.archivedData(withRootObject: root) else { return }
    let second = try writtenRoot(once)
    try verifyProfiles(second)
    let twice = try KeyedArchiver.archivedData(withRootObject: second)
    let third = try writtenRoot(twice)
    if try KeyedArchiver.archivedData(withRootObject: third) != twice {
        throw Disagreement(text: "another graph is read back")
    }
    for object in [second, third] { dismantle(object) }
}

/// Makes sure that what Cocoa's layout holds is what the compact one does.
private func verifyProfiles(_ root: Leaf) throws {
    guard let data = try? KeyedArchiver.archivedData(withRootObject: root, profile: .cocoa) else { return }
    dismantle(try writtenRoot(data))
}

/// Reads an archive that this library has written.
private func writtenRoot(_ data: Data) throws -> Leaf {
    guard let root = rootObject(data) else { throw Disagreement(text: "what was archived is not read back") }
    return root
}

/// Lets go of a graph whose objects hold each other.
public func dismantle(_ root: Leaf) {
    var pending = [root]
    while let last = pending.popLast() {
        guard let object = last as? Node else { continue }
        pending += object.children + object.named.values + object.members + object.scores.keys
        if let next = object.next { pending.append(next) }
        if let anything = object.anything as? Leaf { pending.append(anything) }
        object.next = nil
        object.anything = nil
        (object.children, object.named, object.members, object.scores) = ([], [:], [], [:])
        guard let values = object as? Values else { continue }
        pending += (values.spots + [values.spot].compactMap { $0 }).compactMap(\.owner)
        for case .leaf(let leaf) in values.pictures + [values.picture].compactMap({ $0 }) { pending.append(leaf) }
        (values.spot, values.spots, values.picture, values.pictures) = (nil, [], nil, [])
    }
}
