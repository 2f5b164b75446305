// Converts JSON to a document: the reverse of `DocumentJSONWriter`.

import Archiving
import Foundation
package import JSONText
import PropertyLists
import TypedStreams

extension ArchiveDocument {
    /// Creates the document that JSON represents.
    ///
    /// - Throws: ``JSONError`` if the JSON doesn't represent a document.
    package convenience init(json: JSONValue) throws(JSONError) {
        let reader = try DocumentJSONReader(json)
        self.init(reader.form, reader.graph, byteCount: 1 << 24)
        try reader.fill(self)
    }
}

final class DocumentJSONReader {
    let json: JSONValue
    let form: ArchiveDocument.Form

    /// Retains the objects that are read.
    let graph: ArchivedGraph

    /// The layout; `nil` if the document has none, or was edited.
    let layout: JSONValue?

    var classes: [String: ArchivedObject.ClassDescription] = [:]
    private var forms: [String: [ExactText: ValueForm]] = [:]

    /// Objects by their numbers, and the numbers of those with contents.
    var objects: [Int: ArchivedObject] = [:]
    var missing: [Int: ArchivedObject.Unresolved] = [:]
    private var defined: Set<Int> = []

    /// The slots of values without `$id`, in the order of the document, and how many of them are used.
    private var slots: [Int] = []
    private var usedSlotCount = 0

    /// Equal values share a slot if there is no layout.
    private var leaves: [LeafKey: ArchivedObject] = [:]
    var containers: [ArchivedObject: ArchivedObject.Value] = [:]
    var pairs: [ArchivedObject: [DictionaryEntry]] = [:]

    // The C strings of a sequential archive by the numbers of the layout.
    var cStringNumbers: [Int] = []
    var usedCStringCount = 0
    var cStrings: [Int: ArchivedObject] = [:]

    /// Objects of classes in the order of the document.
    var layoutObjects: [ArchivedObject] = []

    /// The keys on the way to the current value, for errors.
    var path: [DocumentPath.Step] = []

    var isKeyed: Bool { if case .keyed = form { true } else { false } }

    init(_ json: JSONValue) throws(JSONError) {
        try DocumentForm.check(json)
        self.json = json
        form = try Self.form(of: json)
        graph = ArchivedGraph()
        if let layout = json["layout"], layout["of"]?.string == json.layoutChecksum {
            self.layout = layout
            slots = (layout["slots"]?.elements ?? []).map { $0.index ?? 0 }
        } else {
            layout = nil
        }
    }

    /// Creates a reader of values outside of a document in JSON.
    init(_ form: ArchiveDocument.Form, _ graph: ArchivedGraph) {
        json = .null
        layout = nil
        (self.form, self.graph) = (form, graph)
    }

    private static func form(of json: JSONValue) throws(JSONError) -> ArchiveDocument.Form {
        let encoding = json["encoding"]?.string ?? ""
        let format = encoding == "strings" ? .openStep : PropertyList.Format(word: encoding) ?? .binary
        switch json["kind"]?.string {
        case "keyed":
            var version: Int64? = 100_000
            if let number = json["version"] {
                version = number.int.map(Int64.init)
                if version == nil, number != .null { throw outOfRange("version") }
            }
            return .keyed(
                archiver: json["archiver"]?.string ?? "NSKeyedArchiver", version: version, format)
        case "sequential":
            var header = TypedStreamHeader()
            header.isBigEndian = json["byteOrder"]?.string == "big"
            guard let streamerVersion = json["streamerVersion"].map(\.int) ?? 4 else {
                throw outOfRange("streamerVersion")
            }
            guard let systemVersion = json["systemVersion"]?.int else { throw outOfRange("systemVersion") }
            (header.streamerVersion, header.systemVersion) = (streamerVersion, systemVersion)
            return .sequential(header)
        default: return .propertyList(format)
        }
    }

    private static func outOfRange(_ name: String) -> JSONError { JSONError(message: "'\(name)' is out of range") }

    func fill(_ document: ArchiveDocument) throws(JSONError) {
        document.hasStaleLayout = layout == nil && json["layout"] != nil
        switch form {
        case .propertyList:
            guard let value = json["value"] else { throw failure("no 'value'") }
            document.value = try plain(value)
            document.pairs = pairs
        case .keyed, .sequential: try fillArchive(document)
        }
        document.tableLayout = layout?["table"]
        document.textLayout = layout?["text"]
    }

