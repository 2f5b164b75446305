// Distinguishing archives by their first bytes.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Kinds of archives") struct ArchiveKindTests {
    static let head = "<?xml version='1.0'?><plist version='1.0'>"

    static let kinds: [(String, Data, ArchiveKind?)] = [
        ("streamtyped", sequential("streamtyped"), .sequential(.littleEndian)),
        ("typedstream", sequential("typedstream"), .sequential(.bigEndian)),
        ("12 bytes", sequential("streamtyped").dropLast(), nil),
        ("another length of the signature", Data([4, 12]) + Data("streamtyped".utf8), nil),
        ("another signature", sequential("streamTyped"), nil),
        ("an older version", Data([3]) + sequential("typedstream").dropFirst(), .sequential(.bigEndian)),
        ("nothing", Data(), nil), ("zeros", Data(repeating: 0, count: 100), nil),
        ("a binary magic alone", Data("bplist00".utf8), nil),
        ("a sentence", text("something else altogether"), nil),
        ("HTML", text("<html><body/></html>"), nil), ("a tag cut off", text("<plis"), nil),
        ("OpenStep", text(" { a = b; }"), .propertyList(.openStep)),
        ("OpenStep data", text("<00ff>"), .propertyList(.openStep)),
        ("XML", text("\(head)<array/></plist>"), .propertyList(.xml)),
        ("XML of another dictionary", text("\(head)<dict><key>a</key>"), .propertyList(.xml)),
        ("XML of an empty dictionary", text("\(head)<dict/>"), .propertyList(.xml)),
        ("XML of a string", text("\(head)<string>$archiver"), .propertyList(.xml)),
        ("XML with a value for a key", text("\(head)<dict><string>$archiver"), .propertyList(.xml)),
        ("XML up to the first key", text("\(head)<dict>\n<key>$archiver</key>"), .keyed(.xml)),
        ("XML in another order", text("\(head)<dict><key>$version</key>"), .keyed(.xml)),
        (
            "a long comment", text("\(head)<!--\(String(repeating: "é>", count: 9000))--><dict><key>$top</key>"),
            .keyed(.xml)
        ),
        ("a long string", text("\(head)<array><string>\(String(repeating: "é", count: 9000))"), .propertyList(.xml)),
    ]

    static func sequential(_ signature: String) -> Data { Data([4, 11]) + Data(signature.utf8) }
    static func text(_ text: String) -> Data { Data(text.utf8) }

    @Test("The first bytes determine the kind", arguments: kinds.indices)
    func tells(index: Int) throws {
        let (name, data, kind) = Self.kinds[index]
        #expect(ArchiveKind(of: data) == kind, "\(name)")
        let file = FileManager.default.temporaryDirectory.appending(path: "ArchiveKindTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        #expect(try ArchiveKind(contentsOf: file) == kind, "\(name)")
    }

    @Test("An archive of ours is keyed, in each format", arguments: [PropertyList.Format.binary, .xml])
    func ours(format: PropertyList.Format) throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Node("root"), profile: .compact.formatted(as: format))
        #expect(ArchiveKind(of: data) == .keyed(format))
    }

    @Test("A binary property list is keyed when its root has all four keys")
    func binary() throws {
        let archive = HandmadeArchive(["a": 1])
        #expect(try ArchiveKind(of: archive.data()) == .keyed(.binary))
        #expect(try ArchiveKind(of: archive.with { $0.version = nil }.data()) == .propertyList(.binary))
        #expect(try ArchiveKind(of: archive.with { $0.objects = nil }.data()) == .propertyList(.binary))
        #expect(try ArchiveKind(of: PropertyList.array(["$top"]).data()) == .propertyList(.binary))
    }

    @Test("A file that is not there is Foundation's error")
    func missing() {
        let file = FileManager.default.temporaryDirectory.appending(path: "ArchiveKindTests-\(UUID().uuidString)")
        #expect(throws: (any Error).self) { try ArchiveKind(contentsOf: file) }
    }

    @Test("Bytes that are changed or cut off have a kind or none")
    func changed() throws {
        for format in [PropertyList.Format.binary, .xml] {
            let data = try KeyedArchiver.archivedData(
                withRootObject: Node("root"), profile: .compact.formatted(as: format))
            var kinds: Set<ArchiveKind?> = []
            for position in data.indices {
                kinds.insert(ArchiveKind(of: data[..<position]))
                for value in [0, 0x3C, 0x7F, 0xFF] as [UInt8] {
                    var changed = data
                    changed[position] = value
                    kinds.insert(ArchiveKind(of: changed))
                }
            }
            #expect(kinds.contains(.keyed(format)) && kinds.contains(nil))
        }
    }
}
