// Streams that are put together: where objects stand, what is shared, what is not written, what can't be.

import ArchiveBuilding
import PropertyLists
import TestSupport
import Testing

@testable import TypedStreams

@Suite("Streams that are built")
struct BuilderTests {
    /// A builder with the class Foo, whose superclass is NSObject.
    private struct Objects: ~Copyable {
        var builder = TypedStreamBuilder()
        let foo: UInt32

        init() { foo = builder.classEntry(chain: [("Foo", 0), ("NSObject", 0)]) }

        init(copying other: borrowing Objects) {
            builder = other.builder.copy()
            foo = other.foo
        }

        mutating func object(isHeld: Bool = false) -> UInt32 { builder.addObject(ofClass: foo, isHeld: isHeld) }

        mutating func refer(to entry: UInt32, isConditional: Bool = false) {
            builder.beginGroup("@")
            builder.add(object: entry, isConditional: isConditional)
            builder.endGroup()
        }
    }

    @Test("begin with groups, objects with their contents, and classes with theirs")
    func array() throws {
        var builder = TypedStreamBuilder()
        let array = builder.classEntry(chain: [("NSArray", 0), ("NSObject", 0)])
        let string = builder.classEntry(chain: [("NSString", 1), ("NSObject", 0)])
        let object = builder.addObject(ofClass: array, isHeld: false)
        builder.beginGroup("@")
        let isNew = builder.add(object: object)
        #expect(isNew)
        builder.endGroup()
        // Its contents come first here, and second in the stream.
        let last = builder.addObject(ofClass: string, isHeld: true)
        builder.beginContents(of: last)
        builder.beginGroup("+")
        builder.add(text: "b")
        builder.endGroup()
        builder.endContents(of: last)
        let first = builder.addObject(ofClass: string, isHeld: true)
        builder.beginContents(of: first)
        builder.beginGroup("+")
        builder.add(text: "a")
        builder.endGroup()
        builder.endContents(of: first)
        builder.beginContents(of: object)
        builder.beginGroup("i")
        builder.append(.integer(2, code: .code("i")))
        builder.endGroup()
        builder.beginGroup("@")
        builder.add(object: first)
        builder.endGroup()
        builder.beginGroup("@")
        builder.add(object: last)
        builder.endGroup()
        builder.endContents(of: object)
        let bytes = try builder.bytes()
        let body: [[UInt8]] = [
            newString("@"), [0x84], newClass("NSArray"), newString("i"), [0x02, 0x92, 0x84, 0x84],
            newString("NSString"),
            [0x01, 0x94], newString("+"), [0x01, 0x61, 0x86, 0x92, 0x84, 0x96, 0x97, 0x01, 0x62, 0x86, 0x86],
        ]
        #expect(bytes == streamBytes(body.flatMap { $0 }))
        let stream = try read(bytes)
        #expect(stream.className(stream.classEntry(ofObject: 0)) == "NSArray")
        #expect(stream.chain(from: 1).map { stream.className($0) } == ["NSArray", "NSObject"])
        let groups = stream.copiedItems.filter { $0.flags.contains(.isGroup) }
        #expect(groups.map { stream.encoding(of: $0) } == ["@", "i", "@", "+", "@", "+"])
        #expect(groups.first.map { Int($0.value) } == stream.items.count)
    }

    @Test("have the same bytes if a value is a group of its own")
    func valueAsGroup() throws {
        var grouped = TypedStreamBuilder()
        for value in [5, 700] as [Int64] {
            grouped.beginGroup("q")
            grouped.append(.integer(value, code: .code("q")))
            grouped.endGroup()
        }
        var single = TypedStreamBuilder()
        _ = single.string(code: .code("q"))
        for value in [5, 700] as [Int64] {
            single.topItems.append(TypedStreamItem(.integer, code: .code("q"), value: value, flags: .isGroup))
        }
        let (expected, bytes) = (try grouped.bytes(), try single.bytes())
        #expect(bytes == expected)
    }

