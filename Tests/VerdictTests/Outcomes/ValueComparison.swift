// Compares what was read with what was written, field by field, without knowing the types: by reflection.
//
//     read ──Mirror──▶ fields, the superclasses' too ─┐ by name, or by the pair's table of renames
//     written ──────▶ fields ─────────────────────────┘

import Archiving
import Foundation

/// One comparison of a graph that was read with the one that was written.
struct ValueComparison {
    let facts: PairFacts

    /// The reader is the newer version.
    let isNewReadingOld: Bool

    /// The report about defaults, of which a sequential archive has only those for nil: plain values count, too.
    let report: ArchiveReport

    let isKeyed: Bool
    var outcome = Outcome()

    /// The object as which each written object was read, which must be only one.
    private var partners: [ObjectIdentifier: ObjectIdentifier] = [:]

    init(facts: PairFacts, isNewReadingOld: Bool, report: ArchiveReport, isKeyed: Bool) {
        self.facts = facts
        self.isNewReadingOld = isNewReadingOld
        self.report = report
        self.isKeyed = isKeyed
    }

    // MARK: Names

    /// The writer's name for a name of the reader.
    func writersName(of name: String) -> String {
        if isNewReadingOld { return facts.renamed[name] ?? name }
        return facts.renamed.first { $0.value == name }?.key ?? name
    }

    private func isRead(_ writersName: String, by fields: [String: Any]) -> Bool {
        fields.keys.contains { !readersTransient.contains($0) && self.writersName(of: $0) == writersName }
    }

    private var readersTransient: Set<String> { isNewReadingOld ? facts.transientInNew : facts.transientInOld }
    private var writersTransient: Set<String> { isNewReadingOld ? facts.transientInOld : facts.transientInNew }

    /// Bits that no writer has set count as a default.
    private func isUnsetBits(_ value: Any, of owner: Any) -> Bool {
        guard owner is any ArchivableBits else { return false }
        let number = (value as? any RawRepresentable).map { $0.rawValue as Any } ?? value
        return ["0", "false"].contains("\(number)")
    }

    /// Whether a default was used for a field; the last part of its composed keys is its own key.
    func tookDefault(_ field: String, _ value: Any) -> Bool {
        if !isKeyed, ["0", "0.0", "false", "", "[]", "[:]"].contains("\(value)") { return true }
        return report.defaults.contains { isKey($0.key, of: field) }
    }

    /// Whether the reader's field left out a part of its value.
    func leftOut(_ field: String) -> Bool {
        report.losses.contains { $0.key.map { isKey($0, of: field) } ?? false }
    }

    /// Whether the reader's field may have left out a part of its value, of which a sequential archive has no report.
    func mayLeaveOut(_ field: String) -> Bool { !isKeyed && facts.lenient.contains(field) }

    private func isKey(_ reported: String, of field: String) -> Bool {
        (facts.keys[field] ?? [field]).contains { key in
            let reported = reported.replacing("[]", with: "")
            return reported == key || reported.hasSuffix("." + key)
        }
    }

    mutating func find(_ verdict: OutcomeVerdict, _ field: String, _ text: String) {
        outcome.add(Outcome.Finding(verdict: verdict, field: field, text: "\(field): \(text)"))
    }

    // MARK: Fields

