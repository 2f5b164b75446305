// What `coding inspect` shows of archives: each value, each object once, rings and shared objects by number.

import ArchiveBuilding
import ArchiveDocuments
import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("The tree of an archive")
struct DocumentTreeTests {
    /// A company whose head works for it, in a list too.
    private static func company(extra: Int = 0, format: PropertyList.Format = .binary) throws -> Data {
        var builder = ArchiveBuilder()
        let company = builder.reserve()
        let name = builder.add("Anna")
        let head = builder.add("Employee", "Person", values: ["name": name, "badge": 7, "employer": company])
        let bert = builder.add("Bert")
        var people = [head, builder.add("Employee", "Person", values: ["name": bert, "employer": company])]
        for number in 0..<extra {
            people.append(builder.add("Employee", "Person", values: ["badge": .integer(.init(Int64(number)))]))
        }
        let list = builder.array(people)
        builder.fill(company, "Company", values: ["head": head, "people": list, "motto": ArchiveBuilder.null])
        return try builder.data(["root": company], format: format)
    }

    /// Leads back to the one that leads to it.
    private final class Partner: Coding {
        static var archivedClass: ArchivedClass { ArchivedClass("Partner", type: Partner.self) }
        let name: String
        weak var partner: Partner?

        init(_ name: String) { self.name = name }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(name, forKey: "name")
            try archiver.encodeIfPresent(partner, forKey: "partner")
        }

