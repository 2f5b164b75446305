// Values of keyed archives, by the form of their class and key.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONWriter {
    /// A value of a keyed archive.
    func keyed(
        _ value: ArchivedObject.Value, _ form: ValueForm, depth: Int
    ) throws(InspectionError) -> JSONValue {
        try charge(1)
        try checkDepth(depth)
        switch value {
        case .null: return .null
        case .unresolved(let missing):
            let number = try number(of: missing)
            mentionedNil.insert(number)
            return .members(("$nil", .integer(Int64(number))))
        case .classDescription(let description): return .members(("$classref", .string(name(of: description))))
        case .inline(let leaf): return try inline(leaf, value, form, depth: depth)
        case .array:
            let array = try plain(value, depth: form.isArrayInline ? depth : depth + 1)
            return form.isArrayInline ? array : .members(("$inline", array))
        case .set: return try plain(value, depth: depth)
        case .dictionary: return .members(("$inline", try plain(value, depth: depth + 1)))
        case .object(let object):
            return try object.value == nil
                ? keyedObject(object, form, depth: depth, isMoved: false) : slot(object, form, depth: depth)
        }
    }

    private func number(of missing: ArchivedObject.Unresolved) throws(InspectionError) -> Int {
        if missingNumbers.isEmpty {
            for case (let number, .unresolved(let object)) in document.slots.enumerated() {
                missingNumbers[ObjectIdentifier(object)] = number
            }
        }
        guard let number = missingNumbers[ObjectIdentifier(missing)] else {
            throw InspectionError("a reference to an object without a number")
        }
        return number
    }

    // MARK: Leaves

    /// A leaf that is stored under the key itself.
    private func inline(
        _ leaf: PropertyList, _ value: ArchivedObject.Value, _ form: ValueForm, depth: Int
    ) throws(InspectionError) -> JSONValue {
        let isUsual =
            switch leaf {
            case .integer, .float, .double: !form.hasNumberSlot
            case .boolean: !form.hasBooleanSlot
            case .data: !form.hasDataSlot
            case .string: form.isStringInline
            default: false
            }
        if isUsual, let number = number(leaf, form) { return number }
        if isUsual { return try plain(value, depth: depth) }
        return .members(("$inline", try plain(value, depth: depth + 1)))
    }

    /// A slot that contains a leaf.
    private func slot(
        _ object: ArchivedObject, _ form: ValueForm, depth: Int
    ) throws(InspectionError) -> JSONValue {
        guard let leaf = object.value else { return .null }
        mentioned.insert(object)
        slots.append(document.numbers[object] ?? 0)
        if let container = document.containers[object] {
            return .members(("$slot", try plain(container, depth: depth + 1)))
        }
        let isUsual =
            switch leaf {
            case .integer, .float, .double: form.hasNumberSlot
            case .boolean: form.hasBooleanSlot
            case .data: form.hasDataSlot
            case .string: !form.isStringInline
            default: false
            }
        if isUsual, let number = number(leaf, form) { return number }
        if isUsual { return try plain(.inline(leaf), depth: depth) }
        return .members(("$slot", try plain(.inline(leaf), depth: depth + 1)))
    }

    /// A number by a form; `nil` for other leaves.
    private func number(_ leaf: PropertyList, _ form: ValueForm) -> JSONValue? {
        switch (leaf, form.number) {
        case (.integer(let value), nil), (.integer(let value), .integer?): return .integer(value)
        case (.integer(let value), _): return .integer(value, isExplicit: true)
        case (.double(let value), .real?), (.double(let value), nil), (.double(let value), .integer?):
            if case .real(let number) = JSONValue.realNumber(value) { return .real(number) }
            return .realObject("$real", value)
        case (.double(let value), .float?): return .realObject("$real", value)
        case (.float(let value), .float?):
            if value.isFinite, !(value == 0 && value.sign == .minus) {
                return .real(Double("\(value)") ?? Double(value))
            }
            return Self.float(value)
        case (.float(let value), _): return Self.float(value)
        default: return nil
        }
    }

    // MARK: Objects

    /// An object, or a reference to it if it is mentioned before, or is too deep here.
    func keyedObject(
        _ object: ArchivedObject, _ form: ValueForm, depth: Int, isMoved: Bool
    ) throws(InspectionError) -> JSONValue {
        if !isMoved, let reference = reference(insteadOf: object, depth: depth) { return reference }
        guard let description = object.classDescription else { throw InspectionError("an object without a class") }
        let hasIdentity = identity(of: object, isMoved: isMoved) != nil
        if !hasIdentity { slots.append(document.numbers[object] ?? 0) }
        layoutObjects.append(object)
        let head = head(of: object, isMoved: isMoved)
        if isFirst(description), let content = FoundationContent(keyed: object) {
            let isPlain = !hasIdentity && !isMoved
            return try json(of: content, of: object, head, isPlain: isPlain, form, depth: depth)
        }
        var members = head
        if FoundationKind.names[description.name] != nil { members.append(JSONMember("$raw", .boolean(true))) }
        for entry in object.entries {
            try charge(entry.key.utf8.count)
            let form = forms.form(of: description, entry.key)
            let value = try keyed(entry.value, form, depth: depth + 1)
            members.append(JSONMember(JSONKey.name(of: entry.key), value))
        }
        return .object(members)
    }

    private func json(
        of content: FoundationContent, of object: ArchivedObject, _ head: [JSONMember], isPlain: Bool,
        _ form: ValueForm, depth: Int
    ) throws(InspectionError) -> JSONValue {
        let name = object.className ?? ""
        let identity = head.filter { $0.name == "$id" }
        switch content {
        case .elements(let elements):
            var values: [JSONValue] = []
            let isBare = isPlain && !form.isArrayInline && name == form.arrayClass
            for element in elements { values.append(try keyed(element, .element, depth: depth + (isBare ? 1 : 2))) }
            return isBare ? .array(values) : .object(head + [JSONMember("$elements", .array(values))])
        case .entries(let entries): return try json(of: entries, name, head, isPlain: isPlain, depth: depth)
        case .date(let time): return .object([JSONMember("$date", .date(time))] + identity)
        case .uuid(let uuid): return .object([JSONMember("$uuid", .string(uuid.uuidString))] + identity)
        case .url(let text, let base):
            var members = [JSONMember("$url", .string(text))]
            if let slot = object["NS.relative"]?.object {
                mentioned.insert(slot)
                slots.append(document.numbers[slot] ?? 0)
            }
            if !base.isNil { members.append(JSONMember("$base", try keyed(base, .entry, depth: depth + 1))) }
            return .object(members + identity)
        case .text, .data: throw InspectionError("an object that is not expected here")
        }
    }

    private func json(
        of entries: [(key: ArchivedObject.Value, value: ArchivedObject.Value)], _ name: String, _ head: [JSONMember],
        isPlain: Bool, depth: Int
    ) throws(InspectionError) -> JSONValue {
        let texts = entries.map { entry -> String? in
            if case .string(let text)? = entry.key.object?.value { text } else { nil }
        }
        let isText = texts.allSatisfy { $0 != nil } && Set(texts.map { Array(($0 ?? "").utf8) }).count == texts.count
        var members = isText && isPlain && name == "NSDictionary" ? [] : head
        if isText {
            for (text, entry) in zip(texts, entries) {
                // The keys' slots precede those of the values.
                _ = try keyed(entry.key, .element, depth: depth)
                let value = try keyed(entry.value, .element, depth: depth + 1)
                members.append(JSONMember(JSONKey.name(of: text ?? ""), value))
            }
            return .object(members)
        }
        var pairs: [JSONValue] = []
        for entry in entries {
            let key = try keyed(entry.key, .element, depth: depth + 3)
            pairs.append(.array([key, try keyed(entry.value, .element, depth: depth + 3)]))
        }
        return .object(members + [JSONMember("$entries", .array(pairs))])
    }
}
