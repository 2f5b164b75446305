// Archives of one kind with the schema that is inferred from them, whose names no other case has.

import ArchiveDocuments
import Archiving
import CodingInference
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists

/// Some archives, and the class that their roots have in an inferred schema.
struct InferredCase {
    /// The name in messages.
    let name: String

    /// The number that the names of its classes begin with.
    let number: Int
    let archives: [Data]
    let text: String
    let schema: Schema

    /// The name in Swift of the first archive's root.
    let rootName: String
    let isSequential: Bool

    /// Infers a schema.
    ///
    /// - Returns: `nil` if an archive can't be read, or if the root is of no class that the schema declares.
    init?(_ name: String, number: Int, archives: [Data]) throws {
        let documents = archives.compactMap { try? ArchiveDocument($0) }
        guard let first = documents.first, documents.count == archives.count else { return nil }
        var facts = ArchiveFacts()
        do { for document in documents { try facts.add(document) } } catch { return nil }
        // All cases are compiled together. What a class is archived as stays the same.
        let (_, names) = try Self.schema(of: facts, names: [:], number)
        let own = Dictionary(uniqueKeysWithValues: names.classes.map { ($0.archivedName, "Case\(number)\($0.name)") })
        (text, schema) = try Self.schema(of: facts, names: own, number)
        guard let className = Self.rootClassName(of: first), let rootName = own[className] else { return nil }
        (self.name, self.number, self.archives) = (name, number, archives)
        (self.rootName, isSequential) = (rootName, first.isSequential)
    }

    private static func schema(
        of facts: ArchiveFacts, names: [String: String], _ number: Int
    ) throws -> (text: String, schema: Schema) {
        var inferred = InferredSchema(facts)
        inferred.knownNames = names
        let text = try inferred.text(head: [])
        let file = SourceFile(path: "Inferred.coding", text: text)
        guard let schema = SchemaCompiler.compile(moduleName: "Case\(number)", files: [file], imports: []).schema else {
            throw InspectionError("the inferred schema has errors: \(text)")
        }
        return (text, schema)
    }

    /// The class of the only object at the top.
    private static func rootClassName(of document: ArchiveDocument) -> String? {
        if document.isSequential {
            let values = document.groups.flatMap(\.values)
            return values.count == 1 ? values[0].object?.className : nil
        }
        guard document.top.count == 1, document.top[0].key == "root" else { return nil }
        return document.top[0].value.object?.className
    }

    /// A keyed archive whose root is an object that has what was at the top, so that a class describes it.
    static func wrapped(_ data: Data) throws -> Data? {
        guard var root = try PropertyList(data: data).dictionary, let top = root["$top"]?.dictionary,
            let objects = root["$objects"]?.array
        else { return nil }
        func reference(_ index: Int) -> PropertyList { .uid(PropertyList.UID(UInt32(index))) }
        let description: PropertyList = ["$classname": "Top", "$classes": ["Top", "NSObject"]]
        let object = PropertyList.dictionary(top.merging(["$class": reference(objects.count)]) { $1 })
        root["$objects"] = .array(objects + [description, object])
        root["$top"] = ["root": reference(objects.count + 1)]
        return try PropertyList.dictionary(root).data(format: .binary)
    }
}
