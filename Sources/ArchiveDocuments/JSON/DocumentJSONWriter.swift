// Writes a document as JSON, while it walks through the document.
//
//     {"format": "archive/1", "kind": "keyed", "top": {"root": …}, "classes": {…}, "layout": {…}}
//
// The first mention of an object contains it, and later ones refer to it. Nesting is limited: an object below the limit
// moves to `objects`, so that the recursion is limited, too.

import Archiving
import Foundation
package import JSONText
import PropertyLists

/// What a document in JSON contains.
package struct JSONOptions: Sendable {
    /// Whether the document contains what only the bytes state, so that it is converted back to the same bytes.
    package var includesLayout: Bool

    /// Whether data that is an archive is written as a document.
    package var opensNested: Bool

    package init(includesLayout: Bool = false, opensNested: Bool = true) {
        self.includesLayout = includesLayout
        self.opensNested = opensNested
    }
}

extension ArchiveDocument {
    /// Writes the document as JSON text.
    ///
    /// - Parameter output: takes the text in parts. If there is an error, it has a part of the text.
    /// - Throws: ``InspectionError`` if a part of the document can't be read, or if its objects share too much.
    /// - Complexity: O(*n*) in the number of bytes; no more than the objects of the document and a part of the text are
    ///   in memory.
    package func writeJSON(
        _ options: JSONOptions = JSONOptions(), _ style: JSONTextWriter.Style = .short,
        to output: @escaping ([UInt8]) -> Void
    ) throws(InspectionError) {
        let text = JSONTextWriter(style, output: output)
        allowWork()
        try DocumentJSONWriter(self, options, text, depth: 0).writeDocument()
        text.finish()
    }

