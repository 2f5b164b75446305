// Sequential archives, from JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists
import TypedStreams

extension DocumentJSONReader {
    func groups(_ groups: [JSONValue]) throws(JSONError) -> [ArchivedObject.Group] {
        var result: [ArchivedObject.Group] = []
        var number = 0
        for group in groups {
            guard let parts = group.elements, let encoding = parts.first?.string else {
                throw failure("a group without an encoding")
            }
            guard let types = GroupType.types(of: encoding, limit: parts.count), types.count == parts.count - 1 else {
                throw failure("the encoding '\(encoding)' doesn't fit its values")
            }
            var values: [ArchivedObject.Value] = []
            for (value, type) in zip(parts.dropFirst(), types) {
                path.append(.key("$\(number)"))
                values.append(try sequential(value, type))
                path.removeLast()
                number += 1
            }
            result.append(.init(encoding, values))
        }
        return result
    }

    func sequential(_ json: JSONValue, _ type: GroupType) throws(JSONError) -> ArchivedObject.Value {
        let code: UInt8 = if case .value(let code) = type { code } else { 0 }
        switch code {
        case UInt8(ascii: "@"): return try element(json)
        case _ where json == .null: return .null
        case UInt8(ascii: "*"): return .object(cString(try text(json)))
        case UInt8(ascii: ":"), UInt8(ascii: "%"): return .inline(try text(json))
        case UInt8(ascii: "+"):
            if case .string(let text)? = try? text(json) { return .inline(.data(Data(text.utf8))) }
            return .inline(try text(json))
        case UInt8(ascii: "#"):
            guard let name = json["$classref"]?.string else { throw failure("no class") }
            return .classDescription(try classDescription(name))
        case UInt8(ascii: "f"), UInt8(ascii: "d"):
            let number = json["$real"]?.realNumber ?? json["$float"]?.realNumber ?? json.realNumber
            guard let number else { throw failure("no number") }
            let value: PropertyList = code == UInt8(ascii: "d") ? .double(number) : .float(Self.float(number))
            try checkRange(of: json, number, as: value)
            return .inline(value)
        case 0: return .inline(try text(json))
        default:
            switch json {
            case .boolean(let value) where code == UInt8(ascii: "B"): return .inline(.boolean(value))
            case .boolean(let value): return .inline(.integer(value ? 1 : 0))
            case .integer(let value): return .inline(.integer(PropertyListInteger(value)))
            default:
                guard let number = json["$int"]?.string.flatMap(JSONValue.integer) else { throw failure("no integer") }
                return .inline(.integer(number))
            }
        }
    }

    /// Throws if an integer isn't stored exactly, or if a number becomes an infinite one.
    private func checkRange(of json: JSONValue, _ number: Double, as value: PropertyList) throws(JSONError) {
        let stored = if case .float(let float) = value { Double(float) } else { number }
        if case .integer(let integer) = json, Int64(exactly: stored) != integer {
            throw failure("\(integer) would become \(stored)")
        }
        if number.isFinite, stored.isInfinite { throw failure("\(number) would become \(stored)") }
    }

    /// Text, or data.
    private func text(_ json: JSONValue) throws(JSONError) -> PropertyList {
        if let text = json.string { return .string(text) }
        guard let members = json.members else { throw failure("neither text nor data") }
        return try leaf(members)
    }

    /// Equal C strings are one, unless the layout states otherwise.
    private func cString(_ value: PropertyList) -> ArchivedObject {
        guard usedCStringCount < cStringNumbers.count else { return slot(shared: value) }
        let number = cStringNumbers[usedCStringCount]
        usedCStringCount += 1
        if let known = cStrings[number], known.value == value { return known }
        let object = graph.object(value)
        cStrings[number] = object
        return object
    }
}

extension ArchiveDocument {
    /// Numbers the objects of a sequential archive in the order in which they are referenced.
    func numberObjects() throws(InspectionError) {
        for (number, object) in try reachableObjects().enumerated() {
            numbers[object] = number
            guard let description = object.classDescription else { continue }
            try chargeHash(of: description)
            classes.insert(description)
        }
    }
}
