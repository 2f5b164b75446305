// Paths in errors of a sequential archiver: which object first referenced an entry, and as which value.
//
//     root.friends[3].$2.x          holders: entry ──▶ the entry that first referenced it, and the index of the value
//          │       │  │  └ a field of a structure
//          │       │  └ the third value of a class without a sequence
//          │       └ an element
//          └ the key of the value in the class's sequence

import PropertyLists
import TypedStreams

extension SequentialArchiver {
    /// The path to the open object, extended by the next value if that has a name.
    func path(toNextValue: Bool) -> String {
        let frame = frames.top
        var components = components(toEntry: frame.entry)
        if toNextValue, let next = component(ofValue: frame.place, in: frame.entry, isNext: true) {
            components.append(next)
        }
        return ArchivePath(components: components).description
    }

    private func components(toEntry entry: UInt32) -> [ArchivePath.Component] {
        var components: [ArchivePath.Component] = []
        var entry = entry
        // A holder is recorded before the entries it holds, so the loop ends. The count is a second safeguard.
        while components.count <= objects.holderCount, let holder = objects.holder(of: entry) {
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
        let frame = frames.last { $0.entry == entry }
        if let kind = frame.map({ $0.collection }) ?? collection(ofClosed: entry) {
            let count = frame?.count ?? entryCount(ofClosed: entry)
            return .element(kind == .dictionary && place >= count ? place - count : place)
        }
        let values = sequence(of: entry)?.values ?? []
        return place < values.count ? .key(values[place].key) : isNext ? nil : .key("$\(place)")
    }

    /// The kind of a collection whose contents are complete.
    private func collection(ofClosed entry: UInt32) -> CollectionKind? {
        let classEntry = builder.tables.entries[Int(entry)].reference
        return [.array, .set, .dictionary].first { FoundationClass($0).classEntry == classEntry }
    }

    /// The number of entries of a dictionary whose contents are complete: its count, and two items for each entry.
    private func entryCount(ofClosed entry: UInt32) -> Int {
        let contents = builder.tables.entries[Int(entry)]
        return contents.end > contents.start + 1 ? Int(contents.end - contents.start - 1) / 2 : 0
    }

    private func sequence(of entry: UInt32) -> WrittenSequence? {
        if let type = objects.type(ofEntry: entry) { return scope(of: type)?.sequence }
        let structure = classes.structure(ofEntry: builder.tables.entries[Int(entry)].reference)
        return structure.flatMap { WrittenSequence(of: $0) }
    }

    // MARK: Errors

    /// The error about a value with a key.
    func keyRefused(_ key: String) -> ArchiveError {
        if frames.count == 1 {
            return fail(.codingRefused, expected: "a value without a key", found: "one with a key", forKey: key)
        }
        return fail(
            .codingRefused, expected: "an object of a class that is 'sequential'",
            found: "one that encodes its values under keys", forKey: key)
    }

    /// The error about a value at the top level after the root object.
    func besidesRoot() -> ArchiveError {
        fail(.notSupported, expected: "nothing outside of the root object", found: "a value", forKey: nil)
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
