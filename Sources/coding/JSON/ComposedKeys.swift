// The keys that a field stands under in a keyed archive: its own, or those that it composes with the keys of a value.
//
//     field origin: Point       "origin.x", "origin.y"
//     field weights: indexed    "weights[0]"              and so on
//     field name: String        "name"

import CodingSchema

/// Follows a field to the keys that hold its value.
enum ComposedKeys {
    /// The keys under which the field is written; of an indexed array the first one.
    static func keys(of field: SchemaField) -> [String] {
        // A nil is written under the bare key, where a value's own keys would hold nothing.
        var keys = field.isOptional && isComposed(field.type) ? [field.key] : []
        // From the last to the first, for what is found below a field comes before the field's neighbours.
        var open = [(key: field.key, type: field.type)]
        while let next = open.popLast() {
            switch next.type {
            case .structure(let structure):
                let fields = structure.fields.filter { $0.connection != .transient && $0.until == nil }
                open += fields.reversed().map { (SchemaKey.composed(next.key, $0.key), $0.type) }
            case .union(let union):
                for element in union.cases.reversed() {
                    open += element.elements.reversed().map { (SchemaKey.composed(next.key, $0.key), $0.type) }
                    if let key = element.key { open.append((SchemaKey.composed(next.key, key), .bool)) }
                }
            case .indexed:
                keys.append(next.key + "[0]")
            default:
                keys.append(next.key)
            }
        }
        return keys
    }

    private static func isComposed(_ type: SchemaType) -> Bool {
        switch type {
        case .structure, .union: true
        default: false
        }
    }
}