    private func fillArchive(_ document: ArchiveDocument) throws(JSONError) {
        try readClasses()
        if isKeyed {
            for member in json["top"]?.members ?? [] {
                guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
                path = [.key(key)]
                document.top.append(.init(key: key, value: try value(member.value, .entry)))
            }
            path = []
        } else {
            cStringNumbers = (layout?["cstrings"]?.elements ?? []).map { $0.index ?? 0 }
            document.groups = try groups(json["groups"]?.elements ?? [])
        }
        for object in json["objects"]?.elements ?? [] {
            path = [.object(object["$id"]?.int ?? 0)]
            _ = try value(object, isKeyed ? .inPlace : .element)
        }
        path = []
        var unreferenced: [ArchivedObject.Value] = []
        for value in json["unreferenced"]?.elements ?? [] { unreferenced.append(try element(value)) }
        try checkDefined()
        (document.containers, document.pairs) = (containers, pairs)
        do throws(InspectionError) {
            if isKeyed { try document.setSlots(of: self, unreferenced) } else { try document.numberObjects() }
        } catch {
            throw JSONError(message: error.message)
        }
    }

    func failure(_ message: String) -> JSONError {
        JSONError(message: path.isEmpty ? message : "\(DocumentPath(path)): \(message)")
    }

    // MARK: Classes

    func readClasses() throws(JSONError) {
        for member in json["classes"]?.members ?? [] {
            let chain = member.value["chain"]?.elements?.compactMap(\.string)
            let description = ArchivedObject.ClassDescription(
                member.value["name"]?.string ?? member.name, chain: chain,
                fallbacks: member.value["hints"]?.elements?.compactMap(\.string),
                versions: member.value["versions"]?.elements?.compactMap(\.int))
            classes[member.name] = description
            for key in member.value["keys"]?.members ?? [] {
                guard let name = JSONKey.key(of: key.name) else { throw failure("unknown key '\(key.name)'") }
                var form = ValueForm.entry
                for word in key.value.elements ?? [key.value] { _ = form.apply(word.string ?? "") }
                forms[member.name, default: [:]][ExactText(name)] = form
            }
        }
    }

    func classDescription(_ name: String) throws(JSONError) -> ArchivedObject.ClassDescription {
        if let known = classes[name] { return known }
        guard let usual = FoundationClass.description(of: name, isSequential: !isKeyed) else {
            throw failure("class '\(name)' is not in 'classes'")
        }
        classes[name] = usual
        return usual
    }

    func form(_ className: String, _ key: String) -> ValueForm { forms[className]?[ExactText(key)] ?? .entry }

    // MARK: Objects

    /// The object with a number, which may be defined later.
    func object(numbered number: Int) -> ArchivedObject {
        if let known = objects[number] { return known }
        let object = graph.object(.init("", chain: nil))
        objects[number] = object
        return object
    }

    /// The object of a class that JSON defines.
    func newObject(_ identifier: JSONValue?, _ className: String) throws(JSONError) -> ArchivedObject {
        let object = try newObject(identifier)
        layoutObjects.append(object)
        object.classDescription = try classDescription(className)
        return object
    }

    /// An object with the number that JSON or the layout states.
    private func newObject(_ identifier: JSONValue?) throws(JSONError) -> ArchivedObject {
        if let identifier {
            guard let number = identifier.index else { throw failure("'$id' is no number") }
            guard defined.insert(number).inserted else { throw failure("a second object with the '$id' \(number)") }
            return object(numbered: number)
        }
        if layout == nil || !isKeyed { return graph.object(.init("", chain: nil)) }
        let number = nextSlot()
        defined.insert(number)
        return object(numbered: number)
    }

    /// The slot of a value without a number, by the layout.
    private func nextSlot() -> Int {
        defer { usedSlotCount += 1 }
        // The layout belongs to the document, unless both are forged.
        return usedSlotCount < slots.count ? slots[usedSlotCount] : -1 - usedSlotCount
    }

    /// A slot that contains a leaf.
    func slot(_ leaf: PropertyList) -> ArchivedObject {
        guard layout != nil else { return slot(shared: leaf) }
        let number = nextSlot()
        if let known = objects[number], known.value != nil { return known }
        let object = graph.object(leaf)
        objects[number] = object
        return object
    }

    /// The one object for all equal leaves.
    func slot(shared leaf: PropertyList) -> ArchivedObject {
        let key = LeafKey(leaf)
        if let known = leaves[key] { return known }
        let object = graph.object(leaf)
        leaves[key] = object
        return object
    }

    /// A slot that contains a container.
    func slot(container: ArchivedObject.Value) -> ArchivedObject {
        let object = graph.object(PropertyList.null)
        if layout != nil {
            let number = nextSlot()
            if let known = objects[number], containers[known] != nil { return known }
            objects[number] = object
        }
        containers[object] = container
        return object
    }

    func checkDefined() throws(JSONError) {
        for (number, object) in objects where object.classDescription?.name == "" && !defined.contains(number) {
            throw failure("no object has the '$id' \(number)")
        }
    }
}
