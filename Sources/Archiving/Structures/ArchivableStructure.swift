// How structures are encoded and decoded: under composed keys, or as objects of their own.

extension ArchivableStructure {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        let coder = try archiver.beginFields(of: Self.self, forKey: key)
        do {
            try encode(with: coder)
        } catch {
            archiver.leaveStructure()
            throw archiver.ended(by: error)
        }
        archiver.leaveStructure()
        if key == nil { try archiver.real.endStructure() }
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let key, !unarchiver.standsWhole(forKey: key) else {
            return try unarchiver.decodeElement(Self.self, forKey: key)
        }
        let coder = try unarchiver.composing(forKey: key)
        return isArchived(in: coder) ? try unarchiver.decodeFields(Self.self, with: coder) : nil
    }

    @inlinable
    public static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool {
        if unarchiver.standsWhole(forKey: key) { return unarchiver.containsValue(forKey: key) }
        guard let coder = try? unarchiver.composing(forKey: key) else { return false }
        return isArchived(in: coder) || unarchiver.containsNull(forKey: key)
    }

    /// Decodes the fields, so that an error identifies the field that is missing.
    ///
    /// A structure without required fields is decoded.
    @inlinable
    public static func valueForMissingKey(in unarchiver: Unarchiver, forKey key: String) throws -> Self {
        if unarchiver.standsWhole(forKey: key) {
            throw unarchiver.containsValue(forKey: key)
                ? unarchiver.nilValue(forKey: key) : unarchiver.missingValue(forKey: key)
        }
        if unarchiver.containsNull(forKey: key) { throw unarchiver.nilValue(forKey: key) }
        return try unarchiver.decodeFields(Self.self, with: unarchiver.composing(forKey: key))
    }
}

extension Archiver {
    /// The coder that a structure's fields are encoded with.
    @usableFromInline
    final func beginFields(of type: any ArchivableStructure.Type, forKey key: String?) throws -> Archiver {
        let real = self.real
        if let key { try real.checkKey(key) }
        guard real.structureDepth < Unarchiver.maximumNesting else {
            throw failure(
                .limitExceeded, expected: "at most \(Unarchiver.maximumNesting) structures inside each other",
                found: "more", forKey: key)
        }
        if key == nil { try real.beginStructure(type.archivedStructure, forKey: nil) }
        real.structureDepth += 1
        return key.map { ComposingArchiver(real, scope: keyScope.scope(for: $0)) } ?? real
    }

    @usableFromInline
    final func leaveStructure() {
        real.structureDepth -= 1
    }
}

extension Unarchiver {
    /// The coder that reads what stands under keys composed with a key.
    @usableFromInline
    final func composing(forKey key: String) throws -> Unarchiver {
        // A type that asks itself whether it is there asks without end.
        guard keyScope.depth < Self.maximumNesting else { throw tooDeep(forKey: key) }
        return ComposingUnarchiver(real, scope: keyScope.scope(for: key))
    }

    private func tooDeep(forKey key: String?) -> ArchiveError {
        failure(
            .limitExceeded, expected: "at most \(real.maximumStructureDepth) structures inside each other here",
            found: "more", forKey: key)
    }

    /// Reads the fields of a structure.
    @inlinable
    final func decodeFields<Structure: ArchivableStructure>(
        _ type: Structure.Type, with coder: Unarchiver
    ) throws -> Structure {
        try enterStructure(with: coder)
        if isReporting { coder.note(.structure(Structure.archivedStructure), forKey: nil) }
        do {
            let value = try Structure(coder: coder)
            leaveStructure()
            return value
        } catch {
            leaveStructure()
            throw ended(by: error)
        }
    }

    /// Reads a structure that is an object of its own.
    @inlinable
    final func decodeElement<Structure: ArchivableStructure>(
        _ type: Structure.Type, forKey key: String?
    ) throws -> Structure? {
        let real = self.real
        guard try beginStructure(Structure.archivedStructure, forKey: key) else { return nil }
        if let shared = real.sharedCollection() as? SharedCollection<Structure> {
            try real.endStructure()
            if shared.metUnknownValue { real.metUnknownValue = true }
            return shared.value
        }
        let (value, metUnknown) = try real.notingUnknownValues { try real.decodeFields(type, with: real) }
        if real.keepsCollection, !real.isMeeting {
            real.keepCollection(SharedCollection(value, metUnknownValue: metUnknown))
        }
        try real.endStructure()
        return value
    }

    @usableFromInline
    final func enterStructure(with coder: Unarchiver) throws {
        let real = self.real
        guard real.structureDepth < real.maximumStructureDepth else { throw coder.tooDeep(forKey: nil) }
        real.structureDepth += 1
        if coder !== real { coder.structureDepth = real.structureDepth }
    }

    @usableFromInline
    final func leaveStructure() {
        real.structureDepth -= 1
    }
}
