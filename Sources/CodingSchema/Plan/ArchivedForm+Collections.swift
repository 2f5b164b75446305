// Collections and optional elements in the table of types.

extension ArchivedForm {
    static func array(of element: SchemaType) -> ArchivedForm {
        ArchivedForm(
            .array, .composed("[", [element], "]"), cocoaClass: "NSArray", phrase: "an array",
            conversion: .elements(element))
    }

    static func dictionary(key: SchemaType, value: SchemaType) -> ArchivedForm {
        ArchivedForm(
            .dictionary, .composed("[", [key, value], "]"), cocoaClass: "NSDictionary", phrase: "a dictionary",
            conversion: .values(key: key, value))
    }

    static func set(of element: SchemaType, _ form: SchemaSetForm) -> ArchivedForm {
        let (cocoaClass, phrase) =
            switch form {
            case .plain: ("NSSet", "a set")
            case .ordered: ("NSOrderedSet", "an ordered set")
            case .counted: ("NSCountedSet", "a counted set")
            }
        var row = ArchivedForm(
            .set, .composed("\(form.rawValue)<", [element], ">"), cocoaClass: cocoaClass, phrase: phrase,
            conversion: .members(element, form))
        if form != .plain { (row.archives, row.module) = (.keyed, "Archiving") }
        return row
    }

    /// An array whose elements each have a key in keyed archives.
    static func indexed(_ element: SchemaType) -> ArchivedForm {
        ArchivedForm(
            .indexed, .composed(word: "indexed ", "[", [element], "]"), phrase: "an indexed array",
            nesting: .elements,
            conversion: .wrapped(
                type: "Indexed<\(element.archivedName)>", initializer: "Indexed", member: "elements",
                inner: .array(element)))
    }

    /// A type whose values are stored in another variant of their form.
    static func variant(_ variant: SchemaVariant, of wrapped: SchemaType) -> ArchivedForm {
        let form = wrapped.form
        let geometry: SchemaGeometry? = if case .geometry(let geometry) = wrapped { geometry } else { nil }
        let (initializer, cocoaClass): (String, String?) =
            switch variant {
            case .mutable: ("Mutable", form.cocoaClass.map { "NSMutable" + $0.dropFirst(2) })
            case .inline: ("InlineString", nil)
            case .boxed: geometry == nil ? ("BoxedNumber", "NSNumber") : ("BoxedGeometry", "NSValue")
            }
        var row = ArchivedForm(
            form.kind, .composed(word: variant.rawValue + " ", "", [wrapped], ""), cocoaClass: cocoaClass,
            encoding: variant == .boxed ? "@" : form.encoding, phrase: form.phrase,
            conversion: .wrapped(type: wrapped.archivedName, initializer: initializer, member: "", inner: wrapped))
        // In sequential archives, a struct and an object have different encodings, and readers expect one.
        if variant == .boxed, geometry != nil { row.archives = .keyed }
        return row
    }

    /// An element of an array, or a value of a dictionary, that may be nil.
    static func optional(_ wrapped: SchemaType) -> ArchivedForm {
        let form = wrapped.form
        return ArchivedForm(
            .optional, .optional(wrapped), cocoaClass: form.cocoaClass, encoding: form.encoding, phrase: form.phrase,
            conversion: .optional(wrapped))
    }
}
