// Types as JSON: their structure and their archived form.

import CodingSchema

extension SchemaJSON {
    static func json(_ type: SchemaType) -> JSON {
        let form = type.form
        var members: Members = [("kind", .string(form.kind.rawValue))]
        switch type {
        case .anyCoding: members.append(("name", .string("Coding")))
        case .dictionary(let key, let value): members += [("key", json(key)), ("value", json(value))]
        case .packed(let element, let isBigEndian):
            members += [("element", json(element)), ("byteOrder", .string(isBigEndian ? "big" : "little"))]
        case .array(let element), .set(let element), .optional(let element), .indexed(let element):
            members.append(("element", json(element)))
        default:
            members.append(("name", .string(type.schemaText)))
            if let module = form.module, form.kind != .foundation { members.append(("module", .string(module))) }
        }
        return .object(members + [("class", .optional(form.cocoaClass)), ("encoding", .string(form.encoding))])
    }

    /// The target of a name in another part of the document, or in another module's document.
    static func reference(_ name: String, in moduleName: String) -> JSON {
        .object([("name", .string(name)), ("module", .string(moduleName))])
    }
}
