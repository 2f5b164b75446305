// Geometric values: strings under a key, NSValues as elements where Cocoa has such objects; both forms can be read in
// both positions.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Geometric values") struct GeometryTests {
    @Test("Under a key they are strings, and a range an NSValue")
    func underAKey() throws {
        let contents = try ArchiveContents(
            KeyedArchiver.archivedData(withRootObject: ValueBox(PointValue(x: 1, y: 2.5))))
        #expect(contents.object(contents.object(contents.top["root"])?["value"]) == "{1, 2.5}")
        let size = try ArchiveContents(archive(of: SizeValue(width: -0.0, height: 1e20)))
        #expect(size.object(size.top["value"]) == "{-0, 1e+20}")
        let rectangle = try ArchiveContents(archive(of: RectangleValue(x: 0.1, y: -2, width: 640, height: 480)))
        #expect(rectangle.object(rectangle.top["value"]) == "{{0.1, -2}, {640, 480}}")
        let range = try ArchiveContents(archive(of: RangeValue(location: 97_345, length: 98_345)))
        let value = range.object(range.top["value"])
        #expect(value?["NS.special"] == 4)
        #expect(range.object(value?["NS.rangeval.location"]) == 97_345)
        #expect(range.object(value?["NS.rangeval.length"]) == 98_345)
        #expect(range.object(value?["$class"]) == ["$classname": "NSValue", "$classes": ["NSValue", "NSObject"]])
    }

    @Test("Vectors, transforms and edge insets are strings under a key")
    func otherTexts() throws {
        func text(_ value: some ArchivableValue) throws -> PropertyList? {
            let contents = try ArchiveContents(archive(of: value))
            return contents.object(contents.top["value"])
        }
        #expect(try text(VectorValue(dx: 1, dy: -2.5)) == "{1, -2.5}")
        #expect(try text(TransformValue(tx: 0.5, ty: 1e300)) == "[1, 0, 0, 1, 0.5, 1e+300]")
        #expect(try text(EdgeInsetsValue(top: 1, left: -0.0, bottom: 3, right: 4.5)) == "{1, -0, 3, 4.5}")
        let transform = TransformValue(a: 1, b: 2, c: 3, d: 4, tx: .infinity, ty: -6)
        #expect(try boxed(transform) == transform)
        #expect(try boxed([transform, TransformValue()]) == [transform, TransformValue()])
        #expect(try boxed([VectorValue(dx: 1, dy: 2)] as Set) == [VectorValue(dx: 1, dy: 2)])
    }

    @Test("As elements, edge insets are NSValues, and vectors and transforms strings")
    func otherElements() throws {
        let insets = EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4.5)
        let contents = try ArchiveContents(archive(of: [insets, insets]))
        let slots = contents.slots(ofClass: "NSValue")
        #expect(slots.count == 1)
        let value = contents.objects[slots[0]]
        #expect(value["NS.special"] == 12)
        for (key, number) in [("top", 1.0), ("left", 2), ("bottom", 3), ("right", 4.5)] {
            #expect(value["NS.edgeval." + key] == .double(number))
        }
        #expect(try boxed([insets] as Set) == [insets])
        let vectors = try ArchiveContents(archive(of: [VectorValue(dx: 1, dy: 2)]))
        #expect(vectors.slots(ofClass: "NSValue").isEmpty && vectors.objects.contains("{1, 2}"))
    }

    @Test("Edge insets are read from an NSValue under a key, also one of integers")
    func olderInsets() throws {
        func instance(_ parts: [String: PropertyList]) throws -> EdgeInsetsValue {
            let archive = HandmadeArchive(
                .dictionary(parts.merging(["$class": .uid(2)]) { old, _ in old }), .describing("NSValue"))
            return try KeyedUnarchiver(forReadingFrom: archive.data()).decode(EdgeInsetsValue.self, forKey: "root")
        }
        var parts: [String: PropertyList] = [
            "NS.special": 12, "NS.edgeval.top": 1, "NS.edgeval.left": 2.5, "NS.edgeval.bottom": 3.0,
            "NS.edgeval.right": 4.0,
        ]
        #expect(try instance(parts) == EdgeInsetsValue(top: 1, left: 2.5, bottom: 3, right: 4))
        parts["NS.edgeval.left"] = "2"
        #expect(archiveError { try instance(parts) }?.code == .unexpectedKind)
        parts["NS.edgeval.left"] = nil
        #expect(archiveError { try instance(parts) }?.code == .corruptArchive)
        parts["NS.special"] = 3
        #expect(archiveError { try instance(parts) }?.code == .unexpectedKind)
    }

    @Test("Neither a vector nor a transform is an NSValue", arguments: [1, 5, 12])
    func noObject(special: Int64) throws {
        let archive = HandmadeArchive(
            [
                "$class": .uid(2), "NS.special": .integer(PropertyListInteger(special)), "NS.pointval": .uid(3),
            ], .describing("NSValue"), "{1, 2}")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data())
        #expect(archiveError { try unarchiver.decode(VectorValue.self, forKey: "root") }?.code == .unexpectedKind)
    }

    @Test(
        "Texts of a transform and of edge insets",
        arguments: [
            ("[1, 2, 3, 4, 5, 6]", nil), ("[1,2,3,4,5,6]", nil), ("[1, 2, 3, 4, 5]", .invalidValue),
            ("{1, 2, 3, 4, 5, 6}", .invalidValue), ("[1, 2, 3, 4, 5, 6", .invalidValue),
            ("[1, 2, 3, 4, 5, 1e999]", .outOfRange), ("{1, 2, 3, 4}", nil), ("{{1, 2}, {3, 4}}", .invalidValue),
            ("{1, 2, 3}", .invalidValue), ("{1, 2, 3, 4, 5}", .invalidValue), ("", .invalidValue),
        ] as [(String, ArchiveError.Code?)])
    func otherKindsOfTexts(text: String, code: ArchiveError.Code?) throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(.string(text)).data())
        var insets: EdgeInsetsValue?
        var transform: TransformValue?
        let error = archiveError {
            if text.hasPrefix("{") && !text.contains("6") {
                insets = try unarchiver.decode(EdgeInsetsValue.self, forKey: "root")
            } else {
                transform = try unarchiver.decode(TransformValue.self, forKey: "root")
            }
        }
        #expect(insets == nil || insets == EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4))
        #expect(transform == nil || transform == TransformValue(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(error?.code == code, "\(text)")
    }

    @Test("Boxed values are NSValues under a key")
    func boxedValues() throws {
        let insets = EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4)
        let archiver = KeyedArchiver()
        try archiver.encode(BoxedGeometry(PointValue(x: 1, y: 2)), forKey: "point")
        try archiver.encode(BoxedGeometry(SizeValue(width: 1, height: 2)), forKey: "size")
        try archiver.encode(BoxedGeometry(RectangleValue(x: 1, y: 2, width: 3, height: 4)), forKey: "rectangle")
        try archiver.encode(BoxedGeometry(insets), forKey: "insets")
        let data = try archiver.finishEncoding()
        let contents = try ArchiveContents(data)
        for (key, special) in [("point", 1), ("size", 2), ("rectangle", 3), ("insets", 12)] as [(String, Int64)] {
            #expect(
                contents.object(contents.top[key])?["NS.special"] == .integer(PropertyListInteger(special)), "\(key)")
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(PointValue.self, forKey: "point") == PointValue(x: 1, y: 2))
        #expect(try unarchiver.decode(EdgeInsetsValue.self, forKey: "insets") == insets)
        #expect(
            try unarchiver.decode(BoxedGeometry<RectangleValue>.self, forKey: "rectangle").value
                == RectangleValue(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("As elements all are NSValues; equal ones are stored once, a zero with a sign is another")
    func asElements() throws {
        let points = [PointValue(x: 0, y: 0), PointValue(x: -0.0, y: 0), PointValue(x: 0, y: 0)]
        let contents = try ArchiveContents(archive(of: points))
        let slots = contents.slots(ofClass: "NSValue")
        #expect(slots.count == 2)
        #expect(contents.objects[slots[0]]["NS.special"] == 1)
        #expect(contents.object(contents.objects[slots[0]]["NS.pointval"]) == "{0, 0}")
        #expect(try boxed(points).map(\.x.sign) == [.plus, .minus, .plus])
        let ranges = (0..<5).map { RangeValue(location: $0 % 2, length: 3) }
        #expect(try ArchiveContents(archive(of: ranges)).slots(ofClass: "NSValue").count == 2)
        #expect(try boxed(ranges) == ranges)
        #expect(try boxed([SizeValue(width: 1, height: 2)]) == [SizeValue(width: 1, height: 2)])
        #expect(try boxed(["a": RectangleValue(x: 1, y: 2, width: 3, height: 4)])["a"]?.height == 4)
        #expect(try boxed([PointValue(x: 1, y: 2)] as Set) == [PointValue(x: 1, y: 2)])
    }

    @Test(
        "Every number comes back",
        arguments: [
            0, -0.0, 1, 0.1, 1 / 3, .pi, 1e300, -1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity,
            -.infinity, 1e15, 1e16, 123_456_789_012_345_680,
        ])
    func numbers(number: Double) throws {
        let point = PointValue(x: number, y: -number)
        let copy = try boxed(point)
        #expect(copy.x.bitPattern == point.x.bitPattern && copy.y.bitPattern == point.y.bitPattern)
        #expect(try boxed([point])[0].x.bitPattern == point.x.bitPattern)
    }

    @Test("What is not a number comes back as such")
    func notANumber() throws {
        #expect(try boxed(PointValue(x: .nan, y: 1)).x.isNaN)
    }

    @Test("Ranges have no negative numbers", arguments: [(0, 0), (Int.max, 0), (Int.max, Int.max)])
    func ranges(location: Int, length: Int) throws {
        let range = RangeValue(location: location, length: length)
        #expect(try boxed(range) == range)
        let negative = RangeValue(location: location, length: -1)
        #expect(archiveError { try archive(of: negative) }?.code == .outOfRange)
        #expect(archiveError { try archive(of: [RangeValue(location: -1, length: length)]) }?.code == .outOfRange)
    }

    @Test("Either form is read in either place")
    func eitherForm() throws {
        let archive = HandmadeArchive(
            "{1, 2}", ["$class": .uid(3), "NS.special": 1, "NS.pointval": .uid(1)], .describing("NSValue"),
            ["$class": .uid(5), "NS.objects": [.uid(1), .uid(2), .uid(8)]], .describing("NSArray"),
            ["$class": .uid(3), "NS.special": 4, "NS.rangeval.length": 2, "NS.rangeval.location": .uid(7)], 1,
            ["$class": .uid(9), "NS.string": "{1, 2}"], .describing("NSMutableString", "NSString"),
            top: ["string": .uid(1), "value": .uid(2), "array": .uid(4), "range": .uid(6), "mutable": .uid(8)])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data())
        for key in ["string", "value", "mutable"] {
            #expect(try unarchiver.decode(PointValue.self, forKey: key) == PointValue(x: 1, y: 2))
        }
        #expect(
            try unarchiver.decode([PointValue].self, forKey: "array")
                == Array(repeating: PointValue(x: 1, y: 2), count: 3))
        #expect(try unarchiver.decode(SizeValue.self, forKey: "string") == SizeValue(width: 1, height: 2))
        #expect(try unarchiver.decode(RangeValue.self, forKey: "string") == RangeValue(location: 1, length: 2))
        #expect(try unarchiver.decode(RangeValue.self, forKey: "range") == RangeValue(location: 1, length: 2))
    }

    static let texts: [(String, ArchiveError.Code?)] = [
        ("{1,2}", nil), (" { 1 ,\t2 }\n", nil), ("{1.0, 2.0}", nil), ("{1e0, 20e-1}", nil), ("{+1, 2.}", nil),
        ("", .invalidValue), ("{}", .invalidValue), ("{1}", .invalidValue), ("{1, 2", .invalidValue),
        ("1, 2", .invalidValue), ("{1, 2, 3}", .invalidValue), ("{1 2}", .invalidValue), ("{{1, 2}}", .invalidValue),
        ("{1, 2} x", .invalidValue), ("{a, 2}", .invalidValue), ("{0x1, 2}", .invalidValue), ("{1, 2e}", .invalidValue),
        ("{1e999, 2}", .outOfRange), ("{-1e999, 2}", .outOfRange), ("{--1, 2}", .invalidValue),
        ("{1_0, 2}", .invalidValue), ("{nan(1), 2}", .invalidValue),
        ("{1, 2" + String(repeating: " ", count: 2_000) + "}", .invalidValue),
    ]

    @Test("Texts of a point", arguments: texts)
    func pointTexts(text: String, code: ArchiveError.Code?) throws {
        var value: PointValue?
        let error = archiveError {
            value = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(.string(text)).data()).decode(
                PointValue.self, forKey: "root")
        }
        #expect(error?.code == code, "\(text)")
        #expect(value == (code == nil ? PointValue(x: 1, y: 2) : nil), "\(text)")
    }

    @Test(
        "Texts of a range",
        arguments: [
            ("{1, 2}", nil), ("{1.0, 2}", ArchiveError.Code.invalidValue), ("{-1, 2}", .outOfRange),
            ("{99999999999999999999, 2}", .outOfRange), ("{1e1, 2}", .invalidValue), ("{, 2}", .invalidValue),
        ] as [(String, ArchiveError.Code?)])
    func rangeTexts(text: String, code: ArchiveError.Code?) throws {
        let error = archiveError {
            try KeyedUnarchiver(forReadingFrom: HandmadeArchive(.string(text)).data()).decode(
                RangeValue.self, forKey: "root")
        }
        #expect(error?.code == code, "\(text)")
    }

    static let values: [([String: PropertyList], ArchiveError.Code)] = [
        (["NS.special": 2, "NS.sizeval": .uid(3)], .unexpectedKind), (["NS.special": 1], .corruptArchive),
        (["NS.pointval": .uid(3)], .corruptArchive), (["NS.special": 1, "NS.pointval": "{1, 2}"], .unexpectedKind),
        (["NS.special": 1, "NS.pointval": .uid(0)], .unexpectedKind),
        (["NS.special": 1, "NS.pointval": .uid(1)], .unexpectedKind),
        (["NS.special": 1, "NS.pointval": .uid(99)], .corruptArchive),
        (["NS.special": "1", "NS.pointval": .uid(3)], .unexpectedKind),
        (["NS.special": 12], .unexpectedKind), (["$class": .uid(4), "NS.special": 1], .unexpectedKind),
        (["$class": .uid(3)], .corruptArchive),
    ]

    @Test("Instances that hold no point", arguments: values)
    func instances(parts: [String: PropertyList], code: ArchiveError.Code) throws {
        let instance = parts.merging(["$class": .uid(2)]) { old, _ in old }
        let archive = HandmadeArchive(.dictionary(instance), .describing("NSValue"), "{1, 2}", .describing("NSArray"))
        #expect(
            archiveError {
                try KeyedUnarchiver(forReadingFrom: archive.data()).decode(PointValue.self, forKey: "root")
            }?.code
                == code)
    }

    @Test("A number or nil")
    func otherKinds() throws {
        let unarchiver = try KeyedUnarchiver(
            forReadingFrom: HandmadeArchive(top: ["null": .uid(0), "number": 1]).data())
        #expect(try unarchiver.decodeIfPresent(PointValue.self, forKey: "null") == nil)
        #expect(archiveError { try unarchiver.decode(PointValue.self, forKey: "number") }?.code == .unexpectedKind)
    }

    @Test("A range's numbers beyond Int are refused")
    func largeRange() throws {
        for number: PropertyList in [-1, .integer(PropertyListInteger(UInt64.max)), 1.0, "1"] {
            let archive = HandmadeArchive(
                ["$class": .uid(2), "NS.special": 4, "NS.rangeval.length": 1, "NS.rangeval.location": number],
                .describing("NSValue"))
            #expect(
                archiveError {
                    try KeyedUnarchiver(forReadingFrom: archive.data()).decode(RangeValue.self, forKey: "root")
                }
                    != nil)
        }
    }
}
