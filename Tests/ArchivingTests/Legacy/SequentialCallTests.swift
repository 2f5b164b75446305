// Calls of whole sequential archives that the page about Cocoa's API names: files, and classes by names.

import Archiving
import Foundation
import Testing

@Suite("Whole sequential archives") struct SequentialCallTests {
    @Test("A file is written and read, as an object or as a value")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "SequentialCalls-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try SequentialArchiver.archive(rootObject: Buoy("first"), to: file)
        #expect(try SequentialUnarchiver.unarchivedObject(ofClass: Buoy.self, from: file).name == "first")
        let unarchiver = try SequentialUnarchiver(forReadingFrom: file)
        #expect(!unarchiver.isAtEnd)
        #expect(try unarchiver.decode(Buoy.self).name == "first")
        #expect(unarchiver.isAtEnd)
        try SequentialArchiver.archivedData(withRootObject: "text").write(to: file)
        #expect(try SequentialUnarchiver.unarchivedValue(of: String.self, from: file) == "text")
    }

    @Test("A class is set for a name of the archive, in one unarchiver or in all, and is returned again")
    func names() throws {
        let archiver = SequentialArchiver()
        archiver.setClassName("SequentialCalls.Old", for: Buoy.self)
        try archiver.encodeRootObject(Buoy("named"))
        let data = try archiver.finishEncoding()
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        #expect(unarchiver.class(forClassName: "SequentialCalls.Old") == nil)
        unarchiver.setClass(Buoy.self, forClassName: "SequentialCalls.Old")
        #expect(unarchiver.class(forClassName: "SequentialCalls.Old") == Buoy.self)
        #expect(try unarchiver.decode(Buoy.self).name == "named")
        SequentialUnarchiver.setClass(Buoy.self, forClassName: "SequentialCalls.Old")
        defer { SequentialUnarchiver.setClass(nil, forClassName: "SequentialCalls.Old") }
        #expect(SequentialUnarchiver.class(forClassName: "SequentialCalls.Old") == Buoy.self)
        #expect(try SequentialUnarchiver.unarchivedObject(ofClass: Buoy.self, from: data).name == "named")
    }
}

private final class Buoy: Coding {
    let name: String

    init(_ name: String) { self.name = name }

    static var archivedClass: ArchivedClass { ArchivedClass("SequentialCalls.Buoy", type: Buoy.self) }

    func encode(with archiver: Archiver) throws { try archiver.encode(name) }
    init(coder unarchiver: Unarchiver) throws { name = try unarchiver.decode(String.self) }
    func connect(with unarchiver: Unarchiver) throws {}
}
