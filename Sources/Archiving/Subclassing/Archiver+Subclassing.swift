// Under which class an object is archived, and which object is archived instead of one.

extension Archiver {
    /// The class under whose name an object is archived: its own, or one that it names.
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

    final func namesakeError(_ type: any Coding.Type, _ other: any Coding.Type) -> ArchiveError {
        fail(
            .classNotArchivable, expected: ClassFacts.uniqueName(ClassFacts.of(type).names[0]),
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
