// All kinds of types, with values that show the outcome of reading them.

@_spi(GeneratedCode) import Archiving
import Foundation

extension ValueCodec {
    /// Every type that the table knows, alone and as the element of an array.
    static var all: [ValueCodec] {
        numbers + foundationValues + geometry + packedAndIndexed + enumerations + composite + objects + collections
    }

    /// The types whose values have parts.
    static var composite: [ValueCodec] { bits + structures + unions }

    private static func number<Value: ArchivableInteger>(_ type: Value.Type) -> [ValueCodec] {
        pair("\(type)", [0, 1, 3, 4, .max, .min] as [Value]) {
            ObservedValue("\($0)")
        }
    }

    private static var numbers: [ValueCodec] {
        number(Int8.self) + number(Int16.self) + number(Int32.self) + number(Int64.self) + number(Int.self)
            + number(UInt8.self) + number(UInt16.self) + number(UInt32.self) + number(UInt64.self) + number(UInt.self)
            + pair("Bool", [true, false]) { ObservedValue(text(of: .number(.boolean($0)))) }
            + pair("Float", [0, 1.5, -.infinity, 0.1, .greatestFiniteMagnitude] as [Float]) {
                ObservedValue(text(of: .number(.float($0))))
            }
            + pair("Double", [0, 1.5, 0.1, -.infinity, 1e300]) { ObservedValue(text(of: .number(.double($0)))) }
            + [
                ValueCodec("boxed Int", [0, 1, 3, 4, .max, .min] as [Int], variant: BoxedNumber.init) {
                    ObservedValue("\($0)")
                },
                ValueCodec("boxed UInt8", [0, 1, 3, 4, .max] as [UInt8], variant: BoxedNumber.init) {
                    ObservedValue("\($0)")
                },
                ValueCodec("boxed Bool", [true, false], variant: BoxedNumber.init) {
                    ObservedValue(text(of: .number(.boolean($0))))
                },
                ValueCodec("boxed Float", [0, 1.5, -.infinity, 0.1] as [Float], variant: BoxedNumber.init) {
                    ObservedValue(text(of: .number(.float($0))))
                },
                ValueCodec("boxed Double", [0, 1.5, 0.1, -.infinity, 1e300], variant: BoxedNumber.init) {
                    ObservedValue(text(of: .number(.double($0))))
                },
                ValueCodec("boxed Level", Level.allByHand, variant: BoxedNumber.init) {
                    ObservedValue("\($0.rawValue)", name: "\($0)")
                },
                ValueCodec(
                    "boxed StyleNarrow", [StyleNarrow(bold: true, weight: 7, slant: -1)], variant: BoxedNumber.init
                ) { observed($0, UInt64((try? $0.bits()) ?? 0)) },
            ]
    }

