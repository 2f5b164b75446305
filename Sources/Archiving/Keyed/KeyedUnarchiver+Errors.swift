// Errors while decoding: where they are, and that the first one stays.

import PropertyLists

extension KeyedUnarchiver {
    /// Runs what reads from the archive: refused when decoding has ended, and every error ends it.
    func reading<Result>(_ key: String?, _ body: () throws -> Result) throws -> Result {
        if let poison { throw poison }
        if phase != .decoding, phase != .finishing { throw refusal(key) }
        do {
            let result = try body()
            // A class may have swallowed an error inside: what it made of that must not come out.
            if let poison { throw poison }
            return result
        } catch {
            throw remembered(error, key)
        }
    }

    /// An error as it is thrown, remembered: an error of the table gets a path.
    func remembered(_ error: any Error, _ key: String?) -> any Error {
        if let error = error as? PropertyListError {
            return rememberedError(
                ArchiveError(
                    error, path: path(to: frames.last?.slot, key: key), objectNumber: frames.last?.slot.map { Int($0) },
                    hasPlace: !isTranscoded)
            )
        }
        if error is MeetingEnd { return error }
        if poison == nil { poison = error }
        return poison ?? error
    }

    /// The error about a call that comes too late.
    private func refusal(_ key: String?) -> ArchiveError {
        if phase == .finished {
            return ArchiveError(
                .finished, path: key ?? "", expected: "an unarchiver that has not finished", found: "one that has")
        }
        return rememberedError(
            ArchiveError(
                .notSupported, path: key ?? "", expected: "an action that decodes nothing",
                found: "one of 'whenDecoded' that does"))
    }

    func rememberedError(_ error: ArchiveError) -> ArchiveError {
        if poison == nil { poison = error }
        return poison as? ArchiveError ?? error
    }

    func pathedFailure(
        _ code: ArchiveError.Code, expected: String, found: String, forKey key: String?
    ) -> ArchiveError {
        if let error = poison as? ArchiveError { return error }
        let slot = frames.last?.slot
        return rememberedError(
            ArchiveError(
                code, path: path(to: slot, key: key), expected: expected, found: found,
                objectNumber: slot.map { Int($0) }))
    }

    func unexpectedKind(_ expected: String, _ found: Found, _ key: String?) -> ArchiveError {
        failure(.unexpectedKind, expected: expected, found: phrase(for: found), forKey: key)
    }

    /// The error about what stands in an instance of a class of Foundation.
    func unexpectedContents(_ contents: BinaryObject, _ expected: String, _ found: Found, _ key: String?)
        -> ArchiveError
    {
        if contents.offset == found.object.offset { return unexpectedKind(expected, found, key) }
        return failure(
            .unexpectedKind, expected: expected, found: "\(phrase(for: found)) that holds \(contents.kind)", forKey: key
        )
    }

    private func phrase(for found: Found) -> String {
        guard found.object.kind == .dictionary else {
            let isMisplaced = found.slot == nil && (found.object.isString || found.object.isContainer)
            return "\(found.object.kind)" + (isMisplaced ? " itself, not a reference" : "")
        }
        guard found.slot != nil, let record = try? classRecord(of: found, key: nil) else { return "a dictionary" }
        return classRecords[record].foundationClass?.phrase ?? "an object of class '\(classRecords[record].name)'"
    }

    /// The way to a value: to the object that is being read, and on to the key or element in it.
    ///
    /// - Complexity: O(*n*) in the size of the archive; errors are rare, and nothing is kept for them while there is
    ///   none.
    func path(to slot: UInt32?, key: String?) -> String {
        var components = slot.map { self.components(to: $0) } ?? []
        if let key {
            components.append(.key(key))
        } else if let frame = frames.last, frame.isCollection {
            components.append(.element(frame.elementNumber))
        }
        return ArchivePath(components: components).description
    }

    /// The way to the object in a slot.
    func path(to slot: UInt32?) -> String {
        ArchivePath(components: slot.map { components(to: $0) } ?? []).description
    }

    private func components(to slot: UInt32) -> [ArchivePath.Component] {
        ArchiveWalk(table: table, objects: objectsArray).path(to: slot, from: frames[0].container)
    }
}
