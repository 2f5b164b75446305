// Fingerprints of objects without classes: the names of their classes, their keys, and their values.

import PropertyLists

extension FingerprintArchiver {
    /// The contents of an object without a class. Other objects become nodes.
    func contents(of object: ArchivedObject) -> Node {
        var contents = Node()
        if let value = object.value {
            append(value, to: &contents)
        } else if let description = object.classDescription {
            append(description, to: &contents)
            append(.dictionary(object.member.entries), to: &contents)
            for group in object.member.groups {
                // One encoding may be as long as an archive, and many groups may have it.
                contents.append(String(decoding: group.encoding.utf8.prefix(64), as: UTF8.self))
                append(.array(group.values), to: &contents)
            }
        }
        return contents
    }

    func append(_ object: ArchivedObject, to node: inout Node) {
        appendReference(to: object.member, { self.node(of: object) }, in: &node)
    }

    private func node(of object: ArchivedObject) -> Int {
        let target = nodesByObject[object.identity] ?? append(Node(archived: object))
        nodesByObject[object.identity] = target
        return target
    }

    private func append(_ value: ArchivedObject.Value, to node: inout Node) {
        var pending = [value]
        var remaining = Self.maximumValueCount
        while let next = pending.popLast(), remaining > 0 {
            remaining -= 1
            switch next {
            case .null: node.bytes.append(Tag.null.rawValue)
            case .unresolved: node.bytes.append(Tag.knownObject.rawValue)
            case .object(let object): append(object, to: &node)
            case .inline(let list): append(list, to: &node)
            case .classDescription(let description):
                append(description, to: &node)
            case .array(let elements), .set(let elements):
                node.append(UInt64(elements.count))
                pending.append(contentsOf: elements.prefix(remaining).reversed())
            case .dictionary(let entries):
                node.append(UInt64(entries.count))
                for entry in entries.prefix(remaining) { append(key: entry.key, to: &node) }
                pending.append(contentsOf: entries.prefix(remaining).reversed().map(\.value))
            }
        }
    }

    /// Appends the names of a class and its superclasses; of long names, which all objects of the class may have, the
    /// beginning and a hash.
    private func append(_ description: ArchivedObject.ClassDescription, to node: inout Node) {
        let identity = DescriptionIdentity(description)
        if writtenNames[identity] == nil {
            var names = Node()
            names.append(description.name)
            names.append((description.chain ?? []).joined(separator: " "))
            if names.bytes.count > Self.maximumNameByteCount {
                let hash = Digest(names.bytes).value
                names.bytes.removeLast(names.bytes.count - Self.maximumNameByteCount)
                names.append(hash)
            }
            writtenNames[identity] = names.bytes
        }
        node.bytes.append(contentsOf: writtenNames[identity] ?? [])
    }

    private func append(key: String, to node: inout Node) {
        if key.utf8.count < Self.maximumNameByteCount { return node.append(key) }
        append(ArchivedObject.ClassDescription(key, chain: nil), to: &node)
    }

    /// Writes a value as a separate property list: equal bytes are equal values.
    private func append(_ list: PropertyList, to node: inout Node) {
        let bytes = (try? list.data()) ?? Data()
        node.append(UInt64(bytes.count))
        node.bytes.append(contentsOf: bytes)
    }

    // MARK: Unknown values
    //
    // Fingerprints of unknown values, for objects that differ in no other value.

    func append(_ unknownValues: UnknownValues) throws {
        guard let graph = unknownValues.graph else { return }
        var node = Node()
        for entry in unknownValues.entries {
            try append(graph, entry.key, to: &node)
            try append(graph, entry.value, to: &node)
        }
        if let classNumber = unknownValues.classNumber { try append(graph, classNumber, to: &node) }
        write(.kept, key: nil) { $0.append(node) }
    }

    /// Writes a kept value with everything inside it. The contents of other slots become nodes.
    func append(_ graph: KeptGraph, _ number: UInt32, to node: inout Node) throws {
        var pending = [number]
        var remaining = Self.maximumValueCount
        while let next = pending.popLast(), remaining > 0 {
            remaining -= 1
            let object = graph.objects[Int(next)]
            node.bytes.append(object.kind.rawValue)
            switch object.kind {
            case .leaf: node.bytes.append(contentsOf: graph.leaf(object))
            case .uid: try append(graph, slot: UInt32(truncatingIfNeeded: object.start), to: &node)
            case .array, .set, .dictionary:
                node.append(UInt64(object.count))
                pending.append(contentsOf: graph.elements(of: object).prefix(remaining).reversed())
            }
        }
    }

    private func append(_ graph: KeptGraph, slot: UInt32, to node: inout Node) throws {
        if let object = graph.createdObject(ofSlot: slot) {
            guard let object = try replacement(of: object) else { return node.bytes.append(Tag.null.rawValue) }
            return appendReference(to: object, { self.node(of: object) }, in: &node)
        }
        guard let number = graph.contents(ofSlot: slot) else { return node.bytes.append(Tag.null.rawValue) }
        let contents = graph.objects[Int(number)]
        if contents.kind == .leaf { return node.bytes.append(contentsOf: graph.leaf(contents)) }
        let known = nodesByKeptValue[ObjectIdentifier(graph), default: [:]][number]
        let target = known ?? append(Node(kept: (graph, number)))
        nodesByKeptValue[ObjectIdentifier(graph), default: [:]][number] = target
        node.appendEdge(to: target)
    }
}
