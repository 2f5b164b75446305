// Classes that programs no longer have. A reference to an object of one is read as nil, before anything is created.
//
//     "Connector" ──▶ a present or former name? ──▶ a retired name? ──▶ nil, or left out of the collection
//                                                                     └▶ error `retiredClass` where nil is impossible

/// A class that a module no longer has, but whose objects older archives contain.
///
/// An object of the class is read as nil, and collections leave it out, where a reference allows the superclass, one of
/// the superclass's superclasses, or objects of any class. A report lists the loss (``ArchiveReport/losses``). Where a
/// reference must not be nil, decoding ends with an error of code `retiredClass`.
public struct RetiredClass: Sendable {
    /// The names in archives.
    let names: [String]
    let superclass: (any Coding.Type)?

    /// Creates the description of a retired class.
    ///
    /// - Parameters:
    ///   - name: The name of the class in archives.
    ///   - formerNames: Earlier names in archives.
    ///   - superclass: The superclass; `nil` if only references to objects of any class can lead to the class's objects.
    public init(_ name: String, formerly formerNames: [String] = [], superclass: (any Coding.Type)? = nil) {
        names = [name] + formerNames
        self.superclass = superclass
    }

    /// Whether a reference that expects a class, or any, could lead to an object of the class.
    func fits(_ expected: (any Coding.Type)?) -> Bool {
        guard let expected else { return true }
        return superclass.map { ClassFacts.of($0).types.contains(ObjectIdentifier(expected)) } ?? false
    }
}

/// Thrown in place of an object whose class is retired, and caught by what reads the reference.
struct RetiredObject: Error {
    let className: String
    let retired: RetiredClass
}

extension Unarchiver {
    static func phrases(aboutRetired name: String) -> (expected: String, found: String) {
        ("an object of a class that isn't retired", "one of class '\(name)', which is retired")
    }

    /// The error about a value under a key, or one that was read last, that must not be nil, if it is nil because it is an
    /// object of a retired class.
    final func errorAboutRetired(forKey key: String?) -> ArchiveError? {
        guard let name = (try? retiredClassName(forKey: completeKey(key))) ?? nil else { return nil }
        let (expected, found) = Self.phrases(aboutRetired: name)
        return fail(.retiredClass, expected: expected, found: found, forKey: key)
    }

    /// Throws if the element that was read last is nil for another reason than that its class is retired.
    @usableFromInline @inline(never)
    final func leaveOutElement() throws {
        if try retiredClassName(forKey: nil) == nil { throw nilElement() }
    }

    /// The elements of a collection, with nil for each that was left out.
    ///
    /// - Parameter leftOut: The positions of these, in their order.
    static func restoring<Element>(_ elements: [Element], _ leftOut: [Int]) -> [Element?] {
        var result: [Element?] = []
        result.reserveCapacity(elements.count + leftOut.count)
        var next = 0
        for element in elements {
            while next < leftOut.count, leftOut[next] == result.count {
                result.append(nil)
                next += 1
            }
            result.append(element)
        }
        return result + Array(repeating: nil, count: leftOut.count - next)
    }

    /// The entries of a dictionary that have a key and a value.
    ///
    /// - Parameters:
    ///   - keys: The keys, and the positions in the dictionary of those that were left out.
    ///   - unknownPlaces: The positions in the dictionary of keys that contain a raw value that its enum doesn't define.
    /// - Returns: The keys and values, and the positions in them of the unknown keys.
    @usableFromInline
    static func entries<Key, Value>(
        _ keys: [Key], _ values: [Value], leftOut: (keys: [Int], values: [Int]), unknownPlaces: [Int]
    ) -> (keys: [Key], values: [Value], unknownPlaces: [Int]) {
        let (allKeys, allValues) = (restoring(keys, leftOut.keys), restoring(values, leftOut.values))
        let unknown = Set(unknownPlaces)
        let places = zip(allKeys, allValues).enumerated().filter { $1.0 != nil && $1.1 != nil }.map(\.offset)
        return (
            places.compactMap { allKeys[$0] }, places.compactMap { allValues[$0] },
            places.indices.filter { unknown.contains(places[$0]) }
        )
    }
}
