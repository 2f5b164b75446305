// Objects that are replaced by others after they are decoded.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

/// The behaviour and the log of the functions below, in the unarchiver's `userInfo`.
private final class Register {
    var colors: [String: Color] = [:]
    var connected: [String] = []
    var actions: [String] = []
}

/// One object per name: the first one that was decoded represents all.
private class Color: Coding {
    let name: String
    var complement: Color?
    let register: Register?

    init(_ name: String) {
        self.name = name
        self.register = nil
    }

    class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Color", type: Color.self, references: [Color.self, Shade.self, Paintbox.self],
            unique: { try ($0 as? Color).map { try Color.uniqued($0) } ?? $0 })
    }

    static func uniqued(_ decoded: Color) throws -> any Coding {
        switch decoded.name {
        case "error": throw ArchiveError(.invalidValue, path: "here", expected: "a color", found: "none")
        case "box": return Paintbox()
        case "plain": return Color("plain")
        case "shade": return Shade("shade")
        case "label": return Label("label")
        default: break
        }
        guard let register = decoded.register else { return decoded }
        if let known = register.colors[decoded.name] { return known }
        register.colors[decoded.name] = decoded
        return decoded
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.name, forKey: "name")
        try archiver.encodeIfPresent(self.complement, forKey: "complement")
    }

    required init(coder unarchiver: Unarchiver) throws {
        self.name = try unarchiver.decode(String.self, forKey: "name")
        self.register = unarchiver.userInfo["register"] as? Register
        let (register, name) = (self.register, self.name)
        unarchiver.whenConnected { register?.actions.append("connected \(name)") }
        unarchiver.whenDecoded { register?.actions.append("decoded \(name)") }
    }

    func connect(with unarchiver: Unarchiver) throws {
        register?.connected.append(name)
        self.complement = try unarchiver.decodeIfPresent(Color.self, forKey: "complement")
    }
}

/// Inherits the function.
private final class Shade: Color {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Shade", type: Shade.self, superclass: Color.self)
    }
}

/// Is no color.
private final class Paintbox: Coding {
    var colors: [Color] = []
    var shade: Shade?

    init() {}

    static var archivedClass: ArchivedClass {
        ArchivedClass("Paintbox", type: Paintbox.self, references: [Color.self, Shade.self])
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.colors, forKey: "colors")
        try archiver.encodeIfPresent(self.shade, forKey: "shade")
    }

    init(coder unarchiver: Unarchiver) throws {}

    func connect(with unarchiver: Unarchiver) throws {
        self.colors = try unarchiver.decode([Color].self, forKey: "colors")
        self.shade = try unarchiver.decodeIfPresent(Shade.self, forKey: "shade")
    }
}

