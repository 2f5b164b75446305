// A class: its properties and the order of its members.

import CodingSchema

extension Emitter {
    /// Emits a whole class. For a handwritten class, only the coding is generated, in an extension; its members have
    /// explicit modifiers, because an extension that adds a conformance can't have one.
    mutating func emitClass(_ schemaClass: SchemaClass) {
        let isExtension = schemaClass.isExtension
        let head =
            isExtension
            ? "nonisolated extension \(schemaClass.swiftName): \(schemaClass.conformance)" : schemaClass.declaration
        declaration(schemaClass, head) { emitter in
            if !isExtension { emitter.emitProperties(of: schemaClass) }
            emitter.emitCoding(of: schemaClass)
            if !isExtension { emitter.emitRelease(of: schemaClass) }
            if schemaClass.isWide { emitter.emitPortions(of: schemaClass) }
            if isExtension { return }
            emitter.emitEquality(of: schemaClass)
            for member in schemaClass.swiftMembers { emitter.emitSwiftMember(member) }
        }
    }

    private mutating func emitProperties(of schemaClass: SchemaClass) {
        for field in schemaClass.fields { emitProperty(field, of: schemaClass) }
        if schemaClass.holdsUnknownValues {
            line("/// What the archive held under keys that no class here declares; written again with the object.")
            line("\(schemaClass.memberModifier)private(set) var unknownValues: UnknownValues")
        }
        if !schemaClass.fields.isEmpty || schemaClass.holdsUnknownValues { blank() }
        emitFormerProperties(of: schemaClass)
        if schemaClass.inheritsInitializers { return }
        emitMemberwiseInitializer(of: schemaClass)
        emitDefaultFunctions(of: schemaClass)
        blank()
    }

    /// A stored property.
    mutating func emitProperty(_ field: SchemaField, of owner: any SchemaFieldOwner) {
        let keyword = field.isConstant ? "let" : field.isUnowned ? "unowned var" : field.isWeak ? "weak var" : "var"
        let setter = field.setterAccess.map { "\($0.rawValue)(set) " } ?? ""
        let name = SwiftIdentifier.declaration(field.name)
        var declaration = "\(field.access.ofMembers.modifier)\(setter)\(keyword) \(name)"
        declaration += ": \(field.swiftType)"
        if owner.isSetAtDeclaration(field), let text = owner.defaultText(of: field), text != "nil" {
            declaration += " = \(text)"
        }
        if let observers = field.observers { declaration += " " + observers.text }
        let line = field.observers?.line ?? (field.hasSwiftText ? field.location?.start.line : nil)
        emit(declaration, documentation: field.documentation, attributes: field.attributes, schemaLine: line)
    }

    /// The requirements of the protocol.
    private mutating func emitCoding(of schemaClass: SchemaClass) {
        line("// MARK: Coding")
        blank()
        emitArchivedClass(of: schemaClass)
        if schemaClass.refusesCoding {
            emitRefusal(of: schemaClass)
        } else {
            emitEncode(of: schemaClass)
            emitDecode(of: schemaClass)
        }
        emitConnect(of: schemaClass)
        emitDisconnect(of: schemaClass)
    }

    /// A class that inherits coding and refuses it.
    private mutating func emitRefusal(of schemaClass: SchemaClass) {
        let name = schemaClass.swiftName
        blank()
        block("\(schemaClass.overridableModifiers)func encode(with archiver: Archiver) throws {") {
            $0.line("throw archiver.refuseCoding(of: \(name).self)")
        }
        blank()
        block("\(schemaClass.decodeModifiers)init(coder unarchiver: Unarchiver) throws {") {
            $0.line("throw unarchiver.refuseCoding(of: \(name).self)")
        }
    }

    /// If strong references can lead back to the class, a long chain of them must not be released recursively.
    private mutating func emitRelease(of schemaClass: SchemaClass) {
        let released = schemaClass.fields.filter { $0.leadsBack && !$0.isConstant && !$0.isWeak }
        let lines = released.compactMap { field in
            let storage = schemaClass.storage(of: field)
            if field.canBeEmptied { return "ReleaseList.release(&\(storage))" }
            guard !field.isArchived, let text = schemaClass.defaultText(of: field) else { return nil }
            return "ReleaseList.release(&\(storage), leaving: \(text))"
        }
        guard !lines.isEmpty else { return }
        blank()
        block("deinit {") { emitter in
            for text in lines { emitter.line(text) }
        }
    }
}

extension SchemaClass {
    /// `nonisolated` is explicit: in a module with main actor isolation by default, the conformance would be isolated
    /// too.
    fileprivate var declaration: String {
        let inherited = superclass?.swiftName ?? externalSuperclass.map { SwiftIdentifier.type($0) }
        let types = [inherited, isRoot || isFirstDisconnected ? conformance : nil].compactMap { $0 }
        return "\(access.modifier)nonisolated \(isFinal ? "final " : "")class \(swiftName): \(heritage(types))"
    }

    /// The protocol to which the class conforms by itself.
    fileprivate var conformance: String { disconnectedFields.isEmpty ? "Coding" : "DisconnectingCoding" }

    /// The stored property. That of an observable class is set without a notification.
    fileprivate func storage(of field: SchemaField) -> String {
        let isTracked = attributes.contains(where: \.isObservable) && !field.attributes.contains(where: \.isUntracked)
        return isTracked ? "self._" + field.name : field.swiftProperty
    }

    /// Whether no superclass has references to remove after an error, and this class has.
    private var isFirstDisconnected: Bool {
        !disconnectedFields.isEmpty && chain.dropLast().allSatisfy(\.disconnectedFields.isEmpty)
    }
}

extension SchemaField {
    /// Whether the compiler judges a part of the declaration.
    fileprivate var hasSwiftText: Bool {
        if case .swift = type { true } else { !attributes.isEmpty }
    }

    /// Whether nil or an empty collection can replace the value.
    fileprivate var canBeEmptied: Bool { isOptional || type.isCollection }
}
