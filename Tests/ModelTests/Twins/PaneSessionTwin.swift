// The classes of `PaneSession.coding` as they are written by hand for Foundation.

import Foundation

final class CocoaPaneSession: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var windows: [CocoaPaneWindow] = []
    var selected = 0
    var pinned: [CocoaPinnedPane] = []
    var savedAt: Date?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(2 as Int, forKey: "Panes.PaneSession.version")
        coder.encode(windows as NSArray, forKey: "windows")
        coder.encode(selected, forKey: "selectedWindow")
        coder.encode(pinned as NSArray, forKey: "pinned")
        if let savedAt { coder.encode(savedAt as NSDate, forKey: "savedAt") }
    }

    init?(coder: NSCoder) {
        if coder.containsValue(forKey: "windows") {
            let object = coder.decodeObject(of: [NSArray.self, CocoaPaneWindow.self], forKey: "windows")
            windows = object as? [CocoaPaneWindow] ?? []
        }
        let key = coder.containsValue(forKey: "selectedWindow") ? "selectedWindow" : "windowIndex"
        selected = min(max(coder.decodeInteger(forKey: key), 0), max(windows.count - 1, 0))
        if coder.containsValue(forKey: "pinned") {
            let object = coder.decodeObject(of: [NSArray.self, CocoaPinnedPane.self], forKey: "pinned")
            pinned = object as? [CocoaPinnedPane] ?? []
        }
        savedAt = coder.date("savedAt")
    }
}

final class CocoaPaneWindow: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var frame: NSRect?
    var panes: [CocoaPane] = []
    var current = 0
    var popUp: CocoaPane?
    var isFullScreen = false

    override init() {}

    func encode(with coder: NSCoder) {
        if let frame { coder.encode(frame, forKey: "frame") }
        coder.encode(panes as NSArray, forKey: "tabs")
        coder.encode(current, forKey: "selectedTab")
        if let popUp { coder.encode(popUp, forKey: "popUp") }
        coder.encode(isFullScreen, forKey: "isFullScreen")
    }

    init?(coder: NSCoder) {
        if coder.containsValue(forKey: "frame") { frame = coder.decodeRect(forKey: "frame") }
        if coder.containsValue(forKey: "tabs") {
            let object = coder.decodeObject(of: [NSArray.self, CocoaPane.self], forKey: "tabs")
            panes = object as? [CocoaPane] ?? []
        }
        current = min(max(coder.decodeInteger(forKey: "selectedTab"), 0), max(panes.count - 1, 0))
        if coder.containsValue(forKey: "popUp") { popUp = coder.decodeObject(of: CocoaPane.self, forKey: "popUp") }
        isFullScreen = coder.containsValue(forKey: "isFullScreen") ? coder.decodeBool(forKey: "isFullScreen") : true
    }
}

class CocoaPane: NSObject, NSSecureCoding {
    class var supportsSecureCoding: Bool { true }

    var id = UUID()
    var kind = 3
    var title: String?
    var address: URL?
    var section: String?
    var query: String?
    var scroll: Double?
    var state: Data?
    var opener: CocoaPane?
    var viewed = false

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(id.uuidString as NSString, forKey: "uuid")
        coder.encode(kind, forKey: "tabType")
        if let title { coder.encode(title as NSString, forKey: "title") }
        switch kind {
        case 0, 7:
            if let address { coder.encode(address as NSURL, forKey: "url") }
            if kind == 0, let scroll { coder.encode(scroll, forKey: "offset") }
        case 4: if let section { coder.encode(section as NSString, forKey: "pane") }
        case 5: if let query { coder.encode(query as NSString, forKey: "term") }
        default: break
        }
        if let state { coder.encode(state as NSData, forKey: "interactionState") }
        if let opener { coder.encode(opener, forKey: "parent") }
        coder.encode(viewed, forKey: "viewed")
    }

    required init?(coder: NSCoder) {
        guard let id = coder.string("uuid").flatMap(UUID.init(uuidString:)) else { return nil }
        self.id = id
        if coder.containsValue(forKey: "tabType") {
            kind = coder.decodeInteger(forKey: "tabType")
        } else if coder.containsValue(forKey: "isHomePage") {
            kind = coder.decodeBool(forKey: "isHomePage") ? 3 : 0
        } else {
            return nil
        }
        title = coder.string("title")
        switch kind {
        case 0, 7:
            if coder.containsValue(forKey: "url") {
                address = coder.decodeObject(of: NSURL.self, forKey: "url") as URL?
            }
            if kind == 0, coder.containsValue(forKey: "offset") { scroll = coder.decodeDouble(forKey: "offset") }
        case 4:
            section = coder.string("pane")
            if let name = section, !["general", "privacy", "accounts"].contains(name) { section = "general" }
        case 5: query = coder.string("term")
        default: break
        }
        state = coder.data("interactionState")
        if coder.containsValue(forKey: "parent") { opener = coder.decodeObject(of: CocoaPane.self, forKey: "parent") }
        viewed = coder.containsValue(forKey: "viewed") ? coder.decodeBool(forKey: "viewed") : true
    }
}

final class CocoaPinnedPane: CocoaPane {
    var position = 0
    var note: String?

    override init() { super.init() }

    override static func classFallbacksForKeyedArchiver() -> [String] { ["Panes.Pane"] }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(position, forKey: "position")
        if let note { coder.encode(note as NSString, forKey: "note") }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        position = coder.containsValue(forKey: "position") ? coder.decodeInteger(forKey: "position") : 0
        note = coder.string("note")
    }
}
