// How classes are named in a keyed archive.

import PropertyLists

extension KeyedGraphWriter {
    /// The record of a class.
    mutating func classRecord(of type: any Coding.Type) throws -> Int {
        if let record = classRecordsByType[ObjectIdentifier(type)] { return record }
        let names = try archivedNames(of: type)
        let record = ClassRecord(names: names, fallbacks: names.count > 1 ? fallbacks(of: type) : [])
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
                .classNotArchivable, expected: "an 'archivedClass' of '\(type)' itself",
                found: "that of '\(archived.type)', which it inherits")
        }
        return ClassChain(of: type).map { classNames.names[ObjectIdentifier($0.type)] ?? $0.name }
            + [KeyedArchiveFormat.rootClassName]
    }

    /// The fallbacks of a class, or of its nearest superclass with some.
    private func fallbacks(of type: any Coding.Type) -> [String] {
        ClassChain(of: type).lazy.map(\.fallbacks).first { !$0.isEmpty } ?? []
    }

    /// The slot of a class's description, which is written behind the contents of its first object.
    mutating func classSlot(_ record: Int) throws -> UInt32 {
        if classRecords[record].slot == 0 {
            classRecords[record].slot = try classSlot(
                named: classRecords[record].names, fallbacks: classRecords[record].fallbacks)
        }
        return classRecords[record].slot
    }

    /// The slot of the description of a class of Foundation.
    mutating func classSlot(_ foundationClass: FoundationClass) throws -> UInt32 {
        if foundationClassSlots[foundationClass.rawValue] == 0 {
            foundationClassSlots[foundationClass.rawValue] = try classSlot(named: foundationClass.chain)
        }
        return foundationClassSlots[foundationClass.rawValue]
    }

    private mutating func classSlot(named names: [String], fallbacks: [String] = []) throws -> UInt32 {
        let key = try writer.string(KeyedArchiveFormat.classNameKey)
        let name = try writer.string(names[0])
        if names.count == 1 {
            return try classSlot(Self.classSignature(of: [(key, [0, name])])) {
                try $0.writer.dictionary(keys: [key], values: [name])
            }
        }
        let chain = try names.map { try writer.string($0) }
        let chainKey = try writer.string(KeyedArchiveFormat.classChainKey)
        if fallbacks.isEmpty {
            return try classSlot(Self.classSignature(of: [(key, [0, name]), (chainKey, [1] + chain)])) {
                let chain = try $0.writer.array(chain[...])
                return try $0.writer.dictionary(keys: [key, chainKey], values: [name, chain])
            }
        }
        let hints = try fallbacks.map { try writer.string($0) }
        let hintsKey = try writer.string(KeyedArchiveFormat.classHintsKey)
        let entries = [(key, [0, name]), (chainKey, [1] + chain), (hintsKey, [1] + hints)]
        return try classSlot(Self.classSignature(of: entries)) {
            let values = try [name, $0.writer.array(chain[...]), $0.writer.array(hints[...])]
            return try $0.writer.dictionary(keys: [key, chainKey, hintsKey], values: values[...])
        }
    }

    /// The slot of a class's description by what tells it from others; equal ones share a slot.
    ///
    /// - Parameter write: writes the description where it is new.
    mutating func classSlot(
        _ signature: [UInt32], _ write: (inout KeyedGraphWriter) throws -> UInt32
    ) throws -> UInt32 {
        if let slot = classSlotsBySignature[signature] { return slot }
        let slot = try appendSlot(write(&self))
        classSlotsBySignature[signature] = slot
        return slot
    }

    /// What tells descriptions of classes from each other: the indexes of their keys and values, whatever their order.
    ///
    /// - Parameter entries: keys, and behind a 1 the elements of an array, behind a 0 what is none.
    static func classSignature(of entries: [(key: UInt32, values: [UInt32])]) -> [UInt32] {
        entries.sorted { $0.key < $1.key }.flatMap {
            [$0.key, UInt32(truncatingIfNeeded: $0.values.count)] + $0.values
        }
    }
}
