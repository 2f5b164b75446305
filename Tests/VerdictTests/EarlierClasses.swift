// Earlier classes than the old version of some pairs: they wrote the archives that the old version still reads, or used
// the keys that it retired.

import Archiving

/// A class that wrote a name and a fax.
class EarlierFax: Coding {
    let name: String
    let fax: Int

    class var archivedClass: ArchivedClass { ArchivedClass("EarlierFax", type: EarlierFax.self) }

    init(name: String, fax: Int) {
        self.name = name
        self.fax = fax
    }

    required init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
        self.fax = try unarchiver.decode(Int.self, forKey: "fax")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name, forKey: "name")
        try archiver.encode(fax, forKey: "fax")
    }
}

/// The class of the retired key when the key was in use.
final class EarlierRetiredKeyUsed: EarlierFax {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("RetiredKeyUsed", type: EarlierRetiredKeyUsed.self)
    }
}

/// The class from when the field that is no longer written was written.
final class EarlierUnwrittenRetyped: EarlierFax {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("UnwrittenRetyped", type: EarlierUnwrittenRetyped.self)
    }
}

/// The class from before its value was split.
final class EarlierComputedForgotten: Coding {
    let fullName: String

    static var archivedClass: ArchivedClass {
        ArchivedClass("ComputedForgotten", type: EarlierComputedForgotten.self)
    }

    init(fullName: String) {
        self.fullName = fullName
    }

    init(coder unarchiver: Unarchiver) throws {
        self.fullName = try unarchiver.decode(String.self, forKey: "fullName")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(fullName, forKey: "fullName")
    }
}

/// The class from when the fallback key was the only one.
final class EarlierFallbackRemoved: Coding {
    let name: String

    static var archivedClass: ArchivedClass { ArchivedClass("FallbackRemoved", type: EarlierFallbackRemoved.self) }

    init(name: String) {
        self.name = name
    }

    init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "title")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name, forKey: "title")
    }
}

/// The class under its former name.
final class EarlierFormerNameRemoved: Coding {
    let name: String

    static var archivedClass: ArchivedClass {
        ArchivedClass("OldFormerNameRemoved", type: EarlierFormerNameRemoved.self)
    }

    init(name: String) {
        self.name = name
    }

    init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name, forKey: "name")
    }
}
