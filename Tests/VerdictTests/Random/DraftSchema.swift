// A schema that a program can change: what random pairs are made of.
//
//     DraftSchema ─┬ DraftClass ── DraftField ── DraftType
//                  ├ DraftStructure ── DraftField
//                  ├ DraftEnumeration · DraftUnion · DraftBits
//                  └ text: the schema, as a person would write it

/// A type as a field names it.
indirect enum DraftType: Hashable, CustomStringConvertible {
    case plain(String)
    case array(DraftType)
    case dictionary(String, DraftType)
    case set(String)
    case optional(DraftType)
    case packed(String, isBigEndian: Bool)
    case indexed(DraftType)

    /// A class, struct, enum or bits of the schema.
    case named(String)

    /// An object whose class conforms to a protocol.
    case existential(String)

    var description: String {
        switch self {
        case .plain(let name), .named(let name): name
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .set(let element): "Set<\(element)>"
        case .optional(let type): "\(type)?"
        case .packed(let element, let isBigEndian): "packed\(isBigEndian ? "(big)" : "") [\(element)]"
        case .indexed(let element): "indexed [\(element)]"
        case .existential(let name): "(any \(name))"
        }
    }

    /// The type as Swift in the module that declares its names.
    fileprivate var swiftText: String {
        switch self {
        case .plain(let name): name.replacing(#/(mutable|inline|boxed) /#, with: "")
        case .named, .set, .existential: description
        case .array(let element), .indexed(let element): "[\(element.swiftText)]"
        case .dictionary(let key, let value): "[\(key): \(value.swiftText)]"
        case .optional(let type): "\(type.swiftText)?"
        case .packed(let element, _): "[\(element)]"
        }
    }

    /// The same type with another name for a declaration.
    func renaming(_ old: String, to new: String) -> DraftType {
        switch self {
        case .plain, .set, .packed, .existential: self
        case .named(let name): .named(name == old ? new : name)
        case .array(let element): .array(element.renaming(old, to: new))
        case .dictionary(let key, let value): .dictionary(key, value.renaming(old, to: new))
        case .optional(let type): .optional(type.renaming(old, to: new))
        case .indexed(let element): .indexed(element.renaming(old, to: new))
        }
    }
}

/// A field of a class or struct.
struct DraftField {
    var name: String
    var type: DraftType
    var isOptional = false
    var value: String?
    var key: String?
    var fallbacks: [String] = []
    var also: [String] = []

    /// Retired keys under which functions still write the field's value.
    var computedKeys: [String] = []

    /// A key under which an enum is written as its first stage knew it.
    var alsoAsOfZero: String?
    var since: Int?
    var until: Int?
    var isConditional = false
    var writesNil = false
    var omitsDefault = false
    var isLenient = false

    /// What a missing key is read as, if that isn't the default.
    var missing: String?
    var isRequired = false
    var treatsNilAsMissing = false
    var isTransient = false
    var isConstant = false

    var text: String {
        var text = isTransient ? "transient var" : isConstant ? "let" : "var"
        text += " \(name): \(type)\(isOptional ? "?" : "")"
        if let value { text += " = \(value)" }
        if statesRequired { text += " required" }
        if let statedMissing { text += " if missing \(statedMissing)" }
        if let key { text += " key \"\(key)\"" }
        if let since { text += " since \(since)" }
        if let until { text += " until \(until)" }
        for key in fallbacks { text += " fallback \"\(key)\"" }
        let hasOther = !fallbacks.isEmpty || missingValue != nil && missingValue != "nil"
        if treatsNilAsMissing, hasOther, !isTransient { text += " treats nil as missing" }
        for key in also { text += " also \"\(key)\"" }
        if let alsoAsOfZero { text += " also \"\(alsoAsOfZero)\" as of 0" }
        if writesNil, isOptional, until == nil, !isTransient { text += " writes nil" }
        if omitsDefault, canOmitDefault { text += " omits default" }
        if isLenient, canBeLenient { text += " lenient" }
        if isConditional { text += " conditional" }
        return text
    }

    /// Whether a missing key can have another meaning than the default.
    private var canStateMissing: Bool {
        if case .indexed = type { return false }
        return value != nil && value != "nil" && !isTransient
    }

    private var statesRequired: Bool {
        canStateMissing && isRequired && !isOptional && since == nil && until == nil && !(isLenient && canBeLenient)
    }

    /// The value of `if missing`.
    var statedMissing: String? { canStateMissing && !statesRequired ? missing : nil }

    fileprivate var canBeLenient: Bool {
        if isOptional || isTransient { return !isTransient }
        return switch type {
        case .array, .dictionary, .set, .packed, .indexed: true
        case .plain, .named, .optional, .existential: false
        }
    }

    /// What a missing key is read as.
    private var missingValue: String? { statesRequired ? nil : statedMissing ?? value }

    /// Whether the default may be left out of archives.
    private var canOmitDefault: Bool {
        guard let value = missingValue, value != "nil", !value.hasPrefix("("), fallbacks.isEmpty, until == nil,
            !isTransient
        else {
            return false
        }
        return switch type {
        case .plain(let name): name != "Decimal"
        case .named: value.hasPrefix(".")
        case .array, .dictionary, .set, .packed: true
        case .optional, .indexed, .existential: false
        }
    }

    /// The field with a type that an entry of a dictionary can have.
    var asEntry: DraftField {
        var field = self
        switch type {
        case .plain("Duration"), .plain("Range<Int>"): field.type = .plain("Int")
        case .plain(let name): field.type = .plain(name.replacing(#/(boxed|inline) /#, with: ""))
        case .packed(let element, _): field.type = .array(.plain(element))
        case .indexed(let element): field.type = .array(element)
        default: break
        }
        return field
    }

    /// The key that it is archived under, the class's prefix aside.
    var archivedKey: String { key ?? name }

    /// What functions still write.
    fileprivate var computed: [DraftComputedKey] {
        computedKeys.map { DraftComputedKey(key: $0, type: type, isOptional: isOptional, field: name) }
    }
}

/// A retired key under which a function still writes values.
struct DraftComputedKey {
    let key: String
    let type: DraftType
    let isOptional: Bool

    /// The field that the function returns.
    var field: String?

    /// What it returns in turn, as Swift, if it returns no field.
    var values: [String] = []

    private var functionName: String { "write" + key }

    fileprivate var text: String {
        "retired \"\(key)\": \(type)\(isOptional ? "?" : "") = via \(functionName), still written"
    }

    /// The function, which a person would write.
    fileprivate func swiftText(in className: String) -> String {
        let swiftType = type.swiftText + (isOptional ? "?" : "")
        let body =
            field.map { "    func \(functionName)() -> \(swiftType) { \($0) }\n" }
                ?? """
                    nonisolated(unsafe) private static var \(functionName)Count = 0

                    func \(functionName)() -> \(swiftType) {
                        Self.\(functionName)Count += 1
                        let values: [\(swiftType)] = [\(values.joined(separator: ", "))]
                        return values[Self.\(functionName)Count % values.count]
                    }

                """
        return "extension \(className) {\n\(body)}\n"
    }
}

/// A class.
struct DraftClass {
    /// The name that it was made with, whatever it is called later.
    let identity: String
    var name: String
    var superclass: String?

    /// The protocol that the class itself lists.
    var protocolName: String?
    var version = 0
    var versionKey: String?
    var refusesNewer = false
    var archivedName: String?
    var formerNames: [String] = []
    var prefix: String?
    var keepsUnknown = false
    var readsUnknown = false
    var writesNil = false
    var omitsDefault = false
    var fields: [DraftField] = []
    var retired: [String] = []
    var computed: [DraftComputedKey] = []

    init(name: String, superclass: String? = nil) {
        self.identity = name
        self.name = name
        self.superclass = superclass
    }

    var text: String { text(isSequential: false) }

    func text(isSequential: Bool) -> String {
        var head = "class \(name)"
        let heritage = [superclass, protocolName].compactMap(\.self)
        if !heritage.isEmpty { head += ": " + heritage.joined(separator: ", ") }
        if version > 0 || versionKey != nil { head += ", version \(version)" }
        if let versionKey { head += " key \"\(versionKey)\"" }
        if refusesNewer { head += ", refuses newer" }
        if let archivedName { head += ", archived as \"\(archivedName)\"" }
        if !formerNames.isEmpty { head += ", formerly " + formerNames.map { "\"\($0)\"" }.joined(separator: ", ") }
        if let prefix { head += ", prefix \"\(prefix)\"" }
        if isSequential { head += ", sequential" }
        if readsUnknown { head += ", reads unknown subclasses" }
        if keepsUnknown { head += ", keeps unknown" }
        if writesNil { head += ", writes nil" }
        if omitsDefault { head += ", omits default" }
        return DraftSchema.block(head, fields.map(\.text) + retired + allComputed.map(\.text))
    }

    private var allComputed: [DraftComputedKey] { computed + fields.flatMap(\.computed) }

    /// What is written by hand for the class.
    fileprivate var swiftText: String { allComputed.map { $0.swiftText(in: name) }.joined() }
}

extension DraftClass {
    /// What remains of the class once it is retired.
    var retiredText: String {
        var head = "retired class \(name)"
        let heritage = [superclass, protocolName].compactMap(\.self)
        if !heritage.isEmpty { head += ": " + heritage.joined(separator: ", ") }
        if let archivedName { head += ", archived as \"\(archivedName)\"" }
        if !formerNames.isEmpty { head += ", formerly " + formerNames.map { "\"\($0)\"" }.joined(separator: ", ") }
        return head + "\n"
    }
}

/// A struct.
struct DraftStructure {
    var name: String
    var archivedName: String?
    var formerNames: [String] = []
    var omitsDefault = false

    /// Whether a value is a dictionary, which has no name in archives.
    var isDictionary = false
    var declaredFields: [DraftField] = []

    /// The fields. Those of a dictionary have no types that need a key of an object.
    var fields: [DraftField] {
        get { isDictionary ? declaredFields.map(\.asEntry) : declaredFields }
        set { declaredFields = newValue }
    }

    var text: String { text(isSequential: false) }

    func text(isSequential: Bool) -> String {
        var head = "struct \(name)"
        if isDictionary {
            head += ", as dictionary" + (isSequential ? ", sequential" : "") + (omitsDefault ? ", omits default" : "")
            return DraftSchema.block(head, fields.map(\.text))
        }
        if let archivedName { head += ", archived as \"\(archivedName)\"" }
        if !formerNames.isEmpty { head += ", formerly " + formerNames.map { "\"\($0)\"" }.joined(separator: ", ") }
        if isSequential { head += ", sequential" }
        if omitsDefault { head += ", omits default" }
        return DraftSchema.block(head, fields.map(\.text))
    }
}

/// An enum with raw values.
struct DraftEnumeration {
    struct Case {
        var name: String

        /// A number; the text of a string enum's is `"r<number>"`.
        var raw: Int
        var replacement: String?

        /// What earlier versions wrote.
        var former: Int?
    }

    var name: String
    var rawType: String
    var cases: [Case]

    /// A case, or `"other(rawValue)"`.
    var unknown: String?
    var keepsRawValues: Bool { unknown == "other(rawValue)" }

    var text: String {
        var head = "enum \(name): \(rawType)"
        if cases.contains(where: { $0.replacement != nil }) { head += ", version 1" }
        var lines = cases.map { element in
            func text(_ raw: Int) -> String { rawType == "String" ? "\"r\(raw)\"" : "\(raw)" }
            let former = element.former.map { " formerly \(text($0))" } ?? ""
            let since = element.replacement.map { " since 1 else .\($0)" } ?? ""
            return "case \(element.name) = \(text(element.raw))\(former)\(since)"
        }
        if let unknown { lines.append("unknown \(unknown.hasSuffix(")") ? "" : ".")\(unknown)") }
        return DraftSchema.block(head, lines)
    }
}

/// An enum whose cases carry values.
struct DraftUnion {
    struct Case {
        var name: String
        var key: String
        var type: String?
        var isFallback = false
    }

    var name: String
    var cases: [Case]

    /// Whether unknown cases are read as the last one that carries no value.
    var hasUnknown = false

    /// The key of the name of the case; without one, the keys of the cases identify them.
    var tag: String?

    var text: String { text(isSequential: false) }

    func text(isSequential: Bool) -> String {
        let unknown = hasUnknown ? cases.last { $0.type == nil } : nil
        return DraftSchema.block(
            "enum \(name)\(tag.map { ": String, tag \"\($0)\"" } ?? "")\(isSequential ? ", sequential" : "")",
            cases.map { element in
                let payload = element.type.map { "(\($0))" } ?? ""
                let key = tag != nil && element.type == nil ? "" : " key \"\(element.key)\""
                return "\(element.isFallback && tag == nil ? "fallback " : "")case \(element.name)\(payload)\(key)"
            } + (unknown.map { ["unknown .\($0.name)"] } ?? []))
    }
}

