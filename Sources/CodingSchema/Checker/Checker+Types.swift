// Types as they are written, to types as they are.

/// The types that the language knows without a declaration.
enum BuiltInTypes {
    private static let commonValues = ["Int", "String", "Bool", "Double", "Data", "Date", "Float", "URL", "UUID"]

    /// Foundation's types that are not generated yet.
    static let ungenerated = ["CGPoint", "CGRect", "CGSize", "Decimal", "NSRange"]

    /// All names; of two that are as near to a mistyped one, the first is what was meant.
    static let names = commonValues + SchemaIntegerType.allCases.map(\.rawValue) + ungenerated

    /// The type of a value.
    static func value(named name: String) -> SchemaType? {
        switch name {
        case "Bool": .bool
        case "Data": .data
        case "Date": .date
        case "Double": .double
        case "Float": .float
        case "String": .string
        case "URL": .url
        case "UUID": .uuid
        default: SchemaIntegerType(rawValue: name).map { .integer($0) }
        }
    }

    /// How the standard library's generic types are written in a schema.
    static let spellings: [String: String] = [
        "Array": "[T]", "Dictionary": "[K: V]", "Optional": "T?", "Set": "Set<T>",
    ]
}

/// A field and its access: the types that it names must be as accessible.
struct Exposure {
    let fieldName: String
    let access: AccessLevel
}

extension Checker {
    /// Resolves a type; says what is wrong with each part of it.
    ///
    /// - Returns: `nil` where something was wrong.
    func resolve(_ syntax: TypeSyntax, in unit: FileUnit, exposure: Exposure?) -> ResolvedType? {
        if case .optional(let wrapped) = syntax.kind {
            return resolveElement(wrapped, in: unit, exposure: exposure)
                .map { ResolvedType(type: $0, isOptional: true) }
        }
        return resolveElement(syntax, in: unit, exposure: exposure).map { ResolvedType(type: $0, isOptional: false) }
    }

    /// Calls itself for the types inside of a type; the parser makes none that is nested too deeply for that.
    private func resolveElement(_ syntax: TypeSyntax, in unit: FileUnit, exposure: Exposure?) -> SchemaType? {
        func element(_ syntax: TypeSyntax) -> SchemaType? {
            resolveElement(syntax, in: unit, exposure: exposure)
        }
        switch syntax.kind {
        case .named(let name):
            return resolveName(Located(name, at: syntax.range), in: unit, exposure: exposure)
        case .array(let syntax):
            return element(syntax).map { .array($0) }
        case .set(let syntax):
            return element(syntax).map { .set($0) }
        case .dictionary(let keySyntax, let valueSyntax):
            let key = element(keySyntax)
            let value = element(valueSyntax)
            guard let key, let value else { return nil }
            return .dictionary(key: key, value: value)
        case .anyCoding:
            report(DiagnosticCatalog.notGeneratedYet(.anyCoding, at: syntax.range))
        case .packed(let wrapped, _):
            report(DiagnosticCatalog.notGeneratedYet(.packedArrays, at: syntax.range))
            _ = element(wrapped)
        case .indexed(let wrapped):
            report(DiagnosticCatalog.notGeneratedYet(.indexedArrays, at: syntax.range))
            _ = element(wrapped)
        case .optional(let wrapped):
            report(DiagnosticCatalog.notGeneratedYet(.optionalElements, at: syntax.range))
            _ = element(wrapped)
        case .missing:
            break
        }
        return nil
    }

    private func resolveName(_ name: Located<String>, in unit: FileUnit, exposure: Exposure?) -> SchemaType? {
        if let value = BuiltInTypes.value(named: name.value) { return value }
        if BuiltInTypes.ungenerated.contains(name.value) {
            report(DiagnosticCatalog.notGeneratedYet(.foundationValues, at: name.range))
            return nil
        }
        if let spelling = BuiltInTypes.spellings[name.value] {
            report(DiagnosticCatalog.genericTypeName(name, spelling: spelling))
            return nil
        }
        guard let declaration = declaration(named: name, in: unit) else { return nil }
        checkAccess(of: declaration, named: name, exposure: exposure)
        switch declaration.kind {
        case .class(let ordinal):
            return .object(classes[ordinal].model)
        case .enumeration(let ordinal):
            let draft = enumerations[ordinal]
            if draft.isGenerated { return .enumeration(draft.model) }
            reportUse(of: .enumsWithoutRawValues, from: declaration, at: name.range)
        case .ungenerated(let construct):
            reportUse(of: construct, from: declaration, at: name.range)
        }
        return nil
    }

    /// Where the module itself declares it, the declaration is reported and its uses are not.
    private func reportUse(of construct: UngeneratedConstruct, from declaration: Declaration, at range: SourceRange) {
        guard declaration.unit.isImported else { return }
        report(DiagnosticCatalog.notGeneratedYet(construct, at: range))
    }

    private func checkAccess(of declaration: Declaration, named name: Located<String>, exposure: Exposure?) {
        guard let exposure, declaration.access < exposure.access else { return }
        report(
            DiagnosticCatalog.typeLessAccessible(
                name, access: declaration.access, fieldName: exposure.fieldName, fieldAccess: exposure.access,
                declared: declaration.name.range))
    }

    /// The classes that a type names, by ordinal, each once, in written order.
    func references(in type: SchemaType) -> [Int] {
        var result: [Int] = []
        addReferences(in: type, to: &result)
        return result
    }

    private func addReferences(in type: SchemaType, to result: inout [Int]) {
        switch type {
        case .object(let model):
            if let ordinal = ordinals[ObjectIdentifier(model)], !result.contains(ordinal) { result.append(ordinal) }
        case .array(let element), .set(let element):
            addReferences(in: element, to: &result)
        case .dictionary(let key, let value):
            addReferences(in: key, to: &result)
            addReferences(in: value, to: &result)
        case .bool, .integer, .float, .double, .string, .data, .date, .url, .uuid, .enumeration:
            break
        }
    }
}
