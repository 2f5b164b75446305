// A path into an archive that may name fields instead of keys: `root.employees[3].badge`.
//
// The grammar is that of all paths. A field of a struct has no key of its own: what follows it belongs to its keys.

import ArchiveDocuments
import Archiving
import CodingSchema

/// Follows a path from object to object.
struct SchemaPath {
    /// The target of a path.
    enum Destination {
        /// A value, or an object.
        case value(ArchivedObject.Value)

        /// A key or a field of an object, and its value.
        case member(String, ArchivedRecord, ArchivedObject.Value?)
    }

    private let path: DocumentPath
    private let archive: ArchiveDocument
    private let catalog: ClassCatalog

    /// - Returns: `nil` if the text is no path from a key at the top.
    /// - Throws: ``InspectionError`` if it starts as one, and is wrong later.
    init?(_ text: String, archive: ArchiveDocument, catalog: ClassCatalog) throws(InspectionError) {
        do throws(InspectionError) {
            path = try DocumentPath(parsing: text)
        } catch {
            guard archive.top.contains(where: { !$0.key.isEmpty && text.hasPrefix($0.key) }) else { return nil }
            throw error
        }
        self.archive = archive
        self.catalog = catalog
    }

    /// The target of the path; `nil` if it doesn't start with a key at the top.
    ///
    /// - Throws: ``InspectionError`` if the path can't be followed to its end.
    func follow() throws(InspectionError) -> Destination? {
        guard case .key(let start)? = path.steps.first, let entry = archive.top.first(where: { $0.key == start })
        else { return nil }
        var value = entry.value
        for index in path.steps.indices.dropFirst() {
            if let part = archive.part(of: value, at: path.steps[index]) {
                value = part
                continue
            }
            guard case .key(let name) = path.steps[index] else { throw broken(index, "the element doesn't exist") }
            guard let record = value.object.flatMap({ ArchivedRecord($0, catalog) }) else {
                throw broken(index, "this value has no keys")
            }
            let isLast = index == path.steps.indices.last
            if !isLast, isStructure(name, of: record) {
                let rest = DocumentPath(Array(path.steps[index...])).description
                return .member(rest, record, record.object.values[rest] ?? self.value(of: name, in: record))
            }
            guard names(in: record).contains(name) else { throw broken(index, suggestion(for: name, in: record)) }
            let next = self.value(of: name, in: record)
            if isLast { return .member(name, record, next) }
            guard let next else { throw broken(index + 1, "'\(name)' has no value in the archive") }
            value = next
        }
        return .value(value)
    }

    private func names(in record: ArchivedRecord) -> [String] {
        record.chain.flatMap { $0.fields.map(\.name) }
            + record.chain.flatMap { $0.readableFields.flatMap(\.keys) + $0.retired.flatMap(\.keys) }
            + record.object.values.keys.sorted()
    }

    /// Whether a name is that of a field whose value is stored under keys of its own.
    private func isStructure(_ name: String, of record: ArchivedRecord) -> Bool {
        record.chain.contains { owner in
            owner.readableFields.contains { $0.field.type.hasOwnKeys && $0.isMeant(by: name) }
        }
    }

    /// The value under a key, or under the key from which a field is read.
    private func value(of member: String, in record: ArchivedRecord) -> ArchivedObject.Value? {
        for owner in record.chain {
            guard let field = owner.readableFields.first(where: { $0.field.name == member }) else { continue }
            let key = FieldReading(of: field, in: record).key
            return key.flatMap { record.object.values[$0] }
        }
        return record.object.values[member]
    }

    /// The error about a step; the path to it is shown.
    private func broken(_ index: Int, _ reason: String) -> InspectionError {
        let isElement = index < path.steps.count && reason.hasPrefix("the element")
        return InspectionError("'\(DocumentPath(Array(path.steps[..<(isElement ? index + 1 : index)])))': \(reason)")
    }

    private func suggestion(for name: String, in record: ArchivedRecord) -> String {
        let close = EditDistance.closest(to: name, among: names(in: record))
        return "objects of class \(ValueText.name(record.className)) have no '\(name)'"
            + (close.map { "; did you mean '\($0)'?" } ?? "")
    }
}
