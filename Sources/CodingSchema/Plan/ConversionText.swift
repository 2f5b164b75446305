// The Swift expressions that convert between values and their archived forms.
//
//     written     self.id                  Account.text(of: self.id)
//                 self.ids                 self.ids.map(Account.text(of:))
//                 self.lists               self.lists.map { try $0.map(Account.text(of:) as (UUID) throws -> String) }
//     read        unarchiver.decode(…)     Unarchiver.required(Account.identifier(from:), unarchiver.decode(…))
//     leniently   ….decodeLeniently(…)     ….compactMap(unarchiver.leniently(forKey: "ids") { try … })
//
// A function that converts back may return nil, which is an error.
//
// The statement's `try` covers functions that are called directly, and those that `map` takes. A closure has a `try` of
// its own; its functions are used as ones that throw, so that it isn't superfluous, whether they do or not.

/// Spells conversions in one direction.
struct ConversionText {
    /// Whether archived forms are converted to values.
    let isReading: Bool

    /// Whether the text is inside of a closure.
    var isInClosure = false

    /// The key, as a Swift literal, of a field that leaves out the parts that can't be converted.
    var lenientKey: String?

    /// - Parameters:
    ///   - text: an expression of the type, or of its archived form when reading.
    ///   - isOptional: whether the types of the expression and of the result are optional.
    func text(of type: SchemaType, _ text: String, isOptional: Bool) -> String {
        if type.isArchivedAsIs { return text }
        let access = isOptional ? text + "?" : text
        switch type.form.conversion {
        case .none: return text
        case .optional(let wrapped): return self.text(of: wrapped, text, isOptional: true)
        case .elements(let element): return "\(access).\(map(element))\(argument(element))"
        case .values(let key, let value) where key.isArchivedAsIs:
            return "\(access).\(map(value))Values\(argument(value))"
        case .members, .values, .wrapped:
            guard isOptional, !(isReading && type.form.isWrapped) else { return whole(type, access) }
            return "\(text).map\(closure(type) { $0.whole(type, "$0") })"
        case .functions(let conversion): return converted(conversion, text, isOptional: isOptional)
        }
    }

    /// A value that is converted as a whole.
    private func whole(_ type: SchemaType, _ text: String) -> String {
        switch type.form.conversion {
        case .members(let element, .plain): return "Set(\(text).\(map(element))\(argument(element)))"
        case .members(let element, _): return "\(text).\(map(element))Members\(argument(element))"
        case .values(let key, let value):
            // Of keys that become equal, the first counts.
            let entries = "\(text).\(map(key, value))\(entry(key, value))"
            return "Dictionary(\(entries), uniquingKeysWith: { first, _ in first })"
        case .wrapped(_, _, let member, let inner) where isReading:
            let text = "\(text).\(member)"
            return inner.map { self.text(of: $0, text, isOptional: false) } ?? text
        case .wrapped(_, let initializer, _, let inner):
            return "\(initializer)(\(inner.map { self.text(of: $0, text, isOptional: false) } ?? text))"
        default: return self.text(of: type, text, isOptional: false)
        }
    }

    private func entry(_ key: SchemaType, _ value: SchemaType) -> String {
        let parts = [(key, "$0.key"), (value, "$0.value")].map { inClosure.text(of: $0, $1, isOptional: false) }
        return leavingOut(key, value, closure: " { try (\(parts.joined(separator: ", "))) }")
    }

    // MARK: Closures

    /// The function that converts the parts of a collection.
    private func map(_ parts: SchemaType...) -> String { leavesOut(parts) ? "compactMap" : "map" }

    private func leavesOut(_ parts: [SchemaType]) -> Bool {
        lenientKey != nil && parts.contains(where: \.canFailToConvert)
    }

    /// What `compactMap` takes in place of a closure for `map`, if parts can be left out.
    private func leavingOut(_ parts: SchemaType..., closure: String) -> String {
        guard let lenientKey, leavesOut(parts) else { return closure }
        return "(unarchiver.leniently(forKey: \(lenientKey))\(closure))"
    }

