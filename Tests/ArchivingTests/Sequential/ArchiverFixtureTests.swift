// Archives that macOS wrote, written again from the values: the same bytes. They are read from a folder outside the
// package that ARCHIVING_FIXTURES names; skipped without it.

import Archiving
import Foundation
import TestSupport
import Testing

private let folder = FixtureFolder.appending("typedstream/foundation")

@Suite(
    "Sequential archives of macOS, written again",
    .fixtures)
struct SequentialArchiverFixtureTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let write: @Sendable () throws -> Data

        init<Value: ArchivableValue & SendableMetatype>(_ name: String, _ value: @escaping @Sendable () -> Value?) {
            testDescription = name
            write = { try SequentialArchiver.archivedData(withRootObject: #require(value())) }
        }
    }

    static let rows = [
        Row("NSString") { "Hello, world" },
        Row("NSArray") { ["a", 1, "b"] as AnyValue },
        Row("NSArrayEmpty") { [String]() },
        Row("NSArrayNested") { ["top", [1, 2]] as AnyValue },
        Row("NSSet") { AnyValue.set(["s2", "s1"]) },
        Row("NSData") { Data([0xDE, 0xAD, 0xBE, 0xEF, 0x00, 0x7F]) },
        Row("NSDate") { Date(timeIntervalSinceReferenceDate: 21_692_800) },
        Row("NSURL") { URL(string: "https://example.com/path?q=1") },
        Row("NSURLRelative") {
            URL(string: "page.html", relativeTo: URL(string: "https://example.com/dir/"))
        },
        Row("NumberBool") { NumberValue.boolean(true) },
        Row("NumberInt64") { NumberValue.integer(-9_000_000_000) },
        Row("NSAttributedString") { AttributedStringValue("Hello, world") },
    ]

    @Test("the bytes are those of macOS", arguments: rows)
    func same(_ row: Row) throws {
        let file = try #require(folder).appending(path: row.testDescription)
        #expect(try hexadecimal(row.write()) == hexadecimal(Data(contentsOf: file)))
    }
}
