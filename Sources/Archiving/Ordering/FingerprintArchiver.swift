// Converts values to bytes that can be compared, and the objects that they reference to a graph.
//
//     Member 7, of a team, with a set of two friends:
//
//     node 0   bytes   object "Member" "number" 7 "team" object "friends" set 2 …
//              edges   offset 31 ──▶ node 1 (the team)
//                      offset 52 ──▶ node 2, offset 52 ──▶ node 3 (the friends: one offset, since a set has no order)
//
// An element of a set that is more than one reference, such as an entry of a dictionary, has a separate node.
//
// An object is encoded when its node is needed, and never while another object is being encoded, so that nested sets
// and cycles need no deep stack.
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

import PropertyLists

/// An archiver whose output is never read, only compared.
///
/// A value is a tag and bytes. An object is the name of its class and its entries, in the order in which they are
/// encoded. Numbers are written so that their bytes have the same order.
final class FingerprintArchiver: Archiver {
    /// The fingerprint of an object, of a value, or of an element of a set that references objects.
    struct Node {
        var bytes: [UInt8] = []
        var edges: [Edge] = []
        fileprivate(set) var object: (any Coding)?

        var kept: (graph: KeptGraph, number: UInt32)?

        var archived: ArchivedObject?
        var isEncoded = false
    }

    /// A reference: its offset in the bytes of its node, and the node that it leads to.
    struct Edge {
        var place: Int
        let node: Int
    }

    /// The maximum number of values in one node. Containers that share each other could expand without end.
    static let maximumValueCount = 1 << 12

    /// The maximum number of bytes of names in one place. An archive contains them once for many objects.
    static let maximumNameByteCount = 1 << 8

    var nodes: [Node] = []
    var nodesByObject: [ObjectIdentifier: Int] = [:]
    var nodesByKeptValue: [ObjectIdentifier: [UInt32: Int]] = [:]
    var writtenNames: [DescriptionIdentity: [UInt8]] = [:]
    let archiver: Archiver
    private var frames: [Frame] = []

    /// A node that is being encoded, or a collection inside it.
    private struct Frame {
        var node = Node()

        /// The elements of a set; the keys of a dictionary, then its values.
        var elements: [Node] = []
        var collection: CollectionKind?
        var structure: String?
        var key: String?

        var isOrdered: Bool { collection == nil || collection == .array }
    }

    enum Tag: UInt8 {
        case null, boolean, integer, real, string, data, date, url, uuid, knownObject, object, collection, end, key,
            kept, archived
        case decimal, geometry, structure
    }

    /// Creates an archiver for values that another archiver is about to archive.
    init(for archiver: Archiver) {
        self.archiver = archiver
        super.init()
        userInfo = archiver.userInfo
        limits = archiver.limits
    }

    override var allowsKeyedCoding: Bool { archiver.allowsKeyedCoding }

    /// Returns the fingerprint of a value, which is not added to the nodes.
    func fingerprint(of value: some ArchivableValue) throws -> Node {
        beginNode()
        structureDepth = archiver.structureDepth
        try value.encode(to: self, forKey: nil)
        return frames[0].node
    }

    private func beginNode() {
        frames.removeAll(keepingCapacity: true)
        frames.append(Frame())
    }

    /// Encodes the object of a node, if it has one that was not encoded yet.
    func encodeObject(of node: Int) throws {
        if nodes[node].isEncoded { return }
        if let kept = nodes[node].kept {
            var contents = Node()
            try append(kept.graph, kept.number, to: &contents)
            return setContents(contents, of: node)
        }
        if let archived = nodes[node].archived { return setContents(contents(of: archived), of: node) }
        guard let object = nodes[node].object else { return }
        beginNode()
        structureDepth = 0
        frames[0].node.append(type(of: object).archivedClass.name)
        try encodingContents(of: type(of: object)) { try object.encode(with: self) }
        setContents(frames[0].node, of: node)
    }

    func setContents(_ contents: Node, of node: Int) {
        nodes[node].isEncoded = true
        nodes[node].bytes = contents.bytes
        nodes[node].edges = contents.edges
    }

    func append(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// The node of an object. The node retains the object, so that no address is used twice.
    func node(of object: any Coding) -> Int {
        if let node = nodesByObject[ObjectIdentifier(object)] { return node }
        let node = append(Node(object: object))
        nodesByObject[ObjectIdentifier(object)] = node
        return node
    }

    /// Writes a value after the last one, or as an element of a set.
    func write(_ tag: Tag, key: String?, _ body: (inout Node) -> Void = { _ in }) {
        let last = frames.count - 1
        if frames[last].isOrdered {
            frames[last].node.append(tag, key: key)
            body(&frames[last].node)
        } else {
            var element = Node()
            element.append(tag, key: key)
            body(&element)
            frames[last].elements.append(element)
        }
    }

    // MARK: Primitives

    override func encodeLeaf(_ leaf: ArchivedLeaf, forKey key: String?) throws {
        switch leaf.plain {
        case .null: write(.null, key: key)
        case .boolean(let value): write(.boolean, key: key) { $0.bytes.append(value ? 1 : 0) }
        case .integer(let value, let type):
            write(.integer, key: key) {
                $0.append(type.isUnsigned ? UInt64(bitPattern: value) : UInt64(bitPattern: value) ^ 1 << 63)
            }
        case .float(let value): write(.real, key: key) { $0.append(Double(value)) }
        case .double(let value): write(.real, key: key) { $0.append(value) }
        case .string(let value): write(.string, key: key) { $0.append(value) }
        case .data(let value):
            write(.data, key: key) {
                $0.append(UInt64(value.count))
                $0.bytes.append(contentsOf: value)
            }
        case .date(let value): write(.date, key: key) { $0.append(value.timeIntervalSinceReferenceDate) }
        case .url(let value):
            write(.url, key: key) {
                $0.append(value.relativeString)
                $0.append(value.baseURL?.absoluteString ?? "")
            }
        case .uuid(let value):
            write(.uuid, key: key) { node in
                unsafe withUnsafeBytes(of: value.uuid) { unsafe node.bytes.append(contentsOf: $0) }
            }
        case .decimal(let value): write(.decimal, key: key) { $0.append(DecimalParts(value)) }
        case .geometry(let value):
            guard let special = value.kind.special else { return try encodeLeaf(.string(value.text), forKey: key) }
            write(.geometry, key: key) { $0.append("\(special)\(value.text)") }
        default: break
        }
    }

    override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        frames.append(Frame(structure: structure.name, key: key))
    }

