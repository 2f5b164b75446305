// The values of property lists and keyed archives as JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONWriter {
    // MARK: Property lists

    /// A value of a property list, or one that is stored in place.
    func plain(_ value: ArchivedObject.Value, depth: Int) throws(InspectionError) -> JSONValue {
        try charge(1)
        try checkDepth(depth)
        switch value {
        case .inline(let leaf): return try plain(leaf, depth: depth)
        case .array(let elements): return .array(try stored(elements, depth: depth))
        case .set(let elements): return .members(("$set", .array(try stored(elements, depth: depth + 1))))
        case .dictionary(let entries):
            var members: [JSONMember] = []
            for entry in entries {
                try charge(entry.key.utf8.count)
                let value = try stored(entry.value, depth: depth + 1)
                members.append(JSONMember(JSONKey.name(of: entry.key), value))
            }
            return .object(members)
        default: return .null
        }
    }

    /// Values in an array that is stored in place.
    private func stored(_ values: [ArchivedObject.Value], depth: Int) throws(InspectionError) -> [JSONValue] {
        var result: [JSONValue] = []
        for value in values { result.append(try stored(value, depth: depth + 1)) }
        return result
    }

    /// A value in a container of the property list: of a keyed archive, it refers to objects.
    private func stored(_ value: ArchivedObject.Value, depth: Int) throws(InspectionError) -> JSONValue {
        document.isKeyed ? try keyed(value, .element, depth: depth) : try plain(value, depth: depth)
    }

    private func plain(_ leaf: PropertyList, depth: Int) throws(InspectionError) -> JSONValue {
        switch leaf {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .double(let value): return plainReal(value)
        case .float(let value): return Self.float(value)
        case .date(let date): return .members(("$date", .date(date.timeIntervalSinceReferenceDate)))
        case .data(let data): return try self.data(data, depth: depth)
        case .string(let text): return try self.text(text, depth: depth)
        case .uid(let uid): return .members(("$uid", .integer(Int64(uid.value))))
        case .array, .set, .dictionary: throw InspectionError("a value that is not expected here")
        }
    }

    private func plainReal(_ value: Double) -> JSONValue {
        if case .real(let number) = JSONValue.realNumber(value) { return .real(number) }
        return .realObject("$real", value)
    }

    static func float(_ value: Float) -> JSONValue {
        guard value.isFinite, !(value == 0 && value.sign == .minus) else {
            return .realObject("$float", Double(value), bits: value.isNaN ? Double(value).bitPattern : nil)
        }
        // The digits of the float: fewer than those of the same number with 64 bits.
        return .members(("$float", .real(Double("\(value)") ?? Double(value))))
    }

    // MARK: Keyed archives

    func keyedMembers() throws(InspectionError) -> [JSONMember] {
        guard case .keyed(let archiver, let version, let format) = document.form else { return [] }
        prepareKeyed()
        var members = [
            JSONMember("kind", .string("keyed")), JSONMember("encoding", .string(Self.name(of: format))),
        ]
        if archiver != "NSKeyedArchiver" { members.append(JSONMember("archiver", .string(archiver))) }
        if version != "100000" {
            guard let number = Int64(version) else { throw InspectionError("'$version' is not an integer") }
            members.append(JSONMember("version", .integer(number)))
        }
        var top: [JSONMember] = []
        for entry in document.top {
            let value = try keyed(entry.value, .entry, depth: outerDepth + 2)
            top.append(JSONMember(JSONKey.name(of: entry.key), value))
        }
        let topOrder = takeOrder()
        var objects = try movedObjects()
        var order = topOrder + takeOrder()
        let known = Set(order.slots)
        let unreferenced = try unreferencedValues(except: known)
        let lastOrder = takeOrder()
        objects += try movedObjects()
        order = order + takeOrder() + lastOrder
        (slots, layoutObjects) = (order.slots, order.objects)
        members.append(JSONMember("top", .object(top)))
        members.append(JSONMember("classes", classTable()))
        if !objects.isEmpty { members.append(JSONMember("objects", .array(objects))) }
        if !unreferenced.isEmpty { members.append(JSONMember("unreferenced", .array(unreferenced))) }
        return members
    }

    private func prepareKeyed() {
        countReferences(in: document.top.map(\.value))
        for slot in document.slots {
            guard case .object(let object) = slot else { continue }
            countReferences(in: object.entries.map(\.value))
            if let container = document.containers[object] { countReferences(in: [container]) }
        }
        // Classes get their names in the order of their slots.
        for slot in document.arrangement.classes { _ = name(of: slot.description) }
        for case .object(let object) in document.slots where !isAbbreviated(object) {
            forms.add(object) { self.plainArrayClass(of: $0) }
        }
    }

    private func isAbbreviated(_ object: ArchivedObject) -> Bool {
        guard let description = object.classDescription, isFirst(description) else { return false }
        return FoundationContent(keyed: object) != nil
    }

    /// The class of an array that a plain JSON array can represent.
    private func plainArrayClass(of object: ArchivedObject) -> String? {
        guard referenceCounts[object, default: 0] <= 1, isAbbreviated(object), let name = object.className,
            let kind = FoundationKind.names[name], [.array, .set, .orderedSet].contains(kind)
        else { return nil }
        return name
    }

    /// The slots and objects of one part of the document.
    private struct Order {
        var slots: [Int]
        var objects: [ArchivedObject]

        static func + (left: Order, right: Order) -> Order {
            Order(slots: left.slots + right.slots, objects: left.objects + right.objects)
        }
    }

    private func takeOrder() -> Order {
        defer { (slots, layoutObjects) = ([], []) }
        return Order(slots: slots, objects: layoutObjects)
    }

    /// Objects that were too deep at their first mention.
    func movedObjects() throws(InspectionError) -> [JSONValue] {
        var objects: [JSONValue] = []
        var next = 0
        while next < waiting.count {
            let object = waiting[next]
            next += 1
            objects.append(
                document.isSequential
                    ? try sequentialObject(object, depth: outerDepth + 2, isMoved: true)
                    : try keyedObject(object, .inPlace, depth: outerDepth + 2, isMoved: true))
        }
        waiting = []
        return objects
    }

    private func unreferencedValues(except known: Set<Int>) throws(InspectionError) -> [JSONValue] {
        var values: [JSONValue] = []
        for (number, slot) in document.slots.enumerated().dropFirst() {
            switch slot {
            case .object(let object):
                if mentioned.contains(object) || known.contains(number) { continue }
                // The list is a mention, too: what follows may refer to the object.
                referenceCounts[object, default: 0] += 1
            case .unresolved: if known.contains(number) || mentionedNil.contains(number) { continue }
            default: continue
            }
            values.append(try keyed(slot, .element, depth: outerDepth + 2))
        }
        return values
    }
}
