// Which object is archived in place of another.

/// The answers of objects that name another one to be archived in their place: each is asked once, and what it names
/// is not asked again.
///
/// Both are kept alive, so that no address is used twice.
struct ArchivedSubstitutes {
    /// Places among the functions by class, one more; 1 for a class without one.
    private var placesByType = NumberTable()
    private var functions: [ArchivedClass.Substitution] = []

    /// Places among the answers by the object's address.
    private var placesByObject = NumberTable()
    private var answers: [Answer] = []

    private struct Answer {
        let object: any Coding
        let substitute: any Coding
    }

    /// The function that the nearest class of a chain gives.
    mutating func function(for type: any Coding.Type) -> ArchivedClass.Substitution? {
        let address = UInt64(UInt(bitPattern: ObjectIdentifier(type)))
        if let place = placesByType[address] { return place < 2 ? nil : functions[Int(place) - 2] }
        for archived in ClassChain(of: type) {
            guard let function = archived.replacement else { continue }
            functions.append(function)
            placesByType.set(UInt32(truncatingIfNeeded: functions.count) + 1, for: address)
            return function
        }
        placesByType.set(1, for: address)
        return nil
    }

    /// What is archived in place of an object, if that is known: the object itself where another one named it.
    func substitute(for object: any Coding) -> (any Coding)? {
        placesByObject[Self.address(of: object)].map { answers[Int($0)].substitute }
    }

    /// Notes what an object named, and returns what is archived: where what it named had named another one before,
    /// that one.
    mutating func note(_ named: any Coding, for object: any Coding) -> any Coding {
        let final = substitute(for: named) ?? named
        append(Answer(object: object, substitute: final))
        if final !== object, placesByObject[Self.address(of: final)] == nil {
            append(Answer(object: final, substitute: final))
        }
        return final
    }

    private mutating func append(_ answer: Answer) {
        placesByObject.set(UInt32(truncatingIfNeeded: answers.count), for: Self.address(of: answer.object))
        answers.append(answer)
    }

    private static func address(of object: any Coding) -> UInt64 {
        UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }
}
