// Which equal leaves are one object in the property list of an archive that was read, so that a copy shares the same.
//
//     one object, several references       shared:    a constant of the program that wrote the archive
//     an object for each reference         separate:  texts that the program created one after the other
//     otherwise, or only one reference     unknown:   as in the layout that is written

import PropertyLists

/// The sharing of leaves in a binary archive. It is determined when a copy is written in Cocoa's layout.
package final class ArchivedLeafSharing {
    private let table: BinaryObjectTable

    /// Whether a leaf is shared, by its encoded bytes.
    private lazy var states: [ArraySlice<UInt8>: Bool] = (try? Self.states(in: table)) ?? [:]

    /// Retains the bytes of the archive.
    init(_ table: BinaryObjectTable) {
        self.table = table
    }

    /// Whether equal leaves are one object; `nil` if the archive doesn't show it.
    func isShared(_ leaf: ArraySlice<UInt8>) -> Bool? { states[leaf] }

    /// The objects of the archive that are equal leaves, and the references to them as values.
    private struct Uses {
        var objectCount = 0
        var valueCount = 0
        var referenceCount = 0
        var includesKey = false

        var isShared: Bool? {
            let count = referenceCount + (includesKey ? 1 : 0)
            if objectCount == 1 { return count > 1 && referenceCount > 0 ? true : nil }
            return valueCount == referenceCount && referenceCount > 0 ? false : nil
        }

        mutating func add(_ count: Int, isKey: Bool) {
            objectCount += 1
            referenceCount += count
            if isKey { includesKey = true } else { valueCount += 1 }
        }
    }

    /// - Complexity: O(*n*) in the number of bytes; objects that overlap are not counted.
    private static func states(in table: BinaryObjectTable) throws -> [ArraySlice<UInt8>: Bool] {
        var remaining = table.bytes.count
        var references = [Int](repeating: 0, count: table.objectCount)
        var isKey = [Bool](repeating: false, count: table.objectCount)
        for index in 0..<table.objectCount {
            let object = try table.object(at: index)
            guard object.isContainer else { continue }
            remaining -= object.count
            guard remaining >= 0 else { return [:] }
            let isDictionary = object.kind == .dictionary
            for position in 0..<object.count {
                let first = try table.reference(position, of: object)
                if isDictionary { isKey[first] = true }
                references[isDictionary ? try table.reference(object.count + position, of: object) : first] += 1
            }
        }
        var uses: [ArraySlice<UInt8>: Uses] = [:]
        for index in 0..<table.objectCount where references[index] > 0 || isKey[index] {
            let object = try table.object(at: index)
            if object.isContainer || object.kind == .uid { continue }
            remaining -= table.payloadByteCount(of: object)
            guard remaining >= 0 else { return [:] }
            var leaf: [UInt8] = []
            try table.appendLeaf(object, to: &leaf)
            uses[leaf[...], default: Uses()].add(references[index], isKey: isKey[index])
        }
        return uses.compactMapValues(\.isShared)
    }
}
