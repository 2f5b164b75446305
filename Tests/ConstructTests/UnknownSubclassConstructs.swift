// Objects of classes that the reader doesn't have, which are read as those of a superclass.
//
//     this program    Figure ◀─ Frame         Tool
//     a later one     Figure ◀─ Frame ◀─ Star     ◀─ Drill

@_spi(GeneratedCode) import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

/// A class that only the later program has.
final class Star: Frame {
    var points = 5
    var inner: Figure?
    var gem: Gem?

    override class var archivedClass: ArchivedClass {
        ArchivedClass(
            "Star", type: Star.self, version: 3, fallbacks: ["Comet"], superclass: Frame.self,
            references: [Figure.self, Gem.self], keys: ["points", "inner", "gem"])
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encodeVersion(3, forKey: "Star.version")
        try archiver.encode(points, forKey: "points")
        try archiver.encodeIfPresent(inner, forKey: "inner")
        try archiver.encodeIfPresent(gem, forKey: "gem")
    }

    init(_ name: String, width: Double = 0) { super.init(name: name, width: width) }

    required init(coder unarchiver: Unarchiver) throws {
        points = try unarchiver.decode(Int.self, forKey: "points")
        try super.init(coder: unarchiver)
    }

    override func connect(with unarchiver: Unarchiver) throws {
        try super.connect(with: unarchiver)
        inner = try unarchiver.decodeIfPresent(Figure.self, forKey: "inner")
        gem = try unarchiver.decodeIfPresent(Gem.self, forKey: "gem")
    }
}

/// A class of the later program that has no superclass.
final class Gem: Coding {
    var star: Star?

    static var archivedClass: ArchivedClass { ArchivedClass("Gem", type: Gem.self, references: [Star.self]) }

    init(_ star: Star?) { self.star = star }

    func encode(with archiver: Archiver) throws { try archiver.encodeIfPresent(star, forKey: "star") }

    init(coder unarchiver: Unarchiver) throws {}

    func connect(with unarchiver: Unarchiver) throws {
        star = try unarchiver.decodeIfPresent(Star.self, forKey: "star")
    }
}

final class Drill: Tool {
    override class var archivedClass: ArchivedClass {
        ArchivedClass("Drill", type: Drill.self, version: 7, superclass: Tool.self)
    }

    override func encode(with archiver: Archiver) throws {
        try super.encode(with: archiver)
        try archiver.encodeVersion(7, forKey: "Drill.version")
        try archiver.encode("steel", forKey: "material")
    }
}

extension Construct {
    static let unknownSubclasses = [
        Construct("reads unknown subclasses", in: "UnknownSubclasses") {
            let star = Star("s", width: 2)
            let gallery = Gallery(
                figures: [star, Figure(name: "f"), star], named: ["s": star], members: [star], anything: star,
                either: .tool(Drill(title: "d", size: 3)))
            star.gallery = gallery
            let copy: Gallery = try roundTrip(gallery)
            let read = try #require(copy.figures[0] as? Frame)
            #expect(type(of: read) == Frame.self && read.width == 2 && read.name == "s" && read.gallery === copy)
            #expect(copy.figures[2] === read && copy.named["s"] === read && copy.anything === read)
            #expect(copy.members == [read] && type(of: copy.figures[1]) == Figure.self)
            guard case .tool(let tool)? = copy.either else { throw CocoaError(.coderReadCorrupt) }
            #expect(type(of: tool) == Tool.self && tool.title == "d" && tool.size == 3)
        },
        Construct("else", in: "Else") {
            let plot = Plot(marks: [
                Blob(name: "a", width: 3, title: "t"), BigBlob(name: "b", width: 4), HugeBlob(name: "c", width: 5),
            ])
            let list = try PropertyList(data: KeyedArchiver.archivedData(withRootObject: plot))
            var objects = try #require(list["$objects"]?.array)
            var hints: [String: PropertyList] = [:]
            for index in objects.indices {
                guard let name = objects[index]["$classname"]?.string, var description = objects[index].dictionary
                else {
                    continue
                }
                hints[name] = description["$classhints"]
                // A program that doesn't have these classes.
                if name.hasSuffix("Blob") { description["$classname"] = .string("New" + name) }
                objects[index] = .dictionary(description)
            }
            #expect(
                hints == [
                    "Blob": ["DotMark", "Mark"], "BigBlob": ["Blob", "DotMark", "Mark"], "HugeBlob": ["Mark"],
                ])
            var older = try #require(list.dictionary)
            older["$objects"] = .array(objects)
            let read: Plot = try KeyedUnarchiver.unarchivedObject(
                ofClass: Plot.self, from: PropertyList.dictionary(older).data(format: .binary))
            #expect(read.marks.map { "\(type(of: $0))" } == ["Dot", "Blob", "Mark"])
            let dot = try #require(read.marks[0] as? Dot)
            #expect(dot.size == 3 && dot.label == "t" && dot.level == .low && dot.name == "a")
            #expect(try roundTrip(plot).marks.map { "\(type(of: $0))" } == ["Blob", "BigBlob", "HugeBlob"])
        },
    ]
}

