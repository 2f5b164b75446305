// Streams that contradict themselves: each is an error of its kind, at its byte, and none costs more than its size.

import PropertyLists
import TestSupport
import Testing

@testable import TypedStreams

@Suite("Streams that are damaged")
struct HostileTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let body: [UInt8]
        let code: TypedStreamError.Code
        /// Counted from the end of the header.
        let offset: Int
        let expected: String
        var entry: Int?

        init(
            _ name: String, _ body: [UInt8], _ code: TypedStreamError.Code, at offset: Int, _ expected: String,
            in entry: Int? = nil
        ) {
            self.name = name
            self.body = body
            self.code = code
            self.offset = offset
            self.expected = expected
            self.entry = entry
        }

        var testDescription: String { name }
    }

    private static let object = newString("@") + [0x84] + newClass("Foo")

    static let cases: [Case] = [
        Case("no value", newString("i"), .corrupt, at: 3, "more bytes"),
        Case("half an integer", newString("i") + [0x82, 0x00, 0x01], .corrupt, at: 4, "more bytes"),
        Case("half a real", newString("d") + [0x83, 0x00, 0x01], .corrupt, at: 4, "more bytes"),
        Case("half a type encoding", [0x84, 0x03, 0x69], .corrupt, at: 1, "3 bytes"),
        Case("nil as a type encoding", [0x85], .corrupt, at: 0, "a type encoding"),
        Case("nil as a new string", [0x84, 0x85], .corrupt, at: 1, "the text of a string"),
        Case("the end of an object at the top level", [0x86], .corrupt, at: 0, "an integer"),
        Case("an unknown type code", newString("i^v"), .badEncoding, at: 0, "a type code"),
        Case("an empty type encoding", [0x84, 0x00], .badEncoding, at: 0, "a type encoding"),
        Case("an array that isn't closed", newString("[4i"), .badEncoding, at: 0, "']'"),
        Case("a structure that isn't closed", newString("{a=i"), .badEncoding, at: 0, "'}'"),
        Case("a byte 0 in a string", [0x84, 0x02, 0x69, 0x00], .corrupt, at: 3, "text"),
        Case("a negative length", newString("+") + [0xFF], .corrupt, at: 3, "a number of bytes"),
        Case("a length behind the end", newString("+") + [0x05, 1, 2], .corrupt, at: 3, "5 bytes"),
        Case("a string that isn't there", [0xA0], .corrupt, at: 0, "a reference to one of the 0 strings so far"),
        Case("a tag as an integer", newString("i") + [0x84], .corrupt, at: 3, "an integer"),
        Case("a reserved byte as an integer", newString("i") + [0x88], .corrupt, at: 3, "an integer"),
        Case("nil as a number", newString("d") + [0x85], .corrupt, at: 3, "a number"),
        Case(
            "eight bytes for an integer of four", newString("i") + [0x87, 0, 0, 0, 0, 0, 0, 0, 0], .outOfRange, at: 3,
            "an integer of at most four bytes"),
        Case(
            "four bytes for an integer of two", newString("s") + [0x82, 0, 0, 0, 0], .outOfRange, at: 3,
            "an integer of at most two bytes"),
        Case(
            "eight bytes for a real", newString("d") + [0x87, 0, 0, 0, 0, 0, 0, 0, 0], .outOfRange, at: 3,
            "an integer of at most four bytes"),
        Case(
            "an object without a class", newString("@") + [0x84, 0x85, 0x86], .corrupt, at: 4,
            "the class of an object"),
        Case("a class without a name", newString("#") + [0x84, 0x85], .corrupt, at: 4, "the name of a class"),
        Case(
            "a class with an empty name", newString("#") + [0x84, 0x84, 0x00], .corrupt, at: 4, "the name of a class"),
        Case("an object without an end", object, .corrupt, at: object.count, "more bytes", in: 0),
        Case(
            "nil where an object ends", object + [0x85], .corrupt, at: object.count,
            "a type encoding or the end of an object", in: 0),
        Case(
            "an object that isn't there", newString("@") + [0x92], .corrupt, at: 3,
            "a reference to one of the 0 objects, classes and C strings so far"),
        Case(
            "an object as a C string", object + [0x86] + newString("*") + [0x92], .corrupt, at: object.count + 4,
            "a reference to a C string"),
        Case(
            "a class as an object", object + [0x92, 0x93, 0x86], .corrupt, at: object.count + 1,
            "a reference to an object", in: 0),
        Case(
            "a C string as an object", newString("*") + [0x84] + newString("hi") + newString("@") + [0x92], .corrupt,
            at: 11, "a reference to an object"),
        Case(
            "a class as its own superclass", newString("@") + [0x84, 0x84] + newString("Foo") + [0x00, 0x93], .corrupt,
            at: 11, "a superclass that is complete"),
        Case(
            "an object as a superclass", newString("@") + [0x84, 0x84] + newString("Foo") + [0x00, 0x92], .corrupt,
            at: 11, "a reference to a class"),
        Case("a C string without text", newString("*") + [0x84, 0x85], .corrupt, at: 4, "the text of a C string"),
        Case(
            "an array with more elements than bytes", newString("[9i]") + [1, 2, 3], .corrupt, at: 6,
            "an array of 9 elements"),
        Case(
            "an array with more bytes than there are", newString("[9c]") + [1, 2, 3], .corrupt, at: 6,
            "an array of 9 elements"),
    ]

    @Test("are errors with the byte offset", arguments: cases)
    func damaged(test: Case) throws {
        let bytes = streamBytes(test.body)
        var found: TypedStreamError?
        do {
            found = try read(bytes).trailingError
        } catch {
            found = error
        }
        let error = try #require(found)
        #expect(error.code == test.code)
        #expect(error.expected == test.expected)
        #expect(error.byteOffset == headerByteCount + test.offset)
        #expect(error.entryNumber == test.entry)
    }

    @Test(
        "in their header are no archives",
        arguments: [
            [], [0x04], Array(streamBytes([]).dropLast()), [0x05] + streamBytes([]).dropFirst(),
            [0x02] + streamBytes([]).dropFirst(), [0x04, 0x0A] + Array("streamtype".utf8) + [0x81, 0xE8, 0x03],
            [0x04, 0x0B] + Array("streamtypes".utf8) + [0x81, 0xE8, 0x03], Array("bplist00 and more".utf8),
        ] as [[UInt8]])
    func header(bytes: [UInt8]) {
        let error = #expect(throws: TypedStreamError.self) { try read(bytes) }
        #expect(error?.code == .notAnArchive)
    }

    @Test("of version 3 are refused, because objects in them have no type encoding")
    func version3() {
        let bytes: [UInt8] =
            [0x03, 0x0B] + Array("typedstream".utf8) + [0x81, 0x03, 0xA2, 0x84, 0x84] + newString("Object")
            + [0x00, 0x85, 0x05] + newString("i") + [0x81, 0x01, 0x00, 0x86]
        let error = #expect(throws: TypedStreamError.self) { try read(bytes) }
        #expect(error?.code == .notSupported)
    }

    @Test("after their first group keep what precedes, and the error")
    func trailing() throws {
        let groups = newString("i") + [0x05, 0x92, 0x06]
        let stream = try read(streamBytes(groups + newString("@") + [0x84, 0x84, 0x84]))
        #expect(stream.copiedItems.map(\.value) == [5, 6])
        #expect(stream.entries.count == 0)
        #expect(stream.strings.count == 1)
        #expect(stream.endOffset == headerByteCount + groups.count)
        #expect(stream.trailingError?.code == .corrupt)
        #expect(try stream.bytes() == streamBytes(groups))
    }

    @Test(
        "with objects, classes or brackets too deep inside each other stop at the limit",
        arguments: [
            (object(depth: 1_001), "at most 1000 objects inside each other"),
            (chain(length: 1_001), "a class with at most 999 superclasses"),
            (referredChain(length: 1_001), "a class with at most 999 superclasses"),
            (
                streamBytes([0x84, 0x81, 0xE9, 0x03] + [UInt8](repeating: .code("{"), count: 1_001)),
                "a type encoding with at most 1000 brackets inside each other"
            ),
        ])
    func depth(bytes: [UInt8], expected: String) throws {
        var found: TypedStreamError?
        do {
            found = try read(bytes).trailingError
        } catch {
            found = error
        }
        #expect(found?.code == .limitExceeded)
        #expect(found?.expected == expected)
    }

    @Test("with as many objects inside each other as the limit allows are read and written on a small stack")
    func smallStack() throws {
        for bytes in [Self.object(depth: 1_000), Self.chain(length: 1_000), Self.referredChain(length: 1_000)] {
            let written = try withStack(ofSize: 128 << 10) { try read(bytes).bytes() }
            #expect(written == bytes)
        }
        let limits = TypedStreamLimits(maximumDepth: 200_000)
        let deep = Self.object(depth: 200_000)
        let written = try withStack(ofSize: 128 << 10) { try read(deep, limits: limits).bytes() }
        #expect(written == deep)
    }

    @Test(
        "that unfold are errors before they cost anything",
        arguments: [
            newString("[2000000000i]"), newString("[2000000000[2000000000[2000000000c]]]"),
            newString("[2000000000[0c]]"), newString("+") + [0x82, 0xFF, 0xFF, 0xFF, 0x7F],
            newString("[2000000000{?=[2000000000i]}]"),
            newString("[4294967296[0c]]"), newString("[4294967297[0c]]"), newString("[9223372036854775807[0c]]"),
        ])
    func unfolding(body: [UInt8]) {
        #expect(throws: TypedStreamError.self) { try read(streamBytes(body + [1, 2, 3])) }
    }

    @Test("of groups that repeat a long type encoding without bytes stay small")
    func emptyArrays() throws {
        let encoding = String(repeating: "[0c]", count: 30)
        let body = newString(encoding) + [UInt8](repeating: 0x92, count: 10_000)
        let stream = try read(streamBytes(body))
        #expect(stream.trailingError?.code == .limitExceeded)
        #expect(stream.items.count < 3 * body.count)
        // Nothing at all costs nothing.
        let nothing = try read(streamBytes(newString("[2000000000[0i]]") + [UInt8](repeating: 0x92, count: 10_000)))
        #expect(nothing.items.count == 10_001)
    }

    @Test("or large stop at the limit of bytes")
    func limits() throws {
        let bytes = Self.object(depth: 3)
        let byteError = #expect(throws: TypedStreamError.self) {
            try read(bytes, limits: TypedStreamLimits(maximumByteCount: bytes.count - 1))
        }
        #expect(byteError?.code == .limitExceeded)
        _ = try read(bytes, limits: TypedStreamLimits(maximumByteCount: bytes.count))
    }

    // Objects inside each other.
    private static func object(depth: Int) -> [UInt8] {
        let inner = [UInt8]([0x92, 0x84, 0x93])
        return streamBytes(
            newString("@") + [0x84] + newClass("Foo") + (1..<depth).flatMap { _ in inner }
                + [UInt8](repeating: 0x86, count: depth))
    }

    // A class with superclasses that follow each other.
    private static func chain(length: Int) -> [UInt8] {
        streamBytes(
            newString("#") + [0x84] + newString("A") + [0x00]
                + (1..<length).flatMap { _ in [0x84, 0x93, 0x00] as [UInt8] } + [0x85])
    }

    // Classes of which each has the one before it as its superclass.
    private static func referredChain(length: Int) -> [UInt8] {
        let numbers = (0..<length - 1).flatMap { index -> [UInt8] in
            let number = index - 110
            let reference =
                number <= 127
                ? [UInt8(truncatingIfNeeded: number)]
                : [0x81, UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
            return [0x92, 0x84, 0x93, 0x00] + reference
        }
        return streamBytes(newString("#") + [0x84] + newString("A") + [0x00, 0x85] + numbers)
    }
}
