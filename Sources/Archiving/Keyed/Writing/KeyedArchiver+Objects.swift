// The work list of objects. Each encodes itself while the graph writer is not in use.
//
// What is taken out of the work list is put back, also after an error. Positions are below the number of borrowed
// objects.

import PropertyLists

extension KeyedArchiver {
    /// Encodes the objects that are pending at the top level and everything that they reference, until all are encoded.
    ///
    /// An object's `encode(with:)` calls the archiver again, so it is called while nothing is being changed. A
    /// delegate's `didEncode` may call the archiver, too: the objects that it encodes are added to the list.
    func encodePendingObjects() throws {
        guard graph.isAtTopLevel, graph.work.isPending, !isEncodingObjects else { return }
        isEncodingObjects = true
        defer { (isEncodingObjects, encodedType) = (false, nil) }
        while graph.work.isPending {
            if graph.work.encodedCount >= progress.nextCount { try reportProgress() }
            let object = unsafe graph.beginObject()
            encodedType = type(of: object)
            do {
                try limits.check(
                    objectCount: graph.objectCount + 1, byteCount: graph.leastByteCount, path: pathOfEncodedObject())
                try object.encode(with: self)
                try end(object)
            } catch {
                graph.work.putBack(object)
                throw remember(error)
            }
            graph.work.putBack(object)
        }
        if onProgress != nil { try reportProgress() }
    }

    private func reportProgress() throws {
        do {
            try progress.closure(dueAt: graph.work.encodedCount)?(graph.work.encodedCount, graph.work.count)
        } catch {
            throw rememberUnchanged(error)
        }
    }

    /// Writes an object that has encoded itself.
    private func end(_ object: any Coding) throws {
        if !graph.rare.unknownValues.isEmpty { try discoverUnknownValues() }
        let namedType = ownSubstitutes.hasNamedTypes ? ownSubstitutes.answer(for: object)?.namedType : nil
        // Asks the class before the graph is changed: it may call back.
        if let namedType { _ = ClassFacts.of(namedType) }
        if !isWriting { try beginWriting() }
        try graph.endObject(object, as: namedType)
        if usesDelegate { delegate?.archiver(self, didEncode: object) }
    }

    func isArchivedItself(_ object: any Coding) -> Bool {
        !usesDelegate && ownSubstitutes.isPlain(type(of: object)) || firstError != nil || isFinished
    }

    // Only the classes are read here, so that the processor waits for several objects at a time.
    func areArchivedThemselves(_ objects: BorrowedObjects) -> Bool {
        for position in 0..<objects.count
        where unsafe usesDelegate || !ownSubstitutes.isLastPlain(objects.type(at: position)) {
            guard unsafe isArchivedItself(objects.object(at: position)) else { return false }
        }
        return true
    }

    /// Assigns slots to what the object's unknown values reference. Existing objects among them are asked for their
    /// replacements, while nothing is being changed.
    private func discoverUnknownValues() throws {
        for reference in try writing({ try $0.discoverUnknownValues() }) {
            let object = try replacement(of: reference.object)
            try writing { try $0.resolve(reference, to: object) }
        }
    }

    // MARK: What is archived instead of an object: the object names it, and the delegate decides last
    //
    //     first reference ──▶ replacementObject(for:) ──▶ willEncode ──▶ archivedType ──▶ willReplace      asked once
    //      └──▶ slot, from the work list ──▶ encode(with:) ──▶ didEncode

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
