// What an archiver that is written outside of the library needs beside the primitives.

extension Archiver {
    /// The object to archive in place of another: what the object's class names for it, the object itself where it
    /// names none. Nil is to be archived where it is nil.
    ///
    /// For overrides of ``encodeObjectValue(_:forKey:)`` and ``encodeConditionalObjectValue(_:forKey:)``, which ask
    /// before they look whether the object is known. Each object is asked once; the answers and the objects are kept as
    /// long as the archiver lives, so that no two objects are taken for one.
    public final func objectToArchive(for object: any Coding) throws -> (any Coding)? {
        try replacement(of: object)
    }

    /// The class under whose names an object is archived: the object's own, or the one that it names.
    public final func classForCoder(of object: any Coding) -> any Coding.Type {
        (object as? any SubstitutingCoding)?.classForCoder ?? type(of: object)
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

    private func isAskedError(_ object: any Coding) -> any Error {
        ended(by: ownSubstitutes.isAskedError(object, path: pathOfEncodedValue()))
    }
}
