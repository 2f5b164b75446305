// From a sample to a sequential archive: the objects of the values first, then the groups that refer to them. The
// stream is put in order when it is written, as the runtime's archiver writes it.

import CodingSchema
import Foundation
import PropertyLists
import TypedStreams

/// Writes the objects of a sample without keys.
struct SampleSequenceWriter {
    private let graph: SampleGraph
    private let targets: ConditionalTargets
    private let version: (SchemaOwner) -> Int
    private var builder = TypedStreamBuilder()
    private var entriesByObject: [UInt32] = []

    /// Equal values are one object.
    private var entriesByValue: [String: UInt32] = [:]

    /// The archive of a sample.
    ///
    /// - Parameter version: the version of each class, struct or enum in the sample.
    static func archive(of graph: SampleGraph, version: @escaping (SchemaOwner) -> Int) throws(SampleError) -> Data {
        var writer = SampleSequenceWriter(graph, version)
        for object in graph.objects {
            let chain = object.schemaClass.chain.reversed().map { (name: $0.archivedName, version: version($0)) }
            writer.entriesByObject.append(writer.addObject(chain))
        }
        for (place, object) in graph.objects.enumerated() {
            let groups = object.sequences.flatMap { writer.groups(of: $0) }
            writer.fill(writer.entriesByObject[place], with: groups)
        }
        writer.builder.beginGroup("@")
        _ = writer.builder.add(object: writer.entriesByObject[0])
        writer.builder.endGroup()
        do throws(TypedStreamError) {
            return Data(try writer.builder.bytes())
        } catch {
            throw SampleError("the archive can't be written: expected \(error.expected), found \(error.found)")
        }
    }

    private init(_ graph: SampleGraph, _ version: @escaping (SchemaOwner) -> Int) {
        self.graph = graph
        self.targets = ConditionalTargets(in: graph)
        self.version = version
    }

    // MARK: Groups

    /// Values that share a type encoding.
    private struct Group {
        var encoding: String
        var cells: [Cell]
    }

    /// One value of a group.
    private enum Cell {
        case integer(Int64, code: UInt8)
        case float(Float)
        case double(Double)
        case bytes([UInt8], code: UInt8)
        case cString(String)
        case object(UInt32, isConditional: Bool)
        case null
    }

    /// The groups of values in their places, with the objects that they refer to.
    private mutating func groups(of values: [SampleSequenceValue]) -> [Group] {
        var result: [Group] = []
        for value in values {
            let groups = groups(of: value)
            guard value.isJoined, let joined = groups.first, let last = result.indices.last else {
                result += groups
                continue
            }
            result[last].encoding += joined.encoding
            result[last].cells += joined.cells
        }
        return result
    }

    private mutating func groups(of place: SampleSequenceValue) -> [Group] {
        let encodings = place.encoding.split(separator: " ").map(String.init)
        if encodings == ["@"] { return [Group(encoding: "@", cells: [objectCell(place.value, place.type)])] }
        if case .packed(let element, let isBigEndian) = place.type {
            return packed(place.value, element, isBigEndian, isOptional: encodings.count == 3)
        }
        var result: [Group] = []
        if encodings.count == 2 {
            result.append(Group(encoding: "c", cells: [.integer(place.value == nil ? 0 : 1, code: UInt8(ascii: "c"))]))
        }
        guard let value = place.value, let encoding = encodings.last else { return result }
        return result + [Group(encoding: encoding, cells: cells(of: value, encoding))]
    }

    private func packed(
        _ value: SampleValue?, _ element: SchemaType, _ isBigEndian: Bool, isOptional: Bool
    ) -> [Group] {
        let flag = Group(encoding: "c", cells: [.integer(value == nil ? 0 : 1, code: UInt8(ascii: "c"))])
        let start = isOptional ? [flag] : []
        guard case .data(let bytes)? = value,
            let numbers = PackedNumber.numbers(in: bytes, type: element, isBigEndian: isBigEndian)
        else { return start }
        let encoding = element.sequenceEncoding
        let count = Group(encoding: "i", cells: [.integer(Int64(numbers.count), code: UInt8(ascii: "i"))])
        let isBytes = ["c", "C"].contains(encoding)
        let cells: [Cell] =
            isBytes
            ? [.bytes(bytes, code: encoding.utf8.first ?? 0)]
            : numbers.flatMap { self.cells(of: .number($0), encoding) }
        return start + [count, Group(encoding: "[\(numbers.count)\(encoding)]", cells: cells)]
    }

    /// A number, or the numbers of a point, size, rectangle or range.
    private func cells(of value: SampleValue, _ encoding: String) -> [Cell] {
        let code = encoding.utf8.first ?? 0
        switch value {
        case .number(.boolean(let value)): return [.integer(value ? 1 : 0, code: code)]
        case .number(.integer(let value)):
            return [.integer(value.signed ?? Int64(bitPattern: value.unsigned ?? 0), code: code)]
        case .number(.float(let value)): return [.float(value)]
        case .number(.double(let value)): return [.double(value)]
        case .geometry(.range, let numbers):
            return numbers.map { .integer(Int64(exactly: $0) ?? 0, code: UInt8(ascii: "Q")) }
        case .geometry(_, let numbers): return numbers.map { .double($0) }
        default: return []
        }
    }

    private mutating func fill(_ entry: UInt32, with groups: [Group]) {
        builder.beginContents(of: entry)
        for group in groups {
            builder.beginGroup(group.encoding)
            for cell in group.cells { add(cell) }
            builder.endGroup()
        }
        builder.endContents(of: entry)
    }

