// From a sample to a keyed archive, slot by slot in the order in which the runtime's archiver numbers them: an archive
// that is read and written again has the same slots.
//
//     $objects: [ "$null", root, "Anna", … ]        objects get their slot at sight and their contents in turn

import CodingSchema
import Foundation
import PropertyLists

/// Writes the objects of a sample.
struct SampleWriter {
    private let graph: SampleGraph
    private let targets: ConditionalTargets
    private var slots: [PropertyList] = [SampleWriter.null]
    private var work: [Int] = []
    private var encodedCount = 0
    private var slotsByObject: [Int: UInt32] = [:]
    private var conditionalObjects: Set<Int> = []
    private var slotsByValue: [PropertyList: UInt32] = [:]
    private var slotsByInstance: [PropertyList: UInt32] = [:]
    private var slotsByClass: [[String]: UInt32] = [:]

    private static let null = PropertyList.string("$null")

    private init(_ graph: SampleGraph) {
        self.graph = graph
        self.targets = ConditionalTargets(in: graph)
    }

    /// The archive of a sample.
    static func archive(of graph: SampleGraph) -> PropertyList {
        var writer = SampleWriter(graph)
        let root = writer.slot(ofObject: 0)
        while writer.encodedCount < writer.work.count { writer.encodeObject() }
        return [
            "$version": 100_000, "$archiver": "NSKeyedArchiver", "$top": ["root": .uid(PropertyList.UID(root))],
            "$objects": .array(writer.slots),
        ]
    }

    private mutating func encodeObject() {
        let place = work[encodedCount]
        encodedCount += 1
        let object = graph.objects[place]
        let chain = object.schemaClass.chain.reversed().map(\.archivedName)
        let contents = entries(object.entries, classNames: chain)
        slots[Int(slot(ofObject: place))] = .dictionary(contents)
    }

    /// The entries of an object or struct; the class's description comes after them.
    private mutating func entries(_ entries: [SampleEntry], classNames: [String]) -> [String: PropertyList] {
        var result: [String: PropertyList] = [:]
        for entry in entries {
            guard let value = value(entry.value) else { continue }
            result[entry.key.hasPrefix("$") ? "$" + entry.key : entry.key] = value
        }
        result["$class"] = uid(classSlot(classNames + ["NSObject"]))
        return result
    }

    // MARK: Values

    /// A value under a key: numbers stand inline. `nil` where nothing is written.
    private mutating func value(_ value: SampleValue) -> PropertyList? {
        switch value {
        case .number(let number): return number
        case .geometry(let geometry, let numbers) where geometry != .range:
            return uid(valueSlot(.string(GeometryText.text(geometry, numbers))))
        case .conditional(let reference) where !reference.writesNull && targets.place(for: reference) == nil: return nil
        default: return uid(slot(of: value))
        }
    }

    /// The slot of a value as an element of a collection.
    private mutating func slot(of value: SampleValue) -> UInt32 {
        switch value {
        case .null: return 0
        case .number(let number): return valueSlot(number)
        case .text(let text): return valueSlot(.string(text))
        case .data(let bytes): return valueSlot(.data(Data(bytes)))
        case .date(let time): return instance(["NSDate"], ["NS.time": .double(time)])
        case .uuid(let bytes): return instance(["NSUUID"], ["NS.uuidbytes": .data(Data(bytes))])
        case .url(let text):
            let relative = uid(valueSlot(.string(text)))
            return instance(["NSURL"], ["NS.base": uid(0), "NS.relative": relative])
        case .decimal(let decimal): return slot(of: decimal)
        case .geometry(let geometry, let numbers): return slot(of: geometry, numbers)
        case .array(let elements): return collection(["NSArray"], ["NS.objects": elements])
        case .set(let elements): return collection(["NSSet"], ["NS.objects": elements])
        case .dictionary(let entries):
            // All keys come first, and get their slots first.
            let keys = PropertyList.array(entries.map { uid(slot(of: $0.key)) })
            let values = PropertyList.array(entries.map { uid(slot(of: $0.value)) })
            return append(["NSDictionary"], ["NS.keys": keys, "NS.objects": values])
        case .structure(let owner, let entries):
            let slot = reserve()
            slots[Int(slot)] = .dictionary(self.entries(entries, classNames: [owner.archivedName]))
            return slot
        case .object(let place): return slot(ofObject: place)
        case .sequence: return 0  // of samples without keys alone
        case .conditional(let reference):
            return targets.place(for: reference).map { conditionalSlot(ofObject: $0) } ?? 0
        }
    }

