// Objects of sequential archives with the keys that their classes declare, in the order of the groups.
//
//     Recipe, version 1     @  "Pancakes"    ─▶    title     "Pancakes"
//                           i  4                   servings  4
//                           ff 20.5, 10.25         minutes   20.5, rest 10.25

import ArchiveDocuments
import Archiving
import CodingSchema
import Foundation
import PropertyLists

/// Adds keys to the values of sequential archives.
enum SequentialObject {
    /// The object with keys; an object of a keyed archive is returned unchanged.
    ///
    /// - Throws: ``SampleError`` if the groups aren't those that the schema declares for their versions.
    static func keyed(
        _ object: ArchivedObject, as schemaClass: SchemaClass, path: String
    ) throws(SampleError) -> ArchivedObject {
        guard object.entries.isEmpty, let description = object.classDescription, description.versions != nil else {
            return object
        }
        guard schemaClass.isInSequences else {
            throw SampleError(at: path, "'\(schemaClass.name)' is not 'sequential'")
        }
        let entries = try entries(of: object, description, schemaClass.chain, under: "", path: path, 0)
        return ArchivedObject(description, entries: entries)
    }

    /// A struct or enum, which is an object in sequential archives.
    static func keyed(
        _ object: ArchivedObject, as owner: SchemaOwner, path: String
    ) throws(SampleError) -> ArchivedObject {
        guard object.entries.isEmpty, let description = object.classDescription, description.versions != nil else {
            return object
        }
        let entries = try entries(of: object, description, [owner], under: "", path: path, 0)
        return ArchivedObject(description, entries: entries)
    }

    private static func entries(
        of object: ArchivedObject, _ description: ArchivedObject.ClassDescription, _ chain: [SchemaOwner],
        under prefix: String, path: String, _ depth: Int
    ) throws(SampleError) -> [ArchivedObject.Entry] {
        guard depth < SchemaType.maximumNesting else { throw SampleError(at: path, "values are nested too deep") }
        var entries: [ArchivedObject.Entry] = []
        var groups = Groups(object.groups)
        func add(_ step: Step) throws(SampleError) {
            guard let value = groups.value(of: step) else {
                throw SampleError(
                    at: "\(path).\(step.name)",
                    "the archive has \(groups.found), and the schema '\(step.encoding)'")
            }
            let key = SchemaKey.composed(prefix, step.key)
            entries += try parts(of: value, step.type.plain, under: key, path: "\(path).\(step.name)", depth + 1)
        }
        for owner in chain {
            if let union = owner as? SchemaUnion {
                let name = groups.value(of: Step(name: "0", key: "", encoding: "@", type: .string))?.string
                guard let found = union.cases.first(where: { $0.sequenceKey == name }) else {
                    throw SampleError(at: path, "no case of '\(union.name)' is present")
                }
                if found.elements.isEmpty {
                    let key = SchemaKey.composed(prefix, found.sequenceKey)
                    entries.append(ArchivedObject.Entry(key: key, value: .inline(.boolean(true))))
                }
                for element in found.elements {
                    try add(
                        Step(
                            name: element.label ?? element.key, key: element.key, encoding: element.sequenceEncoding,
                            type: element.type))
                }
                continue
            }
            let names = [owner.archivedName] + owner.formerNames
            let version = names.lazy.compactMap { description.version(of: $0) }.first ?? 0
            if version > owner.version {
                throw SampleError(
                    at: path,
                    "version \(version) of '\(owner.name)' is newer than \(owner.version), and its values can't be skipped"
                )
            }
            for step in owner.plan.sequence where step.isWritten(inVersion: version) { try add(Step(step)) }
        }
        guard groups.isAtEnd else { throw SampleError(at: path, "the archive has more values than the schema") }
        return entries
    }

    /// The entries of a value: one, or those of its parts as keyed archives have them.
    private static func parts(
        of value: ArchivedObject.Value, _ type: SchemaType, under key: String, path: String, _ depth: Int
    ) throws(SampleError) -> [ArchivedObject.Entry] {
        let owner: SchemaOwner?
        switch type {
        case .structure(let structure): owner = structure
        case .union(let union): owner = union
        case .indexed where !value.isNull:
            guard let elements = value.object?.elements else { throw SampleError(at: path, "no collection") }
            return elements.enumerated().map { .init(key: "\(key)[\($0)]", value: $1) }
        default: owner = nil
        }
        guard let owner, !value.isNull else { return [ArchivedObject.Entry(key: key, value: value)] }
        guard let object = value.object, let description = object.classDescription,
            ([owner.archivedName] + owner.formerNames).contains(description.name)
        else { throw SampleError(at: path, "no '\(owner.archivedName)'") }
        return try entries(of: object, description, [owner], under: key, path: path, depth)
    }

    /// A value of a sequence.
    private struct Step {
        let name: String
        let key: String
        let encoding: String
        let type: SchemaType
        var isJoined = false

        init(name: String, key: String, encoding: String, type: SchemaType) {
            (self.name, self.key, self.encoding, self.type) = (name, key, encoding, type)
        }

        init(_ step: SequenceStep) {
            self.init(
                name: step.field?.name ?? step.key, key: step.key, encoding: step.encoding,
                type: step.type.archivedType)
            isJoined = step.isJoined
        }
    }

    /// The values of an object, group after group.
    private struct Groups {
        private let groups: [ArchivedObject.Group]
        private var index = 0

