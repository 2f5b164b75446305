// Values by type: each differs from the others, from the field's default, and from what a missing key is read as.

import Archiving
import CodingSchema

extension SampleBuilder {
    /// A value of a type; `nil` if a finite sample can't contain one: an object of a class that can't be archived, or a
    /// value that contains itself.
    mutating func value(of type: SchemaType, for purpose: ValuePurpose) throws(SampleError) -> SampleValue? {
        try check(purpose.depth, purpose)
        switch type {
        case .array(let element): return try elements(of: element, count: 2, for: purpose).map { .array($0) }
        case .indexed(let element): return try elements(of: element, count: 3, for: purpose).map { .array($0) }
        case .set(let element, let form): return .set(try members(of: element, for: purpose), form)
        case .dictionary(let key, let value): return try dictionary(key: key, value: value, for: purpose)
        case .packed(let element, let isBigEndian): return try packed(element, isBigEndian, for: purpose)
        case .optional(let wrapped): return try value(of: wrapped, for: purpose) ?? .null
        case .variant(let variant, let wrapped):
            return try value(of: wrapped, for: purpose).map { .variant(variant, $0) }
        case .object(let schemaClass): return reference(to: schemaClass)
        case .existential(let requirement?):
            return requirement.classes.first.flatMap { reference(to: $0) }
        case .existential(nil):
            let holder = graph.objects[holder].schemaClass
            return reference(to: catalog.anyClass(besides: holder, isSequential: isSequential))
        case .enumeration(let enumeration):
            return try rawValue(of: enumeration, for: purpose).map { .rawValue($0, enumeration) }
        case .structure(let structure) where structure.isBuiltIn: return try builtIn(structure)
        case .structure(let structure): return try self.structure(structure, for: purpose)
        case .union(let union): return try self.union(union, for: purpose)
        case .bits(let bits): return try .leaf(bits.rawType.value(integer(of: bits)))
        case .converted(let conversion): return try value(of: conversion, for: purpose)
        default: return try leaf(of: type, for: purpose)
        }
    }

    /// A value that functions convert: a simple one, and the text of a type that is archived as text.
    private mutating func value(
        of conversion: SchemaTypeConversion, for purpose: ValuePurpose
    ) throws(SampleError) -> SampleValue? {
        var purpose = purpose
        purpose.swiftType = conversion.swiftType
        return try convertedValue(of: conversion.archived, for: purpose)
    }

    // MARK: Collections

    private mutating func elements(
        of type: SchemaType, count: Int, for purpose: ValuePurpose
    ) throws(SampleError) -> [SampleValue]? {
        var result: [SampleValue] = []
        for _ in 0..<(purpose.depth > 3 ? 1 : count) {
            guard let element = try value(of: type, for: purpose.inner()) else { return [] }
            result.append(element)
        }
        if case .optional = type, result.count > 1 { result[result.count - 1] = .null }
        return result
    }

    private mutating func dictionary(
        key: SchemaType, value: SchemaType, for purpose: ValuePurpose
    ) throws(SampleError) -> SampleValue {
        var entries: [(key: SampleValue, value: SampleValue)] = []
        for member in try members(of: key, for: purpose) {
            guard let element = try self.value(of: value, for: purpose.inner()) else { return .dictionary([]) }
            entries.append((member, element))
        }
        if case .optional = value, entries.count > 1 { entries[entries.count - 1].value = .null }
        return .dictionary(entries)
    }

    /// Hashed values. Only one if other code determines their order or equality.
    private mutating func members(of type: SchemaType, for purpose: ValuePurpose) throws(SampleError) -> [SampleValue] {
        let isOrdered =
            switch type.archivedType {
            case .integer, .string: true
            default: false
            }
        let count = isOrdered && purpose.depth <= 3 ? 2 : 1
        var result: [SampleValue] = []
        for _ in 0..<count {
            guard let member = try value(of: type, for: purpose.inner()) else { return [] }
            result.append(member)
        }
        // In the order of archives, which is that of their bytes.
        return result.sorted { left, right in
            guard case .leaf(let left as String) = left, case .leaf(let right as String) = right else { return false }
            return left.utf8.lexicographicallyPrecedes(right.utf8)
        }
    }

    private mutating func packed(
        _ type: SchemaType, _ isBigEndian: Bool, for purpose: ValuePurpose
    ) throws(SampleError) -> SampleValue? {
        var numbers: [any ArchivableValue] = []
        for _ in 0..<3 {
            guard case .leaf(let number)? = try value(of: type, for: purpose.inner()) else { return nil }
            numbers.append(number)
        }
        return PackedNumbers.value(of: numbers, type: type.archivedType, isBigEndian: isBigEndian)
    }

    // MARK: Values with composed keys

    private mutating func structure(
        _ structure: SchemaStructure, for purpose: ValuePurpose
    ) throws(SampleError) -> SampleValue? {
        guard try open(structure, for: purpose) else { return nil }
        defer { openValues.removeLast() }
        let version = version(of: structure)
        if isSequential, !structure.isDictionary {
            return .structure(structure, version: version, [], try sequence(of: structure))
        }
        var entries: [SampleEntry] = []
        var keys: Set<String> = []
        try append(structure, to: &entries, keys: &keys)
        if structure.isDictionary { return .dictionary(entries.map { (.leaf($0.key), $0.value) }) }
        return .structure(structure, version: version, entries)
    }

