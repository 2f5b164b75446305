// Where errors are while a sequential archive is written: who holds whom, and which value it is.
//
//     root.friends[3].$2.x          holders: entry ──▶ the entry that met it first, and as which of its values
//          │       │  │  └ a structure's field
//          │       │  └ the third value of a class that doesn't tell its sequence
//          │       └ an element
//          └ the key of the value in the class's sequence

import TypedStreams

extension SequentialArchiver {
    /// Where an entry was met first.
    struct Holder {
        /// The entry that holds it; `none` for the top level.
        var entry = TypedStreamEntry.none

        /// Which of the holder's values it is; `none` where that is not known.
        var place = UInt32.max

        /// The place of the entry's object in the work list; `none` where it has none.
        var work = UInt32.max
    }

    /// Notes the place of an entry's object in the work list.
    func noteWork(_ place: UInt32, of entry: UInt32) {
        while holders.count <= Int(entry) { holders.append(Holder()) }
        holders[Int(entry)].work = place
    }

    /// Notes that what is open holds an entry, if that is the first to do so.
    func noteHolder(of entry: UInt32) {
        while holders.count <= Int(entry) { holders.append(Holder()) }
        guard holders[Int(entry)].place == UInt32.max else { return }
        let frame = frames[frames.count - 1]
        holders[Int(entry)].entry = frame.entry
        holders[Int(entry)].place = UInt32(truncatingIfNeeded: frame.groupCount)
    }

    /// The way to what is open, and on to the next value where that has a name.
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
        // A holder was met before what it holds, so the way ends; the count is a second reason.
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

    /// What a value is called: an element by its number, a field by its key where the class tells its sequence.
    ///
    /// - Parameter isNext: the value is none that is there; where it has no name, nothing is said of it.
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

    /// What is recorded of an entry, and how its values are named.
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

    /// The kind of what has ended.
    private func kind(ofClosed entry: UInt32) -> ContentsKind {
        let place = Int(entry) < holders.count ? Int(holders[Int(entry)].work) : Int.max
        if place < work.count { return .sequences(Self.sequences(of: type(of: work[place].object))) }
        let classEntry = builder.tables.entries[Int(entry)].reference
        let kinds: [(String, CollectionKind)] = [("NSArray", .array), ("NSSet", .set), ("NSDictionary", .dictionary)]
        for (name, kind) in kinds where foundationClassEntries[name] == classEntry { return .collection(kind) }
        return structuresByClassEntry[classEntry].map { kind(of: $0) } ?? .unknown
    }

    /// The sequences of a class and its superclasses, the topmost first, up to a class that tells none.
    private static func sequences(of type: any Coding.Type) -> [(sequence: ArchivedSequence, version: Int)] {
        var sequences: [(sequence: ArchivedSequence, version: Int)] = []
        for archived in Array(ClassChain(of: type)).reversed() {
            guard let sequence = archived.sequence else { break }
            sequences.append((sequence, archived.version))
        }
        return sequences
    }

    // MARK: Errors

    /// The error about a value under a key.
    func keyRefused(_ key: String) -> ArchiveError {
        if frames.count == 1 {
            return failure(.codingRefused, expected: "a value without a key", found: "one with a key", forKey: key)
        }
        return failure(
            .codingRefused, expected: "an object of a class that is 'sequential'",
            found: "one that encodes its values under keys", forKey: key)
    }

    /// The error about a value at the top level behind a root object.
    func besidesRoot() -> ArchiveError {
        failure(.notSupported, expected: "nothing outside of the root object", found: "a value", forKey: nil)
    }

    /// The writer's error as one about the graph.
    func archiveError(for error: TypedStreamError) -> ArchiveError {
        let path = error.entryNumber.map { number in
            ArchivePath(components: components(toEntry: UInt32(truncatingIfNeeded: number))).description
        }
        return ArchiveError(
            ArchiveError.Code(error.code, badEncoding: .notSupported), path: path ?? "", expected: error.expected,
            found: error.found)
    }
}
