// The cases and enums that have another name than in the last release. Expectations name them, and archives don't:
// without a release, it isn't known whether the case that has the key now is another one.

import CodingReview
import CodingSamples
import CodingSchema

/// Decides whether an enum whose cases carry values was renamed, or a case of one.
struct RenamedCases {
    /// The cases of all enums of a name, without the names of the declarations around them.
    private var released: [String: Set<String>] = [:]
    private var present: [String: Set<String>] = [:]

    /// - Parameter release: the schemas of the last release.
    init(since release: SchemaLock.Release?, in catalog: ClassCatalog) {
        for file in release?.modules.flatMap(\.files) ?? [] {
            let symbols = ParsedSchemaFile(SourceFile(path: file.path, bytes: file.bytes)).tree.symbols
            for declaration in symbols.compactMap(\.declaration) where !declaration.cases.isEmpty {
                released[declaration.name.value, default: []].formUnion(declaration.cases.map(\.name.value))
            }
        }
        for union in catalog.unions { present[union.lastName, default: []].formUnion(union.cases.map(\.name)) }
    }

    /// Whether a case, such as `Link.web`, has a new name, or its enum has.
    func contains(_ old: String, _ new: String) -> Bool {
        let (before, now) = (old.split(separator: ".").map(String.init), new.split(separator: ".").map(String.init))
        guard before.count == 2, now.count == 2, Self.isOne(before[0], now[0], released.keys, present.keys),
            let released = released[before[0]], let present = present[now[0]]
        else { return false }
        return Self.isOne(before[1], now[1], released, present)
    }

    /// Whether two names are one, or the second one is new: the release didn't have it, and the schema no longer has
    /// the first one.
    private static func isOne(
        _ old: String, _ new: String, _ released: some Collection<String>, _ present: some Collection<String>
    ) -> Bool {
        released.contains(old) && present.contains(new)
            && (old == new || !released.contains(new) && !present.contains(old))
    }
}
