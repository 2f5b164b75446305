// The work list of objects: each encodes itself, from outside of the graph that is being written.

import PropertyLists

extension KeyedArchiver {
    /// Encodes the objects that were met at the top level, and those that they lead to, until all are encoded.
    ///
    /// An object's `encode(with:)` comes back here through the methods above, so it is called while nothing is being
    /// changed. A delegate's `didEncode` may come back too: what it encodes is left to the list.
    func encodePendingObjects() throws {
        guard graph.isAtTopLevel, graph.hasPendingObject, !isEncodingObjects else { return }
        isEncodingObjects = true
        defer { isEncodingObjects = false }
        while graph.hasPendingObject {
            let object = graph.beginObject()
            do {
                try object.encode(with: self)
                try end(object)
            } catch {
                graph.workObjects.putBack(object)
                throw remember(error)
            }
            graph.workObjects.putBack(object)
        }
    }

    /// Writes an object that has encoded itself.
    private func end(_ object: any Coding) throws {
        if !graph.unknownValues.isEmpty { try meetUnknownValues() }
        let namedType = substitutes.hasNamedTypes ? substitutes.answer(for: object)?.namedType : nil
        // Asks the class before the graph is changed: it may call back.
        if let namedType { _ = ClassFacts.of(namedType) }
        if !isWriting { try beginWriting() }
        try graph.endObject(object, as: namedType)
        if usesDelegate { delegate?.archiver(self, didEncode: object) }
    }

    /// Whether nothing takes an object's place. Mostly objects of one class come one after the other.
    func isArchivedItself(_ object: any Coding) -> Bool {
        let type = ObjectIdentifier(type(of: object))
        return type == lastPlainType && !usesDelegate || isArchivedItself(object, of: type)
    }

    @inline(never)
    private func isArchivedItself(_ object: any Coding, of type: ObjectIdentifier) -> Bool {
        guard substitutes.function(for: Swift.type(of: object)) == nil else { return failure != nil || isFinished }
        lastPlainType = type
        return !usesDelegate || failure != nil || isFinished
    }

    /// Whether nothing takes the place of any of some objects.
    // Nothing else is done with them here, so that the processor waits for several of them at a time.
    func areArchivedThemselves(_ objects: BorrowedObjects) -> Bool {
        for position in 0..<objects.count where objects.type(at: position) != lastPlainType || usesDelegate {
            guard isArchivedItself(objects.object(at: position)) else { return false }
        }
        return true
    }

    /// Gives slots to what the object's unknown values refer to: the objects that live among it are asked what is
    /// archived in their place, while nothing is being changed.
    private func meetUnknownValues() throws {
        try resolve(writing { try $0.meetUnknownValues() })
    }

    private func resolve(_ references: [KeyedGraphWriter.KeptReference]) throws {
        for reference in references {
            let object = try replacement(of: reference.object)
            try writing { try $0.resolve(reference, to: object) }
        }
    }
}
