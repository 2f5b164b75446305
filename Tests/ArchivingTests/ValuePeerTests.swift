// An app's own classes read archived structures, packed numbers and geometric values with Foundation's
// NSKeyedUnarchiver, and we read what they write.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

/// Foundation's half: a handwritten class that reads and writes composed keys, strings and data.
final class PeerScene: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var originX = 0.0
    var cornerY = 0.0
    var weights: [Int] = []
    var samples: [UInt16] = []
    var place = NSPoint.zero
    var extent = NSSize.zero
    var area = NSRect.zero
    var span = NSRange()
    var points: [PeerPoint] = []
    var style = 0

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(originX, forKey: "frame.origin.x")
        coder.encode(2.5, forKey: "frame.origin.y")
        coder.encode(-1.0, forKey: "frame.corner.x")
        coder.encode(cornerY, forKey: "frame.corner.y")
        for (number, weight) in weights.enumerated() { coder.encode(weight, forKey: "frame.weights[\(number)]") }
        coder.encode(points as NSArray, forKey: "frame.points")
        let bytes = samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        coder.encode(Data(bytes) as NSData, forKey: "samples")
        coder.encode(NSStringFromPoint(place) as NSString, forKey: "place")
        coder.encode(NSStringFromSize(extent) as NSString, forKey: "extent")
        coder.encode(NSStringFromRect(area) as NSString, forKey: "area")
        coder.encode(NSValue(range: span), forKey: "span")
        coder.encode(style, forKey: "style")
    }

    init?(coder: NSCoder) {
        originX = coder.decodeDouble(forKey: "frame.origin.x")
        cornerY = coder.decodeDouble(forKey: "frame.corner.y")
        while coder.containsValue(forKey: "frame.weights[\(weights.count)]") {
            weights.append(coder.decodeInteger(forKey: "frame.weights[\(weights.count)]"))
        }
        points = coder.decodeObject(of: [NSArray.self, PeerPoint.self], forKey: "frame.points") as? [PeerPoint] ?? []
        let data = coder.decodeObject(of: NSData.self, forKey: "samples") as Data? ?? Data()
        samples = stride(from: 0, to: data.count - 1, by: 2).map { UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8 }
        func text(_ key: String) -> String { coder.decodeObject(of: NSString.self, forKey: key) as String? ?? "" }
        place = NSPointFromString(text("place"))
        extent = NSSizeFromString(text("extent"))
        area = NSRectFromString(text("area"))
        span = coder.decodeObject(of: NSValue.self, forKey: "span")?.rangeValue ?? NSRange()
        style = coder.decodeInteger(forKey: "style")
    }
}

final class PeerPoint: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    let x: Double
    let y: Double

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    func encode(with coder: NSCoder) {
        coder.encode(x, forKey: "x")
        coder.encode(y, forKey: "y")
    }

    init?(coder: NSCoder) {
        x = coder.decodeDouble(forKey: "x")
        y = coder.decodeDouble(forKey: "y")
    }
}

/// Our half of the same class.
private final class Scene: Coding {
    var frame: Frame
    var samples: [UInt16]
    var place: PointValue
    var extent: SizeValue
    var area: RectangleValue
    var span: RangeValue
    var style: Style

    init() {
        frame = Frame(
            origin: Point(x: 1.25, y: 2.5), corner: Point(x: -1, y: 1 / 3), weights: [3, -4],
            points: [Point(x: 5, y: 6), Point(x: 0.1, y: -1e100)])
        samples = [1, 0x0203, .max]
        place = PointValue(x: 1, y: -2.5)
        extent = SizeValue(width: 640, height: 0.125)
        area = RectangleValue(x: -1, y: 0, width: 1e10, height: 480)
        span = RangeValue(location: 7, length: 300)
        style = Style(bold: true, size: 3)
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Scene", type: Scene.self) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(frame, forKey: "frame")
        try archiver.encode(PackedLittleEndian(samples), forKey: "samples")
        try archiver.encode(place, forKey: "place")
        try archiver.encode(extent, forKey: "extent")
        try archiver.encode(area, forKey: "area")
        try archiver.encode(span, forKey: "span")
        try archiver.encode(style, forKey: "style")
    }

    init(coder unarchiver: Unarchiver) throws {
        frame = try unarchiver.decode(Frame.self, forKey: "frame")
        samples = try unarchiver.decode(PackedLittleEndian<UInt16>.self, forKey: "samples").elements
        place = try unarchiver.decode(PointValue.self, forKey: "place")
        extent = try unarchiver.decode(SizeValue.self, forKey: "extent")
        area = try unarchiver.decode(RectangleValue.self, forKey: "area")
        span = try unarchiver.decode(RangeValue.self, forKey: "span")
        style = try unarchiver.decode(Style.self, forKey: "style")
    }
}