/// Bit fields.
struct DraftBits {
    struct Field {
        var name: String
        var position: Int

        /// One bit is a Bool.
        var width: Int
    }

    var name: String
    var rawType: String
    var fields: [Field]

    var text: String {
        DraftSchema.block(
            "bits \(name): \(rawType)",
            fields.map { field in
                field.width == 1
                    ? "var \(field.name): Bool at \(field.position)"
                    : "var \(field.name): UInt8 at \(field.position) width \(field.width)"
            })
    }
}

/// A schema of a few declarations; the first class is the root of archives.
struct DraftSchema {
    var classes: [DraftClass] = []
    var structures: [DraftStructure] = []
    var enumerations: [DraftEnumeration] = []
    var unions: [DraftUnion] = []
    var bits: [DraftBits] = []

    /// Classes that a change removed, but whose objects are left out.
    var retired: [DraftClass] = []

    /// Classes, structs and enums with values take part in sequential archives too.
    var isSequential = false

    /// A line above the declarations.
    var writesNil = false

    /// A protocol that is written by hand.
    var protocolName = ""

    /// The name that all names of the pair begin with, since all pairs are compiled together.
    var pairName = ""

    var text: String {
        let blocks =
            classes.map { $0.text(isSequential: isSequential) }
            + structures.map { $0.text(isSequential: isSequential) } + enumerations.map(\.text)
            + unions.map { $0.text(isSequential: isSequential) } + bits.map(\.text)
            + retired.map(\.retiredText)
        return "access public\n\n" + (writesNil ? "writes nil\n\n" : "") + "external protocol \(protocolName)\n\n"
            + blocks.joined(separator: "\n")
    }

