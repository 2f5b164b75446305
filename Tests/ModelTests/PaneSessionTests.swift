// The state of a browser, which must come back whatever is wrong with one pane of it.

import Archiving
import Foundation
import Models
import Testing

extension ModelTests {
    private static let site = URL(string: "https://example.org/a")

    @Test("Panes of every kind, in windows")
    func panes() throws {
        let site = try #require(Self.site)
        let contents: [PaneContent] = [
            .page(site, scroll: 120.5), .start, .settings(.sync), .history(query: "swift"), .reader(site), .other(12),
        ]
        let panes = contents.map { content in
            let pane = Pane(id: UUID(), kind: .start, title: "\(content)", state: Data([1]))
            pane.content = content
            return pane
        }
        panes[1].opener = panes[0]
        let session = PaneSession(
            windows: [
                PaneWindow(frame: CGRect(x: 1, y: 2, width: 800, height: 600), panes: panes, current: 4),
                PaneWindow(popUp: panes[0], isFullScreen: true),
            ],
            selected: 1,
            pinned: [PinnedPane(id: UUID(), kind: .page, address: site, position: 3, note: "mail")],
            savedAt: Date(timeIntervalSinceReferenceDate: 5))
        let data = try KeyedArchiver.archivedData(withRootObject: session)
        let copy = try Twin.panes.copy(of: session, as: CocoaPaneSession.self)
        #expect(try KeyedArchiver.archivedData(withRootObject: copy) == data)
        #expect(copy.windows[0].panes.map(\.content) == contents && copy.windows[0].current == 4 && copy.selected == 1)
        #expect(copy.windows[0].panes[1].opener === copy.windows[0].panes[0])
        #expect(copy.windows[1].popUp === copy.windows[0].panes[0] && copy.windows[1].isFullScreen)
        #expect(copy.pinned[0].content == .page(site, scroll: 0) && copy.pinned[0].note == "mail")
    }

    @Test("A kind of a later version keeps its keys, which Foundation's twin loses")
    func laterKind() throws {
        let later = CocoaWrittenPane(
            ["uuid": UUID().uuidString as NSString, "url": NSURL(fileURLWithPath: "/a"), "zoom": "2x" as NSString],
            numbers: ["tabType": 12])
        let twin = Twin(classes: [(CocoaWrittenPane.self, Pane.self)])
        let pane = try twin.object(Pane.self, from: twin.archive(of: later))
        #expect(pane.content == .other(12) && pane.viewed)
        let data = try KeyedArchiver.archivedData(withRootObject: pane)
        let archive = try KeyedUnarchiver.archivedObject(from: data)
        #expect(archive["zoom"]?.string == "2x" && archive["url"] != nil && archive["tabType"]?.integer == 12)
        let cocoa = try Twin.panes.object(CocoaPane.self, from: data)
        let again = try Twin.panes.object(Pane.self, from: Twin.panes.archive(of: cocoa))
        #expect(again.kind == .other(12) && again.address == nil)
    }

    @Test("One bad pane, address or frame doesn't take the session with it")
    func badPanes() throws {
        let id = UUID()
        let bad = CocoaWrittenPane(["uuid": "no identifier" as NSString], numbers: ["tabType": 3])
        let good = CocoaWrittenPane(["uuid": id.uuidString as NSString, "parent": bad], numbers: ["tabType": 3])
        let odd = CocoaWrittenPane(
            [
                "uuid": UUID().uuidString as NSString, "url": "no address" as NSString, "pane": "fonts" as NSString,
                "offset": "far" as NSString, "isHomePage": NSNumber(value: false),
            ])
        let window = CocoaWrittenWindow(
            ["tabs": [bad, good, odd] as NSArray, "popUp": bad, "frame": "wide" as NSString],
            numbers: ["selectedTab": 2])
        let session = CocoaWrittenSession(["windows": [window] as NSArray], numbers: ["windowIndex": 7])
        let twin = Twin(classes: [
            (CocoaWrittenPane.self, Pane.self), (CocoaWrittenWindow.self, PaneWindow.self),
            (CocoaWrittenSession.self, PaneSession.self),
        ])
        let copy = try twin.object(PaneSession.self, from: twin.archive(of: session))
        let read = try #require(copy.windows.first)
        try #require(read.panes.count == 2)
        #expect(read.panes[0].id == id && read.panes[0].opener == nil && read.popUp == nil)
        #expect(read.panes[1].kind == .page && read.panes[1].address == nil)
        #expect(read.panes[1].section == .general && read.panes[1].scroll == nil)
        #expect(read.panes[1].content == .start && read.frame == nil && read.isFullScreen)
        #expect(copy.selected == 0 && read.current == 1 && copy.savedAt == nil)
    }

    @Test("A program without pinned panes reads them as panes")
    func pinnedPane() throws {
        let pane = PinnedPane(id: UUID(), kind: .history, query: "q", position: 2)
        let data = try KeyedArchiver.archivedData(withRootObject: pane)
        let read = try KeyedUnarchiver.unarchivedObject(ofClass: EarlierPane.self, from: data)
        #expect(read.kind == 5 && read.query == "q")
        // What the twin archives names the same class for such programs.
        let cocoa = CocoaPinnedPane()
        (cocoa.kind, cocoa.query) = (5, "r")
        let archive = try Twin.panes.archive(of: cocoa)
        let other = try KeyedUnarchiver.unarchivedObject(ofClass: EarlierPane.self, from: archive)
        #expect(other.kind == 5 && other.query == "r")
    }
}

/// The class of a program from before pinned panes. On Linux, Foundation's decoder doesn't follow the names that archives
/// have for such programs, so this one is read by our unarchiver.
private final class EarlierPane: Coding {
    static var archivedClass: ArchivedClass { ArchivedClass("Panes.Pane", type: EarlierPane.self) }

    let kind: Int
    let query: String?

    func encode(with archiver: Archiver) throws {
        try archiver.encode(kind, forKey: "tabType")
        try archiver.encodeIfPresent(query, forKey: "term")
    }

    init(coder unarchiver: Unarchiver) throws {
        kind = try unarchiver.decode(Int.self, forKey: "tabType")
        query = try unarchiver.decodeIfPresent(String.self, forKey: "term")
    }
}

final class CocoaWrittenSession: CocoaWrittenObject {}

final class CocoaWrittenWindow: CocoaWrittenObject {}

final class CocoaWrittenPane: CocoaWrittenObject {}

extension Twin {
    static var panes: Twin {
        Twin(classes: [
            (CocoaPaneSession.self, PaneSession.self), (CocoaPaneWindow.self, PaneWindow.self),
            (CocoaPane.self, Pane.self), (CocoaPinnedPane.self, PinnedPane.self),
        ])
    }
}
