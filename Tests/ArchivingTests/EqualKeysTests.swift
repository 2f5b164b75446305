// Objects of different classes with the same keys: their dictionaries differ only in the class.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Classes with equal keys") struct EqualKeysTests {
    class Shape: Coding {
        class var archivedClass: ArchivedClass { ArchivedClass("Shape", type: Shape.self) }
        let number: Int

        init(_ number: Int) { self.number = number }

        required init(coder unarchiver: Unarchiver) throws {
            number = try unarchiver.decode(Int.self, forKey: "number")
        }

        func encode(with archiver: Archiver) throws { try archiver.encode(number, forKey: "number") }
        func connect(with unarchiver: Unarchiver) throws {}
    }

    final class Circle: Shape {
        override class var archivedClass: ArchivedClass {
            ArchivedClass("Circle", type: Circle.self, superclass: Shape.self)
        }
    }

    final class Square: Shape {
        override class var archivedClass: ArchivedClass {
            ArchivedClass("Square", type: Square.self, superclass: Shape.self)
        }
    }

    final class Drawing: Coding {
        static var archivedClass: ArchivedClass {
            ArchivedClass("Drawing", type: Drawing.self, references: [Shape.self, Circle.self, Square.self])
        }
        var shapes: [Shape]

        init(_ shapes: [Shape]) { self.shapes = shapes }
        init(coder unarchiver: Unarchiver) throws { shapes = [] }
        func encode(with archiver: Archiver) throws { try archiver.encode(shapes, forKey: "shapes") }
        func connect(with unarchiver: Unarchiver) throws {
            shapes = try unarchiver.decode([Shape].self, forKey: "shapes")
        }
    }

    @Test(
        "Each object is of its own class, in whatever order they come",
        arguments: ["CCSCSC", "CSCS", "SCCC", "PCPC", "CPSPCSSCPPCS", "CCCCCCCCCSCCCCCCCCCP"])
    func order(_ classes: String) throws {
        let shapes = classes.enumerated().map { number, letter in
            letter == "C" ? Circle(number) : letter == "S" ? Square(number) : Shape(number)
        }
        let archive = try KeyedArchiver.archivedData(withRootObject: Drawing(shapes))
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Drawing.self, from: archive)
        #expect(copy.shapes.map { "\(type(of: $0))" } == shapes.map { "\(type(of: $0))" })
        #expect(copy.shapes.map(\.number) == Array(0..<classes.count))
    }

    @Test(
        "An array of texts that are an object's keys is no object",
        arguments: [["$class", "number"], ["number", "$class"]])
    func array(_ keys: [String]) throws {
        let archive = HandmadeArchive(
            ["$class": .uid(2), "number": 1], .describing("Shape"), .array(keys.map { .string($0) }),
            top: ["first": .uid(1), "second": .uid(3)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data())
        #expect(try unarchiver.decode(Shape.self, forKey: "first").number == 1)
        let error = #expect(throws: ArchiveError.self) { try unarchiver.decode(Shape.self, forKey: "second") }
        #expect(error?.code == .unexpectedKind)
    }
}
