// Enums whose cases carry values, with a tag: which case is read, by the tag alone.

import Archiving
import Constructs
import Foundation
import PropertyLists
import Testing

/// Reads an object from its archive after entries of its objects were changed.
private func read<Object: Coding>(
    _ object: Object, _ change: (inout [String: PropertyList]) -> Void
) throws -> (object: Object, report: ArchiveReport) {
    var list = try #require(try PropertyList(data: KeyedArchiver.archivedData(withRootObject: object)).dictionary)
    var all = try #require(list["$objects"]?.array)
    for position in all.indices {
        guard var entries = all[position].dictionary else { continue }
        change(&entries)
        all[position] = .dictionary(entries)
    }
    list["$objects"] = .array(all)
    var report = ArchiveReport()
    let copy = try KeyedUnarchiver.unarchivedObject(
        ofClass: Object.self, from: PropertyList.dictionary(list).data(format: .binary)
    ) { report = $0 }
    return (copy, report)
}

private let page = Content.page(URL(filePath: "/a"))
private let feed = Content.feed(url: "u", title: nil, size: 5)
private let place = Content.place(Landmark(x: 1, name: "n"))

private func makeBrowser() -> Browser {
    Browser(
        content: feed, earlier: .home, first: page, history: [page, .home, place, feed], pinned: [feed, .home],
        named: ["a": place])
}

private func makeCourt() -> Court {
    Court(
        verdict: .settled(sum: 1.5, paid: [page, .home]), appeal: .guilty,
        earlier: [.dismissed(reason: "r"), .guilty, .settled(sum: 0, paid: [])])
}

private func compare(_ copy: Browser, _ browser: Browser) {
    #expect(copy.content == browser.content && copy.earlier == browser.earlier && copy.first == browser.first)
    #expect(copy.history == browser.history && copy.pinned == browser.pinned && copy.named == browser.named)
}

private func compare(_ copy: Court, _ court: Court) {
    #expect("\(copy.verdict)" == "\(court.verdict)" && "\(copy.appeal as Any)" == "\(court.appeal as Any)")
    #expect("\(copy.earlier)" == "\(court.earlier)")
}

func checkTaggedUnions() throws {
    let browser = makeBrowser()
    let entries = try archivedDictionary(of: browser)
    #expect(entries["content.tabType"]?.integer == 1_234_567 && entries["earlier.tabType"]?.integer == 3)
    #expect(Set(entries.keys.filter { $0.hasPrefix("first") }) == ["first.tabType", "first.url"])
    #expect(Set(entries.keys.filter { $0.hasPrefix("content") }) == ["content.tabType", "content.url", "content.size"])
    try compare(roundTrip(browser), browser)
    try compare(roundTrip(makeCourt()), makeCourt())

    let session = Session(
        content: place, verdict: .dismissed(reason: "r"), all: [page, .home],
        parts: TabPart(inner: feed, outer: .guilty))
    let keys = try archivedKeys(of: session)
    #expect(
        keys.filter { !$0.contains("verdict") && !$0.contains("parts") && !$0.contains("all[") } == [
            "tabType", "url.name", "url.x",
        ])
    #expect(keys.contains("verdict.Verdict.version") && keys.contains("verdict.kind") && keys.contains("verdict.text"))
    #expect(keys.contains("parts.inner.tabType") && keys.contains("all[1].tabType"))
    let copy = try roundTrip(session)
    #expect(copy.content == place && copy.all == [page, .home] && copy.parts?.inner == feed)
    guard case .dismissed("r") = copy.verdict, case .guilty? = copy.parts?.outer else {
        Issue.record("the cases come back")
        return
    }
    #expect(try roundTrip(Session(verdict: .guilty)).content == nil)
}

@Suite("Enums with a tag")
struct TaggedUnionTests {
    @Test("A former raw value is read; an unknown one becomes the unknown case, with an event")
    func unknownTags() throws {
        let browser = makeBrowser()
        let former = try read(browser) { if $0["content.tabType"] != nil { $0["content.tabType"] = .integer(-6) } }
        #expect(former.object.content == feed && former.report.unknownValues.isEmpty)

        let (later, report) = try read(browser) { entries in
            for key in ["content.tabType", "tabType"] where entries[key]?.integer != 3 && entries[key] != nil {
                entries[key] = .integer(9)
            }
        }
        #expect(later.content == .home && later.earlier == .home && later.first == page)
        #expect(later.history == [.home, .home, .home, .home] && later.pinned == [.home])
        #expect(later.named == ["a": .home])
        #expect(Set(report.unknownValues.map(\.rawValue)) == ["9"])
        #expect(report.unknownValues.allSatisfy { !$0.isKept && $0.enumName == "Content" && $0.value == "home" })
    }

