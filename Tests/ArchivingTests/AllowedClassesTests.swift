// The classes that a reader reaches from those that it names: by their fields, their superclasses' fields, and the
// class tables of modules.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Allowed classes") struct AllowedClassesTests {
    /// An archive of a garage that holds an object of a class without values.
    private func garage(holding name: String) throws -> Data {
        try HandmadeArchive(
            ["$class": .uid(2), "vehicle": .uid(3)], .describing("Garage"), ["$class": .uid(4)], .describing(name)
        ).data()
    }

    private func held(_ name: String, allowing: [any Coding.Type] = []) throws -> String? {
        let root = try KeyedUnarchiver.unarchivedObject(
            ofClass: Garage.self, from: garage(holding: name), allowing: allowing)
        return root.vehicle.map { "\(type(of: $0))" }
    }

    @Test("A field's class, and its subclasses in the module's table and in those that it imports")
    func reached() throws {
        #expect(try held("Vehicle") == "Vehicle")
        #expect(try held("Car") == "Car")
        #expect(try held("Truck") == "Truck")
        #expect(try held("Tandem") == "Tandem")
    }

    @Test("No class of a module that is not imported, and none that no field leads to")
    func notReached() throws {
        #expect(archiveError { try held("Rocket") }?.code == .classNotAllowed)
        #expect(archiveError { try held("Label") }?.code == .classNotAllowed)
        #expect(try held("Rocket", allowing: [Rocket.self]) == "Rocket")
        #expect(archiveError { try held("Label", allowing: [Label.self]) }?.code == .unexpectedClass)
        // A truck refers to its engine, but the engine isn't a vehicle.
        #expect(archiveError { try held("Engine") }?.code == .unexpectedClass)
    }

    @Test("The fields of superclasses, and of classes that only a subclass refers to")
    func throughOthers() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "vehicle": .uid(3)], .describing("Garage"), ["$class": .uid(4), "engine": .uid(5)],
            .describing("Truck"), ["$class": .uid(6)], .describing("Engine")
        ).data()
        let root = try KeyedUnarchiver.unarchivedObject(ofClass: Garage.self, from: data)
        #expect((root.vehicle as? Truck)?.engine != nil)
        let big = try HandmadeArchive(
            ["$class": .uid(2), "vehicle": .uid(3)], .describing("BigGarage"), ["$class": .uid(4)], .describing("Car")
        ).data()
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: BigGarage.self, from: big).vehicle is Car)
    }

    @Test("Every class that is asked for at the top level is allowed from then on")
    func topLevel() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2)], .describing("Rocket"), top: ["root": .uid(1), "again": .uid(1)]
        ).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(Rocket.self, forKey: "root") === unarchiver.decode(Vehicle.self, forKey: "again"))
        #expect(archiveError { try KeyedUnarchiver(forReadingFrom: data).decode(Vehicle.self, forKey: "root") } != nil)
    }

    @Test("Values of property lists need no permission")
    func values() throws {
        for name in ["NSString", "NSArray", "NSDate", "NSData"] {
            #expect(archiveError { try held(name) }?.code == .unexpectedKind, "\(name)")
        }
        #expect(try unarchivedValue([String: [Date]].self, from: archive(of: ["a": [Date()]])).count == 1)
    }

    @Test("A class that is its superclass doesn't cost unbounded time", .timeLimit(.minutes(20)))
    func endlessChain() throws {
        let copy = try roundTrip(Endless())
        #expect(type(of: copy) == Endless.self)
    }
}

private class Garage: Coding {
    var vehicle: Vehicle?

    class var archivedClass: ArchivedClass {
        ArchivedClass("Garage", type: Garage.self, references: [Vehicle.self], table: StreetClasses.self)
    }

    func encode(with archiver: Archiver) throws {}
    required init(coder unarchiver: Unarchiver) throws {}

    func connect(with unarchiver: Unarchiver) throws {
        vehicle = try unarchiver.decodeIfPresent(Vehicle.self, forKey: "vehicle")
    }
}

private final class BigGarage: Garage {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("BigGarage", type: BigGarage.self, superclass: Garage.self, table: StreetClasses.self)
    }
}

private class Vehicle: Coding {
    class var archivedClass: ArchivedClass { ArchivedClass("Vehicle", type: Vehicle.self, table: RoadClasses.self) }
    func encode(with archiver: Archiver) throws {}
    required init(coder unarchiver: Unarchiver) throws {}
    func connect(with unarchiver: Unarchiver) throws {}
}

private final class Car: Vehicle {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Car", type: Car.self, superclass: Vehicle.self, table: StreetClasses.self)
    }
}

private final class Truck: Vehicle {
    var engine: Engine?

    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Truck", type: Truck.self, superclass: Vehicle.self, references: [Engine.self], table: RoadClasses.self)
    }

    override func connect(with unarchiver: Unarchiver) throws {
        engine = try unarchiver.decodeIfPresent(Engine.self, forKey: "engine")
    }
}

private class Bicycle: Vehicle {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Bicycle", type: Bicycle.self, superclass: Vehicle.self, table: RoadClasses.self)
    }
}

private final class Tandem: Bicycle {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Tandem", type: Tandem.self, superclass: Bicycle.self, table: RoadClasses.self)
    }
}

/// Is in the class table of a module that no module imports.
private final class Rocket: Vehicle {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Rocket", type: Rocket.self, superclass: Vehicle.self, table: SpaceClasses.self)
    }
}

private final class Engine: Coding {
    static var archivedClass: ArchivedClass { ArchivedClass("Engine", type: Engine.self, table: RoadClasses.self) }
    func encode(with archiver: Archiver) throws {}
    init(coder unarchiver: Unarchiver) throws {}
}

private final class Endless: Coding {
    init() {}
    static var archivedClass: ArchivedClass {
        ArchivedClass("Endless", type: Endless.self, superclass: Endless.self, references: [Endless.self])
    }
    func encode(with archiver: Archiver) throws {}
    init(coder unarchiver: Unarchiver) throws {}
}

private enum StreetClasses: ClassTable {
    static var classes: [any Coding.Type] { [Garage.self, BigGarage.self, Car.self] }
    static var imports: [any ClassTable.Type] { [RoadClasses.self] }
}

/// Imports the module that imports it, which is possible for tables but not for modules.
private enum RoadClasses: ClassTable {
    static var classes: [any Coding.Type] { [Vehicle.self, Truck.self, Bicycle.self, Tandem.self, Engine.self] }
    static var imports: [any ClassTable.Type] { [StreetClasses.self, RoadClasses.self] }
}

private enum SpaceClasses: ClassTable {
    static var classes: [any Coding.Type] { [Rocket.self] }
    static var imports: [any ClassTable.Type] { [RoadClasses.self] }
}
