// A document as bytes.

import Archiving
public import Foundation
import JSONText
import PropertyLists
import TypedStreams

/// A format of property lists, including keyed archives.
package enum DocumentFormat: String, CaseIterable {
    case binary, xml, openstep
}

extension ArchiveDocument {
    /// Changes the format in which the document is written.
    ///
    /// - Throws: ``InspectionError`` if the document is a sequential archive.
    package func setFormat(_ format: DocumentFormat) throws(InspectionError) {
        let new: PropertyList.Format =
            switch format {
            case .binary: .binary
            case .xml: .xml
            case .openstep: .openStep
            }
        switch form {
        case .propertyList(let old):
            form = .propertyList(new)
            if old != new { tableLayout = nil }
        case .keyed(let archiver, let version, let old):
            form = .keyed(archiver: archiver, version: version, new)
            if old != new { tableLayout = nil }
        case .sequential: throw InspectionError("a sequential archive is no property list")
        }
    }

    /// The bytes of the document: of a document that JSON with a layout represents, those of its archive.
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
            prepareReferences()
            if format == .binary { return try binaryData(tableLayout.map(BinaryTableLayout.init(json:))) }
            let binary = try binaryData(nil)
            return try Self.converting { () throws(PropertyListError) in
                if format == .openStep { return try PropertyList(data: binary).data(format: .openStep) }
                let table = try BinaryObjectTable(ArchiveBytes(binary), limits: ReadLimits())
                return try XMLPropertyList.xmlData(of: table)
            }
        }
    }

    private static func converting(_ body: () throws(PropertyListError) -> Data) throws(InspectionError) -> Data {
        do throws(PropertyListError) {
            return try body()
        } catch {
            throw InspectionError("\(error)")
        }
    }

    /// The values that are visited to write the document: those of a file, and what an edit adds. Without a file, the
    /// document was JSON, in which nothing is shared.
    private var visitLimit: Int { max(workLimit, source == nil ? 1 << 24 : 1 << 21) }

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
    func sourceLayout() -> BinaryTableLayout? {
        guard let source, let table = try? BinaryObjectTable(ArchiveBytes(source), limits: ReadLimits()),
            let visits = Self.visits(of: table, limit: visitLimit)
        else { return nil }
        prepareReferences()
        var best: BinaryTableLayout?
        var bestDistance = Int.max
        for references in BinaryTableLayout.References.allCases {
            var layout = BinaryTableLayout()
            layout.references = references
            layout.exceptions = Dictionary(uniqueKeysWithValues: visits.enumerated().map { ($0, $1) })
            var builder = BinaryTableBuilder(self, layout, limit: visitLimit)
            guard let root = try? rootNode(), (try? builder.build(root)) != nil, builder.visits == visits else {
                return nil
            }
            layout.exceptions = builder.neededExceptions
            let distance =
                layout.exceptions.count + (builder.objects.count == table.objectCount ? 0 : table.objectCount)
            if distance < bestDistance { (best, bestDistance) = (layout, distance) }
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
                    value.signed == nil ? 16 : (value.signed ?? 0) < 0 ? 8 : BinaryTableWriter.width(bits)
                if object.count != usual { widths[index] = object.count }
            case .uid:
                guard let number = try? table.uid(object) else { continue }
                if object.count != BinaryTableWriter.width(UInt64(number)) { widths[index] = object.count }
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
            table.referenceWidth == BinaryTableWriter.width(UInt64(table.objectCount))
            ? nil : table.referenceWidth
        let trailer = source.suffix(32)
        offsetWidth = trailer.count == 32 ? Int(trailer[trailer.startIndex + 6]) : nil
        let tableOffset = trailer.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if offsetWidth == BinaryTableWriter.width(tableOffset) { offsetWidth = nil }
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
    }

    var json: JSONValue {
        func pairs(_ pairs: [Int: Int]) -> JSONValue {
            .array(pairs.sorted { $0.key < $1.key }.flatMap { [.integer(Int64($0.key)), .integer(Int64($0.value))] })
        }
        func numbers(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .integer(Int64($0)) }) }
        var members: [JSONMember] = []
        if !exceptions.isEmpty { members.append(JSONMember("indexes", pairs(exceptions))) }
        if references != .shared { members.append(JSONMember("references", .string(references.rawValue))) }
        if !widths.isEmpty { members.append(JSONMember("widths", pairs(widths))) }
        if !wideStrings.isEmpty { members.append(JSONMember("utf16", numbers(wideStrings.sorted()))) }
        if !singleByteStrings.isEmpty {
            members.append(JSONMember("ascii", pairs(singleByteStrings.mapValues(\.rawValue))))
        }
        if let order { members.append(JSONMember("order", numbers(order))) }
        if top != 0 { members.append(JSONMember("top", .integer(Int64(top)))) }
        if let offsetWidth { members.append(JSONMember("offsetWidth", .integer(Int64(offsetWidth)))) }
        if let referenceWidth { members.append(JSONMember("referenceWidth", .integer(Int64(referenceWidth)))) }
        return .object(members)
    }
}
