// What `coding inspect` shows of sequential archives: groups with their type encodings, each object once.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import PropertyLists
import TestSupport
import Testing
import TypedStreams

@Suite("The tree of a sequential archive")
struct SequentialTreeTests {
    @Test("Groups have their type encodings, shared objects have numbers, rings are marked")
    func whole() throws {
        #expect(
            try tree(SequentialBuilding.company()) == """
                sequential archive, little-endian, streamer version 4, system version 1000

                @: Company #1
                  @: Employee #1
                    @: NSString "Anna"
                    q: 7
                    ff: 1.5 2.0
                    @: ↺ Company #1
                  @: → Employee #1
                  @: nil

                classes:
                  Employee (version 2) : Person
                  NSString (version 1)

                """)
    }

    @Test("Numbers, bytes and texts of every type are shown")
    func values() throws {
        let data = try SequentialBuilding.archive { builder in
            builder.beginGroup("cCQdf")
            builder.append(.integer(-1, code: UInt8(ascii: "c")))
            builder.append(.integer(255, code: UInt8(ascii: "C")))
            builder.append(.integer(-1, code: UInt8(ascii: "Q")))
            builder.append(.real(0.25))
            builder.append(.real(Float(0.5)))
            builder.endGroup()
            builder.beginGroup("*:%")
            builder.append(.cString(builder.cStringEntry("a\nb")))
            builder.append(.string(builder.string("copy:"), code: UInt8(ascii: ":")))
            builder.append(.string(builder.string("atom"), code: UInt8(ascii: "%")))
            builder.endGroup()
            builder.beginGroup("[3C]")
            [UInt8](1...3).withUnsafeBytes { builder.add(bytes: $0, code: UInt8(ascii: "C")) }
            builder.endGroup()
            builder.beginGroup("[20s]")
            for number in 1...20 { builder.append(.integer(Int64(number), code: UInt8(ascii: "s"))) }
            builder.endGroup()
            builder.beginGroup("[0i]")
            builder.endGroup()
        }
        #expect(
            try tree(data) == """
                sequential archive, little-endian, streamer version 4, system version 1000

                cCQdf: -1 255 18446744073709551615 0.25 0.5
                *:%: "a\\nb" selector "copy:" atom "atom"
                [3C]: 3 bytes 01 02 03
                [20s]: 20 values
                  1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
                  17 18 19 20
                [0i]: no values

                """)
    }

    @Test("Each value of a struct is shown by its own type, also in a graph")
    func structs() throws {
        let data = try SequentialBuilding.archive { builder in
            builder.beginGroup("{P=%:}")
            builder.append(.string(builder.string("atom"), code: UInt8(ascii: "%")))
            builder.append(.string(builder.string("copy:"), code: UInt8(ascii: ":")))
            builder.endGroup()
            builder.beginGroup("{P=+i}")
            builder.add(text: "text")
            builder.append(.integer(5, code: UInt8(ascii: "i")))
            builder.endGroup()
        }
        #expect(try tree(data).contains("{P=%:}: atom \"atom\" selector \"copy:\"\n{P=+i}: \"text\" 5\n"))
        let graph = try DocumentGraph(ArchiveDocument(data)).dot
        #expect(graph.contains(#"$0: atom \"atom\"\l$1: selector \"copy:\"\l$2: \"text\"\l$3: 5\l"#))
    }

    @Test("A struct of many values is shown in proportion to them")
    func longStruct() throws {
        let isInProportion = try growsInProportion(from: 3_000, times: 8) { count in
            let data = try SequentialBuilding.archive { builder in
                builder.beginGroup("{P=" + String(repeating: "+", count: count) + "}")
                for _ in 0..<count { builder.add(text: "text") }
                builder.endGroup()
            }
            #expect(try tree(data).contains("\"text\""))
        }
        #expect(isInProportion)
    }

    @Test("A chain of objects goes on at the margin, each object once, on a small stack")
    func chain() throws {
        let data = try SequentialBuilding.archive { builder in
            let nodes = builder.classEntry(chain: [("Node", 0), ("NSObject", 0)])
            let entries = (0..<900).map { _ in builder.addObject(ofClass: nodes, isHeld: true) }
            for (place, entry) in entries.enumerated() {
                builder.beginContents(of: entry)
                SequentialBuilding.add(place + 1 < entries.count ? entries[place + 1] : nil, in: &builder)
                builder.endContents(of: entry)
            }
            SequentialBuilding.add(entries[0], in: &builder)
        }
        let lines = try withStack {
            try tree(data).split(separator: "\n").count { $0.contains("Node") && !$0.hasSuffix("below") }
        }
        #expect(lines == 900)
    }

    @Test("A long selector, type encoding or class name that is on every line is cut")
    func longSharedText() throws {
        let long = String(repeating: "x", count: 100_000)
        let data = try SequentialBuilding.archive { builder in
            let selector = builder.string(long)
            let classes = builder.classEntry(chain: [(long, 0), ("NSObject", 0)])
            for _ in 0..<1_000 {
                builder.beginGroup(":")
                builder.append(.string(selector, code: UInt8(ascii: ":")))
                builder.endGroup()
                builder.beginGroup("{" + long + "=c}")
                builder.append(.integer(1, code: UInt8(ascii: "c")))
                builder.endGroup()
                let object = builder.addObject(ofClass: classes, isHeld: true)
                builder.beginContents(of: object)
                builder.endContents(of: object)
                SequentialBuilding.add(object, in: &builder)
            }
        }
        let text = try tree(data)
        #expect(text.utf8.count < 1_500_000)
        #expect(text.contains("… of 100000 bytes"))
    }

    @Test("A chain of URLs that hold each other in place of text is shown, on a small stack", .integration)
    func chainOfURLs() throws {
        let count = 100_000
        var builder = TypedStreamBuilder()
        let urls = builder.classEntry(chain: [("NSURL", 0), ("NSObject", 0)])
        let entries = (0..<count).map { _ in builder.addObject(ofClass: urls, isHeld: true) }
        for (place, entry) in entries.enumerated() {
            builder.beginContents(of: entry)
            builder.beginGroup("c")
            builder.append(.integer(0, code: UInt8(ascii: "c")))
            builder.endGroup()
            SequentialBuilding.add(place + 1 < count ? entries[place + 1] : nil, in: &builder)
            builder.endContents(of: entry)
        }
        SequentialBuilding.add(entries[0], in: &builder)
        var writing = TypedStreamWriting()
        writing.maximumDepth = .max
        let data = try builder.finish(writing)
        let lines = try withStack {
            try tree(data).split(separator: "\n").count { $0.contains("NSURL") && !$0.hasSuffix("below") }
        }
        #expect(lines == count)
    }

    @Test("What follows a group that can't be read is reported, and the groups before it are shown")
    func damaged() throws {
        var data = try SequentialBuilding.company()
        data += [0x84, 0x03]
        var text = ""
        let problems = DocumentTree.write(try ArchiveDocument(data)) { text += $0 }
        #expect(problems == 1)
        #expect(text.contains("@: Company #1"))
        #expect(text.contains("(unreadable: at byte "))
    }

    @Test("Every prefix and every changed byte gives a tree or an error, of bounded length")
    func hostile() throws {
        let data = try SequentialBuilding.company()
        for place in data.indices {
            for byte in [0, 0x40, 0x80, 0x84, 0x85, 0x86, 0x92, 0xFF] as [UInt8] {
                var changed = data
                changed[place] = byte
                let count = (try? tree(changed).utf8.count) ?? 0
                #expect(count <= (1 << 20) + 200)
            }
            _ = try? tree(data.prefix(place))
        }
    }

    @Test("A sequential archive is no keyed one")
    func kinds() throws {
        let data = try SequentialBuilding.company()
        let document = try ArchiveDocument(data)
        #expect(document.isSequential && !document.isKeyed)
    }

    private static let fixtures = FixtureFolder.appending("typedstream")

    @Test(
        "Archives that Apple's systems wrote are shown",
        .fixtures)
    func realArchives() throws {
        let folder = try #require(Self.fixtures).appending(path: "foundation")
        func shown(_ name: String) throws -> [String] {
            try tree(Data(contentsOf: folder.appending(path: name))).split(separator: "\n").dropFirst().map {
                String($0)
            }
        }
        #expect(try shown("NSArray").prefix(2) == ["@: NSArray", "  i: 3"])
        #expect(try shown("NumberInt64").first == "@: NSNumber -9000000000, q")
        #expect(
            try shown("NSAttributedString").prefix(4) == [
                "@: NSAttributedString", "  @: NSString \"Hello, world\"", "  iI: 1 12", "  @: NSDictionary",
            ])
        #expect(try shown("NSDate").first?.hasPrefix("@: NSDate 20") == true)
    }

    @Test("Of all others there is a tree or an error", .fixtures)
    func otherArchives() throws {
        var count = 0
        for file in try FixtureFolder.files() where file.path.hasPrefix("typedstream/") {
            guard !file.path.contains(".txt"), let text = try? tree(file.data) else { continue }
            count += 1
            #expect(text.hasPrefix("sequential archive, "))
        }
        #expect(count > 20)
    }
}
