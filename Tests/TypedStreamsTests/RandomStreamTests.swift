// Random streams there and back: what was built is what is read, and what was read is written byte for byte.

import PropertyLists
import TestSupport
import Testing

@testable import TypedStreams

@Suite("Random streams")
struct RandomStreamTests {
    @Test("are read as they were built, and written again byte for byte", arguments: 0..<200)
    func thereAndBack(number: UInt64) throws {
        let seed = number &* 7_919 &+ 11
        let built = RandomStream(seed: seed).stream()
        let bytes = try built.builder.bytes(built.writing)
        let stream = try read(bytes)
        #expect(stream.trailingError == nil, "seed \(seed)")
        #expect(stream.header == built.writing.header)
        #expect(try stream.bytes() == bytes, "seed \(seed)")
        #expect(StreamEvents.lines(of: stream).filter { $0.contains("literal") }.count == built.objectCount * 2)
        let values = stream.copiedItems.filter { $0.kind == .integer || $0.kind == .real }
        #expect(values.map(\.value).sorted() == built.numbers.sorted(), "seed \(seed)")
    }

    @Test("cut short or changed at random are values or errors", arguments: 0..<50)
    func changed(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed &+ 2_000_000)
        let built = RandomStream(seed: seed &+ 1_000_000).stream()
        let bytes = try built.builder.bytes(built.writing)
        for _ in 0..<200 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 13..<changed.count, using: &generator)
                changed[index] = UInt8.random(in: 0...255, using: &generator)
            }
            guard let stream = try? read(changed) else { continue }
            let written = try stream.bytes()
            #expect(try read(written).bytes() == written, "seed \(seed)")
        }
    }
}

private struct RandomStream: ~Copyable {
    struct Built: ~Copyable {
        var builder = TypedStreamBuilder()
        var writing = TypedStreamWriting()
        var objectCount = 0
        var numbers: [Int64] = []
    }

    private var generator: SeededGenerator
    private var built = Built()
    private var classes: [UInt32] = []
    private var objects: [UInt32] = []
    private var waiting: [UInt32] = []

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    consuming func stream() -> Built {
        built.writing.header.isBigEndian = Bool.random(using: &generator)
        built.writing.header.systemVersion = Int.random(in: 0...40_000, using: &generator)
        for name in ["NSObject", "NSString", "i", "Ä", "NSArray"] {
            classes.append(
                built.builder.classEntry(
                    named: name, version: Int32.random(in: -200...200, using: &generator),
                    superclass: classes.randomElement(using: &generator) ?? TypedStreamEntry.none))
        }
        for _ in 0..<Int.random(in: 1...4, using: &generator) { addGroup() }
        while let entry = waiting.popLast() {
            built.builder.beginContents(of: entry)
            for _ in 0..<Int.random(in: 0...4, using: &generator) { addGroup() }
            built.builder.endContents(of: entry)
        }
        return built
    }

    private mutating func addGroup() {
        let types = [
            "i", "@", "iI", "@@", "[3s]", "[4c]", "{?=fd}", "[2{a=[2q]@}]", "*", "+", ":%", "#", "!c", "Q", "[0d]",
        ]
        let encoding = types.randomElement(using: &generator) ?? "i"
        built.builder.beginGroup(encoding)
        switch encoding {
        case "[3s]": for _ in 0..<3 { addValue(.code("s")) }
        case "[4c]": addBytes(count: 4, code: .code("c"))
        case "{?=fd}": for code in "fd".utf8 { addValue(code) }
        case "[2{a=[2q]@}]": for code in "qq@qq@".utf8 { addValue(code) }
        case "[0d]": break
        default: for code in encoding.utf8 where code != .code("!") { addValue(code) }
        }
        built.builder.endGroup()
    }

    private mutating func addValue(_ code: UInt8) {
        switch code {
        case .code("f"), .code("d"): addReal(code)
        case .code("@"): addObject()
        case .code("+"): addBytes(count: Int.random(in: 0...300, using: &generator), code: code)
        case .code("*"): built.builder.append(.cString(built.builder.cStringEntry(text())))
        case .code(":"), .code("%"): built.builder.append(.string(built.builder.string(text()), code: code))
        case .code("#"): built.builder.append(.classReference(classes.randomElement(using: &generator) ?? 0))
        default: addInteger(code)
        }
    }

    private mutating func addInteger(_ code: UInt8) {
        let bits: Int =
            switch code {
            case .code("c"): 8
            case .code("s"): 16
            case .code("i"), .code("I"): 32
            default: 64
            }
        let random = Int64(bitPattern: generator.next()) >> Int64.random(in: Int64(64 - bits)...63, using: &generator)
        let value = code == .code("I") ? Int64(UInt32(truncatingIfNeeded: random)) : random
        built.numbers.append(value)
        built.builder.append(.integer(value, code: code))
    }

    private mutating func addReal(_ code: UInt8) {
        let isWhole = Bool.random(using: &generator)
        let whole = Double(Int64.random(in: -70_000...70_000, using: &generator))
        if code == .code("f") {
            let value = isWhole ? Float(whole) : Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
            built.numbers.append(Int64(value.bitPattern))
            built.builder.append(.real(value))
        } else {
            let value = isWhole ? whole : Double(bitPattern: generator.next())
            built.numbers.append(Int64(bitPattern: value.bitPattern))
            built.builder.append(.real(value))
        }
    }

    private mutating func addBytes(count: Int, code: UInt8) {
        let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
        bytes.withUnsafeBytes { built.builder.add(bytes: $0, code: code) }
    }

    private mutating func addObject() {
        let choice = Int.random(in: 0..<10, using: &generator)
        if choice < 2 {
            built.builder.append(.null(code: .code("@")))
        } else if choice < 5, let object = objects.randomElement(using: &generator) {
            built.builder.add(object: object, isConditional: Bool.random(using: &generator))
        } else if built.objectCount < 40 {
            let entry = built.builder.addObject(ofClass: classes.randomElement(using: &generator) ?? 0, isHeld: false)
            built.builder.add(object: entry)
            built.objectCount += 1
            objects.append(entry)
            waiting.append(entry)
        } else {
            built.builder.append(.null(code: .code("@")))
        }
    }

    private mutating func text() -> String {
        ["", "a", "@", "hi", "NSObject", "q"].randomElement(using: &generator) ?? ""
    }
}
