// Archives of other versions: what each of them wrote is where its version says.

import Archiving
import Foundation
import Testing

@testable import Sequences

@Suite("Versions in sequential archives")
struct SequenceVersionTests {
    private static func archive(
        _ name: String, version: Int64, _ groups: [ExpectedGroup]
    ) -> Data {
        ExpectedStream.archive([.group("@", [.object("root", [(name, version)], groups)])])
    }

    private static func record(_ version: Int64, _ groups: [ExpectedGroup]) throws -> Record {
        try SequentialUnarchiver.unarchivedObject(
            ofClass: Record.self, from: archive("Record", version: version, groups))
    }

    @Test("What an older version wrote is read, and what it didn't has its default", arguments: [0, 1] as [Int64])
    func readsFirstVersions(version: Int64) throws {
        let record = try Self.record(
            version,
            [
                .object(.string("n")), .object(.string("f")), .integer("q", 1), .boolean(true), .integer("q", 21),
                .object(.string("plain")),
            ])
        #expect(record.name == "n" && record.fax == "f" && record.height == 0 && record.width == 0)
        #expect(record.code == 21 && record.total == 42)
    }

    @Test("A version between the oldest and today's")
    func readsSecondVersion() throws {
        let record = try Self.record(
            2,
            [
                .object(.string("n")), .integer("q", 1), .group("dd", [.real64(1.5), .real64(2.5)]), .absent,
                .object(.string("plain")),
            ])
        #expect(record.name == "n" && record.fax == nil && record.height == 1.5 && record.width == 2.5)
        #expect(record.code == nil && record.total == 0)
    }

    @Test("A value that was split later is read by its fallback")
    func readsSplitValue() throws {
        let pair = try SequentialUnarchiver.unarchivedObject(
            ofClass: NamePair.self, from: Self.archive("NamePair", version: 0, [.object(.string("a b"))]))
        #expect(pair.first == "a" && pair.second == nil)
    }

    @Test("An archive of a newer version is refused")
    func refusesNewerVersions() {
        expectError(.newerVersion) {
            try Self.record(4, [.object(.string("n"))])
        }
        expectError(.newerVersion) {
            try SequentialUnarchiver.unarchivedObject(
                ofClass: Guarded.self, from: Self.archive("Guarded", version: 3, [.object(.string("n"))]))
        }
    }

    @Test("A class that refuses newer versions reads its own older ones")
    func readsGuarded() throws {
        let guarded = try SequentialUnarchiver.unarchivedObject(
            ofClass: Guarded.self, from: Self.archive("Guarded", version: 1, [.object(.string("n"))]))
        #expect(guarded.name == "n" && guarded.rank == 5)
    }

    @Test("A struct of an older version")
    func readsOldStruct() throws {
        let point = ExpectedValue.object("p", [("Geo.Point", 1)], [.group("dd", [.real64(1), .real64(2)])])
        let empty = ExpectedGroup.object(.array("empty", []))
        let shape = ExpectedValue.object("s", [("Shape", 0)], [.object(.string("nothing"))])
        let drawing = try SequentialUnarchiver.unarchivedObject(
            ofClass: Drawing.self,
            from: Self.archive(
                "Drawing", version: 0,
                [
                    .object(point), .null, empty, .object(.dictionary("named", [])), .object(shape), .null,
                    .object(.array("shapes", [])), .null,
                ]))
        #expect(drawing.origin == Point(x: 1, y: 2, label: nil))
    }

    @Test("`rebuilt via` gets the version of its own class or struct")
    func rebuilds() throws {
        func read(leg version: Int64, ports: Int64) throws -> Cruise {
            let leg = ExpectedValue.object("leg", [("Leg", version)], [.integer("q", 50)])
            return try SequentialUnarchiver.unarchivedObject(
                ofClass: Cruise.self,
                from: ExpectedStream.archive([
                    .group(
                        "@",
                        [
                            .object(
                                "root", [("Cruise", 1), ("Trip", 0)],
                                [.object(.string("n")), .object(leg), .integer("q", ports)])
                        ])
                ]))
        }
        let older = try read(leg: 2, ports: 4)
        #expect(older.log == ["trip 0", "cruise 1"] && older.leg.days == -1)
        #expect(try read(leg: 3, ports: 4).leg.days == 2)
        let error = expectError(.rejected) { try read(leg: 3, ports: -1) }
        #expect(error?.path == "root")
        #expect(error?.underlyingError is NegativePorts)
    }

    @Test("An object with more or fewer values than its version had is refused")
    func refusesOtherCounts() {
        expectError(.corruptArchive) {
            try SequentialUnarchiver.unarchivedObject(
                ofClass: Guarded.self, from: Self.archive("Guarded", version: 2, [.object(.string("n"))]))
        }
        expectError(.corruptArchive) {
            try SequentialUnarchiver.unarchivedObject(
                ofClass: Guarded.self,
                from: Self.archive("Guarded", version: 1, [.object(.string("n")), .integer("q", 1)]))
        }
    }

    @Test("A value of another type is refused, with the path to it and the name of its field")
    func refusesOtherTypes() {
        let error = expectError(.unexpectedKind) {
            try SequentialUnarchiver.unarchivedObject(
                ofClass: Guarded.self,
                from: Self.archive("Guarded", version: 2, [.object(.string("n")), .integer("i", 1)]))
        }
        #expect(error?.path == "root.$1")
        #expect(error?.expected.hasSuffix("for 'rank'") == true)
    }
}

/// Runs what must throw an error with a code, and returns it.
@discardableResult
func expectError<Value>(
    _ code: ArchiveError.Code, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Value
) -> ArchiveError? {
    do {
        _ = try body()
        Issue.record("nothing was thrown", sourceLocation: sourceLocation)
    } catch let error as ArchiveError {
        #expect(error.code == code, "\(error)", sourceLocation: sourceLocation)
        return error
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
    return nil
}
