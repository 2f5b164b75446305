// What the schema Collections leaves to Swift.

extension Node: nonisolated Hashable {
    public nonisolated static func == (left: Node, right: Node) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
