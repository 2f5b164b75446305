// One object of an archive with the declaration that reads it.

import ArchiveDocuments
import Archiving
import CodingSchema
import PropertyLists

/// An object with the classes that read it.
struct ArchivedRecord {
    let object: StoredObject

    /// Whether it is read as an object of a superclass.
    let isUnknownSubclass: Bool

    /// The class or struct that reads the object; `nil` if the schema has none.
    let owner: (any SchemaFieldOwner)?

    /// The enum whose cases carry values that reads the object, an element of a collection.
    let union: SchemaUnion?

    /// The record of an object; `nil` for strings, numbers and unreadable values.
    init?(_ object: ArchivedObject, _ catalog: ClassCatalog) {
        guard let object = StoredObject(object) else { return nil }
        self.object = object
        self.owner = catalog.owner(of: object.classDescription)
        isUnknownSubclass = catalog.isUnknownSubclass(object.classDescription)
        union = owner == nil ? catalog.union(archivedAs: object.classDescription.name) : nil
    }

    /// The record of a struct that is a dictionary; `nil` if the value is something else.
    init?(dictionary value: ArchivedObject.Value?, of structure: SchemaStructure) {
        guard let object = value?.object, let contents = StoredObject(dictionary: object) else { return nil }
        self.object = contents
        owner = structure
        isUnknownSubclass = false
        union = nil
    }

    /// Whether the object is a dictionary that a struct reads.
    var isDictionary: Bool { owner?.isDictionary ?? false }

    /// The case as which an enum reads the object.
    var unionText: String? {
        guard let union else { return nil }
        guard let found = object.presence.presentCase(of: union.plan, under: "") else {
            let tag = union.plan.tag.map { ": \(ValueText.quoted($0.key)) is the tag of no case" } ?? ""
            return "no case of '\(union.name)' is present\(tag)"
        }
        let tag = union.plan.tag.map { ", by its tag \(ValueText.quoted($0.key))" } ?? ""
        return "'\(union.name)' is read as its case '\(found.name)'\(tag)"
    }

    var className: String { object.classDescription.name }

    /// The declarations whose fields the object has: a class and its superclasses, the root class first, or a struct.
    var chain: [any SchemaFieldOwner] {
        if let schemaClass = owner as? SchemaClass { return schemaClass.chain }
        return owner.map { [$0] } ?? []
    }

    /// A sentence about the version of a class that wrote its part of the object; `nil` if it has no versions.
    func versionText(of owner: any SchemaFieldOwner) -> String? {
        guard let key = owner.versionKeys.first(where: { object.values[$0] != nil }), let value = object.values[key]
        else {
            if owner.version == 0 || owner.isVersionUnwritten { return nil }
            return "written by version 0 of '\(owner.name)': \(ValueText.quoted(owner.versionKey)) is missing"
        }
        guard case .integer(let number)? = value.propertyList else {
            return "written by an unknown version of '\(owner.name)':"
                + " \(ValueText.quoted(key)) is not an integer"
        }
        var text = "written by version \(number) of '\(owner.name)' (\(ValueText.quoted(key)))"
        if let version = number.signed, version > owner.version {
            let refuses = (owner as? SchemaClass)?.refusesNewer ?? false
            text += ", newer than the schema's \(owner.version)" + (refuses ? ": it is refused" : "")
        }
        return text
    }
}
