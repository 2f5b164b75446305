// A document as bytes.

import Archiving
public import Foundation
import JSONText
package import PropertyLists
import TypedStreams

extension ArchiveDocument {
    /// Changes the format in which the document is written.
    ///
    /// - Throws: ``InspectionError`` if the document is a sequential archive.
    package func setFormat(_ new: PropertyList.Format) throws(InspectionError) {
        switch form {
        case .propertyList(let old):
            form = .propertyList(new)
            if old != new { (tableLayout, textLayout) = (nil, nil) }
        case .keyed(let archiver, let version, let old):
            form = .keyed(archiver: archiver, version: version, new)
            if old != new { (tableLayout, textLayout) = (nil, nil) }
        case .sequential: throw InspectionError("a sequential archive is not a property list")
        }
    }

    /// Returns the bytes of the document: of a document that JSON with a layout represents, those of its archive.
    ///
    /// - Throws: ``InspectionError`` if a value can't be represented.
    public func data() throws(InspectionError) -> Data {
        allowWork()
        try requireWhole()
        switch form {
        case .sequential(let header):
            guard header.streamerVersion == 4 else {
                throw InspectionError("archives of streamer version \(header.streamerVersion) can't be written")
            }
            // As deep as what can be read.
            var limits = ArchiveLimits()
            limits.maximumNesting = Self.maximumDepth
            do {
                return try SequentialArchiver.archivedData(
                    withGroups: groups, byteOrder: header.isBigEndian ? .bigEndian : .littleEndian,
                    systemVersion: header.systemVersion, limits: limits)
            } catch {
                throw InspectionError("\(error)")
            }
        case .keyed(_, _, let format), .propertyList(let format):
            try prepareReferences()
            if format == .binary { return try binaryData(tableLayout.map(BinaryTableLayout.init(json:))) }
            let text = try textData(format)
            if isEdited { return try patched(text, format) }
            return textLayout.flatMap { try? framed(text, $0) } ?? text
        }
    }

    private func textData(
        _ format: PropertyList.Format, sortsKeys: Bool = true
    ) throws(InspectionError) -> Data {
        let binary = try binaryData(nil)
        return try Self.converting { () throws(PropertyListError) in
            let table = try BinaryObjectTable(ArchiveBytes(binary), limits: ReadLimits())
            if format == .openStep {
                return Data(try OpenStepPropertyList.bytes(of: table, maximumByteCount: budget.limit))
            }
            return try XMLPropertyList.xmlData(
                of: table, maximumByteCount: budget.limit, sortsKeys: sortsKeys)
        }
    }

    // MARK: Text layout

    /// What decides over the bytes of an XML text, except for its values; `nil` if it has the usual form, or one that
    /// can't be stated.
    func sourceTextLayout() throws(InspectionError) -> JSONValue? {
        guard case .xml = propertyListFormat, let source, let parts = try? XMLPropertyList.parts(of: source) else {
            return nil
        }
        try prepareReferences()
        for sortsKeys in [true, false] {
            guard let text = try? textData(.xml, sortsKeys: sortsKeys) else { return nil }
            if text == source, sortsKeys { return nil }
            guard let usual = try? XMLPropertyList.parts(of: text), usual.value == parts.value else { continue }
            var members: [JSONMember] = []
            for (name, part, usual) in [("head", parts.head, usual.head), ("tail", parts.tail, usual.tail)]
            where part != usual {
                members.append(JSONMember(name, .string(String(decoding: part, as: UTF8.self))))
            }
            if !sortsKeys { members.append(JSONMember("order", "document")) }
            return .object(members)
        }
        return nil
    }

    /// A text in the form that a layout states.
    private func framed(_ text: Data, _ layout: JSONValue) throws(InspectionError) -> Data {
        let hasOrder = layout["order"]?.string == "document"
        let ordered = hasOrder ? try textData(.xml, sortsKeys: false) : text
        return try Self.converting { () throws(PropertyListError) in
            guard let parts = try XMLPropertyList.parts(of: ordered) else { return text }
            let head = layout["head"]?.string.map { Data($0.utf8) } ?? parts.head
            let tail = layout["tail"]?.string.map { Data($0.utf8) } ?? parts.tail
            let framed = head + parts.value + tail
            return try TextPatch.areEqual(framed, text, format: .xml) ? framed : text
        }
    }

    var propertyListFormat: PropertyList.Format? {
        switch form {
        case .keyed(_, _, let format), .propertyList(let format): format
        case .sequential: nil
        }
    }

    /// The text that the document was read from, with its changes: comments and the form of the rest stay.
    private func patched(_ text: Data, _ format: PropertyList.Format) throws(InspectionError) -> Data {
        guard let source, PropertyList.Format(of: source) == format else { return text }
        let patched = try Self.converting { () throws(PropertyListError) in
            try TextPatch.text(source, readAs: text, format: format)
        }
        guard let patched else {
            throw InspectionError("the change can't be made in the text without losing comments")
        }
        return patched
    }