    @Test(
        "can't have a group of its own of an unknown type, or of another than its value's",
        arguments: ["i", "@"] as [Unicode.Scalar])
    func wrongValueAsGroup(code: Unicode.Scalar) {
        var builder = TypedStreamBuilder()
        _ = builder.string(code: .code("@"))
        builder.topItems.append(TypedStreamItem(.integer, code: .code(code), value: 5, flags: .isGroup))
        #expect(throws: TypedStreamError.self) { try builder.bytes() }
    }

    @Test("share the numbers of the prototype that they are copies of")
    func prototype() throws {
        var prototype = Objects()
        prototype.builder.share()
        let foo = prototype.foo
        let bytes = try (0..<2).map { _ in
            var copy = Objects(copying: prototype)
            let known = copy.builder.classEntry(chain: [("Foo", 0), ("NSObject", 0)])
            let bars = (0..<2).map { _ in copy.builder.classEntry(named: "Bar", version: 0, superclass: foo) }
            #expect(known == foo && bars[0] == bars[1] && bars[0] != foo)
            copy.refer(to: copy.builder.addObject(ofClass: bars[0], isHeld: false))
            return try copy.builder.bytes()
        }
        #expect(bytes[0] == bytes[1])
    }

    @Test("hold conditional references only to what something else holds")
    func conditional() throws {
        var objects = Objects()
        let root = objects.object(isHeld: true)
        let held = objects.object()
        let loose = objects.object()
        objects.refer(to: root)
        objects.builder.beginContents(of: root)
        objects.refer(to: held, isConditional: true)
        objects.refer(to: loose, isConditional: true)
        objects.refer(to: held)
        objects.builder.endContents(of: root)
        let body = newString("@") + [0x84] + newClass("Foo") + [0x92, 0x84, 0x93, 0x86, 0x92, 0x85, 0x92, 0x95, 0x86]
        #expect(try objects.builder.bytes() == streamBytes(body))
    }

    @Test("can't refer without condition to what nothing holds")
    func notHeld() {
        var objects = Objects()
        let loose = objects.object()
        objects.builder.beginGroup("@")
        objects.builder.append(TypedStreamItem(.object, code: .code("@"), number: loose))
        objects.builder.endGroup()
        let builder = objects.builder
        #expect(throws: TypedStreamError.self) { try builder.bytes() }
    }

    @Test("write an object at its first reference, wherever its contents are")
    func contentsElsewhere() throws {
        var objects = Objects()
        let (first, second) = (objects.object(isHeld: true), objects.object(isHeld: true))
        objects.refer(to: second)
        objects.builder.beginGroup("@i")
        objects.builder.add(object: first)
        objects.builder.append(.integer(7, code: .code("i")))
        objects.builder.endGroup()
        objects.builder.beginContents(of: first)
        objects.refer(to: second)
        objects.builder.endContents(of: first)
        objects.builder.beginContents(of: second)
        objects.builder.beginGroup("c")
        objects.builder.append(.integer(1, code: .code("c")))
        objects.builder.endGroup()
        objects.builder.endContents(of: second)
        let body: [[UInt8]] = [
            newString("@"), [0x84], newClass("Foo"), newString("c"), [0x01, 0x86], newString("@i"),
            [0x84, 0x93, 0x92, 0x92, 0x86, 0x07],
        ]
        #expect(try objects.builder.bytes() == streamBytes(body.flatMap { $0 }))
    }

    @Test("share strings and C strings by their text, and can write them twice")
    func strings() throws {
        var builder = TypedStreamBuilder()
        builder.beginGroup("**:%*#")
        builder.append(.cString(builder.cStringEntry("hi")))
        builder.append(.cString(builder.cStringEntry("hi")))
        builder.append(.string(builder.string("hi"), code: .code(":")))
        builder.append(.string(builder.string(""), code: .code("%")))
        builder.append(.cString(builder.addCString(string: builder.string("hi"))))
        builder.append(.null(code: .code("#")))
        builder.endGroup()
        let body = newString("**:%*#") + [0x84] + newString("hi") + [0x92, 0x93, 0x84, 0x00, 0x84, 0x93, 0x85]
        #expect(try builder.bytes() == streamBytes(body))
    }

