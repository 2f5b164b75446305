// Archives as any version of a class would have written them, created from the schema alone.
//
//     Schema ──SampleBuilder──▶ SampleGraph ──KeyedArchiver──▶ PropertyList
//                                           └─SequentialArchiver──▶ Data

import Archiving
package import CodingSchema
package import Foundation
package import PropertyLists

/// Creates archives without a program that wrote them.
package enum SampleArchive {
    /// The archive of one object, as a version of its class would have written it.
    ///
    /// Every field has a value other than its default, the same in every run. If classes refer to each other in cycles,
    /// objects are shared.
    ///
    /// - Parameters:
    ///   - schemaClass: the root object's class, of the schema.
    ///   - version: the class's version, from 0 to its present one.
    ///   - catalog: the available classes.
    ///   - others: versions of other classes, structs and enums by name; the others have their present version.
    /// - Throws: ``SampleError`` if the class can't be archived, or if there is no such version.
    package static func propertyList(
        of schemaClass: SchemaClass, version: Int, in catalog: ClassCatalog, others: [String: Int] = [:]
    ) throws(SampleError) -> PropertyList {
        try check(schemaClass, version: version)
        if schemaClass.archives == .sequential {
            throw SampleError(
                "'\(schemaClass.name)' is 'sequential only'", help: "'--format sequential' writes such an archive")
        }
        return try written(schemaClass, version, catalog, others, isSequential: false) { root in
            try PropertyList(data: KeyedArchiver.archivedData(withRootObject: root))
        }
    }

    /// The sequential archive of one object, as a version of its class would have written it.
    ///
    /// The values are those of ``propertyList(of:version:in:others:)``, without keys.
    ///
    /// - Throws: ``SampleError`` if the class takes part in no sequential archives, or if there is no such version.
    package static func sequentialArchive(
        of schemaClass: SchemaClass, version: Int, in catalog: ClassCatalog, others: [String: Int] = [:]
    ) throws(SampleError) -> Data {
        try check(schemaClass, version: version)
        if schemaClass.archives == .keyed {
            throw SampleError("'\(schemaClass.name)' is not 'sequential'", help: "it has keyed archives only")
        }
        return try written(schemaClass, version, catalog, others, isSequential: true) { root in
            try SequentialArchiver.archivedData(withRootObject: root)
        }
    }

    private static func written<Archive>(
        _ schemaClass: SchemaClass, _ version: Int, _ catalog: ClassCatalog, _ others: [String: Int],
        isSequential: Bool, _ write: (SampleObject) throws -> Archive
    ) throws(SampleError) -> Archive {
        try check(others, among: catalog.versions)
        var builder = SampleBuilder(
            root: schemaClass, version: version, others: others, catalog: catalog, isSequential: isSequential)
        let graph = try builder.build()
        do {
            return try write(graph.objects[0])
        } catch {
            throw SampleError("the archive can't be written: \(error)")
        }
    }

    /// The classes of a schema that can be the root of a keyed archive, in declared order.
    package static func classes(of schema: Schema) -> [SchemaClass] {
        schema.classes.filter { $0.codes && $0.archives != .sequential }
    }

    private static func check(_ schemaClass: SchemaClass, version: Int) throws(SampleError) {
        if let refusing = schemaClass.chain.last(where: \.refusesCoding) {
            let reason = refusing === schemaClass ? "'refuses coding'" : "inherits it from '\(refusing.name)'"
            throw SampleError("no archive holds an object of '\(schemaClass.name)': the class \(reason)")
        }
        guard (0...max(0, schemaClass.version)).contains(version) else {
            throw noVersion(version, of: schemaClass.name, present: schemaClass.version)
        }
    }

    private static func check(_ others: [String: Int], among known: [String: Int]) throws(SampleError) {
        for (name, version) in others.sorted(by: { $0.key < $1.key }) {
            guard let present = known[name] else {
                let nearest = EditDistance.closest(to: name, among: known.keys.sorted())
                let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
                throw SampleError("no class, struct or enum of the sample is called '\(name)'\(hint)")
            }
            guard (0...max(0, present)).contains(version) else {
                throw noVersion(version, of: name, present: present)
            }
        }
    }

    private static func noVersion(_ version: Int, of name: String, present: Int) -> SampleError {
        let versions = present == 0 ? "version 0 only" : "versions 0 to \(present)"
        return SampleError("'\(name)' has no version \(version): the schema has \(versions)")
    }
}

extension Schema {
    /// The module's own classes, in declared order.
    package var classes: [SchemaClass] {
        files.flatMap { file in
            file.declarations.compactMap { if case .class(let schemaClass) = $0 { schemaClass } else { nil } }
        }
    }
}

extension SchemaClass {
    /// Whether objects of the class can be archived.
    package var codes: Bool { !chain.contains(where: \.refusesCoding) }

    /// Whether the class is another one or inherits from it.
    func isKind(of other: SchemaClass) -> Bool {
        var next: SchemaClass? = self
        while let current = next {
            if current === other { return true }
            next = current.superclass
        }
        return false
    }
}
