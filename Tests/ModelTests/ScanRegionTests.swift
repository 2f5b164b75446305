// A class with eleven versions, whose programs wrote their values one after another. Foundation has no such archives on
// Linux: classes without a schema write them as each program did, and the twin reads today's archives with keys.

@_spi(GeneratedCode) import Archiving
import Foundation
import Models
import Testing

extension ModelTests {
    @Test("A region as each of eleven programs archived it", arguments: 1...11)
    func earlierRegion(version: Int) throws {
        let earlier = EarlierRegion.classes[version - 1].init(parent: EarlierRegion.classes[version - 1].init())
        let data = try SequentialArchiver.archivedData(withRootObject: earlier)
        let region = try SequentialUnarchiver.unarchivedObject(ofClass: ScanRegion.self, from: data)
        try check(region, version: version)
        // What today's program makes of it is version 11, with keys and without.
        let again = try SequentialArchiver.archivedData(withRootObject: region)
        try check(SequentialUnarchiver.unarchivedObject(ofClass: ScanRegion.self, from: again), version: version)
        let keyed = try KeyedArchiver.archivedData(withRootObject: region)
        try check(KeyedUnarchiver.unarchivedObject(ofClass: ScanRegion.self, from: keyed), version: version)
        try check(Twin.regions.copy(of: region, as: CocoaScanRegion.self), version: version)
    }

    private func check(_ region: ScanRegion, version: Int) throws {
        #expect(region.kind == .other(6) && region.name == "Heart" && region.thickness == 2.5)
        #expect(region.points.map(\.x) == [1.5, 3.5] && region.points.map(\.y) == [2.5, 4.5])
        #expect(region.opacity == (version < 2 ? 1 : 0.5) && region.isFilled == (version > 1))
        #expect(region.frame == (version < 3 ? .zero : CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(region.comments == (version < 3 ? nil : "round"))
        #expect([region.red, region.green, region.blue] == [1, 0.2, 0])
        #expect([region.spacingX, region.spacingY] == (version < 5 ? [1, 1] : [0.25, 0.75]))
        #expect(region.origin == (version < 5 ? .zero : CGPoint(x: 8, y: 9)))
        #expect(region.heights == (version < 6 ? [] : [10.5, 11.5]))
        #expect(region.state == (version > 1 ? .closed : .open))
        #expect(region.groupNumber == (version < 8 ? nil : 77) && (region.parent == nil) == (version < 8))
        #expect(region.parent?.parent == nil && region.flags.isLocked == (version > 6))
        #expect(region.flags.weight == (version < 9 ? 0 : 5) && region.sliceCount == (version < 9 ? 1 : 12))
        #expect(region.labels == (version < 10 ? [:] : ["area": 3.25]))
        #expect(region.createdAt == (version < 10 ? nil : Date(timeIntervalSinceReferenceDate: 50)))
        #expect(region.mask == (version < 11 ? nil : Data([1, 2, 3])) && region.id == (version < 11 ? "" : "r1"))
    }

    @Test("The eleventh version is what the schema writes")
    func presentRegion() throws {
        let earlier = try SequentialArchiver.archivedData(withRootObject: EarlierRegion.classes[10].init())
        let region = try SequentialUnarchiver.unarchivedObject(ofClass: ScanRegion.self, from: earlier)
        #expect(try SequentialArchiver.archivedData(withRootObject: region) == earlier)
        #expect(region.layerName == nil && !region.isLocked && region.oldRed == 0)
    }

    @Test("A twelfth version, and a version that has too few values")
    func unreadableRegions() throws {
        let newer = try SequentialArchiver.archivedData(withRootObject: LaterRegion())
        let error = #expect(throws: ArchiveError.self) {
            try SequentialUnarchiver.unarchivedObject(ofClass: ScanRegion.self, from: newer)
        }
        #expect(error?.code == .newerVersion)
        let archiver = SequentialArchiver()
        try archiver.encodeRootObject(ShortRegion())
        let short = try archiver.finishEncoding()
        #expect(throws: ArchiveError.self) {
            try SequentialUnarchiver.unarchivedObject(ofClass: ScanRegion.self, from: short)
        }
    }
}

/// The class as a program wrote it that had no schema: each version its values, in its order.
private class EarlierRegion: Coding {
    static let classes: [EarlierRegion.Type] = [
        Region1.self, Region2.self, Region3.self, Region4.self, Region5.self, Region6.self, Region7.self, Region8.self,
        Region9.self, Region10.self, EarlierRegion.self,
    ]

