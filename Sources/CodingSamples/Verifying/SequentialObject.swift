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
        var entries: [ArchivedObject.Entry] = []
        var groups = Groups(object.groups)
        for owner in schemaClass.chain {
            let names = [owner.archivedName] + owner.formerNames
            let version = names.lazy.compactMap { description.version(of: $0) }.first ?? 0
            if version > owner.version {
                throw SampleError(
                    at: path,
                    "version \(version) of '\(owner.name)' is newer than \(owner.version), and its values "
                        + "can't be skipped")
            }
            for step in owner.plan.sequence where step.isWritten(inVersion: version) {
                guard let value = groups.value(of: step) else {
                    throw SampleError(
                        at: "\(path).\(step.field?.name ?? step.key)",
                        "the archive has \(groups.found), and the schema '\(step.encoding)'")
                }
                if let value { entries.append(ArchivedObject.Entry(key: step.key, value: value)) }
            }
        }
        guard groups.isAtEnd else { throw SampleError(at: path, "the archive has more values than the schema") }
        let result = ArchivedObject(description, entries: entries)
        return result
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

        /// The value of a step; an outer nil if the groups don't fit, an inner one if the value is nil.
        mutating func value(of step: SequenceStep) -> ArchivedObject.Value?? {
            if !step.isJoined {
                guard encoding.isEmpty, index < groups.count else { return nil }
                next()
            }
            let parts = step.encoding.split(separator: " ").map(String.init)
            guard parts.count <= 2, let last = parts.last else { return nil }
            if parts.count == 2 {
                // A boolean before an optional number, or a count before packed numbers.
                guard let flag = take(parts[0])?.first else { return nil }
                if last.hasPrefix("[") {
                    guard encoding.isEmpty, index < groups.count else { return nil }
                    next()
                    let isArray = encoding.hasPrefix("[") && encoding.hasSuffix(String(last.suffix(2)))
                    guard isArray else { return nil }
                    encoding = ""
                    return .some(Self.packed(values, step.type))
                }
                if flag.integer == 0 { return .some(nil) }
                guard encoding.isEmpty, index < groups.count else { return nil }
                next()
            }
            guard let taken = take(last) else { return nil }
            return .some(Self.value(of: taken, step.type))
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