    private mutating func union(_ union: SchemaUnion, for purpose: ValuePurpose) throws(SampleError) -> SampleValue? {
        guard try open(union, for: purpose) else { return nil }
        defer { openValues.removeLast() }
        // A case that is written twice is newer than the others, and only Swift can compute its second form.
        let plain = union.plan.cases.filter { $0.unionCase.alsoFunction == nil }
        let cases = plain.isEmpty ? union.plan.cases : plain
        guard !cases.isEmpty else { return nil }
        let version = version(of: union)
        let start = Int(try nextNumber()) % cases.count
        for offset in cases.indices {
            let plan = cases[(start + offset) % cases.count]
            if isSequential {
                guard let values = try sequence(of: plan, for: purpose) else { continue }
                return .structure(union, version: version, [], values)
            }
            guard var entries = try self.entries(of: plan, for: purpose) else { continue }
            var keys = Set(entries.map(\.key))
            var own: [SampleEntry] = []
            try append(union, to: &own, keys: &keys)
            // The version is first, the constants are last.
            entries.insert(contentsOf: own.prefix { $0.key == union.versionKey }, at: 0)
            entries += own.drop { $0.key == union.versionKey }
            return .structure(union, version: version, entries)
        }
        return nil
    }

    /// Starts a value; false inside of a value of the same declaration.
    private mutating func open(_ owner: SchemaOwner, for purpose: ValuePurpose) throws(SampleError) -> Bool {
        guard !openValues.contains(ObjectIdentifier(owner)) else { return false }
        try check(openValues.count + 1, purpose)
        openValues.append(ObjectIdentifier(owner))
        return true
    }

    private func check(_ depth: Int, _ purpose: ValuePurpose) throws(SampleError) {
        guard depth <= Self.greatestDepth else {
            throw SampleError("values are nested more than \(Self.greatestDepth) deep in '\(purpose.name)'")
        }
    }

    private mutating func entries(
        of plan: CasePlan, for purpose: ValuePurpose
    ) throws(SampleError) -> [SampleEntry]? {
        var entries: [SampleEntry] = []
        for step in plan.writes {
            if case .tag(let rawValue) = step.source {
                entries.append(SampleEntry(key: step.key, value: .leaf(rawValue.value(type: step.valueType))))
                continue
            }
            guard case .element(let element?) = step.source else {
                entries.append(SampleEntry(key: step.key, value: .leaf(true)))
                continue
            }
            if let value = try value(of: step.valueType, for: purpose.inner(element.label ?? plan.name)) {
                add(value, type: step.type, key: step.key, to: &entries)
            } else if !step.isOptional {
                return nil
            } else if step.writesNull {
                entries.append(SampleEntry(key: step.key, value: .null))
            }
        }
        return entries
    }

    // MARK: Enums and bits

    /// A case that the sample's version had; if possible, neither the default nor what unknown values become.
    mutating func rawValue(
        of enumeration: SchemaEnumeration, for purpose: ValuePurpose, fitting width: Int? = nil
    ) throws(SampleError) -> SchemaRawValue? {
        let version = version(of: enumeration)
        let defaultName = purpose.literal.flatMap(LiteralText.caseName)
        let known = enumeration.cases.filter { enumerationCase in
            guard let since = enumerationCase.since else { return true }
            return version.map { $0 >= since.version } ?? false
        }
        let fitting = known.filter { enumerationCase in
            guard let width, width < 63,
                case .integer(let value)? = enumeration.rawValue(ofCase: enumerationCase.name)
            else { return true }
            return value.isNegative ? value.magnitude <= 1 << UInt64(width - 1) : value.magnitude < 1 << UInt64(width)
        }
        let others = fitting.filter { $0.name != defaultName && $0.name != enumeration.unknown?.replacement }
        let fallback = fitting.filter { $0.name != defaultName }
        let cases = others.isEmpty ? (fallback.isEmpty ? fitting : fallback) : others
        guard !cases.isEmpty else { return nil }
        return enumeration.rawValue(ofCase: cases[Int(try nextNumber()) % cases.count].name)
    }

    private mutating func integer(of bits: SchemaBits) throws(SampleError) -> Int64 {
        var result: UInt64 = 0
        for field in bits.fields where field.position >= 0 && field.position < 64 && field.width > 0 {
            result |= try (self.bits(of: field)) << UInt64(field.position)
        }
        return Int64(bitPattern: result)
    }

    private mutating func bits(of field: SchemaBitField) throws(SampleError) -> UInt64 {
        switch field.type {
        case .bool: return 1
        case .enumeration(let enumeration):
            let purpose = ValuePurpose(name: field.name)
            guard case .integer(let value)? = try rawValue(of: enumeration, for: purpose, fitting: field.width) else {
                return 0
            }
            return UInt64(bitPattern: value.bits) & field.lowMask
        default:
            // Small enough for any type, and not negative unless the type's only bit is the sign.
            let largest: UInt64 = field.width > 7 ? 100 : max(1, (1 << UInt64(field.width - 1)) - 1)
            return UInt64(try nextNumber()) % largest + 1
        }
    }
}
