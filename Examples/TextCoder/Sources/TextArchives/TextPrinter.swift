// Prints the values of a text archive as text.

import Archiving

/// Prints an archive, with the objects in the order of their numbers.
struct TextPrinter {
    let archive: TextArchive

    /// The numbers of the objects in the archive. References to other numbers were conditional and are printed as nil.
    let archivedNumbers: Set<Int>

    func text() -> String {
        var lines = [TextArchive.firstLine] + lines(of: archive.top, indented: "")
        for (number, object) in archive.objects.sorted(by: { $0.key < $1.key }) {
            lines += ["", "@\(number) \(quoted(object.className))"] + self.lines(of: object.entries, indented: "  ")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(of entries: TextEntries, indented indent: String) -> [String] {
        entries.all.map { indent + text(of: $0.key, $0.value) }
    }

    private func text(of key: String?, _ value: TextValue) -> String {
        guard let key else { return "- " + text(of: value) }
        return (isWord(key) ? key : quoted(key)) + " = " + text(of: value)
    }

    private func text(of value: TextValue) -> String {
        switch value {
        case .null: return "nil"
        case .boolean(let value): return "\(value)"
        case .integer(let digits): return digits
        case .float(let value): return "\(value)f"
        case .double(let value): return "\(value)"
        case .string(let value): return quoted(value)
        case .tagged(let tag, let values):
            return ([tag.rawValue] + values.map { text(of: $0) }).joined(separator: " ")
        case .reference(let number): return archivedNumbers.contains(number) ? "@\(number)" : "nil"
        case .structure(let name, let entries):
            return (["struct", quoted(name), "{"] + entries.all.map { text(of: $0.key, $0.value) } + ["}"])
                .joined(separator: " ")
        case .collection(let kind, let elements): return text(of: kind, elements)
        }
    }

    private func text(of kind: CollectionKind, _ elements: [TextValue]) -> String {
        switch kind {
        case .set: return list("(", elements.map { text(of: $0) }, ")")
        case .dictionary:
            let count = elements.count / 2
            return list("{", (0..<count).map { "\(text(of: elements[$0])) : \(text(of: elements[count + $0]))" }, "}")
        case .array: fallthrough
        // The archiver takes no other kinds.
        @unknown default: return list("[", elements.map { text(of: $0) }, "]")
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

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
