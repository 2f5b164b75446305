// Errors while decoding: descriptions of items, and the paths to them.
//
// A path is computed only when an error is created. An object's contents are stored at its first reference, so the
// groups that enclose an item lead to it.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    func unexpectedKind(_ expected: String, _ item: TypedStreamItem, _ key: String?) -> ArchiveError {
        fail(.unexpectedKind, expected: expected, found: phrase(for: item), forKey: key)
    }

    /// The error about a number of another width.
    func unexpectedType(_ name: String, _ item: TypedStreamItem, _ key: String?) -> ArchiveError {
        fail(
            .unexpectedKind, expected: "a number of the type \(name)",
            found: "one of the type '\(UnicodeScalar(item.code))'", forKey: key)
    }

    func unexpectedEncoding(_ expected: String, of group: Int) -> ArchiveError {
        fail(.unexpectedKind, expected: expected, found: "values of the type encoding '\(encodingText(of: group))'")
    }

    /// The error about an object whose contents do not match its class.
    func contradiction(_ expected: String, _ entry: UInt32) -> ArchiveError {
        fail(
            .corruptArchive, expected: "\(expected) in an object of class '\(className(of: entry))'",
            found: "something else")
    }

    /// The error about an object or structure that has more values than its class reads.
    func excessValue(at group: Int) -> ArchiveError {
        fail(
            .corruptArchive, expected: "the end of an object of class '\(className(of: frame.entry))'",
            found: "another value, of the type encoding '\(encodingText(of: group))'")
    }

    /// The type encoding of a group, shortened if it is long.
    func encodingText(of group: Int) -> String {
        guard items[group].kind == .group else { return EncodingCode.text(items[group].code) }
        var range = strings[Int(items[group].number)]
        range.count = min(range.count, 80)
        return text(range)
    }

    func phrase(for item: TypedStreamItem) -> String {
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

    func path(toEntry entry: UInt32) -> String {
        ArchivePath(components: components(toEntry: entry)).description
    }

    /// The path to the value of a key in the open object or structure, by its number; to the object itself if it has no
    /// such value.
    func components(toValueForKey key: String) -> [ArchivePath.Component] {
        if frame.kind == .dictionary, let number = keyScope?.dictionary?.element(forKey: key) {
            return components(toEntry: frame.entry) + [.entry(number - frame.count), .part("$value")]
        }
        let number = frame.layout >= 0 ? layouts[frame.layout].layout.number(ofKey: key) : nil
        let isFound = number.map { frame.firstValue + $0 < valueItems.count } ?? false
        // A value that isn't found yet is in the next group.
        let next = frame.next < frame.end ? firstValue(ofGroup: frame.next) : nil
        let item = isFound ? number.map { Int(self.item(ofValue: $0)) } : next
        guard frame.layout >= 0, let item, items.indices.contains(item) else { return components(toEntry: frame.entry) }
        return components(toItem: item)
    }

    func components(toEntry entry: UInt32) -> [ArchivePath.Component] {
        // An object's item precedes its contents.
        entry == TypedStreamEntry.none
            ? [] : components(toItem: Int(entries[Int(entry)].start) - 1)
    }

    /// The path to an item: everything that contains it, from the top level on.
    func components(toItem target: Int) -> [ArchivePath.Component] {
        var components: [ArchivePath.Component] = []
        var container = TypedStreamEntry.none
        var (position, end) = (0, items.count)
        while let found = child(containing: target, from: position, to: end) {
            components += self.components(ofValue: found.value, inGroup: found.group, of: container)
            guard found.item < target else { break }
            container = items[found.item].number
            (position, end) = (found.item + 1, Int(items[found.item].value))
        }
        return components
    }

    /// The path to the value that would follow the last one of the open object or structure, or of the top level.
    func componentsAfterLastValue() -> [ArchivePath.Component] {
        let isTop = frame.entry == TypedStreamEntry.none
        let start = isTop ? 0 : Int(entries[Int(frame.entry)].start)
        let count = group(containing: frame.end, from: start, to: frame.end).value
        return components(toEntry: frame.entry) + components(ofValue: count, inGroup: 0, of: frame.entry)
    }

    /// The group that contains an item, or the end, with the numbers of the groups and values before it.
    private func group(containing target: Int, from start: Int, to end: Int) -> (group: Int, number: Int, value: Int) {
        var group = start
        var (number, value) = (0, 0)
        while group < end, case let next = items[group].end(at: group), next <= target {
            var item = firstValue(ofGroup: group)
            while item < next { (item, value) = (items[item].end(at: item), value + 1) }
            number += 1
            group = next
        }
        return (group, number, value)
    }

    /// The value that is the item or contains it, with its number among the groups and the values of its object.
    private func child(containing target: Int, from start: Int, to end: Int) -> (item: Int, group: Int, value: Int)? {
        let (group, number, first) = self.group(containing: target, from: start, to: end)
        guard group < end, case var item = firstValue(ofGroup: group), item <= target else { return nil }
        var value = first
        while case let next = items[item].end(at: item), next <= target { (item, value) = (next, value + 1) }
        return (item, number, value)
    }

    private func components(
        ofValue value: Int, inGroup group: Int, of container: UInt32
    ) -> [ArchivePath.Component] {
        guard container != TypedStreamEntry.none else { return [.key(value == 0 ? "root" : "$\(value)")] }
        switch try? foundationClass(of: container) {
        case .array: return [.element(group - 1)]
        case .set: return [.entry(group - 1)]
        case .dictionary:
            let number = (group - 1) / 2
            return [.entry(number), .part(group % 2 == 0 ? "$value" : "$key")]
        default: return [.key("$\(value)")]
        }
    }
}
