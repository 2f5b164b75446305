// Foundation's coders of the toolchain, beside ours.
//
// On Linux Foundation's archiver always writes the names that Swift has for classes, so our reader gets them as class names.

import Archiving
import Foundation
import Testing

/// Classes written by hand for Foundation, and those of a schema.
struct Twin {
    let classes: [(cocoa: AnyClass, ours: any Coding.Type)]

    /// What Foundation archives of an object.
    func archive(of root: NSObject) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true)
    }

    /// The object that Foundation reads.
    func object<Root: NSObject & NSSecureCoding>(_ type: Root.Type, from data: Data) throws -> Root {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = true
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        for twin in classes { unarchiver.setClass(twin.cocoa, forClassName: twin.ours.archivedClass.name) }
        let root = unarchiver.decodeObject(of: Root.self, forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        return try #require(root)
    }

    /// The object that we read.
    func object<Root: Coding>(_ type: Root.Type, from data: Data) throws -> Root {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        for twin in classes { unarchiver.setClass(twin.ours, forClassName: NSStringFromClass(twin.cocoa)) }
        return try unarchiver.decode(Root.self, forKey: NSKeyedArchiveRootObjectKey)
    }

    /// The object that we read from what Foundation archives of the one that it reads from ours.
    func copy<Root: Coding, Cocoa: NSObject & NSSecureCoding>(of root: Root, as type: Cocoa.Type) throws -> Root {
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        return try object(Root.self, from: archive(of: object(type, from: data)))
    }
}

/// An object as some other program wrote it: any values under any keys.
class CocoaWrittenObject: NSObject, NSSecureCoding {
    class var supportsSecureCoding: Bool { true }

    private let values: [String: NSObject]
    private let numbers: [String: Int]

    required init(_ values: [String: NSObject], numbers: [String: Int] = [:]) {
        (self.values, self.numbers) = (values, numbers)
    }

    func encode(with coder: NSCoder) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { coder.encode(value, forKey: key) }
        for (key, number) in numbers.sorted(by: { $0.key < $1.key }) { coder.encode(number, forKey: key) }
    }

    required init?(coder: NSCoder) { nil }
}