    private static func converting<Result>(
        _ body: () throws(PropertyListError) -> Result
    ) throws(InspectionError) -> Result {
        do throws(PropertyListError) {
            return try body()
        } catch {
            throw InspectionError("\(error)")
        }
    }

    /// The number of values that may be visited to write the document.
    private var visitLimit: Int { budget.limit / WorkBudget.visitCost }

    private func binaryData(_ layout: BinaryTableLayout?) throws(InspectionError) -> Data {
        if let layout, let data = try? binaryData(layout: layout) { return data }
        return try binaryData(layout: BinaryTableLayout())
    }

    private func binaryData(layout: BinaryTableLayout) throws(InspectionError) -> Data {
        var builder = BinaryTableBuilder(self, layout, limit: visitLimit)
        try builder.build(try rootNode())
        var writer = BinaryTableWriter(layout)
        return try writer.data(builder.objects, builder.links)
    }

    // MARK: Layout

    /// What decides over the bytes that the document was read from; `nil` if there is no binary table.
    func sourceLayout() throws(InspectionError) -> BinaryTableLayout? {
        guard let source, let table = try? BinaryObjectTable(ArchiveBytes(source), limits: ReadLimits()),
            let visits = Self.visits(of: table, limit: visitLimit)
        else { return nil }
        try prepareReferences()
        let unreferenced = Set(0..<table.objectCount).subtracting(visits)
        var best: BinaryTableLayout?
        var bestCount = Int.max
        let kinds = unreferenced.compactMap { index in
            (try? table.object(at: index)).flatMap { BinaryTableLayout.RepeatedKind($0.kind, count: $0.count) }
        }
        for layout in BinaryTableLayout.candidates(kinds, isKeyed: isKeyed) {
            var layout = layout
            layout.exceptions = Dictionary(uniqueKeysWithValues: visits.enumerated().map { ($0, $1) })
            var builder = BinaryTableBuilder(self, layout, limit: visitLimit)
            guard let root = try? rootNode(), (try? builder.build(root)) != nil, builder.visits == visits else {
                continue
            }
            layout.exceptions = builder.neededExceptions
            guard layout.takeCopies(unreferenced, of: table, builder.objects) else { continue }
            let count = layout.exceptions.count + layout.copies.count
            if count < bestCount { (best, bestCount) = (layout, count) }
            if count == 0 { break }
        }
        best?.takeWidths(of: table, source)
        return best
    }

    /// The indexes of a table's objects in the order in which a tree is visited.
    private static func visits(of table: BinaryObjectTable, limit: Int) -> [Int]? {
        var visits: [Int] = []
        var visited: Set<Int> = []
        var pending = [table.topObject]
        while let index = pending.popLast() {
            guard visits.count < limit, let object = try? table.object(at: index) else { return nil }
            visits.append(index)
            guard object.isContainer, visited.insert(index).inserted else { continue }
            let count = object.kind == .dictionary ? 2 * object.count : object.count
            for position in (0..<count).reversed() {
                guard let reference = try? table.reference(position, of: object) else { return nil }
                pending.append(reference)
            }
        }
        return visits
    }
}

extension BinaryTableLayout {
    /// The layouts that writers use, for a table in which nothing refers to objects of some kinds: the likely first.
    fileprivate static func candidates(_ kinds: [RepeatedKind], isKeyed: Bool) -> [BinaryTableLayout] {
        let repeated = Set(kinds)
        let sets = repeated.isEmpty ? [repeated] : [repeated, repeated.intersection([.null, .boolean]), []]
        return sets.flatMap { repeated in
            (isKeyed ? [References.repeated, .shared, .separate] : [.shared, .repeated, .separate]).map { references in
                var layout = BinaryTableLayout()
                (layout.references, layout.repeated) = (references, repeated)
                return layout
            }
        }
    }

    /// Adds the objects to which nothing refers and that a builder doesn't add; false if one repeats no other object.
    fileprivate mutating func takeCopies(
        _ unreferenced: Set<Int>, of table: BinaryObjectTable, _ objects: [Int: BinaryTableObject]
    ) -> Bool {
        guard objects.keys.allSatisfy((0..<table.objectCount).contains) else { return false }
        let rest = unreferenced.filter { objects[$0] == nil }.sorted()
        if rest.isEmpty { return true }
        var first: [Data: Int] = [:]
        for index in (0..<table.objectCount).reversed() where objects[index] != nil {
            if let bytes = try? table.content(at: index) { first[bytes] = index }
        }
        for index in rest {
            guard let bytes = try? table.content(at: index), let original = first[bytes] else { return false }
            copies[index] = original
        }
        return true
    }

