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
            text.write(["$nil": .integer(number)])
        case .classDescription(let description): text.write(["$classref": .string(try name(of: description))])
        case .inline(let leaf): try self.leaf(leaf, isSlot: false, form, depth: depth)
        case .array where form.isArrayInline, .set: try plain(value, depth: depth)
        case .array, .dictionary:
            try wrap("$inline") { () throws(InspectionError) in try plain(value, depth: depth + 1) }
        case .object(let object) where document.pairs[object] != nil:
            try wrap("$inline") { () throws(InspectionError) in try plain(value, depth: depth + 1) }
        case .object(let object):
            guard let leaf = object.value else { return try self.object(object, form, depth: depth) }
            note(slot: object)
            if let container = document.containers[object] {
                try wrap("$slot") { () throws(InspectionError) in try plain(container, depth: depth + 1) }
            } else {
                try self.leaf(leaf, isSlot: true, form, depth: depth)
            }
        }
    }

    private func number(of missing: ArchivedObject.Unresolved) throws(InspectionError) -> Int {
        guard let number = document.missingNumbers[ObjectIdentifier(missing)] else {
            throw InspectionError("a reference to an object without a number")
        }
        return number
    }

    // MARK: Leaves

    /// Writes a leaf that is the contents of a slot, or stored under the key itself.
    private func leaf(_ leaf: PropertyList, isSlot: Bool, _ form: ValueForm, depth: Int) throws(InspectionError) {
        let kind = ValueForm.Leaves.of(leaf)
        guard !kind.isEmpty, form.slots.contains(kind) == isSlot else {
            return try wrap(isSlot ? "$slot" : "$inline") { () throws(InspectionError) in
                try plain(.inline(leaf), depth: depth + 1)
            }
        }
        if let number = number(leaf, form) { text.write(number) } else { try plain(.inline(leaf), depth: depth) }
    }

    /// Notes that a slot is mentioned.
    func note(slot object: ArchivedObject) {
        mentioned.insert(object)
        if options.includesLayout { slots.append(document.numbers[object] ?? 0) }
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
}