        /// The rest of a group whose first values are read.
        private var encoding = ""
        private var values: ArraySlice<ArchivedObject.Value> = []

        init(_ groups: [ArchivedObject.Group]) {
            self.groups = groups
        }

        var isAtEnd: Bool { index == groups.count && encoding.isEmpty }
        var found: String { encoding.isEmpty ? "no value" : "'\(encoding)'" }

        /// The value of a step; `nil` if the groups don't fit.
        mutating func value(of step: Step) -> ArchivedObject.Value? {
            if !step.isJoined {
                guard encoding.isEmpty, index < groups.count else { return nil }
                next()
            }
            var parts = step.encoding.split(separator: " ").map(String.init)[...]
            if parts.count > 1, parts.first == "c" {
                // Whether an optional number follows.
                guard let flag = take("c")?.first else { return nil }
                if flag.integer == 0 || flag.boolean == false { return .null }
                parts.removeFirst()
                guard startNext() else { return nil }
            }
            if parts.count == 2, parts.last?.hasPrefix("[") == true {
                guard let count = take("i")?.first?.integer, startNext(), let last = parts.last,
                    encoding == "[\(count)\(last.suffix(2))"
                else { return nil }
                encoding = ""
                return Self.packed(values, step.type)
            }
            guard parts.count == 1, let last = parts.last, let taken = take(last) else { return nil }
            return Self.value(of: taken, step.type)
        }

        /// Begins the next group, if the last one is at its end.
        private mutating func startNext() -> Bool {
            guard encoding.isEmpty, index < groups.count else { return false }
            next()
            return true
        }

        private mutating func next() {
            encoding = groups[index].encoding
            values = groups[index].values[...]
            index += 1
        }

        /// The values of one type at the start of the group; `nil` if it has another type.
        private mutating func take(_ wanted: String) -> [ArchivedObject.Value]? {
            guard let (length, count) = Self.match(encoding, wanted), values.count >= count else { return nil }
            encoding.removeFirst(length)
            let taken = Array(values.prefix(count))
            values = values.dropFirst(count)
            return taken
        }

        /// The characters and the values at the start of an encoding that can be read as a type.
        private static func match(_ encoding: String, _ wanted: String) -> (length: Int, count: Int)? {
            guard let first = encoding.first else { return nil }
            if wanted.hasPrefix("{") {
                guard first == "{", let found = codes(of: encoding), let needed = codes(of: wanted) else { return nil }
                let isSame = found.codes == needed.codes || found.codes == needed.codes.map { $0 == "d" ? "f" : $0 }
                return isSame ? (found.length, needed.codes.count) : nil
            }
            let others: [String: [Character]] = ["c": ["c", "C", "B"], "i": ["i", "l"], "I": ["I", "L"]]
            let accepted = others[wanted] ?? wanted.prefix(1).map { $0 }
            return accepted.contains(first) ? (1, 1) : nil
        }

        /// The codes of a structure's members, without names, and the length of its text.
        private static func codes(of encoding: String) -> (codes: [Character], length: Int)? {
            var codes: [Character] = []
            var (depth, length, isName) = (0, 0, false)
            for character in encoding {
                length += 1
                switch character {
                case "{": (depth, isName) = (depth + 1, true)
                case "=": isName = false
                case "}":
                    depth -= 1
                    if depth == 0 { return (codes, length) }
                default: if !isName { codes.append(character) }
                }
            }
            return nil
        }

        /// The value as keyed archives hold it.
        private static func value(of values: [ArchivedObject.Value], _ type: SchemaType) -> ArchivedObject.Value? {
            if case .geometry(let geometry) = type.archivedType { return Self.value(of: values, geometry) }
            guard let value = values.first else { return nil }
            if case .bool = type.plainWrapped, let number = value.integer { return .inline(.boolean(number != 0)) }
            return value
        }

        private static func text(_ text: String) -> ArchivedObject.Value { .object(ArchivedObject(.string(text))) }

        /// Packed numbers as data, of which only the length matters here.
        private static func packed(_ values: ArraySlice<ArchivedObject.Value>, _ type: SchemaType)
            -> ArchivedObject.Value
        {
            guard case .packed(let element, _) = type.archivedType else { return values.first ?? .null }
            let width =
                switch element {
                case .integer(let integer): integer.bitCount / 8
                case .double: 8
                default: 4
                }
            let count = values.first?.data?.count ?? values.count * width
            return .inline(.data(Data(count: count)))
        }

        private static func value(
            of values: [ArchivedObject.Value], _ geometry: SchemaGeometry
        ) -> ArchivedObject.Value? {
            let numbers = values.map { $0.double ?? 0 }
            switch geometry {
            case .point where numbers.count == 2, .size where numbers.count == 2:
                return Self.text("{\(numbers[0]), \(numbers[1])}")
            case .rectangle where numbers.count == 4:
                return Self.text("{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}")
            default:
                // A range is an object.
                let archiver = KeyedArchiver()
                let parts = values.map { Int($0.integer ?? 0) }
                guard parts.count == 2,
                    (try? archiver.encode(RangeValue(location: parts[0], length: parts[1]), forKey: "range")) != nil,
                    let data = try? archiver.finishEncoding()
                else { return nil }
                return (try? ArchiveDocument(data))?.top.first?.value
            }
        }
    }
}

extension SchemaType {
    /// The type without `?`.
    fileprivate var plainWrapped: SchemaType { if case .optional(let wrapped) = self { wrapped } else { self } }
}