    private static var foundationValues: [ValueCodec] {
        pair("String", ["", "red", "violet", "{1, 2}"]) { ObservedValue($0) }
            + pair("Data", [Data(), Data([1]), Data([1, 2, 3])]) { ObservedValue(Self.text(of: $0)) }
            + pair("Date", [Date(timeIntervalSinceReferenceDate: 1)]) {
                ObservedValue("date \($0.timeIntervalSinceReferenceDate)")
            }
            + pair("URL", [URL(filePath: "/a")]) { ObservedValue($0.absoluteString) }
            + pair("UUID", [UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))]) {
                ObservedValue($0.uuidString)
            }
            + pair("Decimal", [1, -12.5, Decimal(sign: .plus, exponent: -19, significand: Decimal(UInt64.max))]) {
                ObservedValue(text(of: .number(.decimal($0))))
            } + laterValues
    }

    /// The values that only an archive's class distinguishes.
    private static var laterValues: [ValueCodec] {
        let start = Date(timeIntervalSinceReferenceDate: 1)
        let anyValues: [AnyValue] = [1, 2.5, "red", ["red", "violet"], ["a": 1], .date(start)]
        return pair("TimeZone", [TimeZone(secondsFromGMT: 3_600) ?? .current]) { ObservedValue($0.identifier) }
            + pair("Locale", [Locale(identifier: "de_DE")]) { ObservedValue($0.identifier) }
            + pair("Calendar", [Calendar(identifier: .iso8601)]) { ObservedValue("\($0.identifier)") }
            + pair("DateComponents", [DateComponents(year: 1)]) { ObservedValue("\($0)") }
            + pair("DateInterval", [DateInterval(start: start, duration: 2)]) { ObservedValue("\($0)") }
            + pair("IndexPath", [IndexPath(indexes: [1, 2])]) { ObservedValue("\($0)") }
            + pair("IndexSetValue", [IndexSetValue([1..<3])]) { ObservedValue("\($0)") }
            + pair("AttributedStringValue", [AttributedStringValue("red")]) { ObservedValue("attributed \($0.string)") }
            + pair("RegularExpressionValue", [RegularExpressionValue(pattern: "a")]) { ObservedValue("\($0)") }
            + pair("ErrorValue", [ErrorValue(domain: "a", code: 1)]) { ObservedValue("\($0)") }
            + runtimeValues
            + [
                ValueCodec("AnyValue", anyValues) { observed($0) },
                ValueCodec("[AnyValue]", anyValues.map { [$0] }) { observed(.array($0)) },
            ]
    }

    /// As the values of the other types describe themselves.
    static func observed(_ value: AnyValue) -> ObservedValue {
        guard case .array(let elements) = value else { return ObservedValue(text(of: value)) }
        return ObservedValue(elements.map { text(of: $0) }.joined(separator: " "))
    }

    private static func text(of value: AnyValue) -> String {
        switch value {
        // Equal numbers are the same, whatever their kinds.
        case .number(.boolean(let value)): value ? "1" : "0"
        case .number(.integer(let value)): "\(value)"
        case .number(.largeInteger(let value)): "\(value)"
        case .number(.float(let value)): text(of: .number(.double(Double(value))))
        case .number(.double(let value)): Int64(exactly: value).map { "\($0)" } ?? "\(value)"
        case .number(.decimal(let value)): "\(value)"
        case .string(let value): value
        case .data(let value): text(of: value)
        case .date(let value): "date \(value.timeIntervalSinceReferenceDate)"
        case .url(let value): value.absoluteString
        case .uuid(let value): value.uuidString
        case .error(let value): "\(value)"
        case .array(let elements): "[" + elements.map { text(of: $0) }.joined(separator: ", ") + "]"
        case .dictionary(let entries):
            "[" + entries.map { "\"\($0.key)\": \(text(of: $0.value))" }.joined(separator: ", ") + "]"
        case .null, .set, .object: "any \(value)"
        }
    }

    static func text(of data: Data) -> String {
        "bytes " + data.map { "\($0)" }.joined(separator: " ")
    }

    private static var geometry: [ValueCodec] {
        pair("CGPoint", [PointValue(x: 1, y: 2.5)]) { ObservedValue("point \($0.x) \($0.y)") }
            + pair("CGSize", [SizeValue(width: 1, height: 2), SizeValue(width: 1.5, height: 2)]) {
                ObservedValue("size \($0.width) \($0.height)")
            }
            + pair("CGRect", [RectangleValue(x: 1, y: 2, width: 3, height: 4)]) { ObservedValue("rectangle \($0)") }
            + pair("NSRange", [RangeValue(location: 1, length: 2)]) {
                ObservedValue("range \($0.location) \($0.length)")
            }
            + pair("VectorValue", [VectorValue(dx: 1, dy: 2.5)]) { ObservedValue("vector \($0.dx) \($0.dy)") }
            + pair("TransformValue", [TransformValue(tx: 3)]) { ObservedValue("\($0)") }
            + pair("EdgeInsetsValue", [EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4)]) {
                ObservedValue("\($0)")
            }
            + [
                ValueCodec("boxed CGPoint", [PointValue(x: 1, y: 2.5)], variant: BoxedGeometry.init) {
                    ObservedValue("point \($0.x) \($0.y)")
                },
                ValueCodec(
                    "boxed EdgeInsetsValue", [EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4)],
                    variant: BoxedGeometry.init
                ) { ObservedValue("\($0)") },
            ]
    }

    /// Numbers, and the bytes that data with them has.
    private static func packed<Value: PackableNumber>(_ values: [Value], isBigEndian: Bool) -> ObservedValue {
        let bytes = values.flatMap { value in
            let bytes = withUnsafeBytes(of: value) { Array($0) }
            return isBigEndian == (1.bigEndian == 1) ? bytes : bytes.reversed()
        }
        return ObservedValue(text(of: Data(bytes)), parts: ["numbers": "\(values)"])
    }

    private static func packed<Value: PackableNumber>(_ values: [Value]) -> [ValueCodec] {
        [
            ValueCodec("packed [\(Value.self)]", [PackedLittleEndian(values), PackedLittleEndian([])]) {
                packed($0.elements, isBigEndian: false)
            },
            ValueCodec("packed(big) [\(Value.self)]", [PackedBigEndian(values), PackedBigEndian([])]) {
                packed($0.elements, isBigEndian: true)
            },
        ]
    }

    private static func indexed<Value: ArchivableValue>(
        _ schemaText: String, _ values: [Value], _ text: @escaping (Value) -> String = { "\($0)" }
    ) -> ValueCodec {
        ValueCodec("indexed [\(schemaText)]", [Indexed(values)]) {
            ObservedValue($0.elements.map { text($0) }.joined(separator: ", "))
        }
    }

    private static var packedAndIndexed: [ValueCodec] {
        packed([Int8(1), -1, 3]) + packed([UInt8(1), 255, 3]) + packed([Int16(1), -2]) + packed([UInt16(1), 65_534])
            + packed([Float(1)]) + packed([Double(1)])
            + [
                indexed("Int", [1, 300, -1]), indexed("Int8", [Int8(1), 2]),
                indexed("Int?", [1, nil, 3] as [Int?]) { number in number.map { "\($0)" } ?? "nil" },
                indexed("String", ["a"]), indexed("CGPoint", [PointValue(x: 1, y: 2)]),
                indexed("CGSize", [SizeValue(width: 1, height: 2)]),
                indexed("Place", [Place(x: 1, y: 300)]) { "\($0.x) \($0.y)" },
                indexed("PlaceLonger", [PlaceLonger(x: 1, y: 300, z: 6)]) {
                    "\($0.x) \($0.y)" + ($0.z == 5 ? "" : " \($0.z)")
                },
            ]
    }

    private static func enumeration<Value: ArchivableEnumeration & CaseIterableByHand>(
        _ type: Value.Type
    ) -> [ValueCodec] {
        // A raw value that is kept is the reader's or the writer's case, whatever name it has there.
        pair("\(type)", Value.allByHand) { value in
            ObservedValue("\(value.rawValue)", name: "\(value)".contains("(") ? nil : "\(value)")
        }
    }

    private static var enumerations: [ValueCodec] {
        enumeration(Tint.self) + enumeration(TintFewer.self) + enumeration(TintStrict.self) + enumeration(Level.self)
            + enumeration(LevelByte.self) + enumeration(LevelSwapped.self) + enumeration(LevelSigned.self)
            + enumeration(LevelOpen.self) + enumeration(LevelFormer.self)
    }

    private static func observed(_ value: any ArchivableBits & Sendable, _ rawValue: UInt64) -> ObservedValue {
        var parts: [String: String] = [:]
        for child in Mirror(reflecting: value).children { parts[child.label ?? ""] = "\(child.value)" }
        return ObservedValue("\(rawValue)", parts: parts)
    }

    private static func bitFields<Value: ArchivableBits & Sendable>(_ values: [Value]) -> [ValueCodec] {
        pair("\(Value.self)", values) { observed($0, UInt64((try? $0.bits()) ?? 0)) }
    }

    private static var bits: [ValueCodec] {
        bitFields([
            Style(bold: false, weight: 0, slant: 0, level: .low), Style(bold: true, weight: 0, slant: 0, level: .low),
            Style(bold: false, weight: 15, slant: 0, level: .low),
            Style(bold: false, weight: 8, slant: -1, level: .low),
            Style(bold: true, weight: 15, slant: -4, level: .middle),
            Style(bold: false, weight: 0, slant: 0, level: .middle),
        ])
            + bitFields([
                StyleMoved(bold: false, weight: 0, slant: 0), StyleMoved(bold: true, weight: 15, slant: -1),
                StyleMoved(bold: true, weight: 3, slant: 3),
            ])
            + bitFields([
                StyleNarrow(bold: false, weight: 0, slant: 0), StyleNarrow(bold: true, weight: 7, slant: -1),
                StyleNarrow(bold: true, weight: 3, slant: 3),
            ])
            + bitFields([
                StyleWide(bold: true, weight: 9, slant: -1, level: .middle, colour: 65_535),
                StyleWide(bold: false, weight: 0, slant: 0, level: .low, colour: 0),
            ])
            + bitFields([
                StyleSigned(bold: false, weight: 0, slant: 0, level: .low),
                StyleSigned(bold: true, weight: -8, slant: -8, level: .under),
                StyleSigned(bold: true, weight: 7, slant: 7, level: .middle),
            ])
            + bitFields([
                StyleFlags(bold: 0, weight: false, level: 0), StyleFlags(bold: 1, weight: true, level: 255 >> 6),
                StyleFlags(bold: 1, weight: true, level: 2),
            ])
            + bitFields([StyleNone(other: .low), StyleNone(other: .middle), StyleNone(other: .under)])
    }

    private static func structure<Value: ArchivableStructure>(_ values: [Value]) -> [ValueCodec] {
        pair("\(Value.self)", values) { value in
            var parts: [String: String] = [:]
            for child in Mirror(reflecting: value).children { parts[child.label ?? ""] = "\(child.value)" }
            return ObservedValue("\(value)", parts: parts)
        }
    }

    private static var structures: [ValueCodec] {
        structure([Place(x: 1, y: 300), Place(x: 300, y: 2)])
            + structure([PlaceLonger(x: 1, y: 300, z: 6), PlaceLonger(x: 300, y: 1)])
            + structure([PlaceNarrow(x: 1, y: 300)]) + structure([PlaceNamed(name: "a")])
            + structure([PlaceEmpty(x: 300, name: "b"), PlaceEmpty()])
    }

    private static func union<Value: ArchivableStructure>(_ values: [Value]) -> [ValueCodec] {
        pair("\(Value.self)", values) { value in
            guard let child = Mirror(reflecting: value).children.first else {
                return ObservedValue("\(value)", name: "\(value)", parts: [:])
            }
            var parts: [String: String] = [:]
            for element in Mirror(reflecting: child.value).children {
                let text = "\(element.value)"
                if text != "nil" { parts[element.label ?? ""] = text }
            }
            if parts.isEmpty { parts["value"] = "\(child.value)" }
            return ObservedValue("\(value)", name: child.label, parts: parts)
        }
    }

    private static var unions: [ValueCodec] {
        union([
            Shape.circle(radius: 1e300), .circle(radius: 2), .square(side: 2, name: nil),
            .square(side: 2, name: "a"), .nothing, .text("b"),
        ])
            + union([
                ShapeMore.circle(radius: 1e300), .circle(radius: 2), .square(side: 2, name: nil), .nothing,
                .star(points: 5), .text("b"),
            ])
            + union([ShapeChanged.circle(radius: 2), .square(side: 3), .nothing(false), .text("b")])
            + union([ShapeSwapped.square(radius: 2), .circle(side: 3), .text(nothing: false)])
            + union([ShapeAlso.circle(radius: 1e300), .circle(radius: 2), .star(points: 5), .cloud, .text("b")])
            + union([ShapeMarked.circle, .square(side: 2), .nothing, .text])
            + union([
                ShapePlaced.place(Place(x: 1, y: 300)), .place(Place(x: 300, y: 1)), .text("b"),
                .box(from: Place(x: 300, y: 2), to: nil), .box(from: Place(x: 1, y: 2), to: Place(x: 3, y: 4)),
            ])
            + union([
                ShapeMoved.place(PlaceLonger(x: 1, y: 2, z: 3)), .text(5),
                .box(from: PlaceNarrow(x: 1, y: 300), to: nil),
                .box(from: PlaceNarrow(x: 1, y: 300), to: PlaceLonger(x: 1, y: 2, z: 6)),
            ])
            + union([
                ShapeOptional.square(side: nil, name: "a"), .square(side: 2, name: "a"),
                .circle(radius: 1e300, extra: nil), .circle(radius: 2, extra: 5), .nothing,
            ])
            + union([ShapeRetired.circle(radius: 1e300), .circle(radius: 2), .nothing])
            + union([
                ShapeInner.shape(.circle(radius: 2)), .shape(.text("a")), .text(.nothing),
                .text(.square(side: 2, name: nil)), .list([]), .list([.nothing]),
            ])
            + union([
                ShapeInnerMore.shape(.circle(radius: 2)), .shape(.star(points: 3)), .text(.nothing), .text(.text("a")),
                .list([]), .list([Place(x: 1, y: 2)]),
            ])
    }

    private static func name(of object: any Coding) -> ObservedValue { ObservedValue("\(type(of: object))") }

    private static var objects: [ValueCodec] {
        pair("Leaf", [Leaf(), Blossom()]) { name(of: $0) } + pair("Blossom", [Blossom()]) { name(of: $0) }
            + pair("Stone", [Stone()]) { name(of: $0) }
            + pair("any Coding", [AnyCoding(Leaf()), AnyCoding(Blossom()), AnyCoding(Stone())]) {
                name(of: $0.object)
            }
    }

    private static var collections: [ValueCodec] {
        [
            ValueCodec("[Int?]", [[1, nil], [300]] as [[Int?]]) { values in
                ObservedValue(values.map { value in value.map { "\($0)" } ?? "nil" }.joined(separator: " "))
            },
            ValueCodec("[Tint?]", [[.red, nil], [.blue]] as [[Tint?]]) { values in
                ObservedValue(values.map { value in value?.rawValue ?? "nil" }.joined(separator: " "))
            },
            ValueCodec("Set<Int>", [[1], [300]] as [Set<Int>]) { ObservedValue("\($0)") },
            ValueCodec("Set<Int8>", [[1]] as [Set<Int8>]) { ObservedValue("\($0)") },
            ValueCodec("Set<Tint>", [[.red], [.blue]] as [Set<Tint>]) { ObservedValue("\($0.map { "\($0)" })") },
            ValueCodec("Set<TintFewer>", [[.red]] as [Set<TintFewer>]) { ObservedValue("\($0.map { "\($0)" })") },
            ValueCodec("[String: Int]", [["a": 1], ["a": 300]] as [[String: Int]]) { ObservedValue("\($0)") },
            ValueCodec("[String: Int8]", [["a": 1]] as [[String: Int8]]) { ObservedValue("\($0)") },
            ValueCodec("[Int: Int]", [[1: 1]] as [[Int: Int]]) { ObservedValue("\($0)") },
            ValueCodec("[Tint: Int]", [[.red: 1], [.blue: 300]] as [[Tint: Int]]) { ObservedValue(text(of: $0)) },
            ValueCodec("[TintFewer: Int]", [[.red: 300]] as [[TintFewer: Int]]) { ObservedValue(text(of: $0)) },
            ValueCodec("[[Int]]", [[[1], []], [[300]]] as [[[Int]]]) { values in
                ObservedValue(values.map { "\($0)" }.joined(separator: " "))
            },
            ValueCodec("[[Int8]]", [[[1], []]] as [[[Int8]]]) { values in
                ObservedValue(values.map { "\($0)" }.joined(separator: " "))
            },
        ]
    }

    /// As a dictionary of raw values describes itself.
    private static func text<Key: ArchivableEnumeration & Hashable>(of dictionary: [Key: Int]) -> String {
        "[\(dictionary.map { "\"\($0.key.rawValue)\": \($0.value)" }.joined(separator: ", "))]"
    }
}