    /// What `map` takes for an element: a function, or a closure.
    private func argument(_ element: SchemaType) -> String {
        if leavesOut([element]) {
            return leavingOut(element, closure: closure(element) { $0.text(of: element, "$0", isOptional: false) })
        }
        if case .functions(let conversion) = element.form.conversion, conversion.archived.isArchivedAsIs {
            return mapped(conversion)
        }
        return closure(element) { $0.text(of: element, "$0", isOptional: false) }
    }

    private func closure(_ type: SchemaType, _ text: (ConversionText) -> String) -> String {
        " { \(type.hasFunctions ? "try " : "")\(text(inClosure)) }"
    }

    private var inClosure: ConversionText {
        ConversionText(isReading: isReading, isInClosure: true, lenientKey: lenientKey)
    }

    // MARK: Functions

    private func converted(_ conversion: SchemaTypeConversion, _ text: String, isOptional: Bool) -> String {
        let archived = isReading ? conversion.archived.withoutVariants : conversion.archived
        guard isReading else {
            let value = isOptional ? "\(text).map\(mapped(conversion))" : call(conversion, text)
            return self.text(of: archived, value, isOptional: isOptional)
        }
        let value = self.text(of: archived, text, isOptional: isOptional)
        guard isOptional else { return call(conversion, value) }
        // A chain of optionals would go on with what is mapped.
        return "\(archived.isArchivedAsIs ? value : "(\(value))").map\(mapped(conversion))"
    }

    /// What `map` takes for a value that one of the functions converts.
    private func mapped(_ conversion: SchemaTypeConversion) -> String {
        guard isReading, !conversion.isOfType else { return "(\(reference(conversion)))" }
        return " { try \(inClosure.call(conversion, "$0")) }"
    }

    private func call(_ conversion: SchemaTypeConversion, _ text: String) -> String {
        if conversion.isOfType { return "\(reference(conversion))(\(text))" }
        if isReading { return "Unarchiver.required(\(reference(conversion)), \(text))" }
        if isInClosure { return "(\(reference(conversion)))(\(text))" }
        let function = function(conversion)
        if function.isRawValue { return "\(text).\(function.name)" }
        let label = function.label.map { SwiftIdentifier.labelInCall($0) + ": " } ?? ""
        return "\(function.qualifiedName)(\(label)\(text))"
    }

    private func reference(_ conversion: SchemaTypeConversion) -> String {
        if conversion.isOfType { return conversion.functionName(isReading: isReading) }
        let reference = function(conversion).referenceText
        return isInClosure ? "\(reference) as \(conversion.functionType(isReading: isReading))" : reference
    }

    private func function(_ conversion: SchemaTypeConversion) -> SchemaFunction {
        let functions = conversion.functions
        let function = (isReading ? functions?.reading : functions?.writing) ?? SchemaFunction(name: "", label: nil)
        let typeName = function.typeName ?? conversion.ownerName
        return SchemaFunction(
            name: function.name, label: function.label, typeName: typeName, isRawValue: function.isRawValue)
    }
}

extension SchemaFunction {
    /// The name with the type before it.
    var qualifiedName: String {
        guard let typeName else { return SwiftIdentifier.use(name) }
        return "\(SwiftIdentifier.type(typeName)).\(name == "init" ? name : SwiftIdentifier.member(name))"
    }

    /// The function itself, as a value.
    package var referenceText: String {
        isRawValue ? "\\\(qualifiedName)" : "\(qualifiedName)(\(label.map(SwiftIdentifier.labelInCall) ?? "_"):)"
    }
}

extension SchemaTypeConversion {
    /// The function of a generated file that calls one of the functions, so that no member or type of its name hides it.
    package func functionName(isReading: Bool) -> String {
        (isReading ? "restored_" : "archived_") + SwiftIdentifier.identifier(from: name)
    }

    package func functionTypes(isReading: Bool) -> (argument: String, result: String) {
        let (value, archived) = (SchemaType.converted(self).swiftName, archived.swiftName)
        return isReading ? (archived, value) : (value, archived)
    }

    /// The type of one of the functions, as one that throws.
    ///
    /// - Parameter isReading: whether it is the one that converts back, which may return nil.
    package func functionType(isReading: Bool) -> String {
        let types = functionTypes(isReading: isReading)
        let result = isReading ? SchemaType.optional(.converted(self)).swiftName : types.result
        return "(\(types.argument)) throws -> \(result)"
    }
}
