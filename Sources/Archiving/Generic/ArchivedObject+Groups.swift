// The contents of an object of a sequential archive: groups of values with their types and without names.
//
//     NSAttributedString   @     .object(NSString …)
//                          iI    .inline(1), .inline(12)
//                          @     .object(NSDictionary …)

public import PropertyLists

extension ArchivedObject {
    /// A group of values in a sequential archive, with its type encoding: the result of one call of Cocoa's
    /// `encodeValues(ofObjCTypes:)` or a related method.
    ///
    /// | type code | value |
    /// |---|---|
    /// | `@` | ``Value/object(_:)``, ``Value/null`` |
    /// | `c C s S i I l L q Q` | ``Value/inline(_:)`` with an integer |
    /// | `B` | with a boolean; with an integer if the byte is neither 0 nor 1 |
    /// | `f d` | with a 32-bit or 64-bit real |
    /// | `+` | with data |
    /// | `[Nc] [NC] [NB]` | with data, one value for the whole array |
    /// | `:` `%` | with a string; with data if the bytes are not UTF-8 |
    /// | `*` | ``Value/object(_:)`` with a string, since pointers are shared; to write, also ``Value/inline(_:)`` |
    /// | `#` | ``Value/classDescription(_:)`` |
    /// | `[NT] {name=T…}` | the values of the elements or members, one after another |
    /// | `!` | no value |
    ///
    /// Nil is ``Value/null``.
    public struct Group {
        /// The type encoding, such as `@` or `iI`.
        public var encoding: String

        /// The values, in order.
        public var values: [Value]

        /// Creates a group.
        public init(_ encoding: String, _ values: [Value]) {
            self.encoding = encoding
            self.values = values
        }

        /// Creates a group with one value.
        public init(_ encoding: String, _ value: Value) {
            self.init(encoding, [value])
        }
    }

    /// The URL that an object of a sequential archive represents, including its base if it has one; `nil` for all other
    /// objects.
    public var url: URL? {
        var parts: [String] = []
        var next = self
        while next.classDescription?.isKind(of: "NSURL") == true, let kind = next.single(0, "c")?.integer {
            guard kind == 1 else {
                guard kind == 0, let text = next.single(1, "@")?.string else { return nil }
                parts.append(text)
                return parts.reversed().reduce(nil) { base, text in URL(string: text, relativeTo: base) }
            }
            // Limited, because a base can refer back to the URL.
            guard parts.count < Unarchiver.maximumNesting, let base = next.single(1, "@")?.object,
                let text = next.single(2, "@")?.string
            else { return nil }
            parts.append(text)
            next = base
        }
        return nil
    }
}

extension ArchivedObject {
    /// The value of an object of Cocoa's strings, data, dates or numbers in a sequential archive; `nil` for all others.
    var valueOfGroups: PropertyList? {
        guard let classDescription, let first = groups.first else { return nil }
        switch first.encoding {
        case "+" where groups.count == 1 && classDescription.isKind(of: "NSString"):
            guard let bytes = first.values.first?.propertyList?.bytes else { return nil }
            return String(validUTF8: bytes).map { .string($0) }
        case "i" where groups.count == 2 && classDescription.isKind(of: "NSData"):
            return groups[1].values.first?.propertyList?.bytes.map { .data($0) }
        case "d" where groups.count == 1 && classDescription.isKind(of: "NSDate"):
            return first.values.first?.propertyList?.double.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        case "*" where groups.count == 2 && classDescription.isKind(of: "NSNumber"):
            guard groups[1].values.count == 1, case .inline(let number) = groups[1].values[0] else { return nil }
            return number
        default:
            return nil
        }
    }

    /// The objects after a count, one group each; `nil` if there are more or fewer.
    func countedObjects(perElement: Int) -> [Value]? {
        guard let first = groups.first, first.encoding == "i" || first.encoding == "I",
            let count = first.values.first?.integer, (groups.count - 1) % perElement == 0,
            count == Int64((groups.count - 1) / perElement)
        else { return nil }
        var objects: [Value] = []
        objects.reserveCapacity(groups.count - 1)
        for group in groups.dropFirst() {
            guard group.encoding == "@", group.values.count == 1 else { return nil }
            objects.append(group.values[0])
        }
        return objects
    }

    /// The value of a group with a single value of a type.
    private func single(_ index: Int, _ encoding: String) -> Value? {
        guard index < groups.count, groups[index].encoding == encoding, groups[index].values.count == 1 else {
            return nil
        }
        return groups[index].values[0]
    }
}
