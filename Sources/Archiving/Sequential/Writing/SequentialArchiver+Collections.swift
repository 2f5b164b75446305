// Writes collections and structures: objects whose contents are recorded as soon as they are referenced.
//
//     array, set     count, then each element as a group      NSArray i, NSSet I       all empty arrays are one
//     dictionary     count, then key, value, key, value …     recorded as all keys, then all values
//     structure      its fields, like those of an object
//
// For lent items, see `SequentialArchiver.swift`.

import PropertyLists
import TypedStreams

extension SequentialArchiver {
    func open(_ kind: CollectionKind, count: Int, isMutable: Bool = false) throws {
        try checkCount(count)
        let isShared = count == 0 && kind == .array && !isMutable
        if isShared, let known = values.emptyArray {
            place(known)
            openContents(of: known)
            return frames.top.collection = kind
        }
        try openPart(ofClass: classEntry(of: FoundationClass(kind, isMutable: isMutable)))
        if isShared { values.noteEmptyArray(frames.top.entry) }
        frames.top.collection = kind
        frames.top.count = count
        let code = kind == .set ? EncodingCode.of(.uint32) : EncodingCode.of(.int32)
        items.append(.integer(Int64(count), code: code).group)
    }

    func classEntry(of foundationClass: FoundationClass) -> UInt32 {
        foundationClass.isMutable ? builder.foundationClass(foundationClass.chain) : foundationClass.classEntry
    }

    func closeCollection() throws {
        guard let kind = frames.top.collection else {
            throw fail(.notSupported, expected: "an open collection to end", found: "none", forKey: nil)
        }
        let (count, groupCount) = (frames.top.count, frames.top.groupCount)
        guard groupCount == (kind == .dictionary ? count.multipliedReportingOverflow(by: 2).partialValue : count) else {
            throw fail(
                .notSupported, expected: "as many elements as announced, \(count)", found: "\(groupCount) values",
                forKey: nil)
        }
        if kind == .dictionary, count > 1 { pairEntries(from: frames.top.firstItem + 1, count) }
        // Without even a count, it is the empty array again.
        if items.count > frames.top.firstItem { try close() } else { frames.removeLast() }
    }

    /// Moves each value of a dictionary after its key. Each is one item.
    private func pairEntries(from first: Int, _ count: Int) {
        let recorded = unsafe Array(items.values(in: first..<items.count))
        for number in 0..<count {
            items[first + 2 * number] = recorded[number]
            items[first + 2 * number + 1] = recorded[count + number]
        }
    }

    func open(_ structure: ArchivedStructure) throws {
        try openPart(ofClass: classEntry(of: structure))
        frames.top.isStructure = true
        frames.top.hasNames = structure.sequence?.values.isEmpty == false
    }

    func closeStructure() throws {
        guard frames.top.isStructure, frames.top.openGroup == nil else {
            throw fail(.notSupported, expected: "an open structure to end", found: "none", forKey: nil)
        }
        try close()
    }
}
