// Files that are wrong, one for each rule that a reader checks, with the code of the error each must give.

import Foundation
import Testing

@testable import PropertyLists

struct HostileFile: Sendable, CustomTestStringConvertible {
    let title: String
    let bytes: [UInt8]
    let code: PropertyListError.Code

    init(_ title: String, _ file: BinaryFile, _ code: PropertyListError.Code) {
        self.init(title, file.bytes, code)
    }

    init(_ title: String, _ bytes: [UInt8], _ code: PropertyListError.Code) {
        self.title = title
        self.bytes = bytes
        self.code = code
    }

    var testDescription: String { title }
}

@Suite("Hostile binary files") struct HostileBinaryTests {
    static let valid = BinaryFile([0x09])
    static let array = BinaryFile([0xA1, 1], [0x09])

    static let trailers: [HostileFile] = [
        HostileFile("no bytes", [], .unknownFormat),
        HostileFile("the header only", Array("bplist00".utf8), .truncated),
        HostileFile("40 bytes", Array("bplist00".utf8) + [UInt8](repeating: 0, count: 32), .truncated),
        HostileFile("another header", valid.with { $0.header[0] = 0x61 }, .unknownFormat),
        HostileFile("another version", valid.with { $0.header[6] = 0x31 }, .unknownFormat),
        HostileFile("no objects", valid.with { $0.offsets = [] }, .invalidTrailer),
        HostileFile("more objects than offsets", valid.with { $0.objectCount = 2 }, .invalidTrailer),
        HostileFile("fewer objects than offsets", array.with { $0.objectCount = 1 }, .invalidTrailer),
        HostileFile("more objects than Int holds", valid.with { $0.objectCount = 1 << 63 }, .invalidTrailer),
        HostileFile(
            "an object count whose table size wraps to the right one",
            BinaryFile([0x09], [0x09], [0x09], [0x09]).with {
                $0.offsetWidth = 4
                $0.referenceWidth = 8
                $0.objectCount = 1 << 62 | 4
            },
            .invalidTrailer,
        ),
        HostileFile("a top object one too high", array.with { $0.topObject = 2 }, .invalidTrailer),
        HostileFile("a top object two too high", array.with { $0.topObject = 3 }, .invalidTrailer),
        HostileFile("a top object beyond Int", array.with { $0.topObject = .max }, .invalidTrailer),
        HostileFile("an offset table in the header", valid.with { $0.offsetTableOffset = 8 }, .invalidTrailer),
        HostileFile("an offset table at 0", valid.with { $0.offsetTableOffset = 0 }, .invalidTrailer),
        HostileFile("an offset table in the trailer", valid.with { $0.offsetTableOffset = 10 }, .invalidTrailer),
        HostileFile("an offset table after the file", valid.with { $0.offsetTableOffset = 1 << 40 }, .invalidTrailer),
        HostileFile("an offset table beyond Int", valid.with { $0.offsetTableOffset = .max }, .invalidTrailer),
        HostileFile("a byte between offset table and trailer", valid.with { $0.gap = [0] }, .invalidTrailer),
        HostileFile("offsets of 0 bytes", valid.with { $0.trailerWidths = [0, 1] }, .invalidTrailer),
        HostileFile("references of 0 bytes", valid.with { $0.trailerWidths = [1, 0] }, .invalidTrailer),
        HostileFile("offsets of 9 bytes", valid.with { $0.offsetWidth = 9 }, .invalidTrailer),
        HostileFile("references of 9 bytes", valid.with { $0.referenceWidth = 9 }, .invalidTrailer),
        HostileFile(
            "references too narrow for 256 objects",
            BinaryFile(objects: Array(repeating: [0x09], count: 256)).with { $0.offsetWidth = 2 },
            .invalidTrailer,
        ),
        HostileFile(
            "offsets too narrow for 256 bytes",
            BinaryFile([0x4F, 0x10, 245] + [UInt8](repeating: 0, count: 245)),
            .invalidTrailer,
        ),
    ]

