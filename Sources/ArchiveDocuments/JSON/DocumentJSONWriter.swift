// Converts a document to JSON.
//
//     {"format": "archive/1", "kind": "keyed", "top": {"root": …}, "classes": {…}, "layout": {…}}
//
// The first mention of an object contains it, and later ones refer to it. Nesting is limited: an object below the limit
// moves to `objects`, so that the recursion is limited, too.

import Archiving
package import Foundation
package import JSONText
import PropertyLists
import TypedStreams

/// What a document in JSON contains.
package struct JSONOptions: Sendable {
    /// Whether the document contains what only the bytes state, so that it is converted back to the same bytes.
    package var includesLayout: Bool

    /// Whether data that is an archive is written as a document.
    package var opensNested: Bool

    /// Whether each object of a class is one of the `objects` of the document, and others refer to it.
    var separatesObjects = false

    package init(includesLayout: Bool = false, opensNested: Bool = true) {
        self.includesLayout = includesLayout
        self.opensNested = opensNested
    }
}

extension ArchiveDocument {
    /// The document as JSON.
    ///
    /// - Throws: ``InspectionError`` if a part of the document can't be read, or if its objects share too much.
    package func json(_ options: JSONOptions = JSONOptions()) throws(InspectionError) -> JSONValue {
        let writer = DocumentJSONWriter(self, options, depth: 0)
        allowWork()
        return try writer.wholeDocument()
    }

    /// Checks that all of the document can be read and represented.
    func requireWhole() throws(InspectionError) {
        if let problem = firstProblem { throw problem }
        if arrangement.hasOtherKeys { throw InspectionError("a dictionary has keys that are not strings") }
        for case .object(let object) in slots where object.className == "(no class)" {
            let number = numbers[object] ?? 0
            throw InspectionError("object \(number) has no class", path: "#\(number)")
        }
        if isKeyed, slots.first.map({ !$0.isNil }) ?? false {
            throw InspectionError("object 0 is not '$null'")
        }
    }
}

final class DocumentJSONWriter {
    let document: ArchiveDocument
    let options: JSONOptions

    /// The levels of JSON around the document.
    let outerDepth: Int

    /// The number of archives around the document.
    private let level: Int
    var forms = ValueFormTable()

    /// How often objects are referred to.
    var referenceCounts: [ArchivedObject: Int] = [:]
    var classNames: [ArchivedObject.ClassDescription: String] = [:]
    var usedClasses: [ArchivedObject.ClassDescription] = []

    /// Objects that are written, or waiting for that.
    var mentioned: Set<ArchivedObject> = []
    var waiting: [ArchivedObject] = []

    /// The slots of values in the order of the document.
    var slots: [Int] = []

    /// Objects of classes in the order of the document.
    var layoutObjects: [ArchivedObject] = []

    /// Missing objects by their numbers.
    var missingNumbers: [ObjectIdentifier: Int] = [:]
    var mentionedNil: Set<Int> = []

    /// The identity of C strings in the order of the document.
    var cStrings: [Int] = []
    var cStringTexts: [String] = []

    static let maximumDepth = 200

    /// Objects deeper than this are moved; what is stored in an object may be nested further.
    static let movedObjectDepth = 100
    static let maximumArchiveDepth = 8

    init(_ document: ArchiveDocument, _ options: JSONOptions, depth: Int, level: Int = 0) {
        self.document = document
        self.options = options
        self.outerDepth = depth
        self.level = level
    }

    func wholeDocument() throws(InspectionError) -> JSONValue {
        try document.requireWhole()
        var members = [JSONMember("format", .string("archive/1"))]
        switch document.form {
        case .propertyList(let format):
            members.append(JSONMember("kind", .string("plist")))
            members.append(JSONMember("encoding", .string(Self.name(of: format))))
            members.append(JSONMember("value", try plain(document.value ?? .null, depth: outerDepth + 1)))
        case .keyed: members += try keyedMembers()
        case .sequential(let header): members += try sequentialMembers(header)
        }
        if options.includesLayout, let layout = layout(of: .object(members)) {
            members.append(JSONMember("layout", layout))
        }
        return .object(members)
    }

    static func name(of format: PropertyList.Format) -> String {
        switch format {
        case .binary: "binary"
        case .xml: "xml"
        case .openStep: "openstep"
        }
    }

    func charge(_ count: Int) throws(InspectionError) { try document.charge(count) }

    func checkDepth(_ depth: Int) throws(InspectionError) {
        guard depth <= Self.maximumDepth else {
            throw InspectionError("values are nested more than \(Self.maximumDepth) deep")
        }
    }

    // MARK: Classes

    /// The name of a class in the document. The second class of a name gets a number.
    func name(of description: ArchivedObject.ClassDescription) -> String {
        if let known = classNames[description] { return known }
        let names = Set(classNames.values)
        var name = description.name
        var number = 1
        while names.contains(name) {
            number += 1
            name = "\(description.name)#\(number)"
        }
        classNames[description] = name
        usedClasses.append(description)
        return name
    }

    /// Whether a plain value may represent an object of a class: whether it is the first class of its name.
    func isFirst(_ description: ArchivedObject.ClassDescription) -> Bool {
        name(of: description) == description.name
    }

