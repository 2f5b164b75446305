// Fields, keys and functions of a checked schema as JSON.

import CodingSchema

extension SchemaJSON {
    static func json(_ field: SchemaField) -> JSON {
        .object([
            ("name", .string(field.name)),
            ("documentation", .strings(field.documentation)),
            ("access", .string(field.access.rawValue)),
            ("constant", .boolean(field.isConstant)),
            ("weak", .boolean(field.isWeak)),
            ("conditional", .boolean(field.isConditional)),
            ("type", json(field.type)),
            ("optional", .boolean(field.isOptional)),
            ("required", .boolean(field.isRequired)),
            ("default", json(field.value)),
            ("key", isArchived(field) ? .string(field.key) : .null),
            ("keys", .strings(isArchived(field) ? ComposedKeys.keys(of: field) : [])),
            ("connection", .string(connection(field.connection))),
            ("fallbacks", .array(field.fallbacks.map(json))),
            ("also", .array(field.also.map(json))),
            ("since", .optional(field.since)),
            ("until", .optional(field.until)),
            ("joined", .boolean(field.isJoined)),
            ("rebuilt", json(field.rebuildFunction)),
        ])
    }

    static func json(_ retired: SchemaRetiredKey) -> JSON {
        let written = retired.stillWritten.map { constant in
            JSON.object([("type", json(constant.type)), ("value", .string(constant.value))])
        }
        return .object([("keys", .strings(retired.keys)), ("stillWritten", written ?? .null)])
    }

    static func json(_ waiver: SchemaWaiver) -> JSON {
        .object([
            ("rule", .string(waiver.rule.rawValue)),
            ("member", .optional(waiver.member)),
            ("reason", .string(waiver.reason)),
        ])
    }

    static func json(_ function: SchemaFunction?) -> JSON {
        function.map { .object([("name", .string($0.name)), ("label", .optional($0.label))]) } ?? .null
    }

    private static func isArchived(_ field: SchemaField) -> Bool { field.connection != .transient }

    private static func connection(_ connection: SchemaConnection) -> String {
        switch connection {
        case .transient: "transient"
        case .value: "value"
        case .atOnce: "atOnce"
        case .later: "later"
        case .whenConnected: "whenConnected"
        }
    }

    private static func json(_ value: SchemaDefault?) -> JSON {
        switch value {
        case nil: .null
        case .literal(let text): .object([("kind", .string("literal")), ("text", .string(text))])
        case .nil: .object([("kind", .string("nil")), ("text", .string("nil"))])
        case .expression(let text): .object([("kind", .string("expression")), ("text", .string(text))])
        case .function(let function): .object([("kind", .string("function")), ("function", json(function))])
        }
    }

    private static func json(_ fallback: SchemaFallback) -> JSON {
        .object([("keys", .strings(fallback.keys)), ("conversion", json(fallback.conversion))])
    }

    private static func json(_ also: SchemaAlso) -> JSON {
        .object([
            ("keys", .strings(also.keys)),
            ("asOf", .optional(also.asOf)),
            ("conversion", json(also.conversion)),
        ])
    }

    private static func json(_ conversion: (type: SchemaType, isOptional: Bool, function: SchemaFunction)?) -> JSON {
        guard let conversion else { return .null }
        return .object([
            ("type", json(conversion.type)),
            ("optional", .boolean(conversion.isOptional)),
            ("function", json(conversion.function)),
        ])
    }
}
