// Values that a class with a sequence encodes under keys, in a sequential archive.

@_spi(GeneratedCode) import Archiving
import Foundation
import Testing

@Suite("Keys in sequential archives")
struct SequentialArchiverKeysTests {
    /// An object that encodes whatever a test wants, of a class that declares its sequence.
    final class Parcel: Coding {
        private let body: (Archiver) throws -> Void

        init(_ body: @escaping (Archiver) throws -> Void) {
            self.body = body
        }

        static var archivedClass: ArchivedClass {
            ArchivedClass(
                "Parcel", type: Parcel.self, version: 1, olderKeys: ["label"],
                sequence: [
                    .value("name", "@"), .value("old", "@", until: 0), .value("x", "f"), .value("y", "f", joined: true),
                    .value("count", "c q"), .value("weight", "q"), .value("next", "@"),
                ])
        }

        func encode(with archiver: Archiver) throws {
            try body(archiver)
        }

        init(coder unarchiver: Unarchiver) throws {
            body = { _ in }
        }
    }

    private func bytes(_ body: @escaping (Archiver) throws -> Void) throws -> String {
        try hexadecimal(SequentialArchiver.archivedData(withRootObject: Parcel(body)))
    }

    /// The values in their order, without keys.
    private func expected(count: Int?) throws -> String {
        try bytes { archiver in
            try archiver.encode("a")
            try archiver.encodeGroup {
                try archiver.encode(Float(1))
                try archiver.encode(Float(2))
            }
            try archiver.encodeOptional(count)
            try archiver.encode(7)
            try archiver.encode(nil as String?)
        }
    }

    /// A class whose values need no arrangement.
    final class Label: Coding {
        private let body: (Archiver) throws -> Void

        init(_ body: @escaping (Archiver) throws -> Void) { self.body = body }

        static var archivedClass: ArchivedClass {
            ArchivedClass(
                "Label", type: Label.self,
                sequence: [
                    .value("x", "d"), .value("n", "i"), .value("s", "@"), .value("b", "c"), .value("o", "c q"),
                ])
        }

        func encode(with archiver: Archiver) throws { try body(archiver) }
        init(coder unarchiver: Unarchiver) throws { body = { _ in } }
    }

    /// Encodes one value of another type than the sequence declares.
    static let wrongValues: [(key: String, found: String, body: @Sendable (Archiver, String) throws -> Void)] = [
        ("n", "'q'", { try $0.encode(3, forKey: $1) }),
        ("x", "'f'", { try $0.encode(Float(1.5), forKey: $1) }),
        ("s", "'q'", { try $0.encode(5, forKey: $1) }),
        ("s", "values of another one", { try $0.encode(PointValue(x: 1, y: 2), forKey: $1) }),
        ("s", "values of another one", { try $0.encode(PackedLittleEndian([Int16(3)]), forKey: $1) }),
        ("s", "'+'", { try $0.encodeBytes(Data([1]), forKey: $1) }),
        ("b", "'d'", { try $0.encode(1.5, forKey: $1) }),
        ("x", "values of another one", { try $0.encode(PointValue(x: 1, y: 2), forKey: $1) }),
        ("o", "'i'", { try $0.encode(Int32(3) as Int32?, forKey: $1) }),
        ("o", "'d'", { try $0.encode(1.5 as Double?, forKey: $1) }),
        ("x", "'@'", { try $0.encode("a", forKey: $1) }),
        ("n", "'@'", { try $0.encode([1], forKey: $1) }),
        ("n", "'+'", { try $0.encodeBytes(nil, forKey: $1) }),
    ]

    @Test("A value of another type than the sequence declares is refused when it is written", arguments: 0..<13)
    func wrongType(row: Int) throws {
        let wrong = Self.wrongValues[row]
        func values(isWrong: Bool) -> Label {
            Label { archiver in
                for (key, value) in [("x", 1.5 as any ArchivableValue), ("n", Int32(2)), ("s", "a"), ("b", true)] {
                    if isWrong, key == wrong.key {
                        try wrong.body(archiver, key)
                    } else {
                        try value.encode(to: archiver, under: key)
                    }
                }
                if isWrong, wrong.key == "o" { return try wrong.body(archiver, "o") }
                try archiver.encode(5 as Int?, forKey: "o")
            }
        }
        // In the first object, and in one after others.
        for count in [0, 3] {
            let archiver = SequentialArchiver()
            for _ in 0..<count { try archiver.encode(values(isWrong: false)) }
            let error = archiveError { try archiver.encode(values(isWrong: true)) }
            #expect(error?.code == .invalidValue && error?.found == wrong.found, "\(error as Any)")
            #expect(error?.path == "$\(count).\(wrong.key)")
        }
        _ = try SequentialArchiver.archivedData(withRootObject: values(isWrong: false))
    }

    /// An enum whose cases carry values, with and without a tag.
    struct Shape: ArchivableStructure {
        let body: (Archiver) throws -> Void

        init(_ body: @escaping (Archiver) throws -> Void) { self.body = body }

        static var archivedStructure: ArchivedStructure {
            ArchivedStructure(
                "Shape", sequence: .cases([.case("x", [.value("x", "d"), .value("n", "i"), .value("o", "c q")])]))
        }

