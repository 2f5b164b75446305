// Schemas that are inferred from archives: they have no errors, are formatted, and read the archives.

import ArchiveBuilding
import ArchiveDocuments
import Archiving
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import TestSupport
import Testing

@testable import CodingInference

@Suite("Inferred schemas")
struct InferenceTests {
    /// The schema of archives, checked and formatted.
    static func schema(
        of archives: [Data], _ options: InferenceOptions = InferenceOptions()
    ) throws -> (text: String, schema: Schema) {
        var facts = ArchiveFacts()
        for data in archives { try facts.add(try ArchiveDocument(data)) }
        var inferred = InferredSchema(facts, options)
        let text = try inferred.text(head: [])
        let file = SourceFile(path: "Inferred.coding", text: text)
        let compilation = SchemaCompiler.compile(moduleName: "Inferred", files: [file], imports: [])
        let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(errors == [], "\(text)")
        #expect(SchemaFormatter.format(file) == text)
        return (text, try #require(compilation.schema, "\(text)"))
    }

    /// The schema of archives without its comments, after they were read with it.
    private static func fields(_ archives: [Data], _ options: InferenceOptions = InferenceOptions()) throws -> String {
        let (text, schema) = try schema(of: archives, options)
        let verifier = ArchiveVerifier(schema)
        for data in archives {
            let result = verifier.result(for: try ArchiveDocument(data))
            #expect(result.verdict == .reads || result.verdict == .skipped, "\(result)\n\(text)")
        }
        let lines = text.split(separator: "\n").map { line in
            line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
        }
        return lines.map { $0.hasSuffix(" ") ? String($0.reversed().drop { $0 == " " }.reversed()) : $0 }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// An archive of objects, each a class with its entries; the last is the root.
    private static func archive(
        _ fill: (inout ArchiveBuilder) -> PropertyList
    ) throws -> Data {
        var builder = ArchiveBuilder()
        let root = fill(&builder)
        return try builder.data(["root": root])
    }

    @Test(
        "The capitals that all keys begin with are no part of the fields' names",
        arguments: [
            (["NSURLString", "NSURLHost"], ["string", "host"]), (["ABCDEName", "ABCDEAge"], ["name", "age"]),
            (["NSName", "NSURL"], ["name", "url"]), (["NSName", "Age"], ["NSName", "Age"]),
            (["UIA", "UIB"], ["a", "b"]),
            (["URL", "URLHost"], ["URLValue", "URLHost"]),
        ])
    func prefixes(keys: [String], names: [String]) throws {
        let data = try Self.archive { builder in
            builder.add("Item", values: Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
        }
        let text = try Self.fields([data])
        for name in names { #expect(text.contains("var \(name): Int"), "\(text)") }
    }

    @Test("Digits in a class's name and capitals in its keys take time in proportion to them")
    func longNames() throws {
        let isInProportion = try growsInProportion(from: 10_000, times: 8) { count in
            let data = try Self.archive { builder in
                builder.add(
                    "_Tt" + String(repeating: "9", count: count),
                    values: [String(repeating: "A", count: count): 1, "b": 2])
            }
            var facts = ArchiveFacts()
            try facts.add(try ArchiveDocument(data))
            var inferred = InferredSchema(facts, InferenceOptions())
            #expect(try inferred.text(head: []).contains("class "))
        }
        #expect(isInProportion)
    }

    @Test("Values of Foundation that share a large one are an error")
    func sharedValues() throws {
        let data = try Self.archive { builder in
            let text = builder.add(.string("http://a.example/" + String(repeating: "a", count: 100_000)))
            let base = builder.add("NSURL", values: ["NS.relative": text, "NS.base": ArchiveBuilder.null])
            let pages = (0..<1_500).map { number in
                let path = builder.add(.string("page\(number)"))
                let address = builder.add("NSURL", values: ["NS.relative": path, "NS.base": base])
                return builder.add("Page", values: ["address": address])
            }
            return builder.array(pages)
        }
        var facts = ArchiveFacts()
        let error = #expect(throws: InspectionError.self) { try facts.add(try ArchiveDocument(data)) }
        #expect(error?.message.contains("share too much") == true)
    }

    private final class Bill: Coding {
        static var archivedClass: ArchivedClass { ArchivedClass("Bill", type: Bill.self) }

        init() {}
        init(coder unarchiver: Unarchiver) throws {}
        func encode(with archiver: Archiver) throws {
            try archiver.encode(Date(timeIntervalSinceReferenceDate: 1), forKey: "date")
            try archiver.encode(UUID(), forKey: "number")
            try archiver.encode(URL(filePath: "/a"), forKey: "page")
            try archiver.encode([Decimal(1), Decimal(2)], forKey: "parts")
            try archiver.encode(Decimal(3), forKey: "sum")
        }
    }

    @Test("Values that Cocoa archives as objects have their types, and decimals under Cocoa's name for them")
    func foundationValues() throws {
        let text = try Self.fields([try KeyedArchiver.archivedData(withRootObject: Bill())])
        #expect(
            text == """
                class Bill {
                    var date: Date
                    var number: UUID
                    var page: URL
                    var parts: [Decimal]
                    var sum: Decimal
                }
                """)
    }

    @Test("Numbers, strings and data have the types of their form")
    func leaves() throws {
        let data = try Self.archive { builder in
            let text = builder.add(.string("text"))
            let number = builder.add(.integer(5))
            let bytes = builder.add(.data(Data([1])))
            return builder.add(
                "Leaves",
                values: [
                    "flag": .boolean(true), "count": .integer(7), "real": .double(0.5), "small": .float(0.5),
                    "large": .integer(PropertyListInteger(UInt64.max)), "text": text, "inline": .string("x"),
                    "number": number, "loved": builder.add(.boolean(true)), "ratio": builder.add(.double(0.5)),
                    "bytes": .data(Data([1])), "object": bytes, "a.b-c": .integer(1), "e\u{202E}f": .integer(1),
                    "class": .integer(2),
                    "_hidden": .boolean(false), "init": .integer(3),
                ])
        }
        let text = try Self.fields([data])
        for line in [
            "var flag: Bool", "var count: Int", "var real: Double", "var small: Float", "var large: UInt64",
            "var text: String", "var inline: inline String", "var number: boxed Int", "var loved: boxed Bool",
            "var ratio: boxed Double", "var bytes: Data",
            "var object: Data", "var aBC: Int key \"a.b-c\"",
            "var eF: Int key \"e\\u{202E}f\"", "var hidden: Bool key \"_hidden\"",
        ] {
            #expect(text.contains("    \(line)\n"), "\(line) in \(text)")
        }
    }

    @Test("A key that some objects don't have is optional, and nil is written if it was")
    func presence() throws {
        let data = try Self.archive { builder in
            let objects = (0..<4).map { number in
                var entries: [String: PropertyList] = ["always": .integer(1)]
                if number > 0 { entries["sometimes"] = .integer(2) }
                entries["nilled"] = number > 1 ? builder.add(.string("x")) : ArchiveBuilder.null
                return builder.add("Item", values: entries)
            }
            return builder.array(objects)
        }
        let text = try Self.fields([data])
        #expect(
            text == """
                class Item {
                    var always: Int
                    var nilled: String? writes nil
                    var sometimes: Int?
                }
                """)
    }

    @Test("Keys of all subclasses belong to the superclass, and others to the class that has them")
    func superclasses() throws {
        let data = try Self.archive { builder in
            let dog = builder.add("Dog", "Animal", values: ["name": .integer(1), "tricks": .integer(2)])
            let cat = builder.add("Cat", "Animal", values: ["name": .integer(1)])
            let owner = builder.add("Owner", values: ["pet": dog])
            let other = builder.add("Owner", values: ["pet": cat])
            return builder.array([owner, other])
        }
        #expect(
            try Self.fields([data]) == """
                class Owner {
                    var pet: Animal
                }
                class Animal {
                    var name: Int
                }
                class Cat: Animal {}
                class Dog: Animal {
                    var tricks: Int
                }
                """)
    }

    @Test("A reference that closes a cycle is optional")
    func cycles() throws {
        let data = try Self.archive { builder in
            let child = builder.reserve()
            let parent = builder.add("Parent", values: ["child": child])
            builder.fill(child, "Child", values: ["parent": parent])
            return parent
        }
        #expect(
            try Self.fields([data]) == """
                class Parent {
                    var child: Child
                }
                class Child {
                    var parent: Parent?
                }
                """)
    }