    private mutating func add(_ cell: Cell) {
        switch cell {
        case .integer(let value, let code): builder.add(integer: value, code: code)
        case .float(let value): builder.add(value)
        case .double(let value): builder.add(value)
        case .bytes(let bytes, let code): bytes.withUnsafeBytes { builder.add(bytes: $0, code: code) }
        case .cString(let text): builder.add(cString: builder.cStringEntry(text))
        case .object(let entry, let isConditional): _ = builder.add(object: entry, isConditional: isConditional)
        case .null: builder.addNull(code: UInt8(ascii: "@"))
        }
    }

    // MARK: Objects

    private mutating func addObject(_ chain: [(name: String, version: Int)]) -> UInt32 {
        let chain = (chain + [("NSObject", 0)]).map { (name: $0.name, version: Int32(clamping: $0.version)) }
        return builder.addObject(ofClass: builder.classEntry(chain: chain), isHeld: true)
    }

    private mutating func objectCell(_ value: SampleValue?, _ type: SchemaType) -> Cell {
        switch value {
        case nil, .null?: return .null
        case .conditional(let reference)?:
            guard let place = targets.place(for: reference) else { return .null }
            return .object(entriesByObject[place], isConditional: true)
        case let value?: return .object(entry(of: value, type), isConditional: false)
        }
    }

    private func element(_ entry: UInt32) -> Group {
        Group(encoding: "@", cells: [.object(entry, isConditional: false)])
    }

    /// The object that a value is in a collection, and where it stands behind `@`.
    private mutating func entry(of value: SampleValue, _ type: SchemaType) -> UInt32 {
        switch (value, type) {
        case (_, .optional(let wrapped)): return entry(of: value, wrapped)
        case (.object(let place), _): return entriesByObject[place]
        case (.array(let elements), .array(let type)), (.array(let elements), .indexed(let type)):
            return collection("NSArray", "i", count: elements.count, elements.map { ($0, type) })
        case (.set(let elements), .set(let type)):
            return collection("NSSet", "I", count: elements.count, elements.map { ($0, type) })
        case (.dictionary(let entries), .dictionary(let keyType, let type)):
            let values = entries.flatMap { [($0.key, keyType), ($0.value, type)] }
            return collection("NSDictionary", "i", count: entries.count, values)
        case (.sequence(let owner, let values), _):
            let groups = groups(of: values)
            let entry = addObject([(owner.archivedName, version(owner))])
            fill(entry, with: groups)
            return entry
        default: return leaf(value, type)
        }
    }

    private mutating func collection(
        _ name: String, _ code: String, count: Int, _ values: [(SampleValue, SchemaType)]
    ) -> UInt32 {
        var groups = [Group(encoding: code, cells: [.integer(Int64(count), code: code.utf8.first ?? 0)])]
        for (value, type) in values { groups.append(element(entry(of: value, type))) }
        let entry = addObject([(name, 0)])
        fill(entry, with: groups)
        return entry
    }

    // MARK: Foundation's values

    private mutating func leaf(_ value: SampleValue, _ type: SchemaType) -> UInt32 {
        let encoding = type.sequenceEncoding
        var identity = "\(encoding) \(value)"
        if case .null = value { identity = "null" }
        if let known = entriesByValue[identity] { return known }
        let (chain, groups) = contents(of: value, encoding)
        let entry = addObject(chain)
        fill(entry, with: groups)
        entriesByValue[identity] = entry
        return entry
    }

    private mutating func contents(
        of value: SampleValue, _ encoding: String
    ) -> (chain: [(name: String, version: Int)], groups: [Group]) {
        func cell(_ value: Int64, _ code: String) -> Group {
            Group(encoding: code, cells: [.integer(value, code: code.utf8.first ?? 0)])
        }
        switch value {
        case .text(let text):
            let group = Group(encoding: "+", cells: [.bytes(Array(text.utf8), code: UInt8(ascii: "+"))])
            return ([("NSString", 1)], [group])
        case .data(let bytes):
            let array = Group(encoding: "[\(bytes.count)c]", cells: [.bytes(bytes, code: UInt8(ascii: "c"))])
            return ([("NSData", 0)], [cell(Int64(bytes.count), "i"), array])
        case .date(let time): return ([("NSDate", 0)], [Group(encoding: "d", cells: [.double(time)])])
        case .uuid(let bytes):
            return ([("NSUUID", 0)], [Group(encoding: "[16C]", cells: [.bytes(bytes, code: UInt8(ascii: "C"))])])
        case .url(let text): return ([("NSURL", 0)], [cell(0, "c"), element(leaf(.text(text), .string))])
        case .decimal(let decimal):
            let words = (0..<8).map { $0 < 4 ? UInt16(truncatingIfNeeded: decimal.mantissa >> UInt64($0 * 16)) : 0 }
            let mantissa = Group(
                encoding: "[8S]", cells: words.map { .integer(Int64($0), code: UInt8(ascii: "S")) })
            return (
                [("NSDecimalNumber", 0), ("NSNumber", 0), ("NSValue", 0)],
                [cell(decimal.exponent, "i"), cell(decimal.isNegative ? 1 : 0, "c"), mantissa]
            )
        case .number, .geometry:
            let type = Group(encoding: "*", cells: [.cString(encoding)])
            let value = Group(encoding: encoding, cells: cells(of: value, encoding))
            let isNumber = encoding.utf8.count == 1
            return (isNumber ? [("NSNumber", 0), ("NSValue", 0)] : [("NSValue", 0)], [type, value])
        default: return ([("NSNull", 0)], [])
        }
    }
}
