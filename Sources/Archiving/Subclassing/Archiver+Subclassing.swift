// What an archiver that is written outside of the library needs beside the primitives.

extension Archiver {
    /// Returns the object to archive instead of another one, or nil if nil is to be archived.
    ///
    /// The result is the object that the class of `object` names as the replacement or, without one, `object` itself.
    /// Call this method in overrides of ``encodeObjectValue(_:forKey:)`` and
    /// ``encodeConditionalObjectValue(_:forKey:)``, before you check whether the object was already encoded. Each
    /// object is asked once. The archiver retains the objects and the answers as long as it exists, so that two objects
    /// are never mistaken for one.
    public final func objectToArchive(for object: any Coding) throws -> (any Coding)? {
        try replacement(of: object)
    }

    /// Returns the class under whose names an object is archived: the object's own class, or the one that it names.
    public final func archivedType(of object: any Coding) -> any Coding.Type {
        (object as? any SubstitutingCoding)?.archivedType ?? type(of: object)
    }

    final func ownReplacement(of object: any Coding) throws -> (any Coding)? {
        if let answer = ownSubstitutes.answer(for: object) { return answer.substitute }
        guard let function = ownSubstitutes.function(for: type(of: object)) else { return object }
        guard ownSubstitutes.beginAsking(object) else { throw isAskedError(object) }
        defer { ownSubstitutes.endAsking() }
        let named = try function(object, self)
        if let named, named !== object, ownSubstitutes.isAsked(named) { throw isAskedError(named) }
        let substitute = named.flatMap { $0 === object ? $0 : ownSubstitutes.answer(for: $0)?.substitute ?? $0 }
        ownSubstitutes.note(substitute, named: nil, for: object)
        return substitute
    }

    final func isAskedError(_ object: any Coding) -> any Error {
        ended(by: ownSubstitutes.isAskedError(object, path: pathOfEncodedValue()))
    }
}
