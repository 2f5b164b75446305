// The cases of enums that have another name than in the last release. Expectations name cases, and archives don't:
// without a release, it isn't known whether the case that has the key now is another one.

import CodingReview
import CodingSamples
import CodingSchema

/// Decides whether a case of an enum whose cases carry values was renamed.
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

    /// Whether a case, such as `Link.web`, has a new name: the release didn't have that one, and the schema no longer has
    /// the old one.
    func contains(_ old: String, _ new: String) -> Bool {
        let (before, now) = (old.split(separator: "."), new.split(separator: "."))
        guard before.count == 2, now.count == 2, before[0] == now[0], let released = released[String(before[0])],
            let present = present[String(now[0])]
        else { return false }
        let (former, name) = (String(before[1]), String(now[1]))
        return released.contains(former) && !released.contains(name) && !present.contains(former)
            && present.contains(name)
    }
}
