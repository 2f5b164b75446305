// Classes for the tests of the sequential unarchiver.

@_spi(GeneratedCode) import Archiving
import Foundation

/// The topmost of three classes, with a required value.
class Building: Coding {
    let name: String
    var floors: Int?
    weak var owner: Building?

    init(_ name: String, floors: Int? = nil) {
        self.name = name
        self.floors = floors
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Building", type: Building.self, version: 2, formerly: ["House"], references: [Building.self],
            sequence: [
                .value("name", "@"), .value("stories", "i", until: 0), .value("floors", "c q", since: 1),
                .value("owner", "@", since: 2),
            ])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(name)
        try archiver.encodeOptional(floors)
        try archiver.encodeConditionalObject(owner)
    }

    required init(coder unarchiver: Unarchiver) throws {
        name = try unarchiver.decode(String.self, forKey: "name")
        if unarchiver.containsValue(forKey: "stories") {
            floors = Int(try unarchiver.decode(Int32.self, forKey: "stories"))
        } else {
            floors = try unarchiver.decodeIfPresent(Int.self, forKey: "floors")
        }
    }

    func connect(with unarchiver: Unarchiver) throws {
        owner = try unarchiver.decodeIfPresent(Building.self, forKey: "owner")
    }
}

/// The class between the two others. It reads its values before those of its superclass, in reverse order.
class Theatre: Building {
    let width: Float
    let depth: Float
    var prices: [Int16]
    var stages: Set<Building> = []

    init(_ name: String, width: Float, depth: Float, prices: [Int16] = []) {
        (self.width, self.depth, self.prices) = (width, depth, prices)
        super.init(name)
    }

    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Theatre", type: Theatre.self, superclass: Building.self, references: [Building.self],
            sequence: [
                .value("width", "f"), .value("depth", "f", joined: true), .value("prices", "i [s]"),
                .value("stages", "@"),
            ])
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encodeGroup {
            try archiver.encode(width)
            try archiver.encode(depth)
        }
        try archiver.encode(PackedLittleEndian(prices))
        try archiver.encode(stages)
    }

    required init(coder unarchiver: Unarchiver) throws {
        prices = try unarchiver.decode(PackedLittleEndian<Int16>.self, forKey: "prices").elements
        depth = try unarchiver.decode(Float.self, forKey: "depth")
        width = try unarchiver.decode(Float.self, forKey: "width")
        try super.init(coder: unarchiver)
    }

    override func connect(with unarchiver: Unarchiver) throws {
        try super.connect(with: unarchiver)
        unarchiver.whenConnected { [self] in
            stages = try unarchiver.decode(Set<Building>.self, forKey: "stages")
        }
    }
}

extension Building: Hashable {
    static func == (left: Building, right: Building) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The lowest class, with structures.
final class Opera: Theatre {
    let spot: Spot
    var shape: Shape
    var shapes: [Shape]
    var patron: Building?

    init(_ name: String, spot: Spot, shape: Shape, shapes: [Shape] = []) {
        (self.spot, self.shape, self.shapes) = (spot, shape, shapes)
        super.init(name, width: 1, depth: 2)
    }

    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Opera", type: Opera.self, superclass: Theatre.self, references: [Building.self],
            sequence: [
                .value("spot", "@"), .value("shape", "@"), .value("shapes", "@"), .value("patron", "@"),
            ])
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encode(spot)
        try archiver.encode(shape)
        try archiver.encode(shapes)
        try archiver.encode(patron)
    }

    required init(coder unarchiver: Unarchiver) throws {
        shapes = try unarchiver.decode([Shape].self, forKey: "shapes")
        spot = try unarchiver.decode(Spot.self, forKey: "spot")
        shape = try unarchiver.decode(Shape.self, forKey: "shape")
        try super.init(coder: unarchiver)
    }

    override func connect(with unarchiver: Unarchiver) throws {
        try super.connect(with: unarchiver)
        patron = try unarchiver.decodeIfPresent(Building.self, forKey: "patron")
    }
}

/// A structure in its second version.
struct Spot: ArchivableStructure, Hashable {
    var x: Double
    var y: Double
    var label: String?

