// One object of an archive beside the declaration that reads it.

import CodingSchema

/// An object with its entries by the keys that programs say.
struct ArchivedRecord {
    let described: InspectedClass

    /// The indices of the values.
    let values: [String: Int]

    /// What reads the object; `nil` where the schema knows no such class.
    let owner: (any SchemaFieldOwner)?

    init(_ described: InspectedClass, _ entries: [InspectedEntry], _ types: ReadableTypes) {
        self.described = described
        // Archives store a key that begins with `$` with another one.
        let pairs = entries.map { ($0.key.hasPrefix("$$") ? String($0.key.dropFirst()) : $0.key, $0.value) }
        self.values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        self.owner = types.owner(of: described)
    }

    /// What the object holds the fields of, the root class first.
    var chain: [any SchemaFieldOwner] { owner.map(ReadableTypes.chain) ?? [] }

    /// Which version of a class wrote the object's part of it, in a sentence; `nil` where it has no versions.
    func versionText(of owner: any SchemaFieldOwner, in archive: InspectedArchive) -> String? {
        let keys = [owner.versionKey] + owner.formerNames.map { $0 + ".version" }
        guard let key = keys.first(where: { values[$0] != nil }), let index = values[key] else {
            if owner.version == 0 { return nil }
            return "written by version 0 of '\(owner.name)': \(ValueText.quoted(owner.versionKey)) is missing"
        }
        guard let digits = archive.integer(at: index) else {
            return "written by an unknown version of '\(owner.name)':"
                + " \(ValueText.quoted(key)) is not an integer"
        }
        var text = "written by version \(digits) of '\(owner.name)' (\(ValueText.quoted(key)))"
        if let version = Int(digits), version > owner.version {
            let refuses = (owner as? SchemaClass)?.refusesNewer ?? false
            text += ", newer than the schema's \(owner.version)" + (refuses ? ": it is refused" : "")
        }
        return text
    }
}
