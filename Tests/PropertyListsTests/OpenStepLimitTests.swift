// OpenStep text that is right and too much, and text that was changed: each gives a value or an error.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Limits of OpenStep text") struct OpenStepLimitTests {
    private func error(_ text: String, _ limits: ReadLimits = ReadLimits()) -> PropertyListError.Code? {
        do throws(PropertyListError) {
            _ = try OpenStepReadingTests.read(Array(text.utf8), limits)
            return nil
        } catch {
            return error.code
        }
    }

    private static func nested(_ depth: Int) -> String {
        String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }

    private static func nestedDictionaries(_ depth: Int) -> String {
        String(repeating: "{a=", count: depth - 1) + "{}" + String(repeating: ";}", count: depth - 1)
    }

    @Test("Containers nest 512 deep and no deeper, or less where the limits say so")
    func depth() {
        #expect(error(Self.nested(512)) == nil)
        #expect(error(Self.nested(513)) == .limitExceeded)
        #expect(error(Self.nestedDictionaries(512)) == nil)
        #expect(error(Self.nestedDictionaries(513)) == .limitExceeded)
        #expect(error(String(repeating: "(", count: 1_000_000)) == .limitExceeded)
        #expect(error(Self.nested(3), ReadLimits(maximumDepth: 3)) == nil)
        #expect(error(Self.nested(4), ReadLimits(maximumDepth: 3)) == .limitExceeded)
        #expect(error("a", ReadLimits(maximumDepth: 0)) == nil)
        #expect(error("a;", ReadLimits(maximumDepth: 0)) == .limitExceeded)
        #expect(error("a = (b);", ReadLimits(maximumDepth: 1)) == .limitExceeded)
    }

    @Test("What nests 512 deep is read and written on a small stack")
    func smallStack() throws {
        try withStack {
            let text = Self.nestedDictionaries(512)
            let value = try OpenStepReadingTests.read(Array(text.utf8))
            let written = try OpenStepPropertyList.bytes(of: value)
            #expect(try OpenStepReadingTests.read(written) == value)
        }
    }

    @Test(
        "Bytes and objects are counted",
        arguments: [
            ("a", 1), ("()", 1), ("(a,b)", 3), ("{a=b;}", 3), ("{a;}", 3), ("a;b;", 5), ("{a=();b=<00>;}", 5),
        ])
    func counts(text: String, objectCount: Int) {
        #expect(error(text, ReadLimits(maximumByteCount: text.utf8.count)) == nil)
        #expect(error(text, ReadLimits(maximumByteCount: text.utf8.count - 1)) == .limitExceeded)
        #expect(error(text, ReadLimits(maximumObjectCount: objectCount)) == nil)
        #expect(error(text, ReadLimits(maximumObjectCount: objectCount - 1)) == .limitExceeded)
    }

    // MARK: - Changed text

    private static let sample = Array(
        """
        // A bit of everything.
        { name = "Ann \\"Lee\\" \\U00e9\\n"; list = (a, 'b', (), {},); data = <0fbd 777f>; /* c */ key; }
        """.utf8)

    // What was read can be written and read again.
    private func outcome(_ bytes: [UInt8]) -> PropertyListError? {
        do throws(PropertyListError) {
            let value = try OpenStepReadingTests.read(bytes)
            #expect(try OpenStepReadingTests.read(OpenStepPropertyList.bytes(of: value)) == value)
            return nil
        } catch {
            #expect(error.byteOffset.map { (0...bytes.count).contains($0) } ?? false, "\(error) \(bytes)")
            return error
        }
    }

    @Test("Every beginning, and every byte with every value, gives a value or an error with a place", .integration)
    func changes() {
        var outcomes = (values: 0, errors: 0)
        for count in 0...Self.sample.count {
            _ = outcome(Array(Self.sample[..<count]))
        }
        for position in Self.sample.indices {
            for value in UInt8.min...UInt8.max {
                var bytes = Self.sample
                bytes[position] = value
                if outcome(bytes) == nil { outcomes.values += 1 } else { outcomes.errors += 1 }
            }
        }
        #expect(outcomes.values > 100)
        #expect(outcomes.errors > 1000)
    }
}