@Suite("Unknown subclasses")
struct UnknownSubclassTests {
    private static func unarchiver(_ data: Data, allowing: [any Coding.Type] = []) throws -> KeyedUnarchiver {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: allowing)
        unarchiver.reportsDecoding = true
        return unarchiver
    }

    private static func read<Root: Coding>(
        _ type: Root.Type, _ data: Data, allowing: [any Coding.Type] = []
    ) throws -> Root {
        try KeyedUnarchiver.unarchivedObject(ofClass: type, from: data, allowing: allowing)
    }

    /// The graph of a later program: known and unknown objects refer to each other.
    private static func laterGallery() -> Gallery {
        let figure = Figure(name: "f")
        let (star, other) = (Star("s", width: 2), Star("t"))
        star.inner = figure
        star.gem = Gem(other)
        other.inner = star
        other.points = 9
        let gallery = Gallery(figures: [star, figure])
        star.gallery = gallery
        return gallery
    }

    @Test("What a class keeps is written again under its own name, for the program that has the class")
    func keptClasses() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Self.laterGallery())
        let old = try Self.read(Gallery.self, data)
        #expect(old.figures.map { "\(type(of: $0))" } == ["Frame", "Figure"])
        old.figures[0].name = "renamed"
        (old.figures[0] as? Frame)?.width = 4
        let again = try KeyedArchiver.archivedData(withRootObject: old)
        let new = try Self.read(Gallery.self, again, allowing: [Star.self])
        let star = try #require(new.figures[0] as? Star)
        #expect(star.name == "renamed" && star.width == 4 && star.points == 5 && star.gallery === new)
        #expect(star.inner === new.figures[1])
        let other = try #require(star.gem?.star)
        #expect(other.points == 9 && other.inner === star && other.name == "t")
        star.gem = nil
        other.inner = nil

        func entry(in data: Data) throws -> (description: PropertyList?, keys: [String]) {
            let objects = try PropertyList(data: data)["$objects"]?.array ?? []
            let object = try #require(objects.first { $0["width"] != nil && $0["points"]?.integer == 5 })
            guard case .uid(let number)? = object["$class"] else { throw CocoaError(.coderReadCorrupt) }
            return (objects[Int(number.value)], object.dictionary?.keys.sorted() ?? [])
        }
        let (before, after) = (try entry(in: data), try entry(in: again))
        #expect(before.keys == after.keys && before.keys.contains("Star.version"))
        #expect(
            after.description == [
                "$classname": "Star", "$classes": ["Star", "Frame", "Figure", "NSObject"], "$classhints": ["Comet"],
            ])
        // Another program in between changes nothing.
        #expect(try KeyedArchiver.archivedData(withRootObject: Self.read(Gallery.self, again)) == again)
    }

    @Test(
        "A copy of an object keeps its class, in all layouts",
        arguments: [ArchiveProfile.compact, .cocoa(.macOS(10, 10))])
    func copies(profile: ArchiveProfile) throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Self.laterGallery())
        let old = try Self.read(Gallery.self, data)
        let copy = try ObjectGraph.copy(of: old)
        let isEqual = try ObjectGraph.isEqual(copy, old)
        #expect(isEqual)
        let again = try KeyedArchiver.archivedData(withRootObject: copy, profile: profile)
        let new = try Self.read(Gallery.self, again, allowing: [Star.self])
        let star = try #require(new.figures[0] as? Star)
        #expect(star.gem?.star?.points == 9)
        star.gem?.star = nil
    }

    @Test("A class that doesn't keep unknown keys is written as itself")
    func lostClass() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(Drill(title: "d", size: 3), forKey: "tool")
        let unarchiver = try Self.unarchiver(archiver.finishEncoding())
        let tool = try unarchiver.decode(Tool.self, forKey: "tool")
        #expect(try archivedKeys(of: tool) == ["Tool.version", "size", "title"])
        let report = try #require(unarchiver.report)
        #expect(report.unknownSubclasses.map(\.description) == ["'Drill' as 'Tool', once, at tool"])
        #expect(
            report.unreadKeys.map(\.description) == [
                "Tool.Drill.version, once, at tool[\"Drill.version\"]", "Tool.material, once, at tool.material",
            ])
        #expect(report.renamedClasses.isEmpty && report.newerVersions.isEmpty)
    }

    @Test("A report counts the objects, also those in sets, and says whether they are kept")
    func report() throws {
        let stars = [Star("a"), Star("b")]
        let gallery = Gallery(figures: [stars[0]], members: [stars[0], stars[1]])
        let unarchiver = try Self.unarchiver(KeyedArchiver.archivedData(withRootObject: gallery))
        _ = try unarchiver.decode(Gallery.self, forKey: "root")
        let events = unarchiver.report?.unknownSubclasses ?? []
        #expect(events.map(\.description) == ["'Star' as 'Frame', kept, 2 times, first at root.figures[0]"])
    }

    @Test("An object has one class: a reference that needs another one is an error, or lenient")
    func otherReferences() throws {
        let archiver = KeyedArchiver()
        let drill = Drill(title: "d", size: 3)
        try archiver.encode(Gallery(anything: drill, tool: drill), forKey: "gallery")
        try archiver.encode(drill, forKey: "drill")
        let data = try archiver.finishEncoding()
        let unarchiver = try Self.unarchiver(data)
        let gallery = try unarchiver.decode(Gallery.self, forKey: "gallery")
        let tool = try #require(gallery.tool)
        #expect(type(of: tool) == Tool.self && gallery.anything === tool)
        let error = #expect(throws: ArchiveError.self) { try unarchiver.decode(Figure.self, forKey: "drill") }
        #expect(error?.code == .unexpectedClass)
        let first = #expect(throws: ArchiveError.self) {
            try Self.unarchiver(data).decode(Figure.self, forKey: "drill")
        }
        #expect(first?.code == .unexpectedClass)
    }

    @Test("Mapped names, replacements that the archive names, and delegates come first")
    func precedence() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(Star("s", width: 1), forKey: "star")
        try archiver.encode(Drill(title: "d", size: 3), forKey: "drill")
        let data = try archiver.finishEncoding()
        func type(_ prepare: (KeyedUnarchiver) -> Void) throws -> String {
            let unarchiver = try Self.unarchiver(data)
            prepare(unarchiver)
            return "\(Swift.type(of: try unarchiver.decode(Figure.self, forKey: "star")))"
        }
        #expect(try type { _ in } == "Frame")
        #expect(try type { $0.setClass(Figure.self, forClassName: "Star") } == "Figure")
        #expect(try type { $0.setClass(Figure.self, forClassName: "Comet") } == "Figure")
        // A name of the chain that the caller mapped is known, too.
        #expect(try type { $0.setClass(Figure.self, forClassName: "Frame") } == "Figure")
        let delegate = FigureDelegate()
        #expect(try type { $0.delegate = delegate } == "Figure" && delegate.names == ["Star"])
    }

    private final class FigureDelegate: KeyedUnarchiverDelegate {
        var names: [String] = []

        func unarchiver(
            _ unarchiver: KeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses: [String]
        ) throws -> (any Coding.Type)? {
            names.append(name)
            return Figure.self
        }
    }

    @Test("The version of the class that is read is its own, not that of the unknown class")
    func versions() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(Drill(title: "d", size: 3), forKey: "drill")
        let list = try PropertyList(data: archiver.finishEncoding())
        func version(_ change: (inout [String: PropertyList]) -> Void) throws -> Int {
            let changed = Self.changing(list) { object in
                if object["title"] != nil { change(&object) }
            }
            let unarchiver = try Self.unarchiver(changed.data(format: .binary), allowing: [VersionedTool.self])
            unarchiver.setClass(VersionedTool.self, forClassName: "Tool")
            return try #require(unarchiver.decode(Tool.self, forKey: "drill") as? VersionedTool).version
        }
        #expect(try version { _ in } == 2)
        #expect(try version { $0["Tool.version"] = nil } == 0)
    }

    // MARK: Archives that no program wrote

    private static func changing(
        _ list: PropertyList, _ change: (inout [String: PropertyList]) -> Void
    ) -> PropertyList {
        guard var root = list.dictionary, let objects = list["$objects"]?.array else { return list }
        root["$objects"] = .array(
            objects.map { object in
                guard var dictionary = object.dictionary else { return object }
                change(&dictionary)
                return .dictionary(dictionary)
            })
        return .dictionary(root)
    }

    @Test(
        "A chain that leads to no known class is an error as before, whatever is in it",
        arguments: [
            [], ["NSObject"], ["Star", "Star"], ["Star", "NSString"], [1, ["Frame"], .uid(PropertyList.UID(1))],
            ["Gallery"],
            ["Star", "FIGURE", "Frame "],
        ] as [PropertyList])
    func strangeChains(chain: PropertyList) throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Gallery(figures: [Star("s")]))
        let changed = Self.changing(try PropertyList(data: data)) { object in
            if object["$classname"] == "Star" { (object["$classes"], object["$classhints"]) = (chain, nil) }
        }
        let error = #expect(throws: ArchiveError.self) {
            try Self.read(Gallery.self, changed.data(format: .binary))
        }
        #expect(error?.code == .classNotAllowed || error?.code == .unexpectedKind, "\(String(describing: error))")
    }

    @Test("Long chains with long names are searched once, however many references there are")
    func longChains() throws {
        let count = 3_000
        let names = (0..<99).map { PropertyList.string("\($0)" + String(repeating: "x", count: 20_000)) }
        let gallery = Gallery(tools: (0..<count).map { Drill(title: "\($0)", size: $0) })
        let list = try PropertyList(data: KeyedArchiver.archivedData(withRootObject: gallery))
        for (last, isKnown) in [("Tool", true), ("Frame", false), ("Unknown", false)] {
            let changed = Self.changing(list) { object in
                if object["$classname"] == "Drill" { object["$classes"] = .array(names + [.string(last)]) }
            }
            let unarchiver = try Self.unarchiver(changed.data(format: .binary))
            let read = try unarchiver.decode(Gallery.self, forKey: "root")
            #expect(read.tools.count == (isKnown ? count : 0))
            #expect((unarchiver.report?.losses ?? []).reduce(0) { $0 + $1.count } == (isKnown ? 0 : count))
        }
    }

    @Test("An object that fails half way leaves nothing behind, and its class isn't kept")
    func failures() throws {
        let drills = (0..<3).map { Drill(title: "\($0)", size: $0) }
        let gallery = Gallery(tool: drills[0], tools: drills)
        let list = try PropertyList(data: KeyedArchiver.archivedData(withRootObject: gallery))
        let changed = Self.changing(list) { object in
            if object["material"] != nil { object["size"] = "wide" }
        }
        let unarchiver = try Self.unarchiver(changed.data(format: .binary))
        let read = try unarchiver.decode(Gallery.self, forKey: "root")
        #expect(read.tool == nil && read.tools.isEmpty)
        #expect(unarchiver.report?.unknownSubclasses.isEmpty == true)
        let names = try PropertyList(data: KeyedArchiver.archivedData(withRootObject: read))["$objects"]?.array ?? []
        #expect(names.allSatisfy { $0["$classname"] != "Drill" })
    }
}

/// A class that notes the version with which it was read.
private final class VersionedTool: Tool {
    private(set) var version = -1

    override class var archivedClass: ArchivedClass {
        ArchivedClass("Tool", type: VersionedTool.self, version: 2, superclass: Tool.self)
    }

    required init(coder unarchiver: Unarchiver) throws {
        version = try unarchiver.version(ofClass: VersionedTool.self)
        try super.init(coder: unarchiver)
    }
}
