// Creates the objects of a sample from a class: each field's keys as its version wrote them, each with a different
// value.
//
//     objects  [ root | object 1 | object 2 | … ]      filled in turn; a new object is appended
//
// The number of objects per class is limited: after that, references share existing objects, so cycles end. References
// that are read in `init(coder:)` may be shared too, because by the checker's rule they don't lead back to their class.

import Archiving
import CodingSchema

/// Builds one sample.
struct SampleBuilder {
    /// The number of objects per class before references share them, in small samples and in large ones.
    private static let objectsOfOneClass = (small: 2, large: 1)
    private static let smallSample = 16
    private static let mostValues = 200_000
    static let greatestDepth = 60

    let catalog: ClassCatalog
    private let root: SchemaClass
    private let version: Int
    private let others: [String: Int]
    let graph = SampleGraph()
    private var indicesByClass: [ObjectIdentifier: [Int]] = [:]
    private var sharedCount = 0
    private var valueCount = 0

    /// The object that is being filled.
    private(set) var holder = 0

    /// Whether the value that is being built is converted when it is read.
    private(set) var isConverting = false

    /// The structs and unions that contain the value that is being built.
    var openValues: [ObjectIdentifier] = []

    /// The number of the last value, which makes values differ.
    private(set) var number: Int64 = 0

    /// Whether the sample is a sequential archive, whose values have no keys.
    let isSequential: Bool

    init(
        root: SchemaClass, version: Int, others: [String: Int], catalog: ClassCatalog, isSequential: Bool = false
    ) {
        self.isSequential = isSequential
        self.root = root
        self.version = version
        self.others = others
        self.catalog = catalog
    }

    /// Builds the root object and everything to which it refers.
    ///
    /// - Complexity: O(*n*) in the fields of the classes that can be reached from the root.
    mutating func build() throws(SampleError) -> SampleGraph {
        addObject(of: root)
        var next = 0
        while next < graph.objects.count {
            holder = next
            try fill(next)
            next += 1
        }
        return graph
    }

    private mutating func fill(_ index: Int) throws(SampleError) {
        if isSequential {
            var sequence: [SampleSequenceValue] = []
            for owner in graph.objects[index].schemaClass.chain { sequence += try self.sequence(of: owner) }
            graph.objects[index].sequence = sequence
            return
        }
        var entries: [SampleEntry] = []
        var keys: Set<String> = []
        for owner in graph.objects[index].schemaClass.chain {
            try append(owner, to: &entries, keys: &keys)
        }
        graph.objects[index].entries = entries
    }

    // MARK: Versions

    /// The version of a class, struct or enum in this sample.
    func version(of owner: SchemaOwner) -> Int {
        owner === root ? version : min(others[owner.name] ?? owner.version, owner.version)
    }

    /// The stage of an enum in this sample; `nil` if it is unknown, which leaves the cases that it has always had.
    func version(of enumeration: SchemaEnumeration) -> Int? {
        if let version = others[enumeration.name] { return version }
        return version == root.version ? enumeration.version : nil
    }

    // MARK: Fields

    /// The entries that a version of a class, struct or enum writes, without those of superclasses and of cases.
    mutating func append(
        _ owner: SchemaOwner, to entries: inout [SampleEntry], keys: inout Set<String>
    ) throws(SampleError) {
        let version = version(of: owner)
        var fieldValue: (field: SchemaField, value: SampleValue?)?
        for step in owner.plan.writes(inVersion: version) {
            if case .version = step.source, version == 0 { continue }
            // Several values with composed keys can have the empty key, which no archive contains.
            guard step.key.isEmpty || keys.insert(step.key).inserted else { continue }
            var value: SampleValue?
            switch step.source {
            case .version: value = step.type.variant.map { .variant($0, .leaf(version)) } ?? .leaf(version)
            case .marker, .element, .tag: value = .leaf(true)
            case .constant(let text):
                value = text == "nil" ? .null : LiteralText.value(text, type: step.type)
                if value == nil { continue }
            case .function: value = try convertedValue(of: step.valueType, for: ValuePurpose(name: step.key))
            case .field(let field) where step.isConverted:
                value = try self.value(of: field, as: step.valueType, isConverted: true)
            case .field(let field):
                // All keys of a field have the same value.
                if fieldValue?.field !== field { fieldValue = (field, try self.value(of: field, as: step.valueType)) }
                value = fieldValue?.value
                if let stage = step.stage { value = value?.asOf(stage) }
            }
            if let value {
                add(value, type: step.type, key: step.key, to: &entries)
            } else if !step.isOptional {
                // Only Swift knows a value; a reader uses the default, if there is one.
                if step.type.isKnownToSwiftOnly, step.field?.isRequired == false { continue }
                throw noValue(of: step.field?.name ?? step.key, of: owner)
            } else if step.writesNull {
                entries.append(SampleEntry(key: step.key, value: .null))
            }
        }
    }

    func noValue(of name: String, of owner: SchemaOwner) -> SampleError {
        SampleError(
            "no sample of finite size has a value for '\(name)' of '\(owner.name)'",
            help: "no class that can be archived has the right type")
    }

