// What has a name and keys of its own in archives: classes, structs, and enums whose cases carry values.
//
//     SchemaOwner ── names · version · retired keys
//        ├ SchemaClass ── fields (SchemaClass.swift)
//        ├ SchemaStructure ── fields
//        └ SchemaUnion ── cases (SchemaUnion.swift)

/// A class, a struct, or an enum whose cases carry values.
package class SchemaOwner: SchemaDeclared {
    package let name: String
    package let moduleName: String

    /// The number among the classes, or among the structs and unions, that were checked together.
    let ordinal: Int
    package var documentation: [String] = []

    /// Who may name the type; an `open` class is `.open`, its members are then public.
    package var access: AccessLevel = .internal

    /// The class name in archives; of a value the one under which it is in a collection, where it is an object of
    /// its own.
    package var archivedName: String
    package var version = 0

    /// The key that holds the version in a keyed archive: `"<archived name>.version"` unless the schema names one.
    package var versionKey: String
    package var formerNames: [String] = []
    package var retired: [SchemaRetiredKey] = []

    /// It says `sequential`: it can be in sequential archives. Of a class ``SchemaClass/archives`` has more.
    package var isSequential = false

    /// Where the schema says the name.
    package var place: SourceRange?
    package var waivers: [SchemaWaiver] = []

    /// How archives hold the values: made when it is first asked for, when everything else is set.
    package final var plan: OwnerPlan {
        if let lowered { return lowered }
        let plan = OwnerPlan(of: self)
        lowered = plan
        return plan
    }

    private final var lowered: OwnerPlan?

    deinit { ReleaseQueue.release(plan: &lowered) }

    package init(name: String, moduleName: String, ordinal: Int = 0) {
        self.name = name
        self.moduleName = moduleName
        self.ordinal = ordinal
        self.archivedName = name
        self.versionKey = name + ".version"
    }
}

/// What holds fields: a class or a struct.
package protocol SchemaFieldOwner: SchemaOwner {
    /// The own fields, in declared order.
    var fields: [SchemaField] { get }
}

/// A struct of a schema: a value that is archived field by field.
package final class SchemaStructure: SchemaOwner, SchemaFieldOwner {
    package var fields: [SchemaField] = []

    deinit { ReleaseQueue.release(fields: &fields) }
}
