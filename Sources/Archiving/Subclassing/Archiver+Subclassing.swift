// What an archiver that is written outside of the library needs beside the primitives.

extension Archiver {
    /// Returns the object to archive instead of another one, or nil if nil is to be archived.
    ///
    /// The result is the object that the class of `object` names as the replacement or, without one, `object` itself.
    /// Call this method in overrides of ``encodeObjectValue(_:forKey:)`` and
    /// ``encodeConditionalObjectValue(_:forKey:)``, before you check whether the object was already encoded. Each
    /// object is asked once. The archiver retains the objects and the answers as long as it exists, so that two objects
    /// are never mistaken for one.
    ///
    /// - Throws: ``ArchiveError`` with code `notSupported` if an object archives itself while it is asked, or
    ///   `limitExceeded` if too many objects archive others meanwhile; or any error that the object throws.
    public final func objectToArchive(for object: any Coding) throws -> (any Coding)? {
        try replacement(of: object)
    }

    /// Returns the description of the class under whose names an object is archived: the object's own class, or the
    /// one that it names.
    ///
    /// - Throws: ``ArchiveError`` with the code `classNotArchivable` if the class has no description of its own but
    ///   inherits one, or if this archiver was asked for another class of the same name: a reader couldn't distinguish
    ///   the objects of the two.
    /// - Complexity: O(1) on average.
    public final func archivedClass(of object: any Coding) throws -> ArchivedClass {
        let type = archivedType(of: object)
        _ = try facts(of: type)
        let archived = type.archivedClass
        let namesake = customTypes.updateValue(type, forKey: archived.name)
        if let namesake, namesake != type { throw namesakeError(type, namesake, canBeSet: false) }
        return archived
    }

    final func archivedType(of object: any Coding) -> any Coding.Type {
        (object as? any SubstitutingCoding)?.archivedType ?? type(of: object)
    }

    /// The facts about a class that is archived under its own description.
    final func facts(of type: any Coding.Type) throws -> ClassFacts {
        let facts = ClassFacts.of(type)
        guard facts.describedType == type else {
            throw fail(
                .classNotArchivable, expected: "an 'archivedClass' of '\(type)' itself",
                found: "that of '\(facts.describedType)', which it inherits", forKey: nil)
        }
        return facts
    }

    final func namesakeError(
        _ type: any Coding.Type, _ other: any Coding.Type, canBeSet: Bool = true
    ) -> ArchiveError {
        fail(
            .classNotArchivable, expected: ClassFacts.uniqueName(ClassFacts.of(type).names[0], canBeSet: canBeSet),
            found: ClassFacts.phrase(other, type), forKey: nil)
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