    private mutating func slot(of decimal: SampleDecimal) -> UInt32 {
        let bytes = withUnsafeBytes(of: decimal.mantissa.littleEndian) { Array($0) } + [UInt8](repeating: 0, count: 8)
        let words = (64 - decimal.mantissa.leadingZeroBitCount + 15) / 16
        return instance(
            ["NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue"],
            [
                "NS.exponent": .integer(PropertyListInteger(decimal.exponent)),
                "NS.length": .integer(PropertyListInteger(Int64(words))), "NS.negative": .boolean(decimal.isNegative),
                "NS.compact": true, "NS.mantissa.bo": 1, "NS.mantissa": .data(Data(bytes)),
            ])
    }

    private mutating func slot(of geometry: SchemaGeometry, _ numbers: [Double]) -> UInt32 {
        if geometry == .range, numbers.count == 2 {
            let length = uid(valueSlot(GeometryText.integer(numbers[1])))
            let location = uid(valueSlot(GeometryText.integer(numbers[0])))
            return instance(
                ["NSValue"], ["NS.special": 4, "NS.rangeval.length": length, "NS.rangeval.location": location])
        }
        let text = uid(valueSlot(.string(GeometryText.text(geometry, numbers))))
        switch geometry {
        case .point: return instance(["NSValue"], ["NS.special": 1, "NS.pointval": text])
        case .size: return instance(["NSValue"], ["NS.special": 2, "NS.sizeval": text])
        case .rectangle, .range: return instance(["NSValue"], ["NS.special": 3, "NS.rectval": text])
        }
    }

    private mutating func collection(_ classNames: [String], _ parts: [String: [SampleValue]]) -> UInt32 {
        let contents = parts.mapValues { elements in PropertyList.array(elements.map { uid(slot(of: $0)) }) }
        return append(classNames, contents)
    }

    // MARK: Slots

    private func uid(_ slot: UInt32) -> PropertyList { .uid(PropertyList.UID(slot)) }

    private mutating func reserve() -> UInt32 {
        slots.append(Self.null)
        return UInt32(truncatingIfNeeded: slots.count - 1)
    }

    private mutating func slot(ofObject place: Int) -> UInt32 {
        if let slot = slotsByObject[place] {
            if conditionalObjects.remove(place) != nil { work.append(place) }
            return slot
        }
        work.append(place)
        let slot = reserve()
        slotsByObject[place] = slot
        return slot
    }

    private mutating func conditionalSlot(ofObject place: Int) -> UInt32 {
        if let slot = slotsByObject[place] { return slot }
        let slot = reserve()
        slotsByObject[place] = slot
        conditionalObjects.insert(place)
        return slot
    }

    /// Equal values share a slot.
    private mutating func valueSlot(_ value: PropertyList) -> UInt32 {
        if let slot = slotsByValue[value] { return slot }
        let slot = reserve()
        slots[Int(slot)] = value
        slotsByValue[value] = slot
        return slot
    }

    /// An object of one of Cocoa's classes; equal ones share a slot.
    private mutating func instance(_ classNames: [String], _ contents: [String: PropertyList]) -> UInt32 {
        let identity: PropertyList = [.array(classNames.map { .string($0) }), .dictionary(contents)]
        if let slot = slotsByInstance[identity] { return slot }
        let slot = append(classNames, contents)
        slotsByInstance[identity] = slot
        return slot
    }

    private mutating func append(_ classNames: [String], _ contents: [String: PropertyList]) -> UInt32 {
        let slot = reserve()
        var contents = contents
        contents["$class"] = uid(classSlot(classNames + ["NSObject"]))
        slots[Int(slot)] = .dictionary(contents)
        return slot
    }

    private mutating func classSlot(_ names: [String]) -> UInt32 {
        if let slot = slotsByClass[names] { return slot }
        let slot = reserve()
        slots[Int(slot)] = [
            "$classname": .string(names.first ?? ""), "$classes": .array(names.map { .string($0) }),
        ]
        slotsByClass[names] = slot
        return slot
    }
}

/// Points, sizes, rectangles and ranges as archives spell them.
enum GeometryText {
    /// `{1, 2.5}`, of a rectangle `{{0, 0}, {640, 480}}`.
    static func text(_ geometry: SchemaGeometry, _ numbers: [Double]) -> String {
        let texts = numbers.map(text)
        guard geometry == .rectangle, texts.count == 4 else { return "{\(texts.joined(separator: ", "))}" }
        return "{{\(texts[0]), \(texts[1])}, {\(texts[2]), \(texts[3])}}"
    }

    /// A number of a range.
    static func integer(_ number: Double) -> PropertyList {
        .integer(PropertyListInteger(Int64(exactly: number) ?? 0))
    }

    private static func text(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
