// Coding plans as JSON: the write and read steps of fields, and sequences.

import CodingSchema

extension SchemaJSON {
    /// The properties that the plan of a class, struct or enum adds to its declaration.
    static func members(of owner: SchemaOwner) -> Members {
        let plan = owner.plan
        let writes = [plan.version, plan.marker].compactMap(\.self) + plan.constants
        let presence = plan.presence.alternatives.map { JSON.strings($0.map(\.key)) }
        return [
            ("writes", .array(plan.isCoded ? writes.map(json) : [])),
            ("retired", .array(plan.descriptor.retired.map(json))),
            ("olderKeys", .strings(plan.olderKeys)),
            ("references", .array(ReferencedClasses(of: owner).classes.map { reference($0.name, in: $0.moduleName) })),
            ("presence", owner is SchemaClass ? .null : .array(presence)),
        ]
    }

    static func fields(of owner: any SchemaFieldOwner) -> JSON {
        let plans = Dictionary(
            owner.plan.fields.map { ($0.field.name, $0) }, uniquingKeysWith: { first, _ in first })
        return .array(owner.fields.map { json($0, plans[$0.name]) })
    }

    /// - Parameter plan: `nil` for a transient field.
    private static func json(_ field: SchemaField, _ plan: FieldPlan?) -> JSON {
        .object([
            ("name", .string(field.name)),
            ("documentation", .strings(field.documentation)),
            ("access", .string(field.access.rawValue)),
            ("constant", .boolean(field.isConstant)),
            ("weak", .boolean(field.isWeak)),
            ("type", json(field.type)),
            ("optional", .boolean(field.isOptional)),
            ("required", .boolean(field.isRequired)),
            ("key", .optional(plan?.field.key)),
            (
                "keys",
                .strings(
                    plan.map { SchemaKey.written($0.field.type, forKey: $0.field.key, isOptional: $0.field.isOptional) }
                        ?? [])
            ),
            ("since", .optional(field.since)),
            ("until", .optional(field.until)),
            ("writes", .array(plan?.writes.map(json) ?? [])),
            ("read", plan.map { json($0.read) } ?? .null),
            ("rebuilt", json(field.rebuildFunction)),
        ])
    }

    // MARK: Steps

    private static func json(_ step: WriteStep) -> JSON {
        .object([
            ("key", .string(step.key)),
            ("type", json(step.type)),
            ("optional", .boolean(step.isOptional)),
            ("source", json(step.source)),
            ("change", json(step.change)),
            ("condition", .string(condition(step.condition))),
            ("since", .optional(step.since)),
            ("until", .optional(step.until)),
            ("present", .boolean(step.isPresent)),
            ("archives", archives(step.archives)),
        ])
    }

    private static func json(_ source: WriteStep.Source) -> JSON {
        switch source {
        case .field(let field): kind("field", [("name", .string(field.name))])
        case .element(let element?): kind("value", [("name", .optional(element.label))])
        case .element(nil): kind("case")
        case .constant(let text): kind("constant", [("text", .string(text))])
        case .version(let version): kind("version", [("version", .integer(version))])
        case .marker: kind("marker")
        }
    }

    private static func json(_ change: WriteStep.Change) -> JSON {
        switch change {
        case .none: .null
        case .stage(let version, let enumeration):
            kind(
                "stage",
                [("version", .integer(version)), ("enum", reference(enumeration.name, in: enumeration.moduleName))])
        case .converted(let function): kind("converted", [("function", json(function))])
        case .former(let function): kind("former", [("function", json(function))])
        }
    }

    private static func condition(_ condition: WriteStep.Condition) -> String {
        switch condition {
        case .always: "always"
        case .ifNotNil: "ifNotNil"
        case .nilAsNull: "nilAsNull"
        case .conditional(writesNull: false): "conditional"
        case .conditional(writesNull: true): "conditionalNilAsNull"
        }
    }

    private static func json(_ read: ReadStep) -> JSON {
        let candidates = read.candidates.map { candidate in
            JSON.object([
                ("key", .string(candidate.key)),
                ("type", json(candidate.type)),
                ("optional", .boolean(candidate.isOptional)),
                ("conversion", json(candidate.conversion)),
            ])
        }
        let phase =
            switch read.phase {
            case .initializer: "initializer"
            case .connect: "connect"
            case .whenConnected: "whenConnected"
            }
        return .object([
            ("candidates", .array(candidates)), ("missing", json(read.missing)), ("phase", .string(phase)),
        ])
    }

    private static func json(_ missing: ReadStep.Missing) -> JSON {
        switch missing {
        case .null: kind("nil")
        case .literal(let text): kind("literal", [("text", .string(text))])
        case .expression(let text): kind("expression", [("text", .string(text))])
        case .function(let function): kind("function", [("function", json(function))])
        case .noElements: kind("noElements")
        case .ownFields: kind("ownFields")
        case .error: kind("error")
        }
    }

    private static func kind(_ name: String, _ members: Members = []) -> JSON {
        .object([("kind", .string(name))] + members)
    }

    static func json(_ unionCase: CasePlan) -> JSON {
        .object([
            ("name", .string(unionCase.name)),
            ("documentation", .strings(unionCase.unionCase.documentation)),
            ("fallback", .boolean(unionCase.isFallback)),
            ("writes", .array(unionCase.writes.map(json))),
            ("conditions", .strings(unionCase.conditions.map(\.key))),
            ("also", json(unionCase.unionCase.alsoFunction)),
        ])
    }

    private static func json(_ retired: SchemaRetiredKey) -> JSON {
        .object([("keys", .strings(retired.keys)), ("until", .optional(retired.until))])
    }

    static func json(_ function: SchemaFunction?) -> JSON {
        function.map { .object([("name", .string($0.name)), ("label", .optional($0.label))]) } ?? .null
    }

    // MARK: Sequences

    /// The values of a declaration; `null` if it is in no sequential archives.
    static func sequence(_ owner: SchemaOwner) -> JSON {
        guard owner.isSequential else { return .null }
        return .array(
            owner.plan.sequence.map { step in
                .object([
                    ("field", .optional(step.field?.name)),
                    ("key", .string(step.key)),
                    ("encodings", .strings(step.encoding.split(separator: " ").map(String.init))),
                    ("since", .optional(step.since)),
                    ("until", .optional(step.until)),
                    ("joined", .boolean(step.isJoined)),
                ])
            })
    }
}
