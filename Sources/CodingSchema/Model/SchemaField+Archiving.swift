// What archives hold of a field: facts that the review and the samples both build on.

extension SchemaField {
    /// Archives hold the field.
    package var isArchived: Bool {
        if case .transient = connection { false } else { true }
    }

    /// Nil is written as `$null`, since a missing key would be read as something else.
    package var writesNull: Bool {
        guard isOptional else { return false }
        if !fallbacks.isEmpty { return true }
        switch value {
        case nil, .nil: return false
        case .literal, .expression, .function: return true
        }
    }
}
