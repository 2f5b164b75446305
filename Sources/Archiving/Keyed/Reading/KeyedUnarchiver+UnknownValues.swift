// Preserves the values of objects whose keys their classes don't declare.

import PropertyLists

extension KeyedUnarchiver {
    /// Copies of the entries of the object that is being read whose keys no class of its chain declares.
    func keptValues() throws -> UnknownValues {
        guard let frame = frames.last, !frame.isCollection, let slot = frame.slot else {
            throw fail(.notSupported, expected: "an object that is being created", found: "none")
        }
        let dictionary = frame.container
        let record = try classRecord(of: Found(object: dictionary, slot: slot), key: nil)
        guard let declared = declaredKeys(record), declared.keepsOthers else { return UnknownValues() }
        if isReporting { noteKeeping(record) }
        var unknown: [Int] = []
        for position in 0..<dictionary.count {
            let key = try table.reference(position, of: dictionary)
            if frame.isSequence, try isUnkeyed(key) { continue }
            if try !declares(declared, key) { unknown.append(position) }
        }
        // Values without keys aren't kept, and a class without them couldn't be read.
        let classReference =
            classRecords[record].isUnknownSubclass && !frame.isSequence
            ? try table.value(forKey: KeyedArchiveFormat.classKey, of: dictionary) : nil
        if unknown.isEmpty, classReference == nil { return UnknownValues() }
        let keeper = keeper ?? GraphKeeper(self)
        self.keeper = keeper
        let entries = try unknown.map { position in
            UnknownValues.Entry(
                key: try keeper.keep(table.reference(position, of: dictionary), inSlot: slot),
                value: try keeper.keep(table.reference(dictionary.count + position, of: dictionary), inSlot: slot))
        }
        let classNumber = try classReference.map { try keeper.keep($0, inSlot: slot) }
        try keeper.keepPendingSlots()
        return UnknownValues(keeper.graph, entries: entries, classNumber: classNumber)
    }

    /// Whether a key was assigned by the archiver to a value without a key, so that the sequence contains the value.
    private func isUnkeyed(_ reference: Int) throws -> Bool {
        let key = try table.object(at: reference)
        guard key.isString, key.count <= 11 else { return false }
        return KeyedArchiveFormat.number(ofUnkeyed: try table.string(key)) != nil
    }

    func declaredKeys(_ record: Int) -> DeclaredKeys? {
        if let declared = classRecords[record].declaredKeys { return declared }
        guard let type = classRecords[record].type else { return nil }
        let declared = DeclaredKeys(of: type)
        classRecords[record].declaredKeys = declared
        return declared
    }

    private func declares(_ declared: DeclaredKeys, _ reference: Int) throws -> Bool {
        let number = try keyNumber(ofReference: reference)
        try require(
            number != KeyFinder.noKey, .corruptArchive, expected: "keys that are strings", found: "one that is not")
        return try declared.contains(number) { try table.string(table.object(at: reference)) }
    }
}
