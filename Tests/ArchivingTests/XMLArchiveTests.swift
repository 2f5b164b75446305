// Keyed archives in XML: the same graphs as in the binary form.

import Foundation
import PropertyLists
import TestSupport
import Testing

@testable import Archiving

@Suite("Archives in XML") struct XMLArchiveTests {
    @Test("An archive is written as Cocoa writes it")
    func bytes() throws {
        let archiver = KeyedArchiver(profile: .xml)
        try archiver.encode("a<b", forKey: "text")
        try archiver.encode(7, forKey: "number")
        let text = String(decoding: try archiver.finishEncoding(), as: UTF8.self)
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>$archiver</key>
                \t<string>NSKeyedArchiver</string>
                \t<key>$objects</key>
                \t<array>
                \t\t<string>$null</string>
                \t\t<string>a&lt;b</string>
                \t</array>
                \t<key>$top</key>
                \t<dict>
                \t\t<key>number</key>
                \t\t<integer>7</integer>
                \t\t<key>text</key>
                \t\t<dict>
                \t\t\t<key>CF$UID</key>
                \t\t\t<integer>1</integer>
                \t\t</dict>
                \t</dict>
                \t<key>$version</key>
                \t<integer>100000</integer>
                </dict>
                </plist>

                """)
    }

    @Test("A graph with a cycle comes back, from data and from a file")
    func cycle() throws {
        let root = Node("root", next: Node("next"))
        root.next?.next = root
        let data = try KeyedArchiver.archivedData(withRootObject: root, profile: .xml)
        #expect(ArchiveKind(of: data) == .keyed(.xml))
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data)
        #expect(copy.name == "root" && copy.next?.name == "next" && copy.next?.next === copy)
        copy.next = nil

        let file = FileManager.default.temporaryDirectory.appending(path: "XMLArchiveTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try KeyedArchiver.archive(rootObject: root, to: file, profile: .xml)
        #expect(try Data(contentsOf: file) == data)
        let other = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: file)
        #expect(other.next?.next === other)
        other.next = nil
        root.next = nil
    }

    @Test("A long chain goes both ways on a small stack")
    func chain() throws {
        try withStack {
            var root = Node("last")
            for _ in 0..<20_000 { root = Node("node", next: root) }
            let data = try KeyedArchiver.archivedData(withRootObject: root, profile: .xml)
            let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data)
            var count = 0
            var node: Node? = copy
            while let current = node {
                count += 1
                node = current.next
            }
            #expect(count == 20_001)
            for end in [root, copy] {
                var next = end.next
                end.next = nil
                while let current = next {
                    next = current.next
                    current.next = nil
                }
            }
        }
    }

    @Test("Values at the top level come back, in all encodings of text")
    func values() throws {
        let archiver = KeyedArchiver(profile: .xml)
        try archiver.encode("é😀\r\n", forKey: "text")
        try archiver.encode(Float(0.1), forKey: "float")
        try archiver.encode(Double.infinity, forKey: "double")
        try archiver.encode(UInt64.max, forKey: "large")
        try archiver.encode(true, forKey: "yes")
        try archiver.encode(Data([1, 2, 3]), forKey: "data")
        try archiver.encode(Date(timeIntervalSinceReferenceDate: 1.5), forKey: "date")
        let data = try archiver.finishEncoding()
        let text = try #require(String(bytes: data, encoding: .utf8))
        for (mark, encoding) in [([], .utf8), ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian)]
            as [([UInt8], String.Encoding)]
        {
            let file = try Data(mark) + #require(text.data(using: encoding))
            let unarchiver = try KeyedUnarchiver(forReadingFrom: file)
            #expect(try unarchiver.decode(String.self, forKey: "text") == "é😀\r\n")
            #expect(try unarchiver.decode(Float.self, forKey: "float") == 0.1)
            #expect(try unarchiver.decode(Double.self, forKey: "double") == .infinity)
            #expect(try unarchiver.decode(UInt64.self, forKey: "large") == .max)
            #expect(try unarchiver.decode(Bool.self, forKey: "yes"))
            #expect(try unarchiver.decode(Data.self, forKey: "data") == Data([1, 2, 3]))
            // Dates are objects with a number in them: nothing of them is dropped.
            #expect(try unarchiver.decode(Date.self, forKey: "date") == Date(timeIntervalSinceReferenceDate: 1.5))
        }
    }

    @Test("OpenStep's text can't hold an archive, and the first call says so")
    func openStep() throws {
        let archiver = KeyedArchiver(profile: .compact.formatted(as: .openStep))
        #expect(archiveError { try archiver.encode(1, forKey: "a") }?.code == .notSupported)
        #expect(archiveError { try archiver.finishEncoding() }?.code == .notSupported)
        let error = archiveError {
            try KeyedArchiver.archivedData(withRootObject: Node("a"), profile: .compact.formatted(as: .openStep))
        }
        #expect(error?.description == "expected a format with references, binary or XML, found OpenStep's text")
        #expect(archiveError { try KeyedUnarchiver(forReadingFrom: Data("{ a = b; }".utf8)) }?.code == .notAnArchive)
    }

    @Test("A top level that would be read as a UID is an error")
    func uidKey() throws {
        let archiver = KeyedArchiver(profile: .xml)
        try archiver.encode(1, forKey: "CF$UID")
        #expect(archiveError { try archiver.finishEncoding() }?.code == .notSupported)
        let other = KeyedArchiver(profile: .xml)
        try other.encode(1, forKey: "CF$UID")
        try other.encode(1, forKey: "a")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: other.finishEncoding())
        #expect(try unarchiver.decode(Int.self, forKey: "CF$UID") == 1)
    }

    // MARK: Errors

    static let broken: [(String, ArchiveError.Code, String)] = [
        ("<array/>", .notAnArchive, "expected a dictionary, found an array"),
        ("<dict/>", .notAnArchive, "expected a keyed archive, found a property list"),
        (
            "<dict><key>$top</key><dict/></dict>", .notAnArchive,
            "expected an integer under '$version', found no such key"
        ),
        ("<!-- -->", .notAnArchive, "expected a keyed archive, found XML"),
        (
            "<dict>\n<key>$top</key>\n</dict>", .corruptArchive,
            "key has no value in line 3, column 1: expected a value, found '</dict>' (byte 23)"
        ),
        (
            "<dict>", .corruptArchive,
            "text ends too early in line 1, column 7: expected an element, found the end (byte 6)"
        ),
    ]

    @Test("The error of text that is no archive has line and column", arguments: broken.indices)
    func refuses(index: Int) {
        let (text, code, message) = Self.broken[index]
        let error = archiveError { try KeyedUnarchiver(forReadingFrom: Data(text.utf8)) }
        #expect(error?.code == code)
        #expect(error?.description == message)
    }

    @Test("An error about an object has no byte, for the bytes that were read are not the file's")
    func place() throws {
        let archives = [
            HandmadeArchive(["name": "a", "$class": .uid(9)]),
            HandmadeArchive(["name": "a", "$class": .uid(2)], ["a": 1]),
            HandmadeArchive(["name": 1, "$class": .uid(2)], .describing("Node")),
        ]
        for archive in archives {
            let binary = try archive.data()
            let xml = try PropertyList(data: binary).data(format: .xml)
            let first = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: binary) }
            let second = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: xml) }
            #expect(first?.code == second?.code && second != nil)
            #expect(first?.path == second?.path && first?.found == second?.found)
            #expect(second?.byteOffset == nil)
        }
    }

    @Test("The limits hold for the XML, and for what is read of it")
    func limits() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Node("root"), profile: .xml)
        var limits = ArchiveLimits()
        limits.maximumByteCount = data.count
        _ = try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data, limits: limits)
        limits.maximumByteCount -= 1
        #expect(archiveError { try KeyedUnarchiver(forReadingFrom: data, limits: limits) }?.code == .limitExceeded)
        let deep = String(repeating: "<array>", count: 600)
        #expect(archiveError { try KeyedUnarchiver(forReadingFrom: Data(deep.utf8)) }?.code == .limitExceeded)
    }

    @Test("Every beginning and every changed byte gives an object or an error", .integration)
    func changed() throws {
        let root = Node("root", next: Node("next"))
        root.next?.next = root
        defer { root.next = nil }
        let data = try KeyedArchiver.archivedData(withRootObject: root, profile: .xml).prefix(4096)
        func outcome(_ data: Data) -> Bool {
            guard let node = try? KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data) else { return false }
            node.next = nil
            return true
        }
        #expect(outcome(data))
        let end = try #require(data.range(of: Data("</plist>".utf8))).upperBound
        for count in 0..<end {
            #expect(!outcome(data.prefix(count)), "\(count) bytes")
        }
        var counts = (objects: 0, errors: 0)
        for position in data.indices {
            for value in [0x20, 0x3C, 0xC3, data[position] ^ 1] as [UInt8] {
                var changed = data
                changed[position] = value
                if outcome(changed) { counts.objects += 1 } else { counts.errors += 1 }
            }
        }
        #expect(counts.objects > 0 && counts.errors > 0)
    }
}
