// The descriptors of classes, structs and enums: what the runtime knows of them without an object. They are in the
// class table; a class or value returns its own.
//
//     class var archivedClass: ArchivedClass { PayrollCodingClasses.archivedEmployee }

import CodingSchema

extension Emitter {
    /// The property of a class that returns its descriptor.
    mutating func emitArchivedClass(of schemaClass: SchemaClass) {
        // A final class's can't be overridden and is declared so, unless it overrides one itself.
        let keyword = schemaClass.isFinalInSwift && schemaClass.isRoot ? "static" : "class"
        let modifiers = schemaClass.overridableModifiers + keyword
        line("\(modifiers) var archivedClass: ArchivedClass { \(descriptor(of: schemaClass)) }")
    }

    /// The property of a struct or enum that returns its descriptor; and, for classes of other modules, the classes that
    /// a value refers to.
    mutating func emitArchivedStructure(of owner: SchemaOwner) {
        line("\(owner.memberModifier)static var archivedStructure: ArchivedStructure { \(descriptor(of: owner)) }")
        let references = ReferencedClasses(of: owner)
        guard owner.access >= .package, !references.isEmpty else { return }
        blank()
        line("/// The classes that such a value refers to.")
        let attribute = owner.access >= .public ? "@_spi(GeneratedCode) " : ""
        block("\(attribute)\(owner.memberModifier)static var archivedReferences: [any Coding.Type] {") { emitter in
            emitter.emit(references, after: "", separator: "")
        }
    }

    private func descriptor(of owner: SchemaOwner) -> String { classTableName + "." + owner.descriptorName }

    /// The constant that holds a descriptor, with one argument a line.
    mutating func emitDescriptor(of owner: SchemaOwner) {
        let schemaClass = owner as? SchemaClass
        let type = schemaClass == nil ? "ArchivedStructure" : "ArchivedClass"
        blank()
        for attribute in owner.availability { line(attribute.text) }
        block("static let \(owner.descriptorName) = \(type)(", closing: ")") { emitter in
            emitter.line("\(SwiftStringLiteral.text(owner.archivedName)),")
            if schemaClass != nil { emitter.line("type: \(owner.swiftName).self,") }
            if owner.version != 0 { emitter.line("version: \(owner.version),") }
            if owner.versionKey != owner.archivedName + ".version" {
                emitter.line("versionKey: \(SwiftStringLiteral.text(owner.versionKey)),")
            }
            if !owner.formerNames.isEmpty {
                let names = owner.formerNames.map(SwiftStringLiteral.text).joined(separator: ", ")
                emitter.line("formerly: [\(names)],")
            }
            if let schemaClass { emitter.emitClasses(of: schemaClass) }
            if owner.isDictionary { return }
            if let keys = schemaClass.flatMap(DeclaredKeys.init), owner.isInKeyedArchives {
                emitter.list("keys: [", closing: "],", keys.keys.map(SwiftStringLiteral.text))
                emitter.emitKeys("indexedKeys", keys.indexedKeys)
                emitter.emitKeys("unionKeys", keys.unionKeys)
            } else if owner.isInKeyedArchives {
                emitter.emitKeys("olderKeys", owner.plan.olderKeys)
            }
            if owner.isInSequences { emitter.emitSequence(of: owner) }
            if let schemaClass { emitter.emitSubstitutions(of: schemaClass) }
        }
    }

    private mutating func emitKeys(_ label: String, _ keys: [String]) {
        if !keys.isEmpty { list("\(label): [", closing: "],", keys.map(SwiftStringLiteral.text)) }
    }

    private mutating func emitClasses(of schemaClass: SchemaClass) {
        let fallbacks = schemaClass.fallbackNames
        if !fallbacks.isEmpty {
            line("fallbacks: [\(fallbacks.map(SwiftStringLiteral.text).joined(separator: ", "))],")
        }
        if let superclass = schemaClass.superclass { line("superclass: \(superclass.swiftName).self,") }
        let references = ReferencedClasses(of: schemaClass)
        if !references.isEmpty { emit(references, after: "references: ", separator: ",") }
        if schemaClass.readsUnknownSubclasses { line("readsUnknownSubclasses: true,") }
        line("table: \(classTableName).self,")
    }

    /// The objects that replace others. A subclass inherits the functions, so what they get may be one of it.
    private mutating func emitSubstitutions(of schemaClass: SchemaClass) {
        let name = schemaClass.swiftName
        if let marker = schemaClass.plan.marker { line("keyedMarker: \(SwiftStringLiteral.text(marker.key)),") }
        if let function = schemaClass.uniqueFunction {
            let reference = "\(name).\(SwiftIdentifier.member(function.name))(\(function.argumentLabel):)"
            line("unique: { ($0 as? \(name)).map(\(reference)) ?? $0 },")
        }
        if let function = schemaClass.replacementFunction {
            line("replacement: { ($0 as? \(name))?.\(SwiftIdentifier.member(function.name))() ?? $0 },")
        }
    }

    /// A sum whose first term is the list. There is at least one term.
    private mutating func emit(_ references: ReferencedClasses, after prefix: String, separator: String) {
        var values = references.values.map { SwiftIdentifier.type($0.name) + ".archivedReferences" }
        if references.classes.isEmpty {
            let first = values.removeFirst()
            line(prefix + first + (values.isEmpty ? separator : ""))
        } else {
            list(
                prefix + "[", closing: "]" + (values.isEmpty ? separator : ""),
                references.classes.map { $0.swiftName + ".self" })
        }
        indented { emitter in
            for (index, value) in values.enumerated() {
                emitter.line("+ \(value)" + (index == values.count - 1 ? separator : ""))
            }
        }
    }

    // MARK: Sequences

    /// The values of sequential archives, one a line, with the versions whose archives hold them; of an enum, the cases
    /// with theirs.
    private mutating func emitSequence(of owner: SchemaOwner) {
        if let union = owner as? SchemaUnion { return emitCases(of: union) }
        list("sequence: [", closing: "],", owner.plan.sequence.map(\.sequenceText))
    }

    private mutating func emitCases(of union: SchemaUnion) {
        let tag = union.tag.map { tag in
            let key = SwiftStringLiteral.text(tag.key)
            return "tag: .value(\(key), \(SwiftStringLiteral.text(tag.type.form.encoding))), "
        }
        block("sequence: .cases(\(tag ?? "")[", closing: "]),") { emitter in
            for (plan, name) in union.plan.cases.flatMap({ plan in plan.unionCase.sequenceKeys.map { (plan, $0) } }) {
                let opening = ".case(\(SwiftStringLiteral.text(name)), ["
                emitter.list(opening, closing: "]),", plan.sequence.map(\.sequenceText))
            }
        }
    }
}

extension SchemaOwner {
    /// The name of the constant that holds the descriptor.
    fileprivate var descriptorName: String { "archived" + name.withoutDots }
}

extension WriteStep {
    /// The value in the description of a sequence.
    fileprivate var sequenceText: String {
        var text = ".value(\(SwiftStringLiteral.text(key)), \(SwiftStringLiteral.text(readEncoding))"
        if let since, since > 0 { text += ", since: \(since)" }
        if let until { text += ", until: \(until)" }
        if isJoined { text += ", joined: true" }
        if type.variant == .boxed { text += ", boxed: true" }
        return text + ")"
    }
}
