// Resolves written types.

/// A field and its access level: the types that it names must be at least as accessible.
struct Exposure {
    let fieldName: String
    let access: AccessLevel

    /// Its title in messages.
    var title = "field"
}

/// The owner of a whole type, which determines whether it may be packed or indexed.
enum TypeRole {
    case field
    case conversion
    case payload
    case alias

    /// The constant of a retired key.
    case constant
    case bits
}

/// The role in which a type is hashed.
enum HashedRole: String {
    case element = "an element of a set"
    case key = "a key of a dictionary"
}

extension TypeSyntax {
    /// The type without its outer `?`, and whether it has one.
    var parts: (whole: TypeSyntax, isOptional: Bool) {
        if case .optional(let wrapped) = kind { (wrapped, true) } else { (self, false) }
    }
}

extension Checker {
    /// Resolves a type, and reports the errors in each part.
    ///
    /// - Returns: `nil` if there was an error.
    func resolve(
        _ syntax: TypeSyntax, as role: TypeRole = .field, in unit: FileUnit, exposure: Exposure?
    ) -> ResolvedType? {
        let (whole, isOptional) = syntax.parts
        let type: SchemaType?
        switch whole.kind {
        case .packed(let element, let isBigEndian):
            type = resolvePacked(whole, of: element, isBigEndian: isBigEndian, as: role, in: unit, exposure: exposure)
        case .indexed(let element):
            type = resolveIndexed(syntax, of: element, as: role, in: unit, exposure: exposure)
        case .variant(.inline, let wrapped):
            type = resolveInline(whole, wrapped, as: role)
        case .variant(.boxed, let wrapped):
            type = resolveBoxed(whole, wrapped, as: role, in: unit, exposure: exposure)
        default:
            type = resolvePart(whole, in: unit, exposure: exposure, role: nil)
            if case .variant = type, role == .alias {
                report(.misplacedVariant(.mutable, because: .alias, at: whole.range))
                return nil
            }
            if case .optional(let wrapped) = type {
                if isOptional { report(.optionalOfOptional(at: syntax.range.lastCharacter)) }
                return ResolvedType(type: wrapped, isOptional: true)
            }
        }
        guard let type, isPossible(type, isOptional: isOptional, as: role, at: syntax) else { return nil }
        return ResolvedType(type: type, isOptional: isOptional)
    }

    private func resolvePacked(
        _ syntax: TypeSyntax, of element: TypeSyntax, isBigEndian: Bool, as role: TypeRole,
        in unit: FileUnit, exposure: Exposure?
    ) -> SchemaType? {
        guard role == .field || role == .conversion || role == .payload else {
            report(.packedElsewhere(at: syntax.range, element: element))
            return nil
        }
        guard let type = resolvePart(element, in: unit, exposure: exposure, role: nil) else { return nil }
        switch type.archivedType {
        case .integer(.int), .integer(.uint):
            report(.packedWithoutFixedWidth(element, spelling: type.archivedType.schemaText + "64"))
        case .integer, .float, .double:
            return .packed(type, isBigEndian: isBigEndian)
        case .bool:
            report(.packedWithoutFixedWidth(element, spelling: "UInt8"))
        default:
            report(
                .packedOfNoNumber, "a packed array contains numbers of a fixed width, not '\(element.range.text)'",
                at: element,
                fix: .array(of: element, replacing: syntax.range))
        }
        return nil
    }

    private func resolveIndexed(
        _ syntax: TypeSyntax, of element: TypeSyntax, as role: TypeRole, in unit: FileUnit, exposure: Exposure?
    ) -> SchemaType? {
        let type = resolvePart(element, in: unit, exposure: exposure, role: nil)
        let (whole, isOptional) = syntax.parts
        if role != .field && role != .conversion {
            report(.indexedElsewhere(at: whole.range, element: element))
        } else if isOptional {
            report(
                .indexedOptional, "an indexed array can't be optional: in an archive nil would be the same as empty",
                at: syntax,
                fix: .write(syntax.parts.whole.range.text, replacing: syntax.range))
        } else {
            return type.map { .indexed($0) }
        }
        return nil
    }

    private func resolveInline(_ syntax: TypeSyntax, _ wrapped: TypeSyntax, as role: TypeRole) -> SchemaType? {
        guard case .named("String") = wrapped.kind else {
            report(.misplacedVariant(.inline, because: .otherType, at: syntax.range))
            return nil
        }
        guard role == .field || role == .conversion || role == .payload else {
            report(.misplacedVariant(.inline, because: .noKey, at: syntax.range))
            return nil
        }
        return .variant(.inline, .string)
    }

