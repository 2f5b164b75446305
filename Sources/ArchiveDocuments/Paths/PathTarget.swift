// Where paths lead.

package import Archiving
import Foundation
import PropertyLists

/// A part of a document.
package enum PathTarget {
    case document(ArchiveDocument)
    case value(ArchivedObject.Value)

    /// A value as it is stored: the keys of a collection instead of its elements.
    case raw(ArchivedObject.Value)

    /// An entry of a dictionary.
    case entry(key: ArchivedObject.Value, value: ArchivedObject.Value)
    case text(String)
    case texts([String])
    case groups([ArchivedObject.Group])
    case group(ArchivedObject.Group)
}

/// A part of a document with its path.
package struct PathFinding {
    package let path: DocumentPath
    package let target: PathTarget

    /// The document to which the target belongs: a nested one, if the path leads into it.
    package let document: ArchiveDocument
}

/// What a value contains, as paths address it.
enum PathContent {
    case elements([ArchivedObject.Value], isSet: Bool)
    case entries([DictionaryEntry])
    case keys([ArchivedObject.Entry])
    case groups([ArchivedObject.Group])
    case leaf(PropertyList)
    case nothing
}

extension ArchiveDocument {
    /// What the document contains at its top.
    var topContent: PathContent {
        if isKeyed { return .keys(top) }
        if isSequential { return .groups(groups) }
        let content = pathContent(of: value ?? .null)
        if case .leaf = content { return .elements([value ?? .null], isSet: false) }
        return content
    }

    /// The contents of a value: elements and entries of Foundation's collections, keys of other objects.
    func pathContent(of value: ArchivedObject.Value) -> PathContent {
        switch value {
        case .inline(let leaf): return .leaf(leaf)
        case .array(let elements): return .elements(elements, isSet: false)
        case .set(let elements): return .elements(elements, isSet: true)
        case .dictionary(let entries): return .keys(entries)
        case .null, .unresolved, .classDescription: return .nothing
        case .object(let object):
            if let container = containers[object] { return pathContent(of: container) }
            if let pairs = pairs[object] { return .entries(pairs) }
            if let leaf = object.value { return .leaf(leaf) }
            switch foundationContent(of: object) {
            case .elements(let elements):
                return .elements(elements, isSet: object.foundationClass?.immutable == .set)
            case .entries(let entries): return .entries(entries)
            case .text(let text): return .leaf(.string(text))
            case .data(let data): return .leaf(.data(data))
            case .date(let time): return .leaf(.date(Date(timeIntervalSinceReferenceDate: time)))
            case .uuid(let uuid): return .leaf(.string(uuid.uuidString))
            case .url, nil: break
            }
            if isSequential { return .groups(object.groups) }
            if object.className?.hasSuffix("Data") == true, object.entries.count == 1,
                case .inline(.data(let data))? = object[FoundationKey.data]
            {
                return .leaf(.data(data))
            }
            if object.className?.hasSuffix("String") == true, object.entries.count == 1,
                case .inline(.string(let text))? = object[FoundationKey.string]
            {
                return .leaf(.string(text))
            }
            return .keys(object.entries)
        }
    }

    /// The contents of an object of one of Foundation's classes; `nil` for other objects.
    func foundationContent(of object: ArchivedObject) -> FoundationContent? {
        isSequential ? FoundationContent(sequential: object) : FoundationContent(keyed: object)
    }

    /// What is stored: the keys of any object.
    func storedContent(of value: ArchivedObject.Value) -> PathContent {
        guard case .object(let object) = value, object.value == nil else { return pathContent(of: value) }
        return isSequential ? .groups(object.groups) : .keys(object.entries)
    }

    /// The leaf that a value is, or represents.
    func leaf(of value: ArchivedObject.Value) -> PropertyList? {
        if case .leaf(let leaf) = pathContent(of: value) { leaf } else { nil }
    }

    /// The text of a dictionary's key.
    func keyText(_ key: ArchivedObject.Value) -> String? {
        if case .string(let text)? = leaf(of: key), key.object?.foundationClass != .uuid { text } else { nil }
    }
}
