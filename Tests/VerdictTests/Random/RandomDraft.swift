// Random schemas of a few small declarations.

import TestSupport

/// Writes random drafts, and makes random choices for changes to them.
struct DraftWriter {
    var random: SeededGenerator

    /// Whether the classes take part in sequential archives, too.
    let isSequential: Bool
    private var count = 0

    init(seed: UInt64) {
        random = SeededGenerator(exactSeed: seed)
        isSequential = seed % 4 == 0
    }

    // MARK: Chance

    mutating func number(below limit: Int) -> Int { limit > 0 ? Int(random.next() % UInt64(limit)) : 0 }

    /// Once in so many times.
    mutating func once(in times: Int) -> Bool { number(below: times) == 0 }

    mutating func one<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[number(below: elements.count)]
    }

    mutating func fresh(_ stem: String) -> String {
        count += 1
        return "\(stem)\(count)"
    }

    // MARK: Schemas

    /// A root class, a class that it refers to with a subclass, and one value type of each kind.
    mutating func schema(pair: String) -> DraftSchema {
        var schema = DraftSchema()
        schema.pairName = pair
        schema.protocolName = pair + "P"
        schema.isSequential = isSequential
        schema.writesNil = once(in: 12)
        let raw = once(in: 2) ? "String" : "UInt8"
        var cases = (0..<(2 + number(below: 3))).map { DraftEnumeration.Case(name: fresh("case"), raw: $0) }
        let first = cases[0].name
        if once(in: 4) { cases[cases.count - 1].replacement = first }
        schema.enumerations = [
            DraftEnumeration(
                name: pair + "E", rawType: raw, cases: cases,
                unknown: once(in: 3) ? "other(rawValue)" : once(in: 2) ? first : nil)
        ]
        schema.bits = [
            DraftBits(
                name: pair + "B", rawType: "UInt16",
                fields: [
                    DraftBits.Field(name: fresh("bit"), position: 0, width: 1),
                    DraftBits.Field(name: fresh("bit"), position: 2, width: 3),
                ])
        ]
        // Without a tag, only keyed archives tell by the kind of a value which of two cases it belongs to.
        let tag = once(in: 3) ? fresh("T") : nil
        let key = fresh("U")
        let otherKey = (!isSequential || tag != nil) && once(in: 3) ? key : fresh("U")
        schema.unions = [
            DraftUnion(
                name: pair + "U",
                cases: [
                    DraftUnion.Case(name: fresh("choice"), key: key, type: "String"),
                    DraftUnion.Case(name: fresh("choice"), key: otherKey, type: "Int"),
                    DraftUnion.Case(name: fresh("choice"), key: fresh("U"), type: nil, isFallback: once(in: 2)),
                ], hasUnknown: once(in: 3), tag: tag)
        ]
        var structure = DraftStructure(name: pair + "S")
        structure.fields = [DraftField(name: fresh("part"), type: .plain(plainType()))]
        if once(in: 2) { structure.fields.append(field(in: schema, allowing: .plainOnly)) }
        structure.omitsDefault = once(in: 8)
        structure.isDictionary = once(in: 3)
        schema.structures = [structure]
        var base = DraftClass(name: pair + "C")
        base.fields = [field(in: schema, allowing: .values)]
        base.protocolName = schema.protocolName
        base.readsUnknown = once(in: 3)
        var derived = DraftClass(name: pair + "D", superclass: base.name)
        derived.fields = [field(in: schema, allowing: .values)]
        var separate = DraftClass(name: pair + "O")
        separate.fields = [field(in: schema, allowing: .plainOnly)]
        separate.protocolName = schema.protocolName
        schema.classes = [base, derived, separate]
        var root = DraftClass(name: pair + "A")
        root.version = number(below: 3)
        root.refusesNewer = once(in: 6)
        root.keepsUnknown = once(in: 8)
        root.writesNil = once(in: 8)
        root.omitsDefault = once(in: 8)
        if once(in: 8) { root.prefix = "X" }
        for _ in 0..<(2 + number(below: 4)) { root.fields.append(field(in: schema, allowing: .everything)) }
        // A change of what nothing holds shows nothing.
        for name in ["E", "U", "B", "S"].map({ pair + $0 }) {
            let type = DraftType.named(name)
            var field = DraftField(name: fresh("field"), type: once(in: 4) ? .array(type) : type)
            field.isOptional = once(in: 2)
            root.fields.append(field)
        }
        if once(in: 2) {
            var field = DraftField(name: fresh("field"), type: .named(base.name))
            field.isOptional = true
            root.fields.append(field)
        }
        // A root of an unknown class is an error, which the review doesn't assume.
        if once(in: 4), !base.readsUnknown { root.superclass = base.name }
        schema.classes.insert(root, at: 0)
        return schema
    }

    /// Which types a field may have.
    enum Allowance {
        case plainOnly
        case values
        case everything
    }

    static let numbers = ["Int8", "Int16", "Int32", "Int64", "Int", "UInt8", "UInt16", "UInt32", "UInt64", "UInt"]
    static let others = [
        "Bool", "Float", "Double", "String", "Data", "Date", "URL", "UUID", "Decimal", "CGPoint", "NSRange",
        "VectorValue", "TransformValue", "EdgeInsetsValue",
        "Character", "SIMD3<Float>", "NumberValue", "Duration", "Range<Int>",
        "mutable String", "mutable Data", "boxed Int", "boxed UInt8", "boxed Bool", "boxed Double",
    ]

    /// Types whose values only keyed archives can contain.
    private static let keyedOnly = [
        "TimeZone", "Locale", "DateInterval", "IndexPath", "IndexSetValue", "ErrorValue", "AnyValue",
        "inline String", "mutable OrderedSetValue<String>", "boxed CGPoint", "boxed EdgeInsetsValue",
    ]

    mutating func plainType() -> String {
        if !isSequential, once(in: 6) { return one(of: Self.keyedOnly) ?? "AnyValue" }
        return one(of: once(in: 2) ? Self.numbers : Self.others) ?? "Int"
    }

    /// Elements of collections have no keys of their own, which some words need.
    private mutating func elementType() -> String { plainType().replacing(#/(boxed|inline) /#, with: "") }

    mutating func type(in schema: DraftSchema, allowing allowance: Allowance) -> DraftType {
        switch number(below: allowance == .plainOnly ? 6 : allowance == .values ? 14 : 18) {
        case 6: return .array(once(in: 3) ? .optional(.plain(elementType())) : .plain(elementType()))
        case 7: return .dictionary(once(in: 2) ? "String" : "Int", .plain(elementType()))
        case 8: return .set(once(in: 2) ? "String" : "Int")
        case 9:
            return once(in: 2)
                ? .packed(one(of: ["Int16", "Int64", "UInt8", "Float", "Double"]) ?? "Int16", isBigEndian: once(in: 3))
                : .indexed(.plain(elementType()))
        case 10: return one(of: schema.bits).map { .named($0.name) } ?? .plain("Int")
        case 11, 12:
            guard let name = schema.enumerations.first?.name else { return .plain("Int") }
            return once(in: 4) ? .array(.named(name)) : .named(name)
        case 13: return one(of: schema.unions).map { .named($0.name) } ?? .plain("Int")
        case 14:
            guard let name = schema.structures.first?.name else { return .plain("Int") }
            return once(in: 2) ? .array(.named(name)) : .named(name)
        case 15, 16, 17:
            let classes = schema.classes.filter { !$0.name.hasSuffix("A") }
            if once(in: 4), classes.contains(where: { $0.protocolName != nil }) {
                return .existential(schema.protocolName)
            }
            guard let name = one(of: classes)?.name else { return .plain("Int") }
            return once(in: 3) ? .array(.named(name)) : .named(name)
        default: return .plain(plainType())
        }
    }

    mutating func field(in schema: DraftSchema, allowing allowance: Allowance) -> DraftField {
        var field = DraftField(name: fresh("field"), type: type(in: schema, allowing: allowance))
        switch number(below: 3) {
        case 0: field.isOptional = true
        case 1: field.value = value(of: field.type, in: schema)
        default: break
        }
        // An indexed array doesn't have an optional form everywhere.
        if case .indexed = field.type { field.isOptional = false }
        if once(in: 5) { field.key = fresh("K") }
        if once(in: 10) { field.fallbacks = [fresh("F")] }
        if once(in: 12) { field.also = [fresh("L")] }
        if once(in: 12) { field.computedKeys = [fresh("V")] }
        if once(in: 12) { field.isConstant = true }
        field.writesNil = once(in: 12)
        field.omitsDefault = once(in: 6)
        field.isLenient = once(in: 5)
        if once(in: 6) { field.missing = value(of: field.type, in: schema) }
        field.isRequired = once(in: 16)
        return field
    }

    /// A function that still writes values under the key of a field that goes, mostly of the field's type.
    mutating func computedKey(_ key: String, inPlaceOf field: DraftField) -> DraftComputedKey {
        let isSame = !once(in: 4)
        let texts = [
            "Bool": ["true", "false"], "String": ["\"v\"", "\"\"", "\"r1\""], "Double": ["0.5", "-.infinity"],
        ]
        let other = DraftType.plain(one(of: ["Bool", "String", "Double", "Int8", "Int"]) ?? "Int")
        var type = other
        var values: [String]?
        for candidate in isSame ? [field.type, other] : [other] where values == nil {
            type = candidate
            if case .plain(let name) = candidate { values = texts[name] }
            if case .plain(let name) = candidate, Self.numbers.contains(name) { values = ["7", ".max", ".min"] }
        }
        let isOptional = isSame ? field.isOptional : once(in: 3)
        return DraftComputedKey(
            key: key, type: type, isOptional: isOptional, values: (values ?? ["7"]) + (isOptional ? ["nil"] : []))
    }

    /// A default, where the type has literals.
    mutating func value(of type: DraftType, in schema: DraftSchema) -> String? {
        switch type {
        case .array(let element):
            let elements = once(in: 2) ? [value(of: element, in: schema), value(of: element, in: schema)] : []
            return "[\(elements.compactMap(\.self).joined(separator: ", "))]"
        case .dictionary("String", let element):
            return once(in: 2) ? value(of: element, in: schema).map { "[\"k\": \($0)]" } ?? "[:]" : "[:]"
        case .optional(let wrapped): return once(in: 3) ? "nil" : value(of: wrapped, in: schema)
        case .set, .packed, .indexed: return "[]"
        case .dictionary: return "[:]"
        case .plain("Bool"): return "true"
        case .plain("String"): return "\"d\(number(below: 9))\""
        case .plain("Float"), .plain("Double"): return "\(number(below: 9)).25"
        case .plain("boxed Bool"): return "true"
        case .plain("boxed Double"): return "0.25"
        case .plain("boxed CGPoint"), .plain("boxed EdgeInsetsValue"): return nil
        case .plain(let name) where name.hasPrefix("boxed ") || Self.numbers.contains(name):
            return "\(1 + number(below: 99))"
        case .named(let name):
            return schema.enumerations.first { $0.name == name }.flatMap { one(of: $0.cases) }.map { "." + $0.name }
        default: return nil
        }
    }
}
