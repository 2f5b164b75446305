// The example of each chapter: an object is archived, and read by the same or by another release.

import Archiving
import Earlier
import Foundation
import Today

enum Chapters {
    /// Identity and cycles: a department, its employees, and their references back to it.
    static func objectGraphs() throws {
        let department = Department(name: "Engineering")
        department.employees = ["Ada", "Grace"].map {
            Employee(firstName: $0, lastName: "Example", height: 1.7, department: department)
        }
        let copy = try roundTrip(department)
        print("Object Graphs: \(copy.name) has \(copy.employees.map(\.firstName).joined(separator: " and "))")
        try expect(copy.employees.allSatisfy { $0.department === copy }, "everyone is in the one department")
    }

    /// The auxiliary view is only restored if something else archives it.
    static func conditionalObjects() throws {
        let auxiliary = View(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let map = MapView(
            frame: CGRect(x: 0, y: 0, width: 640, height: 480), mapName: "Harbour", magnification: 2.5,
            legend: View(frame: CGRect(x: 10, y: 10, width: 100, height: 60)), auxiliaryView: auxiliary)
        let alone = try roundTrip(map)
        let window = View(frame: map.frame, subviews: [map, auxiliary])
        let inWindow = try roundTrip(window)
        let mapInWindow = inWindow.subviews[0] as? MapView
        print("Conditional Objects: the map alone has \(alone.auxiliaryView == nil ? "no" : "an") auxiliary view,")
        print("  in its window it has \(mapInWindow?.auxiliaryView == nil ? "none" : "its own")")
        try expect(alone.auxiliaryView == nil, "nothing archives the auxiliary view")
        try expect(mapInWindow?.auxiliaryView === inWindow.subviews[1], "the window archives it")
        try expect(alone.legend?.frame.width == 100, "the legend belongs to the map")
    }

    /// Structures under composed keys, bit fields in one integer, and numbers packed into data or under one key each.
    static func dataTypes() throws {
        let table = Table(
            order: Order(order: 7, weight: 2.5, name: "first"), style: Style(bold: true, alignment: 2, shade: 17),
            samples: [1, 0.5, -3], array: [10, 20, 30], history: [Order(order: 6, weight: 2, name: "before")])
        let copy = try roundTrip(table)
        print("C Data Types: \(copy.order.name) \(copy.order.order), style \(try copy.style.bits()),")
        print("  samples \(copy.samples), array \(copy.array), history of \(copy.history.count)")
        try expect(copy.order == table.order && copy.style == table.style, "values come back")
        try expect(copy.samples == table.samples && copy.array == table.array, "numbers come back")
        try expect(copy.history == table.history, "structures in an array come back")
    }

    /// An old reader reads unknown kinds as its default.
    static func newValues() throws {
        let old: Earlier.Button = try read(Today.Button(title: "Stereo", kind: .radio))
        let new: Today.Button = try read(Earlier.Button(title: "Power", kind: .toggle))
        print("New values: the first release shows 'radio' as '\(old.kind)'; today's shows 'toggle' as '\(new.kind)'")
        try expect(old.kind == .momentary && new.kind == .toggle, "unknown kinds become the default")
    }

    /// Old readers see the nearest old flavour for each new one.
    static func removedKeys() throws {
        for (flavour, nearest) in [
            (Today.Flavour.butterPecan, Earlier.Flavour.butterPecan), (.doubleChocolate, .chocolate),
            (.caramel, .vanilla),
        ] {
            let archived = Today.IceCream(flavour: flavour)
            let old: Earlier.IceCream = try read(archived)
            let new: Today.IceCream = try read(archived)
            print("Removed keys: \(flavour) is \(old.flavour) to the first release")
            try expect(old.flavour == nearest && new.flavour == flavour, "\(flavour) keeps its meaning")
        }
        let new: Today.IceCream = try read(Earlier.IceCream(flavour: .chocolate))
        try expect(new.flavour == .chocolate, "old cones are read")
    }

    /// A reader uses the first representation that it knows, and the raw one last.
    static func fallbackKeys() throws {
        let old: Earlier.Image = try read(Today.Image(picture: .gif(Data("GIF89a…".utf8))))
        guard case .raw(let pixels, let wide, let high) = old.picture else { throw Unexpected("raw pixels") }
        print("Fallback keys: the first release sees a GIF as \(wide) by \(high) pixels, \(pixels.count) bytes")
        let new: Today.Image = try read(Earlier.Image(picture: .jpeg(Data([0xFF, 0xD8]))))
        try expect(new.picture == .jpeg(Data([0xFF, 0xD8])), "today's release reads the JPEG")
    }

    /// A 64-bit value that is read as a 32-bit one is an error if it doesn't fit.
    static func bitSizes() throws {
        let fits: Earlier.Counter = try read(Today.Counter(count: 1_000_000))
        print("Bit sizes: \(fits.count) fits 32 bits;")
        do {
            let _: Earlier.Counter = try read(Today.Counter(count: 5_000_000_000))
            throw Unexpected("an error for a value that does not fit")
        } catch let error as ArchiveError {
            print("  \(error)")
            try expect(error.code == .outOfRange, "a range error")
        }
    }
}

/// An example that doesn't behave as the guide describes.
struct Unexpected: Error {
    let expected: String

    init(_ expected: String) {
        self.expected = expected
    }
}

func expect(_ condition: Bool, _ expected: String) throws {
    if !condition { throw Unexpected(expected) }
}

/// Archives an object and returns it as the same release reads it.
func roundTrip<Root: Coding>(_ root: Root) throws -> Root {
    try read(root)
}

/// Archives an object and returns it as another release's class with the same archived name reads it.
func read<Root: Coding>(_ root: some Coding) throws -> Root {
    try KeyedUnarchiver.unarchivedObject(
        ofClass: Root.self, from: KeyedArchiver.archivedData(withRootObject: root))
}