    private func resolveBoxed(
        _ syntax: TypeSyntax, _ wrapped: TypeSyntax, as role: TypeRole, in unit: FileUnit, exposure: Exposure?
    ) -> SchemaType? {
        guard let type = resolvePart(wrapped, in: unit, exposure: exposure, role: nil) else { return nil }
        if !type.canBeBoxed {
            report(.misplacedVariant(.boxed, because: .otherType, at: syntax.range))
        } else if role == .alias || role == .bits {
            report(.misplacedVariant(.boxed, because: role == .alias ? .alias : .noKey, at: syntax.range))
        } else {
            return .variant(.boxed, type)
        }
        return nil
    }

    private func resolveMutable(
        _ syntax: TypeSyntax, _ wrapped: TypeSyntax, in unit: FileUnit, exposure: Exposure?, role: HashedRole?
    ) -> SchemaType? {
        let type = resolvePart(wrapped, in: unit, exposure: exposure, role: nil)
        switch type {
        case nil: break
        case _ where role != nil: report(.misplacedVariant(.mutable, because: .hashed, at: syntax.range))
        case .set(_, .counted): report(.misplacedVariant(.mutable, because: .counted, at: syntax.range))
        case .array, .dictionary, .set, .string, .data: return type.map { .variant(.mutable, $0) }
        default: report(.misplacedVariant(.mutable, because: .otherType, at: syntax.range))
        }
        return nil
    }

    /// Recursive; the parser limits the nesting depth.
    ///
    /// - Parameter role: the role in which the type, or a type that contains it, is hashed.
    private func resolvePart(
        _ syntax: TypeSyntax, in unit: FileUnit, exposure: Exposure?, role: HashedRole?
    ) -> SchemaType? {
        func part(_ syntax: TypeSyntax, _ role: HashedRole?) -> SchemaType? {
            resolvePart(syntax, in: unit, exposure: exposure, role: role)
        }
        switch syntax.kind {
        case .named(let name):
            let type = resolveName(Located(name, at: syntax.range), in: unit, exposure: exposure)
            guard let role, let type, [type.unconverted, type.archivedType].contains(where: \.isUnhashed) else {
                return type
            }
            report(.typeNotHashed(syntax, role: role))
        case .array(let element):
            return part(element, role).map { .array($0) }
        case .set(let element, let form):
            return hashedPart(element, .element, part).map { .set($0, form) }
        case .dictionary(let keySyntax, let valueSyntax):
            let key = hashedPart(keySyntax, .key, part)
            let value = part(valueSyntax, role)
            guard let key, let value else { return nil }
            return .dictionary(key: key, value: value)
        case .existential(let name):
            guard let role else {
                guard let name else { return .existential(nil) }
                return resolveProtocol(name, in: unit, exposure: exposure)
            }
            report(.typeNotHashed(syntax, role: role))
        case .packed(let element, _):
            report(.packedElsewhere(at: syntax.range, element: element))
            _ = part(element, nil)
        case .indexed(let element):
            report(.indexedElsewhere(at: syntax.range, element: element))
            _ = part(element, nil)
        case .variant(.mutable, let wrapped):
            return resolveMutable(syntax, wrapped, in: unit, exposure: exposure, role: role)
        case .variant(let variant, _):
            report(.misplacedVariant(variant, because: .noKey, at: syntax.range))
        case .optional(let wrapped):
            guard let type = part(wrapped, role) else { return nil }
            guard case .optional = type else { return .optional(type) }
            report(.optionalOfOptional(at: syntax.range.lastCharacter))
        case .missing, .swift:
            break
        }
        return nil
    }

    /// Resolves an element of a set or a key of a dictionary, which can't be nil.
    private func hashedPart(
        _ syntax: TypeSyntax, _ role: HashedRole, _ part: (TypeSyntax, HashedRole?) -> SchemaType?
    ) -> SchemaType? {
        guard case .optional(let wrapped) = syntax.kind else {
            let type = part(syntax, role)
            guard case .optional = type else { return type }
            report(.optionalHashed(syntax, role: role))
            return nil
        }
        guard part(wrapped, role) != nil else { return nil }
        report(.optionalHashed(syntax, role: role))
        return nil
    }

