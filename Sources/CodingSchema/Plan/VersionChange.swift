// Whether a version of a class may still change: programs that write it are in use.

/// A change of what a version writes. A version that was released can't have one.
package enum VersionChange {
    /// The version writes a field that it didn't write when it was released.
    case added(SchemaField)

    /// The version writes a field under another key than when it was released.
    case moved(SchemaField)

    /// The changes of a released version of a class.
    ///
    /// - Parameter released: the key under which the version wrote a field when it was released, of those that the
    ///   field reads; `nil` if there is none.
    package static func changes(
        ofVersion version: Int, of schemaClass: SchemaClass, released: (ReadStep) -> String?
    ) -> [VersionChange] {
        schemaClass.plan.fields.compactMap { plan in
            guard let own = plan.writes.first, own.isWritten(inVersion: version) else { return nil }
            guard let key = released(plan.read) else { return .added(plan.field) }
            return key == own.key ? nil : .moved(plan.field)
        }
    }

    /// The changes of the released versions of a class, each with the first version that has it.
    ///
    /// - Parameter last: the last version that was released.
    package static func changes(
        from old: SchemaClass, to new: SchemaClass, last: Int
    ) -> [(version: Int, change: VersionChange)] {
        var result: [(version: Int, change: VersionChange)] = []
        for version in versions(old, new, upTo: max(0, min(last, old.version, new.version))) {
            let steps = old.plan.allWrites.filter { $0.isWritten(inVersion: version) }
            let keyed = releasedKeys(steps.filter { $0.archives != .sequential })
            // A field that only sequential archives have is found in them.
            let all = releasedKeys(steps)
            for change in changes(
                ofVersion: version, of: new,
                released: { $0.field.onlyArchives == .sequential ? all($0) : keyed($0) }
            ) where !result.contains(where: { $0.change.field === change.field }) {
                result.append((version, change))
            }
        }
        return result
    }

    /// Finds the first key of a field under which something was written.
    private static func releasedKeys(_ steps: [WriteStep]) -> (ReadStep) -> String? {
        let keys = Set(steps.flatMap { [$0.key] + SchemaKey.written($0.type, forKey: $0.key, isOptional: false) })
        let presence = KeyPresence(
            { keys.contains($0) ? .value : .missing }, hasKey: { start in keys.contains { $0.hasPrefix(start) } })
        return { read in
            read.candidates.first { keys.contains($0.key) || presence.hasValue(of: $0.type, forKey: $0.key) }?.key
        }
    }

    /// The versions from 0 in which one of two classes begins or ends writing something: the others are like those before
    /// them.
    private static func versions(_ old: SchemaClass, _ new: SchemaClass, upTo last: Int) -> [Int] {
        let steps = [old, new].flatMap { $0.plan.allWrites }
        let ends = steps.compactMap { $0.until.flatMap { $0 < last ? $0 + 1 : nil } }
        return Set([0] + steps.compactMap(\.since) + ends).filter { (0...last).contains($0) }.sorted()
    }

    package var field: SchemaField {
        switch self {
        case .added(let field), .moved(let field): field
        }
    }

    /// What changed, for messages.
    package func phrase(inVersion version: Int) -> String {
        switch self {
        case .added(let field): "'\(field.name)' was added to version \(version)"
        case .moved(let field):
            "the key \(SchemaRawValue.string(field.key).text) of '\(field.name)' is new in version \(version)"
        }
    }
}
