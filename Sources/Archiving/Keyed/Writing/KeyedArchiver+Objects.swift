// The work list of objects. Each encodes itself while the graph writer is not in use.

import PropertyLists

extension KeyedArchiver {
    /// Encodes the objects that are pending at the top level and everything that they reference, until all are encoded.
    ///
    /// An object's `encode(with:)` calls the archiver again, so it is called while nothing is being changed. A
    /// delegate's `didEncode` may call the archiver, too: the objects that it encodes are added to the list.
    func encodePendingObjects() throws {
        guard graph.isAtTopLevel, graph.hasPendingObject, !isEncodingObjects else { return }
        isEncodingObjects = true
        defer { (isEncodingObjects, encodedType) = (false, nil) }
        while graph.hasPendingObject {
            if graph.encodedCount >= progress.nextCount { try reportProgress() }
            let object = graph.beginObject()
            encodedType = type(of: object)
            do {
                try limits.check(
                    objectCount: graph.objectCount + 1, byteCount: graph.leastByteCount, path: graph.currentPath())
                try object.encode(with: self)
                try end(object)
            } catch {
                graph.workObjects.putBack(object)
                throw remember(error)
            }
            graph.workObjects.putBack(object)
        }
        if onProgress != nil { try reportProgress() }
    }

    private func reportProgress() throws {
        do {
            try progress.call(completed: graph.encodedCount, known: graph.work.count, at: graph.encodedCount)
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

    /// Whether an object has no replacement.
    func isArchivedItself(_ object: any Coding) -> Bool {
        !usesDelegate && ownSubstitutes.isPlain(type(of: object)) || firstError != nil || isFinished
    }

    // Only the classes are read here, so that the processor waits for several objects at a time.
    func areArchivedThemselves(_ objects: BorrowedObjects) -> Bool {
        for position in 0..<objects.count where usesDelegate || !ownSubstitutes.isLastPlain(objects.type(at: position))
        {
            guard isArchivedItself(objects.object(at: position)) else { return false }
        }
        return true
    }

    /// Assigns slots to what the object's unknown values reference. Existing objects among them are asked for their
    /// replacements, while nothing is being changed.
    private func discoverUnknownValues() throws {
        try resolve(writing { try $0.discoverUnknownValues() })
    }

    private func resolve(_ references: [KeyedGraphWriter.KeptReference]) throws {
        for reference in references {
            let object = try replacement(of: reference.object)
            try writing { try $0.resolve(reference, to: object) }
        }
    }
}
