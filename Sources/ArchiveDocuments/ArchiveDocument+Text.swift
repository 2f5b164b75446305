// The API for programs: documents as JSON text, and their values by path.

public import Archiving
import Foundation
import JSONText

extension ArchiveDocument {
    /// Returns the document as JSON text of the format `archive/1`.
    ///
    /// - Parameter includesLayout: Whether the text contains what only the bytes state, so that
    ///   ``init(jsonText:)`` and ``data()`` result in the same bytes.
    /// - Throws: ``InspectionError`` if a part of the document can't be read.
    public func jsonText(includesLayout: Bool = false) throws(InspectionError) -> String {
        try jsonText(JSONOptions(includesLayout: includesLayout))
    }

    /// Creates the document that JSON text of the format `archive/1` represents.
    ///
    /// - Throws: ``InspectionError`` if the text doesn't represent a document.
    public convenience init(jsonText: String) throws(InspectionError) {
        do throws(JSONError) {
            try self.init(json: JSONValue(parsing: Data(jsonText.utf8)))
        } catch {
            throw InspectionError(error.message)
        }
    }

    /// Returns the bytes of the value at a path, such as `root.employees[0].name`: text as UTF-8, data as it is; `nil`
    /// if the value contains other values.
    ///
    /// - Throws: ``InspectionError`` if the path leads nowhere, to several values, or to one that can't be read.
    public func bytes(at path: String) throws(InspectionError) -> Data? { try finding(at: path).bytes() }

    /// Returns the value at a path as JSON text for reading.
    ///
    /// - Throws: ``InspectionError`` if the path leads nowhere, or to several values, if the value can't be read, or if
    ///   its parts share too much.
    public func jsonText(at path: String) throws(InspectionError) -> String { try finding(at: path).json().text }

    /// Replaces the value at a path.
    ///
    /// - Throws: ``InspectionError`` if the path leads nowhere, or the value can't be stored there.
    public func setValue(fromJSONText text: String, at path: String) throws(InspectionError) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: Data(text.utf8))
        } catch {
            throw InspectionError(error.message)
        }
        try apply(.set(value), at: DocumentPath(parsing: path))
    }

    private func finding(at path: String) throws(InspectionError) -> PathFinding {
        let findings = try find(DocumentPath(parsing: path))
        if findings.count == 1 { return findings[0] }
        throw InspectionError("'\(path)' leads to \(findings.count) values")
    }
}

extension ObjectGraph {
    /// Returns a description of an object and of everything that it leads to, as `coding inspect` prints its archive:
    /// each value on a line, numbers for objects that are referenced more than once, and `↺` for references back.
    ///
    /// - Throws: `ArchiveError`, as archiving throws it.
    /// - Complexity: O(*n* log *n*) in the number of bytes of the archive.
    public static func description(of root: some Coding) throws -> String {
        var text = ""
        let document = try ArchiveDocument(KeyedArchiver.archivedData(withRootObject: root))
        _ = DocumentTree.write(document) { text += $0 }
        return text
    }
}
