// Foundation's classes that JSON abbreviates, with what an archive contains for them.

import Archiving
import Foundation
import PropertyLists

/// A kind of object that JSON writes without its keys.
enum FoundationKind: Equatable {
    case array, set, orderedSet, dictionary, date, uuid, url, string, data

    static let names: [String: FoundationKind] = [
        "NSArray": .array, "NSMutableArray": .array, "NSSet": .set, "NSMutableSet": .set,
        "NSOrderedSet": .orderedSet, "NSMutableOrderedSet": .orderedSet, "NSDictionary": .dictionary,
        "NSMutableDictionary": .dictionary, "NSDate": .date, "NSUUID": .uuid, "NSURL": .url,
        "NSString": .string, "NSMutableString": .string, "NSData": .data, "NSMutableData": .data,
    ]

    /// The description that archives usually contain for one of these classes.
    static func description(of name: String, isSequential: Bool) -> ArchivedObject.ClassDescription? {
        guard names[name] != nil else { return nil }
        var chain = [name]
        if name.hasPrefix("NSMutable") { chain.append("NS" + name.dropFirst("NSMutable".count)) }
        chain.append("NSObject")
        guard isSequential else { return .init(name, chain: chain) }
        let isText = names[name] == .string
        return .init(name, chain: chain, versions: chain.map { isText && $0 != "NSObject" ? 1 : 0 })
    }
}

/// The contents of an object of one of Foundation's classes, if it has exactly the keys that its class writes.
enum FoundationContent {
    case elements([ArchivedObject.Value])
    case entries([(key: ArchivedObject.Value, value: ArchivedObject.Value)])
    case date(Double)
    case uuid(UUID)
    case url(String, base: ArchivedObject.Value)
    case text(String)
    case data(Data)

    /// The contents of an object of a keyed archive.
    init?(keyed object: ArchivedObject) {
        guard let name = object.className, let kind = FoundationKind.names[name] else { return nil }
        let values = object.entries
        func array(_ key: String) -> [ArchivedObject.Value]? {
            if case .array(let elements)? = object[key] { elements } else { nil }
        }
        switch kind {
        case .array, .set:
            guard values.count == 1, let elements = array("NS.objects") else { return nil }
            self = .elements(elements)
        case .orderedSet:
            guard values.enumerated().allSatisfy({ $1.key == "NS.object.\($0)" }) else { return nil }
            self = .elements(values.map(\.value))
        case .dictionary:
            guard values.count == 2, let keys = array("NS.keys"), let objects = array("NS.objects"),
                keys.count == objects.count
            else { return nil }
            self = .entries(zip(keys, objects).map { ($0, $1) })
        case .date:
            guard values.count == 1, case .inline(.double(let time))? = object["NS.time"] else { return nil }
            self = .date(time)
        case .uuid:
            guard values.count == 1, case .inline(.data(let bytes))? = object["NS.uuidbytes"], bytes.count == 16
            else { return nil }
            self = .uuid(UUID(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }))
        case .url:
            guard values.count == 2, let base = object["NS.base"], base.isNil || base.object?.className == "NSURL",
                case .string(let text)? = object["NS.relative"]?.object?.value
            else { return nil }
            self = .url(text, base: base)
        // Of these, archives contain the values themselves.
        case .string, .data: return nil
        }
    }

    /// The contents of an object of a sequential archive.
    init?(sequential object: ArchivedObject) {
        guard let name = object.className, let kind = FoundationKind.names[name], let first = object.groups.first,
            first.values.count == 1
        else { return nil }
        let groups = object.groups
        guard case .inline(let value) = first.values[0] else { return nil }
        switch (kind, first.encoding) {
        case (.string, "+"):
            guard groups.count == 1, let text = value.bytes.flatMap({ String(validUTF8: $0) }) else {
                return nil
            }
            self = .text(text)
        case (.date, "d"):
            guard groups.count == 1, case .double(let time) = value else { return nil }
            self = .date(time)
        case (.data, "i"):
            guard groups.count == 2, groups[1].values.count == 1, let count = value.integer,
                groups[1].encoding == "[\(count)c]", case .inline(.data(let data)) = groups[1].values[0],
                data.count == count
            else { return nil }
            self = .data(data)
        case (.array, "i"), (.set, "I"):
            guard value.integer == Int64(groups.count - 1), let elements = Self.objects(groups) else { return nil }
            self = .elements(elements)
        case (.dictionary, "i"):
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

extension FoundationContent {
    /// The entries of an object of a keyed archive.
    func entries(of kind: FoundationKind) -> [ArchivedObject.Entry] {
        switch self {
        case .elements(let elements):
            kind == .orderedSet
                ? elements.enumerated().map { .init(key: "NS.object.\($0)", value: $1) }
                : [.init(key: "NS.objects", value: .array(elements))]
        case .entries(let entries):
            [
                .init(key: "NS.keys", value: .array(entries.map(\.key))),
                .init(key: "NS.objects", value: .array(entries.map(\.value))),
            ]
        case .date(let time): [.init(key: "NS.time", value: .inline(.double(time)))]
        case .uuid(let uuid):
            [
                .init(
                    key: "NS.uuidbytes",
                    value: .inline(.data(withUnsafeBytes(of: uuid.uuid) { Data($0) })))
            ]
        case .url, .text, .data: []
        }
    }

    /// The groups of an object of a sequential archive.
    func groups(of kind: FoundationKind) -> [ArchivedObject.Group] {
        func count(_ count: Int, _ encoding: String = "i") -> ArchivedObject.Group {
            .init(encoding, .inline(.integer(PropertyListInteger(Int64(count)))))
        }
        switch self {
        case .elements(let elements):
            return [count(elements.count, kind == .set ? "I" : "i")] + elements.map { .init("@", $0) }
        case .entries(let entries):
            return [count(entries.count)] + entries.flatMap { [.init("@", $0.key), .init("@", $0.value)] }
        case .date(let time): return [.init("d", .inline(.double(time)))]
        case .text(let text): return [.init("+", .inline(.data(Data(text.utf8))))]
        case .data(let data): return [count(data.count), .init("[\(data.count)c]", .inline(.data(data)))]
        case .uuid, .url: return []
        }
    }
}
