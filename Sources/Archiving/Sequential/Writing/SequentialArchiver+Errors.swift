// Paths in errors of a sequential archiver: which object first referenced an entry, and as which value.
//
//     root.friends[3].$2.x          holders: entry ──▶ the entry that first referenced it, and the index of the value
//          │       │  │  └ a field of a structure
//          │       │  └ the third value of a class without a sequence
//          │       └ an element
//          └ the key of the value in the class's sequence

import TypedStreams

extension SequentialArchiver {
    /// The first reference to an entry.
    struct Holder {
        /// The entry that contains the reference; `none` for the top level.
        var entry = TypedStreamEntry.none

        /// The index of the value in the holder; `.max` if it is unknown.
        var place = UInt32.max

        /// The index of the entry's object in the work list; `.max` if it is not in the list.
        var work = UInt32.max
    }

    /// Records the index of an entry's object in the work list.
    func noteWork(_ place: UInt32, of entry: UInt32) {
        while holders.count <= Int(entry) { holders.append(Holder()) }
        holders[Int(entry)].work = place
    }

    /// Records the open frame as the holder of an entry, unless the entry has a holder.
    func noteHolder(of entry: UInt32) {
        while holders.count <= Int(entry) { holders.append(Holder()) }
        guard holders[Int(entry)].place == UInt32.max else { return }
        let frame = frames[frames.count - 1]
        holders[Int(entry)].entry = frame.entry
        holders[Int(entry)].place = UInt32(truncatingIfNeeded: frame.groupCount)
    }

    /// The path to the open object, extended by the next value if that has a name.
    func path(toNextValue: Bool) -> String {
        let frame = frames[frames.count - 1]
        var components = components(toEntry: frame.entry)
        if toNextValue, let next = component(ofValue: frame.groupCount, in: frame.entry, isNext: true) {
            components.append(next)
        }
        return ArchivePath(components: components).description
    }

    private func components(toEntry entry: UInt32) -> [ArchivePath.Component] {
        var components: [ArchivePath.Component] = []
        var entry = entry
        // A holder is recorded before the entries it holds, so the loop ends. The count is a second safeguard.
        while Int(entry) < holders.count, components.count <= holders.count {
            let holder = holders[Int(entry)]
            guard holder.place != UInt32.max else { break }
            if let component = component(ofValue: Int(holder.place), in: holder.entry, isNext: false) {
                components.append(component)
            }
            entry = holder.entry
        }
        return components.reversed()
    }

    /// The path component of a value: the index of an element, or the key of a field if the class has a sequence.
    ///
    /// - Parameter isNext: the value has not been written yet; if it has no name, it is omitted from the path.
    private func component(ofValue place: Int, in entry: UInt32, isNext: Bool) -> ArchivePath.Component? {
        guard entry != TypedStreamEntry.none else {
            if hasRoot { return isNext && place > 0 ? nil : .key("root") }
            return isNext ? nil : .key("$\(place)")
        }
        let contents = contents(of: entry)
        switch contents.kind {
        case .collection(let kind):
            let number = kind == .dictionary && place >= contents.count ? place - contents.count : place
            return .element(number)
        case .sequences(let sequences):
            let name = SequenceNames(contents.items).name(ofGroup: place, in: sequences)
            return name.map { .key($0) } ?? (isNext ? nil : .key("$\(place)"))
        case .unknown:
            return isNext ? nil : .key("$\(place)")
        }
    }

    private enum ContentsKind {
        case collection(CollectionKind)
        case sequences([(sequence: ArchivedSequence, version: Int)])
        case unknown
    }

    /// The recorded contents of an entry, and how its values are named.
    private func contents(of entry: UInt32) -> (kind: ContentsKind, items: ArraySlice<TypedStreamItem>, count: Int) {
        if let place = frames.lastIndex(where: { $0.entry == entry }) {
            let end = place + 1 < frames.count ? frames[place + 1].firstItem : items.count
            let recorded = items[frames[place].firstItem..<end]
            return (kind(of: frames[place], entry: entry), recorded, frames[place].count)
        }
        let known = builder.tables.entries[Int(entry)]
        let recorded = builder.tables.items[Int(known.start)..<Int(known.end)]
        return (kind(ofClosed: entry), recorded, recorded.count > 2 ? (recorded.count - 2) / 4 : 0)
    }

    private func kind(of frame: Frame, entry: UInt32) -> ContentsKind {
        if let collection = frame.collection { return .collection(collection) }
        return frame.structure.map { kind(of: $0) } ?? kind(ofClosed: entry)
    }

    private func kind(of structure: ArchivedStructure) -> ContentsKind {
        structure.sequence.map { .sequences([($0, structure.version)]) } ?? .unknown
    }

    /// The kind of an entry whose contents are complete.
    private func kind(ofClosed entry: UInt32) -> ContentsKind {
        let place = Int(entry) < holders.count ? Int(holders[Int(entry)].work) : Int.max
        if place < work.count { return .sequences(Self.sequences(of: type(of: work[place].object))) }
        let classEntry = builder.tables.entries[Int(entry)].reference
        let kinds: [(String, CollectionKind)] = [("NSArray", .array), ("NSSet", .set), ("NSDictionary", .dictionary)]
        for (name, kind) in kinds where foundationClassEntries[name] == classEntry { return .collection(kind) }
        return structuresByClassEntry[classEntry].map { kind(of: $0) } ?? .unknown
    }

    /// The sequences of a class and its superclasses, topmost first, up to a class that has none.
    private static func sequences(of type: any Coding.Type) -> [(sequence: ArchivedSequence, version: Int)] {
        var sequences: [(sequence: ArchivedSequence, version: Int)] = []
        for archived in Array(ClassChain(of: type)).reversed() {
            guard let sequence = archived.sequence else { break }
            sequences.append((sequence, archived.version))
        }
        return sequences
    }

    // MARK: Errors

    /// The error about a value with a key.
    func keyRefused(_ key: String) -> ArchiveError {
        if frames.count == 1 {
            return failure(.codingRefused, expected: "a value without a key", found: "one with a key", forKey: key)
        }
        return failure(
            .codingRefused, expected: "an object of a class that is 'sequential'",
            found: "one that encodes its values under keys", forKey: key)
    }

    /// The error about a value at the top level after the root object.
    func besidesRoot() -> ArchiveError {
        failure(.notSupported, expected: "nothing outside of the root object", found: "a value", forKey: nil)
    }

    /// Converts an error of the typed stream writer to one about the graph.
    func archiveError(for error: TypedStreamError) -> ArchiveError {
        let path = error.entryNumber.map { number in
            ArchivePath(components: components(toEntry: UInt32(truncatingIfNeeded: number))).description
        }
        return ArchiveError(
            ArchiveError.Code(error.code, badEncoding: .notSupported), path: path ?? "", expected: error.expected,
            found: error.found)
    }
}
