// Objects with a change somewhere in them: a value less, another value, another class.

import Archiving
import Foundation
import PropertyLists

/// The kinds of values that archives hold.
struct ArchivedKinds {
    typealias Value = ArchivedObject.Value

    let isSequential: Bool

    /// Values to be put anywhere, with their names. New objects each time.
    func values() throws -> [(name: String, encoding: String, value: Value)] {
        var values: [(name: String, encoding: String, value: Value)] = [
            ("nil", "@", .null),
            ("0", "c", .inline(.integer(0))),
            ("5", "i", .inline(.integer(5))),
            ("-1", "q", .inline(.integer(-1))),
            ("300", "s", .inline(.integer(300))),
            ("200", "C", .inline(.integer(200))),
            ("2^40", "q", .inline(.integer(1_099_511_627_776))),
            ("2^64 - 1", "Q", .inline(.integer(PropertyListInteger(UInt64.max)))),
            ("a double", "d", .inline(.double(0.5))),
            ("a float", "f", .inline(.float(0.5))),
        ]
        if isSequential {
            values += [
                ("unsigned 5", "I", .inline(.integer(5))), ("unsigned 7", "S", .inline(.integer(7))),
                ("long 5", "l", .inline(.integer(5))), ("unsigned long 5", "L", .inline(.integer(5))),
                ("a boolean", "B", .inline(.boolean(true))), ("bytes", "+", .inline(.data(Data([1, 2])))),
            ]
        } else {
            values += [
                ("a boolean", "", .inline(.boolean(true))), ("a string itself", "", .inline(.string("text"))),
                ("data itself", "", .inline(.data(Data([1, 2, 3])))),
                ("an array itself", "", .array([.null])),
                ("a set", "", try value(Set(["a", "b"]))),
                ("an ordered set", "", try value(OrderedSetValue(["a", "b"]))),
                ("a counted set", "", try value(CountedSetValue(["a", "b", "b"]))),
                ("an index path", "", try value(IndexPath(indexes: [1, 2]))),
                ("an error", "", try value(ErrorValue(domain: "d", code: 1))),
            ]
        }
        values += [
            ("a string", "@", try value("text")), ("'red'", "@", try value("red")), ("data", "@", try value(Data([1]))),
            ("a date", "@", try value(Date(timeIntervalSinceReferenceDate: 1))),
            ("a UUID", "@", try value(UUID())), ("a decimal", "@", try value(Decimal(5))),
            ("a number", "@", try value(NumberValue.integer(5))), ("null", "@", try value(NullValue())),
            ("an empty array", "@", try value([String]())), ("an array", "@", try value(["a", "b"])),
            ("integers", "@", try value([1, 2])), ("a set of integers", "@", try value(Set([1, 2]))),
            ("an empty set", "@", try value(Set<String>())), ("a dictionary", "@", try value(["a": 1])),
            ("a real in a dictionary", "@", try value(["x": 0.5])),
            ("null in a dictionary", "@", try value(["x": nil as Double?])),
            ("an empty dictionary", "@", try value([String: Int]())),
            ("nil in an array", "@", try value([nil, "a"] as [String?])),
            ("null in an array", "@", try value([AnyValue.null, "a"])),
            ("a URL", "@", try value(URL(string: "https://example.com"))),
            ("an array of arrays", "@", try value([["a"], []])), ("an array of sets", "@", try value([Set(["a"])])),
            ("an object", "@", .object(object("TypeLeaf", [("number", .inline(.integer(1)))]))),
            ("an object of an unknown class", "@", .object(object("Nobody", []))),
        ]
        return values
    }

    private func object(_ name: String, _ entries: [(key: String, value: Value)]) -> ArchivedObject {
        let description = ArchivedObject.ClassDescription(
            name, chain: [name, "NSObject"], versions: isSequential ? [0, 0] : nil)
        if isSequential {
            let groups = entries.map { ArchivedObject.Group("q", $0.value) }
            return ArchivedObject(description, groups: groups.isEmpty ? [] : groups + [.init("@", .null)])
        }
        return ArchivedObject(description, entries: entries.map { .init(key: $0.key, value: $0.value) })
    }

