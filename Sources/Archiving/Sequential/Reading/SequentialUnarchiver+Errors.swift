// Errors while decoding: descriptions of items, and the paths to them.
//
// A path is computed only when an error is created. An object's contents are stored at its first reference, so the
// groups that enclose an item lead to it.

import TypedStreams

extension SequentialUnarchiver {
    func unexpectedKind(_ expected: String, _ item: TypedStreamItem, _ key: String?) -> ArchiveError {
        failure(.unexpectedKind, expected: expected, found: phrase(for: item), forKey: key)
    }

    /// The error about a number of another width.
    func unexpectedType(_ name: String, _ item: TypedStreamItem, _ key: String?) -> ArchiveError {
        failure(
            .unexpectedKind, expected: "a number of the type \(name)",
            found: "one of the type '\(UnicodeScalar(item.code))'", forKey: key)
    }

    func unexpectedEncoding(_ expected: String, of group: Int) -> ArchiveError {
        failure(.unexpectedKind, expected: expected, found: "values of the type encoding '\(encodingText(of: group))'")
    }

    /// The error about an object whose contents do not match its class.
    func contradiction(_ expected: String, _ entry: UInt32) -> ArchiveError {
        failure(
            .corruptArchive, expected: "\(expected) in an object of class '\(className(of: entry))'",
            found: "something else")
    }

    /// The error about an object or structure that has more values than its class reads.
    func excessValue(at group: Int) -> ArchiveError {
        failure(
            .corruptArchive, expected: "the end of an object of class '\(className(of: frame.entry))'",
            found: "another value, of the type encoding '\(encodingText(of: group))'")
    }

    /// The type encoding of a group, shortened if it is long.
    func encodingText(of group: Int) -> String {
        var range = stream.tables.strings[Int(items[group].number)]
        range.count = min(range.count, 80)
        return text(range)
    }

    private func phrase(for item: TypedStreamItem) -> String {
        switch item.kind {
        case .group: "a group"
        case .integer: "an integer"
        case .real: "a real"
        case .bytes: "bytes"
        case .string: "a selector or atom"
        case .cString: "a C string"
        case .classReference: "a class"
        case .null: "nil"
        case .object:
            (try? foundationClass(of: item.number))?.phrase ?? "an object of class '\(className(of: item.number))'"
        }
    }

    // MARK: Paths

    /// The path to an object.
    func path(toEntry entry: UInt32) -> String {
        ArchivePath(components: components(toEntry: entry)).description
    }

    func components(toEntry entry: UInt32) -> [ArchivePath.Component] {
        // An object's item precedes its contents.
        entry == TypedStreamEntry.none
            ? [] : components(toItem: Int(stream.tables.entries[Int(entry)].start) - 1)
    }

    /// The path to an item: everything that contains it, from the top level on.
    func components(toItem target: Int) -> [ArchivePath.Component] {
        var components: [ArchivePath.Component] = []
        var container = TypedStreamEntry.none
        var (position, end) = (0, items.count)
        while let found = child(containing: target, from: position, to: end) {
            components += self.components(of: found.item, found.group, found.value, in: container)
            guard found.item < target else { break }
            container = items[found.item].number
            (position, end) = (found.item + 1, Int(items[found.item].value))
        }
        return components
    }

    /// The value that is the item or contains it, with its number among the groups and the values of its object.
    private func child(containing target: Int, from start: Int, to end: Int) -> (item: Int, group: Int, value: Int)? {
        var group = start
        var (number, value) = (0, 0)
        while group < end, Int(items[group].value) <= target {
            var item = group + 1
            while item < Int(items[group].value) { (item, value) = (self.item(after: 1, valuesAt: item), value + 1) }
            number += 1
            group = Int(items[group].value)
        }
        guard group < end, group < target else { return nil }
        var item = group + 1
        while case let next = self.item(after: 1, valuesAt: item), next <= target { (item, value) = (next, value + 1) }
        return (item, number, value)
    }

    private func components(
        of item: Int, _ group: Int, _ value: Int, in container: UInt32
    ) -> [ArchivePath.Component] {
        guard container != TypedStreamEntry.none else { return [.key(value == 0 ? "root" : "$\(value)")] }
        switch try? foundationClass(of: container) {
        case .array: return [.element(group - 1)]
        case .set: return [.entry(group - 1)]
        case .dictionary:
            let number = (group - 1) / 2
            return [.entry(number), .part(group % 2 == 0 ? "$value" : "$key")]
        default: return [.key(key(of: item, in: container) ?? "$\(value)")]
        }
    }

    /// The key of a value, if the class of its object declares a sequence.
    private func key(of item: Int, in entry: UInt32) -> String? {
        guard let record = try? classRecord(of: entry), classRecords[record].layout >= 0 else { return nil }
        let layout = layouts[classRecords[record].layout]
        var group = Int(stream.tables.entries[Int(entry)].start)
        let end = Int(stream.tables.entries[Int(entry)].end)
        for step in layout.steps where group < end {
            let isThere = !step.groups.isOptional || items[group + 1].value != 0
            var last = group
            for _ in 1..<(isThere ? step.groups.count : 1) where Int(items[last].value) < end {
                last = Int(items[last].value)
            }
            if item < Int(items[last].value) {
                var index = last + 1
                for value in step.values {
                    let next = self.item(after: max(layout.values[value].count, 1), valuesAt: index)
                    if item < next { return layout.values[value].key }
                    index = next
                }
                return nil
            }
            group = Int(items[last].value)
        }
        return nil
    }
}
