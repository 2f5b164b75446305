// One object of an archive by its keys, as readers see it.

import Archiving
import CodingSchema
import PropertyLists

/// An object with its values by the keys that programs use.
struct StoredObject {
    let classDescription: ArchivedObject.ClassDescription
    let values: [String: ArchivedObject.Value]

    /// Strings, numbers and unreadable values have no keys.
    init?(_ object: ArchivedObject) {
        guard let classDescription = object.classDescription else { return nil }
        self.classDescription = classDescription
        // Archives store a key that starts with `$` with another `$`.
        let pairs = object.entries.map { ($0.key.hasPrefix("$$") ? String($0.key.dropFirst()) : $0.key, $0.value) }
        values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// Checks which values are present, by the rule of all readers.
    var presence: KeyPresence {
        KeyPresence { [values] key in values[key].map { $0.isNull ? .null : .value } ?? .missing }
    }
}
