// `init(coder:)` and `connect(with:)`, and how one field is read, wherever that happens.
//
// Presence decides: the first key that the archive holds is read, whatever its value; the default is for an archive
// with none of the keys. A call of the runtime reads the value in one line; only a fallback with a conversion, or a
// default that has no archived form, is spelled out as a chain of `if`s.

import CodingSchema

extension Emitter {
    /// Values and the references that must exist at once; the rest starts empty and is connected later.
    mutating func emitDecode(of schemaClass: SchemaClass) {
        if schemaClass.inheritsInitializers { return }
        blank()
        let opening = "\(schemaClass.decodeModifiers)init(coder unarchiver: Unarchiver) throws {"
        let portions = DecodePortions(of: schemaClass)
        let startsWithLine =
            schemaClass.isExtension || schemaClass.refusesNewer || schemaClass.holdsUnknownValues
            || !schemaClass.isInKeyedArchives
        guard schemaClass.callsSuperInitializer || startsWithLine || !portions.isEmpty else {
            return line(opening + "}")
        }
        // Not a block, which would be one line if all properties are nil until they are connected: in committed files
        // there are two.
        line(opening)
        indented { emitter in
            emitter.emitKeyedRefusal(of: schemaClass, coder: "unarchiver")
            if schemaClass.refusesNewer {
                let arguments = "ofClass: \(schemaClass.swiftName).self, atMost: \(schemaClass.version)"
                emitter.line("try unarchiver.checkVersion(\(arguments))")
            }
            if schemaClass.isExtension { emitter.line("self.init()") }
            if schemaClass.holdsUnknownValues {
                // If the property is missing, Swift's error shows this line.
                let hint = schemaClass.isExtension ? " // in the class: 'var unknownValues = UnknownValues()'" : ""
                emitter.line("self.unknownValues = try unarchiver.unknownValues()\(hint)")
            }
            emitter.emitValues(of: portions)
            for read in portions.inInitializer { emitter.emitStart(of: read, portions, of: schemaClass) }
            if schemaClass.callsSuperInitializer {
                emitter.line(schemaClass.isRoot ? "super.init()" : "try super.init(coder: unarchiver)")
            }
            emitter.emitCalls("decode", of: portions.afterInitializer, coder: "unarchiver")
        }
        line("}")
    }

    /// What a property gets before the initializer may return.
    private mutating func emitStart(of read: ReadStep, _ portions: DecodePortions, of schemaClass: SchemaClass) {
        let field = read.field
        if let portion = portions.portion(of: read) {
            line("\(field.swiftProperty) = \(portion.valuesName).\(SwiftIdentifier.member(field.name))")
        } else if read.phase == .initializer {
            emitRead(read, of: schemaClass)
        } else if schemaClass.isExtension ? !field.isWeak : !field.isOptional {
            // An optional property is nil by itself.
            emitEmpty(field)
        }
    }

    /// Sets a reference to what it is before it is connected.
    private mutating func emitEmpty(_ field: SchemaField) {
        let isDictionary = field.type.form.kind == .dictionary
        line("\(field.swiftProperty) = \(field.isOptional ? "nil" : isDictionary ? "[:]" : "[]")")
    }

    /// The references that are read when the unarchiver has registered the object.
    ///
    /// A class that others inherit from has the method even if it is empty: what its subclasses write overrides it.
    mutating func emitConnect(of schemaClass: SchemaClass) {
        let reads = schemaClass.plan.reads.filter { $0.phase != .initializer }
        let rebuilds = schemaClass.rebuilds
        let isEmpty = reads.isEmpty && rebuilds.isEmpty
        guard !isEmpty || (schemaClass.isRoot && !schemaClass.isFinalInSwift) else { return }
        blank()
        block("\(schemaClass.overridableModifiers)func connect(with unarchiver: Unarchiver) throws {") { emitter in
            if !schemaClass.isRoot { emitter.line("try super.connect(with: unarchiver)") }
            if schemaClass.isWide {
                emitter.emitCalls("connect", of: Portion.portions(of: reads, by: \.field), coder: "unarchiver")
            } else {
                for read in reads { emitter.emitConnect(read, of: schemaClass) }
            }
            for rebuild in rebuilds { emitter.line(rebuild) }
        }
    }

    /// Removes the strong references that `connect(with:)` reads.
    mutating func emitDisconnect(of schemaClass: SchemaClass) {
        let fields = schemaClass.disconnectedFields
        guard !fields.isEmpty else { return }
        let isOverride = schemaClass.chain.dropLast().contains { !$0.disconnectedFields.isEmpty }
        blank()
        block("\(schemaClass.access.modifier)\(isOverride ? "override " : "")func disconnect() {") { emitter in
            if isOverride { emitter.line("super.disconnect()") }
            for field in fields { emitter.emitEmpty(field) }
        }
    }