    /// The part of the module that is written by hand.
    var swiftText: String { "public protocol \(protocolName): Coding {}\n" + classes.map(\.swiftText).joined() }

    /// The classes whose objects conform to the protocol.
    var conformingClasses: [String] {
        classes.filter { $0.protocolName != nil }.flatMap { family(of: $0.name) }
    }

    static func block(_ head: String, _ lines: [String]) -> String {
        "\(head) {\n" + lines.map { "    \($0)\n" }.joined() + "}\n"
    }

    /// The class's fields with the inherited ones, in the order of its initializer.
    func allFields(of name: String) -> [DraftField] {
        guard let draft = classes.first(where: { $0.name == name }) else { return [] }
        return (draft.superclass.map { allFields(of: $0) } ?? []) + draft.fields
    }

    /// The class and those that inherit from it.
    func family(of name: String) -> [String] {
        [name] + classes.filter { $0.superclass == name }.flatMap { family(of: $0.name) }
    }

    /// Changes the name of a declaration wherever it is used.
    mutating func rename(_ old: String, to new: String) {
        for place in classes.indices {
            if classes[place].name == old { classes[place].name = new }
            if classes[place].superclass == old { classes[place].superclass = new }
            for field in classes[place].fields.indices {
                classes[place].fields[field].type = classes[place].fields[field].type.renaming(old, to: new)
            }
        }
        for place in structures.indices where structures[place].name == old { structures[place].name = new }
    }
}

