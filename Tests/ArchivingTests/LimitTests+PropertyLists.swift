// The limits of property lists in all formats, reached and just not reached.

import Archiving
import Foundation
import PropertyLists
import Testing

extension LimitTests {
    private static func readLimits(_ set: (inout ReadLimits) -> Void) -> ReadLimits {
        var limits = ReadLimits()
        set(&limits)
        return limits
    }

    private static func readList(_ data: Data, _ limits: ReadLimits = ReadLimits()) throws {
        _ = try PropertyList(data: data, limits: limits)
    }

    /// An array of references to one array.
    private static func sharing(_ count: Int, elementCount: Int) throws -> Data {
        var writer = BinaryPropertyListWriter()
        let shared = try writer.array(Array(repeating: writer.boolean(true), count: elementCount)[...])
        let top = try writer.array(Array(repeating: shared, count: count)[...])
        return Data(try writer.finish(topObject: top))
    }

    static let lists: [Row] = [
        Row("maximumByteCount of a binary property list", 100, list: .limitExceeded) { count in
            func data(_ count: Int) throws -> Data { try PropertyList.data(Data(count: count)).data() }
            let bound = try data(100).count
            try readList(data(count), readLimits { $0.maximumByteCount = bound })
        },
        Row("maximumObjectCount of a binary property list", 5, list: .limitExceeded) { count in
            let list = PropertyList.array((1..<count).map { .integer(PropertyListInteger(Int64($0))) })
            try readList(list.data(), readLimits { $0.maximumObjectCount = 5 })
        },
        Row("maximumDepth of a binary property list", 3, list: .limitExceeded) {
            try readList(nestedArrays($0), readLimits { $0.maximumDepth = 3 })
        },
        Row("the depth of every binary property list", 512, list: .limitExceeded) { try readList(nestedArrays($0)) },
        Row("maximumExpandedValueCount", 100, list: .limitExceeded) { count in
            try readList(sharing(count, elementCount: 10), readLimits { $0.maximumExpandedValueCount = 1 + 100 * 11 })
        },
    ]

    private static func xml(_ contents: String) -> Data { Data("<plist>\(contents)</plist>".utf8) }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    static let texts: [Row] = [
        Row("maximumByteCount of XML text", 100, list: .limitExceeded) {
            let bound = xml("<string>\(repeated("x", 100))</string>").count
            try readList(xml("<string>\(repeated("x", $0))</string>"), readLimits { $0.maximumByteCount = bound })
        },
        Row("maximumObjectCount of XML text", 5, list: .limitExceeded) { count in
            let numbers = (1..<count).map { "<integer>\($0)</integer>" }.joined()
            try readList(xml("<array>\(numbers)</array>"), readLimits { $0.maximumObjectCount = 5 })
        },
        Row("maximumDepth of XML text", 3, list: .limitExceeded) {
            try readList(
                xml(repeated("<array>", $0) + repeated("</array>", $0)), readLimits { $0.maximumDepth = 3 })
        },
        Row("the depth of all XML text", 512, list: .limitExceeded) {
            try readList(xml(repeated("<array>", $0) + repeated("</array>", $0)))
        },
        Row("the digits of a year in XML", 9, list: .invalidText) {
            try readList(xml("<date>\(repeated("1", $0))-01-01T00:00:00Z</date>"))
        },
        Row("maximumByteCount of OpenStep text", 100, list: .limitExceeded) {
            try readList(Data("(\(repeated("x", $0 - 2)))".utf8), readLimits { $0.maximumByteCount = 100 })
        },
        Row("maximumObjectCount of OpenStep text", 5, list: .limitExceeded) {
            try readList(Data("(\(repeated("x,", $0 - 1)))".utf8), readLimits { $0.maximumObjectCount = 5 })
        },
        Row("maximumDepth of OpenStep text", 3, list: .limitExceeded) {
            try readList(Data((repeated("(", $0) + repeated(")", $0)).utf8), readLimits { $0.maximumDepth = 3 })
        },
        Row("the depth of all OpenStep text", 512, list: .limitExceeded) {
            try readList(Data((repeated("(", $0) + repeated(")", $0)).utf8))
        },
    ]

    static let writers: [Row] = [
        Row("the depth of binary property lists that are written", 512, list: .limitExceeded) {
            _ = try lists($0).data()
        },
        Row("the depth of XML that is written", 512, list: .limitExceeded) {
            _ = try lists($0).data(format: .xml)
        },
        Row("the depth of OpenStep text that is written", 512, list: .limitExceeded) {
            _ = try lists($0).data(format: .openStep)
        },
    ]

    /// What takes long.
    static let unfolding: [Row] = [
        Row("the values of every small binary property list", 1_023, list: .limitExceeded) {
            try readList(sharing($0, elementCount: 1_024))
        },
        Row("the values of XML that is written", 1_023, list: .limitExceeded) {
            let table = try BinaryObjectTable(ArchiveBytes(sharing($0, elementCount: 1_024)), limits: ReadLimits())
            _ = try XMLPropertyList.xmlData(of: table)
        },
        // Each string is a line with its tags.
        Row("the text of XML that is written", 255, list: .tooLarge) {
            var writer = BinaryPropertyListWriter()
            let text = try writer.string(repeated("x", 1 << 20))
            let top = try writer.array(Array(repeating: text, count: $0)[...])
            let table = try BinaryObjectTable(ArchiveBytes(Data(writer.finish(topObject: top))), limits: ReadLimits())
            _ = try XMLPropertyList.xmlData(of: table)
        },
    ]
}
