// What is done with sequential archives of unknown origin: they are read and, where that succeeds, written and read
// again.

import Archiving
public import Foundation
import FuzzedModel

/// What is read of a sequential archive: with its classes, without, and as attributed text.
public struct ReadSequentialArchive {
    var root: Record?
    var groups: [ArchivedObject.Group]?
    var text: AttributedStringValue?
}

/// Reads a sequential archive in every way that there is.
public func readSequentialArchive(_ data: Data) -> ReadSequentialArchive? {
    let archive = ReadSequentialArchive(
        root: sequentialRoot(data), groups: try? SequentialUnarchiver.archivedGroups(from: data),
        text: try? SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: data))
    return archive.root == nil && archive.groups == nil && archive.text == nil ? nil : archive
}

private func sequentialRoot(_ data: Data) -> Record? {
    try? SequentialUnarchiver.unarchivedObject(
        ofClass: Record.self, from: data, allowing: [Report.self, Entry.self])
}

/// Makes sure that a sequential archive is read back as it was written.
public func verify(_ archive: ReadSequentialArchive) throws {
    if let groups = archive.groups {
        try verify(groups)
    }
    if let text = archive.text { try verify(text) }
    guard let root = archive.root else { return }
    defer { dismantle(root) }
    try verify(root)
}

private func verify(_ groups: [ArchivedObject.Group]) throws {
    let once = try SequentialArchiver.archivedData(withGroups: groups)
    let second = try SequentialUnarchiver.archivedGroups(from: once)
    if try SequentialArchiver.archivedData(withGroups: second) != once {
        throw Disagreement(text: "other objects are read back")
    }
}

private func verify(_ text: AttributedStringValue) throws {
    guard let once = try? SequentialArchiver.archivedData(withRootObject: text) else { return }
    let second = try SequentialUnarchiver.unarchivedValue(of: AttributedStringValue.self, from: once)
    if try SequentialArchiver.archivedData(withRootObject: second) != once {
        throw Disagreement(text: "other text is read back")
    }
}

/// Sets and dictionaries whose members are equal once they are connected may lose one of them the first time.
private func verify(_ root: Record) throws {
    guard let once = try? SequentialArchiver.archivedData(withRootObject: root) else { return }
    let second = try writtenRoot(once)
    defer { dismantle(second) }
    let twice = try SequentialArchiver.archivedData(withRootObject: second)
    let third = try writtenRoot(twice)
    defer { dismantle(third) }
    if try SequentialArchiver.archivedData(withRootObject: third) != twice {
        throw Disagreement(text: "another graph is read back")
    }
}

/// Reads an archive that this library has written.
private func writtenRoot(_ data: Data) throws -> Record {
    guard let root = sequentialRoot(data) else { throw Disagreement(text: "what was archived is not read back") }
    return root
}

/// Lets go of a graph whose objects hold each other.
private func dismantle(_ root: Record) {
    var pending: [Record] = [root]
    while let object = pending.popLast() {
        pending += object.children + object.named.values
        pending += [object.next, object.mentor, object.anything as? Record].compactMap { $0 }
        (object.children, object.named) = ([], [:])
        (object.next, object.mentor, object.anything) = (nil, nil, nil)
    }
}

/// Sequential archives with every kind of field, by name.
public func seedSequentialArchives() throws -> [(String, Data)] {
    let chain = Record(name: "chain")
    chain.next = Record(name: "second")
    chain.next?.next = chain
    chain.next?.parent = chain
    chain.mentor = chain.next
    let tree = Record(name: "tree")
    tree.children = (0..<3).map { Record(name: "child \($0)") }
    for child in tree.children { child.parent = tree }
    tree.named = ["first": tree.children[0], "self": tree]
    tree.anything = Entry(number: 5)
    let report = fullReport()
    let roots: [(String, Record)] = [("record", Record()), ("chain", chain), ("tree", tree), ("report", report)]
    var seeds = try roots.map { ($0, try SequentialArchiver.archivedData(withRootObject: $1)) }
    for root in roots { dismantle(root.1) }
    let text = AttributedStringValue("some text", attributes: ["bold": true, "level": 3])
    seeds.append(("text", try SequentialArchiver.archivedData(withRootObject: text)))
    let groups: [ArchivedObject.Group] = [
        ArchivedObject.Group("i", .inline(300)), ArchivedObject.Group("d", .inline(1.5)),
    ]
    seeds.append(("groups", try SequentialArchiver.archivedData(withGroups: groups)))
    seeds.append(("big", try SequentialArchiver.archivedData(withGroups: groups, byteOrder: .bigEndian)))
    return seeds
}

private func fullReport() -> Report {
    let report = Report(title: "report")
    let entry = Entry(number: 9)
    report.entry = entry
    report.height = 1.5
    report.width = 2
    report.flag = true
    report.small = -5
    report.large = .max
    report.exact = 0.1
    report.data = Data([0, 255])
    report.date = Date(timeIntervalSinceReferenceDate: 0.5)
    report.link = URL(string: "page.html", relativeTo: URL(string: "https://example.com/a/"))
    report.identifier = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    report.amount = Decimal(string: "-12.345")
    report.grade = .bad
    report.grades = [.good, .bad]
    report.marks = Marks(checked: true, weight: 9)
    report.place = Place(x: 1, y: 2, owner: entry, label: "here")
    report.places = [Place(x: 3, y: 4, owner: nil, label: nil), Place(x: 5, y: 6, owner: entry, label: "there")]
    report.symbol = .text(string: "a", size: nil)
    report.symbols = [.entry(entry), .nothing, .place(Place(x: 0, y: 0, owner: nil, label: nil))]
    report.samples = [1, 2.5, 3]
    report.raw = [1, -1]
    report.weights = [1, 2, 3]
    report.rows = [[1, nil], []]
    report.tags = ["x", "y"]
    report.table = [1: ["a": 1.5]]
    report.corner = CGPoint(x: 1, y: 2)
    return report
}
