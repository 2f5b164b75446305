// Under which key a field is read from one object, and what it gets where none is there.
//
//     own key ──▶ fallback keys, in written order ──▶ default ──▶ nil ──▶ error
//
// Presence decides, whatever stands under the key; a value that is archived part by part is there when one part is.

import Archiving
import CodingSchema

/// How one field is read from one object.
struct FieldReading {
    /// Sentences about it, the most important first, without full stops.
    private(set) var sentences: [String] = []

    /// The key under which the value stands; `nil` where none does.
    private(set) var key: String?

    private let field: SchemaField
    private let values: [String: ArchivedObject.Value]

    /// Reads a field of an object, or of a struct in one.
    ///
    /// - Parameter prefix: What the keys are composed with: `origin.`, or nothing.
    init(of field: SchemaField, values: [String: ArchivedObject.Value], prefix: String = "") {
        self.field = field
        self.values = values
        if case .transient = field.connection {
            sentences = ["'\(field.name)' is not archived"]
            return
        }
        let ownKey = Self.composed(prefix, field.key)
        if isPresent(ownKey, as: field.type) {
            key = ownKey
            let text = "'\(field.name)' is read under its key \(told(ownKey, as: field.type))"
            sentences = [text + (unionCase(ownKey).map { ", as its case '\($0)'" } ?? "")]
        } else if !readFallback(prefix: prefix, ownKey: ownKey) {
            sentences = [missing(ownKey)]
        }
        addOtherKeys(prefix: prefix)
        addVersions()
    }

    private mutating func readFallback(prefix: String, ownKey: String) -> Bool {
        for fallback in field.fallbacks {
            for name in fallback.keys {
                let name = Self.composed(prefix, name)
                let type = fallback.conversion?.type ?? field.type
                guard isPresent(name, as: type) else { continue }
                key = name
                var text = "'\(field.name)' is read under its fallback key \(told(name, as: type))"
                if let function = fallback.conversion?.function { text += " through '\(function.text)'" }
                sentences = [text + ": its own key \(ValueText.quoted(ownKey)) is missing"]
                return true
            }
        }
        return false
    }

    private func missing(_ ownKey: String) -> String {
        let keys = [ownKey] + field.fallbacks.flatMap(\.keys)
        let names = keys.map(ValueText.quoted).joined(separator: ", ")
        let reason = keys.count == 1 ? "\(names) is missing" : "\(names) are missing"
        switch field.value {
        case .literal(let text), .expression(let text):
            return "'\(field.name)' takes its default \(text): \(reason)"
        case .function(let function):
            return "'\(field.name)' takes the value that '\(function.text)' returns: \(reason)"
        case .nil: return "'\(field.name)' is nil: \(reason)"
        case nil:
            if case .indexed = field.type { return "'\(field.name)' has no elements: \(reason)" }
            if field.isOptional { return "'\(field.name)' is nil: \(reason)" }
            return "'\(field.name)' can't be read, because it has no default: \(reason)"
        }
    }

    /// What else the object holds of the field.
    private mutating func addOtherKeys(prefix: String) {
        for also in field.also + field.endedAlso {
            for name in also.keys.map({ Self.composed(prefix, $0) }) where name != key {
                guard isPresent(name, as: also.conversion?.type ?? field.type) else { continue }
                let until = also.until.map { ", up to version \($0)" } ?? ""
                sentences.append("\(ValueText.quoted(name)) stores it for older readers\(until)")
            }
        }
        let also = Set((field.also + field.endedAlso).flatMap(\.keys))
        for fallback in field.fallbacks {
            for name in fallback.keys where !also.contains(name) {
                let name = Self.composed(prefix, name)
                guard name != key, isPresent(name, as: fallback.conversion?.type ?? field.type) else { continue }
                sentences.append("\(ValueText.quoted(name)) is also present, and is not read")
            }
        }
    }

