// One object of an archive by its keys, as readers see it.

import ArchiveDocuments
import Archiving
import CodingSchema
import Foundation
import PropertyLists

/// An object with its values by the keys that programs use.
struct StoredObject {
    let archived: ArchivedObject
    let classDescription: ArchivedObject.ClassDescription
    let values: [String: ArchivedObject.Value]

    /// Checks which values are present, by the rule of all readers.
    let presence: KeyPresence

    /// Strings, numbers and unreadable values have no keys.
    init?(_ object: ArchivedObject) {
        self.init(object, object.entries.map { ($0.programKey, $0.value) })
    }

    /// The entries of a dictionary with strings as keys, of which the first of equal ones counts.
    init?(dictionary object: ArchivedObject) {
        guard let entries = object.dictionaryEntries else { return nil }
        self.init(object, entries.compactMap { entry in entry.key.string.map { ($0, entry.value) } })
    }

    private init?(_ object: ArchivedObject, _ pairs: [(String, ArchivedObject.Value)]) {
        guard let classDescription = object.classDescription else { return nil }
        archived = object
        self.classDescription = classDescription
        let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        self.values = values
        presence = KeyPresence(
            { key in values[key].map { $0.isNull ? .null : .value } ?? .missing },
            hasKey: { prefix in values.keys.contains { $0.utf8.starts(with: prefix.utf8) } },
            isOfKind: { key, kind in values[key].map { $0.isOfKind(kind) } ?? false },
            rawValue: { values[$0]?.rawValue })
    }
}

extension ArchivedObject.Value {
    /// The value as the tag of an enum; `nil` if it is neither a whole number nor a string.
    fileprivate var rawValue: SchemaRawValue? {
        integer.map { .integer(IntegerLiteral($0)) } ?? string.map { .string($0) }
    }

    /// Whether an unarchiver reports the kind.
    fileprivate func isOfKind(_ kind: SharedKeyKind) -> Bool {
        let foundationClass = object?.foundationClass?.immutable
        return switch kind {
        case .number: isNumber
        case .string: string != nil && foundationClass != .url
        case .data: data != nil
        case .date: object?.date != nil
        case .url: foundationClass == .url
        case .uuid: foundationClass == .uuid
        case .decimal: foundationClass == .decimal
        case .array: foundationClass == .array
        case .dictionary: foundationClass == .dictionary
        case .set: foundationClass == .set
        case .object(let schemaClass):
            ([object?.className].compactMap(\.self) + (object?.classDescription?.chain ?? [])).contains {
                ([schemaClass.archivedName] + schemaClass.formerNames).contains($0)
            }
        }
    }

    fileprivate var isNumber: Bool {
        switch propertyList {
        case .boolean, .integer, .float, .double: true
        default: false
        }
    }
}
