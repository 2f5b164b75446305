// The types of `ExternalTypes.coding` that are written by hand.

@_spi(GeneratedCode) import Archiving

/// A class with coding of its own, and the superclass of generated ones.
class Shape: Coding {
    let name: String
    var size: Int

    init(name: String, size: Int) {
        self.name = name
        self.size = size
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass("Shape", type: Shape.self, table: ConstructsCodingClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name, forKey: "name")
        try archiver.encode(size, forKey: "size")
    }

    required init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self, forKey: "name")
        size = try unarchiver.decode(Int.self, forKey: "size")
    }

    func connect(with unarchiver: Unarchiver) throws {}
}

/// A subclass by hand, which can refer to generated classes.
final class Square: Shape {
    var neighbour: Shape?

    override class var archivedClass: ArchivedClass {
        ArchivedClass("Square", type: Square.self, superclass: Shape.self)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encode(neighbour, forKey: "neighbour")
    }

    override func connect(with unarchiver: Unarchiver) throws {
        try super.connect(with: unarchiver)
        neighbour = try unarchiver.decodeIfPresent(Shape.self, forKey: "neighbour")
    }
}

/// A class that fields only refer to.
final class Postmark: Coding {
    let day: Int

    init(day: Int) {
        self.day = day
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Postmark", type: Postmark.self, sequence: [.value("day", "q")])
    }

    func encode(with archiver: Archiver) throws { try archiver.encode(day, forKey: "day") }

    init(coder unarchiver: Unarchiver) throws { day = try unarchiver.decode(Int.self, forKey: "day") }
}

/// A value with coding of its own: a number.
struct Tint: Hashable, Sendable, ArchivableValue {
    let number: Int

    func encode(to archiver: Archiver, forKey key: String?) throws {
        try number.encode(to: archiver, forKey: key)
    }

    static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Tint? {
        try Int.decodeIfPresent(from: unarchiver, forKey: key).map(Tint.init)
    }
}

/// What objects of several classes can do.
protocol Drawable: Coding {
    var title: String { get }
}

extension Drawable {
    var title: String { "\(type(of: self))" }
}

protocol Framed: Coding {}

/// A class that conforms to no protocol, and that must not be created where one is required.
final class Stray: Coding {
    init() {}

    static var archivedClass: ArchivedClass {
        ArchivedClass("Stray", type: Stray.self, sequence: [])
    }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws { throw StrayError.created }

    enum StrayError: Error {
        case created
    }
}
