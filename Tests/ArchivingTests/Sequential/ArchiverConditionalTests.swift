// Roots and conditional references in sequential archives.

@_spi(GeneratedCode) import Archiving
import Testing

@Suite("Roots and conditional references of sequential archives")
struct SequentialArchiverConditionalTests {
    private static let root = "84 01 '@' 84 84 84 03 'Bag' 00 84 84 08 'NSObject' 00 85"

    @Test("nothing else encodes the object: nil")
    func nobody() throws {
        let other = Bag()
        let bytes = try sequentialBytes { try $0.encodeConditionalObject(other) }
        #expect(bytes == hexadecimal(sequentialArchive("\(Self.root) 92 85 86")))
    }

    @Test("encoded unconditionally later: the object is in full at the conditional reference")
    func later() throws {
        let other = Bag { try $0.encode(Int32(5)) }
        let bytes = try sequentialBytes {
            try $0.encodeConditionalObject(other)
            try $0.encode(other)
        }
        #expect(bytes == hexadecimal(sequentialArchive("\(Self.root) 92 84 93 84 01 'i' 05 86 92 95 86")))
    }

    @Test("encoded unconditionally before: a reference")
    func before() throws {
        let other = Bag()
        let bytes = try sequentialBytes {
            try $0.encode(other)
            try $0.encodeConditionalObject(other)
        }
        #expect(bytes == hexadecimal(sequentialArchive("\(Self.root) 92 84 93 86 92 95 86")))
    }

    @Test("what encodes the object is itself only known conditionally: nil")
    func chain() throws {
        let inner = Bag()
        let outer = Bag { try $0.encode(inner) }
        let bytes = try sequentialBytes {
            try $0.encodeConditionalObject(inner)
            try $0.encodeConditionalObject(outer)
        }
        #expect(bytes == hexadecimal(sequentialArchive("\(Self.root) 92 85 92 85 86")))
    }

    @Test("a reference back to the root")
    func backToRoot() throws {
        final class Ring { weak var bag: Bag? }
        let ring = Ring()
        let bag = Bag { try $0.encodeConditionalObject(ring.bag) }
        ring.bag = bag
        let bytes = try hexadecimal(SequentialArchiver.archivedData(withRootObject: bag))
        #expect(bytes == hexadecimal(sequentialArchive("\(Self.root) 92 92 86")))
    }

    @Test("in one group with the unconditional reference")
    func group() throws {
        let other = Bag()
        let bytes = try sequentialBytes { archiver in
            try archiver.encodeGroup {
                try archiver.encodeConditionalObject(other)
                try archiver.encode(other)
            }
        }
        #expect(bytes == hexadecimal(sequentialArchive("\(Self.root) 84 02 '@@' 84 93 86 95 86")))
    }

    // MARK: Errors

    private func error(_ body: (SequentialArchiver) throws -> Void) throws -> ArchiveError {
        let archiver = SequentialArchiver()
        let error = try #require(throws: ArchiveError.self) { try body(archiver) }
        // It is the archive's end.
        #expect(throws: error) { try archiver.finishEncoding() }
        return error
    }

    @Test("a conditional reference without a root")
    func withoutRoot() throws {
        let other = Bag()
        let error = try error { try $0.encode(Bag { try $0.encodeConditionalObject(other) }) }
        #expect(error.code == .notSupported)
        #expect(error.expected.contains("encodeRootObject"))
        #expect(try self.error { try $0.encodeConditionalObject(other) }.code == .notSupported)
    }

    @Test("a value as a whole archive: what else is in it decides")
    func valueAsRoot() throws {
        let (captain, mate) = (Sailor("captain"), Sailor("mate"))
        mate.captain = captain
        func copy(_ sailors: [Sailor]) throws -> [Sailor] {
            let data = try SequentialArchiver.archivedData(withRootObject: sailors)
            return try SequentialUnarchiver.unarchivedValue(of: [Sailor].self, from: data)
        }
        let copies = try copy([mate, captain])
        #expect(copies[0].captain === copies[1])
        #expect(try copy([mate])[0].captain == nil)
    }

    @Test("a second root, one inside of a root, and values beside it")
    func severalRoots() throws {
        #expect(
            try error {
                try $0.encodeRootObject(Bag())
                try $0.encodeRootObject(Bag())
            }.code == .notSupported)
        #expect(try error { try $0.encodeRootObject(Bag { try $0.encodeRootObject(Bag()) }) }.code == .notSupported)
        #expect(
            try error {
                try $0.encodeRootObject(Bag())
                try $0.encode(1)
            }.code == .notSupported)
        #expect(
            try error {
                try $0.encode(1)
                try $0.encodeRootObject(Bag())
            }.code == .notSupported)
        #expect(try error { try $0.encode(Bag { try $0.encodeRootObject(Bag()) }) }.code == .notSupported)
    }
}
