// Foundation's keyed coders of the toolchain as a peer for calls without keys: values, arrays of numbers, and NSValue's
// own form.

import Archiving
import Foundation
import PropertyLists
import Testing

/// Foundation's half: a class that was written before there were keys.
final class PeerOldRecord: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var count: Int32 = 0
    var ratio = 0.0
    var title = ""
    var numbers: [Int32] = [0, 0, 0]
    var note = ""

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encodeValue(ofObjCType: "i", at: &count)
        coder.encodeValue(ofObjCType: "d", at: &ratio)
        coder.encode(note as NSString, forKey: "note")
        coder.encode(title as NSString)
        coder.encodeArray(ofObjCType: "i", count: 3, at: numbers)
    }

    init?(coder: NSCoder) {
        coder.decodeValue(ofObjCType: "i", at: &count)
        coder.decodeValue(ofObjCType: "d", at: &ratio)
        note = coder.decodeObject(of: NSString.self, forKey: "note") as String? ?? ""
        title = coder.decodeObject() as? String ?? ""
        coder.decodeArray(ofObjCType: "i", count: 3, at: &numbers)
    }
}

/// Our half of the same class.
private final class OldRecord: Coding {
    var count: Int32 = 0
    var ratio = 0.0
    var title = ""
    var numbers: [Int32] = []
    var note = ""

    init() {}

    static var archivedClass: ArchivedClass {
        ArchivedClass(NSStringFromClass(PeerOldRecord.self), type: OldRecord.self)
    }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(count)
        try archiver.encode(ratio)
        try archiver.encode(note, forKey: "note")
        try archiver.encode(title)
        try archiver.encodeArray(numbers)
    }

    init(coder unarchiver: Unarchiver) throws {
        count = try unarchiver.decode(Int32.self)
        ratio = try unarchiver.decode(Double.self)
        note = try unarchiver.decode(String.self, forKey: "note")
        title = try unarchiver.decode(String.self)
        numbers = try unarchiver.decodeArray(of: Int32.self, count: 3)
    }
}

/// NSValue as Foundation archives it for three integers.
private final class ThreeIntegers: Coding {
    let typeEncoding: String
    let numbers: [Int32]

    static var archivedClass: ArchivedClass { ArchivedClass("NSValue", type: ThreeIntegers.self) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(typeEncoding)
        try archiver.encodeArray(numbers)
    }

    init(coder unarchiver: Unarchiver) throws {
        typeEncoding = try unarchiver.decode(String.self)
        numbers = try unarchiver.decodeArray(of: Int32.self, count: 3)
    }
}

@Suite("Calls without keys, with Foundation as the other side")
struct NonKeyedPeerTests {
    @Test("We read what Foundation writes")
    func reading() throws {
        let record = PeerOldRecord()
        (record.count, record.ratio, record.title, record.note) = (-7, 0.25, "title", "note")
        record.numbers = [1, -2, 300]
        let data = try NSKeyedArchiver.archivedData(withRootObject: record, requiringSecureCoding: true)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: OldRecord.self, from: data)
        #expect(copy.count == -7 && copy.ratio == 0.25 && copy.title == "title" && copy.note == "note")
        #expect(copy.numbers == [1, -2, 300])
    }

    @Test("Foundation reads what we write")
    func writing() throws {
        let record = OldRecord()
        (record.count, record.ratio, record.title, record.note) = (.max, -0.5, "title", "note")
        record.numbers = [.min, 0, .max]
        let data = try KeyedArchiver.archivedData(withRootObject: record)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: "root") as? PeerOldRecord)
        #expect(copy.count == .max && copy.ratio == -0.5 && copy.title == "title" && copy.note == "note")
        #expect(copy.numbers == [.min, 0, .max])
    }

    @Test("A value of three integers is read by a class of its name")
    func value() throws {
        let value = NSValue(bytes: [Int32(4), 5, 6], objCType: "[3i]")
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: ThreeIntegers.self, from: data)
        #expect(copy.typeEncoding == "[3i]")
        #expect(copy.numbers == [4, 5, 6])
    }

    @Test("Property lists go both ways")
    func propertyLists() throws {
        // No 1 next to true: Foundation treats equal objects as one.
        let list: PropertyList = ["a": [7, 2.5, true, "x"], "b": ["c": .data(Data([1, 2]))]]
        let object = ["a": [7, 2.5, true, "x"] as [Any], "b": ["c": Data([1, 2])]] as NSDictionary
        let theirs = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        #expect(try KeyedUnarchiver(forReadingFrom: theirs).decodePropertyList(forKey: "root") == list)
        let archiver = KeyedArchiver()
        try archiver.encode(list, forKey: "root")
        let classes = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self] as [AnyClass]
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(unarchiver.decodeObject(of: classes, forKey: "root") as? NSDictionary == object)
    }
}