    /// Compares two objects or structs.
    ///
    /// - Parameter losesOthers: whether values are lost that the reader has no field for.
    mutating func compareFields(read: Any, written: Any, losesOthers: Bool = false) {
        let readFields = Self.fields(of: read)
        let writtenFields = Self.fields(of: written)
        for (name, value) in readFields.sorted(by: { $0.key < $1.key }) {
            if readersTransient.contains(name) { continue }
            let counterpart = writtenFields[writersName(of: name)]
            let isConverted = facts.converted.contains(name)
            if isConverted || counterpart == nil, leftOut(name) {
                find(.lossy, name, "something else was under its key, and was left out")
            } else if isConverted {
                continue
            } else if let counterpart {
                compare(read: value, written: counterpart, field: name)
            } else if let present = Self.unwrapped(value), isKeyed, !tookDefault(name, present),
                !isEmptyArray(present, name), !isUnsetBits(present, of: read)
            {
                find(.breaking, name, "the writer has no such field, and \(present) was read")
            }
        }
        guard isNewReadingOld || losesOthers else { return }
        for (name, value) in writtenFields.sorted(by: { $0.key < $1.key }) {
            if writersTransient.contains(name) || facts.unwrittenByOld.contains(name) { continue }
            guard !isRead(name, by: readFields), Self.unwrapped(value) != nil else { continue }
            find(.lossy, name, "no field holds it any more")
        }
    }

    /// Compares two references to objects, each pair of objects once.
    mutating func compareObjects(read: AnyObject, written: AnyObject, field: String) {
        let (readID, writtenID) = (ObjectIdentifier(read), ObjectIdentifier(written))
        if let partner = partners[writtenID] {
            if partner != readID { find(.breaking, field, "one object was read as two") }
            return
        }
        partners[writtenID] = readID
        let hasLostClass = Self.hasLostClass(read: read, written: written)
        if hasLostClass {
            let text = "\(type(of: read)) instead of \(type(of: written))"
            outcome.add(Outcome.Finding(verdict: .lossy, field: nil, text: "\(field): \(text)"))
        }
        compareFields(read: read, written: written, losesOthers: hasLostClass)
    }

    /// Whether an object was read as one of another class, and doesn't keep what it has no fields for.
    private static func hasLostClass(read: AnyObject, written: AnyObject) -> Bool {
        guard let read = read as? any Coding, let written = written as? any Coding else { return false }
        let (known, name) = (type(of: read).archivedClass, type(of: written).archivedClass.name)
        guard name != known.name, !known.formerNames.contains(name) else { return false }
        return !Mirror(reflecting: read).containsUnknownValues
    }

    /// The stored properties, including those of the superclasses, without the stored unknown keys.
    private static func fields(of value: Any) -> [String: Any] {
        var result: [String: Any] = [:]
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children {
                guard let label = child.label, !(child.value is UnknownValues) else { continue }
                result[label] = child.value
            }
            mirror = current.superclassMirror
        }
        return result
    }

    /// Whether a value is an empty array whose elements would have separate keys.
    func isEmptyArray(_ value: Any, _ field: String) -> Bool { facts.indexed.contains(field) && Self.isEmpty(value) }

    static func isEmpty(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return [.collection, .set, .dictionary].contains(mirror.displayStyle) && mirror.children.isEmpty
    }

    /// Whether a lenient field has nothing of what was written.
    func isLeftOut(_ value: Any, _ field: String) -> Bool {
        mayLeaveOut(field) && Self.isEmpty(value)
    }

    /// The value inside any number of optionals, and what a value of any kind contains; another value unchanged.
    static func unwrapped(_ value: Any) -> Any? {
        switch value as? NumberValue {
        case .boolean(let value): return value
        case .integer(let value): return value
        case .largeInteger(let value): return value
        case .float(let value): return value
        case .double(let value): return value
        case .decimal(let value): return value
        case nil: break
        @unknown default: break
        }
        switch value as? AnyValue {
        case .number(let value): return unwrapped(value)
        case .string(let value): return value
        case .data(let value): return value
        case .date(let value): return value
        case .url(let value): return value
        case .uuid(let value): return value
        case .array(let elements): return elements
        case .set(let elements): return elements
        case .dictionary(let entries): return entries
        default: break
        }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        guard let child = mirror.children.first else { return nil }
        return unwrapped(child.value)
    }
}

extension Mirror {
    /// Whether a class of the chain keeps unknown values.
    fileprivate var containsUnknownValues: Bool {
        let isOwn = children.contains { ($0.value as? UnknownValues)?.isEmpty == false }
        return isOwn || superclassMirror?.containsUnknownValues ?? false
    }
}
