// Prints the values of a text archive as text.

import Archiving

/// Prints an archive, with the objects in the order of their numbers.
struct TextPrinter {
    let archive: TextArchive

    /// The numbers of objects that are not in the archive. References to them are printed as nil.
    let omitted: Set<Int>

    func text() -> String {
        var lines = [TextArchive.firstLine] + texts(of: archive.top)
        for (number, object) in archive.objects.sorted(by: { $0.key < $1.key }) {
            lines += ["", "@\(number) \(object.className.quoted)"] + texts(of: object.contents).map { "  " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func texts(of entries: TextEntries) -> [String] {
        entries.all.map { key, value in
            guard let key else { return "- " + text(of: value) }
            return (isWord(key) ? key : key.quoted) + " = " + text(of: value)
        }
    }

    private func text(of value: ArchivedValue<TextEntries>) -> String {
        switch value {
        case .leaf(let leaf): return leaf.text ?? "nil"
        case .reference(let number): return omitted.contains(number) ? "nil" : "@\(number)"
        case .structure(let name, let entries):
            return (["struct", name.quoted, "{"] + texts(of: entries) + ["}"]).joined(separator: " ")
        case .collection(let kind, let count, let entries):
            let elements = entries.all.map { text(of: $0.value) }
            switch kind {
            case .set: return list("(", elements, ")")
            case .dictionary: return list("{", (0..<count).map { "\(elements[$0]) : \(elements[count + $0])" }, "}")
            case .array: fallthrough
            @unknown default: return list("[", elements, "]")
            }
        }
    }

    private func list(_ first: String, _ elements: [String], _ last: String) -> String {
        ([first] + elements + [last]).joined(separator: " ")
    }

    /// Returns whether a key needs no quotation marks, because it can't be mistaken for anything else.
    private func isWord(_ key: String) -> Bool {
        guard let first = key.unicodeScalars.first, first.properties.isAlphabetic else { return false }
        return key.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "." }
    }
}
