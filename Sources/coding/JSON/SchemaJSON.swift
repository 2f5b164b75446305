// Declarations and their coding plans as `coding schema --json` prints them; Documentation/schema-json.md describes the
// form.

import CodingSchema

/// Writes the plans of a schema for other programs.
enum SchemaJSON {
    typealias Members = [(name: String, value: JSON)]

    /// The format version. It increases when a member is removed or changes its meaning, not when one is added.
    private static let format = 2

    /// The whole document.
    static func document(_ schema: Schema) -> JSON {
        .object([
            ("format", .integer(format)),
            ("module", .string(schema.moduleName)),
            ("imports", .strings(schema.importedModules)),
            ("files", .array(schema.files.map(json))),
        ])
    }

    private static func json(_ file: SchemaFile) -> JSON {
        .object([
            ("path", .string(file.source.path)),
            ("imports", .strings(file.imports)),
            ("declarations", .array(file.declarations.map(json))),
            waivers(file.waivers),
        ])
    }

    private static func json(_ declaration: SchemaDeclaration) -> JSON {
        switch declaration {
        case .class(let declaration): json(declaration)
        case .structure(let declaration): json(declaration)
        case .enumeration(let declaration): json(declaration)
        case .union(let declaration): json(declaration)
        case .bits(let declaration): json(declaration)
        }
    }

    // MARK: Declarations

    private static func json(_ declaration: SchemaClass) -> JSON {
        var members = head(
            declaration.isExtension ? "extension" : "class", declaration.name, declaration.documentation,
            declaration.access)
        members += [
            ("final", .boolean(declaration.isFinal)),
            ("superclass", declaration.superclass.map { reference($0.name, in: $0.moduleName) } ?? .null),
            ("externalSuperclass", .optional(declaration.externalSuperclass)),
        ]
        members += archivedHead(declaration)
        members += [
            ("refusesNewer", .boolean(declaration.refusesNewer)),
            ("archives", archives(declaration.archives)),
            ("keyedMarker", .optional(declaration.keyedMarker)),
            ("keepsUnknown", .boolean(declaration.keepsUnknown)),
            ("refusesCoding", .boolean(declaration.refusesCoding)),
            ("unique", json(declaration.uniqueFunction)),
            ("replaced", json(declaration.replacementFunction)),
            ("fields", fields(of: declaration)),
        ]
        let swift = declaration.swiftMembers.map { member in
            JSON.object([("line", .integer(member.line)), ("text", .string(member.text))])
        }
        members += self.members(of: declaration)
        return .object(
            members + [
                ("sequence", sequence(declaration)), ("swift", .array(swift)), waivers(declaration.waivers),
            ])
    }

    private static func json(_ declaration: SchemaStructure) -> JSON {
        let members = head("struct", declaration.name, declaration.documentation, declaration.access)
        return .object(
            members + archivedHead(declaration) + [
                ("sequential", .boolean(declaration.isSequential)), ("fields", fields(of: declaration)),
            ] + self.members(of: declaration) + [
                ("sequence", sequence(declaration)), waivers(declaration.waivers),
            ])
    }

    private static func json(_ declaration: SchemaEnumeration) -> JSON {
        let members = head("enum", declaration.name, declaration.documentation, declaration.access)
        return .object(
            members + [
                ("rawType", json(declaration.rawType)),
                ("version", .integer(declaration.version)),
                ("cases", .array(declaration.cases.map(json))),
                ("unknown", .optional(declaration.unknown)),
                waivers(declaration.waivers),
            ])
    }

    private static func json(_ declaration: SchemaUnion) -> JSON {
        let members = head("enum", declaration.name, declaration.documentation, declaration.access)
        return .object(
            members + [("rawType", .null)] + archivedHead(declaration) + [
                ("sequential", .boolean(declaration.isSequential)),
                ("cases", .array(declaration.plan.cases.map(json))),
            ] + self.members(of: declaration) + [waivers(declaration.waivers)])
    }

    private static func json(_ declaration: SchemaBits) -> JSON {
        let members = head("bits", declaration.name, declaration.documentation, declaration.access)
        let fields = declaration.fields.map { field in
            JSON.object([
                ("name", .string(field.name)),
                ("documentation", .strings(field.documentation)),
                ("type", json(field.type)),
                ("position", .integer(field.position)),
                ("width", .integer(field.width)),
            ])
        }
        return .object(
            members + [
                ("rawType", json(.integer(declaration.rawType))),
                ("fields", .array(fields)),
                waivers(declaration.waivers),
            ])
    }

    // MARK: Parts

    private static func head(
        _ kind: String, _ name: String, _ documentation: [String], _ access: AccessLevel
    ) -> Members {
        [
            ("kind", .string(kind)),
            ("name", .string(name)),
            ("documentation", .strings(documentation)),
            ("access", .string(access.rawValue)),
        ]
    }

    private static func archivedHead(_ owner: SchemaOwner) -> Members {
        [
            ("archivedName", .string(owner.archivedName)),
            ("formerNames", .strings(owner.formerNames)),
            ("version", .integer(owner.version)),
            ("versionKey", .string(owner.versionKey)),
        ]
    }

    static func archives(_ kinds: SchemaArchiveKinds) -> JSON {
        switch kinds {
        case .keyed: .strings(["keyed"])
        case .keyedAndSequential: .strings(["keyed", "sequential"])
        case .sequential: .strings(["sequential"])
        }
    }

    private static func waivers(_ waivers: [SchemaWaiver]) -> (name: String, value: JSON) {
        let list = waivers.map { waiver in
            JSON.object([
                ("rule", .string(waiver.rule.rawValue)),
                ("member", .optional(waiver.member)),
                ("reason", .string(waiver.reason)),
            ])
        }
        return ("waivers", .array(list))
    }

    private static func json(_ element: SchemaCase) -> JSON {
        .object([
            ("name", .string(element.name)),
            ("documentation", .strings(element.documentation)),
            ("rawValue", .optional(element.rawValue)),
            ("since", .optional(element.since?.version)),
            ("replacement", .optional(element.since?.replacement)),
        ])
    }
}
