// One of the two sides of a comparison: the declarations of some modules by name.

package import CodingSchema

/// The declarations of the schemas that were checked as one version.
package final class SchemaSide {
    /// The classes by their names.
    package private(set) var classes: [DeclarationName: SchemaClass] = [:]

    /// The structs by their names.
    package private(set) var structures: [DeclarationName: SchemaStructure] = [:]

    /// The enums whose cases carry values by their names.
    package private(set) var unions: [DeclarationName: SchemaUnion] = [:]

    /// The classes in the order of the schemas.
    package private(set) var classesInOrder: [SchemaClass] = []
    private var directSubclasses: [DeclarationName: [SchemaClass]] = [:]
    private var classesByArchivedName: [String: SchemaClass] = [:]
    private var classesByFormerName: [String: SchemaClass] = [:]

    /// The names of classes by the class or protocol that they are below, as far as they were asked for.
    private var namesBelow: [DeclarationName?: Set<DeclarationName>] = [:]

    /// The classes that the version no longer has.
    package private(set) var retiredClasses: [SchemaRetiredType] = []

    /// Collects the declarations of some modules.
    ///
    /// - Complexity: O(*n*) in the number of declarations.
    package init(_ schemas: [Schema]) {
        for schema in schemas {
            retiredClasses += schema.ownRetiredTypes.filter(\.isClass)
            for file in schema.files {
                for declaration in file.declarations { add(declaration) }
            }
        }
        for schemaClass in classesInOrder {
            if let superclass = schemaClass.superclass {
                directSubclasses[superclass.declarationName, default: []].append(schemaClass)
            }
            if classesByArchivedName[schemaClass.archivedName] == nil {
                classesByArchivedName[schemaClass.archivedName] = schemaClass
            }
            for name in schemaClass.formerNames where classesByFormerName[name] == nil {
                classesByFormerName[name] = schemaClass
            }
        }
    }

    private func add(_ declaration: SchemaDeclared) {
        switch declaration {
        case let schemaClass as SchemaClass:
            classes[schemaClass.declarationName] = schemaClass
            classesInOrder.append(schemaClass)
        case let structure as SchemaStructure: structures[structure.declarationName] = structure
        case let union as SchemaUnion: unions[union.declarationName] = union
        default: break
        }
    }

    /// The class and all its subclasses, the class first.
    package func subclasses(of schemaClass: SchemaClass) -> [SchemaClass] {
        var result = [schemaClass]
        var position = 0
        while position < result.count {
            result += directSubclasses[result[position].declarationName] ?? []
            position += 1
        }
        return result
    }

    /// The names of a class and all its subclasses.
    func namesOfClasses(in schemaClass: SchemaClass) -> Set<DeclarationName> {
        names(below: schemaClass.declarationName) { subclasses(of: schemaClass) }
    }

    /// The names of the classes that conform to a protocol, or of all.
    func namesOfClasses(conformingTo requirement: SchemaProtocol?) -> Set<DeclarationName> {
        names(below: requirement?.declarationName) { classesInOrder.filter { requirement?.includes($0) ?? true } }
    }

    private func names(below name: DeclarationName?, _ classes: () -> [SchemaClass]) -> Set<DeclarationName> {
        if let known = namesBelow[name] { return known }
        let found = Set(classes().map(\.declarationName))
        namesBelow[name] = found
        return found
    }

    /// The class as which a reader reads objects of a class that it doesn't have; `nil` if it doesn't read them.
    package func nearestKnownClass(of unknown: SchemaClass) -> SchemaClass? {
        replacement(of: unknown) ?? nearestSuperclass(of: unknown)
    }

    /// The class that the archive names as a replacement.
    func replacement(of unknown: SchemaClass) -> SchemaClass? {
        unknown.fallbackNames.lazy.compactMap { self.schemaClass(archivedAs: $0, for: nil) }.first { _ in true }
    }

    /// The nearest superclass that is known and that reads unknown subclasses.
    func nearestSuperclass(of unknown: SchemaClass) -> SchemaClass? {
        unknown.ancestors.lazy.compactMap { self.schemaClass(archivedAs: $0.archivedName, for: nil) }.first {
            $0.readsUnknownSubclassesInChain
        }
    }

    /// The class, struct or enum with values whose objects have a name in archives.
    func owner(archivedAs name: String) -> SchemaOwner? {
        if let found = schemaClass(archivedAs: name, for: nil) { return found }
        let values = Array(structures.values) as [SchemaOwner] + Array(unions.values)
        return values.filter { $0.archivedName == name || $0.formerNames.contains(name) }.min { $0.name < $1.name }
    }

    /// The retired class of a name, unless a class has it.
    func retiredClass(archivedAs name: String) -> SchemaRetiredType? {
        guard schemaClass(archivedAs: name, for: nil) == nil else { return nil }
        return retiredClasses.first { $0.isClass(named: name) }
    }

    /// The class that a reader instantiates for a name in an archive. Present names take precedence over former ones.
    ///
    /// - Parameter expected: the class of the reference; `nil` if it accepts any class.
    package func schemaClass(archivedAs name: String, for expected: SchemaClass?) -> SchemaClass? {
        if let expected, expected.archivedName == name { return expected }
        if let found = classesByArchivedName[name] ?? classesByFormerName[name] { return found }
        guard let expected, expected.formerNames.contains(name) else { return nil }
        return expected
    }
}
