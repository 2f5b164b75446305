// How structures that are objects of their own, and objects of any class, are read.

import PropertyLists

extension KeyedUnarchiver {
    // MARK: Structures

    func openStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        try reading(key) {
            guard let found = try find(key) else { return false }
            let record = try structureRecord(structure, found, key)
            guard let slot = found.slot else { throw unexpectedKind("a '\(structure.name)'", found, key) }
            if case .creating = slotStates[slot] {
                throw failure(
                    .unconnectableCycle, expected: "structures that don't hold themselves",
                    found: "'\(classRecords[record].name)' in object \(slot), which does", forKey: key)
            }
            try charge(found.object.count * 2)
            let state = slotStates[slot]
            if state == .unknown || state == .readOnce { slotStates[slot] = .creating }
            frames.append(
                Frame(
                    container: found.object, isCollection: false, structureState: state, slot: slot,
                    layout: layout(of: found.object, nil)))
            if !sequences.places.isEmpty { try findSequence(of: structure) }
            if isReporting { noteName(of: structure, record: record, slot: slot) }
            return true
        }
    }

    func structureRecord(_ structure: ArchivedStructure, _ found: Found, _ key: String?) throws -> Int {
        guard found.object.kind == .dictionary, found.slot != nil else {
            throw unexpectedKind("a '\(structure.name)'", found, key)
        }
        let record = try classRecord(of: found, key: key)
        if structure.isFoundationClass, classRecords[record].isNamed(structure.name) { return record }
        let name = classRecords[record].name
        guard name == structure.name || structure.formerNames.contains(name) else {
            if let foundationClass = classRecords[record].foundationClass {
                throw failure(
                    .unexpectedKind, expected: "a '\(structure.name)'", found: foundationClass.phrase, forKey: key)
            }
            throw failure(
                .unexpectedClass, expected: "a '\(structure.name)'", found: "an object of class '\(name)'", forKey: key)
        }
        return record
    }

    func closeStructure() throws {
        try reading(nil) {
            guard let frame = frames.last, frame.structureState != nil else {
                throw failure(.notSupported, expected: "an open structure to end", found: "none", forKey: nil)
            }
            frames.removeLast()
            leave(frame)
            if isReporting { noteContents(of: frame) }
            if isAtTopLevel, frames.count == 1 { try connectPendingObjects() }
        }
    }

    /// The structure of a frame may be met again from here on.
    func leave(_ frame: Frame) {
        if frame.gathered >= 0 { gatheredElements.removeLast() }
        guard frame.structureState != nil, let slot = frame.slot, case .creating = slotStates[slot] else { return }
        slotStates[slot] = .readOnce
    }

    // MARK: Objects of any class

    func readAnyObject(forKey key: String?) throws -> (any Coding)? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            guard let slot = found.slot else { throw unexpectedKind("an object", found, key) }
            let type: any Coding.Type
            if case .object(let place) = slotStates[slot] {
                let object = objects[place]
                type = Swift.type(of: object)
                try checkAllowed(type, classRecords[record(of: object, found)].name, key: key)
            } else {
                type = try anyClass(of: found, key: key)
            }
            let object = try object(in: found, of: type, allowsOthers: true, key: key)
            if isAtTopLevel, frames.count == 1 { try connectPendingObjects() }
            return object
        }
    }

    /// Returns the class of an object for a reference without a declared class. It must be on the list of allowed
    /// classes, even if other references already created objects of it.
    private func anyClass(of found: Found, key: String?) throws -> any Coding.Type {
        let record = try classRecord(of: found, key: key)
        if let type = classRecords[record].type {
            try checkAllowed(type, classRecords[record].name, key: key)
            return type
        }
        let type = try lookUp(record, for: nil, key: key)
        describe(record, as: type)
        return type
    }

    func checkAllowed(_ type: any Coding.Type, _ name: String, key: String?) throws {
        if !allowedClasses.contains(type) { throw notAllowed(name, key: key) }
    }

    private func notAllowed(_ name: String, key: String?) -> ArchiveError {
        failure(
            .classNotAllowed, expected: "an object of an allowed class", found: "one of class '\(name)'", forKey: key)
    }
}