@Suite("Unique objects") struct UniqueTests {
    private func decode<Root: Coding>(_ root: Root, _ register: Register = Register()) throws -> Root {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: KeyedArchiver.archivedData(withRootObject: root))
        unarchiver.userInfo["register"] = register
        let result = try unarchiver.decode(Root.self, forKey: "root")
        unarchiver.finishDecoding()
        return result
    }

    private func box(_ colors: Color...) -> Paintbox {
        let box = Paintbox()
        box.colors = colors
        return box
    }

    @Test("Every reference gets the object that took the place, which is connected once")
    func everyReference() throws {
        let (red, otherRed, green) = (Color("red"), Color("red"), Color("green"))
        red.complement = green
        let register = Register()
        let copy = try decode(box(red, otherRed, green, red, otherRed), register)
        #expect(copy.colors.map(\.name) == ["red", "red", "green", "red", "red"])
        #expect(copy.colors[1] === copy.colors[0])
        #expect(copy.colors[3] === copy.colors[0])
        #expect(copy.colors[4] === copy.colors[0])
        #expect(copy.colors[0].complement === copy.colors[2])
        #expect(register.connected.sorted() == ["green", "red"])
        // An action that waits for the connected graph runs twice, one that waits for all once.
        #expect(Set(register.actions) == ["connected green", "connected red", "decoded green", "decoded red"])
        #expect(register.actions.suffix(2) == ["decoded green", "decoded red"])
    }

    @Test("In a cycle too, and at the root")
    func cycle() throws {
        let (red, green, otherRed) = (Color("red"), Color("green"), Color("red"))
        red.complement = green
        green.complement = otherRed
        otherRed.complement = green
        defer { (red.complement, green.complement, otherRed.complement) = (nil, nil, nil) }
        let copy = try decode(red)
        #expect(copy.complement?.complement === copy)
        copy.complement?.complement = nil
        copy.complement = nil
    }

    @Test("An object that the unarchiver did not create takes the place and is not connected")
    func foreign() throws {
        let register = Register()
        let known = Color("red")
        register.colors["red"] = known
        let red = Color("red")
        red.complement = Color("green")
        let copy = try decode(box(red, red), register)
        #expect(copy.colors[0] === known)
        #expect(copy.colors[1] === known)
        #expect(known.complement == nil)
        // Objects that only the replaced object referred to were never encountered.
        #expect(register.connected.isEmpty)
        #expect(register.actions.isEmpty)
        #expect(try decode(red, register) === known)
    }

    @Test("A subclass inherits the function, and an object of it may take the place")
    func subclasses() throws {
        let copy = try decode(box(Shade("shade"), Color("shade"), Shade("dark"), Shade("dark")))
        #expect(copy.colors.allSatisfy { $0 is Shade })
        #expect(copy.colors[2] === copy.colors[3])
        let box = Paintbox()
        box.shade = Shade("shade")
        #expect(try decode(box).shade?.name == "shade")
    }

    struct Row: Sendable {
        let title: String
        let archive: HandmadeArchive
        let code: ArchiveError.Code
        let path: String
    }

    private static func boxArchive(colors: [PropertyList], shade: PropertyList?, _ name: String) -> HandmadeArchive {
        var box: [String: PropertyList] = ["$class": .uid(2), "colors": .uid(3)]
        box["shade"] = shade
        return HandmadeArchive(
            .dictionary(box), .describing("Paintbox"), ["$class": .uid(4), "NS.objects": .array(colors)],
            .describing("NSArray"),
            ["$class": .uid(6), "name": .uid(7)], .describing("Shade", "Color"), .string(name))
    }

    static let rows: [Row] = [
        Row(
            title: "an object of another class", archive: boxArchive(colors: [.uid(5)], shade: nil, "box"),
            code: .unexpectedClass, path: "root.colors[0]"),
        Row(
            title: "one that this reference does not allow", archive: boxArchive(colors: [], shade: .uid(5), "plain"),
            code: .unexpectedClass, path: "root.shade"),
        Row(
            title: "one that a later reference does not allow",
            archive: boxArchive(colors: [.uid(5)], shade: .uid(5), "plain"), code: .unexpectedClass,
            path: "root.shade"),
        Row(
            title: "an error of the function", archive: boxArchive(colors: [.uid(5)], shade: nil, "error"),
            code: .invalidValue, path: "here"),
    ]

    @Test("What may not take the place is an error with the path of the reference", arguments: rows)
    func refused(row: Row) throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: row.archive.data())
        let error = archiveError { try unarchiver.decode(Paintbox.self, forKey: "root") }
        #expect(error?.code == row.code, "\(row.title)")
        #expect(error?.path == row.path)
        // It stays: nothing more is decoded.
        #expect(archiveError { try unarchiver.decode(Color.self, forKey: "other") }?.path == row.path)
    }

    @Test("A reference to an object of any class takes one of any class that is allowed")
    func anyClass() throws {
        let data = try archive(of: [AnyCoding(Color("box")), AnyCoding(Color("label"))])
        for isAllowed in [true, false] {
            let unarchiver = try KeyedUnarchiver(
                forReadingFrom: data, allowing: isAllowed ? [Color.self, Label.self] : [Color.self])
            let error = archiveError {
                let objects = try unarchiver.decode([AnyCoding].self, forKey: "value").map(\.object)
                #expect(objects[0] is Paintbox)
                #expect((objects[1] as? Label)?.text == "label")
            }
            #expect(error?.code == (isAllowed ? nil : .classNotAllowed))
        }
    }

    @Test("A long list whose nodes are all replaced")
    func depth() throws {
        try withStack {
            var last = Color("same")
            let first = last
            for _ in 0..<20_000 {
                let next = Color("same")
                last.complement = next
                last = next
            }
            let copy = try decode(first)
            #expect(copy.complement === copy)
            copy.complement = nil
            var node: Color? = first
            while let next = node?.complement {
                node?.complement = nil
                node = next
            }
        }
    }
}
