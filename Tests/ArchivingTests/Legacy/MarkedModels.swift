// Classes that gained keys: in their present form, and as they were when their values had no keys.

@_spi(GeneratedCode) import Archiving
import Foundation

// MARK: - Now

class ClubMember: Coding {
    let name: String
    let age: Int?
    let height: Double
    let isActive: Bool
    weak var mentor: ClubMember?
    var friends: [ClubMember] = []

    init(name: String, age: Int? = nil, height: Double = 0, isActive: Bool = false) {
        (self.name, self.age, self.height, self.isActive) = (name, age, height, isActive)
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Legacy.Member", type: ClubMember.self, version: 1, formerly: ["ArchivingTests.PeerClubMember"],
            references: [ClubMember.self, ClubChief.self],
            sequence: [
                .value("name", "@"),
                .value("age", "c q"),
                .value("fax", "@", until: 0),
                .value("height", "d", since: 1),
                .value("active", "c"),
                .value("mentor", "@"),
                .value("friends", "@"),
            ],
            keyedMarker: "MemberHasKeys")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(true, forKey: "MemberHasKeys")
        try archiver.encodeVersion(1, forKey: "Legacy.Member.version")
        try archiver.encode(name, forKey: "name")
        try archiver.encodeIfPresent(age, forKey: "age")
        try archiver.encode(height, forKey: "height")
        try archiver.encode(isActive, forKey: "active")
        try archiver.encodeConditional(mentor, forKey: "mentor")
        try archiver.encode(friends, forKey: "friends")
    }

    required init(coder unarchiver: Unarchiver) throws {
        isActive = try unarchiver.decode(Bool.self, forKey: "active")
        height = try unarchiver.decode(Double.self, forKey: "height", default: -1)
        age = try unarchiver.decodeIfPresent(Int.self, forKey: "age")
        name = try unarchiver.decode(String.self, forKey: "name")
    }

    func connect(with unarchiver: Unarchiver) throws {
        friends = try unarchiver.decode([ClubMember].self, forKey: "friends")
        mentor = try unarchiver.decodeIfPresent(ClubMember.self, forKey: "mentor")
    }
}

final class ClubChief: ClubMember {
    let marks: [Int32]
    let office: ClubOffice
    let second: ClubOffice?
    let contact: ClubContact
    let codes: [String]
    var staff: Set<String> = []
    var ratings: [Int32]?

    init(name: String, marks: [Int32], office: ClubOffice, second: ClubOffice?, contact: ClubContact, codes: [String]) {
        (self.marks, self.office, self.second, self.contact, self.codes) = (marks, office, second, contact, codes)
        super.init(name: name)
    }

    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Legacy.Chief", type: ClubChief.self, formerly: ["ArchivingTests.PeerClubChief"],
            superclass: ClubMember.self,
            sequence: [
                .value("marks", "i [i]"),
                .value("office", "@"),
                .value("second", "@"),
                .value("contact", "@"),
                .value("codes", "@"),
                .value("staff", "@"),
                .value("ratings", "c i [i]"),
            ],
            keyedMarker: "ChiefHasKeys")
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encode(true, forKey: "ChiefHasKeys")
        try archiver.encode(PackedLittleEndian(marks), forKey: "marks")
        try archiver.encode(office, forKey: "office")
        try archiver.encodeIfPresent(second, forKey: "second")
        try archiver.encode(contact, forKey: "contact")
        try archiver.encode(Indexed(codes), forKey: "codes")
        try archiver.encode(staff, forKey: "staff")
        try archiver.encodeIfPresent(ratings.map { PackedLittleEndian($0) }, forKey: "ratings")
    }

    required init(coder unarchiver: Unarchiver) throws {
        codes = try unarchiver.decode(Indexed<String>.self, forKey: "codes").elements
        contact = try unarchiver.decode(ClubContact.self, forKey: "contact")
        second = try unarchiver.decodeIfPresent(ClubOffice.self, forKey: "second")
        office = try unarchiver.decode(ClubOffice.self, forKey: "office")
        marks = try unarchiver.decode(PackedLittleEndian<Int32>.self, forKey: "marks").elements
        staff = try unarchiver.decode(Set<String>.self, forKey: "staff")
        ratings = try unarchiver.decodeIfPresent(PackedLittleEndian<Int32>.self, forKey: "ratings")?.elements
        try super.init(coder: unarchiver)
    }
}

struct ClubOffice: ArchivableStructure, Equatable {
    var street: String
    var number: Int32

    static var archivedStructure: ArchivedStructure {
        ArchivedStructure(
            "Legacy.Office", formerly: ["ArchivingTests.PeerClubOffice"],
            sequence: [.value("street", "@"), .value("number", "i")])
    }

    init(_ street: String, _ number: Int32) {
        (self.street, self.number) = (street, number)
    }

    func encode(with archiver: Archiver) throws {
        guard archiver.allowsKeyedCoding else {
            try archiver.encode(street)
            return try archiver.encode(number)
        }
        try archiver.encode(street, forKey: "street")
        try archiver.encode(number, forKey: "number")
    }

    init(coder unarchiver: Unarchiver) throws {
        number = try unarchiver.decode(Int32.self, forKey: "number")
        street = try unarchiver.decode(String.self, forKey: "street")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "street") }
}

enum ClubContact: ArchivableStructure, Equatable {
    case none
    case mail(address: String, isPrivate: Bool)