extension DraftSchema {
    /// The fields of all classes and structs.
    var fields: [DraftField] { classes.flatMap(\.fields) + structures.flatMap(\.fields) }

    var lenientFields: [DraftField] { fields.filter { $0.isLenient && $0.canBeLenient } }

    /// The names of the classes whose objects some fields can hold; never that of the first class, the root.
    func classesHeld(by fields: [DraftField]) -> Set<String> {
        let types = fields.filter { !$0.isTransient }.map { "\($0.type)" }
        let conforming = types.contains { $0.contains("any ") } ? conformingClasses : []
        let named = classes.map(\.name).filter { name in types.contains { $0.contains(name) } }
        return Set(named.flatMap(family) + conforming).subtracting(classes.prefix(1).map(\.name))
    }

    /// Whether the version has no class for the objects of one of the other version, but its fields hold them as a superclass
    /// of its own class with that identity, or leave them out because it retired the class.
    func readsOrLeavesOut(_ written: DraftClass) -> Bool {
        let names = classes.flatMap { [$0.archivedName ?? $0.name] + $0.formerNames }
        guard !names.contains(written.archivedName ?? written.name) else { return false }
        var ancestors: [DraftClass] = []
        var name = (classes + retired).first { $0.identity == written.identity }?.superclass
        while let found = classes.first(where: { $0.name == name }) {
            ancestors.append(found)
            name = found.superclass
        }
        let types = fields.map { "\($0.type)" }
        return (ancestors.contains(where: \.readsUnknown) || retired.contains { $0.identity == written.identity })
            && types.contains { type in type.contains("any ") || ancestors.contains { type.contains($0.name) } }
    }
}