    /// Adds the widths and the order of a table's objects, where they are unusual.
    fileprivate mutating func takeWidths(of table: BinaryObjectTable, _ source: Data) {
        var offsets: [(offset: Int, index: Int)] = []
        for index in 0..<table.objectCount {
            guard let object = try? table.object(at: index) else { return }
            offsets.append((object.offset, index))
            switch object.kind {
            case .integer:
                guard let value = try? table.integer(object) else { continue }
                let bits = value.signed.map { UInt64(bitPattern: $0) } ?? value.unsigned ?? 0
                let usual =
                    value.signed == nil ? 16 : (value.signed ?? 0) < 0 ? 8 : BinaryFormat.width(holding: bits)
                if object.count != usual { widths[index] = object.count }
            case .uid:
                guard let number = try? table.uid(object) else { continue }
                if object.count != BinaryFormat.width(holding: UInt64(number)) { widths[index] = object.count }
            case .asciiString: singleByteStrings[index] = (try? table.singleByteText(object)) ?? nil
            case .utf16String:
                guard let text = try? table.string(object) else { continue }
                if text.utf8.allSatisfy({ $0 < 0x80 }) { wideStrings.insert(index) }
            default: break
            }
        }
        offsets.sort { ($0.offset, $0.index) < ($1.offset, $1.index) }
        let physical = offsets.map(\.index)
        if physical != Array(physical.indices) { order = physical }
        top = table.topObject
        referenceWidth =
            table.referenceWidth == BinaryFormat.width(holding: UInt64(table.objectCount))
            ? nil : table.referenceWidth
        let trailer = source.suffix(32)
        offsetWidth = trailer.count == 32 ? Int(trailer[trailer.startIndex + 6]) : nil
        let tableOffset = trailer.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if offsetWidth == BinaryFormat.width(holding: tableOffset) { offsetWidth = nil }
    }

    // MARK: JSON

    init(json: JSONValue) {
        func pairs(_ name: String) -> [Int: Int] {
            let numbers = (json[name]?.elements ?? []).map { $0.index ?? 0 }
            var result: [Int: Int] = [:]
            for start in stride(from: 0, to: numbers.count - 1, by: 2) { result[numbers[start]] = numbers[start + 1] }
            return result
        }
        exceptions = pairs("indexes")
        widths = pairs("widths").filter { [1, 2, 3, 4, 8, 16].contains($0.value) }
        singleByteStrings = pairs("ascii").compactMapValues(SingleByteText.init(rawValue:))
        wideStrings = Set((json["utf16"]?.elements ?? []).compactMap(\.index))
        order = json["order"]?.elements.map { $0.map { $0.index ?? -1 } }
        top = json["top"]?.index ?? 0
        offsetWidth = json["offsetWidth"]?.index
        referenceWidth = json["referenceWidth"]?.index
        references = json["references"]?.string.flatMap(References.init(rawValue:)) ?? .shared
        repeated = Set(
            (json["repeated"]?.elements ?? []).compactMap { $0.string.flatMap(RepeatedKind.init(rawValue:)) })
        copies = pairs("copies")
    }

    var json: JSONValue {
        func pairs(_ pairs: [Int: Int]) -> JSONValue {
            .array(pairs.sorted { $0.key < $1.key }.flatMap { [.integer($0.key), .integer($0.value)] })
        }
        func numbers(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .integer($0) }) }
        let kinds = RepeatedKind.allCases.filter(repeated.contains)
        return .object([
            "indexes": exceptions.isEmpty ? nil : pairs(exceptions),
            "references": references == .shared ? nil : .string(references.rawValue),
            "repeated": kinds.isEmpty ? nil : .array(kinds.map { .string($0.rawValue) }),
            "copies": copies.isEmpty ? nil : pairs(copies), "widths": widths.isEmpty ? nil : pairs(widths),
            "utf16": wideStrings.isEmpty ? nil : numbers(wideStrings.sorted()),
            "ascii": singleByteStrings.isEmpty ? nil : pairs(singleByteStrings.mapValues(\.rawValue)),
            "order": order.map(numbers), "top": top == 0 ? nil : .integer(top),
            "offsetWidth": offsetWidth.map { .integer($0) }, "referenceWidth": referenceWidth.map { .integer($0) },
        ])
    }
}

extension BinaryObjectTable {
    /// The bytes of an object with its marker: those of equal objects with equal references are equal.
    fileprivate func content(at index: Int) throws(PropertyListError) -> Data {
        let object = try object(at: index)
        let end = object.payload + payloadByteCount(of: object)
        return Data(try bytes.bytes(at: object.offset, count: end - object.offset))
    }
}
