// What the emitters of one class have to agree on, found once per class.

import CodingSchema

/// One class as it is going to be written.
package struct ClassPlan {
    /// Above this many own fields a class is wide: its properties are initialized where they are declared, and
    /// encoding and reading are split, since the compiler's time for one function grows faster than the function.
    static let widestPlainClass = 64

    /// How many fields one of a wide class's methods takes at most.
    static let fieldsPerMethod = 50

    let schemaClass: SchemaClass

    /// The class's name as Swift spells it.
    let name: String

    /// The parameters that the superclass's memberwise initializer takes.
    let inheritedParameters: [MemberwiseParameter]

    /// The parameters that the class's own fields add.
    let ownParameters: [MemberwiseParameter]

    init(_ schemaClass: SchemaClass) {
        self.schemaClass = schemaClass
        self.name = SwiftIdentifier.declaration(schemaClass.name)
        self.inheritedParameters = schemaClass.chain.dropLast().flatMap(MemberwiseParameter.own)
        self.ownParameters = MemberwiseParameter.own(of: schemaClass)
    }

    var fields: [SchemaField] { schemaClass.fields }

    var isWide: Bool { schemaClass.isWide }

    /// No superclass codes; one written by hand may stand in its place.
    var isRoot: Bool { schemaClass.superclass == nil }

    /// The class adds nothing to what its superclass reads and initializes, and inherits its initializers.
    var inheritsInitializers: Bool {
        !isRoot && !schemaClass.isExtension && ownParameters.isEmpty && archivedFields.isEmpty && !schemaClass.refusesCoding
            && !schemaClass.refusesNewer && schemaClass.isInKeyedArchives && !holdsUnknownValues
            && fields.allSatisfy { schemaClass.isSetAtDeclaration($0) || $0.isUnsetWeak }
    }

    var isFinal: Bool { schemaClass.isFinal || schemaClass.isExtension }

    /// An initializer of the class ends in one of the superclass.
    var callsSuperInitializer: Bool { !isRoot || schemaClass.externalSuperclass != nil }

    /// `public ` and the like, for members that nobody overrides.
    var memberModifier: String { schemaClass.access.ofMembers.modifier }

    /// The modifiers of members that subclasses may override: what an open class lets others override is `open`.
    var overridableModifiers: String { schemaClass.access.modifier + (isRoot ? "" : "override ") }

    /// The modifiers of `init(coder:)`, with a space after them.
    var decodeModifiers: String {
        if schemaClass.isExtension { return memberModifier + "convenience " }
        return memberModifier + (isFinal && isRoot ? "" : "required ")
    }

    /// The fields that an archive holds.
    var archivedFields: [SchemaField] { schemaClass.refusesCoding ? [] : fields.filter { !$0.isTransient } }

    /// The fields that an archive of the present version holds.
    var writtenFields: [SchemaField] { archivedFields.filter(\.isWritten) }

    /// A keyed archive holds something of the class itself.
    var hasKeyedValues: Bool {
        !writtenFields.isEmpty || schemaClass.version != 0 || schemaClass.keyedMarker != nil
            || schemaClass.retired.contains { $0.stillWritten != nil }
    }

    /// The fields that `connect(with:)` reads.
    var connectedFields: [SchemaField] { archivedFields.filter(\.isConnectedLater) }

    /// The methods that are called when the whole graph is read: one that several fields name, once.
    var rebuildFunctions: [SchemaFunction] {
        guard !schemaClass.refusesCoding else { return [] }
        var names: Set<String> = []
        return fields.compactMap(\.rebuildFunction).filter { names.insert($0.name).inserted }
    }

    /// The class itself holds what its objects keep of unknown keys; its subclasses inherit the property.
    var holdsUnknownValues: Bool {
        guard schemaClass.keepsUnknown, !schemaClass.refusesCoding else { return false }
        return !schemaClass.chain.dropLast().contains(where: \.keepsUnknown)
    }

    /// The expression's function, where one is made; see ``SchemaClass/hasDefaultFunction(for:)``.
    var defaultFunctionFields: [SchemaField] { fields.filter(schemaClass.hasDefaultFunction) }

    /// The fields in portions that one method takes.
    ///
    /// Names decide where a portion ends, and not a count: a field that is added or removed would move one field of
    /// each later portion into another one, and all of them would be in the difference that is reviewed.
    static func portions<Element>(_ elements: [Element], name: (Element) -> String) -> [Portion<Element>] {
        var portions: [Portion<Element>] = []
        var names: Set<String> = []
        var start = 0
        for (index, element) in elements.enumerated() {
            let isFull = index + 1 - start >= fieldsPerMethod
            guard isFull || endsPortion(name(element)) || index + 1 == elements.count else { continue }
            let title = start == 0 ? "First" : "After" + SwiftIdentifier.identifier(from: name(elements[start - 1])).capitalizedFirst
            // Two names that differ in their first letter's case only don't both end portions.
            guard names.insert(title).inserted || isFull else { continue }
            portions.append(Portion(name: title, elements: elements[start...index]))
            start = index + 1
        }
        return portions
    }

    static func portions(_ fields: [SchemaField]) -> [Portion<SchemaField>] { portions(fields, name: \.name) }

    /// Whether a portion ends with a name: one in sixteen or so, by its hash, so that few portions become full.
    package static func endsPortion(_ name: String) -> Bool {
        // Fowler, Noll and Vo's hash, the same on every machine, and mixed: names often differ in their last letter.
        var hash = name.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
        return (hash ^ hash >> 13) & 0xF == 0
    }
}

/// Fields of a wide class that one method takes.
struct Portion<Element> {
    /// `First`, or `AfterHeight` for the field before the portion's first: a part of the method's name.
    let name: String
    let elements: ArraySlice<Element>
}

/// A parameter of a memberwise initializer, and the class or struct whose field it sets.
struct MemberwiseParameter {
    let owner: any SchemaFieldOwner
    let field: SchemaField

    /// The parameters that the own fields of a class or struct make, in declared order.
    static func own(of owner: any SchemaFieldOwner) -> [MemberwiseParameter] {
        owner.fields
            .filter { !$0.isTransient && $0.access >= owner.access.ofMembers && !owner.isSetAtDeclaration($0) }
            .map { MemberwiseParameter(owner: owner, field: $0) }
    }
}
