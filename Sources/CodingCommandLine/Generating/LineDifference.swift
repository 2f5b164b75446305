// The lines that differ between two texts. The time is bounded: a large text is first divided at lines that it has once.
//
//     old  a b c d e        a [b c] d [] e           changes: b c ─▶ x, nothing ─▶ y
//     new  a x d y e   ─▶   a [ x ] d [y] e

/// The difference between two texts, by lines.
package enum LineDifference {
    /// A run of lines, in the old text and in the new one; one of the two may be empty.
    package typealias Change = (old: Range<Int>, new: Range<Int>)

    /// Of two runs with more pairs of lines, each line of one is not compared with each of the other.
    private static let maximumPairCount = 1_000_000

    /// The lines with their line breaks, so that a last line without one differs from one with it.
    package static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            result.append(bytes[start...offset])
            start = offset + 1
        }
        if start < bytes.count { result.append(bytes[start...]) }
        return result
    }

    /// The runs of lines that differ, in order, with equal lines between them.
    package static func changes<Line: Hashable>(from old: [Line], to new: [Line]) -> [Change] {
        let (old, new) = differing(old[...], new[...])
        if old.count * new.count <= maximumPairCount { return compared(old, new) }
        var changes: [Change] = []
        var (oldStart, newStart) = (old.startIndex, new.startIndex)
        for (oldEnd, newEnd) in commonLines(old, new) + [(old.endIndex, new.endIndex)] {
            let (oldPart, newPart) = differing(old[oldStart..<oldEnd], new[newStart..<newEnd])
            changes +=
                oldPart.count * newPart.count <= maximumPairCount
                ? compared(oldPart, newPart) : [(oldPart.indices, newPart.indices)]
            (oldStart, newStart) = (oldEnd, newEnd)
        }
        return changes
    }

    /// The lines without the equal ones at the beginning and at the end.
    private static func differing<Line: Hashable>(
        _ old: ArraySlice<Line>, _ new: ArraySlice<Line>
    ) -> (old: ArraySlice<Line>, new: ArraySlice<Line>) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let (old, new) = (old.dropFirst(start), new.dropFirst(start))
        let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        return (old.dropLast(end), new.dropLast(end))
    }

    /// The shortest difference, which takes quadratic time.
    private static func compared<Line: Hashable>(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [Change] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
            case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
            }
        }
        var changes: [Change] = []
        var (oldEnd, newEnd) = (old.startIndex, new.startIndex)
        while oldEnd < old.endIndex || newEnd < new.endIndex {
            let (oldStart, newStart) = (oldEnd, newEnd)
            while removed.contains(oldEnd) { oldEnd += 1 }
            while inserted.contains(newEnd) { newEnd += 1 }
            if oldEnd > oldStart || newEnd > newStart {
                changes.append((oldStart..<oldEnd, newStart..<newEnd))
            } else {
                oldEnd += 1
                newEnd += 1
            }
        }
        return changes
    }

    /// The positions of lines that each text has once: as many as have the same order in both.
    private static func commonLines<Line: Hashable>(
        _ old: ArraySlice<Line>, _ new: ArraySlice<Line>
    ) -> [(old: Int, new: Int)] {
        let newOffsets = offsetsOfSingleLines(new)
        let pairs = offsetsOfSingleLines(old).compactMap { line, offset in newOffsets[line].map { (offset, $0) } }
            .sorted { $0.0 < $1.0 }
        // The pairs that end sequences of 1, 2, 3 … pairs, each with the least position in the new text.
        var ends: [Int] = []
        var previous: [Int?] = []
        for (number, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? ends[low - 1] : nil)
            if low < ends.count { ends[low] = number } else { ends.append(number) }
        }
        var result: [(old: Int, new: Int)] = []
        var next = ends.last
        while let number = next {
            result.append(pairs[number])
            next = previous[number]
        }
        return result.reversed()
    }

    /// The offsets of the lines that occur once.
    private static func offsetsOfSingleLines<Line: Hashable>(_ lines: ArraySlice<Line>) -> [Line: Int] {
        var offsets: [Line: Int?] = [:]
        for (offset, line) in zip(lines.indices, lines) {
            offsets.updateValue(offsets[line] == nil ? offset : nil, forKey: line)
        }
        return offsets.compactMapValues(\.self)
    }
}
