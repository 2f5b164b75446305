// Collections whose elements are left out if they can't be created.

/// A collection that was decoded leniently. References that share it never share it with a strict reader, which looks for
/// another type.
struct Lenient<Value> {
    let value: Value
}

extension Unarchiver {
    /// Decodes the value under a complete key, or the next element. If it can't be created, the loss is reported and the
    /// result is nil.
    final func decodeOrLose<Value: ArchivableValue>(_ type: Value.Type, forKey key: String? = nil) throws -> Value? {
        do {
            return try catchingErrors(forKey: key) { () throws -> Value? in
                if let value = try Value.decodeLeniently(from: self, forKey: key) { return value }
                // The loss of an object whose class is retired is reported already.
                if try retiredClassName(forKey: key) != nil { return nil }
                throw key.map { nilValue(forKey: $0) } ?? nilElement()
            } ?? nil
        } catch is DiscoveryEnd {
            // A structure threw an error in a discovery run. The other elements must be discovered, too.
            return nil
        }
    }

    /// Decodes the next element and drops what was created.
    fileprivate final func skipElement<Element: ArchivableValue>(_ type: Element.Type) throws {
        let wasReporting = isReporting
        isReporting = false
        defer { isReporting = wasReporting }
        _ = try catchingErrors(forKey: nil) {
            _ = try Element.decodeLeniently(from: self, forKey: nil)
            throw SkippedValue()
        }
    }

    /// Decodes a collection. If the archive holds something else, the loss is reported and the collection is empty.
    ///
    /// - Parameter body: Returns the collection; nil if the archive holds nil.
    fileprivate final func decodeOrEmpty<Value>(
        _ empty: Value, forKey key: String?, _ body: () throws -> Lenient<Value>?
    ) throws -> Value? {
        guard let found = try catchingErrors(forKey: key, body) else { return empty }
        return found?.value
    }

    fileprivate final func decodeElementsLeniently<Element: ArchivableValue>(
        _ type: Element.Type, count: Int
    ) throws -> [Element?] {
        var elements: [Element?] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try decodeOrLose(Element.self)) }
        return elements
    }

    /// Decodes a set of a form that only Foundation has. A member that can't be created is nil.
    final func decodeMembersLeniently<Member: ArchivableValue, Value>(
        _ form: ElementForm, forKey key: String?, empty: Value, _ makeSet: ([Member?]) throws -> Value
    ) throws -> Value? {
        try decodeOrEmpty(empty, forKey: key) {
            guard let count = try beginElements(form, forKey: key) else { return nil }
            return try sharing {
                let members = try decodeElementsLeniently(Member.self, count: count)
                if isDiscovering { return Lenient(value: empty) }
                try connectMetObjects()
                return Lenient(value: try makeSet(members))
            } end: {
                try endCollection()
            }
        }
    }
}

extension Array where Element: ArchivableValue {
    public static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> [Element]? {
        try unarchiver.decodeOrEmpty([], forKey: key) {
            try unarchiver.decodeCollection(.array, forKey: key) { count in
                Lenient(value: try unarchiver.decodeElementsLeniently(Element.self, count: count).compactMap(\.self))
            }
        }
    }
}

extension Set where Element: ArchivableValue {
    public static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> Set<Element>? {
        try unarchiver.decodeOrEmpty([], forKey: key) {
            try unarchiver.decodeCollection(.set, forKey: key) { count in
                let members = try unarchiver.decodeElementsLeniently(Element.self, count: count)
                if unarchiver.isDiscovering { return Lenient(value: []) }
                try unarchiver.connectMetObjects()
                return Lenient(value: Set(members.lazy.compactMap(\.self)))
            }
        }
    }
}

extension Dictionary where Key: ArchivableValue, Value: ArchivableValue {
    /// Leaves out each entry whose key or value can't be created.
    public static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> [Key: Value]? {
        try unarchiver.decodeOrEmpty([:], forKey: key) {
            try unarchiver.decodeCollection(.dictionary, forKey: key) { count in
                var keys: [(key: Key?, sawUnknownValue: Bool)] = []
                keys.reserveCapacity(count)
                for _ in 0..<count {
                    keys.append(try unarchiver.notingUnknownValues { try unarchiver.decodeOrLose(Key.self) })
                }
                var known: [(Key, Value)] = []
                var unknown: [(Key, Value)] = []
                for (key, isUnknown) in keys {
                    guard let key else {
                        try unarchiver.skipElement(Value.self)
                        continue
                    }
                    guard let value = try unarchiver.decodeOrLose(Value.self) else { continue }
                    if isUnknown { unknown.append((key, value)) } else { known.append((key, value)) }
                }
                if unarchiver.isDiscovering { return Lenient(value: [:]) }
                try unarchiver.connectMetObjects()
                return Lenient(value: Dictionary(known + unknown) { first, _ in first })
            }
        }
    }
}

extension Optional where Wrapped: ArchivableValue {
    public static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> Wrapped?? {
        if key == nil, try unarchiver.takeNullElement() { return .some(nil) }
        if let value = try Wrapped.decodeLeniently(from: unarchiver, forKey: key) { return .some(value) }
        guard let key else { return .some(nil) }
        return unarchiver.containsValue(forCompleteKey: key) ? .some(nil) : nil
    }
}
