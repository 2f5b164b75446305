// Keyed archives written by hand: with whatever contents a test needs, in any format.

public import Foundation
public import PropertyLists

/// Puts an archive together, object by object.
public struct ArchiveBuilder {
    private var objects: [PropertyList] = ["$null"]
    private var classes: [String: UInt32] = [:]

    /// Creates an archive without objects.
    public init() {}

    /// Adds a slot that holds a value as it is, and returns the reference to it.
    public mutating func add(_ value: PropertyList) -> PropertyList {
        objects.append(value)
        return .uid(PropertyList.UID(UInt32(objects.count - 1)))
    }

    /// Adds an object; its class is described once.
    public mutating func add(
        _ className: String, _ superclasses: String..., values: [String: PropertyList]
    ) -> PropertyList {
        let described = describe(className, superclasses)
        return add(.dictionary(values.merging(["$class": described]) { first, _ in first }))
    }

    /// Keeps a slot for an object that others refer to before it is whole.
    public mutating func reserve() -> PropertyList { add("$null") }

    /// Fills a slot that was kept.
    public mutating func fill(
        _ reference: PropertyList, _ className: String, _ superclasses: String..., values: [String: PropertyList]
    ) {
        guard case .uid(let uid) = reference else { return }
        let described = describe(className, superclasses)
        objects[Int(uid.value)] = .dictionary(values.merging(["$class": described]) { first, _ in first })
    }

    /// Adds an array.
    public mutating func array(_ elements: [PropertyList]) -> PropertyList {
        add("NSArray", values: ["NS.objects": .array(elements)])
    }

    private mutating func describe(_ className: String, _ superclasses: [String]) -> PropertyList {
        if let known = classes[className] { return .uid(PropertyList.UID(known)) }
        let chain = ([className] + superclasses + ["NSObject"]).map { PropertyList.string($0) }
        let reference = add(["$classname": .string(className), "$classes": .array(chain)])
        classes[className] = UInt32(objects.count - 1)
        return reference
    }

    /// The archive with these entries at the top.
    public func data(_ top: [String: PropertyList], format: PropertyList.Format = .binary) throws -> Data {
        let archive: PropertyList = [
            "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": .dictionary(top), "$objects": .array(objects),
        ]
        return try archive.data(format: format)
    }

    /// A reference to nil.
    public static let null: PropertyList = .uid(PropertyList.UID(0))
}
