// Classes in sequential archives: chains, versions, names, and substitutes.

@_spi(GeneratedCode) import Archiving
import Foundation
import Testing

/// Names another object, or another class, to archive instead.
private final class Understudy: SubstitutingCoding {
    let role: String
    var replacement: (any Coding)?
    var isSilent = false
    private(set) var questions = 0

    init(_ role: String) {
        self.role = role
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Understudy", type: Understudy.self) }

    var archivedType: any Coding.Type { role == "lead" ? Sailor.self : Understudy.self }

    func replacementObject(for archiver: Archiver) throws -> (any Coding)? {
        questions += 1
        return isSilent ? nil : replacement ?? self
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(role)
    }

    init(coder unarchiver: Unarchiver) throws {
        throw unarchiver.refuseCoding(of: Self.self)
    }
}

/// Inherits its description, and can't be archived as itself.
private final class Stowaway: Sailor {}

/// Has a version that an archive can't hold.
private final class Relic: Coding {
    static var archivedClass: ArchivedClass { ArchivedClass("Relic", type: Relic.self, version: 1 << 40) }

    init() {}

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {}
}

@Suite("Classes in sequential archives")
struct SequentialArchiverClassTests {
    @Test("each class of the chain has its own version, the superclass's values first")
    func chain() throws {
        let expected = sequentialArchive(
            """
            84 01 '@' 84 84 84 0a 'Sea.Pirate' 03 84 84 06 'Sailor' 01 84 84 08 'NSObject' 00 85
            92 84 84 84 08 'NSString' 01 95 84 01 '+' 01 'a' 86 84 01 'c' 01 84 01 'q' 02 92 85
            92 84 84 84 07 'NSArray' 00 95 84 01 'i' 00 86 92 84 84 84 0c 'NSDictionary' 00 95 9b 00 86
            92 98
            92 84 84 84 05 'Berth' 02 95 9b 01 92 84 97 97 04 'port' 86 86
            84 02 'ff' 01 83 00 00 00 3f 92 85 86
            """)
        let pirate = Pirate("a", rank: 2)
        #expect(try hexadecimal(SequentialArchiver.archivedData(withRootObject: pirate)) == hexadecimal(expected))
    }

    @Test("a name of the caller's is used wherever the class is")
    func names() throws {
        let archiver = SequentialArchiver()
        archiver.setClassName("Crew", for: Sailor.self)
        #expect(archiver.className(for: Sailor.self) == "Crew")
        try archiver.encodeRootObject(Pirate("a"))
        let chain = "84 01 '@' 84 84 84 0a 'Sea.Pirate' 03 84 84 04 'Crew' 01 84 84 08 'NSObject' 00 85"
        #expect(try hexadecimal(archiver.finishEncoding()).hasPrefix(hexadecimal(sequentialArchive(chain))))
    }

    @Test("a name for all archivers holds for those that are made later")
    func sharedNames() throws {
        let early = SequentialArchiver()
        SequentialArchiver.setClassName("Sack", for: Bag.self)
        defer { SequentialArchiver.setClassName(nil, for: Bag.self) }
        let late = SequentialArchiver()
        #expect(SequentialArchiver.className(for: Bag.self) == "Sack")
        #expect(early.className(for: Bag.self) == nil)
        #expect(late.className(for: Bag.self) == "Sack")
    }

    @Test("an object is asked once what is archived in its place, and that takes its place everywhere")
    func replacement() throws {
        let understudy = Understudy("second")
        let star = Understudy("star")
        understudy.replacement = star
        let bytes = try sequentialBytes { archiver in
            try archiver.encode(understudy)
            try archiver.encode(star)
            try archiver.encodeConditionalObject(understudy)
        }
        let expected = sequentialArchive(
            """
            84 01 '@' 84 84 84 03 'Bag' 00 84 84 08 'NSObject' 00 85
            92 84 84 84 0a 'Understudy' 00 94 92 84 84 84 08 'NSString' 01 94 84 01 '+' 04 'star' 86 86 92 95 92 95 86
            """)
        #expect(bytes == hexadecimal(expected))
        #expect(understudy.questions == 1)
    }

    @Test("nil in place of an object, also of the root")
    func nothing() throws {
        let silent = Understudy("silent")
        silent.isSilent = true
        let expected = sequentialArchive("84 01 '@' 85")
        #expect(try hexadecimal(SequentialArchiver.archivedData(withRootObject: silent)) == hexadecimal(expected))
    }

    @Test("an object under the name of another class")
    func namedClass() throws {
        let expected = sequentialArchive(
            """
            84 01 '@' 84 84 84 06 'Sailor' 01 84 84 08 'NSObject' 00 85
            92 84 84 84 08 'NSString' 01 94 84 01 '+' 04 'lead' 86 86
            """)
        let lead = try SequentialArchiver.archivedData(withRootObject: Understudy("lead"))
        #expect(hexadecimal(lead) == hexadecimal(expected))
    }

    @Test("classes that can't be archived")
    func refused() {
        #expect(throws: ArchiveError(.classNotArchivable, path: "", expected: "", found: "")) {
            try SequentialArchiver.archivedData(withRootObject: Stowaway("a"))
        }
        #expect(throws: ArchiveError(.outOfRange, path: "", expected: "", found: "")) {
            try SequentialArchiver.archivedData(withRootObject: Relic())
        }
    }

    @Test("an object that is only known conditionally may be of a class that can't be archived")
    func conditionalOnly() throws {
        let stowaway = Stowaway("a")
        let expected = sequentialArchive("84 01 '@' 84 84 84 03 'Bag' 00 84 84 08 'NSObject' 00 85 92 85 86")
        #expect(try sequentialBytes { try $0.encodeConditionalObject(stowaway) } == hexadecimal(expected))
    }
}