    static let objects: [HostileFile] = [
        HostileFile("an object in the header", valid.with { $0.offsets = [7] }, .invalidOffset),
        HostileFile("an object in the offset table", valid.with { $0.offsets = [9] }, .invalidOffset),
        HostileFile("an object after the offset table", valid.with { $0.offsets = [10] }, .invalidOffset),
        HostileFile(
            "an offset beyond Int",
            valid.with {
                $0.offsetWidth = 8
                $0.offsets = [.max]
            },
            .invalidOffset,
        ),
        HostileFile("the wrong offset of an element", array.with { $0.offsets = [8, 0] }, .invalidOffset),
        HostileFile("a reference one too high", BinaryFile([0xA1, 2], [0x09]), .invalidReference),
        HostileFile("a reference two too high", BinaryFile([0xA1, 3], [0x09]), .invalidReference),
        HostileFile("a key one too high", BinaryFile([0xD1, 2, 1], [0x51, 0x61]), .invalidReference),
        HostileFile("a value one too high", BinaryFile([0xD1, 1, 2], [0x51, 0x61]), .invalidReference),
        HostileFile(
            "a reference that Int does not hold",
            BinaryFile([0xA1] + [UInt8](repeating: 0xFF, count: 8)).with { $0.referenceWidth = 8 },
            .invalidReference,
        ),

        HostileFile("an integer one byte short", BinaryFile([0x11, 1]), .objectOutOfBounds),
        HostileFile("a real one byte short", BinaryFile([0x23] + [UInt8](repeating: 0, count: 7)), .objectOutOfBounds),
        HostileFile("a date one byte short", BinaryFile([0x33] + [UInt8](repeating: 0, count: 7)), .objectOutOfBounds),
        HostileFile("a UID one byte short", BinaryFile([0x81, 1]), .objectOutOfBounds),
        HostileFile("data one byte short", BinaryFile([0x42, 1]), .objectOutOfBounds),
        HostileFile("ASCII one byte short", BinaryFile([0x52, 0x61]), .objectOutOfBounds),
        HostileFile("UTF-16 one byte short", BinaryFile([0x61, 0x00]), .objectOutOfBounds),
        HostileFile("an array one byte short", BinaryFile([0xA2, 0]), .objectOutOfBounds),
        HostileFile("a set one byte short", BinaryFile([0xC2, 0]), .objectOutOfBounds),
        HostileFile("a dictionary one byte short", BinaryFile([0xD1, 0]), .objectOutOfBounds),
        HostileFile(
            "a count whose size wraps to 0",
            BinaryFile([0xDF, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0]).with { $0.referenceWidth = 2 },
            .objectOutOfBounds,
        ),
        HostileFile(
            "the greatest count",
            BinaryFile([0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
            .objectOutOfBounds,
        ),
        HostileFile(
            "a negative count", BinaryFile([0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), .invalidCount,
        ),
        HostileFile("a count that is no integer", BinaryFile([0x5F, 0x51, 0x61]), .invalidCount),
        HostileFile("a count of 16 bytes", BinaryFile([0x5F, 0x14] + [UInt8](repeating: 0, count: 16)), .invalidCount),
        HostileFile("no count", BinaryFile([0x5F]), .invalidCount),
        HostileFile("half a count", BinaryFile([0x5F, 0x11, 0]), .invalidCount),

        HostileFile("a dictionary as a key", BinaryFile([0xD1, 1, 1], [0xD0]), .keyNotString),
        HostileFile("an integer as a key", BinaryFile([0xD1, 1, 1], [0x10, 1]), .keyNotString),
        HostileFile(
            "an integer as a key after it was a value",
            BinaryFile([0xA2, 1, 2], [0x10, 1], [0xD1, 1, 1]), .keyNotString),
        HostileFile("an array that is its own element", BinaryFile([0xA1, 0]), .cycle),
        HostileFile("a set that is its own element", BinaryFile([0xC1, 0]), .cycle),
        HostileFile("a dictionary that is its own value", BinaryFile([0xD1, 1, 0], [0x51, 0x61]), .cycle),
        HostileFile("a dictionary that is its own key", BinaryFile([0xD1, 0, 0]), .keyNotString),
        HostileFile("two arrays that contain each other", BinaryFile([0xA1, 1], [0xA1, 0]), .cycle),

        HostileFile("2^64", BinaryFile([0x14] + bigEndian(1, width: 8) + bigEndian(0, width: 8)), .numberOutOfRange),
        HostileFile(
            "-2^63 - 1", BinaryFile([0x14] + bigEndian(.max, width: 8) + bigEndian(1 << 63 - 1, width: 8)),
            .numberOutOfRange),
        HostileFile("UID 2^32", BinaryFile([0x84, 1, 0, 0, 0, 0]), .numberOutOfRange),
        HostileFile("UID 2^64", BinaryFile([0x88, 1] + [UInt8](repeating: 0, count: 8)), .numberOutOfRange),
    ]

    // Every byte that marks no kind of object.
    static let markers: [HostileFile] = (UInt8.min...UInt8.max)
        .filter { marker in
            switch marker {
            case 0x00, 0x08, 0x09, 0x10...0x14, 0x22, 0x23, 0x33: false
            case 0x40...0x6F, 0x80...0x8F, 0xA0...0xAF, 0xC0...0xDF: false
            default: true
            }
        }
        .map { marker in
            HostileFile(
                "marker \(String(marker, radix: 16))",
                BinaryFile([marker] + [UInt8](repeating: 0, count: 40)), .invalidMarker,
            )
        }

    @Test("A file that is wrong gives an error", arguments: trailers + objects + markers)
    func hostile(file: HostileFile) {
        let error = #expect(throws: PropertyListError.self) {
            try PropertyList(data: Data(file.bytes), format: .binary)
        }
        #expect(error?.code == file.code, "\(error.map { "\($0)" } ?? "none")")
    }

    @Test(
        "The files that the wrong ones were made from are right",
        arguments: [
            valid, array, BinaryFile([0xA1, 1], [0x09]), valid.with { $0.offsetWidth = 8 },
            BinaryFile([0x4F, 0x10, 244] + [UInt8](repeating: 0, count: 244)),
            BinaryFile(objects: Array(repeating: [0x09], count: 247)),
            BinaryFile(objects: Array(repeating: [0x09], count: 255)).with { $0.offsetWidth = 2 },
            array.with { $0.topObject = 1 },
        ])
    func right(file: BinaryFile) throws {
        _ = try PropertyList(data: Data(file.bytes), format: .binary)
    }
}
