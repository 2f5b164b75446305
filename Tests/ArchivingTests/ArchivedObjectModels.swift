// Shared by the tests of objects without classes: classes that hold such objects, and graphs that can be compared.

import Archiving
import PropertyLists

/// A comparable form of a graph: the objects in the order in which they are encountered, with their contents.
struct ArchivedGraph: Equatable {
    private(set) var lines: [String] = []

    init(_ root: ArchivedObject) {
        self.init([ArchivedObject.Entry(key: "root", value: .object(root))])
    }

    init(_ entries: [ArchivedObject.Entry]) {
        var numbers: [AnyHashable: Int] = [:]
        var pending: [ArchivedObject] = []
        func text(_ value: ArchivedObject.Value) -> String {
            switch value {
            case .null: return "nil"
            case .unresolved(let object):
                let number = numbers[ObjectIdentifier(object)] ?? numbers.count
                numbers[ObjectIdentifier(object)] = number
                return "nil \(number)"
            case .object(let object):
                if let number = numbers[object] { return "#\(number)" }
                numbers[object] = numbers.count
                pending.append(object)
                return "#\(numbers.count - 1)"
            case .inline(let value): return "\(value)"
            case .array(let elements): return "[" + elements.map(text).joined(separator: ", ") + "]"
            case .set(let elements): return "{" + elements.map(text).joined(separator: ", ") + "}"
            case .dictionary(let entries): return self.text(entries, text)
            case .classDescription(let description): return "\(description)"
            }
        }
        lines.append(self.text(entries, text))
        var next = 0
        while next < pending.count {
            let object = pending[next]
            next += 1
            let names = object.classDescription.map { "\($0)" } ?? "\(String(describing: object.value))"
            lines.append(names + " " + self.text(object.entries, text))
        }
    }

    /// Entries in the order of their keys: archives have them in any.
    private func text(_ entries: [ArchivedObject.Entry], _ text: (ArchivedObject.Value) -> String) -> String {
        entries.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: "; ")
    }
}

final class LabelledCorner: Coding {
    let x: Int
    let y: Int
    let label: String

    static var archivedClass: ArchivedClass {
        ArchivedClass("LabelledCorner", type: LabelledCorner.self, formerly: ["OldLabelledCorner"])
    }

    init(coder unarchiver: Unarchiver) throws {
        x = try unarchiver.decode(Int.self, forKey: "x", default: 0)
        y = try unarchiver.decode(Int.self, forKey: "y")
        label = try unarchiver.decode(String.self, forKey: "label")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(x, forKey: "x")
        try archiver.encode(y, forKey: "y")
        try archiver.encode(label, forKey: "label")
    }
}

struct ObjectPair: ArchivableStructure {
    static var archivedStructure: ArchivedStructure { ArchivedStructure("ObjectPair") }
    let object: ArchivedObject

    init(_ object: ArchivedObject) {
        self.object = object
    }

    init(coder unarchiver: Unarchiver) throws {
        object = try unarchiver.decode(ArchivedObject.self, forKey: "object")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(object, forKey: "object")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "object") }
}

final class ObjectHolder: Coding {
    let object: ArchivedObject
    let list: [ArchivedObject]
    let other: ArchivedObject?
    let pair: ObjectPair

    static var archivedClass: ArchivedClass { ArchivedClass("ObjectHolder", type: ObjectHolder.self) }

    init(object: ArchivedObject, list: [ArchivedObject]) {
        self.object = object
        self.list = list
        other = nil
        pair = ObjectPair(object)
    }

    init(coder unarchiver: Unarchiver) throws {
        object = try unarchiver.decode(ArchivedObject.self, forKey: "object")
        list = try unarchiver.decode([ArchivedObject].self, forKey: "list")
        other = try unarchiver.decodeArchivedObject(forKey: "other")
        pair = try unarchiver.decode(ObjectPair.self, forKey: "pair")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(object, forKey: "object")
        try archiver.encode(list, forKey: "list")
        try archiver.encode(other, forKey: "other")
        try archiver.encode(pair, forKey: "pair")
    }
}

/// A member of a set that is identified by an object without a class.
final class ObjectMember: Coding, Hashable {
    let object: ArchivedObject

    static var archivedClass: ArchivedClass { ArchivedClass("ObjectMember", type: ObjectMember.self) }

    static func == (left: ObjectMember, right: ObjectMember) -> Bool { left === right }

    init(_ object: ArchivedObject) {
        self.object = object
    }

    init(coder unarchiver: Unarchiver) throws {
        object = try unarchiver.decode(ArchivedObject.self, forKey: "object")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(object, forKey: "object")
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
