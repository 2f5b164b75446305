extension Captain: Hashable {
    public static func == (left: Captain, right: Captain) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
