// Declarations and their coding plans as `coding schema --json` prints them; Documentation/schema-json.md describes the
// form.

import CodingSchema

extension Schema: JSONConvertible {
    /// The format version. It increases when a member is removed or changes its meaning, not when one is added.
    private static var format: Int { 2 }

    var json: JSON {
        [
            "format": Self.format, "module": moduleName, "imports": importedModules, "files": files,
            "retired": ownRetiredTypes,
        ]
    }
}

extension SchemaRetiredType: JSONConvertible {
    var json: JSON {
        [
            "kind": title, "name": name, "documentation": documentation,
            "superclass": superclass?.reference, "conformances": conformances, "archivedName": archivedName,
            "formerNames": formerNames,
        ]
    }
}

extension SchemaFile: JSONConvertible {
    var json: JSON {
        [
            "path": source.path, "imports": imports,
            "declarations": declarations.compactMap { ($0 as? any JSONConvertible)?.json }, "waivers": waivers,
        ]
    }
}

// MARK: Declarations

extension SchemaClass: JSONConvertible {
    var json: JSON {
        .joining(
            head(isExtension ? "extension" : external == nil ? "class" : "externalClass"),
            [
                "final": isFinal, "superclass": superclass?.reference, "externalSuperclass": externalSuperclass,
                "conformances": conformances, "equality": equality?.schemaText,
            ],
            archivedHead,
            [
                "encodedKeys": external?.keys, "module": external?.moduleName,
                "refusesNewer": refusesNewer,
                "archives": archives,
                "keyedMarker": keyedMarker,
                "else": elseClass?.reference,
                "readsUnknownSubclasses": readsUnknownSubclasses,
                "keepsUnknown": keepsUnknown,
                "refusesCoding": refusesCoding,
                "unique": uniqueFunction,
                "replaced": replacementFunction,
                "rebuilt": rebuildFunction,
                "fields": plannedFields,
            ],
            planMembers,
            [
                "sequence": sequence,
                "swift": swiftMembers,
                "waivers": waivers,
            ])
    }
}

extension SchemaStructure: JSONConvertible {
    var json: JSON {
        .joining(
            head("struct"), ["conformances": conformances], archivedHead,
            [
                "sequential": isSequential, "dictionary": isDictionary, "rebuilt": rebuildFunction,
                "fields": plannedFields,
            ], planMembers,
            ["sequence": sequence, "waivers": waivers])
    }
}

extension SchemaEnumeration: JSONConvertible {
    var json: JSON {
        .joining(
            head("enum"),
            [
                "rawType": rawType, "conformances": conformances, "version": version, "cases": cases,
                "unknown": unknown?.name, "keepsUnknownRawValues": unknown?.keptCase != nil, "waivers": waivers,
            ])
    }
}

extension SchemaUnion: JSONConvertible {
    var json: JSON {
        .joining(
            head("enum"), ["rawType": JSON.null, "conformances": conformances], archivedHead,
            ["sequential": isSequential, "tag": tag, "cases": plan.cases, "unknown": unknownCase?.name], planMembers,
            ["waivers": waivers])
    }
}

extension SchemaTag: JSONConvertible {
    var json: JSON { ["key": key, "type": type] }
}

extension SchemaBits: JSONConvertible {
    var json: JSON {
        .joining(
            head("bits"), ["rawType": SchemaType.integer(rawType), "fields": fields, "waivers": waivers])
    }
}

// MARK: Parts

extension SchemaDeclared {
    fileprivate func head(_ kind: String) -> JSON {
        [
            "kind": kind, "name": name, "documentation": documentation, "access": access.rawValue,
            "attributes": attributes.map(\.text), "renamedFrom": renamedFrom,
        ]
    }

    /// The target of a name in another part of the document, or in another module's document.
    var reference: JSON { ["name": name, "module": moduleName] }
}

extension SchemaOwner {
    fileprivate var archivedHead: JSON {
        [
            "archivedName": archivedName, "formerNames": formerNames, "version": version, "versionKey": versionKey,
            "boxedVersion": isVersionBoxed, "unwrittenVersion": isVersionUnwritten,
        ]
    }
}

extension SchemaArchiveKinds: JSONConvertible {
    var json: JSON {
        switch self {
        case .keyed: ["keyed"].json
        case .keyedAndSequential: ["keyed", "sequential"].json
        case .sequential: ["sequential"].json
        }
    }
}

extension SchemaSwiftMember: JSONConvertible {
    var json: JSON { ["line": line, "text": text] }
}

extension SchemaWaiver: JSONConvertible {
    var json: JSON { ["rule": rule.rawValue, "member": member, "reason": reason] }
}

extension SchemaCase: JSONConvertible {
    var json: JSON {
        [
            "name": name,
            "documentation": documentation,
            "rawValue": rawValue,
            "formerRawValues": formerRawValues,
            "since": since?.version,
            "replacement": since?.replacement,
        ]
    }
}

extension SchemaBitField: JSONConvertible {
    var json: JSON {
        ["name": name, "documentation": documentation, "type": type, "position": position, "width": width]
    }
}

extension SchemaType: JSONConvertible {
    /// The structure of the type and its archived form.
    var json: JSON {
        let form = form
        if case .variant(let variant, let wrapped) = self {
            let kind: JSON = ["kind": form.kind.rawValue, "variant": variant.rawValue]
            let own: JSON = ["class": form.cocoaClass, "encoding": form.encoding]
            return .joining(kind, wrapped.jsonParts, own)
        }
        return .joining(["kind": form.kind.rawValue], jsonParts, ["class": form.cocoaClass, "encoding": form.encoding])
    }

    /// The types that it consists of, or its name.
    private var jsonParts: JSON {
        switch self {
        case .existential(let requirement): ["name": requirement?.name ?? "Coding"]
        case .dictionary(let key, let value): ["key": key, "value": value]
        case .packed(let element, let isBigEndian):
            ["element": element, "byteOrder": isBigEndian ? "big" : "little"]
        case .array(let element), .set(let element, _), .optional(let element), .indexed(let element):
            ["element": element]
        default:
            if let declared { declared.reference } else { ["name": schemaText] }
        }
    }
}
