// Data that is accessed inside the archive without a copy.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Lent bytes")
struct LentBytesTests {
    private static let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

    private static func archive(_ format: PropertyListFormat) throws -> Data {
        let archiver = KeyedArchiver(profile: .compact.formatted(as: format))
        try archiver.encode(bytes, forKey: "bytes")
        try archiver.encode("text", forKey: "text")
        try archiver.encode(nil as Data?, forKey: "nothing")
        return try archiver.finishEncoding()
    }

    typealias PropertyListFormat = PropertyList.Format

    @Test(
        "The bytes are those of the data, in binary and in XML, and as often as they are asked for",
        arguments: [PropertyListFormat.binary, .xml])
    func sameBytes(_ format: PropertyListFormat) throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: Self.archive(format))
        for _ in 0..<3 {
            let copy = try unarchiver.withUnsafeBytes(ofDataForKey: "bytes") { Data($0) }
            #expect(copy == Self.bytes)
        }
        #expect(try unarchiver.decode(Data.self, forKey: "bytes") == Self.bytes)
        #expect(try unarchiver.withUnsafeBytes(ofDataForKey: "bytes") { Data($0) } == Self.bytes)
    }

    @Test("The bytes of a binary archive lie in it")
    func noCopy() throws {
        let archive = try Self.archive(.binary)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive)
        let isInside = try archive.withUnsafeBytes { archive in
            try unarchiver.withUnsafeBytes(ofDataForKey: "bytes") { bytes in
                guard let start = archive.baseAddress, let lent = bytes.baseAddress else { return false }
                return start < lent && lent + bytes.count <= start + archive.count
            }
        }
        #expect(isInside == true)
    }

    @Test("A missing key and nil lend nothing; another value is an error")
    func others() throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: Self.archive(.binary))
        #expect(try unarchiver.withUnsafeBytes(ofDataForKey: "none") { $0.count } == nil)
        #expect(try unarchiver.withUnsafeBytes(ofDataForKey: "nothing") { $0.count } == nil)
        let error = #expect(throws: ArchiveError.self) {
            _ = try unarchiver.withUnsafeBytes(ofDataForKey: "text") { $0.count }
        }
        #expect(error?.code == .unexpectedKind)
    }

    @Test("What the function throws comes back, and decoding goes on")
    func thrownError() throws {
        struct Stop: Error {}
        let unarchiver = try KeyedUnarchiver(forReadingFrom: Self.archive(.binary))
        #expect(throws: Stop.self) { try unarchiver.withUnsafeBytes(ofDataForKey: "bytes") { _ in throw Stop() } }
        #expect(try unarchiver.decode(String.self, forKey: "text") == "text")
    }

    @Test("A sequential archive has no keys: an error, as for all that is decoded by key")
    func sequential() throws {
        let archiver = SequentialArchiver()
        try archiver.encodeLeaf(.data(Self.bytes), forKey: nil)
        let unarchiver = try SequentialUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(throws: ArchiveError.self) { try unarchiver.withUnsafeBytes(ofDataForKey: "bytes") { $0.count } }
    }
}
