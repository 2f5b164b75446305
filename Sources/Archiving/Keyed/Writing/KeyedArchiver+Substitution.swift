// Determines what is archived instead of an object: the object names a replacement, and the delegate decides last.
//
//     first reference ──▶ replacementObject(for:) ──▶ willEncode ──▶ archivedType ──▶ willReplace      asked once
//      └──▶ slot, from the work list ──▶ encode(with:) ──▶ didEncode

extension KeyedArchiver {
    /// The object that is archived instead of an object. It is determined at the first call.
    func substitute(for object: any Coding) throws -> (any Coding)? {
        if let answer = ownSubstitutes.answer(for: object) { return answer.substitute }
        // The object was first referenced before there was a delegate: references to it are already written.
        if number(of: object) != nil { return object }
        guard ownSubstitutes.beginAsking(object) else { throw isAskedError(object) }
        defer { ownSubstitutes.endAsking() }
        do {
            let substitute = try named(by: object)
            ownSubstitutes.note(substitute, named: namedType(of: substitute, for: object), for: object)
            if substitute !== object { delegate?.archiver(self, willReplace: object, with: substitute) }
            return substitute
        } catch {
            throw remember(error)
        }
    }

    /// The replacement that an object and the delegate name. If that object was itself replaced before, its
    /// replacement.
    private func named(by object: any Coding) throws -> (any Coding)? {
        var named: (any Coding)? = object
        if let function = ownSubstitutes.function(for: type(of: object)) { named = try function(object, self) }
        if let present = named, let delegate, present === object || !isKnown(present) {
            named = try delegate.archiver(self, willEncode: present)
        }
        guard let named, named !== object else { return named }
        if let answer = ownSubstitutes.answer(for: named) { return answer.substitute }
        if ownSubstitutes.isAsked(named) { throw isAskedError(named) }
        return named
    }

    private func isKnown(_ object: any Coding) -> Bool {
        ownSubstitutes.answer(for: object) != nil || number(of: object) != nil || ownSubstitutes.isAsked(object)
    }

    /// The class that an object names when it is first archived, if that is not its own class.
    private func namedType(of substitute: (any Coding)?, for object: any Coding) -> (any Coding.Type)? {
        guard let substitute, ownSubstitutes.namesType(type(of: substitute)),
            substitute === object || ownSubstitutes.answer(for: substitute) == nil,
            let named = (substitute as? any SubstitutingCoding)?.archivedType
        else { return nil }
        return named == type(of: substitute) ? nil : named
    }

    /// Notifies the delegate that the archive is about to be finished, while values can still be encoded.
    func announceEnd() throws {
        guard !isFinishing, !isEncodingObjects, !ownSubstitutes.isAsking else {
            throw remember(
                ArchiveError(
                    .notSupported, path: "", expected: "an archive that is finished by its owner",
                    found: "'finishEncoding' inside a call that the archiver makes"))
        }
        guard usesDelegate else { return }
        isFinishing = true
        defer { isFinishing = false }
        do {
            try delegate?.archiverWillFinish(self)
        } catch {
            throw remember(error)
        }
    }
}
