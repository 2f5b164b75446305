// Writes collections and structures: objects whose contents are recorded as soon as they are referenced.
//
//     array, set     count, then each element as a group      NSArray i, NSSet I
//     dictionary     count, then key, value, key, value …     recorded as all keys, then all values
//     structure      its fields, like those of an object

import PropertyLists
import TypedStreams

extension SequentialArchiver {
    func open(_ kind: CollectionKind, count: Int, isMutable: Bool = false) throws {
        try checkCount(count)
        let classEntry = classEntry(of: FoundationClass(kind, isMutable: isMutable))
        let entry = try addEntry(ofClass: classEntry, isHeld: true)
        place(entry, conditionally: false)
        openContents(of: entry)
        frames[frames.count - 1].collection = kind
        frames[frames.count - 1].count = count
        let code = kind == .set ? EncodingCode.of(.uint32) : EncodingCode.of(.int32)
        items.append(.integer(Int64(count), code: code).group)
    }

    func classEntry(of foundationClass: FoundationClass) -> UInt32 {
        foundationClass.isMutable ? builder.foundationClass(foundationClass.chain) : foundationClass.classEntry
    }

    func closeCollection() throws {
        guard let frame = frames.last, let kind = frame.collection else {
            throw fail(.notSupported, expected: "an open collection to end", found: "none", forKey: nil)
        }
        let expected = kind == .dictionary ? frame.count.multipliedReportingOverflow(by: 2).partialValue : frame.count
        guard frame.groupCount == expected else {
            throw fail(
                .notSupported, expected: "as many elements as announced, \(frame.count)",
                found: "\(frame.groupCount) values", forKey: nil)
        }
        if kind == .dictionary, frame.count > 1 { pairEntries(of: frame) }
        try close()
    }

    /// Moves each value of a dictionary after its key. Each is one item.
    private func pairEntries(of frame: Frame) {
        let first = frame.firstItem + 1
        let recorded = Array(items.values(in: first..<items.count))
        for number in 0..<frame.count {
            items[first + 2 * number] = recorded[number]
            items[first + 2 * number + 1] = recorded[frame.count + number]
        }
    }

    func open(_ structure: ArchivedStructure) throws {
        let entry = try addEntry(ofClass: classEntry(of: structure), isHeld: true)
        place(entry, conditionally: false)
        openContents(of: entry)
        frames[frames.count - 1].isStructure = true
        frames[frames.count - 1].hasNames = structure.sequence?.values.isEmpty == false
    }

    func closeStructure() throws {
        guard frames[frames.count - 1].isStructure, frames[frames.count - 1].openGroup == nil else {
            throw fail(.notSupported, expected: "an open structure to end", found: "none", forKey: nil)
        }
        try close()
    }
}