    override func endStructure() throws {
        guard frames.count > 1, let name = frames.last?.structure, let frame = frames.popLast() else { return }
        write(.structure, key: frame.key) {
            $0.append(name)
            $0.append(frame.node)
            $0.append(.end, key: nil)
        }
    }

    override func encode(_ unknownValues: UnknownValues) throws {
        try append(unknownValues)
    }

    override func replacement(of object: any Coding) throws -> (any Coding)? {
        try archiver.replacement(of: object)
    }

    override func scope(of type: Any.Type) -> KeyScope? { archiver.scope(of: type) }

    override func pathOfEncodedObject() -> String { archiver.pathOfEncodedObject() }

    override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        guard let object = try replacement(of: object) else { return write(.null, key: key) }
        if let number = archiver.number(of: object) {
            write(.knownObject, key: key) { $0.append(UInt64(number)) }
        } else {
            let target = node(of: object)
            write(.object, key: key) { $0.appendEdge(to: target) }
        }
    }

    override func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        write(.archived, key: key) { append(object, to: &$0) }
    }

    /// Appends a reference to an object inside another value: its number if it is in the archive already.
    func appendReference(to object: AnyObject, _ target: () -> Int, in node: inout Node) {
        if let number = archiver.number(of: object) {
            node.bytes.append(Tag.knownObject.rawValue)
            node.append(UInt64(number))
        } else {
            node.appendEdge(to: target())
        }
    }

    override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        // The object may not be written at all, so the fingerprint only contains that there is one.
        write(.knownObject, key: key)
    }

    override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        frames.append(Frame(collection: kind, key: key))
    }

    override func endCollection() throws {
        guard frames.count > 1, let frame = frames.popLast() else { return }
        var contents = frame.node
        switch frame.collection {
        case .set: append(frame.elements, to: &contents)
        case .dictionary: append(Self.entries(frame.elements), to: &contents)
        case .array, nil: break
        }
        write(.collection, key: frame.key) {
            $0.append(contents)
            $0.append(.end, key: nil)
        }
    }

    /// Each key of a dictionary with its value.
    private static func entries(_ elements: [Node]) -> [Node] {
        let count = elements.count / 2
        return (0..<count).map { position in
            var entry = elements[position]
            entry.append(elements[count + position])
            return entry
        }
    }

    /// Writes elements without an order: their bytes are sorted, and those that reference objects become nodes at the
    /// same offset.
    private func append(_ elements: [Node], to node: inout Node) {
        for bytes in elements.map(\.bytes).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            node.bytes.append(contentsOf: bytes)
        }
        for element in elements where !element.edges.isEmpty {
            // An element that is only a reference needs no node in between.
            let isReference = element.bytes == [Tag.object.rawValue]
            node.edges.append(
                Edge(place: node.bytes.count, node: isReference ? element.edges[0].node : append(element)))
        }
    }
}

extension FingerprintArchiver.Node {
    fileprivate mutating func append(_ tag: FingerprintArchiver.Tag, key: String?) {
        if let key {
            bytes.append(FingerprintArchiver.Tag.key.rawValue)
            append(key)
        }
        bytes.append(tag.rawValue)
    }

    /// Appends the text and a zero, so that no text is a prefix of another and the bytes sort like the texts.
    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(0)
    }

    mutating func append(_ number: UInt64) {
        unsafe withUnsafeBytes(of: number.bigEndian) { unsafe bytes.append(contentsOf: $0) }
    }

    mutating func append(_ number: Double) {
        // Flips all bits of a negative number, and the sign bit of others, so that bit patterns sort like the numbers.
        let bits = number.bitPattern
        append(bits >> 63 == 1 ? ~bits : bits | 1 << 63)
    }

    mutating func append(_ number: DecimalParts) {
        bytes.append(number.isNegative ? 0 : 1)
        append(UInt64(bitPattern: Int64(number.exponent)) ^ 1 << 63)
        append(number.high)
        append(number.low)
    }

    mutating func appendEdge(to node: Int) {
        edges.append(FingerprintArchiver.Edge(place: bytes.count, node: node))
    }

    mutating func append(_ other: FingerprintArchiver.Node) {
        for edge in other.edges {
            edges.append(FingerprintArchiver.Edge(place: bytes.count + edge.place, node: edge.node))
        }
        bytes.append(contentsOf: other.bytes)
    }
}