    /// The class table: all classes but those of Foundation with their usual description.
    func classTable() -> JSONValue {
        let isSequential = document.isSequential
        return .object(
            usedClasses.compactMap { description in
                let name = name(of: description)
                let words = isSequential ? [] : forms.words(of: description)
                if words.isEmpty,
                    FoundationKind.description(of: name, isSequential: isSequential) == description
                {
                    return nil
                }
                var members: [JSONMember] = []
                if name != description.name { members.append(JSONMember("name", .string(description.name))) }
                let chain = description.chain.map { JSONValue.array($0.map { .string($0) }) }
                members.append(JSONMember("chain", chain ?? .null))
                if let hints = description.fallbacks {
                    members.append(JSONMember("hints", .array(hints.map { .string($0) })))
                }
                if let versions = description.versions {
                    members.append(JSONMember("versions", .array(versions.map { .integer(Int64($0)) })))
                }
                if !words.isEmpty {
                    let keys = words.map { key, words in
                        let texts = words.map { JSONValue.string($0) }
                        return JSONMember(JSONKey.name(of: key), texts.count == 1 ? texts[0] : .array(texts))
                    }
                    members.append(JSONMember("keys", .object(keys)))
                }
                return JSONMember(name, .object(members))
            })
    }

    // MARK: Objects

    /// Counts the references from values.
    func countReferences(in values: [ArchivedObject.Value]) {
        var pending = values
        while let value = pending.popLast() {
            switch value {
            case .object(let object): referenceCounts[object, default: 0] += 1
            case .array(let elements), .set(let elements): pending += elements
            case .dictionary(let entries): pending += entries.map(\.value)
            default: break
            }
        }
    }

    func reference(to object: ArchivedObject) -> JSONValue {
        .members(("$ref", .integer(Int64(document.numbers[object] ?? 0))))
    }

    /// A reference, if the object is written elsewhere: because it is mentioned before, is too deep here, or is
    /// separated from others.
    func reference(insteadOf object: ArchivedObject, depth: Int) -> JSONValue? {
        guard mentioned.insert(object).inserted else { return reference(to: object) }
        guard depth - outerDepth > Self.movedObjectDepth || isSeparated(object) else { return nil }
        waiting.append(object)
        return reference(to: object)
    }

    /// Whether an object is written apart from others: all but Foundation's values and collections in one place.
    private func isSeparated(_ object: ArchivedObject) -> Bool {
        guard options.separatesObjects else { return false }
        guard referenceCounts[object, default: 0] <= 1, let description = object.classDescription, isFirst(description)
        else { return true }
        let content =
            document.isSequential ? FoundationContent(sequential: object) : FoundationContent(keyed: object)
        return content == nil
    }

    /// The members that all objects begin with.
    func head(of object: ArchivedObject, isMoved: Bool) -> [JSONMember] {
        var members: [JSONMember] = []
        if let description = object.classDescription {
            members.append(JSONMember("$class", .string(name(of: description))))
        }
        if let identifier = identity(of: object, isMoved: isMoved) { members.append(JSONMember("$id", identifier)) }
        return members
    }

    /// The number of an object that is mentioned elsewhere.
    func identity(of object: ArchivedObject, isMoved: Bool) -> JSONValue? {
        guard isMoved || referenceCounts[object, default: 0] > 1 else { return nil }
        return document.numbers[object].map { .integer(Int64($0)) }
    }

    // MARK: Nested archives

    /// Data, or the document that it contains.
    func data(_ data: Data, depth: Int) throws(InspectionError) -> JSONValue {
        try charge(data.count)
        return nested(.data(data), in: "data", depth: depth) ?? .data(data)
    }

    /// Text, or the document that it contains.
    func text(_ text: String, depth: Int) throws(InspectionError) -> JSONValue {
        try charge(text.utf8.count)
        return nested(.string(text), in: "string", depth: depth) ?? .string(text)
    }

    private func nested(_ leaf: PropertyList, in kind: String, depth: Int) -> JSONValue? {
        guard options.opensNested, level < Self.maximumArchiveDepth, depth < Self.movedObjectDepth,
            let archive = ArchiveDocument.nested(in: leaf)
        else { return nil }
        var options = options
        options.separatesObjects = false
        let writer = DocumentJSONWriter(archive, options, depth: depth + 1, level: level + 1)
        guard let json = try? writer.wholeDocument() else { return nil }
        // A copy must have the same bytes, even if nothing but the outer archive is changed.
        if options.includesLayout, (try? ArchiveDocument(json: json).data()) != ArchiveDocument.bytes(of: leaf) {
            return nil
        }
        return .members(("$archive", json), ("$in", .string(kind)))
    }
}

extension ArchiveDocument {
    /// The archive or property list that data or text contains; `nil` for other leaves.
    static func nested(in leaf: PropertyList) -> ArchiveDocument? { bytes(of: leaf).flatMap(nested) }

    /// The bytes of data or text.
    static func bytes(of leaf: PropertyList) -> Data? {
        switch leaf {
        case .data(let data): data
        // The only archives that are text: it starts like no other text.
        case .string(let text): text.utf8.starts(with: "<?xml".utf8) ? Data(text.utf8) : nil
        default: nil
        }
    }

    /// The archive or property list that data contains; `nil` if it doesn't begin like one, or can't be read.
    package static func nested(in data: Data) -> ArchiveDocument? {
        let begins =
            data.starts(with: Data("bplist0".utf8)) || TypedStreamHeader.isBigEndian(beginningOf: data) != nil
            || (data.starts(with: Data("<?xml".utf8)) && data.prefix(400).range(of: Data("<plist".utf8)) != nil)
        guard begins, let document = try? ArchiveDocument(data), (try? document.requireWhole()) != nil else {
            return nil
        }
        return document
    }
}
