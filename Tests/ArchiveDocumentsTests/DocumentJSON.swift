// Documents in JSON as values, for tests.

import ArchiveDocuments
import Foundation
import JSONText

extension ArchiveDocument {
    /// The document in JSON.
    func json(_ options: JSONOptions = JSONOptions()) throws -> JSONValue {
        try JSONValue(parsing: Data(jsonText(options).utf8))
    }

    /// The records of the objects.
    func records(file: String, includesBytes: Bool = false) throws -> [JSONValue] {
        var text = Data()
        try writeRecords(file: file, includesBytes: includesBytes) { text += $0 }
        return try text.split(separator: UInt8(ascii: "\n")).map { try JSONValue(parsing: $0) }
    }
}

/// Binary property lists written object by object, with references of one or two bytes.
enum TableBytes {
    static func data(_ objects: [[UInt8]], referenceWidth: Int = 1) -> Data {
        var data = Data("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(data.count)
            data += object
        }
        let table = data.count
        for offset in offsets { data += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: offset >> $0) } }
        data += [0, 0, 0, 0, 0, 0, 4, UInt8(referenceWidth)]
        for number in [objects.count, 0, table] {
            data += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        return data
    }
}