        init(coder unarchiver: Unarchiver) throws { name = try unarchiver.decode(String.self, forKey: "name") }
    }

    @Test("A graph is described as its archive is shown")
    func live() throws {
        let (anna, bert) = (Partner("Anna"), Partner("Bert"))
        (anna.partner, bert.partner) = (bert, anna)
        let shown = try ObjectGraph.description(of: anna)
        #expect(try shown == tree(KeyedArchiver.archivedData(withRootObject: anna)))
        #expect(shown.contains("partner: ↺ Partner #1"))
    }

    @Test("Objects have their class, keys are sorted, shared objects have numbers, rings are marked")
    func whole() throws {
        #expect(
            try tree(Self.company()) == """
                keyed archive, binary, NSKeyedArchiver, version 100000

                root: Company #1
                  head: Employee #1
                    badge: 7
                    employer: ↺ Company #1
                    name: "Anna"
                  motto: nil
                  people: NSArray
                    - → Employee #1
                    - Employee
                      employer: ↺ Company #1
                      name: "Bert"

                classes:
                  Employee : Person

                """)
    }

    @Test("An XML archive has the tree of the binary one, but for the first line")
    func formats() throws {
        let binary = try tree(Self.company()).split(separator: "\n").dropFirst()
        let xml = try tree(Self.company(format: .xml)).split(separator: "\n")
        #expect(xml.first == "keyed archive, XML, NSKeyedArchiver, version 100000")
        #expect(binary.elementsEqual(xml.dropFirst()))
    }

    @Test("One more object in a list is as many more lines, and no others change")
    func difference() throws {
        let before = try tree(Self.company()).split(separator: "\n")
        let after = try tree(Self.company(extra: 1)).split(separator: "\n")
        let changes = after.difference(from: before)
        #expect(changes.removals.isEmpty)
        #expect(changes.insertions.count == 2)
    }

    private static func text(_ data: Data, _ options: TreeOptions) throws -> String {
        var text = ""
        _ = DocumentTree.write(try ArchiveDocument(data), options) { text += $0 }
        return text
    }

    @Test("What is below the last level is not shown, unless it is shown elsewhere")
    func depth() throws {
        let text = try Self.text(Self.company(), TreeOptions(depth: 1))
        #expect(text.contains("root: Company\n  head: Employee …\n  motto: nil\n  people: NSArray …\n"))
        #expect(try Self.text(Self.company(), TreeOptions(depth: 0)).contains("\nroot: Company …\n"))
        #expect(try Self.text(Self.company(), TreeOptions(depth: 9)) == tree(Self.company()))
    }

    @Test("Archives in data and in text are shown in their place")
    func nested() throws {
        let inner = PropertyList.data(try PathTests.archive())
        let xml = PropertyList.string(String(decoding: try Self.company(format: .xml), as: UTF8.self))
        let data = try PropertyList.dictionary(["a": .array([inner, inner]), "b": xml]).data(format: .binary)
        let open = try Self.text(data, TreeOptions())
        // The objects of equal archives are different ones.
        #expect(open.split(separator: "\n").count { $0.contains("root: Company #") } == 3)
        #expect(open.contains("bytes: keyed archive, XML, NSKeyedArchiver, version 100000\n    root: Company #3\n"))
        #expect(open.contains("bytes: keyed archive, binary, NSKeyedArchiver, version 100000\n          root: NSColor"))
        let closed = try Self.text(data, TreeOptions(opensNested: false))
        #expect(!closed.contains("Company #") && closed.contains("  a: array\n    - "))
        #expect(try Self.text(data, TreeOptions(depth: 2)).contains("version 100000 …\n"))
    }

    /// A value in a slot, and its line.
    struct Line: Sendable, CustomTestStringConvertible {
        let expected: String
        let make: @Sendable (inout ArchiveBuilder) -> PropertyList

        init(_ expected: String, _ make: @escaping @Sendable (inout ArchiveBuilder) -> PropertyList) {
            self.expected = expected
            self.make = make
        }

        var testDescription: String { expected }
    }

    static let lines = [
        Line("nil") { _ in ArchiveBuilder.null },
        Line("nil, of a conditional reference") { $0.reserve() },
        Line("\"a\\nb\\u{202E}\\\"\"") { $0.add("a\nb\u{202E}\"") },
        Line("\"👩‍👧 é\"") { $0.add("👩‍👧 é") },
        Line("NSNumber 5") { $0.add(5) },
        Line("NSNumber true") { $0.add(true) },
        Line("NSNumber 2.5") { $0.add(2.5) },
        Line("NSNumber float 0.1") { $0.add(.float(0.1)) },
        Line("NSNumber nan") { $0.add(.double(.nan)) },
        Line("NSNumber 18446744073709551615") { $0.add(.integer(.init(UInt64.max))) },
        Line("NSData 3 bytes 00 7f ff") { $0.add(.data(Data([0, 0x7F, 0xFF]))) },
        Line("NSData 0 bytes") { $0.add(.data(Data())) },
        Line("5") { _ in 5 },
        Line("1 byte 01") { _ in .data(Data([1])) },
        Line("NSNull") { $0.add("NSNull", values: [:]) },
        Line("NSDate 2001-01-01T00:00:00Z") { $0.add("NSDate", values: ["NS.time": .double(0)]) },
        Line("NSDate 2000-02-29T23:59:59Z") { $0.add("NSDate", values: ["NS.time": .double(-26_438_401)]) },
        Line("NSDate 2001-01-01T00:00:01Z and a fraction, 1.5 s since 2001") {
            $0.add("NSDate", values: ["NS.time": .double(1.5)])
        },
        Line("NSDate nan s since 2001") { $0.add("NSDate", values: ["NS.time": .double(.nan)]) },
        Line("NSDate 1e+300 s since 2001") { $0.add("NSDate", values: ["NS.time": .double(1e300)]) },
        Line("NSUUID 00010203-0405-0607-0809-0A0B0C0D0E0F") {
            $0.add("NSUUID", values: ["NS.uuidbytes": .data(Data(0..<16))])
        },
        Line("NSURL \"a\"") {
            let text = $0.add("a")
            return $0.add("NSURL", values: ["NS.base": ArchiveBuilder.null, "NS.relative": text])
        },
        Line("NSURL \"a\" in \"b\"") {
            let (text, baseText) = ($0.add("a"), $0.add("b"))
            let base = $0.add("NSURL", values: ["NS.base": ArchiveBuilder.null, "NS.relative": baseText])
            return $0.add("NSURL", values: ["NS.base": base, "NS.relative": text])
        },
        Line("NSMutableString \"m\"") { $0.add("NSMutableString", values: ["NS.string": "m"]) },
        Line("NSMutableData 1 byte 09") { $0.add("NSMutableData", values: ["NS.data": .data(Data([9]))]) },
        Line("NSArray, empty") { $0.array([]) },
        Line("NSDecimalNumberPlaceholder -12.5") { decimal(&$0, words: [125], exponent: -1, isNegative: true) },
        Line("NSDecimalNumberPlaceholder 0.05") { decimal(&$0, words: [5], exponent: -2) },
        Line("NSDecimalNumberPlaceholder 6553600") { decimal(&$0, words: [0, 1], exponent: 2) },
        Line("NSDecimalNumberPlaceholder nan") { decimal(&$0, words: [], exponent: 0, isNegative: true) },
        Line("NSValue range {1, 2}") {
            $0.add(
                "NSValue",
                values: ["NS.special": 4, "NS.rangeval.location": $0.add(1), "NS.rangeval.length": $0.add(2)])
        },
        Line("NSValue insets {1.0, 2.5, 3.0, 4.0}") {
            $0.add(
                "NSValue",
                values: [
                    "NS.special": 12, "NS.edgeval.top": 1.0, "NS.edgeval.left": 2.5, "NS.edgeval.bottom": 3.0,
                    "NS.edgeval.right": 4.0,
                ])
        },
        Line("NSValue point \"{1, 2}\"") {
            let text = $0.add("{1, 2}")
            return $0.add("NSValue", values: ["NS.special": 1, "NS.pointval": text])
        },
    ]

    private static func decimal(
        _ builder: inout ArchiveBuilder, words: [UInt16], exponent: Int64, isNegative: Bool = false
    ) -> PropertyList {
        var bytes = words.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        bytes += Array(repeating: 0, count: 16 - bytes.count)
        return builder.add(
            "NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue",
            values: [
                "NS.exponent": .integer(.init(exponent)), "NS.length": .integer(.init(Int64(words.count))),
                "NS.negative": .boolean(isNegative), "NS.compact": false, "NS.mantissa.bo": 1,
                "NS.mantissa": .data(Data(bytes)),
            ])
    }

    @Test("Values have one line", arguments: lines)
    func value(_ line: Line) throws {
        var builder = ArchiveBuilder()
        let value = line.make(&builder)
        let text = try tree(builder.data(["root": value])).split(separator: "\n").dropFirst()
        #expect(text.first == "root: \(line.expected)")
        #expect(text.count == 1, "\(text)")
    }

    @Test("A value of Foundation that holds more than its class writes is shown key by key")
    func moreThanExpected() throws {
        var builder = ArchiveBuilder()
        let value = builder.add("NSDate", values: ["NS.time": .double(0), "extra": 1])
        let text = try tree(builder.data(["root": value]))
        #expect(text.contains("root: NSDate\n  NS.time: 0.0\n  extra: 1\n"))
    }

    @Test("Long data shows its size, its beginning and a checksum that shows a change at the end")
    func longData() throws {
        let trees = try [0, 1].map { last in
            var builder = ArchiveBuilder()
            let value = builder.add(.data(Data(repeating: 0xAB, count: 100) + [UInt8(last)]))
            return try tree(builder.data(["root": value]))
        }
        #expect(trees[0].contains("NSData 101 bytes ab ab"))
        #expect(trees[0] != trees[1])
    }

    @Test("Dictionaries and sets are sorted, whatever their order in the file")
    func unorderedCollections() throws {
        let trees = try [false, true].map { isReversed in
            var builder = ArchiveBuilder()
            var keys = ["a10", "a9", "b"].map { builder.add(.string($0)) }
            if isReversed { keys.reverse() }
            let set = builder.add("NSSet", values: ["NS.objects": .array(keys)])
            let dictionary = builder.add(
                "NSDictionary", values: ["NS.keys": .array(keys), "NS.objects": .array(keys)])
            return try tree(builder.data(["dictionary": dictionary, "set": set]))
        }
        #expect(trees[0] == trees[1])
        #expect(trees[0].contains("NSDictionary\n  \"a9\": \"a9\"\n  \"a10\": \"a10\"\n  \"b\": \"b\"\n"))
        #expect(trees[0].contains("set: NSSet\n  - \"a9\"\n  - \"a10\"\n  - \"b\"\n"))
    }

    @Test("The members of an ordered set are shown by their numbers, whatever the order of the keys")
    func orderedSet() throws {
        var builder = ArchiveBuilder()
        let members = (0..<12).map { builder.add(.string("text \($0)")) }
        let values = Dictionary(uniqueKeysWithValues: members.enumerated().map { ("NS.object.\($0)", $1) })
        let set = builder.add("NSOrderedSet", values: values)
        let lines = (0..<12).map { "  - \"text \($0)\"\n" }.joined()
        #expect(try tree(builder.data(["root": set])).contains("NSOrderedSet\n\(lines)"))
    }

    @Test("A counted set shows how often it holds each element")
    func countedSet() throws {
        var builder = ArchiveBuilder()
        let (a, b) = (builder.add("a"), builder.add("b"))
        let set = builder.add(
            "NSCountedSet", "NSMutableSet", "NSSet",
            values: ["NS.count": 2, "NS.object0": b, "NS.count0": 1, "NS.object1": a, "NS.count1": 12])
        #expect(try tree(builder.data(["root": set])).contains("NSCountedSet\n  - 12 × \"a\"\n  - 1 × \"b\"\n"))
        let odd = builder.add("NSCountedSet", values: ["NS.count": 2, "NS.object0": b, "NS.count0": 1])
        #expect(try tree(builder.data(["root": odd])).contains("NSCountedSet\n  NS.count: 2\n  NS.count0: 1\n"))
    }

    @Test("Numbers count within a class, so that a shared object of another class shifts none")
    func numbers() throws {
        func archive(sharesFirst: Bool) throws -> String {
            var builder = ArchiveBuilder()
            let first = builder.add("A", values: ["x": 1])
            let second = builder.add("B", values: ["x": 2])
            let list = builder.array(sharesFirst ? [first, first, second, second] : [first, second, second])
            return try tree(builder.data(["root": list]))
        }
        #expect(try archive(sharesFirst: false).contains("- B #1"))
        #expect(try archive(sharesFirst: true).contains("- A #1\n    x: 1\n  - → A #1\n  - B #1"))
    }

    @Test("A program's keys that begin with '$' are distinguished from those that number values")
    func dollarKeys() throws {
        var builder = ArchiveBuilder()
        let value = builder.add("A", values: ["$$0": 1, "$0": 2, "with space": 3])
        let text = try tree(builder.data(["root": value]))
        #expect(text.contains("  \"$0\": 1\n"))
        #expect(text.contains("  $0: 2\n"))
        #expect(text.contains("  \"with space\": 3\n"))
    }

    @Test("Classes are shown with their superclasses, and with their substitutes")
    func classes() throws {
        var builder = ArchiveBuilder()
        let described = builder.add([
            "$classname": "OC_Text", "$classes": ["OC_Text", "Text", "NSObject"], "$classhints": ["NSString"],
        ])
        let root = builder.add(.dictionary(["$class": described, "x": 1]))
        let text = try tree(builder.data(["root": root]))
        #expect(text.hasSuffix("\nclasses:\n  OC_Text : Text, or NSString\n"))
    }

    @Test("What nothing refers to is shown behind the rest")
    func unreferred() throws {
        var builder = ArchiveBuilder()
        let root = builder.add("A", values: ["x": 1])
        _ = builder.add("lost")
        _ = builder.add("B", values: ["y": 2])
        let text = try tree(builder.data(["root": root]))
        #expect(text.contains("\nnot referenced:\n- \"lost\"\n- B\n  y: 2\n"))
    }

    @Test("Plain property lists are shown without slots", arguments: [PropertyList.Format.binary, .xml, .openStep])
    func plain(format: PropertyList.Format) throws {
        let list: PropertyList = ["b": ["x", "y"], "a": [:], "$objects": "none"]
        let text = try tree(list.data(format: format))
        #expect(
            text.hasSuffix(
                "dictionary\n  $objects: \"none\"\n  a: dictionary, empty\n  b: array\n    - \"x\"\n    - \"y\"\n"))
        #expect(text.hasPrefix("property list, "))
    }

    @Test(
        "What is no archive says so",
        arguments: [
            ("", "the file is empty"), ("hello", "neither an archive nor a property list"),
            ("\u{4}\u{B}streamtyped\u{81}", "at byte "),
            ("bplist00", "too short for a binary property list"),
            ("<plist><dict><key>a</key></dict></plist>", "key has no value"),
        ])
    func noArchive(content: String, message: String) throws {
        var said: String?
        do throws(InspectionError) {
            _ = try ArchiveDocument(Data(content.utf8))
        } catch {
            said = error.message
        }
        #expect(said?.contains(message) == true, "\(said ?? "no error")")
    }
}
