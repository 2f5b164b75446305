// Reads objects of a typed stream without their classes: one object per referenced entry, filled from a work list.
//
//     @ ──▶ entry 3 ──▶ objects [ 3: object | 5: object | … ]       pending [ 5 … ]: groups not read yet
//
// No class is looked up and no instance of a class is created. The tables were checked when the stream was opened, so
// they are valid here.
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

import PropertyLists
package import TypedStreams

/// Creates objects without classes from a typed stream, which it retains.
package final class SequentialObjectReader {
    private let stream: TypedStream

    /// Retains the objects, which most references that the reader returns don't.
    package let graph = ArchivedGraph()

    private var objects: [UInt32: ArchivedGraph.Member] = [:]
    private var pending: [(object: ArchivedGraph.Member, entry: UInt32)] = []

    /// The entry of the object that is filled.
    private var openEntry: UInt32?

    /// Classes by entry and strings by number, shared by all objects.
    private var classes: [UInt32: ArchivedObject.ClassDescription] = [:]
    private var texts: [UInt32: PropertyList] = [:]
    private var latinNames: [UInt32: String] = [:]

    /// The remaining number of superclasses that may be listed; long names count more than once. Each class lists its
    /// whole chain, even if classes share superclasses.
    private var remainingNameCount: Int

    /// The most objects that may be read in all.
    fileprivate var maximumObjectCount = Int.max

    package init(_ stream: TypedStream) {
        self.stream = stream
        remainingNameCount = stream.payload.count + 65_536
    }

    /// The object of an entry and everything that it refers to.
    func object(ofEntry entry: UInt32) throws -> ArchivedObject {
        let object = try object(at: entry)
        try fillPendingObjects()
        return ArchivedObject(object, in: graph)
    }

    /// The groups of the top level and everything that they refer to, which the graph retains.
    package func topLevelGroups() throws -> [ArchivedObject.Group] {
        let groups = try groups(from: 0, to: stream.items.count)
        try fillPendingObjects()
        return groups
    }

    /// All objects that were read, in no particular order. The graph retains them.
    package var allObjects: some Collection<ArchivedObject> {
        objects.values.lazy.map { ArchivedObject($0, in: nil) }
    }

    /// All objects and C strings that were read, by their numbers. The graph retains them.
    package var numberedObjects: [UInt32: ArchivedObject] {
        objects.mapValues { ArchivedObject($0, in: nil) }
    }

    /// The classes of all objects that were read, each once.
    package var objectClasses: [ArchivedObject.ClassDescription] {
        let entries = objects.keys.map { stream.entries[Int($0)] }
        return Set(entries.lazy.filter { $0.kind == .object }.map(\.reference)).compactMap { classes[$0] }
    }

    /// All strings that were read, except those that are bytes.
    package var allTexts: some Sequence<String> { texts.values.lazy.compactMap(\.string) }

    private func fillPendingObjects() throws {
        defer { openEntry = nil }
        while let next = pending.popLast() {
            openEntry = next.entry
            do {
                let entry = stream.entries[Int(next.entry)]
                next.object.classDescription = try classDescription(ofEntry: entry.reference)
                next.object.groups = try groups(from: Int(entry.start), to: Int(entry.end))
            } catch {
                // The object is known: who asks for it again gets the error, and no object without contents.
                pending.append(next)
                throw error
            }
        }
    }

    private func groups(from start: Int, to end: Int) throws -> [ArchivedObject.Group] {
        var groups: [ArchivedObject.Group] = []
        var position = start
        while position < end {
            let first = stream.items[position]
            let groupEnd = first.end(at: position)
            var values: [ArchivedObject.Value] = []
            if first.kind == .group { position += 1 }
            while position < groupEnd {
                let item = stream.items[position]
                values.append(try value(of: item))
                // An object's contents belong to the object, wherever they are stored.
                position = item.end(at: position)
            }
            let encoding = first.kind == .group ? try name(first.number) : EncodingCode.text(first.code)
            groups.append(ArchivedObject.Group(encoding, values))
        }
        return groups
    }

    private func value(of item: TypedStreamItem) throws -> ArchivedObject.Value {
        switch item.kind {
        case .group, .null: .null
        case .integer where item.code == UInt8(ascii: "B") && item.value >> 1 == 0: .inline(.boolean(item.value == 1))
        case .integer: .inline(.integer(item.integer))
        case .real where item.code == UInt8(ascii: "f"):
            .inline(.float(Float(bitPattern: UInt32(truncatingIfNeeded: item.value))))
        case .real: .inline(.double(Double(bitPattern: UInt64(bitPattern: item.value))))
        case .bytes: .inline(.data(try stream.payload.data(at: Int(item.value), count: Int(item.number))))
        case .string: .inline(try text(item.number))
        case .cString: .object(ArchivedObject(try cString(item.number), in: nil))
        case .classReference: .classDescription(try classDescription(ofEntry: item.number))
        case .object: .object(ArchivedObject(try object(at: item.number), in: nil))
        }
    }

    private func object(at entry: UInt32) throws -> ArchivedGraph.Member {
        if let known = objects[entry] { return known }
        guard objects.count < maximumObjectCount else {
            throw ArchiveError(
                .limitExceeded, path: "", expected: "at most \(maximumObjectCount) objects", found: "more",
                objectNumber: Int(entry), byteOffset: stream.entries[Int(entry)].offset)
        }
        let object = graph.addMember()
        objects[entry] = object
        pending.append((object, entry))
        return object
    }

    private func cString(_ entry: UInt32) throws -> ArchivedGraph.Member {
        if let known = objects[entry] { return known }
        let object = graph.addMember()
        object.value = try text(stream.entries[Int(entry)].string)
        objects[entry] = object
        return object
    }

    /// A string, or data if the bytes are not UTF-8.
    private func text(_ number: UInt32) throws -> PropertyList {
        if let known = texts[number] { return known }
        let range = stream.strings[Int(number)]
        let bytes = try stream.payload.bytes(at: range.offset, count: range.count)
        let string = unsafe bytes.withUnsafeBytes { unsafe String(validUTF8: $0) }
        let text: PropertyList = string.map { .string($0) } ?? .data(Data(bytes))
        texts[number] = text
        return text
    }

    private func classDescription(ofEntry entry: UInt32) throws -> ArchivedObject.ClassDescription {
        if let known = classes[entry] { return known }
        var names: [String] = []
        var versions: [Int] = []
        var next = entry
        while next != TypedStreamEntry.none {
            guard remainingNameCount > 0 else {
                throw ArchiveError(
                    .limitExceeded, path: "", expected: "classes with fewer superclasses in all", found: "more",
                    objectNumber: openEntry.map { Int($0) }, byteOffset: stream.entries[Int(entry)].offset)
            }
            let level = stream.entries[Int(next)]
            remainingNameCount -= 1 + stream.strings[Int(level.string)].count / 64
            names.append(try name(level.string))
            versions.append(Int(level.version))
            next = level.reference
        }
        let description = ArchivedObject.ClassDescription(names.first ?? "", chain: names, versions: versions)
        classes[entry] = description
        return description
    }

    /// A class name or a type encoding, which old systems may have written as Latin-1.
    private func name(_ number: UInt32) throws -> String {
        let text = try text(number)
        if let name = text.string ?? latinNames[number] { return name }
        let name = String(String.UnicodeScalarView((text.bytes ?? Data()).map { Unicode.Scalar($0) }))
        latinNames[number] = name
        return name
    }
}

/// An archive whose objects are only read if they are needed: those of attributed strings, if these are archived again.
final class SequentialObjectSource: ArchivedObjects {
    private let bytes: ArchiveBytes
    private let limits: ArchiveLimits
    private var openReader: SequentialObjectReader?

    init(_ bytes: ArchiveBytes, _ limits: ArchiveLimits) { (self.bytes, self.limits) = (bytes, limits) }

    /// The reader of all its objects. The archive is opened again unless it still is open.
    func reader(_ open: TypedStream? = nil) throws -> SequentialObjectReader {
        let reader = try openReader ?? SequentialObjectReader(open ?? SequentialUnarchiver.stream(bytes, limits))
        // An unarchiver counts the objects that it creates. A string is archived again with all of its own.
        reader.maximumObjectCount = open == nil ? .max : limits.maximumObjectCount
        openReader = reader
        return reader
    }

    func object(ofEntry entry: UInt32) throws -> ArchivedObject { try reader().object(ofEntry: entry) }
}