    /// One reference; a set or a dictionary by objects waits until these can be hashed.
    mutating func emitConnect(_ read: ReadStep, of schemaClass: SchemaClass) {
        let isSet = schemaClass.isSetAtDeclaration(read.field)
        guard read.phase == .whenConnected else { return emitRead(read, of: schemaClass, isSet: isSet) }
        block("unarchiver.whenConnected {") { $0.emitRead(read, of: schemaClass, isSet: isSet) }
    }

    // MARK: One field

    /// One field, read by presence.
    ///
    /// - Parameter isSet: the property holds the value of new objects already.
    mutating func emitRead(_ read: ReadStep, of owner: any SchemaFieldOwner, isSet: Bool = false) {
        let isSet = isSet && !read.field.hasOwnInitialValue
        let property = read.field.swiftProperty
        if let value = Emitter.readInOneLine(read, of: owner) { return line("\(property) = \(value)") }
        let key = SwiftStringLiteral.text(read.field.key)
        for candidate in read.candidates {
            let condition =
                read.field.treatsNilAsMissing
                ? "let value = try \(Emitter.valueOrNil(of: candidate, of: read, owner))"
                : candidate.type.presence(forKey: candidate.key)
            line("\(candidate.isFallback ? "} else if" : "if") \(condition) {")
            indented { emitter in
                if candidate.isFallback {
                    let fallbackKey = SwiftStringLiteral.text(candidate.key)
                    emitter.line("unarchiver.noteFallback(forKey: \(key), fallbackKey: \(fallbackKey))")
                }
                let value = read.field.treatsNilAsMissing ? "value" : Emitter.value(of: candidate, of: read, owner)
                emitter.line("\(property) = \(value)")
            }
        }
        let isNil = !read.missing.isDefault && owner.missingText(of: read.field) == "nil"
        if !(isSet && isNil) {
            line("} else {")
            indented { $0.emitMissing(read, of: owner, isSet: isSet) }
        }
        line("}")
    }

    /// The end of a chain: what happens if the archive holds none of the keys.
    private mutating func emitMissing(_ read: ReadStep, of owner: any SchemaFieldOwner, isSet: Bool) {
        let property = read.field.swiftProperty
        let key = SwiftStringLiteral.text(read.field.key)
        if read.missing.isDefault { line("unarchiver.noteDefault(forKey: \(key))") }
        switch read.missing {
        case .null: line("\(property) = nil")
        case .literal, .expression:
            if !isSet, let text = owner.missingText(of: read.field) { line("\(property) = \(text)") }
        case .function(let function):
            line("\(property) = try \(function.call(ofTypeNamed: owner.swiftName, "unarchiver"))")
        case .noElements where read.field.valueType.unconverted.form.kind != .indexed:
            line("\(property) = \(Emitter.value(of: read.candidates[0], of: read, owner))")
        case .noElements: if !isSet { line("\(property) = []") }
        case .ownFields: line("\(property) = \(Emitter.value(of: read.candidates[0], of: read, owner))")
        case .error: line("throw unarchiver.failMissingValue(forKey: \(key))")
        }
    }

    /// The value of a field as one call of the runtime; nil if no call has the same meaning.
    private static func readInOneLine(_ read: ReadStep, of owner: any SchemaFieldOwner) -> String? {
        guard !read.field.treatsNilAsMissing, read.candidates.allSatisfy({ $0.conversion == nil }) else { return nil }
        let type = read.field.valueType
        if read.field.isLenient, type.canFailToConvert {
            guard read.missing.isNull, read.fallbacks.isEmpty else { return nil }
            return value(of: read.candidates[0], of: read, owner)
        }
        var defaultText: String?
        switch read.missing {
        case .error where read.field.isLenient: return nil
        case .null, .ownFields, .error: break
        case .noElements where read.fallbacks.isEmpty: break
        case .noElements: defaultText = type.archivedDefault("[]")
        case .literal, .expression:
            guard let text = owner.missingText(of: read.field) else { return nil }
            // Without any key, an indexed array has no elements in the runtime too.
            let isImplied = type.form.nesting == .elements && !read.field.isOptional && read.fallbacks.isEmpty
            if isImplied, text == "[]" { break }
            defaultText = type.archivedDefault(text)
            if defaultText == nil { return nil }
        case .function(let function):
            guard type.isArchivedAsIs else { return nil }
            defaultText = function.call(ofTypeNamed: owner.swiftName, "unarchiver")
        }
        if case .noElements = read.missing, defaultText == nil, !read.fallbacks.isEmpty { return nil }
        let keys = read.fallbacks.map(\.key)
        let reading = read.field.isLenient ? ReadFunction.leniently : read.field.isOptional ? .ifPresent : .required
        return "try " + type.read(reading, forKey: read.field.key, fallbackKeys: keys, default: defaultText)
            + read.emptyInPlaceOfNil
    }

    /// The value under one key, converted if need be.
    private static func value(
        of candidate: ReadStep.Candidate, of read: ReadStep, _ owner: any SchemaFieldOwner
    ) -> String {
        if read.field.isLenient {
            return "try " + lenientValue(of: candidate, of: read, owner) + read.emptyInPlaceOfNil
        }
        let value = candidate.valueType.read(candidate.isOptional ? .ifPresent : .required, forKey: candidate.key)
        return "try " + (candidate.conversion.map { $0.call(ofTypeNamed: owner.swiftName, value) } ?? value)
    }

    /// The value under one key, converted if need be, without its `try`; nil if the archive holds nil or no value.
    private static func valueOrNil(
        of candidate: ReadStep.Candidate, of read: ReadStep, _ owner: any SchemaFieldOwner
    ) -> String {
        var value = candidate.valueType.read(.ifPresent, forKey: candidate.key)
        if read.field.isLenient {
            value = lenientValue(of: candidate, of: read, owner)
        } else if let conversion = candidate.conversion {
            value += ".map(\(conversion.reference(of: owner)))"
        }
        // A closure at the end of a condition would look like the body of the statement.
        return value.hasSuffix("}") ? "(\(value))" : value
    }

    /// The value under one key, converted if need be, without its `try`; nil if it can't be created.
    private static func lenientValue(
        of candidate: ReadStep.Candidate, of read: ReadStep, _ owner: any SchemaFieldOwner
    ) -> String {
        let type = candidate.valueType
        var value = type.read(.leniently, forKey: candidate.key)
        if let conversion = candidate.conversion {
            // A part of a value that isn't a collection is the value.
            if !type.isCollection {
                let isOptional = candidate.isOptional || read.field.treatsNilAsMissing
                value = type.read(isOptional ? .ifPresent : .required, forKey: candidate.key)
            } else if !candidate.isOptional, !read.field.treatsNilAsMissing {
                value += " ?? \(type.emptyText)"
            }
            value =
                read.field.treatsNilAsMissing
                ? value + ".map(\(conversion.reference(of: owner)))"
                : conversion.call(ofTypeNamed: owner.swiftName, value)
        } else if !type.canFailToConvert {
            return value
        }
        return "unarchiver.lenient(forKey: \(SwiftStringLiteral.text(candidate.key))) { try \(value) }"
    }
}

