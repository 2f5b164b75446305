// Objects of archives, those of Foundation's classes as plain JSON where possible.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONWriter {
    /// Writes an object, or a reference to it if it is mentioned before, or is too deep here.
    func object(
        _ object: ArchivedObject, _ form: ValueForm, depth: Int, isMoved: Bool = false
    ) throws(InspectionError) {
        try checkDepth(depth)
        if !isMoved, try refer(insteadOf: object, depth: depth) { return }
        guard let description = object.classDescription else { throw InspectionError("an object without a class") }
        let hasIdentity = identity(of: object, isMoved: isMoved) != nil
        if options.includesLayout, !document.isSequential {
            if !hasIdentity { slots.append(document.numbers[object] ?? 0) }
            layoutObjects.append(object)
        }
        if let content = try foundationContent(of: object),
            try write(content, of: object, isPlain: !hasIdentity && !isMoved, isMoved: isMoved, form, depth: depth)
        {
            return
        }
        try begin(object, isMoved: isMoved)
        if document.isSequential {
            text.name("$groups")
            try write(object.groups, depth: depth + 1)
        } else {
            try writeEntries(of: object, description, depth: depth)
        }
        text.end()
    }

    private func writeEntries(
        of object: ArchivedObject, _ description: ArchivedObject.ClassDescription, depth: Int
    ) throws(InspectionError) {
        if FoundationClass(abbreviated: description.name) != nil { member("$raw", true) }
        try document.chargeHash(of: description)
        let forms = forms.forms(of: description)
        for entry in object.entries {
            text.name(JSONKey.name(of: entry.key))
            try keyed(entry.value, forms[ExactText(entry.key)] ?? .entry, depth: depth + 1)
        }
    }

    /// Writes an abbreviated object; false if it can't be abbreviated here.
    ///
    /// - Parameter isPlain: Whether nothing but the value needs to be stated.
    private func write(
        _ content: FoundationContent, of object: ArchivedObject, isPlain: Bool, isMoved: Bool, _ form: ValueForm,
        depth: Int
    ) throws(InspectionError) -> Bool {
        switch content {
        case .elements(let elements):
            let isBare = isPlain && !form.isArrayInline && object.className == form.arrayClass
            if !isBare {
                try begin(object, isMoved: isMoved)
                text.name("$elements")
            }
            try self.elements(elements, depth: isBare ? depth : depth + 1)
            if !isBare { text.end() }
        case .entries(let entries): try write(entries, of: object, isPlain: isPlain, isMoved: isMoved, depth)
        default: return try writeValue(content, of: object, isPlain: isPlain, isMoved: isMoved, depth: depth)
        }
        return true
    }

    /// Writes what is no collection; false if it can't be abbreviated here.
    private func writeValue(
        _ content: FoundationContent, of object: ArchivedObject, isPlain: Bool, isMoved: Bool, depth: Int
    ) throws(InspectionError) -> Bool {
        let plainKind = isPlain ? object.foundationClass : nil
        switch content {
        case .text(let text) where plainKind == .string:
            try self.text(text, depth: depth)
            return true
        case .data(let data) where plainKind == .data:
            try self.data(data, depth: depth)
            return true
        case .text, .data, .elements, .entries: return false
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
        }
        writeIdentity(of: object, isMoved: isMoved)
        text.end()
        return true
    }

    private func write(
        _ entries: [DictionaryEntry], of object: ArchivedObject, isPlain: Bool, isMoved: Bool, _ depth: Int
    ) throws(InspectionError) {
        let texts = try entries.map { (entry) throws(InspectionError) in try plainText(of: entry.key) }
        let areKeys = ExactText.areKeys(texts)
        // Among keyed archives' dictionaries, those with other keys have their class.
        if isPlain, object.foundationClass == .dictionary, areKeys || document.isSequential {
            text.beginObject()
        } else {
            try begin(object, isMoved: isMoved)
        }
        if areKeys {
            for (key, entry) in zip(texts, entries) {
                // The keys' slots precede those of the values.
                if let slot = entry.key.object { note(slot: slot) }
                text.name(JSONKey.name(of: key ?? ""))
                try element(entry.value, depth: depth + 1)
            }
        } else {
            try write(entries, depth: depth)
        }
        text.end()
    }

    /// The text of a string that a plain JSON string represents.
    private func plainText(of value: ArchivedObject.Value) throws(InspectionError) -> String? {
        guard let object = value.object else { return nil }
        guard document.isSequential else { return object.value?.string }
        guard object.foundationClass == .string, referenceCounts[object, default: 0] <= 1,
            case .text(let text)? = try foundationContent(of: object)
        else { return nil }
        return text
    }

    // MARK: Elements

    /// Writes values in an array.
    func elements(_ values: [ArchivedObject.Value], depth: Int) throws(InspectionError) {
        text.beginArray()
        for value in values { try element(value, depth: depth + 1) }
        text.end()
    }

    /// Writes entries of which not all keys are texts.
    func write(_ entries: [DictionaryEntry], depth: Int) throws(InspectionError) {
        text.name("$entries")
        text.beginArray()
        for entry in entries { try elements([entry.key, entry.value], depth: depth + 2) }
        text.end()
    }

    /// Writes a value in a container: of an archive, it refers to objects.
    func element(_ value: ArchivedObject.Value, depth: Int) throws(InspectionError) {
        switch document.form {
        case .keyed: try keyed(value, .element, depth: depth)
        case .sequential: try sequential(value, depth: depth)
        case .propertyList: try plain(value, depth: depth)
        }
    }
}
