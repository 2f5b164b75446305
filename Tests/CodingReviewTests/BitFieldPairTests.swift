// Random bit fields read as other random ones: the review's verdicts against the runtime's packing and unpacking.

@_spi(GeneratedCode) import Archiving
import CodingReview
import CodingSchema
import Testing
import TestSupport

@Suite("Random bit fields read as others") struct BitFieldPairTests {
    /// The type of a field, with what the runtime does for it.
    enum Kind: CaseIterable {
        case bool
        case int8
        case uint8
        case int16
        case levelByte
        case levelSigned

        /// The widths that a field of the type may have.
        var widths: ClosedRange<Int> {
            switch self {
            case .bool: 1...1
            case .int8, .uint8: 1...8
            case .int16: 2...9
            case .levelByte: 1...4
            case .levelSigned: 2...4
            }
        }

        var schemaText: String {
            switch self {
            case .bool: "Bool"
            case .int8: "Int8"
            case .uint8: "UInt8"
            case .int16: "Int16"
            case .levelByte: "LevelByte"
            case .levelSigned: "LevelSigned"
            }
        }

        /// The lowest and the highest value in a width.
        func range(width: Int) -> ClosedRange<Int> {
            switch self {
            case .bool, .levelByte: 0...1
            case .levelSigned: -1...1
            case .uint8: 0...(1 << width - 1)
            case .int8, .int16: -(1 << (width - 1))...(1 << (width - 1) - 1)
            }
        }
    }

    struct Field {
        let name: String
        let kind: Kind
        let position: Int
        let width: Int

        func set<Storage>(_ value: Int, in bits: inout BitField<Storage>) throws {
            switch kind {
            case .bool: try bits.set(value != 0, at: position, width: width, name: name)
            case .int8: try bits.set(Int8(value), at: position, width: width, name: name)
            case .uint8: try bits.set(UInt8(value), at: position, width: width, name: name)
            case .int16: try bits.set(Int16(value), at: position, width: width, name: name)
            case .levelByte: try bits.set(value == 0 ? LevelByte.low : .middle, at: position, width: width, name: name)
            case .levelSigned:
                let level: LevelSigned = value < 0 ? .under : value == 0 ? .low : .middle
                try bits.set(level, at: position, width: width, name: name)
            }
        }

        func value<Storage>(in bits: BitField<Storage>) throws -> Int {
            switch kind {
            case .bool: try bits.value(Bool.self, at: position, width: width, name: name) ? 1 : 0
            case .int8: Int(try bits.value(Int8.self, at: position, width: width, name: name))
            case .uint8: Int(try bits.value(UInt8.self, at: position, width: width, name: name))
            case .int16: Int(try bits.value(Int16.self, at: position, width: width, name: name))
            case .levelByte: Int(try bits.value(LevelByte.self, at: position, width: width, name: name).rawValue)
            case .levelSigned: Int(try bits.value(LevelSigned.self, at: position, width: width, name: name).rawValue)
            }
        }

        /// Both use the same bits.
        func isInPlace(of other: Field) -> Bool { position == other.position && width == other.width }
    }

    /// Fields in an integer of 16 or 32 bits.
    struct Layout {
        var isWide: Bool
        var fields: [Field]

        init(using generator: inout SeededGenerator) {
            isWide = Bool.random(using: &generator)
            fields = []
            var position = 0
            for name in ["a", "b", "c", "d"].shuffled(using: &generator).prefix(.random(in: 1...4, using: &generator)) {
                let kind = Kind.allCases.randomElement(using: &generator) ?? .bool
                let width = Int.random(in: kind.widths, using: &generator)
                position += Bool.random(using: &generator) ? 0 : Int.random(in: 0...3, using: &generator)
                guard position + width <= (isWide ? 32 : 16) else { break }
                fields.append(Field(name: name, kind: kind, position: position, width: width))
                position += width
            }
        }

        /// The layout with one thing that is different.
        func changed(using generator: inout SeededGenerator) -> Layout {
            var result = self
            guard let place = fields.indices.randomElement(using: &generator) else { return result }
            let field = fields[place]
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: result.isWide.toggle()
            case 1: result.fields.remove(at: place)
            case 2:
                result.fields[place] = Field(
                    name: "e", kind: field.kind, position: field.position, width: field.width)
            case 3:
                let kinds = Kind.allCases.filter { $0.widths.contains(field.width) }
                result.fields[place] = Field(
                    name: field.name, kind: kinds.randomElement(using: &generator) ?? field.kind,
                    position: field.position, width: field.width)
            case 4:
                result.fields[place] = Field(
                    name: field.name, kind: field.kind, position: field.position,
                    width: Int.random(in: field.kind.widths, using: &generator))
            default:
                result.fields[place] = Field(
                    name: field.name, kind: field.kind, position: max(0, field.position - 1), width: field.width)
            }
            return result
        }