        func encode(with archiver: Archiver) throws { try body(archiver) }
        init(coder unarchiver: Unarchiver) throws { body = { _ in } }
        static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "x") }
    }

    @Test("A value of a case is refused, too, if it has another type", arguments: 0..<13)
    func wrongTypeInCase(row: Int) throws {
        let wrong = Self.wrongValues[row]
        func shape(isWrong: Bool) -> Shape {
            Shape { archiver in
                let right: [(String, (Archiver, String) throws -> Void)] = [
                    ("x", { try $0.encode(1.5, forKey: $1) }), ("n", { try $0.encode(Int32(1), forKey: $1) }),
                    ("o", { try $0.encode(5 as Int?, forKey: $1) }),
                ]
                for (key, encode) in right { try (isWrong && key == wrong.key ? wrong.body : encode)(archiver, key) }
            }
        }
        guard ["x", "n", "o"].contains(wrong.key) else { return }
        let archiver = SequentialArchiver()
        try archiver.encode([shape(isWrong: false)])
        let error = archiveError { try archiver.encode([shape(isWrong: false), shape(isWrong: true)]) }
        #expect(error?.code == .invalidValue && error?.found == wrong.found, "\(error as Any)")
        #expect(error?.path == "$1[1].\(wrong.key)")
    }

    /// A Codable value under a key, by hand.
    final class Note: Coding {
        let lines: [String]

        init(_ lines: [String]) { self.lines = lines }

        static var archivedClass: ArchivedClass {
            ArchivedClass("Note", type: Note.self, sequence: [.value("number", "q"), .value("lines", "@")])
        }

        func encode(with archiver: Archiver) throws {
            try archiver.encodeEncodable(lines, forKey: "lines")
            try archiver.encode(7, forKey: "number")
        }

        init(coder unarchiver: Unarchiver) throws {
            lines = try unarchiver.decodeDecodable([String].self, forKey: "lines") ?? []
            #expect(try unarchiver.decode(Int.self, forKey: "number") == 7)
        }
    }

    @Test("A Codable value is archived under its key of the sequence")
    func codable() throws {
        let note = Note(["a", "b"])
        let sequential = try SequentialArchiver.archivedData(withRootObject: note)
        #expect(try SequentialUnarchiver.unarchivedObject(ofClass: Note.self, from: sequential).lines == note.lines)
        let keyed = try KeyedArchiver.archivedData(withRootObject: note)
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: keyed).lines == note.lines)
    }

    @Test("a structure that a class opens itself leaves the values around it in their order")
    func ownStructure() throws {
        for keys in [["weight", "name"], ["name", "weight"], ["x", "y", "name"]] {
            // The values inside have no sequence. What matters is that those outside are arranged, or an error is thrown.
            let error = archiveError {
                _ = try bytes { archiver in
                    try archiver.encode(7, forKey: "weight")
                    try archiver.beginStructure(ArchivedStructure("Box"), forKey: nil)
                    for key in keys { try archiver.encode(key, forKey: key) }
                    try archiver.endStructure()
                    try archiver.encode("a", forKey: "name")
                }
            }
            #expect(error == nil || error?.path.isEmpty == false)
        }
    }

    @Test("the order of the calls doesn't matter, and keys for other readers are ignored")
    func order() throws {
        let shuffled = try bytes { archiver in
            try archiver.encodeVersion(1, forKey: "Parcel.version")
            try archiver.encode(7, forKey: "weight")
            try archiver.encode(Float(2), forKey: "y")
            try archiver.encode("a", forKey: "label")
            try archiver.encodeIfPresent(3, forKey: "count")
            try archiver.encode("a", forKey: "name")
            try archiver.encodeConditional(nil, forKey: "next")
            try archiver.encode(Float(1), forKey: "x")
        }
        #expect(try shuffled == expected(count: 3))
    }

    @Test("a value that is left out is nil")
    func missing() throws {
        let sparse = try bytes { archiver in
            try archiver.encode("a", forKey: "name")
            try archiver.encode(Float(1), forKey: "x")
            try archiver.encode(Float(2), forKey: "y")
            try archiver.encode(7, forKey: "weight")
        }
        #expect(try sparse == expected(count: nil))
    }

    @Test("keys after values without keys")
    func mixed() throws {
        let mixed = try bytes { archiver in
            try archiver.encode("a")
            try archiver.encode(Float(1), forKey: "x")
            try archiver.encode(Float(2), forKey: "y")
            try archiver.encode(nil as Int?, forKey: "count")
            try archiver.encode(7)
            try archiver.encode(nil as String?)
        }
        #expect(try mixed == expected(count: nil))
    }

    @Test("a number that is left out, a key twice, and a key of no value are errors")
    func errors() throws {
        let missing = archiveError { try bytes { try $0.encode("a", forKey: "name") } }
        #expect(missing?.path == "root.x" && missing?.code == .invalidValue, "\(String(describing: missing))")
        let twice = archiveError {
            try bytes { archiver in
                for number in 0..<2 { try archiver.encode(number, forKey: "weight") }
                for key in ["x", "y"] { try archiver.encode(Float(0), forKey: key) }
            }
        }
        #expect(twice?.path == "root.weight" && twice?.code == .notSupported, "\(String(describing: twice))")
        let unknown = archiveError { try bytes { try $0.encode("a", forKey: "title") } }
        #expect(unknown?.path == "root.title" && unknown?.code == .codingRefused, "\(String(describing: unknown))")
    }
}

extension ArchivableValue {
    fileprivate func encode(to archiver: Archiver, under key: String) throws {
        try archiver.encode(self, forKey: key)
    }
}