    static var archivedStructure: ArchivedStructure {
        ArchivedStructure(
            "Spot", version: 1, formerly: ["Place"],
            sequence: [.value("x", "d"), .value("y", "d"), .value("label", "@", since: 1)])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(x)
        try archiver.encode(y)
        try archiver.encode(label)
    }

    init(_ x: Double, _ y: Double, _ label: String? = nil) {
        (self.x, self.y, self.label) = (x, y, label)
    }

    init(coder unarchiver: Unarchiver) throws {
        label = try unarchiver.decodeIfPresent(String.self, forKey: "label")
        if try unarchiver.version(ofStructure: Spot.self) == 0 { label = "old" }
        x = try unarchiver.decode(Double.self, forKey: "x")
        y = try unarchiver.decode(Double.self, forKey: "y")
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "x") }
}

/// An enum whose cases carry values.
enum Shape: ArchivableStructure, Hashable {
    case empty
    case circle(radius: Double)
    case box(Spot, filled: Bool)

    static var archivedStructure: ArchivedStructure {
        ArchivedStructure(
            "Shape",
            sequence: .cases([
                .case("empty", []), .case("radius", [.value("radius", "d")]),
                .case("corner", [.value("corner", "@"), .value("filled", "c")]),
            ]))
    }

    func encode(with archiver: Archiver) throws {
        switch self {
        case .empty: try archiver.encode(true, forKey: "empty")
        case .circle(let radius): try archiver.encode(radius, forKey: "radius")
        case .box(let corner, let filled):
            try archiver.encode(corner, forKey: "corner")
            try archiver.encode(filled, forKey: "filled")
        }
    }

    init(coder unarchiver: Unarchiver) throws {
        if unarchiver.containsValue(forKey: "empty") {
            self = .empty
        } else if unarchiver.containsValue(forKey: "radius") {
            self = .circle(radius: try unarchiver.decode(Double.self, forKey: "radius"))
        } else if unarchiver.containsValue(forKey: "corner") {
            self = .box(
                try unarchiver.decode(Spot.self, forKey: "corner"),
                filled: try unarchiver.decode(Bool.self, forKey: "filled"))
        } else {
            throw unarchiver.failMissingCase(of: Shape.self, keys: ["empty", "radius", "corner"])
        }
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool { true }
}

/// An object of a handwritten class: it reads its values in order.
class Ledger: Coding {
    var title: String
    var count: Int
    var next: Ledger?

    init(_ title: String, count: Int = 0) {
        self.title = title
        self.count = count
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass("Ledger", type: Ledger.self, references: [Ledger.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(title)
        try archiver.encode(count)
        try archiver.encode(next)
    }

    required init(coder unarchiver: Unarchiver) throws {
        title = try unarchiver.decode(String.self)
        count = try unarchiver.decode(Int.self)
    }

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeIfPresent(Ledger.self)
    }
}

/// A handwritten class below one that declares its sequence.
final class Museum: Building {
    var exhibits: [String]

    init(_ name: String, exhibits: [String]) {
        self.exhibits = exhibits
        super.init(name)
    }

    override class var archivedClass: ArchivedClass {
        ArchivedClass("Museum", type: Museum.self, superclass: Building.self)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encode(exhibits)
    }

    required init(coder unarchiver: Unarchiver) throws {
        exhibits = try unarchiver.decode([String].self)
        try super.init(coder: unarchiver)
    }
}

/// A class with values that have several parts, before and after a reference.
final class Signpost: Coding {
    let point: PointValue
    private(set) var next: Signpost?
    private(set) var size = SizeValue(width: 0, height: 0)

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Signpost", type: Signpost.self, references: [Signpost.self],
            sequence: [.value("point", "{CGPoint=dd}"), .value("next", "@"), .value("size", "{CGSize=dd}")])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(point, forKey: "point")
        try archiver.encodeIfPresent(next, forKey: "next")
        try archiver.encode(size, forKey: "size")
    }

    init(coder unarchiver: Unarchiver) throws {
        point = try unarchiver.decode(PointValue.self, forKey: "point")
    }

    func connect(with unarchiver: Unarchiver) throws {
        next = try unarchiver.decodeIfPresent(Signpost.self, forKey: "next")
        size = try unarchiver.decode(SizeValue.self, forKey: "size")
    }
}