    /// A value as it is archived as an object.
    func value(_ value: (some ArchivableValue)?) throws -> Value {
        guard let value else { return .null }
        if isSequential {
            let archiver = SequentialArchiver()
            try archiver.encode([value])
            let array = try SequentialUnarchiver(forReadingFrom: archiver.finishEncoding()).decode(ArchivedObject.self)
            return array.elements?.first ?? .null
        }
        let archiver = KeyedArchiver()
        try archiver.encode([value], forKey: "v")
        let array = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
            .decode(ArchivedObject.self, forKey: "v")
        return array.elements?.first ?? .null
    }

    // MARK: Changes

    /// A change of one object.
    struct Change {
        let name: String
        let apply: (ArchivedObject) -> Void
    }

    /// The objects that differ from an object in one value, of it or of an object in it.
    ///
    /// Objects that have changed are new; the others are shared with it.
    func variants(of object: ArchivedObject, depth: Int) throws -> [(name: String, object: ArchivedObject)] {
        try changes(of: object, depth: depth).map { change in
            let copy = Self.copy(object)
            change.apply(copy)
            return (change.name, copy)
        }
    }

    /// The changes of an object's class and values and, down to a depth, of the objects in it.
    func changes(of object: ArchivedObject, depth: Int) throws -> [Change] {
        var changes = classChanges(of: object)
        for (index, entry) in object.entries.enumerated() {
            changes.append(Change(name: "no \(entry.key)") { $0.entries.remove(at: index) })
            changes += try changed(entry.value, depth: depth).map { other in
                Change(name: "\(entry.key) \(other.name)") { $0.entries[index].value = other.value }
            }
        }
        for (index, group) in object.groups.enumerated() {
            changes.append(Change(name: "no group \(index)") { $0.groups.remove(at: index) })
            changes.append(Change(name: "group \(index) twice") { $0.groups.insert(group, at: index) })
            changes += try values().map { other in
                Change(name: "group \(index) \(other.name)") { $0.groups[index] = .init(other.encoding, other.value) }
            }
            guard let first = group.values.first, depth > 0 else { continue }
            changes += try parts(of: first, depth: depth).map { other in
                Change(name: "group \(index) \(other.name)") { $0.groups[index].values[0] = other.value }
            }
        }
        return changes
    }

    private func classChanges(of object: ArchivedObject) -> [Change] {
        guard let description = object.classDescription else { return [] }
        var changes = [Change(name: "class Other") { $0.classDescription?.name = "Other" }]
        if let chain = description.chain {
            let subclass = ArchivedObject.ClassDescription(
                "Sub", chain: ["Sub"] + chain, fallbacks: description.fallbacks,
                versions: description.versions.map { [0] + $0 })
            changes.append(Change(name: "subclass") { $0.classDescription = subclass })
        }
        if let versions = description.versions {
            changes.append(Change(name: "version 9") { $0.classDescription?.versions = [9] + versions.dropFirst() })
        }
        return changes
    }

    private func changed(_ value: Value, depth: Int) throws -> [(name: String, value: Value)] {
        try values().map { ($0.name, $0.value) } + parts(of: value, depth: depth)
    }

    /// Values that differ from a value in a part.
    private func parts(of value: Value, depth: Int) throws -> [(name: String, value: Value)] {
        switch value {
        case .object(let inner) where depth > 0 && inner.value == nil:
            return try variants(of: inner, depth: depth - 1).map { ($0.name, .object($0.object)) }
        case .array(let elements):
            var changes: [(name: String, value: Value)] = [("without the last", .array(Array(elements.dropLast())))]
            changes += try values().map { ("and \($0.name)", .array(elements + [$0.value])) }
            guard let first = elements.first, depth > 0 else { return changes }
            return try changes
                + changed(first, depth: depth - 1).map {
                    ("[0] \($0.name)", .array([$0.value] + elements.dropFirst()))
                }
        default: return []
        }
    }

    private static func copy(_ object: ArchivedObject) -> ArchivedObject {
        guard let description = object.classDescription else { return ArchivedObject(object.value ?? .null) }
        let copy = ArchivedObject(description, entries: object.entries)
        copy.groups = object.groups
        return copy
    }
}
