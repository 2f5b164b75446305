// The values of property lists and keyed archives as JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONWriter {
    // MARK: Property lists

    /// Writes a value of a property list, or one that is stored in place.
    func plain(_ value: ArchivedObject.Value, depth: Int) throws(InspectionError) {
        try charge()
        try checkDepth(depth)
        switch value {
        case .inline(let leaf): try plain(leaf, depth: depth)
        case .array(let elements): try self.elements(elements, depth: depth)
        case .set(let elements):
            try wrap("$set") { () throws(InspectionError) in try self.elements(elements, depth: depth + 1) }
        case .dictionary(let entries):
            text.beginObject()
            for entry in entries {
                text.name(JSONKey.name(of: entry.key))
                try element(entry.value, depth: depth + 1)
            }
            text.end()
        case .object(let object):
            guard let pairs = document.pairs[object] else { return text.null() }
            text.beginObject()
            try write(pairs, depth: depth)
            text.end()
        default: text.null()
        }
    }

    private func plain(_ leaf: PropertyList, depth: Int) throws(InspectionError) {
        switch leaf {
        case .null: text.null()
        case .boolean(let value): text.boolean(value)
        case .integer(let value): text.write(.integer(value))
        case .double(let value): text.write(Self.real(value))
        case .float(let value): text.write(Self.float(value))
        case .date(let date): text.write(["$date": .date(date.timeIntervalSinceReferenceDate)])
        case .data(let data): try self.data(data, depth: depth)
        case .string(let text): try self.text(text, depth: depth)
        case .uid(let uid): text.write(["$uid": .integer(Int64(uid.value))])
        case .array, .set, .dictionary: throw InspectionError("a value that is not expected here")
        }
    }

    static func real(_ value: Double) -> JSONValue {
        if case .real(let number) = JSONValue.realNumber(value) { return .real(number) }
        return .realObject("$real", value)
    }

    static func float(_ value: Float) -> JSONValue {
        guard value.isFinite, !(value == 0 && value.sign == .minus) else {
            return .realObject("$float", Double(value), bits: value.isNaN ? Double(value).bitPattern : nil)
        }
        // The digits of the float: fewer than those of the same number with 64 bits.
        return ["$float": .real(Double("\(value)") ?? Double(value))]
    }

    // MARK: Keyed archives

    func keyedMembers() throws(InspectionError) {
        guard case .keyed(let archiver, let version, let format) = document.form else { return }
        try prepareKeyed()
        member("kind", "keyed")
        member("encoding", .string(format.word))
        if archiver != "NSKeyedArchiver" { member("archiver", .string(archiver)) }
        if version != 100_000 { member("version", version.map { .integer($0) } ?? .null) }
        text.name("top")
        text.beginObject()
        for entry in document.top {
            text.name(JSONKey.name(of: entry.key))
            try keyed(entry.value, .entry, depth: outerDepth + 2)
        }
        text.end()
        try writeClassTable()
        try writeObjects("objects")
        try writeUnreferencedValues()
    }

    /// Writes what no value at the top leads to.
    private func writeUnreferencedValues() throws(InspectionError) {
        // Separate objects are not mentioned yet.
        let reached = writesSeparateObjects ? Set(try document.reachableObjects()) : []
        var isEmpty = true
        for (number, slot) in document.slots.enumerated().dropFirst() {
            switch slot {
            case .object(let object):
                if mentioned.contains(object) || reached.contains(object) { continue }
                // The list is a mention, too: what follows may refer to the object.
                referenceCounts[object, default: 0] += 1
            case .unresolved: if mentionedNil.contains(number) { continue }
            default: continue
            }
            if isEmpty {
                text.name("unreferenced")
                text.beginArray()
            }
            isEmpty = false
            try keyed(slot, .element, depth: outerDepth + 2)
        }
        if isEmpty { return }
        if !writesSeparateObjects { try writeWaiting() }
        text.end()
    }

    private func prepareKeyed() throws(InspectionError) {
        document.prepareMissingNumbers()
        try countReferences(in: document.top.map(\.value))
        for slot in document.slots {
            guard case .object(let object) = slot else { continue }
            try countReferences(in: object.entries.map(\.value))
            if let container = document.containers[object] { try countReferences(in: [container]) }
        }
        // Classes get their names in the order of their slots.
        for slot in document.arrangement.classes { _ = try name(of: slot.description) }
        for case .object(let object) in document.slots {
            guard let description = object.classDescription, try foundationContent(of: object) == nil else { continue }
            try document.chargeHash(of: description)
            try forms.add(object, of: description) { (element) throws(InspectionError) in
                try plainArrayClass(of: element)
            }
        }
    }

    /// The class of an array that a plain JSON array can represent.
    private func plainArrayClass(of object: ArchivedObject) throws(InspectionError) -> String? {
        guard referenceCounts[object, default: 0] <= 1, try foundationContent(of: object) != nil,
            object.foundationClass?.hasElements == true
        else { return nil }
        return object.className
    }
}
