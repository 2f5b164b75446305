// Dictionary keys: two keys that differ for the writer may be equal for the reader.

import CodingSchema

extension ReadingContext {
    /// The finding for the keys of a dictionary: each must be readable, and no two may become equal.
    func findingOfKeys(written: SchemaType, read: SchemaType) -> Finding {
        let keys = finding(written: written, asOf: nil, read: read, isElement: true)
        guard keys.verdict == .safe, let name = Self.unseenPart(of: written, by: read) else { return keys }
        return Finding(
            .lossy, "keys that differ only in '\(name)' become equal, and only one of their values is kept")
    }

    /// A field of the writer's values that the reader skips, in the values or in nested values.
    private static func unseenPart(of written: SchemaType, by read: SchemaType) -> String? {
        var met: Set<Pair> = []
        var open = [(written, read)]
        while let next = open.popLast() {
            switch next {
            case (.optional(let written), .optional(let read)), (.array(let written), .array(let read)),
                (.set(let written, _), .set(let read, _)):
                open.append((written, read))
            case (let written, .optional(let read)):
                open.append((written, read))
            case (.structure(let written), .structure(let read)):
                let pair = Pair(.fields, written.declarationName, read.declarationName)
                guard met.insert(pair).inserted else { continue }
                for field in written.fields where field.isWritten {
                    guard let partner = read.fields.first(where: { $0.mayRead(field) }) else { return field.name }
                    open.append((field.type, partner.type))
                }
            case (.bits(let written), .bits(let read)):
                if let field = written.fields.first(where: { field in !read.fields.contains { $0.overlaps(field) } }) {
                    return field.name
                }
            default: break
            }
        }
        return nil
    }
}

extension SchemaField {
    /// Whether the reader's struct looks up the field's key, or a key inside it.
    fileprivate func mayRead(_ written: SchemaField) -> Bool {
        guard isArchived else { return false }
        return written.writtenKeys.contains { key in
            readKeys.contains { $0 == key || $0.isEmpty || $0.hasPrefix(key + ".") || key.hasPrefix($0 + ".") }
        }
    }
}

extension SchemaBitField {
    fileprivate func overlaps(_ other: SchemaBitField) -> Bool {
        position < other.position + other.width && other.position < position + width
    }
}