    private mutating func addVersions() {
        if let since = field.since { sentences.append("'\(field.name)' exists since version \(since)") }
        if let until = field.until {
            sentences.append("'\(field.name)' was written up to version \(until), and is only read since")
        }
    }

    // MARK: Presence

    /// The keys that hold a value of a type.
    private func keys(_ key: String, as type: SchemaType) -> [String] {
        switch type {
        case .structure, .union:
            let bare = key.isEmpty ? parts(of: type) : []
            let found = values.keys.filter { key.isEmpty ? bare.contains($0) : $0.hasPrefix(key + ".") }
            return (values[key] == nil ? [] : [key]) + found.sorted(by: NaturalOrder.precedes)
        case .indexed:
            return values.keys.filter { $0.hasPrefix(key + "[") }.sorted(by: NaturalOrder.precedes)
        default: return values[key] == nil ? [] : [key]
        }
    }

    private func isPresent(_ key: String, as type: SchemaType) -> Bool { !keys(key, as: type).isEmpty }

    /// The keys of a value's parts where its own key is empty.
    private func parts(of type: SchemaType) -> Set<String> {
        switch type {
        case .structure(let structure): Set(structure.fields.flatMap { [$0.key] + $0.fallbacks.flatMap(\.keys) })
        case .union(let union): Set(union.cases.flatMap { ($0.key.map { [$0] } ?? []) + $0.elements.map(\.key) })
        default: []
        }
    }

    /// The case that an enum with values is read as: the first of which something is there, the fallback case last.
    private func unionCase(_ key: String) -> String? {
        guard case .union(let union) = field.type else { return nil }
        let prefix = key.isEmpty ? "" : key + "."
        return (union.cases.filter { !$0.isFallback } + union.cases.filter(\.isFallback)).first { unionCase in
            let keys = (unionCase.key.map { [$0] } ?? []) + unionCase.elements.map(\.key)
            return keys.contains { values[Self.composed(prefix, $0)] != nil }
        }?.name
    }

    /// The key, or the first of those that a value's parts stand under.
    private func told(_ key: String, as type: SchemaType) -> String {
        let keys = keys(key, as: type)
        guard keys != [key] else { return ValueText.quoted(key) }
        let shown = keys.prefix(4).map(ValueText.quoted).joined(separator: ", ")
        return "\(ValueText.quoted(key)), in parts: \(shown)" + (keys.count > 4 ? " and \(keys.count - 4) more" : "")
    }

    static func composed(_ prefix: String, _ key: String) -> String {
        if key.isEmpty { return prefix.hasSuffix(".") ? String(prefix.dropLast()) : prefix }
        return prefix + key
    }
}

extension SchemaFunction {
    /// The function as the schema names it: `badge(from:)`.
    fileprivate var text: String { label.map { "\(name)(\($0):)" } ?? name }
}

extension SchemaField {
    /// All keys that the field is or was archived under.
    var allKeys: [String] {
        [key] + fallbacks.flatMap(\.keys) + also.flatMap(\.keys) + endedAlso.flatMap(\.keys)
    }

    /// The value is archived part by part, under keys composed with the field's.
    var isComposed: Bool {
        switch type {
        case .structure, .union, .indexed: true
        default: false
        }
    }

    /// Whether somebody who says a name means the field or a part of it.
    func isMeant(by name: String) -> Bool {
        if self.name == name || allKeys.contains(name) { return true }
        return isComposed && ([self.name] + allKeys).contains { !$0.isEmpty && name.hasPrefix($0 + ".") }
    }

    /// The part of a composed value that a name means: `x` of `origin.x`; `nil` for the whole.
    func part(of name: String) -> String? {
        guard self.name != name, !allKeys.contains(name) else { return nil }
        let wholes = ([self.name] + allKeys).filter { !$0.isEmpty && name.hasPrefix($0 + ".") }
        return wholes.max { $0.count < $1.count }.map { String(name.dropFirst($0.count + 1)) }
    }
}
