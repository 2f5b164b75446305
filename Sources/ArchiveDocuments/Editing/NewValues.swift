// New values of a document, from JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension ArchiveDocument {
    /// The value that JSON represents, in the form of the value that it replaces.
    func value(
        _ json: JSONValue, replacing old: ArchivedObject.Value?, _ usual: ValueForm
    ) throws(InspectionError) -> ArchivedObject.Value {
        if isSequential, let number = try number(json, replacing: old?.object) { return .object(number) }
        let form = old.map { ValueForm(of: $0, usual: usual) } ?? usual
        return try converted(json) { reader throws(JSONError) in
            isKeyed || isSequential ? try reader.value(json, form) : try reader.element(json)
        }
    }

    /// The value that JSON represents, of the type of a value in a group.
    func value(
        _ json: JSONValue, inGroup group: ArchivedObject.Group, at position: Int
    ) throws(InspectionError) -> ArchivedObject.Value {
        let type = try group.types()[position]
        if type == .value(UInt8(ascii: "@")) { return try value(json, replacing: group.values[position], .element) }
        return try converted(json) { reader throws(JSONError) in try reader.sequential(json, type) }
    }

    /// The object of a sequential archive for a number in place of another one, whose encoding it has; `nil` for others.
    private func number(
        _ json: JSONValue, replacing old: ArchivedObject?
    ) throws(InspectionError) -> ArchivedObject? {
        guard json.realNumber != nil || json.boolean != nil, let old, let description = old.classDescription,
            [.number, .value].contains(old.foundationClass), old.groups.count == 2, old.groups[1].values.count == 1
        else { return nil }
        let object = graph.object(description)
        object.groups = old.groups
        object.groups[1].values = [try value(json, inGroup: old.groups[1], at: 0)]
        return object
    }

    private func converted(
        _ json: JSONValue, _ body: (DocumentJSONReader) throws(JSONError) -> ArchivedObject.Value
    ) throws(InspectionError) -> ArchivedObject.Value {
        do throws(JSONError) {
            try DocumentForm.check(value: json)
            let reader = DocumentJSONReader(for: self)
            budget.extend(byteCount: json.compactText.utf8.count)
            let value = try body(reader)
            if reader.objects.count > known.objects.count,
                let number = reader.objects.first(where: { known.objects[$0] == nil && $1.className == "" })?.key
            {
                throw JSONError(message: "there is no object \(number)")
            }
            containers.merge(reader.containers) { first, _ in first }
            pairs.merge(reader.pairs) { first, _ in first }
            return value
        } catch {
            throw InspectionError("the new value: " + error.message)
        }
    }
}

extension ValueForm {
    /// The form of a stored value: what replaces it is stored in the same way.
    init(of value: ArchivedObject.Value, usual: ValueForm) {
        self = usual
        switch value {
        case .inline(let leaf):
            slots.subtract(.of(leaf))
            number = Self.number(leaf)
        case .array: isArrayInline = true
        case .object(let object):
            if let leaf = object.value { slots.formUnion(.of(leaf)) }
            number = object.value.flatMap(Self.number)
            if let found = object.foundationClass, found.hasElements { arrayClass = found.name }
        default: break
        }
    }

    private static func number(_ leaf: PropertyList) -> Number? {
        switch leaf {
        case .float: .float
        case .double: .real
        default: nil
        }
    }
}

extension DocumentJSONReader {
    /// A reader of values for a document: its classes and objects can be referred to.
    convenience init(for document: ArchiveDocument) {
        self.init(document.form, document.graph)
        (objects, classes) = document.known
    }
}
