// The class of the page `Documentation/CocoaAPI.md`, written for Cocoa's coders and for ours. The page contains this
// code; `CocoaAPIPageTests` compares the two.

import Archiving
import Foundation

final class CocoaBookmark: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var title: String
    var visits = 0
    var children: [CocoaBookmark] = []

    init(title: String) {
        self.title = title
    }

    func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encode(visits, forKey: "visits")
        coder.encode(children, forKey: "children")
    }

    init?(coder: NSCoder) {
        guard let title = coder.decodeObject(of: NSString.self, forKey: "title") as String? else { return nil }
        self.title = title
        visits = coder.decodeInteger(forKey: "visits")
        let classes = [NSArray.self, CocoaBookmark.self]
        children = coder.decodeObject(of: classes, forKey: "children") as? [CocoaBookmark] ?? []
    }
}

final class Bookmark: Coding {
    static var archivedClass: ArchivedClass {
        ArchivedClass("Bookmark", type: Bookmark.self, references: [Bookmark.self])
    }

    var title: String
    var visits = 0
    var children: [Bookmark] = []

    init(title: String) {
        self.title = title
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(title, forKey: "title")
        try archiver.encode(visits, forKey: "visits")
        try archiver.encode(children, forKey: "children")
    }

    init(coder unarchiver: Unarchiver) throws {
        title = try unarchiver.decode(String.self, forKey: "title")
        visits = try unarchiver.decodeInteger(forKey: "visits")
    }

    func connect(with unarchiver: Unarchiver) throws {
        children = try unarchiver.decodeIfPresent([Bookmark].self, forKey: "children") ?? []
    }
}
