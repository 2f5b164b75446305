// Handwritten classes in the form of generated ones, for the runtime's tests.

@_spi(GeneratedCode) import Archiving

class Node: Coding {
    var name: String
    var next: Node?
    var second: Node?
    var children: [Node]
    weak var parent: Node?

    init(_ name: String, next: Node? = nil) {
        self.name = name
        self.next = next
        self.children = []
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass("Node", type: Node.self, references: [Node.self], table: GraphClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.name, forKey: "name")
        try archiver.encodeIfPresent(self.next, forKey: "next")
        try archiver.encodeIfPresent(self.second, forKey: "second")
        try archiver.encode(self.children, forKey: "children")
        try archiver.encodeConditional(self.parent, forKey: "parent")
    }

    required init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
        self.next = nil
        self.second = nil
        self.children = []
    }

    func connect(with unarchiver: Unarchiver) throws {
        self.next = try unarchiver.decodeIfPresent(Node.self, forKey: "next")
        self.second = try unarchiver.decodeIfPresent(Node.self, forKey: "second")
        self.children = try unarchiver.decode([Node].self, forKey: "children")
        self.parent = try unarchiver.decodeIfPresent(Node.self, forKey: "parent")
    }

    deinit {
        ReleaseList.release(&self.next)
        ReleaseList.release(&self.second)
        ReleaseList.release(&self.children)
    }
}

/// A subclass with additional values, an enum and a reference that must exist when the object is decoded.
final class Leaf: Node {
    let weight: Double
    let colour: Colour
    let label: Label

    init(_ name: String, weight: Double, colour: Colour, label: Label) {
        self.weight = weight
        self.colour = colour
        self.label = label
        super.init(name)
    }

    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Garden.Leaf", type: Leaf.self, version: 3, formerly: ["OldLeaf"], superclass: Node.self,
            references: [Label.self], table: GraphClasses.self)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encodeVersion(3, forKey: "Garden.Leaf.version")
        try archiver.encode(self.weight, forKey: "weight")
        try archiver.encode(self.colour, forKey: "colour")
        try archiver.encode(self.label, forKey: "label")
    }

    required init(coder unarchiver: Unarchiver) throws {
        self.weight = try unarchiver.decode(Double.self, forKey: "weight")
        self.colour = try unarchiver.decode(Colour.self, forKey: "colour")
        self.label = try unarchiver.decode(Label.self, forKey: "label")
        try super.init(coder: unarchiver)
    }
}

final class Label: Coding, Hashable {
    let text: String
    let size: Int

    init(_ text: String, size: Int = 12) {
        self.text = text
        self.size = size
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Label", type: Label.self, table: GraphClasses.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.text, forKey: "text")
        try archiver.encode(self.size, forKey: "size")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.text = try unarchiver.decode(String.self, forKey: "text")
        self.size = try unarchiver.decode(Int.self, forKey: "size")
    }

    static func == (left: Label, right: Label) -> Bool { left.text == right.text && left.size == right.size }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

enum Colour: String, ArchivableEnumeration {
    case green
    case yellow

    static func value(forUnknown rawValue: String) -> Colour? { rawValue == "none" ? nil : .green }
}

enum GraphClasses: ClassTable {
    static var classes: [any Coding.Type] { [Node.self, Leaf.self, Label.self] }
    static var imports: [any ClassTable.Type] { [] }
}
