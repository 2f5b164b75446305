// The calls that only generated code makes: conditional references to objects of any class, and the error of a
// fallback case that is none.

@_spi(GeneratedCode) import Archiving
import Testing

@Suite("Calls of generated code") struct GeneratedCallTests {
    @Test("A conditional reference to an object of any class resolves where something else archives the object")
    func conditional() throws {
        let (kept, dropped): (any Coding, any Coding) = (Node("kept"), Node("dropped"))
        let archiver = KeyedArchiver()
        try archiver.encodeConditional(kept, forKey: "kept")
        try archiver.encodeConditional(dropped, forKey: "dropped")
        try archiver.encodeConditional(nil as (any Coding)?, forKey: "none")
        try archiver.encode(AnyCoding(kept), forKey: "owner")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding(), allowing: [Node.self])
        let owner = try unarchiver.decode(AnyCoding.self, forKey: "owner").object
        #expect(try unarchiver.decodeIfPresent(AnyCoding.self, forKey: "kept")?.object === owner)
        #expect(try unarchiver.decodeIfPresent(AnyCoding.self, forKey: "dropped") == nil)
        #expect(unarchiver.containsValue(forKey: "dropped") && !unarchiver.containsValue(forKey: "none"))
    }

    /// An enum whose function for `also other via` returns the case itself.
    private enum Confused: ArchivableStructure {
        case one
        case other

        static var archivedStructure: ArchivedStructure { ArchivedStructure("Confused") }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(true, forKey: "one")
            guard case .other = self else { throw archiver.refuseCase(of: Confused.self, expected: "other") }
        }

        init(coder unarchiver: Unarchiver) throws { self = .one }

        static func isArchived(in unarchiver: Unarchiver) -> Bool { true }
    }

    @Test("Another case in the fallback's place is an error that names the value's key, and ends the archive")
    func unexpectedCase() throws {
        let archiver = KeyedArchiver()
        let error = archiveError { try archiver.encode(Confused.one, forKey: "picture") }
        #expect(error?.code == .invalidValue)
        #expect(error?.path == "picture")
        #expect(error?.expected == "the case 'other' of 'Confused', to write in addition to another")
        #expect(archiveError { try archiver.finishEncoding() }?.code == .invalidValue)
    }
}
