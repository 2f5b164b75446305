// The checked schema: every name resolved, every rule of the language kept. What the generator reads.

/// The schema of one module: all its files, checked together.
package struct Schema {
    /// The module that the generated code belongs to.
    package let moduleName: String

    /// The module's files, in the order they were given.
    package let files: [SchemaFile]

    /// The modules whose schemas the module's files import, by name, each once, in the order of their first import.
    package let importedModules: [String]

    package init(moduleName: String, files: [SchemaFile], importedModules: [String]) {
        self.moduleName = moduleName
        self.files = files
        self.importedModules = importedModules
    }
}

/// One file of a checked schema.
package struct SchemaFile {
    package let source: SourceFile

    /// The modules that the file imports, in written order.
    package let imports: [String]
    package let declarations: [SchemaDeclaration]

    package init(source: SourceFile, imports: [String], declarations: [SchemaDeclaration]) {
        self.source = source
        self.imports = imports
        self.declarations = declarations
    }
}

package enum SchemaDeclaration {
    case `class`(SchemaClass)
    case enumeration(SchemaEnumeration)
}

/// A class of a schema.
///
/// A reference type, since classes refer to each other in circles; the checker fills it once and nobody changes it
/// after.
package final class SchemaClass {
    package let name: String
    package let moduleName: String
    package var documentation: [String] = []

    /// Who may name the class; an `open` class is `.open`, its members are then public.
    package var access: AccessLevel = .internal
    package var isFinal = false
    package var superclass: SchemaClass?

    package var archivedName: String
    package var version = 0

    /// The key that holds the version in a keyed archive: `"<archived name>.version"` unless the schema names one.
    package var versionKey: String
    package var formerNames: [String] = []
    package var refusesNewer = false

    /// The class's own fields, in declared order.
    package var fields: [SchemaField] = []
    package var retired: [SchemaRetiredKey] = []

    package init(name: String, moduleName: String) {
        self.name = name
        self.moduleName = moduleName
        self.archivedName = name
        self.versionKey = name + ".version"
    }

    /// The class and its superclasses, the root first.
    package var chain: [SchemaClass] {
        var result: [SchemaClass] = []
        var next: SchemaClass? = self
        while let current = next {
            result.append(current)
            next = current.superclass
        }
        return result.reversed()
    }
}

/// How a field's value comes back from an archive.
package enum SchemaConnection {
    /// Not archived at all.
    case transient

    /// A value: read by `init(coder:)`.
    case value

    /// A reference, or a collection of some, that must exist when `init(coder:)` ends: a `let`, or neither optional
    /// nor a collection.
    case atOnce

    /// A reference, or a collection of some, that `connect(with:)` reads.
    case later

    /// A set of objects, or a dictionary whose keys are objects: built when everything else is connected.
    case whenConnected
}

/// A field of a class.
package struct SchemaField {
    package var name: String
    package var documentation: [String] = []

    /// Never `.open`: a field of an open class is public.
    package var access: AccessLevel
    package var isConstant = false
    package var isWeak = false

    /// Encoded conditionally: `weak` or `conditional`.
    package var isConditional = false

    /// The type without the field's own `?`.
    package var type: SchemaType
    package var isOptional = false
    package var value: SchemaDefault?
    package var key: String
    package var connection: SchemaConnection

    /// In written order; looked up when the key is missing.
    package var fallbacks: [SchemaFallback] = []

    /// In written order; what is still written for older readers at the class's present version.
    package var also: [SchemaAlso] = []
    package var since: Int?

    /// The last version that wrote the field. The field is read and no longer written.
    package var until: Int?

    /// The field's strong references can lead back to an object of its own class: `deinit` hands them to the release
    /// list.
    package var leadsBack = false

    package init(name: String, access: AccessLevel, type: SchemaType, key: String, connection: SchemaConnection) {
        self.name = name
        self.access = access
        self.type = type
        self.key = key
        self.connection = connection
    }

    /// A missing key is an error.
    package var isRequired: Bool { !isOptional && value == nil }
}

/// The value of a field whose key is missing.
package enum SchemaDefault {
    /// Swift's text for it: a literal, `.blue`, `[]`, `[:]`.
    case literal(String)

    /// `nil`, written out.
    case `nil`

    /// A Swift expression that stood in parentheses.
    case expression(String)

    /// A static function that takes the unarchiver.
    case function(SchemaFunction)
}

/// A Swift function named after `via`.
package struct SchemaFunction {
    package let name: String

    /// The label of its one argument; `nil` for none (`_`, or nothing written).
    package let label: String?

    package init(name: String, label: String?) {
        self.name = name
        self.label = label
    }
}

/// Keys under which older archives hold a field.
package struct SchemaFallback {
    package let keys: [String]

    /// The type under those keys and the function that converts it; without it the field's own type.
    package let conversion: (type: SchemaType, isOptional: Bool, function: SchemaFunction)?

    package init(keys: [String], conversion: (type: SchemaType, isOptional: Bool, function: SchemaFunction)?) {
        self.keys = keys
        self.conversion = conversion
    }
}

/// Keys under which a field is written a second time for older readers.
package struct SchemaAlso {
    package let keys: [String]

    /// The stage of the enum that those readers know.
    package let asOf: Int?
    package let conversion: (type: SchemaType, isOptional: Bool, function: SchemaFunction)?

    package init(
        keys: [String], asOf: Int?, conversion: (type: SchemaType, isOptional: Bool, function: SchemaFunction)?
    ) {
        self.keys = keys
        self.asOf = asOf
        self.conversion = conversion
    }
}

/// Keys that were used once and must never be used again.
package struct SchemaRetiredKey {
    package let keys: [String]

    /// What goes on being written under them, as Swift text with its type; `nil` where nothing is.
    package let stillWritten: (type: SchemaType, value: String)?

    package init(keys: [String], stillWritten: (type: SchemaType, value: String)?) {
        self.keys = keys
        self.stillWritten = stillWritten
    }
}

/// An enum with raw values.
package final class SchemaEnumeration {
    package let name: String
    package let moduleName: String
    package var documentation: [String] = []
    package var access: AccessLevel = .internal
    package var rawType: SchemaType = .string
    package var version = 0
    package var cases: [SchemaCase] = []

    /// The case that an unknown raw value becomes.
    package var unknown: String?

    package init(name: String, moduleName: String) {
        self.name = name
        self.moduleName = moduleName
    }
}

/// A case of an enum with raw values.
package struct SchemaCase {
    package var name: String
    package var documentation: [String] = []

    /// The raw value as Swift text, where it is written: `"red+white"`, `3`.
    package var rawValue: String?

    /// The enum's version that brought the case, and the case that stands for it before.
    package var since: (version: Int, replacement: String)?

    package init(name: String) {
        self.name = name
    }
}

package enum SchemaIntegerType: String, CaseIterable {
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case int = "Int"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case uint = "UInt"
}

/// A resolved type.
package indirect enum SchemaType {
    case bool
    case integer(SchemaIntegerType)
    case float
    case double
    case string
    case data
    case date
    case url
    case uuid
    case array(SchemaType)
    case dictionary(key: SchemaType, value: SchemaType)
    case set(SchemaType)
    case object(SchemaClass)
    case enumeration(SchemaEnumeration)
}