    private func resolveName(_ name: Located<String>, in unit: FileUnit, exposure: Exposure?) -> SchemaType? {
        if let fieldConversion, fieldConversion.name == name.value { return .converted(fieldConversion) }
        if !externals.isEmpty, case .found(let found as ExternalType) = symbols.lookUp(name.value, from: unit) {
            recordUse(of: found, at: name)
            return typeOf(found)
        }
        if let value = builtInTypes[name.value] { return value }
        // Without backticks, these are types of Swift.
        if ["Any", "Self"].contains(name.value), !name.isInBackticks,
            case .found = symbols.lookUp(name.value, from: unit)
        {
            report(.keywordAsName(name.value, at: name.range))
            return nil
        }
        if let opening = name.value.firstIndex(of: "<") {
            let generic = String(name.value[..<opening])
            let argument = String(name.value[opening...].dropFirst().dropLast())
            guard let type = resolveName(Located(argument, at: name.range), in: unit, exposure: exposure) else {
                return nil
            }
            if let value = builtInTypes["\(generic)<\(type.schemaText)>"] { return value }
            report(.genericArgument(generic, at: name.range))
            return nil
        }
        if let spelling = BuiltInTypes.spellings[name.value] {
            report(
                .genericTypeName, "'\(name)' does not state which types it contains", at: name,
                fix: "write '\(spelling)'")
            return nil
        }
        if let substitute = SwiftTypes.substitutes[name.value], case .unknown = symbols.lookUp(name.value, from: unit),
            !droppedNames.contains(name.value)
        {
            report(.unknownType(name, substitute: substitute))
            return nil
        }
        guard let declaration = declaration(named: name, in: unit) else { return nil }
        if let external = declaration as? ExternalType { return typeOf(external) }
        if declaration is SchemaProtocol {
            let type = name.range.isBefore("?") ? "(any \(name))" : "any \(name)"
            report(
                .protocolWithoutAny,
                "'\(name)' is a protocol: objects that conform to it have the type 'any \(name)'", at: name,
                declared: declaration.declaredName.range, fix: .write(type, replacing: name.range))
            return nil
        }
        if let exposure, declaration.access < exposure.access {
            let declared = declaration.declaredName.range
            report(.typeLessAccessible(name, access: declaration.access, member: exposure, declared: declared))
        }
        guard let alias = declaration as? SchemaAlias else { return declaration.type }
        return resolve(alias).map { $0.isOptional ? .optional($0.type) : $0.type }
    }

    private func resolveProtocol(_ name: Located<String>, in unit: FileUnit, exposure: Exposure?) -> SchemaType? {
        guard case .found(let found as SchemaProtocol) = symbols.lookUp(name.value, from: unit) else {
            report(.anyOfOtherType(name.value, at: name.range, nearest: nearestProtocol(to: name.value, in: unit)))
            return nil
        }
        recordUse(of: found, at: name)
        if let exposure, found.access < exposure.access {
            let declared = found.declaredName.range
            report(.typeLessAccessible(name, access: found.access, member: exposure, declared: declared))
        }
        return found.type
    }

    private func nearestProtocol(to name: String, in unit: FileUnit) -> String? {
        guard !searchBudget.isSpent else { return nil }
        let protocols = symbols.names(visibleFrom: unit).filter {
            if case .found(let found) = symbols.lookUp($0, from: unit) { found is SchemaProtocol } else { false }
        }
        return EditDistance.closest(
            to: name, among: [Word.codingProtocol.rawValue] + protocols, budget: &searchBudget)
    }

    /// The type of an external declaration, unless it has errors. While these are resolved, no type may refer to one.
    private func typeOf(_ external: ExternalType) -> SchemaType? {
        external.isResolved || isResolvingExternals ? external.type : nil
    }
}

extension SchemaType {
    /// Whether values of the type are numbers or structs that can be objects, but are not under a key.
    fileprivate var canBeBoxed: Bool {
        switch self {
        case .bool, .integer, .float, .double, .bits: true
        case .enumeration(let enumeration): enumeration.rawType.canBeBoxed
        case .geometry(let geometry): geometry.hasObject && geometry.isText(asObject: false)
        default: false
        }
    }
}

extension SourceRange {
    /// The question mark at the end of a type.
    fileprivate var lastCharacter: SourceRange {
        SourceRange(file: file, lowerBound: max(lowerBound, upperBound - 1), upperBound: upperBound)
    }
}
