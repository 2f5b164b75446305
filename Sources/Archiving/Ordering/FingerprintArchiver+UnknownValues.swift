// Fingerprints of unknown values, for objects that differ in no other value.

extension FingerprintArchiver {
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
