// Classes that can replace one that a reader doesn't have: Cocoa's `$classhints`.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Fallbacks of classes") struct FallbackTests {
    private func descriptions(_ data: Data) throws -> [PropertyList] {
        try ArchiveContents(data).objects.filter { $0["$classname"] != nil }
    }

    // MARK: Writing

    @Test("They are in the description of the class, and of its subclasses without any")
    func written() throws {
        let data = try archive(of: [Vehicle("a"), Car("b"), Truck("c")])
        #expect(
            try descriptions(data) == [
                ["$classname": "NSArray", "$classes": ["NSArray", "NSObject"]],
                ["$classname": "Vehicle", "$classes": ["Vehicle", "NSObject"]],
                [
                    "$classname": "Car", "$classes": ["Car", "Vehicle", "NSObject"],
                    "$classhints": ["Carriage", "Vehicle"],
                ],
                [
                    "$classname": "Truck", "$classes": ["Truck", "Car", "Vehicle", "NSObject"],
                    "$classhints": ["Carriage", "Vehicle"],
                ],
            ])
    }

    @Test("A class that is archived under another name has that name alone")
    func renamed() throws {
        let archiver = KeyedArchiver()
        archiver.setClassName("Automobile", for: Car.self)
        try archiver.encode(Car("a"), forKey: "value")
        #expect(try descriptions(archiver.finishEncoding()) == [["$classname": "Automobile"]])
    }

    // MARK: Reading

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let hints: PropertyList

        /// The result of reading: the name of a class, or nil if the archive is refused.
        let expected: String?
        var mapped = false
    }

    static let rows = [
        Row(testDescription: "none", hints: [], expected: nil),
        Row(testDescription: "one that is known", hints: ["Vehicle"], expected: "Vehicle"),
        Row(testDescription: "the first that is known", hints: ["A", "Car", "Vehicle"], expected: "Car"),
        Row(testDescription: "a former name", hints: ["Coach"], expected: "Car"),
        Row(testDescription: "a name that the caller gave", hints: ["A", "B"], expected: "Truck", mapped: true),
        Row(testDescription: "one that is not allowed", hints: ["Node", "Vehicle"], expected: "Vehicle"),
        Row(testDescription: "none that is known", hints: ["A", "NSObject", "", "Node"], expected: nil),
        Row(testDescription: "what is no name", hints: [1, ["Vehicle"], .uid(1)], expected: nil),
        Row(testDescription: "names among what is none", hints: [1, "Vehicle"], expected: "Vehicle"),
        Row(testDescription: "no array", hints: "Vehicle", expected: nil),
        Row(
            testDescription: "more than anyone needs",
            hints: .array((0..<1_000).map { .string("\($0)") } + ["Vehicle"]), expected: nil),
        Row(testDescription: "a class of Foundation", hints: ["NSString"], expected: nil),
        Row(testDescription: "one of Foundation and one that is known", hints: ["NSString", "Car"], expected: "Car"),
    ]

    private func unarchiver(_ row: Row) throws -> KeyedUnarchiver {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3)],
            ["$classname": "Hovercraft", "$classes": ["Hovercraft", "NSObject"], "$classhints": row.hints], "name"
        ).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: [Vehicle.self])
        if row.mapped { unarchiver.setClass(Truck.self, forClassName: "B") }
        return unarchiver
    }

    @Test("The first one that the reader allows is created", arguments: rows)
    func read(row: Row) throws {
        func className(_ object: any Coding) -> String { type(of: object).archivedClass.name }
        var code: ArchiveError.Code?
        if row.expected == nil { code = row.hints == ["NSString"] ? .unexpectedKind : .classNotAllowed }
        let first = try unarchiver(row)
        let error = archiveError {
            let vehicle = try first.decode(Vehicle.self, forKey: "root")
            #expect(className(vehicle) == row.expected)
        }
        #expect(error?.code == code)
        let second = try unarchiver(row)
        let otherError = archiveError {
            let vehicle = try second.decode(AnyCoding.self, forKey: "root").object
            #expect(className(vehicle) == row.expected)
        }
        #expect(otherError?.code == code)
    }

    @Test("The class itself comes before its substitutes, and the delegate after all")
    func order() throws {
        let data = try archive(of: Car("a"))
        #expect(type(of: try unarchivedValue(Vehicle.self, from: data)) == Car.self)
        let witness = UnarchivingWitness()
        witness.classForName = { _, _, _ in Truck.self }
        for (row, expected) in [(Self.rows[0], "Truck"), (Self.rows[1], "Vehicle")] {
            let unarchiver = try unarchiver(row)
            unarchiver.delegate = witness
            let vehicle = try unarchiver.decode(Vehicle.self, forKey: "root")
            #expect(type(of: vehicle).archivedClass.name == expected)
        }
        #expect(witness.log.calls.filter { $0.hasPrefix("cannot") }.count == 1)
    }

    @Test("A class that does not fit the reference is an error, as under its own name")
    func doesNotFit() throws {
        let unarchiver = try unarchiver(Self.rows[1])
        let error = archiveError { try unarchiver.decode(Car.self, forKey: "root") }
        #expect(error?.code == .unexpectedClass)
        #expect(error?.found == "one of class 'Hovercraft'")
    }

    @Test("A value is read where a class of Foundation may replace it")
    func values() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "NS.string": "text"],
            ["$classname": "Rope", "$classes": ["Rope", "NSObject"], "$classhints": ["Cord", "NSString"]]
        ).data()
        #expect(try KeyedUnarchiver(forReadingFrom: data).decode(String.self, forKey: "root") == "text")
    }

    // MARK: Foundation

    @Test("Foundation creates objects of the substitute, and we of what it wrote under another name")
    func foundation() throws {
        let archiver = KeyedArchiver()
        archiver.setClassName(NSStringFromClass(PeerVehicle.self), for: Vehicle.self)
        try archiver.encode(Vehicle("a"), forKey: "root")
        let peer = try NSKeyedUnarchiver.unarchivedObject(ofClass: PeerVehicle.self, from: archiver.finishEncoding())
        #expect(peer?.name == "a")
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: #require(peer), requiringSecureCoding: true)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.setClass(Vehicle.self, forClassName: NSStringFromClass(PeerVehicle.self))
        #expect(try unarchiver.decode(Vehicle.self, forKey: "root").name == "a")
    }

    @Test("Foundation reads what we wrote with fallbacks")
    func foundationReadsFallbacks() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Stranger("a"))
        let peer = try NSKeyedUnarchiver.unarchivedObject(ofClass: PeerVehicle.self, from: data)
        #expect(peer?.name == "a")
    }
}

/// Foundation's half.
final class PeerVehicle: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let name: String

    func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }

    init?(coder: NSCoder) { name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? "" }
}

private class Vehicle: Coding {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass("Vehicle", type: Vehicle.self, table: VehicleClasses.self)
    }

    func encode(with archiver: Archiver) throws { try archiver.encode(self.name, forKey: "name") }

    required init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
    }
}

private class Car: Vehicle {
    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Car", type: Car.self, formerly: ["Coach"], fallbacks: ["Carriage", "Vehicle"], superclass: Vehicle.self,
            table: VehicleClasses.self)
    }
}

private final class Truck: Car {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Truck", type: Truck.self, superclass: Car.self, table: VehicleClasses.self)
    }
}

/// Only readable through its fallback.
private final class Stranger: Vehicle {
    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Nobody.Stranger", type: Stranger.self, fallbacks: ["Nobody.Else", NSStringFromClass(PeerVehicle.self)],
            superclass: Vehicle.self)
    }
}

private enum VehicleClasses: ClassTable {
    static var classes: [any Coding.Type] { [Vehicle.self, Car.self, Truck.self] }
    static var imports: [any ClassTable.Type] { [] }
}
