// Foundation's classes that JSON abbreviates, with what an archive contains for them.
//
// The bytes of a UUID are counted before they are loaded.

import Archiving
import Foundation
import PropertyLists

extension FoundationClass {
    /// The class, not mutable, of objects that JSON writes without their keys; `nil` for all other names.
    init?(abbreviated name: String?) {
        guard let found = name.flatMap({ FoundationClass.byName[$0] })?.immutable else { return nil }
        switch found {
        case .array, .set, .orderedSet, .dictionary, .date, .uuid, .url, .string, .data: self = found
        default: return nil
        }
    }

    /// Whether JSON writes the elements as an array.
    var hasElements: Bool { [.array, .set, .orderedSet].contains(immutable) }

    /// The description that archives usually contain for one of these classes.
    static func description(of name: String, isSequential: Bool) -> ArchivedObject.ClassDescription? {
        FoundationClass(abbreviated: name) == nil ? nil : byName[name].map { .init($0, hasVersions: isSequential) }
    }
}

/// A key and a value of a dictionary whose keys can be any values.
typealias DictionaryEntry = (key: ArchivedObject.Value, value: ArchivedObject.Value)

/// The contents of an object of one of Foundation's classes, if it has exactly the keys that its class writes, in any order.
enum FoundationContent {
    case elements([ArchivedObject.Value])
    case entries([DictionaryEntry])
    case date(Double)
    case uuid(UUID)
    case url(String, base: ArchivedObject.Value)
    case text(String)
    case data(Data)

    /// The contents of an object of a keyed archive.
    init?(keyed object: ArchivedObject) {
        guard let kind = FoundationClass(abbreviated: object.className) else { return nil }
        let values = object.entries
        func array(_ key: String) -> [ArchivedObject.Value]? {
            if case .array(let elements)? = object[key] { elements } else { nil }
        }
        guard kind == .orderedSet || values.count == kind.keys.count else { return nil }
        switch kind {
        case .array, .set:
            guard let elements = array(FoundationKey.elements) else { return nil }
            self = .elements(elements)
        case .orderedSet:
            guard let elements = object.elements else { return nil }
            self = .elements(elements)
        case .dictionary:
            guard let keys = array(FoundationKey.dictionaryKeys), let objects = array(FoundationKey.elements),
                keys.count == objects.count
            else { return nil }
            self = .entries(zip(keys, objects).map { ($0, $1) })
        case .date:
            guard case .inline(.double(let time))? = object[FoundationKey.time] else { return nil }
            self = .date(time)
        case .uuid:
            guard case .inline(.data(let bytes))? = object[FoundationKey.uuid], bytes.count == 16 else { return nil }
            self = unsafe .uuid(UUID(uuid: bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: uuid_t.self) }))
        case .url:
            guard let base = object[FoundationKey.urlBase], base.isNil || base.object?.foundationClass == .url,
                case .string(let text)? = object[FoundationKey.urlRelative]?.object?.value
            else { return nil }
            self = .url(text, base: base)
        // Of these, archives contain the values themselves.
        default: return nil
        }
    }

    /// The contents of an object of a sequential archive.
    init?(sequential object: ArchivedObject) {
        guard let kind = FoundationClass(abbreviated: object.className), let first = object.groups.first,
            first.values.count == 1, first.encoding == kind.groups.first
        else { return nil }
        let groups = object.groups
        guard case .inline(let value) = first.values[0] else { return nil }
        switch kind {
        case .string:
            guard groups.count == 1, let text = value.bytes.flatMap({ String(validUTF8: $0) }) else {
                return nil
            }
            self = .text(text)
        case .date:
            guard groups.count == 1, case .double(let time) = value else { return nil }
            self = .date(time)
        case .data:
            guard groups.count == 2, groups[1].values.count == 1, let count = value.integer,
                groups[1].encoding == "[\(count)c]", case .inline(.data(let data)) = groups[1].values[0],
                data.count == count
            else { return nil }
            self = .data(data)
        case .array, .set:
            guard value.integer == Int64(groups.count - 1), let elements = Self.objects(groups) else { return nil }
            self = .elements(elements)
        case .dictionary:
            guard let objects = Self.objects(groups), objects.count % 2 == 0,
                value.integer == Int64(objects.count / 2)
            else { return nil }
            self = .entries(stride(from: 0, to: objects.count, by: 2).map { (objects[$0], objects[$0 + 1]) })
        default: return nil
        }
    }

    /// The objects of all groups but the first.
    private static func objects(_ groups: [ArchivedObject.Group]) -> [ArchivedObject.Value]? {
        var objects: [ArchivedObject.Value] = []
        for group in groups.dropFirst() {
            guard group.encoding == "@", group.values.count == 1 else { return nil }
            objects.append(group.values[0])
        }
        return objects
    }
}

extension ArchivedObject.Value {
    /// A reference to nothing.
    var isNil: Bool { if case .null = self { true } else { false } }
}

// MARK: - Back

extension ArchivedObject {
    /// Replaces the contents of an object of one of Foundation's classes.
    func setContent(_ content: FoundationContent, of kind: FoundationClass, isSequential: Bool) {
        if isSequential { groups = content.groups(of: kind) } else { entries = content.entries(of: kind) }
    }
}

extension FoundationContent {
    /// The entries of an object of a keyed archive.
    func entries(of kind: FoundationClass) -> [ArchivedObject.Entry] {
        switch self {
        case .elements(let elements):
            kind == .orderedSet
                ? elements.enumerated().map { .init(key: FoundationKey.orderedMember + "\($0)", value: $1) }
                : [.init(key: FoundationKey.elements, value: .array(elements))]
        case .entries(let entries):
            [
                .init(key: FoundationKey.dictionaryKeys, value: .array(entries.map(\.key))),
                .init(key: FoundationKey.elements, value: .array(entries.map(\.value))),
            ]
        case .date(let time): [.init(key: FoundationKey.time, value: .inline(.double(time)))]
        case .uuid(let uuid):
            unsafe [
                .init(
                    key: FoundationKey.uuid, value: .inline(.data(withUnsafeBytes(of: uuid.uuid) { unsafe Data($0) })))
            ]
        case .url, .text, .data: []
        }
    }

    /// The groups of an object of a sequential archive.
    func groups(of kind: FoundationClass) -> [ArchivedObject.Group] {
        let first = kind.groups.first ?? ""
        func count(_ count: Int) -> ArchivedObject.Group {
            .init(first, .inline(.integer(PropertyListInteger(Int64(count)))))
        }
        switch self {
        case .elements(let elements):
            return [count(elements.count)] + elements.map { .init("@", $0) }
        case .entries(let entries):
            return [count(entries.count)] + entries.flatMap { [.init("@", $0.key), .init("@", $0.value)] }
        case .date(let time): return [.init(first, .inline(.double(time)))]
        case .text(let text): return [.init(first, .inline(.data(Data(text.utf8))))]
        case .data(let data): return [count(data.count), .init("[\(data.count)c]", .inline(.data(data)))]
        case .uuid, .url: return []
        }
    }
}
