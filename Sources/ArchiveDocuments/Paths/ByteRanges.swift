// Where the objects of a document are in its file.
//
// The stream that owns the borrowed entries lives until the loop over them ends.

import Archiving
import Foundation
import PropertyLists
import TypedStreams

extension ArchiveDocument {
    /// A place in the file. An object of a sequential archive contains the objects that it refers to first.
    typealias BytePlace = (offset: Int, count: Int)

    /// The places of objects by their numbers.
    ///
    /// - Throws: ``InspectionError`` if the file is text, in which objects have no offsets.
    func byteRanges() throws(InspectionError) -> [Int: BytePlace] {
        guard let source else { return [:] }
        switch form {
        case .sequential:
            guard
                let stream = try? TypedStream(
                    reading: ArchiveBytes(source), limits: TypedStreamLimits(maximumDepth: Self.maximumDepth))
            else { return [:] }
            let entries = stream.entries
            defer { withExtendedLifetime(stream) {} }
            return Dictionary(
                uniqueKeysWithValues: numbers.values.filter { entries.indices.contains($0) }.map {
                    ($0, (entries[$0].offset, max(0, entries[$0].endOffset - entries[$0].offset)))
                })
        case .keyed(_, _, .binary):
            guard let table = try? BinaryObjectTable(ArchiveBytes(source), limits: ReadLimits()) else { return [:] }
            return Self.ranges(ofSlotsIn: table)
        default:
            throw InspectionError("only objects of binary and sequential archives have offsets")
        }
    }

    private static func ranges(ofSlotsIn table: BinaryObjectTable) -> [Int: BytePlace] {
        guard let root = try? table.object(at: table.topObject), root.kind == .dictionary else { return [:] }
        var ranges: [Int: BytePlace] = [:]
        for position in 0..<root.count {
            guard let key = try? table.object(at: table.reference(position, of: root)),
                table.isString(key, equalTo: "$objects"),
                let objects = try? table.object(at: table.reference(root.count + position, of: root))
            else { continue }
            for number in 0..<(objects.kind == .array ? objects.count : 0) {
                guard let object = try? table.object(at: table.reference(number, of: objects)) else { continue }
                let end = object.payload + table.payloadByteCount(of: object)
                ranges[number] = (object.offset, end - object.offset)
            }
            // Of equal keys, the first is read.
            break
        }
        return ranges
    }

    /// The places of all objects in a table, in the order of the file.
    package func byteLines() throws(InspectionError) -> [String] {
        let paths = try ObjectPaths(self)
        let byNumber = Dictionary(numbers.map { ($0.value, $0.key) }) { first, _ in first }
        let places = try byteRanges().sorted { ($0.value.offset, $0.key) < ($1.value.offset, $1.key) }
        var rows = [["offset", "length", "number", "kind", "path"]]
        for (number, place) in places {
            let object = byNumber[number]
            try charge(1)
            let path = object.flatMap { paths[$0] }?.description ?? ""
            rows.append([
                "\(place.offset)", "\(place.count)", "#\(number)", kind(ofSlot: number, object),
                path.utf8.count > 400 ? "" : path,
            ])
        }
        let widths = (0..<4).map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                guard column < widths.count else { return cell }
                let padding = String(repeating: " ", count: widths[column] - cell.unicodeScalars.count)
                return column < 3 ? padding + cell : cell + padding
            }
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }
    }

    private func kind(ofSlot number: Int, _ object: ArchivedObject?) -> String {
        if let object {
            if let name = object.className { return ValueText.name(name) }
            return PathFinding(path: DocumentPath(), target: .value(.object(object)), document: self).kind
        }
        guard slots.indices.contains(number), case .classDescription(let description) = slots[number] else {
            return "null"
        }
        return "class " + ValueText.name(description.name)
    }
}