        var schemaText: String {
            let lines = fields.map { field in
                "var \(field.name): \(field.kind.schemaText) at \(field.position) width \(field.width)\n"
            }
            return """
                enum LevelByte: UInt8 { case low = 0 case middle = 1 unknown .middle }
                enum LevelSigned: Int8 { case under = -1 case low = 0 case middle = 1 unknown .under }
                bits E: \(isWide ? "UInt32" : "UInt16") { \(lines.joined()) }
                struct Holder { var value: E }
                """
        }
    }

    /// The outcome of reading one of the writer's values: lost or different values, or an error.
    private static func outcome(
        of values: [Int], in written: Layout, readBy read: Layout, isReaderNewer: Bool
    ) throws -> ObservedOutcome {
        var bits = BitField<UInt32>()
        for (field, value) in zip(written.fields, values) { try field.set(value, in: &bits) }
        guard read.isWide || bits.rawValue <= UInt16.max else { return .error }
        var rest = Array(zip(written.fields, values))
        var partners: [String: Int] = [:]
        let order =
            read.fields.flatMap { field in
                [(field, { (other: Field) in other.name == field.name })]
            } + read.fields.map { field in (field, { (other: Field) in other.isInPlace(of: field) }) }
        for (field, isPartner) in order where partners[field.name] == nil {
            guard let place = rest.firstIndex(where: { isPartner($0.0) }) else { continue }
            partners[field.name] = rest.remove(at: place).1
        }
        var outcome = rest.contains { $0.1 != 0 } && isReaderNewer ? ObservedOutcome.changed : .kept
        for field in read.fields {
            do {
                if try field.value(in: bits) != partners[field.name] ?? 0 { outcome = .changed }
            } catch {
                return .error
            }
        }
        return outcome
    }

    /// Values of all fields: each field's lowest, highest and others, alone and together.
    private static func samples(of layout: Layout, using generator: inout SeededGenerator) -> [[Int]] {
        let ranges = layout.fields.map { $0.kind.range(width: $0.width) }
        var result = [ranges.map(\.lowerBound), ranges.map(\.upperBound), ranges.map { _ in 0 }]
        for place in ranges.indices {
            for value in [ranges[place].lowerBound, ranges[place].upperBound] {
                result.append(ranges.indices.map { $0 == place ? value : 0 })
            }
        }
        for _ in 0..<60 { result.append(ranges.map { .random(in: $0, using: &generator) }) }
        return result
    }

    @Test("What is said of 400 pairs is what the runtime does")
    func pairs() throws {
        var generator = SeededGenerator(seed: 20_261)
        var verdicts: [Verdict: Int] = [:]
        for _ in 0..<400 {
            let written = Layout(using: &generator)
            let read =
                Int.random(in: 0..<8, using: &generator) == 0
                ? Layout(using: &generator) : written.changed(using: &generator)
            let isReaderNewer = Bool.random(using: &generator)
            // Two fields can't share a bit in a schema.
            guard Self.isSchema(read) else { continue }
            let outcome = try ValueReadingTests.finding(
                old: written.schemaText, new: read.schemaText, isReaderNewer: isReaderNewer,
                renamed: [:])
            verdicts[outcome.verdict, default: 0] += 1
            let seen = Set(
                try Self.samples(of: written, using: &generator).map {
                    try Self.outcome(of: $0, in: written, readBy: read, isReaderNewer: isReaderNewer)
                })
            let comment = "\(written.schemaText)\n\(read.schemaText)\n\(outcome) \(seen)"
            switch outcome.verdict {
            case .safe: #expect(seen == [.kept], "\(comment)")
            case .lossy: #expect(seen.contains(.changed) && !seen.contains(.error), "\(comment)")
            case .breaking: #expect(seen != [.kept], "\(comment)")
            }
        }
        #expect(verdicts.count == 3, "\(verdicts)")
    }

    private static func isSchema(_ layout: Layout) -> Bool {
        var taken: Set<Int> = []
        for field in layout.fields {
            for bit in field.position..<(field.position + field.width) {
                guard bit < (layout.isWide ? 32 : 16), taken.insert(bit).inserted else { return false }
            }
        }
        return !layout.fields.isEmpty
    }
}
