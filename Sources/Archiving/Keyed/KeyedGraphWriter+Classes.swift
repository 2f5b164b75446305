// How classes are named in a keyed archive.

import PropertyLists

extension KeyedGraphWriter {
    /// The record of an object's class, by the object's own class and not by that of the reference.
    mutating func classRecord(of object: any Coding) throws -> Int {
        let type = type(of: object)
        if let record = classRecordsByType[ObjectIdentifier(type)] { return record }
        let record = ClassRecord(names: try archivedNames(of: type))
        classRecordsByType[ObjectIdentifier(type)] = classRecords.count
        classRecords.append(record)
        return classRecords.count - 1
    }

    /// The name of a class and those of its superclasses, or the one name that the caller gave it.
    private mutating func archivedNames(of type: any Coding.Type) throws -> [String] {
        if let name = classNames.names[ObjectIdentifier(type)] { return [name] }
        let archived = type.archivedClass
        guard archived.type == type else {
            throw failure(
                .classNotArchivable, expected: "an 'archivedClass' of '\(type)' itself", found: "that of '\(archived.type)', which it inherits")
        }
        return ClassChain(of: type).map { classNames.names[ObjectIdentifier($0.type)] ?? $0.name }
            + [KeyedArchiveFormat.rootClassName]
    }

    /// The slot of a class's description, which is written behind the contents of its first object.
    mutating func classSlot(_ record: Int) throws -> UInt32 {
        if classRecords[record].slot == 0 {
            classRecords[record].slot = try appendSlot(writeClass(named: classRecords[record].names))
        }
        return classRecords[record].slot
    }

    /// The slot of the description of a class of Foundation.
    mutating func classSlot(_ foundationClass: FoundationClass) throws -> UInt32 {
        if foundationClassSlots[foundationClass.rawValue] == 0 {
            foundationClassSlots[foundationClass.rawValue] = try appendSlot(writeClass(named: foundationClass.chain))
        }
        return foundationClassSlots[foundationClass.rawValue]
    }

    private mutating func writeClass(named names: [String]) throws -> UInt32 {
        var keys = [try writer.string(KeyedArchiveFormat.classNameKey)]
        var values = [try writer.string(names[0])]
        if names.count > 1 {
            let chain = try names.map { try writer.string($0) }
            keys.append(try writer.string(KeyedArchiveFormat.classChainKey))
            values.append(try writer.array(chain[...]))
        }
        return try writer.dictionary(keys: keys[...], values: values[...])
    }
}
