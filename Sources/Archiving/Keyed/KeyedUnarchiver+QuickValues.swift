// Values by the quick way (`KeyedUnarchiver+QuickLookup.swift`), and by the long way where that has no answer.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    func contains(_ key: String) -> Bool {
        let reference = quickReference(forKey: key)
        return reference == Self.unclear ? hasValue(forKey: key) : reference >= 0
    }

    func bool(forKey key: String?) throws -> Bool? {
        let offset = quickOffset(forKey: key)
        if let value = view.boolean(at: offset) { return value }
        return offset == Self.absent ? nil : try readBool(forKey: key)
    }

    func integer(_ type: IntegerType, forKey key: String?) throws -> Int64? {
        let offset = quickOffset(forKey: key)
        if let value = view.integer(at: offset), type.holds(value) { return value }
        return offset == Self.absent ? nil : try readInteger(type: type, forKey: key)
    }

    func double(forKey key: String?) throws -> Double? {
        let offset = quickOffset(forKey: key)
        if let value = view.real(at: offset) { return value }
        return offset == Self.absent ? nil : try readDouble(forKey: key)
    }

    func string(forKey key: String?) throws -> String? {
        let slot = quickSlot(forKey: key)
        if slot >= 0 { return try string(inSlot: slot, key) }
        return slot == Self.absent ? nil : try readString(forKey: key)
    }

    /// The string in a slot; nil where the slot holds nil.
    func string(inSlot slot: Int, _ key: String?) throws -> String? {
        if let string = quickString(inSlot: slot, isHashing: frames.top.pointee.isHashing, spare: 0) { return string }
        return try reading(key) {
            try contents(ofSlot: UInt32(truncatingIfNeeded: slot), key: key).map { try self.string($0, key) }
        }
    }

    func date(forKey key: String?) throws -> Date? {
        guard let key else { return try date(inSlot: quickSlot(forKey: nil), nil, reference: Self.unclear) }
        let reference = quickReference(forKey: key)
        guard reference >= 0 else { return reference == Self.absent ? nil : try readDate(forKey: key) }
        // Equal dates stand in an archive once: the next one that is equal is not followed to where it stands.
        let place = placesByReference.sharedPlace(of: reference)
        if let time = dates.address(of: place) { return Date(timeIntervalSinceReferenceDate: time.pointee) }
        return try date(inSlot: slot(ofReference: reference), key, reference: reference)
    }

    /// The date in a slot, which is noted for the reference that led to it.
    private func date(inSlot slot: Int, _ key: String?, reference noted: Int) throws -> Date? {
        guard slot >= 0 else { return slot == Self.absent ? nil : try readDate(forKey: key) }
        let reference = quickInstance(inSlot: slot, of: .date, under: KeyedArchiveFormat.timeKey, &lastDateLayout)
        if let time = view.real(at: view.offset(of: reference)) {
            if let number = UInt32(exactly: noted), dates.count < 1 << 30 {
                placesByReference[number] = .shared(dates.count)
                dates.append(time)
            }
            return Date(timeIntervalSinceReferenceDate: time)
        }
        return try reading(key) {
            try contents(ofSlot: UInt32(truncatingIfNeeded: slot), key: key).map { try date($0, key) }
        }
    }

    func object(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        // At the top level the class is allowed first, and all objects are connected next.
        if depth == 0, !isConnecting { return try readObject(of: type, forKey: key) }
        guard let key else { return try nextObject(of: type) }
        let reference = quickReference(forKey: key)
        guard reference >= 0 else {
            return reference == Self.absent ? nil : try readObject(of: type, forKey: key)
        }
        let place = placesByReference.objectPlace(of: reference)
        if place >= 0 {
            let object = objects[place]
            if ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(type) { return object }
        }
        let slot = slot(ofReference: reference)
        guard slot >= 0 else { return try readObject(of: type, forKey: key) }
        // Where a key leads to a new object, it is often the only one that does: a chain would only fill the table.
        if slotStates.objectPlace(of: slot) >= 0 { notePlace(ofSlot: slot, at: reference) }
        return try object(inSlot: slot, of: type, key)
    }

    /// The object that is the next element.
    private func nextObject(of type: any Coding.Type) throws -> (any Coding)? {
        let frame = frames.top
        let reference = view.reference(frame.pointee.position, at: frame.pointee.container.payload)
        let slot = quickSlot(forKey: nil)
        guard slot >= 0 else { return try readObject(of: type, forKey: nil) }
        let object = try object(inSlot: slot, of: type, nil)
        notePlace(ofSlot: slot, at: reference)
        return object
    }

    /// Notes which object a reference leads to, so that the next one that is equal is not followed over four places of
    /// the archive, which seldom lie in the processor's cache.
    private func notePlace(ofSlot slot: Int, at reference: Int) {
        let place = slotStates.objectPlace(of: slot)
        guard place >= 0, let number = UInt32(exactly: reference) else { return }
        placesByReference[number] = .object(place)
    }

    /// The object in a slot, not at the top level; nil where the slot holds nil.
    func object(inSlot slot: Int, of expected: any Coding.Type, _ key: String?) throws -> (any Coding)? {
        let place = slotStates.objectPlace(of: slot)
        if place >= 0 {
            let object = objects[place]
            if ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(expected) { return object }
        } else if slotStates.isUnknown(slot), let contents = view.container(at: offset(ofSlot: slot)),
            contents.kind == .dictionary
        {
            do {
                let object = try create(
                    contents, slot: UInt32(truncatingIfNeeded: slot), as: expected, allowsOthers: false, key: key)
                // A class may have swallowed an error inside: what it made of that must not come out.
                if let poison { throw poison }
                return object
            } catch {
                throw remembered(error, key)
            }
        }
        return try reading(key) {
            try contents(ofSlot: UInt32(truncatingIfNeeded: slot), key: key)
                .map { try object(in: $0, of: expected, key: key) }
        }
    }

    // MARK: Collections

    func openElements(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        let slot = quickSlot(forKey: key)
        guard slot >= 0 else { return slot == Self.absent ? nil : try openCollection(kind, forKey: key) }
        if kind != .dictionary {
            let reference = quickInstance(
                inSlot: slot, of: kind == .array ? .array : .set, under: KeyedArchiveFormat.elementsKey,
                &lastCollectionLayout)
            if let elements = view.container(at: view.offset(of: reference)), elements.kind == .array {
                frames.append(
                    Frame(
                        container: elements, isCollection: true, isSet: kind == .set,
                        slot: UInt32(truncatingIfNeeded: slot)))
                collectionState = slotStates[UInt32(truncatingIfNeeded: slot)] == .unknown ? .first : .again
                return elements.count
            }
        }
        return try reading(key) {
            try contents(ofSlot: UInt32(truncatingIfNeeded: slot), key: key).map { try open($0, kind, key) }
        }
    }

    func closeElements() throws {
        if isQuick, frames.top.pointee.isPlainCollection, frames.count > 2 || !isAtTopLevel {
            frames.removeLast()
        } else {
            try closeCollection()
        }
    }
}

extension IntegerType {
    /// Whether a value that stands in an archive lies in the type's range.
    func holds(_ value: Int64) -> Bool {
        switch self {
        case .int8: Int64(Int8.min)...Int64(Int8.max) ~= value
        case .int16: Int64(Int16.min)...Int64(Int16.max) ~= value
        case .int32: Int64(Int32.min)...Int64(Int32.max) ~= value
        case .int64: true
        case .uint8: 0...Int64(UInt8.max) ~= value
        case .uint16: 0...Int64(UInt16.max) ~= value
        case .uint32: 0...Int64(UInt32.max) ~= value
        case .uint64: value >= 0
        }
    }
}
