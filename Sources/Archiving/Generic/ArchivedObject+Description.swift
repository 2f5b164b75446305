// An archived object as text: a tree, in which an object with several references has a number.

import PropertyLists

extension ArchivedObject: CustomStringConvertible {
    /// The object and everything that it refers to, as an indented tree with a line for each value:
    ///
    ///     Employee #1
    ///       name: "Anna"
    ///       reports: NSArray
    ///         NS.objects: 1 element
    ///           0: Employee
    ///             boss: #1
    ///
    /// An object that is referenced more than once has a number, and its contents are shown below the first reference.
    /// For an object of a sequential archive, the lines have the type encodings of its groups instead of keys. Only the
    /// beginning of a large graph is shown.
    public var description: String {
        // Which objects have several references is known only after the last line.
        var tree = ArchivedObjectTree()
        tree.walk(from: self)
        tree.isNaming = true
        tree.walk(from: self)
        return tree.lines.joined(separator: "\n")
    }
}

private struct ArchivedObjectTree {
    private(set) var lines: [String] = []

    /// Whether objects get their numbers; before, their references are counted.
    var isNaming = false
    private var referenceCounts: [ObjectIdentifier: Int] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]

    private static let maximumLineCount = 200
    private static let maximumDepth = 32
    private static let maximumTextLength = 80
    private static let maximumByteCount = 32
    private static let maximumGroupCount = 16

    private struct Item {
        let label: String
        let value: ArchivedObject.Value
        let depth: Int

        /// The text of the value, if its contents are not shown below it.
        var text: String?
    }

    mutating func walk(from root: ArchivedObject) {
        lines = []
        var pending = [Item(label: "", value: .object(root), depth: 0)]
        var shown: Set<ObjectIdentifier> = []
        while let item = pending.popLast() {
            guard lines.count < Self.maximumLineCount else { return lines.append("…") }
            var text = String(repeating: "  ", count: item.depth) + (item.label.isEmpty ? "" : item.label + ": ")
            var children: [Item] = []
            switch item.value {
            case _ where item.text != nil: text += item.text ?? ""
            case .object(let object):
                if !isNaming { referenceCounts[object.identity, default: 0] += 1 }
                let isNew = shown.insert(object.identity).inserted
                text += name(of: object, isNew: isNew)
                if isNew {
                    children = self.children(of: object.member.entries, depth: item.depth + 1)
                    children += self.children(ofGroupsOf: object, depth: item.depth + 1)
                }
            case .null: text += "nil"
            case .unresolved: text += "nil, not archived"
            case .inline(let value): text += Self.text(of: value)
            case .classDescription(let description): text += "class " + Self.shortened(description.name)
            case .array(let elements), .set(let elements):
                text += "\(elements.count) element\(elements.count == 1 ? "" : "s")"
                children = elements.prefix(Self.maximumLineCount).enumerated().map {
                    Item(label: "\($0)", value: $1, depth: item.depth + 1)
                }
            case .dictionary(let entries):
                text += "\(entries.count) \(entries.count == 1 ? "entry" : "entries")"
                children = self.children(of: entries, depth: item.depth + 1)
            }
            let isTooDeep = item.depth + 1 >= Self.maximumDepth && !children.isEmpty
            lines.append(text + (isTooDeep ? " …" : ""))
            if !isTooDeep { pending.append(contentsOf: children.reversed()) }
        }
    }

    private func children(of entries: [ArchivedObject.Entry], depth: Int) -> [Item] {
        entries.prefix(Self.maximumLineCount).map {
            Item(label: Self.shortened($0.key), value: $0.value, depth: depth)
        }
    }

    /// A group is one line, unless it refers to objects.
    private func children(ofGroupsOf object: ArchivedObject, depth: Int) -> [Item] {
        if let value = object.valueOfGroups, case .string = value {
            return [Item(label: "+", value: .inline(value), depth: depth)]
        }
        return object.member.groups.prefix(Self.maximumLineCount).map { group in
            let label = Self.shortened(group.encoding)
            let texts = group.values.prefix(Self.maximumGroupCount).compactMap { Self.text(inGroup: $0) }
            if texts.count == min(group.values.count, Self.maximumGroupCount) {
                let text = texts.joined(separator: ", ") + (group.values.count > texts.count ? ", …" : "")
                return Item(label: label, value: .null, depth: depth, text: text)
            }
            return Item(
                label: label, value: group.values.count == 1 ? group.values[0] : .array(group.values), depth: depth)
        }
    }

    /// The text of a value of a group that doesn't refer to objects: numbers, text, and targets of pointers to text.
    private static func text(inGroup value: ArchivedObject.Value) -> String? {
        switch value {
        case .null: "nil"
        case .inline(let value): text(of: value)
        case .classDescription(let description): "class " + shortened(description.name)
        case .object(let object): object.value.map { text(of: $0) }
        case .unresolved, .array, .set, .dictionary: nil
        }
    }

    private mutating func name(of object: ArchivedObject, isNew: Bool) -> String {
        let identifier = object.identity
        var number = ""
        if isNaming, referenceCounts[identifier, default: 0] > 1 {
            let known = numbers[identifier] ?? numbers.count + 1
            numbers[identifier] = known
            number = "#\(known)"
        }
        if !isNew { return number }
        let name = object.value.map { Self.text(of: $0) } ?? Self.shortened(object.className ?? "an empty object")
        return number.isEmpty ? name : "\(name) \(number)"
    }

    private static func text(of value: PropertyList) -> String {
        switch value {
        case .null, .boolean, .integer, .float, .double, .date, .uid: value.description
        case .data(let value): text(of: value)
        case .string(let value): "\"\(shortened(value))\""
        case .array(let elements), .set(let elements): "\(elements.count) element\(elements.count == 1 ? "" : "s")"
        case .dictionary(let entries): "\(entries.count) \(entries.count == 1 ? "entry" : "entries")"
        }
    }

    /// Bytes in hexadecimal, limited to the first ones.
    private static func text(of data: Data) -> String {
        let digits = data.prefix(maximumByteCount).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return data.count > maximumByteCount ? "<\(digits)…> \(data.count) bytes" : "<\(digits)>"
    }

    /// A text in one line, limited to its start.
    private static func shortened(_ text: String) -> String {
        let beginning = text.unicodeScalars.prefix(maximumTextLength)
        let line = beginning.map { $0.properties.generalCategory == .control ? "·" : String($0) }.joined()
        return beginning.endIndex == text.endIndex ? line : line + "…"
    }
}
