// The sequences of a checked schema as JSON: what a sequential archive holds of a class or struct, in its order.

import CodingSchema

extension SchemaJSON {
    /// The values of a declaration; `null` where it has no sequential archives.
    static func sequence(_ owner: any SchemaFieldOwner) -> JSON {
        guard owner.isSequential else { return .null }
        return .array(owner.sequenceValues.map(json))
    }

    private static func json(_ value: SchemaSequenceValue) -> JSON {
        let field: String? =
            switch value.source {
            case .field(let field): field.name
            case .constant: nil
            }
        return .object([
            ("field", .optional(field)),
            ("key", .string(value.key)),
            ("encodings", .strings(value.encoding.split(separator: " ").map(String.init))),
            ("since", .optional(value.since)),
            ("until", .optional(value.until)),
            ("joined", .boolean(value.isJoined)),
        ])
    }
}