/// The functions of unarchivers that read a value.
enum ReadFunction: String {
    case required = "decode"
    case ifPresent = "decodeIfPresent"

    /// Nil also if the value can't be created.
    case leniently = "decodeLeniently"
}

extension ReadStep {
    /// What follows a value that is read leniently: the field is empty if the value is nil.
    fileprivate var emptyInPlaceOfNil: String {
        field.isLenient && !field.isOptional ? " ?? \(field.valueType.emptyText)" : ""
    }
}

extension ReadStep.Missing {
    /// A report mentions it.
    fileprivate var isDefault: Bool {
        switch self {
        case .literal, .expression, .function, .noElements: true
        case .null, .ownFields, .error: false
        }
    }
}

extension PresenceKey {
    /// The condition that an archive holds the value.
    var condition: String {
        switch kind {
        case nil: type.presence(forKey: key)
        case .object?:
            "unarchiver.containsObject(of: \(type.archivedName).self, forKey: \(SwiftStringLiteral.text(key)))"
        case let kind?:
            "unarchiver.containsValue(ofKind: .\(kind.text), forKey: \(SwiftStringLiteral.text(key)))"
        }
    }
}

extension SchemaType {
    /// The condition that an archive holds a value of this type.
    fileprivate func presence(forKey key: String) -> String {
        let type = hasOwnKeys ? "of: \(archivedName).self, " : ""
        return "unarchiver.containsValue(\(type)forKey: \(SwiftStringLiteral.text(key)))"
    }

    /// A collection without elements.
    fileprivate var emptyText: String { unconverted.form.kind == .dictionary ? "[:]" : "[]" }

    /// The expression, without its `try`, that reads a value of this type.
    func read(
        _ reading: ReadFunction, forKey key: String, fallbackKeys: [String] = [], default text: String? = nil
    ) -> String {
        let key = SwiftStringLiteral.text(key)
        var arguments = ["\(archivedName).self", "forKey: \(key)"]
        if !fallbackKeys.isEmpty {
            arguments.append("fallbackKeys: " + fallbackKeys.map(SwiftStringLiteral.text).joined(separator: ", "))
        }
        if let text { arguments.append("default: \(text)") }
        return restored(
            "unarchiver.\(reading.rawValue)(\(arguments.joined(separator: ", ")))", isOptional: reading != .required,
            lenientKey: reading == .leniently ? key : nil)
    }

    /// A default in its archived form; `nil` if it would need a separate type, or a function that can fail.
    fileprivate func archivedDefault(_ text: String) -> String? {
        if isArchivedAsIs { return text }
        switch self {
        case .array, .set: return text == "[]" ? text : nil
        case .dictionary: return text == "[:]" ? text : nil
        case .variant(_, let wrapped): return wrapped.archivedDefault(text)
        case .indexed(let element): return element.isArchivedAsIs ? archived(text) : nil
        default: return isConverted ? nil : archived(text)
        }
    }
}