    @Test("Only the tag decides: what other cases have under the same keys doesn't matter")
    func onlyTag() throws {
        let browser = makeBrowser()
        // The keys without the tag are ignored.
        let untagged = try read(browser) { entries in
            entries["earlier.tabType"] = nil
            entries["first.tabType"] = nil
        }
        #expect(untagged.object.earlier == nil && untagged.object.first == .home)
        // The case that the tag names lacks its value, or has one of another kind.
        func reading(_ key: String, _ value: PropertyList?) throws -> Browser {
            try read(browser) { if $0["content.tabType"] != nil { $0[key] = value } }.object
        }
        #expect(throws: ArchiveError.self) { try reading("content.tabType", nil) }
        #expect(throws: ArchiveError.self) { try reading("content.url", nil) }
        #expect(throws: ArchiveError.self) { try reading("content.tabType", .integer(8)) }
        #expect(throws: ArchiveError.self) { try reading("content.tabType", .string("home")) }
        #expect(try reading("content.tabType", .integer(3)).content == .home)
        #expect(try reading("content.size", nil).content == .feed(url: "u", title: nil, size: nil))
    }

    @Test("Without an unknown case, the error names the tag")
    func strictTag() throws {
        let court = Court(verdict: .dismissed(reason: "r"))
        let error = try #require(throws: ArchiveError.self) {
            try read(court) { entries in
                if entries["verdict.text"] != nil { entries["verdict.text"] = entries["verdict.kind"] }
                if entries["verdict.kind"] != nil { entries["verdict.kind"] = .integer(1) }
            }
        }
        #expect(error.code == .unexpectedKind)
        let unknown = try #require(throws: ArchiveError.self) {
            // The reason takes the place of the tag.
            try read(court) { if let text = $0["verdict.text"] { $0["verdict.kind"] = text } }
        }
        #expect(unknown.code == .invalidValue && unknown.path.contains("verdict"))
        #expect(unknown.expected == "a tag of 'Verdict'" && unknown.found == "'r', which it does not know")
    }

    @Test("Sequential archives hold the tag, then the values of the case")
    func sequential() throws {
        func read<Object: Coding>(_ object: Object, changing text: [UInt8], to other: [UInt8]) throws -> Object {
            var bytes = [UInt8](try SequentialArchiver.archivedData(withRootObject: object))
            for start in bytes.indices where bytes[start...].starts(with: text) {
                bytes.replaceSubrange(start..<(start + text.count), with: other)
            }
            return try SequentialUnarchiver.unarchivedObject(ofClass: Object.self, from: Data(bytes))
        }
        let (browser, court) = (makeBrowser(), makeCourt())
        try compare(read(browser, changing: [0], to: [0]), browser)
        try compare(read(court, changing: [0], to: [0]), court)
        // 1234567 and 1234569, which is unknown: what follows it is passed over.
        let later = try read(browser, changing: [0x87, 0xD6, 0x12], to: [0x89, 0xD6, 0x12])
        #expect(later.content == .home && later.earlier == .home && later.first == page)
        #expect(later.history == [page, .home, place, .home] && later.named == ["a": place])
        #expect(throws: ArchiveError.self) {
            try read(court, changing: [UInt8]("guilty".utf8), to: [UInt8]("guilte".utf8))
        }
    }
}

/// A class that gained keys reads what it wrote without: an enum is an object whose first value is the tag.
func checkTaggedUnionsWithoutKeys() throws {
    func reference(_ slot: UInt32) -> PropertyList { .uid(.init(slot)) }
    func describing(_ name: String) -> PropertyList {
        ["$classname": .string(name), "$classes": .array([.string(name), "NSObject"])]
    }
    func memoir(earlierTag: PropertyList) throws -> Memoir {
        let objects: [PropertyList] = [
            "$null",
            ["$0": reference(3), "$1": reference(6), "$2": reference(7), "$class": reference(2)], describing("Memoir"),
            ["$0": 1_234_567, "$1": reference(10), "$2": reference(0), "$3": false, "$class": reference(4)],
            describing("Content"), "u", ["$0": earlierTag, "$class": reference(4)],
            ["$0": reference(8), "$1": reference(5), "$class": reference(9)], "without \"trial\"",
            describing("Verdict"), "https://example.com",
        ]
        let list: PropertyList = [
            "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": ["root": reference(1)],
            "$objects": .array(objects),
        ]
        return try KeyedUnarchiver.unarchivedObject(ofClass: Memoir.self, from: list.data(format: .binary))
    }
    let copy = try memoir(earlierTag: 3)
    #expect(copy.content == .feed(url: "https://example.com", title: nil, size: nil) && copy.earlier == .home)
    guard case .dismissed("u") = copy.verdict else {
        Issue.record("\(copy.verdict)")
        return
    }
    #expect(throws: ArchiveError.self, "the values of the case are missing") { try memoir(earlierTag: -6) }
    #expect(try memoir(earlierTag: 99).earlier == .home, "an unknown tag")
    #expect(throws: ArchiveError.self) { try memoir(earlierTag: 2.5) }
    let now = try roundTrip(copy)
    #expect(now.content == copy.content)
}