    class var version: Int { 11 }
    class var archivedClass: ArchivedClass { ArchivedClass("ScanRegion", type: self, version: version) }

    private let points = [EarlierPoint(x: 1.5, y: 2.5), EarlierPoint(x: 3.5, y: 4.5)]
    private let parent: EarlierRegion?

    required init(parent: EarlierRegion? = nil) {
        self.parent = parent
    }

    func encode(with archiver: Archiver) throws {
        let version = Self.version
        try archiver.encode(6 as Int32)
        try archiver.encode(Mutable(points))
        try archiver.encode("Heart")
        try archiver.encode(2.5 as Float)
        if version < 4 {
            try archiver.encodeGroup {
                for part: UInt16 in [65_535, 13_107, 0] { try archiver.encode(part) }
            }
        }
        if version >= 2 {
            try archiver.encode(0.5 as Float)
            try archiver.encode(true)
        }
        if version >= 3 {
            try archiver.encode(RectangleValue(x: 1, y: 2, width: 3, height: 4))
            try archiver.encode("round")
        }
        if version >= 4 {
            try archiver.encodeGroup {
                for part in [1, 0.2, 0] { try archiver.encode(part) }
            }
        }
        if version >= 5 {
            try archiver.encodeGroup {
                for spacing in [0.25, 0.75] { try archiver.encode(spacing) }
            }
            try archiver.encode(PointValue(x: 8, y: 9))
        }
        if version == 5 || version == 6 { try archiver.encode("upper") }
        if version >= 6 { try archiver.encode(PackedLittleEndian([10.5, 11.5] as [Float])) }
        if version >= 7 { try archiver.encode(1 as Int8) }
        if version == 7 || version == 8 { try archiver.encode(true) }
        if version >= 8 {
            try archiver.encodeOptional(77 as Double?)
            try archiver.encode(parent)
        }
        try archiver.encode(0 as Int32)
        if version >= 9 {
            try archiver.encode(0b101_0010 as UInt32)
            try archiver.encode(NumberValue.integer(12))
        }
        if version >= 10 {
            try archiver.encode(["area": 3.25])
            try archiver.encode(Date(timeIntervalSinceReferenceDate: 50))
        }
        if version >= 11 {
            try archiver.encode(Data([1, 2, 3]))
            try archiver.encode("r1")
        }
    }

    required init(coder unarchiver: Unarchiver) throws {
        throw unarchiver.fail(expected: "an archive that is only written", found: "a reader")
    }
}

private final class Region1: EarlierRegion { override class var version: Int { 1 } }
private final class Region2: EarlierRegion { override class var version: Int { 2 } }
private final class Region3: EarlierRegion { override class var version: Int { 3 } }
private final class Region4: EarlierRegion { override class var version: Int { 4 } }
private final class Region5: EarlierRegion { override class var version: Int { 5 } }
private final class Region6: EarlierRegion { override class var version: Int { 6 } }
private final class Region7: EarlierRegion { override class var version: Int { 7 } }
private final class Region8: EarlierRegion { override class var version: Int { 8 } }
private final class Region9: EarlierRegion { override class var version: Int { 9 } }
private final class Region10: EarlierRegion { override class var version: Int { 10 } }
private final class LaterRegion: EarlierRegion { override class var version: Int { 12 } }

/// Says that it is of the third version, and has the values of none.
private final class ShortRegion: EarlierRegion {
    override class var version: Int { 3 }

    override func encode(with archiver: Archiver) throws {
        try archiver.encode(6 as Int32)
    }
}

private final class EarlierPoint: Coding {
    static var archivedClass: ArchivedClass { ArchivedClass("RegionPoint", type: EarlierPoint.self) }

    private let (x, y): (Float, Float)

    init(x: Float, y: Float) {
        (self.x, self.y) = (x, y)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encodeGroup {
            try archiver.encode(x)
            try archiver.encode(y)
        }
    }

    required init(coder unarchiver: Unarchiver) throws {
        throw unarchiver.fail(expected: "an archive that is only written", found: "a reader")
    }
}

extension Twin {
    static var regions: Twin {
        Twin(classes: [(CocoaScanRegion.self, ScanRegion.self), (CocoaRegionPoint.self, RegionPoint.self)])
    }
}
