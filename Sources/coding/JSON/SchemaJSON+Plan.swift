// Coding plans as JSON: the write and read steps of fields, and sequences.

import CodingSchema

extension SchemaOwner {
    /// The properties that the plan of a class, struct or enum adds to its declaration.
    var planMembers: JSON {
        let writes = [plan.version, plan.marker].compactMap(\.self) + plan.stillWritten
        let presence = plan.presence.alternatives.map { $0.map(\.key) }
        return [
            "writes": plan.isCoded ? writes : [],
            "retired": retired,
            "olderKeys": plan.olderKeys,
            "references": ReferencedClasses(of: self).classes.map(\.reference),
            "presence": self is SchemaClass || isDictionary ? nil : presence,
        ]
    }

    /// The values of a declaration; `null` if it is in no sequential archives, or a dictionary in all.
    var sequence: [JSON]? { isSequential && !isDictionary ? plan.sequence.map(\.sequenceJSON) : nil }
}

extension SchemaFieldOwner {
    var plannedFields: [JSON] {
        let plans = Dictionary(plan.fields.map { ($0.field.name, $0) }, uniquingKeysWith: { first, _ in first })
        return fields.map { $0.json(plans[$0.name]) }
    }
}

extension SchemaField {
    /// - Parameter plan: `nil` for a transient field.
    fileprivate func json(_ plan: FieldPlan?) -> JSON {
        [
            "name": name,
            "documentation": documentation,
            "access": access.rawValue,
            "setterAccess": setterAccess?.rawValue,
            "attributes": attributes.map(\.text),
            "observers": observers,
            "constant": isConstant,
            "weak": isWeak,
            "type": type,
            "swiftType": valueType.convertedText,
            "conversions": valueType.conversions,
            "optional": isOptional,
            "required": isRequired,
            "initialValue": initialText,
            "key": plan == nil ? nil : key,
            "keys": plan == nil ? [] : SchemaKey.written(type, forKey: key, isOptional: isOptional),
            "onlyArchives": onlyArchives,
            "since": since,
            "until": until,
            "writes": plan?.writes ?? [],
            "read": plan?.read,
            "rebuilt": rebuildFunction,
            "renamedFrom": renamedFrom,
        ]
    }
}

extension SchemaField {
    /// The default of the initializer's parameter.
    fileprivate var initialText: String? {
        switch initialDefault {
        case .literal(let text): text
        case .expression(let text): "(\(text))"
        case .nil: "nil"
        case .function, nil: isOptional ? "nil" : nil
        }
    }
}

// MARK: Steps

extension WriteStep: JSONConvertible {
    var json: JSON {
        [
            "key": key,
            "type": type,
            "swiftType": valueType.convertedText,
            "optional": isOptional,
            "source": source,
            "change": change,
            "condition": condition,
            "omitted": omitted,
            "since": since,
            "until": until,
            "present": isPresent,
            "archives": archives,
        ]
    }
}

extension WriteStep.Source: JSONConvertible {
    var json: JSON {
        switch self {
        case .field(let field): ["kind": "field", "name": field.name]
        case .element(let element?): ["kind": "value", "name": element.label]
        case .element(nil): ["kind": "case"]
        case .constant(let text): ["kind": "constant", "text": text]
        case .function(let function): ["kind": "function", "function": function]
        case .version(let version): ["kind": "version", "version": version]
        case .marker: ["kind": "marker"]
        case .tag(let rawValue): ["kind": "tag", "text": rawValue.text]
        }
    }
}

extension WriteStep.Change: JSONConvertible {
    var json: JSON {
        switch self {
        case .none: .null
        case .stage(let version, let enumeration):
            ["kind": "stage", "version": version, "enum": enumeration.reference]
        case .converted(let function): ["kind": "converted", "function": function]
        case .former(let function): ["kind": "former", "function": function]
        }
    }
}

extension WriteStep.Condition: JSONConvertible {
    var json: JSON {
        switch self {
        case .always: .string("always")
        case .ifNotNil: .string("ifNotNil")
        case .nilAsNull: .string("nilAsNull")
        case .conditional(writesNull: false): .string("conditional")
        case .conditional(writesNull: true): .string("conditionalNilAsNull")
        }
    }
}

extension ReadStep: JSONConvertible {
    var json: JSON {
        [
            "candidates": candidates, "skipsNil": field.treatsNilAsMissing, "missing": missing,
            "phase": "\(phase)", "lenient": field.isLenient,
        ]
    }
}

extension ReadStep.Candidate: JSONConvertible {
    var json: JSON {
        [
            "key": key, "type": type, "swiftType": valueType.convertedText, "optional": isOptional,
            "conversion": conversion,
        ]
    }
}

extension ReadStep.Missing: JSONConvertible {
    var json: JSON {
        switch self {
        case .null: ["kind": "nil"]
        case .literal(let text): ["kind": "literal", "text": text]
        case .expression(let text): ["kind": "expression", "text": text]
        case .function(let function): ["kind": "function", "function": function]
        case .noElements: ["kind": "noElements"]
        case .ownFields: ["kind": "ownFields"]
        case .error: ["kind": "error"]
        }
    }
}

extension CasePlan: JSONConvertible {
    var json: JSON {
        [
            "name": name,
            "documentation": unionCase.documentation,
            "fallback": isFallback,
            "writes": writes,
            "conditions": conditions.map(\.key),
            "kinds": conditions.compactMap { $0.kind?.text },
            "tags": unionCase.rawValues.map(\.text),
            "also": unionCase.alsoFunction,
        ]
    }
}

extension SchemaRetiredKey: JSONConvertible {
    var json: JSON { ["keys": keys, "until": until] }
}

extension SchemaFunction: JSONConvertible {
    var json: JSON { ["name": typeName.map { "\($0).\(name)" } ?? name, "label": label] }
}

extension SchemaType {
    /// The type in Swift, if archives hold another one.
    fileprivate var convertedText: String? { isConverted ? schemaText : nil }
}

extension SchemaTypeConversion: JSONConvertible {
    var json: JSON {
        ["swiftType": name, "type": archived, "writing": functions?.writing, "reading": functions?.reading]
    }
}

extension WriteStep {
    /// The value in a sequential archive.
    fileprivate var sequenceJSON: JSON {
        [
            "field": field?.name,
            "key": key,
            "encodings": encoding.split(separator: " ").map(String.init),
            "since": since,
            "until": until,
            "joined": isJoined,
        ]
    }
}