/// An enum without a case for unknown raw values, which would be a warning in the target's schema.
enum TintStrict: String, ArchivableEnumeration, Sendable {
    case red
    case green
    case blue = "blue\u{65}\u{301}"

    /// The enum as a schema declares it.
    static let schemaText = """
        enum TintStrict: String {
            case red
            case green
            case blue = "blue\\u{65}\\u{301}"
        }

        """
}

extension ShapeAlso {
    /// The value for readers that have neither stars nor clouds.
    static func plain(_ shape: ShapeAlso) throws -> ShapeAlso { .text("\(shape)") }
}

/// The cases of an enum that is generated.
protocol CaseIterableByHand {
    static var allByHand: [Self] { get }
}

extension Tint: CaseIterableByHand {
    static var allByHand: [Tint] { [.red, .green, .blue] }
}

extension TintFewer: CaseIterableByHand {
    static var allByHand: [TintFewer] { [.red, .green] }
}

extension TintStrict: CaseIterableByHand {
    static var allByHand: [TintStrict] { [.red, .green, .blue] }
}

extension Level: CaseIterableByHand {
    static var allByHand: [Level] { [.low, .middle, .high] }
}

extension LevelByte: CaseIterableByHand {
    static var allByHand: [LevelByte] { [.low, .middle] }
}

extension LevelSwapped: CaseIterableByHand {
    static var allByHand: [LevelSwapped] { [.middle, .low, .high, .top] }
}

extension LevelSigned: CaseIterableByHand {
    static var allByHand: [LevelSigned] { [.under, .low, .middle] }
}

extension LevelOpen: CaseIterableByHand {
    static var allByHand: [LevelOpen] { [.low, .middle, .other(300), .other(.max), .other(-5)] }
}

extension LevelFormer: CaseIterableByHand {
    static var allByHand: [LevelFormer] { [.low, .middle] }
}