    @Test("write references of one, two and four bytes")
    func references() throws {
        var objects = Objects()
        let entries = (0..<32_880).map { _ in objects.object() }
        for entry in entries { objects.refer(to: entry) }
        // Entries 0, 1 and 2 are the first object and the two classes.
        let numbers = [(entries[235], 237), (entries[236], 238), (entries[32_875], 32_877), (entries[32_876], 32_878)]
        for (entry, _) in numbers { objects.refer(to: entry) }
        let bytes = try objects.builder.bytes()
        let ends: [UInt8] =
            [0x92, 0x7F] + [0x92, 0x81, 0x80, 0x00] + [0x92, 0x81, 0xFF, 0x7F] + [0x92, 0x82, 0x00, 0x80, 0x00, 0x00]
        #expect(Array(bytes.suffix(ends.count)) == ends)
        let stream = try read(bytes)
        let last = stream.copiedItems.suffix(4).filter { $0.kind == .object }
        #expect(last.map(\.number) == numbers.map { UInt32($0.1) })
        #expect(try stream.bytes() == bytes)
    }

    @Test("with objects too deep inside each other can't be written, and take no stack")
    func depth() throws {
        var objects = Objects()
        var entry = objects.object(isHeld: true)
        objects.refer(to: entry)
        for _ in 1..<100_000 {
            let next = objects.object(isHeld: true)
            objects.builder.beginContents(of: entry)
            objects.refer(to: next)
            objects.builder.endContents(of: entry)
            entry = next
        }
        let builder = objects.builder
        var writing = TypedStreamWriting()
        let error = #expect(throws: TypedStreamError.self) { try builder.bytes(writing) }
        #expect(error?.code == .limitExceeded)
        writing.maximumDepth = 100_000
        let bytes = try withStack(ofSize: 128 << 10) { try builder.bytes(writing) }
        #expect(try read(bytes, limits: TypedStreamLimits(maximumDepth: 100_000)).entries.count == 100_002)
    }

    @Test(
        "whose values aren't those of the type encoding can't be written",
        arguments: [
            ("i", "q"), ("i", "f"), ("ii", "i"), ("i", "ii"), ("i", ""), ("@", "i"), ("[2i]", "i"), ("[2i]", "iii"),
            ("{a=if}", "fi"), ("!", "i"), ("^", "i"), ("[3i", "iii"), ("[0i]", "i"), ("i+", "ii"),
        ])
    func wrongValues(encoding: String, values: String) {
        var objects = Objects()
        let root = objects.object(isHeld: true)
        objects.refer(to: root)
        objects.builder.beginContents(of: root)
        objects.builder.beginGroup(encoding)
        for value in values.utf8 {
            if value == .code("f") {
                objects.builder.append(.real(Float(1)))
            } else {
                objects.builder.append(.integer(1, code: value))
            }
        }
        objects.builder.endGroup()
        objects.builder.endContents(of: root)
        let builder = objects.builder
        let error = #expect(throws: TypedStreamError.self) { try builder.bytes() }
        #expect(error?.code == .badEncoding)
    }

    @Test("whose bytes aren't as many as the type encoding says can't be written")
    func wrongCount() {
        var builder = TypedStreamBuilder()
        builder.beginGroup("[3c]")
        ([1, 2] as [UInt8]).withUnsafeBytes { builder.add(bytes: $0, code: .code("c")) }
        builder.endGroup()
        let error = #expect(throws: TypedStreamError.self) { try builder.bytes() }
        #expect(error?.expected == "3 bytes of the type 'c'")
        #expect(error?.found.hasPrefix("2 bytes") == true)
    }

    @Test("name the object whose value is wrong")
    func innermost() {
        var objects = Objects()
        let (outer, inner) = (objects.object(isHeld: true), objects.object(isHeld: true))
        objects.refer(to: outer)
        objects.builder.beginContents(of: outer)
        objects.refer(to: inner)
        objects.builder.endContents(of: outer)
        objects.builder.beginContents(of: inner)
        objects.builder.beginGroup("i")
        objects.builder.append(.integer(1, code: .code("q")))
        objects.builder.endGroup()
        objects.builder.endContents(of: inner)
        let builder = objects.builder
        let error = #expect(throws: TypedStreamError.self) { try builder.bytes() }
        #expect(error?.entryNumber == Int(inner))
    }
}
