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
        var form = usual
        if let old, isKeyed { form = ValueForm(of: old, usual: usual) }
        return try converted(json) { reader throws(JSONError) in
            isKeyed ? try reader.value(json, form) : try reader.element(json)
        }
    }

    /// The value that JSON represents, of the type of a value in a group.
    func value(
        _ json: JSONValue, inGroup group: ArchivedObject.Group, at position: Int
    ) throws(InspectionError) -> ArchivedObject.Value {
        let types = try group.types()
        return try converted(json) { reader throws(JSONError) in try reader.sequential(json, types[position]) }
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
