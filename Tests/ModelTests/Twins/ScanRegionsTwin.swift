// The classes of `ScanRegions.coding` as they are written by hand for Foundation, which has no archives without keys here.

import Foundation

final class CocoaScanRegion: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var kind: Int32 = 9
    var points = NSMutableArray()
    var name: String?
    var thickness: Float = 1
    var opacity: Float = 1
    var isFilled = false
    var frame = NSRect.zero
    var comments: String?
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var spacingX = 1.0
    var spacingY = 1.0
    var origin = NSPoint.zero
    var heights: [Float] = []
    var state: Int32 = 0
    var groupNumber: Double?
    var parent: CocoaScanRegion?
    var flags: UInt32 = 0
    var sliceCount = 1
    var labels: [String: Double] = [:]
    var createdAt: Date?
    var mask: Data?
    var id = ""

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(11 as Int, forKey: "ScanRegion.version")
        coder.encode(kind, forKey: "type")
        coder.encode(points, forKey: "points")
        if let name { coder.encode(name as NSString, forKey: "name") }
        coder.encode(thickness, forKey: "thickness")
        coder.encode(opacity, forKey: "opacity")
        coder.encode(isFilled, forKey: "isFilled")
        coder.encode(frame, forKey: "frame")
        if let comments { coder.encode(comments as NSString, forKey: "comments") }
        coder.encode(red, forKey: "red")
        coder.encode(green, forKey: "green")
        coder.encode(blue, forKey: "blue")
        coder.encode(spacingX, forKey: "spacingX")
        coder.encode(spacingY, forKey: "spacingY")
        coder.encode(origin, forKey: "origin")
        // The bytes of a packed array are little-endian on every machine.
        let bytes = heights.flatMap { height in withUnsafeBytes(of: height.bitPattern.littleEndian) { Array($0) } }
        coder.encode(Data(bytes) as NSData, forKey: "heights")
        coder.encode(state, forKey: "state")
        if let groupNumber { coder.encode(groupNumber, forKey: "groupNumber") }
        if let parent { coder.encode(parent, forKey: "parent") }
        coder.encode(0 as Int32, forKey: "toolbar")
        coder.encode(Int64(flags), forKey: "flags")
        coder.encode(NSNumber(value: sliceCount), forKey: "sliceCount")
        coder.encode(labels.mapValues { NSNumber(value: $0) } as NSDictionary, forKey: "labels")
        if let createdAt { coder.encode(createdAt as NSDate, forKey: "createdAt") }
        if let mask { coder.encode(mask as NSData, forKey: "mask") }
        coder.encode(id as NSString, forKey: "id")
    }

    init?(coder: NSCoder) {
        func double(_ key: String, _ missing: Double) -> Double {
            coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : missing
        }
        kind = coder.containsValue(forKey: "type") ? coder.decodeInt32(forKey: "type") : 9
        if coder.containsValue(forKey: "points") {
            let object = coder.decodeObject(of: [NSMutableArray.self, CocoaRegionPoint.self], forKey: "points")
            points = object as? NSMutableArray ?? NSMutableArray()
        }
        name = coder.string("name")
        thickness = coder.containsValue(forKey: "thickness") ? coder.decodeFloat(forKey: "thickness") : 1
        opacity = coder.containsValue(forKey: "opacity") ? coder.decodeFloat(forKey: "opacity") : 1
        isFilled = coder.containsValue(forKey: "isFilled") && coder.decodeBool(forKey: "isFilled")
        if coder.containsValue(forKey: "frame") { frame = coder.decodeRect(forKey: "frame") }
        comments = coder.string("comments")
        (red, green, blue) = (double("red", 0), double("green", 0), double("blue", 0))
        (spacingX, spacingY) = (double("spacingX", 1), double("spacingY", 1))
        if coder.containsValue(forKey: "origin") { origin = coder.decodePoint(forKey: "origin") }
        let bytes = coder.data("heights") ?? Data()
        guard bytes.count.isMultiple(of: 4) else { return nil }
        heights = stride(from: 0, to: bytes.count, by: 4).map { start in
            let bits = (0..<4).reduce(0 as UInt32) { $0 | UInt32(bytes[bytes.startIndex + start + $1]) << ($1 * 8) }
            return Float(bitPattern: bits)
        }
        state = coder.containsValue(forKey: "state") ? coder.decodeInt32(forKey: "state") : 0
        if !(0...1).contains(state) { state = 0 }
        if coder.containsValue(forKey: "groupNumber") { groupNumber = coder.decodeDouble(forKey: "groupNumber") }
        if coder.containsValue(forKey: "parent") {
            parent = coder.decodeObject(of: CocoaScanRegion.self, forKey: "parent")
        }
        if coder.containsValue(forKey: "flags") {
            flags = UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: "flags"))
        }
        sliceCount = coder.number("sliceCount")?.intValue ?? 1
        if coder.containsValue(forKey: "labels") {
            let classes: [AnyClass] = [NSDictionary.self, NSString.self, NSNumber.self]
            labels = coder.decodeObject(of: classes, forKey: "labels") as? [String: Double] ?? [:]
        }
        createdAt = coder.date("createdAt")
        mask = coder.data("mask")
        id = coder.string("id") ?? ""
        if coder.decodeInteger(forKey: "ScanRegion.version") < 7, isFilled { state = 1 }
    }
}

final class CocoaRegionPoint: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var x: Float = 0
    var y: Float = 0

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(x, forKey: "x")
        coder.encode(y, forKey: "y")
    }

    init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "x"), coder.containsValue(forKey: "y") else { return nil }
        x = coder.decodeFloat(forKey: "x")
        y = coder.decodeFloat(forKey: "y")
    }
}
