// Classes whose objects name substitutes, and delegates that record their calls.

import Archiving

/// What was called, in order.
final class CallLog {
    var calls: [String] = []
}

/// A part in a play that others may take over; it records its calls.
class Role: SubstitutingCoding {
    let name: String
    var next: Role?
    var others: [Role] = []
    weak var owner: Role?
    var log: CallLog?

    /// What is archived instead, and under which class.
    var replacement: ((Archiver) throws -> (any Coding)?)?
    var namedClass: (any Coding.Type)?

    init(_ name: String, log: CallLog? = nil, next: Role? = nil) {
        self.name = name
        self.log = log
        self.next = next
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Role", type: Role.self, references: [Role.self, LeadingRole.self, Label.self],
            unique: { ($0 as? Role)?.name == "shared" ? LeadingRole("unique") : $0 },
            replacement: { ($0 as? Role)?.name == "hidden" ? Role("shown") : $0 })
    }

    var archivedType: any Coding.Type {
        log?.calls.append("archivedType \(name)")
        return namedClass ?? type(of: self)
    }

    func replacementObject(for archiver: Archiver) throws -> (any Coding)? {
        log?.calls.append("replacementObject \(name)")
        return try replacement.map { try $0(archiver) } ?? self
    }

    func awakeAfter(using unarchiver: Unarchiver) throws -> any Coding {
        (unarchiver.userInfo["log"] as? CallLog)?.calls.append("awakeAfter \(name)")
        let awake = unarchiver.userInfo["awake"] as? (Role, Unarchiver) throws -> any Coding
        return try awake?(self, unarchiver) ?? self
    }

    func encode(with archiver: Archiver) throws {
        log?.calls.append("encode \(name)")
        try archiver.encode(self.name, forKey: "name")
        try archiver.encodeIfPresent(self.next, forKey: "next")
        if !others.isEmpty { try archiver.encode(self.others, forKey: "others") }
        try archiver.encodeConditional(self.owner, forKey: "owner")
    }

    required init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
        self.log = unarchiver.userInfo["log"] as? CallLog
        log?.calls.append("init \(name)")
    }

    func connect(with unarchiver: Unarchiver) throws {
        log?.calls.append("connect \(name)")
        self.next = try unarchiver.decodeIfPresent(Role.self, forKey: "next")
        self.others = try unarchiver.decode([Role].self, forKey: "others", default: [])
        self.owner = try unarchiver.decodeIfPresent(Role.self, forKey: "owner")
    }
}

/// Inherits all of it.
final class LeadingRole: Role {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Role.Leading", type: LeadingRole.self, superclass: Role.self)
    }
}

/// Is in no table, and refers to nothing itself.
final class OutsideRole: Role {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Role.Outside", type: OutsideRole.self, superclass: Role.self)
    }
}

/// Has functions in its description, and the protocol's defaults.
final class DefaultRole: SubstitutingCoding {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Role.Default", type: DefaultRole.self,
            unique: { DefaultRole("unique " + (($0 as? DefaultRole)?.name ?? "")) },
            replacement: { DefaultRole("replaced " + (($0 as? DefaultRole)?.name ?? "")) })
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.name, forKey: "name")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
    }
}

func name(of object: (any Coding)?) -> String {
    (object as? Role)?.name ?? (object as? Label)?.text ?? (object as? Node)?.name ?? (object == nil ? "nil" : "other")
}

/// Records its calls while an archive is written, and does what it is given.
final class ArchivingWitness: KeyedArchiverDelegate {
    let log = CallLog()
    var willEncode: ((KeyedArchiver, any Coding) throws -> (any Coding)?)?
    var didEncode: ((KeyedArchiver, any Coding) -> Void)?
    var willReplace: ((KeyedArchiver, any Coding) -> Void)?
    var willFinish: ((KeyedArchiver) throws -> Void)?

    func archiver(_ archiver: KeyedArchiver, willEncode object: any Coding) throws -> (any Coding)? {
        log.calls.append("willEncode \(name(of: object))")
        guard let willEncode else { return object }
        return try willEncode(archiver, object)
    }

    func archiver(_ archiver: KeyedArchiver, didEncode object: any Coding) {
        log.calls.append("didEncode \(name(of: object))")
        didEncode?(archiver, object)
    }

    func archiver(_ archiver: KeyedArchiver, willReplace object: any Coding, with replacement: (any Coding)?) {
        log.calls.append("willReplace \(name(of: object)) with \(name(of: replacement))")
        willReplace?(archiver, object)
    }

    func archiverWillFinish(_ archiver: KeyedArchiver) throws {
        log.calls.append("willFinish")
        try willFinish?(archiver)
    }

    func archiverDidFinish(_ archiver: KeyedArchiver) {
        log.calls.append("didFinish")
    }
}

/// Records its calls while an archive is read, and does what it is given.
final class UnarchivingWitness: KeyedUnarchiverDelegate {
    let log = CallLog()
    var classForName: ((KeyedUnarchiver, String, [String]) throws -> (any Coding.Type)?)?
    var didDecode: ((KeyedUnarchiver, any Coding) throws -> (any Coding)?)?
    var willFinish: ((KeyedUnarchiver) -> Void)?
    var didFinish: ((KeyedUnarchiver) -> Void)?

    func unarchiver(
        _ unarchiver: KeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]
    ) throws -> (any Coding.Type)? {
        log.calls.append("cannotDecode \(name) of \(classNames.joined(separator: ", "))")
        return try classForName?(unarchiver, name, classNames)
    }

    func unarchiver(_ unarchiver: KeyedUnarchiver, didDecode object: any Coding) throws -> (any Coding)? {
        log.calls.append("didDecode \(name(of: object))")
        return try didDecode?(unarchiver, object)
    }

    func unarchiver(_ unarchiver: KeyedUnarchiver, willReplace object: any Coding, with newObject: any Coding) {
        log.calls.append("willReplace \(name(of: object)) with \(name(of: newObject))")
    }

    func unarchiverWillFinish(_ unarchiver: KeyedUnarchiver) {
        log.calls.append("willFinish")
        willFinish?(unarchiver)
    }

    func unarchiverDidFinish(_ unarchiver: KeyedUnarchiver) {
        log.calls.append("didFinish")
        didFinish?(unarchiver)
    }
}
