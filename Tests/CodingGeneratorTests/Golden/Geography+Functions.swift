// What the schema Geography leaves to Swift.

extension Skill: nonisolated Hashable {
    public nonisolated static func == (left: Skill, right: Skill) -> Bool { left.name == right.name }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
