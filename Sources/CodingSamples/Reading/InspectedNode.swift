// A place of an archive that is shown: a value, or what a reference leads to, and what stands inside it.

import PropertyLists

/// What stands behind a key or in a collection.
enum InspectedNode {
    /// A value of the property list, by its index.
    case index(Int)

    /// An object, by the number of its slot.
    case slot(Int)
}

/// A value inside another one.
struct InspectedChild {
    let label: InspectedLabel
    let node: InspectedNode
}

/// What stands before a value.
enum InspectedLabel {
    /// A key, as it is stored.
    case key(String)

    /// The key of a dictionary's entry, as it is shown.
    case entry(String)
    case element

    /// An element that is in a set more than once.
    case counted(String)
    case dictionaryKey
    case dictionaryValue

    /// Nothing: the value stands at the margin.
    case root
}

/// What holds other values.
struct InspectedContents {
    /// What it is: a class, `array`, `dictionary`.
    var title: String

    /// Its class, where it is an object that is not one of Foundation's collections.
    var described: InspectedClass?
    var children: [InspectedChild]
}

extension InspectedArchive {
    /// What a value, or what it refers to, is shown as.
    func node(at index: Int) -> InspectedNode {
        slotNumber(at: index).map { .slot($0) } ?? .index(index)
    }

    /// The values inside one that has no line of its own.
    func contents(of node: InspectedNode) throws(InspectionError) -> InspectedContents {
        switch node {
        case .index(let index): return try contents(at: index)
        case .slot(let number):
            switch slot(number) {
            case .object(let described, let entries): return try contents(of: described, entries)
            case .value(let index): return try contents(at: index)
            case .broken(let reason): throw InspectionError(reason)
            case .null, .classDescription: return InspectedContents(title: "nil", children: [])
            }
        }
    }

    /// The values in an array, a set or a dictionary of the property list.
    private func contents(at index: Int) throws(InspectionError) -> InspectedContents {
        let object = try object(at: index)
        if object.kind == .dictionary {
            let children = try entries(of: object).map { InspectedChild(label: .key($0.key), node: node(at: $0.value)) }
            return InspectedContents(title: "dictionary", children: sorted(children))
        }
        let children = try elements(of: object).map { InspectedChild(label: .element, node: node(at: $0)) }
        return InspectedContents(title: object.kind == .set ? "set" : "array", children: children)
    }

    private func contents(
        of described: InspectedClass, _ entries: [InspectedEntry]
    ) throws(InspectionError) -> InspectedContents {
        if let children = try collectionChildren(of: described, entries) {
            return InspectedContents(title: ValueText.name(described.name), children: children)
        }
        let children = entries.map { InspectedChild(label: .key($0.key), node: node(at: $0.value)) }
        return InspectedContents(
            title: ValueText.name(described.name), described: described, children: sorted(children))
    }

    /// In the order of their keys: where they stand in the file says nothing.
    private func sorted(_ children: [InspectedChild]) -> [InspectedChild] {
        children.sorted { left, right in
            switch (left.label, right.label) {
            case (.key(let left), .key(let right)), (.entry(let left), .entry(let right)):
                NaturalOrder.precedes(left, right)
            default: false
            }
        }
    }
}

// MARK: - Foundation's collections

extension InspectedArchive {
    /// The elements of one of Foundation's collections; `nil` for other objects, and where one holds anything else.
    private func collectionChildren(
        of described: InspectedClass, _ entries: [InspectedEntry]
    ) throws(InspectionError) -> [InspectedChild]? {
        switch described.name {
        case "NSArray", "NSMutableArray":
            guard entries.map(\.key) == ["NS.objects"] else { return nil }
            return try elements(under: "NS.objects", in: entries)?.map { InspectedChild(label: .element, node: $0) }
        case "NSSet", "NSMutableSet":
            guard entries.map(\.key) == ["NS.objects"],
                let elements = try elements(under: "NS.objects", in: entries)
            else { return nil }
            return try inOrderOfText(elements)
        case "NSOrderedSet", "NSMutableOrderedSet":
            guard entries.allSatisfy({ $0.key.hasPrefix("NS.object.") }) else { return nil }
            return sorted(entries.map { InspectedChild(label: .key($0.key), node: node(at: $0.value)) })
                .map { InspectedChild(label: .element, node: $0.node) }
        case "NSCountedSet": return try countedChildren(of: entries)
        case "NSDictionary", "NSMutableDictionary": return try dictionaryChildren(of: entries)
        default: return nil
        }
    }

    private func dictionaryChildren(of entries: [InspectedEntry]) throws(InspectionError) -> [InspectedChild]? {
        guard entries.count == 2, let keys = try elements(under: "NS.keys", in: entries),
            let values = try elements(under: "NS.objects", in: entries), keys.count == values.count
        else { return nil }
        var labels: [String] = []
        for key in keys {
            guard let label = try line(of: key) else { break }
            labels.append(label)
        }
        guard labels.count == keys.count else {
            return zip(keys, values).flatMap { key, value in
                [
                    InspectedChild(label: .dictionaryKey, node: key),
                    InspectedChild(label: .dictionaryValue, node: value),
                ]
            }
        }
        for case .slot(let number) in keys { named.insert(number) }
        return sorted(zip(labels, values).map { InspectedChild(label: .entry($0), node: $1) })
    }

    /// The elements of a counted set, with how often each is in it; `nil` where the entries are others.
    private func countedChildren(of entries: [InspectedEntry]) throws(InspectionError) -> [InspectedChild]? {
        var children: [(text: String, child: InspectedChild)] = []
        let values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        for position in 0..<(entries.count / 2) {
            guard let element = values["NS.object\(position)"], let count = values["NS.count\(position)"],
                let digits = integer(at: count), let text = try line(of: node(at: element))
            else { return nil }
            children.append((text, InspectedChild(label: .counted(digits), node: node(at: element))))
        }
        guard values["NS.count"].flatMap(integer) == "\(children.count)", entries.count == 2 * children.count + 1 else {
            return nil
        }
        return children.sorted { NaturalOrder.precedes($0.text, $1.text) }.map(\.child)
    }

    private func elements(
        under key: String, in entries: [InspectedEntry]
    ) throws(InspectionError) -> [InspectedNode]? {
        guard let index = entries.first(where: { $0.key == key })?.value else { return nil }
        let object = try object(at: index)
        guard object.kind == .array else { return nil }
        return try elements(of: object).map(node)
    }

    /// Elements of a set: sorted where each is one line, for a set has no order.
    private func inOrderOfText(_ elements: [InspectedNode]) throws(InspectionError) -> [InspectedChild] {
        var lines: [String] = []
        for element in elements {
            guard let line = try line(of: element) else {
                return elements.map { InspectedChild(label: .element, node: $0) }
            }
            lines.append(line)
        }
        return zip(lines, elements).sorted { NaturalOrder.precedes($0.0, $1.0) }
            .map { InspectedChild(label: .element, node: $0.1) }
    }
}
