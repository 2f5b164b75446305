// What stands under a key of an archived object, and how it is looked at.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

extension ArchivedObject {
    /// What stands under a key.
    ///
    /// Numbers, booleans and raw data stand under keys themselves; of strings, collections and all other objects there
    /// are references.
    public enum Value {
        /// A reference to nothing.
        case null

        /// A reference to an object that was encoded conditionally, and by nothing else: the archive holds nothing.
        case unresolved(Unresolved)

        /// A reference to an object.
        case object(ArchivedObject)

        /// A number, boolean, string or data that stands there itself.
        ///
        /// An archive is read into this case for single values only; a collection that is written is one that
        /// ``array(_:)`` and the others would be.
        case inline(PropertyList)

        /// An array that stands there itself, of references mostly: what Cocoa's collections hold.
        case array([Value])

        /// A set that stands there itself.
        case set([Value])

        /// A dictionary that stands there itself.
        case dictionary([Entry])

        /// A class, in a group of a sequential archive: not an object of it.
        case classDescription(ClassDescription)
    }
}

extension ArchivedObject.Value {
    /// Whether it is a reference to nothing, or to what the archive does not hold.
    public var isNull: Bool {
        switch self {
        case .null, .unresolved: true
        default: false
        }
    }

    /// The object that a reference leads to; `nil` for everything else.
    public var object: ArchivedObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The elements of an array or set that stands here itself, or of an object that is one of Cocoa's arrays or sets;
    /// `nil` for everything else.
    public var elements: [ArchivedObject.Value]? {
        switch self {
        case .array(let elements), .set(let elements): elements
        case .object(let object): object.elements
        default: nil
        }
    }

    /// The value that stands here itself, or that the object is to which a reference leads; `nil` for everything else.
    ///
    /// Of a sequential archive the objects are values that Cocoa holds its strings, data, dates and numbers in.
    public var propertyList: PropertyList? {
        switch self {
        case .inline(let value): value
        case .object(let object): object.value ?? object.valueOfGroups
        default: nil
        }
    }

    /// The text of a string, here or in an object, mutable or not.
    public var string: String? {
        if case .object(let object) = self { object.string } else { propertyList?.string }
    }

    /// The boolean, here or in an object.
    public var boolean: Bool? { propertyList?.boolean }

    /// The integer, here or in an object, if `Int64` can hold it.
    public var integer: Int64? { propertyList?.integer }

    /// The real of either width, here or in an object.
    public var double: Double? { propertyList?.double }

    /// The bytes of data, here or in an object, mutable or not.
    public var data: Data? {
        if case .object(let object) = self { object.data } else { propertyList?.bytes }
    }

    /// Calls a closure with each object to which there is a reference here, in the order of the archive.
    func forEachObject(_ body: (ArchivedObject) -> Void) {
        if case .object(let object) = self { return body(object) }
        forEachReference { reference in
            if case .object(let object) = reference { body(object) }
        }
    }

    /// Calls a closure with each reference that is not nil.
    func forEachReference(_ body: (ArchivedObject.Value) -> Void) {
        var pending = [self]
        while let next = pending.popLast() {
            switch next {
            case .object, .unresolved: body(next)
            case .null, .inline, .classDescription: break
            case .array(let elements), .set(let elements): pending.append(contentsOf: elements.reversed())
            case .dictionary(let entries): pending.append(contentsOf: entries.reversed().map(\.value))
            }
        }
    }
}

// MARK: - Objects that are values

extension ArchivedObject {
    /// The text of an object that is a string, mutable or not; `nil` for all others.
    public var string: String? {
        if let value = value ?? valueOfGroups { return value.string }
        guard classDescription?.isKind(of: "NSString") == true else { return nil }
        return self[KeyedArchiveFormat.stringKey]?.propertyList?.string
    }

    /// The bytes of an object that is data, mutable or not; `nil` for all others.
    public var data: Data? {
        if let value = value ?? valueOfGroups { return value.bytes }
        guard classDescription?.isKind(of: "NSData") == true else { return nil }
        return self[KeyedArchiveFormat.dataKey]?.propertyList?.bytes
    }

    /// The point in time of an object that is a date; `nil` for all others.
    public var date: Date? {
        if let value = value ?? valueOfGroups { return value.date }
        guard classDescription?.isKind(of: "NSDate") == true else { return nil }
        return self[KeyedArchiveFormat.timeKey]?.double.map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    /// The elements of an object that is one of Cocoa's arrays or sets; `nil` for all others.
    public var elements: [Value]? {
        guard let classDescription else { return nil }
        if classDescription.isKind(of: "NSOrderedSet") { return orderedElements }
        guard classDescription.isKind(of: "NSArray") || classDescription.isKind(of: "NSSet") else { return nil }
        if !groups.isEmpty { return countedObjects(perElement: 1) }
        guard case .array(let elements) = self[KeyedArchiveFormat.elementsKey] else { return nil }
        return elements
    }

    /// The keys of an object that is one of Cocoa's dictionaries with their values, in the order of the archive; `nil`
    /// for all others, and where there are not as many values as keys.
    public var dictionaryEntries: [(key: Value, value: Value)]? {
        guard classDescription?.isKind(of: "NSDictionary") == true else { return nil }
        if !groups.isEmpty {
            guard let objects = countedObjects(perElement: 2) else { return nil }
            return stride(from: 0, to: objects.count, by: 2).map { (objects[$0], objects[$0 + 1]) }
        }
        guard case .array(let keys) = self[KeyedArchiveFormat.dictionaryKeysKey],
            case .array(let values) = self[KeyedArchiveFormat.elementsKey], keys.count == values.count
        else { return nil }
        return zip(keys, values).map { ($0, $1) }
    }

    /// The elements of an ordered set, which stand under keys of their own up to the first that is missing.
    private var orderedElements: [Value] {
        var values: [String: Value] = [:]
        for entry in entries where values[entry.key] == nil { values[entry.key] = entry.value }
        var elements: [Value] = []
        while let element = values["NS.object.\(elements.count)"] { elements.append(element) }
        return elements
    }
}
