// Objects and their classes get entries at the first reference. The contents are encoded from the work list.
//
//     reference ──▶ entries   [ object, of class 2 | class "Person" … | class "NSObject" | … ]
//              └──▶ work      [ object 1 | object 2 | … ]                      see SequentialObjects
//
// An object that only has conditional references so far has an entry that is not held. It has no contents and no class
// yet, and references to it are written as nil.
//
// For lent items, see `SequentialArchiver.swift`. What is taken out of the work list is put back, also after an
// error.

import PropertyLists
import TypedStreams

extension SequentialArchiver {
    // MARK: Objects

    /// The entry of an object that is encoded unconditionally. A new object is added to the work list.
    func entry(of object: any Coding) throws -> UInt32 {
        if let entry = number(of: object) {
            if !builder.tables.entries[Int(entry)].isHeld { try hold(entry, object) }
            return entry
        }
        let entry = try addEntry(ofClass: classEntry(for: object), isHeld: true)
        objects.add(object, entry, frames.top.holder)
        return entry
    }

    /// Adds references to the elements of an array, from a position on. Returns the position of the first one that must be
    /// encoded by itself, because something about it isn't known.
    // Nothing is called before the objects are marked.
    func place(_ elements: BorrowedObjects, from first: Int) throws -> Int {
        try checkEntryCount(adding: elements.count)
        let firstNew = objects.count
        defer { objects.markBorrowed(from: firstNew, with: elements.owner) }
        var (known, classEntry) = (ObjectIdentifier?.none, TypedStreamEntry.none)
        for position in first..<elements.count {
            let type = unsafe elements.type(at: position)
            if type != known {
                guard isPlain(type), let entry = classes.entry(of: type) else { return position }
                (known, classEntry) = (type, entry)
            }
            let new = UInt32(truncatingIfNeeded: builder.tables.entries.count)
            let entry = objects.entry(at: elements.address(at: position), orAdd: new)
            if entry == new {
                _ = builder.addObject(ofClass: classEntry, isHeld: true)
                unsafe objects.hold(elements.kept(at: position), entry, frames.top.holder)
            } else if !builder.tables.entries[Int(entry)].isHeld {
                return position
            }
            place(entry)
        }
        return elements.count
    }

    /// Whether objects of a class, which was encoded last, are archived themselves.
    func isPlain(_ type: ObjectIdentifier) -> Bool {
        ownSubstitutes.isLastPlain(type) && !ownSubstitutes.hasAnswers
    }

    func entryIfHeld(of object: any Coding) throws -> UInt32 {
        if let entry = number(of: object) { return entry }
        let entry = try addEntry(ofClass: TypedStreamBuilder.rootClass, isHeld: false)
        objects.addConditional(object, entry)
        return entry
    }

    private func hold(_ entry: UInt32, _ object: any Coding) throws {
        builder.tables.entries[Int(entry)].reference = try classEntry(for: object)
        builder.tables.entries[Int(entry)].isHeld = true
        objects.hold(KeptObject(retaining: object), entry, frames.top.holder)
    }

    /// Adds the entry of an object whose contents are set later.
    func addEntry(ofClass classEntry: UInt32, isHeld: Bool) throws -> UInt32 {
        try checkEntryCount()
        return builder.addObject(ofClass: classEntry, isHeld: isHeld)
    }

    @inline(__always)
    func checkEntryCount(adding count: Int = 1) throws {
        if builder.tables.entries.count + count <= UInt32.max { return }
        throw fail(.limitExceeded, expected: "at most \(UInt32.max) objects", found: "more", forKey: nil)
    }

    /// Closes the contents of the open object.
    func endObject() throws {
        guard frames.count == 2, frames[1].openGroup == nil else {
            throw fail(
                .notSupported, expected: "every collection, structure and group to be ended",
                found: "an open \(frames.count == 2 ? "group" : "collection or structure")", forKey: nil)
        }
        try close()
    }

    // MARK: The root

    /// Starts the root object, which is the only value at the top level.
    func beginRoot() throws {
        guard !hasRoot else {
            throw fail(
                .notSupported, expected: "one root object", found: "a second one, or one inside of it", forKey: nil)
        }
        guard frames.count == 1, frames[0].groupCount == 0, frames[0].openGroup == nil else {
            throw fail(
                .notSupported, expected: "a root object alone at the top level", found: "other values", forKey: nil)
        }
        hasRoot = true
    }

