// Values of keyed archives, by the form of their class and key.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONWriter {
    /// Writes a value of a keyed archive.
    func keyed(_ value: ArchivedObject.Value, _ form: ValueForm, depth: Int) throws(InspectionError) {
        try charge()
        try checkDepth(depth)
        switch value {
        case .null: text.null()
        case .unresolved(let missing):
            let number = try number(of: missing)
            mentionedNil.insert(number)
            text.write(.members(("$nil", .integer(Int64(number)))))
        case .classDescription(let description): text.write(.members(("$classref", .string(try name(of: description)))))
        case .inline(let leaf): try inline(leaf, value, form, depth: depth)
        case .array where form.isArrayInline, .set: try plain(value, depth: depth)
        case .array, .dictionary:
            try wrap("$inline") { () throws(InspectionError) in try plain(value, depth: depth + 1) }
        case .object(let object) where document.pairs[object] != nil:
            try wrap("$inline") { () throws(InspectionError) in try plain(value, depth: depth + 1) }
        case .object(let object):
            if object.value == nil {
                try keyedObject(object, form, depth: depth, isMoved: false)
            } else {
                try slot(object, form, depth: depth)
            }
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

    /// Writes a leaf that is stored under the key itself.
    private func inline(
        _ leaf: PropertyList, _ value: ArchivedObject.Value, _ form: ValueForm, depth: Int
    ) throws(InspectionError) {
        let isUsual =
            switch leaf {
            case .integer, .float, .double: !form.hasNumberSlot
            case .boolean: !form.hasBooleanSlot
            case .data: !form.hasDataSlot
            case .string: form.isStringInline
            default: false
            }
        if isUsual, let number = number(leaf, form) { return text.write(number) }
        if isUsual { return try plain(value, depth: depth) }
        try wrap("$inline") { () throws(InspectionError) in try plain(value, depth: depth + 1) }
    }

    /// Notes that a slot is mentioned.
    func note(slot object: ArchivedObject) {
        mentioned.insert(object)
        if options.includesLayout { slots.append(document.numbers[object] ?? 0) }
    }

    /// Writes a slot that contains a leaf.
    private func slot(_ object: ArchivedObject, _ form: ValueForm, depth: Int) throws(InspectionError) {
        guard let leaf = object.value else { return text.null() }
        note(slot: object)
        if let container = document.containers[object] {
            return try wrap("$slot") { () throws(InspectionError) in try plain(container, depth: depth + 1) }
        }
        let isUsual =
            switch leaf {
            case .integer, .float, .double: form.hasNumberSlot
            case .boolean: form.hasBooleanSlot
            case .data: form.hasDataSlot
            case .string: !form.isStringInline
            default: false
            }
        if isUsual, let number = number(leaf, form) { return text.write(number) }
        if isUsual { return try plain(.inline(leaf), depth: depth) }
        try wrap("$slot") { () throws(InspectionError) in try plain(.inline(leaf), depth: depth + 1) }
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

    /// Writes an object, or a reference to it if it is mentioned before, or is too deep here.
    func keyedObject(
        _ object: ArchivedObject, _ form: ValueForm, depth: Int, isMoved: Bool
    ) throws(InspectionError) {
        if !isMoved, try refer(insteadOf: object, depth: depth) { return }
        guard let description = object.classDescription else { throw InspectionError("an object without a class") }
        let hasIdentity = identity(of: object, isMoved: isMoved) != nil
        if options.includesLayout {
            if !hasIdentity { slots.append(document.numbers[object] ?? 0) }
            layoutObjects.append(object)
        }
        if let content = try foundationContent(of: object) {
            return try write(
                content, of: object, isPlain: !hasIdentity && !isMoved, isMoved: isMoved, form, depth: depth)
        }
        try begin(object, isMoved: isMoved)
        if FoundationClass(abbreviated: description.name) != nil { member("$raw", true) }
        try document.chargeHash(of: description)
        let forms = forms.forms(of: description)
        for entry in object.entries {
            text.name(JSONKey.name(of: entry.key))
            try keyed(entry.value, forms[ExactText(entry.key)] ?? .entry, depth: depth + 1)
        }
        text.end()
    }

    private func write(
        _ content: FoundationContent, of object: ArchivedObject, isPlain: Bool, isMoved: Bool, _ form: ValueForm,
        depth: Int
    ) throws(InspectionError) {
        switch content {
        case .elements(let elements):
            let isBare = isPlain && !form.isArrayInline && object.className == form.arrayClass
            if !isBare {
                try begin(object, isMoved: isMoved)
                text.name("$elements")
            }
            text.beginArray()
            for element in elements { try keyed(element, .element, depth: depth + (isBare ? 1 : 2)) }
            text.end()
            if !isBare { text.end() }
            return
        case .entries(let entries):
            let isDictionary = object.foundationClass == .dictionary
            return try write(entries, of: object, isPlain: isPlain && isDictionary, isMoved: isMoved, depth)
        case .date(let time):
            text.beginObject()
            member("$date", .date(time))
        case .uuid(let uuid):
            text.beginObject()
            member("$uuid", .string(uuid.uuidString))
        case .url(let address, let base):
            text.beginObject()
            member("$url", .string(address))
            if let slot = object[FoundationKey.urlRelative]?.object { note(slot: slot) }
            if !base.isNil {
                text.name("$base")
                try keyed(base, .entry, depth: depth + 1)
            }
        case .text, .data: throw InspectionError("an object that is not expected here")
        }
        writeIdentity(of: object, isMoved: isMoved)
        text.end()
    }

    private func write(
        _ entries: [(key: ArchivedObject.Value, value: ArchivedObject.Value)], of object: ArchivedObject,
        isPlain: Bool, isMoved: Bool, _ depth: Int
    ) throws(InspectionError) {
        let texts = entries.map { entry -> String? in
            if case .string(let text)? = entry.key.object?.value { text } else { nil }
        }
        let areKeys = ExactText.areKeys(texts)
        if areKeys && isPlain { text.beginObject() } else { try begin(object, isMoved: isMoved) }
        if !areKeys {
            text.name("$entries")
            text.beginArray()
        }
        for (key, entry) in zip(texts, entries) {
            if areKeys {
                // The keys' slots precede those of the values.
                if let slot = entry.key.object { note(slot: slot) }
                text.name(JSONKey.name(of: key ?? ""))
                try keyed(entry.value, .element, depth: depth + 1)
            } else {
                text.beginArray()
                try keyed(entry.key, .element, depth: depth + 3)
                try keyed(entry.value, .element, depth: depth + 3)
                text.end()
            }
        }
        if !areKeys { text.end() }
        text.end()
    }
}