    /// The document as JSON text.
    package func jsonText(
        _ options: JSONOptions, _ style: JSONTextWriter.Style = .short
    ) throws(InspectionError) -> String {
        var bytes: [UInt8] = []
        try writeJSON(options, style) { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

final class DocumentJSONWriter {
    let document: ArchiveDocument
    let options: JSONOptions
    let text: JSONTextWriter

    /// Writes the objects apart from each other, each to the text of its own; `nil` if the document contains them.
    let separateObjects: SeparateOutput?

    /// Whether objects are written apart; comparing the function with `nil` needs newer systems.
    var writesSeparateObjects: Bool { if case .some = separateObjects { true } else { false } }

    typealias SeparateOutput = (ArchivedObject, () throws(InspectionError) -> Void) throws(InspectionError) -> Void

    /// The levels of JSON around the document.
    let outerDepth: Int

    /// The number of archives around the document.
    private let level: Int
    var forms = ValueFormTable()

    /// How often objects are referred to.
    var referenceCounts: [ArchivedObject: Int] = [:]
    private var classNames: [ArchivedObject.ClassDescription: String] = [:]
    private var usedNames = UniqueNames()
    var usedClasses: [ArchivedObject.ClassDescription] = []

    /// Objects that are written, or waiting for that.
    var mentioned: Set<ArchivedObject> = []
    var waiting: [ArchivedObject] = []

    /// The slots of values in the order of the document.
    var slots: [Int] = []

    /// Objects of classes in the order of the document.
    var layoutObjects: [ArchivedObject] = []

    /// The numbers of missing objects that were mentioned.
    var mentionedNil: Set<Int> = []

    /// The identity of C strings in the order of the document.
    var cStrings: [(number: Int, value: LeafKey)] = []

    static let maximumDepth = 200

    /// Objects deeper than this are moved; what is stored in an object may be nested further.
    static let movedObjectDepth = 100

    init(
        _ document: ArchiveDocument, _ options: JSONOptions, _ text: JSONTextWriter, depth: Int, level: Int = 0,
        separateObjects: SeparateOutput? = nil
    ) {
        self.document = document
        self.options = options
        self.text = text
        self.outerDepth = depth
        self.level = level
        self.separateObjects = separateObjects
    }

    func writeDocument() throws(InspectionError) {
        guard options.includesLayout else { return try writeObject() }
        try text.withChecksum(writeObject)
    }

    private func writeObject() throws(InspectionError) {
        text.beginObject()
        try writeMembers()
        text.end()
        try charge()
    }

    /// Writes the members of the document.
    func writeMembers() throws(InspectionError) {
        try document.requireWhole()
        member("format", "archive/1")
        switch document.form {
        case .propertyList(let format):
            member("kind", "plist")
            member("encoding", .string(format.word))
            text.name("value")
            try plain(document.value ?? .null, depth: outerDepth + 1)
        case .keyed:
            if options.includesLayout { try document.requireKnownRoot(inJSON: true) }
            try keyedMembers()
        case .sequential(let header): try sequentialMembers(header)
        }
        guard options.includesLayout, let layout = try layout() else { return }
        text.write(JSONMember("layout", layout))
    }

    func member(_ name: String, _ value: JSONValue) { text.write(JSONMember(name, value)) }

    /// Writes an object whose only member has a value that a body writes.
    func wrap(_ name: String, _ body: () throws(InspectionError) -> Void) throws(InspectionError) {
        text.beginObject()
        text.name(name)
        try body()
        text.end()
    }

    /// Reduces the budget by what was written.
    func charge() throws(InspectionError) { try document.charge(text.takeCost()) }

    func checkDepth(_ depth: Int) throws(InspectionError) {
        guard depth <= Self.maximumDepth else {
            throw InspectionError("values are nested more than \(Self.maximumDepth) deep")
        }
    }

    // MARK: Classes

    /// The name of a class in the document. The second class of a name gets a number.
    func name(of description: ArchivedObject.ClassDescription) throws(InspectionError) -> String {
        try document.chargeHash(of: description)
        if let known = classNames[description] { return known }
        let name = usedNames.unique(description.name) { "\(description.name)#\($0)" }
        try document.charge(name.utf8.count)
        classNames[description] = name
        usedClasses.append(description)
        return name
    }

    /// Whether a plain value may represent an object of a class: whether it is the first class of its name.
    func isFirst(_ description: ArchivedObject.ClassDescription) throws(InspectionError) -> Bool {
        try name(of: description) == description.name
    }

    /// The class table: all classes but those of Foundation with their usual description.
    func writeClassTable() throws(InspectionError) {
        text.name("classes")
        text.beginObject()
        let isSequential = document.isSequential
        for description in usedClasses {
            let name = try name(of: description)
            let words = isSequential ? [] : forms.words(of: description)
            if words.isEmpty, FoundationClass.description(of: name, isSequential: isSequential) == description {
                continue
            }
            text.name(name)
            text.beginObject()
            if name != description.name { member("name", .string(description.name)) }
            member("chain", description.chain.map(Self.names) ?? .null)
            if let hints = description.fallbacks { member("hints", Self.names(hints)) }
            if let versions = description.versions { member("versions", .array(versions.map { .integer($0) })) }
            if !words.isEmpty {
                text.name("keys")
                text.beginObject()
                for (key, words) in words {
                    member(JSONKey.name(of: key), words.count == 1 ? .string(words[0]) : Self.names(words))
                }
                text.end()
            }
            text.end()
            try charge()
        }
        text.end()
    }

    private static func names(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }

    // MARK: Objects

    func countReferences(in values: [ArchivedObject.Value]) throws(InspectionError) {
        try document.forEachReference(in: values) { value in
            if case .object(let object) = value { referenceCounts[object, default: 0] += 1 }
        }
    }

    /// Writes a reference, if the object is written elsewhere: because it is mentioned before, is too deep here, or is
    /// separated from others.
    func refer(insteadOf object: ArchivedObject, depth: Int) throws(InspectionError) -> Bool {
        if mentioned.insert(object).inserted {
            let isApart = try depth - outerDepth > Self.movedObjectDepth ? true : isSeparated(object)
            guard isApart else { return false }
            waiting.append(object)
        }
        text.write(["$ref": .integer(document.numbers[object] ?? 0)])
        return true
    }

    /// Whether an object is written apart from others: all but Foundation's values and collections in one place.
    private func isSeparated(_ object: ArchivedObject) throws(InspectionError) -> Bool {
        guard writesSeparateObjects else { return false }
        if referenceCounts[object, default: 0] > 1 { return true }
        return try foundationContent(of: object) == nil
    }

    /// The contents of an object of one of Foundation's classes, if the document states nothing else about it: the keys of
    /// an ordered set must be in the order of its members.
    func foundationContent(of object: ArchivedObject) throws(InspectionError) -> FoundationContent? {
        guard let description = object.classDescription, try isFirst(description) else { return nil }
        let content = document.foundationContent(of: object)
        guard let content, document.isKeyed, object.foundationClass?.immutable == .orderedSet else { return content }
        return content.entries(of: .orderedSet).map(\.key) == object.entries.map(\.key) ? content : nil
    }

    /// Writes the objects that were too deep at their first mention as elements of a list.
    func writeObjects(_ name: String) throws(InspectionError) {
        if waiting.isEmpty || writesSeparateObjects { return }
        text.name(name)
        text.beginArray()
        try writeWaiting()
        text.end()
    }

    /// Writes the objects that are written elsewhere than at their first mention.
    func writeWaiting() throws(InspectionError) {
        var next = 0
        while next < waiting.count {
            let object = waiting[next]
            next += 1
            let write = { () throws(InspectionError) in
                try self.object(object, .inPlace, depth: self.outerDepth + 2, isMoved: true)
            }
            if let separateObjects { try separateObjects(object, write) } else { try write() }
        }
        waiting = []
    }

    /// Begins an object with its class and its number.
    func begin(_ object: ArchivedObject, isMoved: Bool) throws(InspectionError) {
        text.beginObject()
        if let description = object.classDescription { member("$class", .string(try name(of: description))) }
        writeIdentity(of: object, isMoved: isMoved)
    }

    /// The number of an object that is mentioned elsewhere.
    func identity(of object: ArchivedObject, isMoved: Bool) -> Int? {
        isMoved || referenceCounts[object, default: 0] > 1 ? document.numbers[object] : nil
    }

    /// Writes the number, unless it stands before a separate object.
    func writeIdentity(of object: ArchivedObject, isMoved: Bool) {
        guard let number = identity(of: object, isMoved: isMoved), !(isMoved && writesSeparateObjects) else { return }
        member("$id", .integer(number))
    }

    // MARK: Nested archives

    /// Writes data, or the document that it contains.
    func data(_ data: Data, depth: Int) throws(InspectionError) {
        if try !writeNested(.data(data), in: "data", depth: depth) { text.write(.data(data)) }
        try charge()
    }

    /// Writes text, or the document that it contains.
    func text(_ text: String, depth: Int) throws(InspectionError) {
        if try !writeNested(.string(text), in: "string", depth: depth) { self.text.string(text) }
        try charge()
    }

    private func writeNested(_ leaf: PropertyList, in kind: String, depth: Int) throws(InspectionError) -> Bool {
        guard options.opensNested, level < ArchiveDocument.maximumLevel, depth < Self.movedObjectDepth,
            let archive = try document.nested(in: leaf)
        else { return false }
        return text.attempt { written in
            let writer = DocumentJSONWriter(archive, options, text, depth: depth + 1, level: level + 1)
            text.beginObject()
            text.name("$archive")
            guard (try? writer.writeDocument()) != nil else { return false }
            member("$in", .string(kind))
            text.end()
            // A copy must have the same bytes, even if nothing but the outer archive is changed.
            guard options.includesLayout else { return true }
            guard let json = try? JSONValue(parsing: written())["$archive"] else { return false }
            return (try? ArchiveDocument(json: json).data()) == ArchiveDocument.bytes(of: leaf)
        }
    }
}

extension ArchiveDocument {
    /// Calls a body for the values that are no containers: in values, and in the containers among them.
    func forEachReference(
        in values: [ArchivedObject.Value], _ body: (ArchivedObject.Value) -> Void
    ) throws(InspectionError) {
        var pending: [ArchivedObject.Value] = values.reversed()
        while let value = pending.popLast() {
            switch value {
            case .array(let elements), .set(let elements):
                try chargeVisits(elements.count)
                pending += elements.reversed()
            case .dictionary(let entries):
                try chargeVisits(entries.count)
                pending += entries.reversed().map(\.value)
            case .object(let object):
                guard let pairs = pairs[object] else {
                    body(value)
                    continue
                }
                try chargeVisits(2 * pairs.count)
                pending += pairs.reversed().flatMap { [$0.value, $0.key] }
            default: body(value)
            }
        }
    }

    /// The objects to which the top leads, in the order in which they are referenced.
    func reachableObjects() throws(InspectionError) -> [ArchivedObject] {
        var (objects, known): ([ArchivedObject], Set<ArchivedObject>) = ([], [])
        var pending: [ArchivedObject] = []
        func add(_ values: [ArchivedObject.Value]) throws(InspectionError) {
            let count = pending.count
            try forEachReference(in: values) { if let object = $0.object { pending.append(object) } }
            pending[count...].reverse()
        }
        try add(top.map(\.value) + groups.flatMap(\.values))
        while let object = pending.popLast() {
            guard known.insert(object).inserted else { continue }
            objects.append(object)
            try add(containers[object].map { [$0] } ?? object.entries.map(\.value) + object.groups.flatMap(\.values))
        }
        return objects
    }
}
