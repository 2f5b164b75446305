// One object of an archive with the declaration that reads it.

import Archiving
import CodingSchema
import PropertyLists

/// An object with its values by the keys that programs use.
struct ArchivedRecord {
    let classDescription: ArchivedObject.ClassDescription
    let values: [String: ArchivedObject.Value]

    /// What reads the object; `nil` where the schema knows no such class.
    let owner: (any SchemaFieldOwner)?

    /// The record of an object; `nil` for strings, numbers and what can't be read.
    init?(_ object: ArchivedObject, _ types: ReadableTypes) {
        guard let classDescription = object.classDescription else { return nil }
        self.classDescription = classDescription
        // Archives store a key that begins with `$` with another one.
        let pairs = object.entries.map { ($0.key.hasPrefix("$$") ? String($0.key.dropFirst()) : $0.key, $0.value) }
        self.values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        self.owner = types.owner(of: classDescription)
    }

    /// The declarations whose fields the object has, the root class first.
    var chain: [any SchemaFieldOwner] { owner.map(ReadableTypes.chain) ?? [] }

    /// Which version of a class wrote the object's part of it, in a sentence; `nil` where it has no versions.
    func versionText(of owner: any SchemaFieldOwner) -> String? {
        let keys = [owner.versionKey] + owner.formerNames.map { $0 + ".version" }
        guard let key = keys.first(where: { values[$0] != nil }), let value = values[key] else {
            if owner.version == 0 { return nil }
            return "written by version 0 of '\(owner.name)': \(ValueText.quoted(owner.versionKey)) is missing"
        }
        guard case .inline(.integer(let number)) = value else {
            return "written by an unknown version of '\(owner.name)':"
                + " \(ValueText.quoted(key)) is not an integer"
        }
        var text = "written by version \(number) of '\(owner.name)' (\(ValueText.quoted(key)))"
        if let version = number.signed, version > owner.version {
            let refuses = (owner as? SchemaClass)?.refusesNewer ?? false
            text += ", newer than the schema's \(owner.version)" + (refuses ? ": it is refused" : "")
        }
        return text
    }
}