    /// Checks that there is a root: its graph determines which conditional references are kept.
    func checkConditional() throws {
        guard !hasRoot, !isOneValue else { return }
        throw fail(
            .notSupported, expected: "a root object, given to 'encodeRootObject', for a conditional reference in it",
            found: "none", forKey: nil)
    }

    // MARK: Classes

    /// The entry of the class whose name is archived for an object.
    private func classEntry(for object: any Coding) throws -> UInt32 {
        let type = type(of: object)
        if ownSubstitutes.namesType(type) { return try classEntry(of: archivedType(of: object)) }
        if let entry = classes.entry(of: ObjectIdentifier(type)) { return entry }
        if let object = object as? any DescribedCoding {
            return try objectWriter.classEntry(object.classDescription, &builder)
        }
        return try classEntry(of: type)
    }

    func classEntry(of type: any Coding.Type) throws -> UInt32 {
        if let entry = classes.entry(of: ObjectIdentifier(type)) { return entry }
        let facts = try facts(of: type)
        var entry = TypedStreamBuilder.rootClass
        for link in facts.chain.reversed() {
            // Without a sequence, such an object whose values are all nil would archive nothing.
            if link.isKeyedOnly { throw keyedOnly(link.codingType) }
            let name = classNames.names[link.type] ?? link.name
            entry = try builder.classEntry(named: name, version: version(link.version, of: name), superclass: entry)
        }
        try checkName(of: type, entry)
        classes.note(entry, of: type)
        return entry
    }

    /// Makes sure that the archive has no objects of another class with the name, unless the caller chose a name.
    private func checkName(of type: any Coding.Type, _ entry: UInt32) throws {
        guard classNames.names[ObjectIdentifier(type)] == nil else { return }
        let name = builder.tables.entries[Int(entry)].string
        for other in classes.types where other != type && classNames.names[ObjectIdentifier(other)] == nil {
            guard let known = classes.entry(of: ObjectIdentifier(other)),
                builder.tables.entries[Int(known)].string == name
            else { continue }
            guard !builder.hasObject(ofClass: known) else { throw namesakeError(type, other) }
            // Only an earlier archive has some. Its next object is checked.
            classes.forgetEntry(of: other)
        }
    }

    private func keyedOnly(_ type: any Coding.Type) -> ArchiveError {
        fail(
            .codingRefused, expected: "an object of a class that is 'sequential'",
            found: "one of class '\(type)', which is not", forKey: nil)
    }

    private func version(_ version: Int, of name: String) throws -> Int32 {
        guard let version = Int32(exactly: version), version >= 0 else {
            throw fail(
                .outOfRange, expected: "a version of '\(name)' from 0 to \(Int32.max)", found: "\(version)",
                forKey: nil)
        }
        return version
    }

    func classEntry(of structure: ArchivedStructure) throws -> UInt32 {
        if structure.isFoundationClass {
            return builder.foundationClass([structure.name] + structure.superclassNames)
        }
        let entry = try builder.classEntry(
            named: structure.name, version: version(structure.version, of: structure.name),
            superclass: TypedStreamBuilder.rootClass)
        classes.note(entry, of: structure)
        return entry
    }

    // MARK: The work list

    /// Encodes the objects that the top level references, and those that they reference, until none is left. Called when
    /// nothing but the top level is open.
    func encodePendingObjects() throws {
        if isEncodingObjects { return }
        isEncodingObjects = true
        defer { isEncodingObjects = false }
        while let entry = objects.next {
            openContents(of: entry)
            let object = unsafe objects.take()
            do {
                if objects.encodedCount >= progress.nextCount { try reportProgress() }
                try limits.check(
                    objectCount: objectCount + 1, byteCount: leastByteCount, path: path(toNextValue: false))
                try encodingContents(of: type(of: object)) { try object.encode(with: self) }
                try writing { try endObject() }
            } catch {
                objects.putBack(object)
                throw remember(error)
            }
            objects.putBack(object)
            objects.endNext()
        }
        if onProgress != nil { try writing { try reportProgress() } }
    }

    private func reportProgress() throws {
        do {
            try progress.closure(dueAt: objects.encodedCount)?(objects.encodedCount, objects.count)
        } catch {
            end(with: error)
            throw error
        }
    }
}
