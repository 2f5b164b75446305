// How a field is read from one object: the steps of its coding plan, in sentences.

import ArchiveDocuments
import Archiving
import CodingSchema

/// How one field is read from one object.
struct FieldReading {
    /// Sentences about the result, the most important first, without full stops.
    private(set) var sentences: [String] = []

    /// The key of the value; `nil` if there is none.
    private(set) var key: String?

    private let object: StoredObject
    private let prefix: String

    /// Reads a field of an object, or of a struct in one.
    ///
    /// - Parameters:
    ///   - prefix: the key of the struct, or nothing.
    ///   - reader: reads the archive; `nil` if the runtime doesn't accept it.
    init(
        of field: ReadableField, in record: ArchivedRecord, under prefix: String = "", _ reader: ExpectedReader? = nil
    ) {
        object = record.object
        self.prefix = prefix
        let name = field.field.name
        guard let plan = field.plan else {
            sentences = ["'\(name)' is not archived"]
            return
        }
        let ownKey = SchemaKey.composed(prefix, plan.read.field.key)
        if let candidate = plan.read.candidate(in: object.presence, under: prefix) {
            let key = SchemaKey.composed(prefix, candidate.key)
            self.key = key
            let shown = described(key, candidate.type) + Self.conversions(of: candidate.valueType)
            if candidate.isFallback {
                let function = candidate.conversion.map { " through '\($0.schemaText)'" } ?? ""
                sentences = [
                    "'\(name)' is read under its fallback key \(shown)\(function): "
                        + "its own key \(ValueText.quoted(ownKey)) is missing"
                        + (plan.read.field.treatsNilAsMissing ? " or nil" : "")
                ]
            } else {
                let unionCase = Self.unionCase(in: object, key, candidate.type).map { ", as its case '\($0)'" }
                sentences = ["'\(name)' is read under its key \(shown)" + (unionCase ?? "")]
            }
            let chain = record.chain.map { $0 as SchemaOwner }
            let problem = reader?.problem(of: plan.read, of: object.archived, as: chain, under: prefix)
            if let problem {
                sentences.insert("'\(name)' can't be read: \(Self.text(of: problem, under: key))", at: 0)
            } else if let losses = reader?.losses, let first = losses.first {
                let others = losses.count == 1 ? "" : ", and \(losses.count - 1) more"
                let text = "'\(name)': what can't be created \(plan.field.lossText): "
                sentences.insert(text + Self.text(of: first, under: key) + others, at: 0)
            }
        } else {
            sentences = [missing(plan.read, ownKey)]
        }
        addOtherKeys(plan)
        if let since = plan.field.since { sentences.append("'\(name)' exists since version \(since)") }
        if let until = plan.field.until {
            sentences.append("'\(name)' was written up to version \(until), and is only read since")
        }
    }

    /// Where a value can't be read, and why.
    private static func text(of problem: SampleError, under key: String) -> String {
        let place = DocumentPath.Step.key(key).text(isFirst: false)
        let part = problem.path.flatMap { $0.hasPrefix(place) ? String($0.dropFirst(place.count)) : nil } ?? ""
        return "under \(ValueText.quoted(key))\(part.isEmpty ? "" : " at '\(part)'"), \(problem.reason)"
    }

    /// The functions that make the value, or its parts, of what the archive holds.
    private static func conversions(of type: SchemaType) -> String {
        let functions = type.conversions.compactMap(\.functions?.reading).map { "'\($0.schemaText)'" }
        return functions.isEmpty ? "" : ", converted by " + functions.joined(separator: " and ")
    }

    private func missing(_ read: ReadStep, _ ownKey: String) -> String {
        let name = read.field.name
        let reason = reasonForMissing(read)
        if read.refusesOtherKinds, object.values[ownKey] != nil { return "'\(name)' can't be read: \(reason)" }
        switch read.missing {
        case .literal(let text), .expression(let text): return "'\(name)' takes its default \(text): \(reason)"
        case .function(let function):
            return "'\(name)' takes the value that '\(function.schemaText)' returns: \(reason)"
        case .null: return "'\(name)' is nil: \(reason)"
        case .noElements: return "'\(name)' has no elements: \(reason)"
        case .ownFields: return "each field of '\(name)' takes its default: \(reason)"
        case .error: return "'\(name)' can't be read, because it has no default: \(reason)"
        }
    }

    /// Why none of the field's keys is read: they are missing, or hold something else.
    private func reasonForMissing(_ read: ReadStep) -> String {
        var missing: [String] = []
        var others: [String] = []
        for candidate in read.candidates {
            let key = SchemaKey.composed(prefix, candidate.key)
            if object.values[key]?.isNull == false {
                others.append("\(ValueText.quoted(key)) holds another kind of value")
            } else {
                missing.append(ValueText.quoted(firstMissingPart(of: candidate.type, under: key) ?? key))
            }
        }
        if !missing.isEmpty {
            let verb = missing.count == 1 ? " is missing" : " are missing"
            others.append(missing.joined(separator: ", ") + verb + (read.field.treatsNilAsMissing ? " or nil" : ""))
        }
        return others.joined(separator: ", and ")
    }

    /// The required key that an incomplete struct or enum lacks; `nil` where none of its keys is present.
    private func firstMissingPart(of type: SchemaType, under key: String) -> String? {
        guard let plan = type.composedPlan, !partKeys(of: type, under: key).isEmpty else { return nil }
        return object.presence.firstMissingKey(of: plan, under: key)
    }

    /// The other keys of the field that the object has.
    private mutating func addOtherKeys(_ plan: FieldPlan) {
        // The last step may be that of older versions, which wrote a fallback key.
        let older = plan.writes.dropFirst().filter { $0.since == plan.field.since }
        for step in older {
            let key = SchemaKey.composed(prefix, step.key)
            guard key != self.key, object.presence.hasValue(of: step.type, forKey: key) else { continue }
            let until = step.until.map { ", up to version \($0)" } ?? ""
            sentences.append("\(ValueText.quoted(key)) stores it for older readers\(until)")
        }
        for fallback in plan.read.fallbacks where !older.contains(where: { $0.key == fallback.key }) {
            let key = SchemaKey.composed(prefix, fallback.key)
            guard key != self.key, object.presence.hasValue(of: fallback.type, forKey: key) else { continue }
            sentences.append("\(ValueText.quoted(key)) is also present, and is not read")
        }
    }

    /// The key, or the first key of the value's parts.
    private func described(_ key: String, _ type: SchemaType) -> String {
        let keys = type.hasOwnKeys ? partKeys(of: type, under: key) : [key]
        guard keys != [key] else { return ValueText.quoted(key) }
        let shown = keys.prefix(4).map(ValueText.quoted).joined(separator: ", ")
        return "\(ValueText.quoted(key)), in parts: \(shown)" + (keys.count > 4 ? " and \(keys.count - 4) more" : "")
    }

    /// The keys in the object that are composed with a value's key.
    private func partKeys(of type: SchemaType, under key: String) -> [String] {
        var known: Set<String> = []
        if key.isEmpty { known = Set(SchemaKey.written(type, forKey: "", isOptional: false)) }
        let separator = type.form.nesting == .elements ? "[" : "."
        let keys = object.values.keys.filter { key.isEmpty ? known.contains($0) : $0.hasPrefix(key + separator) }
        return (object.values[key] == nil ? [] : [key]) + keys.sorted(by: NaturalOrder.precedes)
    }

    private static func unionCase(in object: StoredObject, _ key: String, _ type: SchemaType) -> String? {
        guard case .union(let union) = type else { return nil }
        return object.presence.presentCase(of: union.plan, under: key)?.name
    }
}
