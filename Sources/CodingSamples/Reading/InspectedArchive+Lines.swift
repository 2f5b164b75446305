// Values that take one line: those without contents, and Foundation's that programs think of as values.

import Foundation
import PropertyLists

extension InspectedArchive {
    /// What a value is shown as; `nil` where it takes more than a line.
    func line(of node: InspectedNode) throws(InspectionError) -> String? {
        switch node {
        case .index(let index): return try line(at: index)
        case .slot(let number):
            if let known = valueTexts[number] { return known }
            let text = try line(ofSlot: number)
            valueTexts[number] = .some(text)
            return text
        }
    }

    /// A value of the property list itself, which no reference leads to.
    private func line(at index: Int) throws(InspectionError) -> String? {
        if let known = lines[index] { return known }
        let object = try object(at: index)
        if object.isContainer {
            return object.count > 0 ? nil : "\(Self.noun(object.kind)), empty"
        }
        let text = try leafText(object, at: index)
        lines[index] = text
        return text
    }

    private static func noun(_ kind: BinaryObjectKind) -> String {
        switch kind {
        case .dictionary: "dictionary"
        case .set: "set"
        default: "array"
        }
    }

    private func leafText(_ object: BinaryObject, at index: Int) throws(InspectionError) -> String {
        if object.isString { return ValueText.quoted(try string(object, at: index)) }
        try charge(table.payloadByteCount(of: object))
        return try Self.converted { () throws(PropertyListError) in
            switch try table.leaf(object) {
            case .float(let value): "float \(value)"
            case .date(let value): "date " + ValueText.date(value.timeIntervalSinceReferenceDate)
            case .data(let value): ValueText.data([UInt8](value))
            case .uid(let value): "reference \(value.value)"
            case let value: "\(value)"
            }
        }
    }

    private func line(ofSlot number: Int) throws(InspectionError) -> String? {
        switch slot(number) {
        case .null: return number == 0 ? "nil" : "nil, of a conditional reference"
        case .broken(let reason): throw InspectionError(reason)
        case .classDescription(let described): return "class " + ValueText.name(described.name)
        case .value(let index):
            guard let text = try line(at: index) else { return nil }
            switch try object(at: index).kind {
            case .integer, .real, .booleanTrue, .booleanFalse: return "NSNumber " + text
            case .data: return "NSData " + text
            default: return text
            }
        case .object(let described, let entries):
            let name = ValueText.name(described.name)
            // The longest of these has eight entries; an object without any is a line too.
            if entries.isEmpty { return described.name == "NSNull" ? name : "\(name), empty" }
            if let text = foundationText(of: described.name, entries) { return name + " " + text }
            if let text = try emptyCollection(described.name, entries) { return name + ", " + text }
            return nil
        }
    }

    /// Collections without elements, whose one line says so.
    private func emptyCollection(_ name: String, _ entries: [InspectedEntry]) throws(InspectionError) -> String? {
        let collections = ["NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSDictionary", "NSMutableDictionary"]
        guard collections.contains(name), entries.count <= 2 else { return nil }
        for entry in entries {
            guard entry.key == "NS.objects" || entry.key == "NS.keys" else { return nil }
            let object = try object(at: entry.value)
            guard object.kind == .array, object.count == 0 else { return nil }
        }
        return "empty"
    }
}
