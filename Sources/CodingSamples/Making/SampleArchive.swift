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
    /// The keyed archive of one object, as a version of its class would have written it.
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
        let graph = try graph(of: schemaClass, version, catalog, others, isSequential: false)
        return try written { try PropertyList(data: KeyedArchiver.archivedData(withRootObject: graph.objects[0])) }
    }

    /// The bytes of an archive.
    ///
    /// - Parameter format: the format of a keyed archive; `nil` for a sequential one, which has the same values without
    ///   keys.
    /// - Throws: ``SampleError`` as above, or if the class takes part in no such archives.
    package static func data(
        of schemaClass: SchemaClass, version: Int, in catalog: ClassCatalog, others: [String: Int] = [:],
        format: PropertyList.Format?
    ) throws(SampleError) -> Data {
        if let format {
            let archive = try propertyList(of: schemaClass, version: version, in: catalog, others: others)
            return try written { try archive.data(format: format) }
        }
        let graph = try graph(of: schemaClass, version, catalog, others, isSequential: true)
        return try written { try SequentialArchiver.archivedData(withRootObject: graph.objects[0]) }
    }

    private static func graph(
        of schemaClass: SchemaClass, _ version: Int, _ catalog: ClassCatalog, _ others: [String: Int],
        isSequential: Bool
    ) throws(SampleError) -> SampleGraph {
        try check(schemaClass, version: version)
        if !isSequential, schemaClass.archives == .sequential {
            throw SampleError(
                "'\(schemaClass.name)' is 'sequential only'", help: "'--format sequential' writes such an archive")
        }
        if isSequential, schemaClass.archives == .keyed {
            throw SampleError("'\(schemaClass.name)' is not 'sequential'", help: "it has keyed archives only")
        }
        try check(others, among: catalog.versions)
        var builder = SampleBuilder(
            root: schemaClass, version: version, others: others, catalog: catalog, isSequential: isSequential)
        return try builder.build()
    }

    private static func written<Archive>(_ write: () throws -> Archive) throws(SampleError) -> Archive {
        do {
            return try write()
        } catch {
            throw SampleError("the archive can't be written: \(error)")
        }
    }

    /// The classes of a schema that can be the root of a keyed archive, in declared order.
    package static func classes(of schema: Schema) -> [SchemaClass] {
        schema.classes.filter { $0.isSampled && $0.archives != .sequential }
    }

    private static func check(_ schemaClass: SchemaClass, version: Int) throws(SampleError) {
        if let refusing = schemaClass.chain.last(where: \.refusesCoding) {
            let reason = refusing === schemaClass ? "'refuses coding'" : "inherits it from '\(refusing.name)'"
            throw SampleError("no archive holds an object of '\(schemaClass.name)': the class \(reason)")
        }
        if let external = schemaClass.chain.first(where: { $0.external != nil }) {
            throw SampleError(
                "no sample can be made of '\(schemaClass.name)': only Swift knows what '\(external.name)' encodes")
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
        files.flatMap(\.declarations).compactMap { $0 as? SchemaClass }
    }
}

extension SchemaClass {
    /// Whether objects of the class can be archived.
    package var codes: Bool { !chain.contains(where: \.refusesCoding) }

    /// Whether the schema states all that archives hold of an object.
    var isSampled: Bool { codes && !chain.contains { $0.external != nil } }

    /// Whether the class is another one or inherits from it.
    func isKind(of other: SchemaClass) -> Bool { chain.contains { $0 === other } }
}