    @Test("Names of modules are a prefix, and other names are archived names")
    func names() throws {
        let data = try Self.archive { builder in
            builder.array([builder.add("App.First", values: [:]), builder.add("App.Second", values: [:])])
        }
        #expect(
            try Self.fields([data]) == "archived as prefix \"App.\"\nclass First {}\nclass Second {}")
        let other = try Self.archive { builder in
            builder.array([
                builder.add("_TtC3App5Third", values: [:]), builder.add("SKNode", values: [:]),
                builder.add("Any", values: [:]),
            ])
        }
        var options = InferenceOptions()
        options.strippedPrefix = "SK"
        let text = try Self.fields([other], options)
        #expect(text.contains("class Third, archived as \"_TtC3App5Third\" {}"), "\(text)")
        #expect(text.contains("class Node, archived as \"SKNode\" {}"), "\(text)")
        #expect(text.contains("archived as \"Any\" {}"), "\(text)")
    }

    @Test(
        "Classes have their own names, of mangled names too, with letters of any script",
        arguments: [
            ("_TtC5MyAppP33_0123456789ABCDEF0123456789ABCDEF6Hidden", "Hidden"),
            ("_TtCF5MyApp3fooFT_T_L_5Local", "Local"), ("_TtCFC5MyApp4Page3fooFSiT_L0_5Local", "Local"),
            ("_TtCE5MyAppC10Foundation4Data3Box", "Box"), ("_TtCC5MyApp5Chart4Axis", "Axis"),
            ("_TtCV5MyApp5ChartP33_0123456789ABCDEF0123456789ABCDEF4Axis", "Axis"),
            ("_TtGC5MyApp3BoxC5MyApp4Page_", "Box"), ("_TtGCs11_SetStorageSi_", "Class_SetStorage"),
            ("_TtC5MyApp3A1b", "A1b"), ("_TtC99999999999999999999MyApp", "MyApp"), ("_TtC5My", "My"),
            ("MyApp.Größe", "Größe"), ("日本", "日本"), ("größe", "Größe"), ("a-b c", "ABC"), ("\u{200D}x", "X"),
        ])
    func classNames(archived: String, name: String) throws {
        let data = try Self.archive { builder in
            builder.add(archived, values: ["Ключ": .integer(5), "é t": .integer(7)])
        }
        let text = try Self.fields([data])
        #expect(text.contains("class \(name)"), "\(text)")
        #expect(text.contains("var Ключ: Int") && text.contains("var éT: Int key \"é t\""), "\(text)")
    }

    @Test("Few distinct values are a comment, or an enum")
    func enums() throws {
        let data = try Self.archive { builder in
            let objects = (0..<30).map { number in
                let text = builder.add(.string(number % 3 == 0 ? "red" : "light blue"))
                return builder.add(
                    "Paint", values: ["color": text, "coats": .integer(PropertyListInteger(Int64(number % 2)))])
            }
            return builder.array(objects)
        }
        let commented = try Self.schema(of: [data]).text
        #expect(commented.contains("var color: String  // values: \"light blue\" (20), \"red\" (10)"), "\(commented)")
        var options = InferenceOptions()
        options.makesEnums = true
        #expect(
            try Self.fields([data], options) == """
                class Paint {
                    var coats: PaintCoats
                    var color: PaintColor
                }
                enum PaintCoats: Int {
                    case value0 = 0
                    case value1 = 1
                    unknown other(rawValue)
                }
                enum PaintColor: String {
                    case lightBlue = "light blue"
                    case red = "red"
                    unknown other(rawValue)
                }
                """)
    }

    @Test("Objects of different archives are one class")
    func manyArchives() throws {
        let first = try Self.archive { $0.add("Item", values: ["a": .integer(1), "b": .integer(1)]) }
        let second = try Self.archive { $0.add("Item", values: ["a": .double(1), "c": .boolean(true)]) }
        #expect(
            try Self.fields([first, second]) == """
                class Item {
                    var a: NumberValue
                    var b: Int?
                    var c: Bool?
                }
                """)
    }

    @Test("An array whose elements have keys, and a value, under one key: no archive decides alone")
    func elementsAndValue() throws {
        let array = try Self.archive { $0.add("Bill", values: ["sum": 1, "part[0]": 1, "part[1]": 2]) }
        let value = try Self.archive { $0.add("Bill", values: ["sum": 1, "part": 1]) }
        for archives in [[array, value], [value, array]] {
            let (text, _) = try Self.schema(of: archives)
            #expect(text.contains("\"part\" is not declared: an array and a value"), "\(text)")
        }
    }

    @Test("Classes of too few archives are not declared, and fields hold their objects nevertheless")
    func rareClasses() throws {
        let archives = try [true, false].map { hasNote in
            try Self.archive { builder in
                let note = hasNote ? builder.add("Note", values: [:]) : ArchiveBuilder.null
                return builder.add("Item", values: ["note": note])
            }
        }
        var options = InferenceOptions()
        options.minimumArchiveCount = 2
        #expect(try Self.fields(archives, options) == "class Item {\n    var note: ArchivedObject? writes nil\n}")
        let text = try Self.schema(of: archives, options).text
        #expect(text.contains("// Note is not declared: too few archives have objects of it\n"), "\(text)")
    }

    @Test("An NSValue under a key is boxed, and a text is a string")
    func geometry() throws {
        let data = try Self.archive { builder in
            let insets = builder.add(
                "NSValue",
                values: [
                    "NS.special": 12, "NS.edgeval.top": 1.0, "NS.edgeval.left": 2.0, "NS.edgeval.bottom": 3.0,
                    "NS.edgeval.right": 4.0,
                ])
            let text = builder.add(.string("{1, 2, 3, 4}"))
            return builder.add("Panel", values: ["insets": insets, "text": text])
        }
        #expect(
            try Self.fields([data])
                == "class Panel {\n    var insets: boxed EdgeInsetsValue\n    var text: String\n}")
    }

    @Test("Structs in groups of sequential archives")
    func structures() {
        func type(_ encoding: String) -> String? { SequenceField.fields(ofGroup: encoding)?.first?.type }
        #expect(type("{CGVector=dd}") == "VectorValue" && type("{CGPoint=dd}") == "CGPoint")
        #expect(type("{UIEdgeInsets=dddd}") == "EdgeInsetsValue")
        #expect(type("{CGAffineTransform=dddddd}") == "TransformValue")
        #expect(type("{CGRect={CGPoint=dd}{CGSize=dd}}") == "CGRect" && type("{Mixed=dq}") == nil)
    }

    @Test("Groups of sequential archives are fields in order")
    func sequences() throws {
        let text = try Self.fields([try SequentialBuilding.company()])
        #expect(text.contains("sequential only {"), "\(text)")
    }

    // MARK: Every construct

    static func compiled(_ folder: String) throws -> Schema {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = tests.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        let files = try names.filter { $0.hasSuffix(".coding") }.sorted().map { name in
            SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
        return try #require(SchemaCompiler.compile(moduleName: "Module", files: files, imports: []).schema)
    }

    @Test(
        "What any version of any class archives is read by a schema inferred from it",
        arguments: [
            "Constructs/Schemas", "Releases/Release1", "Releases/Release2", "Releases/Release3", "Sequences/Schemas",
        ])
    func constructs(folder: String) throws {
        let schema = try Self.compiled(folder)
        let catalog = ClassCatalog(schema)
        var (count, fieldCount) = (0, 0)
        for schemaClass in SampleArchive.classes(of: schema) {
            for version in 0...schemaClass.version {
                for format in [PropertyList.Format.binary, nil] {
                    guard
                        let data = try? SampleArchive.data(
                            of: schemaClass, version: version, in: catalog, format: format)
                    else { continue }
                    let name = "\(schemaClass.name) \(version) \(format == nil ? "sequential" : "keyed")"
                    let (text, inferred): (String, Schema)
                    do {
                        (text, inferred) = try Self.schema(of: [data])
                    } catch {
                        Issue.record("\(name): \(error)")
                        continue
                    }
                    let result = ArchiveVerifier(inferred).result(for: try ArchiveDocument(data))
                    #expect(result.verdict == .reads || result.verdict == .lossy, "\(name): \(result)\n\(text)")
                    count += 1
                    fieldCount += text.split(separator: "\n").count { $0.hasPrefix("    var ") }
                }
            }
        }
        #expect(count > 5)
        #expect(fieldCount > count)
    }

    @Test("Archives that others wrote are read by schemas inferred from each, and from all", .fixtures)
    func fixtures() throws {
        var count = 0
        var all: [Data] = []
        for (path, data) in try FixtureFolder.files() {
            guard let document = try? ArchiveDocument(data) else { continue }
            var facts = ArchiveFacts()
            do { try facts.add(document) } catch { continue }
            let (text, schema) = try Self.schema(of: [data])
            let result = ArchiveVerifier(schema).result(for: document)
            // Of Foundation's values alone, a schema declares nothing; of other groups in one class, it can't.
            let isOpaque = text.contains("is not declared: ")
            if path.hasSuffix("invalid_version_archive.plist") {
                // Its format has another version, so that no program reads it.
                #expect(result.verdict == .fails && result.reason.contains("found version 10000"), "\(path): \(result)")
                continue
            }
            #expect(
                [.reads, .lossy, .skipped].contains(result.verdict) || isOpaque, "\(path): \(result)\n\(text)")
            all.append(data)
            count += 1
        }
        #expect(count > 100)
        let (text, schema) = try Self.schema(of: all)
        let verifier = ArchiveVerifier(schema)
        for data in all {
            let result = verifier.result(for: try ArchiveDocument(data))
            #expect(
                [.reads, .lossy, .skipped].contains(result.verdict) || result.className == "Node", "\(result)\n\(text)")
        }
    }
}