    static var archivedStructure: ArchivedStructure {
        ArchivedStructure(
            "Legacy.Contact", formerly: ["ArchivingTests.PeerClubContact"],
            sequence: .cases([.case("none", []), .case("mail", [.value("mail", "@"), .value("private", "c")])]))
    }

    func encode(with archiver: Archiver) throws {
        switch self {
        case .none:
            try archiver.encode(true, forKey: "none")
        case .mail(let address, let isPrivate):
            try archiver.encode(address, forKey: "mail")
            try archiver.encode(isPrivate, forKey: "private")
        }
    }

    init(coder unarchiver: Unarchiver) throws {
        if unarchiver.containsValue(forKey: "mail") {
            self = try .mail(
                address: unarchiver.decode(String.self, forKey: "mail"),
                isPrivate: unarchiver.decode(Bool.self, forKey: "private"))
        } else if unarchiver.containsValue(forKey: "none") {
            self = .none
        } else {
            throw unarchiver.failMissingCase(of: ClubContact.self, keys: ["mail", "none"])
        }
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool {
        unarchiver.containsValue(forKey: "mail") || unarchiver.containsValue(forKey: "none")
    }
}

/// A subclass that was never given keys.
final class ClubGuest: ClubMember {
    var note = ""
    var rank: Int32 = 0

    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Legacy.Guest", type: ClubGuest.self, formerly: ["ArchivingTests.PeerClubGuest"],
            superclass: ClubMember.self)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encode(note)
        try archiver.encode(rank)
    }

    init(name: String, note: String, rank: Int32) {
        super.init(name: name)
        (self.note, self.rank) = (note, rank)
    }

    required init(coder unarchiver: Unarchiver) throws {
        try super.init(coder: unarchiver)
        note = try unarchiver.decode(String.self)
    }

    override func connect(with unarchiver: Unarchiver) throws {
        try super.connect(with: unarchiver)
        rank = try unarchiver.decode(Int32.self)
    }
}

// MARK: - As Foundation's programs had them

final class PeerClubOffice: NSObject, NSCoding {
    let street: String
    let number: Int32

    init(_ office: ClubOffice) { (street, number) = (office.street, office.number) }

    func encode(with coder: NSCoder) {
        coder.encode(street as NSString)
        var number = number
        coder.encodeValue(ofObjCType: "i", at: &number)
    }

    init?(coder: NSCoder) { nil }
}

final class PeerClubContact: NSObject, NSCoding {
    let contact: ClubContact

    init(_ contact: ClubContact) { self.contact = contact }

    func encode(with coder: NSCoder) {
        guard case .mail(let address, var isPrivate) = contact else { return coder.encode("none" as NSString) }
        coder.encode("mail" as NSString)
        coder.encode(address as NSString)
        coder.encodeValue(ofObjCType: "B", at: &isPrivate)
    }

    init?(coder: NSCoder) { nil }
}

class PeerClubMember: NSObject, NSCoding {
    var name = ""
    var age: Int64?
    var fax: String?
    var height = 0.0
    var isActive = false
    var mentor: PeerClubMember?
    var friends: [PeerClubMember] = []

    /// The version that wrote the archive; 1 is written under the version key, as a program may have done.
    var version = 0

    /// Whether BOOL is a `char`, as on Intel's computers.
    var writesCharacters = false

    override init() {}

    func encode(with coder: NSCoder) {
        if version > 0 { coder.encode(version, forKey: "Legacy.Member.version") }
        coder.encode(name as NSString)
        encode(age != nil, coder)
        if var age { coder.encodeValue(ofObjCType: "q", at: &age) }
        if version == 0 { coder.encode(fax as NSString?) } else { coder.encodeValue(ofObjCType: "d", at: &height) }
        encode(isActive, coder)
        coder.encodeConditionalObject(mentor)
        coder.encode(friends as NSArray)
    }

    private func encode(_ value: Bool, _ coder: NSCoder) {
        var value = value
        var character: Int8 = value ? 1 : 0
        if writesCharacters {
            coder.encodeValue(ofObjCType: "c", at: &character)
        } else {
            coder.encodeValue(ofObjCType: "B", at: &value)
        }
    }

    required init?(coder: NSCoder) { nil }
}

final class PeerClubChief: PeerClubMember {
    var marks: [Int32] = []
    var office = ClubOffice("", 0)
    var second: ClubOffice?
    var contact = ClubContact.none
    var codes: [String] = []
    var staff: Set<String> = []
    var ratings: [Int32]?

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encode(marks, with: coder)
        coder.encode(PeerClubOffice(office))
        coder.encode(second.map { PeerClubOffice($0) })
        coder.encode(PeerClubContact(contact))
        coder.encode(codes as NSArray)
        coder.encode(staff as NSSet)
        var hasRatings = ratings != nil
        coder.encodeValue(ofObjCType: "c", at: &hasRatings)
        if let ratings { encode(ratings, with: coder) }
    }

    private func encode(_ numbers: [Int32], with coder: NSCoder) {
        var count = Int32(numbers.count)
        coder.encodeValue(ofObjCType: "i", at: &count)
        if !numbers.isEmpty { coder.encodeArray(ofObjCType: "i", count: numbers.count, at: numbers) }
    }
}

final class PeerClubGuest: PeerClubMember {
    var note = ""
    var rank: Int32 = 0

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(note as NSString)
        coder.encodeValue(ofObjCType: "i", at: &rank)
    }
}

extension NSKeyedArchiver {
    /// The archive of an object as an old program wrote it.
    static func oldArchive(of root: NSObject) throws -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(root, forKey: "root")
        archiver.finishEncoding()
        return archiver.encodedData
    }
}
