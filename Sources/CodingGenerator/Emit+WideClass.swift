// Additional members of a wide class: methods that each handle a portion of its fields, named after the previous field.
//
//     init(coder:) ──▶ FirstFields, FieldsAfterAge, …        required fields, if they are more than one portion
//                  ──▶ decodeFirstFields, …                  fields that have their default from their declaration
//     encode(with:) ──▶ encodeFirstFields, …
//     connect(with:) ──▶ connectFirstFields, …
//
// Its properties are initialized in their declarations, and encoding and decoding are split, because the compile time
// of one function grows faster than its length.

import CodingSchema

/// Consecutive fields of a wide class that one method handles.
package struct Portion<Element> {
    /// `After` and the name of the field before the portion's first; empty for the first portion.
    private let suffix: String
    let elements: ArraySlice<Element>

    /// The name of a method or struct for the portion, such as `encodeFirstFields` or `encodeFieldsAfterAge`.
    func name(_ verb: String) -> String { verb + (suffix.isEmpty ? "FirstFields" : "Fields" + suffix) }

    /// The name of the constant with the portion's values.
    var valuesName: String { suffix.isEmpty ? "firstFields" : "fields" + suffix }

    /// The maximum number of fields per method.
    private static var maximumCount: Int { 50 }

    /// Splits fields into portions.
    ///
    /// Names determine where a portion ends, and not a count: otherwise, each added or removed field would move one
    /// field of each later portion into another one, and all of them would appear in the diff.
    static func portions(of elements: [Element], by field: KeyPath<Element, SchemaField>) -> [Portion] {
        var portions: [Portion] = []
        var suffixes: Set<String> = []
        var start = 0
        for (index, element) in elements.enumerated() {
            let isFull = index + 1 - start >= maximumCount
            guard isFull || endsPortion(element[keyPath: field].name) || index + 1 == elements.count else { continue }
            let last = start == 0 ? "" : SwiftIdentifier.identifier(from: elements[start - 1][keyPath: field].name)
            var suffix = start == 0 ? "" : "After" + last.capitalizedFirst
            // `name` and `Name` would otherwise result in the same name.
            while !suffixes.insert(suffix).inserted { suffix += "Value" }
            portions.append(Portion(suffix: suffix, elements: elements[start...index]))
            start = index + 1
        }
        return portions
    }
}

/// Whether a portion ends with a name: one in sixteen or so, by its hash, so that few portions become full.
package func endsPortion(_ name: String) -> Bool {
    // Fowler, Noll and Vo's hash, the same on every machine, and mixed: names often differ in their last letter.
    var hash = name.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
    return (hash ^ hash >> 13) & 0xF == 0
}

/// Where a class's `init(coder:)` reads each field.
struct DecodePortions {
    /// Read by the initializer itself, in declared order.
    let inInitializer: [ReadStep]

    /// Read by structs before the initializer sets any property. If an initializer throws, it has to destroy the
    /// properties that are set, and the code for that after each field grows quadratically.
    let inStructs: [Portion<ReadStep>]

    /// Read by methods after the object exists.
    let afterInitializer: [Portion<ReadStep>]

    /// The portion that each field is read in, by the field's name.
    private var portionsByName: [String: Portion<ReadStep>] = [:]

    init(of schemaClass: SchemaClass) {
        let reads = schemaClass.plan.reads
        guard schemaClass.isWide else {
            inInitializer = reads
            inStructs = []
            afterInitializer = []
            return
        }
        // Observers run wherever a property is set, except in an initializer.
        let isSet = { (read: ReadStep) in
            schemaClass.isSetAtDeclaration(read.field) && (read.phase != .initializer || read.field.observers == nil)
        }
        inInitializer = reads.filter { !isSet($0) }
        let atOnce = inInitializer.filter { $0.phase == .initializer }
        inStructs = atOnce.count > 50 ? Portion.portions(of: atOnce, by: \.field) : []
        afterInitializer = Portion.portions(of: reads.filter { isSet($0) && $0.phase == .initializer }, by: \.field)
        for portion in inStructs {
            for read in portion.elements { portionsByName[read.field.name] = portion }
        }
    }

    /// Whether the initializer reads nothing.
    var isEmpty: Bool {
        afterInitializer.isEmpty && inInitializer.allSatisfy { $0.phase != .initializer && $0.field.isWeak }
    }

    /// The portion whose struct reads a field.
    func portion(of read: ReadStep) -> Portion<ReadStep>? { portionsByName[read.field.name] }
}

extension Emitter {
    /// Emits calls of the methods, one per portion.
    mutating func emitCalls<Element>(_ verb: String, of portions: [Portion<Element>], coder: String) {
        for portion in portions { line("try self.\(portion.name(verb))(with: \(coder))") }
    }

    /// Emits what is read before the initializer sets a property.
    mutating func emitValues(of portions: DecodePortions) {
        for portion in portions.inStructs {
            line("let \(portion.valuesName) = try \(portion.name(""))(unarchiver)")
        }
    }

    /// The methods and structs themselves.
    mutating func emitPortions(of schemaClass: SchemaClass) {
        let plan = schemaClass.plan
        let portions = DecodePortions(of: schemaClass)
        let written = plan.isCoded ? plan.fields.filter(\.field.isWritten) : []
        emitMethods("encode", "archiver: Archiver", Portion.portions(of: written, by: \.field)) { emitter, field in
            for step in plan.present(field.writes) { emitter.emitWrite(step, of: schemaClass) }
        }
        for portion in portions.inStructs { emitStruct(portion, of: schemaClass) }
        emitMethods("decode", "unarchiver: Unarchiver", portions.afterInitializer) {
            $0.emitRead($1, of: schemaClass, isSet: true)
        }
        let connected = plan.reads.filter { $0.phase != .initializer }
        emitMethods("connect", "unarchiver: Unarchiver", Portion.portions(of: connected, by: \.field)) {
            $0.emitConnect($1, of: schemaClass)
        }
    }

    private mutating func emitMethods<Element>(
        _ verb: String, _ parameter: String, _ portions: [Portion<Element>],
        _ emitElement: (inout Emitter, Element) -> Void
    ) {
        for portion in portions {
            blank()
            block("private func \(portion.name(verb))(with \(parameter)) throws {") { emitter in
                for element in portion.elements { emitElement(&emitter, element) }
            }
        }
    }

    private mutating func emitStruct(_ portion: Portion<ReadStep>, of schemaClass: SchemaClass) {
        blank()
        block("private nonisolated struct \(portion.name("")) {") { emitter in
            for read in portion.elements {
                emitter.line("let \(SwiftIdentifier.declaration(read.field.name)): \(read.field.swiftType)")
            }
            emitter.blank()
            emitter.block("init(_ unarchiver: Unarchiver) throws {") { emitter in
                for read in portion.elements { emitter.emitRead(read, of: schemaClass) }
            }
        }
    }
}

extension SchemaFieldOwner {
    /// Whether the class has more fields than the compiler can handle in one function.
    var isWide: Bool { fields.count > 64 && self is SchemaClass && plan.fields.count > 64 }
}