@Suite("Foundation reads and writes structures and other values") struct ValuePeerTests {
    @Test("Foundation reads what we write")
    func foundationReads() throws {
        let ours = Scene()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: KeyedArchiver.archivedData(withRootObject: ours))
        unarchiver.setClass(PeerScene.self, forClassName: "Scene")
        unarchiver.setClass(PeerPoint.self, forClassName: "Point")
        let peer = try #require(unarchiver.decodeObject(of: PeerScene.self, forKey: "root"))
        #expect(peer.originX == 1.25)
        #expect(peer.cornerY == 1.0 / 3)
        #expect(peer.weights == [3, -4])
        #expect(peer.points.map { Point(x: $0.x, y: $0.y) } == ours.frame.points)
        #expect(peer.samples == ours.samples)
        #expect(peer.place == NSPoint(x: 1, y: -2.5))
        #expect(peer.extent == NSSize(width: 640, height: 0.125))
        #expect(peer.area == NSRect(x: -1, y: 0, width: 1e10, height: 480))
        #expect(peer.span == NSRange(location: 7, length: 300))
        #expect(try UInt32(exactly: peer.style) == ours.style.bits())
    }

    @Test("We read what Foundation writes")
    func weReadFoundation() throws {
        let ours = Scene()
        let peer = PeerScene()
        peer.originX = 1.25
        peer.cornerY = 1 / 3
        peer.weights = [3, -4]
        peer.points = ours.frame.points.map { PeerPoint(x: $0.x, y: $0.y) }
        peer.samples = ours.samples
        peer.place = NSPoint(x: 1, y: -2.5)
        peer.extent = NSSize(width: 640, height: 0.125)
        peer.area = NSRect(x: -1, y: 0, width: 1e10, height: 480)
        peer.span = NSRange(location: 7, length: 300)
        peer.style = try Int(ours.style.bits())
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.setClassName("Scene", for: PeerScene.self)
        archiver.setClassName("Point", for: PeerPoint.self)
        archiver.encode(peer, forKey: "root")
        archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.encodedData)
        // On Linux it does not use the name that it was given.
        unarchiver.setClass(Scene.self, forClassName: NSStringFromClass(PeerScene.self))
        let read = try unarchiver.decode(Scene.self, forKey: "root")
        #expect(read.frame == ours.frame)
        #expect(read.samples == ours.samples)
        #expect(read.place == ours.place)
        #expect(read.extent == ours.extent)
        #expect(read.area == ours.area)
        #expect(read.span == ours.span)
        #expect(read.style == ours.style)
    }

    @Test(
        "The points of either side's strings are the same",
        arguments: [0, 1, -0.5, 0.1, 1 / 3, 1e20, 1e-7, 123_456_789.125] as [Double])
    func geometryText(number: Double) throws {
        let contents = try ArchiveContents(archive(of: PointValue(x: number, y: -number)))
        let text = try #require(contents.object(contents.top["value"])?.string)
        #expect(NSPointFromString(text) == NSPoint(x: number, y: -number))
        let theirs = NSStringFromPoint(NSPoint(x: number, y: -number))
        let read = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(.string(theirs)).data())
            .decode(PointValue.self, forKey: "root")
        #expect(read == PointValue(x: number, y: -number))
    }

    @Test("Foundation reads NSValues of points, sizes, rectangles and ranges in an array")
    func valuesInAnArray() throws {
        let archiver = KeyedArchiver()
        try archiver.encode([PointValue(x: 1, y: 2.5)], forKey: "points")
        try archiver.encode([SizeValue(width: 1, height: 2.5)], forKey: "sizes")
        try archiver.encode([RectangleValue(x: 1, y: 2.5, width: 3, height: 4)], forKey: "rectangles")
        try archiver.encode([RangeValue(location: 1, length: 2)], forKey: "ranges")
        try archiver.encode([EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4.5)], forKey: "insets")
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        func value(_ key: String) -> NSValue? {
            (unarchiver.decodeObject(of: [NSArray.self, NSValue.self], forKey: key) as? [NSValue])?.first
        }
        #expect(value("points")?.pointValue == NSPoint(x: 1, y: 2.5))
        #expect(value("sizes")?.sizeValue == NSSize(width: 1, height: 2.5))
        #expect(value("rectangles")?.rectValue == NSRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(value("ranges")?.rangeValue == NSRange(location: 1, length: 2))
        let insets = value("insets")?.edgeInsetsValue
        #expect([insets?.top, insets?.left, insets?.bottom, insets?.right] == [1, 2, 3, 4.5])
    }

    @Test("We read the NSValues that Foundation writes in an array")
    func theirValuesInAnArray() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode([NSValue(point: NSPoint(x: 1, y: 2.5))] as NSArray, forKey: "points")
        archiver.encode([NSValue(size: NSSize(width: 1, height: 2.5))] as NSArray, forKey: "sizes")
        archiver.encode([NSValue(rect: NSRect(x: 1, y: 2.5, width: 3, height: 4))] as NSArray, forKey: "rectangles")
        archiver.encode([NSValue(range: NSRange(location: 1, length: 2))] as NSArray, forKey: "ranges")
        let insets = NSValue(edgeInsets: NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))
        archiver.encode([insets] as NSArray, forKey: "insets")
        archiver.encode(insets, forKey: "one")
        archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(try unarchiver.decode([PointValue].self, forKey: "points") == [PointValue(x: 1, y: 2.5)])
        #expect(try unarchiver.decode([SizeValue].self, forKey: "sizes") == [SizeValue(width: 1, height: 2.5)])
        #expect(
            try unarchiver.decode([RectangleValue].self, forKey: "rectangles")
                == [RectangleValue(x: 1, y: 2.5, width: 3, height: 4)])
        #expect(try unarchiver.decode([RangeValue].self, forKey: "ranges") == [RangeValue(location: 1, length: 2)])
        let read = EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4.5)
        #expect(try unarchiver.decode([EdgeInsetsValue].self, forKey: "insets") == [read])
        #expect(try unarchiver.decode(EdgeInsetsValue.self, forKey: "one") == read)
    }
}