    /// A value of a field, or one that a function converts to or from the field's value.
    mutating func value(
        of field: SchemaField, as type: SchemaType, isConverted: Bool = false
    ) throws(SampleError) -> SampleValue? {
        // After reading, a weak reference is nil if nothing else holds the object, whether it is archived or not.
        if field.isConditional || field.isWeak, !isConverted {
            var schemaClass: SchemaClass?
            if case .object(let target) = type { schemaClass = target }
            return .conditional(
                ConditionalReference(schemaClass: schemaClass, holder: holder, writesNull: field.writesNull))
        }
        var literal: String?
        if case .literal(let text) = field.value, !field.valueType.isConverted { literal = text }
        let purpose = ValuePurpose(name: field.name, literal: literal)
        return try isConverted ? convertedValue(of: type, for: purpose) : value(of: type, for: purpose)
    }

    /// A value that is converted when it is read, or that a function makes for older readers.
    mutating func convertedValue(of type: SchemaType, for purpose: ValuePurpose) throws(SampleError) -> SampleValue? {
        let wasConverting = isConverting
        isConverting = true
        defer { isConverting = wasConverting }
        return try value(of: type, for: purpose)
    }

    /// Stores a value under its key; one with composed keys under those.
    func add(_ value: SampleValue, type: SchemaType, key: String, to entries: inout [SampleEntry]) {
        switch (value, type) {
        case (.structure(_, _, let parts, _), .structure), (.structure(_, _, let parts, _), .union):
            entries += parts.map { SampleEntry(key: SchemaKey.composed(key, $0.key), value: $0.value) }
        case (.array(let elements), .indexed(let elementType)):
            for (position, element) in elements.enumerated() {
                add(element, type: elementType, key: "\(key)[\(position)]", to: &entries)
            }
        case (_, .optional(let wrapped)): add(value, type: wrapped, key: key, to: &entries)
        default: entries.append(SampleEntry(key: key, value: value))
        }
    }

    // MARK: Objects

    /// The object of a reference: a new one, or an existing one if there are enough of its class.
    mutating func reference(to schemaClass: SchemaClass) -> SampleValue? {
        guard let schemaClass = catalog.codingClass(for: schemaClass, isSequential: isSequential) else { return nil }
        let indices = indicesByClass[ObjectIdentifier(schemaClass)] ?? []
        let isSmall = graph.objects.count < Self.smallSample
        if indices.count < (isSmall ? Self.objectsOfOneClass.small : Self.objectsOfOneClass.large) {
            return .object(addObject(of: schemaClass))
        }
        // The newest first: the root comes last, so that a sample doesn't only refer back to it.
        let index = indices[indices.count - 1 - sharedCount % indices.count]
        sharedCount += 1
        if !isHidden { graph.objects[index].isHidden = false }
        return .object(index)
    }

    @discardableResult
    private mutating func addObject(of schemaClass: SchemaClass) -> Int {
        let index = graph.objects.count
        graph.objects.append(SampleObject(schemaClass, in: graph, isHidden: isHidden, version: version))
        indicesByClass[ObjectIdentifier(schemaClass), default: []].append(index)
        return index
    }

    /// Whether the current reader doesn't keep the object: it is converted, or part of an object that another one
    /// replaces.
    private var isHidden: Bool {
        guard !graph.objects.isEmpty else { return false }
        let object = graph.objects[holder]
        return isConverting || object.isHidden || object.schemaClass.chain.contains { $0.uniqueFunction != nil }
    }

    // MARK: Limits

    /// The next number, for a value that differs from those before it.
    mutating func nextNumber() throws(SampleError) -> Int64 {
        valueCount += 1
        guard valueCount <= Self.mostValues else {
            throw SampleError("a sample of '\(root.name)' would hold more than \(Self.mostValues) values")
        }
        number += 1
        return number
    }
}

/// The purpose of a value.
struct ValuePurpose {
    /// The field's or case's name, which strings contain.
    let name: String

    /// The field's default, which the value must differ from.
    var literal: String?

    /// The type in Swift of a value that is archived as another.
    var swiftType: SchemaType?

    /// The number of collections, structs and unions that contain it in its field.
    var depth = 0

    /// The same for an element or part.
    func inner(_ name: String? = nil) -> ValuePurpose {
        ValuePurpose(name: name ?? self.name, literal: nil, depth: depth + 1)
    }
}

extension SampleValue {
    /// The value with each of its enum's cases replaced by what an older stage of the enum had for it.
    fileprivate func asOf(_ stage: Int) -> SampleValue {
        switch self {
        case .rawValue(let rawValue, let enumeration):
            .rawValue(enumeration.nearest(to: rawValue, asOf: stage), enumeration)
        case .array(let elements): .array(elements.map { $0.asOf(stage) })
        case .dictionary(let entries): .dictionary(entries.map { ($0.key, $0.value.asOf(stage)) })
        case .variant(let variant, let value): .variant(variant, value.asOf(stage))
        default: self
        }
    }
}
