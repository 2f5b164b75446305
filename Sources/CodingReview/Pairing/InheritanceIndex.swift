// Looks up inherited declarations without walking superclass chains: classes are numbered so that the subclasses of a
// class follow it.
//
//     Person 0…3 ── Employee 1…2 ── Manager 2…2          a class inherits from another if its number is in the
//        └ Guest 3…3                                     other's span
//
// A name or key is declared only once in a chain, so the spans of one name don't overlap: only the last span that
// starts at or before a class's number can contain it.

import CodingSchema

/// The numbers of a class and of all classes below it.
struct InheritanceSpan {
    let first: Int
    var last: Int
}

/// The numbers of all classes of one version.
struct InheritanceOrder {
    private var spans: [DeclarationName: InheritanceSpan] = [:]

    /// The classes, each after its superclass.
    private(set) var classes: [SchemaClass] = []

    /// - Parameter classes: superclasses of other modules may be missing.
    init(_ classes: [SchemaClass]) {
        var known: Set<DeclarationName> = []
        var roots: [SchemaClass] = []
        var subclasses: [DeclarationName: [SchemaClass]] = [:]
        for schemaClass in classes {
            var next: SchemaClass? = schemaClass
            while let current = next, known.insert(current.declarationName).inserted {
                if let superclass = current.superclass {
                    subclasses[superclass.declarationName, default: []].append(current)
                } else {
                    roots.append(current)
                }
                next = current.superclass
            }
        }
        var pending = Array(roots.reversed())
        while let current = pending.popLast() {
            spans[current.declarationName] = InheritanceSpan(first: self.classes.count, last: self.classes.count)
            self.classes.append(current)
            pending += (subclasses[current.declarationName] ?? []).reversed()
        }
        // In reverse order, each class reports the end of its span to its superclass.
        for current in self.classes.reversed() {
            guard let superclass = current.superclass?.declarationName, let span = spans[current.declarationName]
            else { continue }
            if let above = spans[superclass], above.last < span.last { spans[superclass]?.last = span.last }
        }
    }

    func span(of schemaClass: SchemaClass) -> InheritanceSpan? { spans[schemaClass.declarationName] }
}

/// The declarations of classes by name, valid for each class and its subclasses.
struct InheritedNames<Value> {
    private var entries: [String: [(span: InheritanceSpan, value: Value)]] = [:]

    /// Adds a declaration of a class. Classes must be added in the order of their numbers.
    mutating func add(_ value: Value, named name: String, span: InheritanceSpan) {
        entries[name, default: []].append((span, value))
    }

    /// The declaration of a name in a class or its superclasses.
    ///
    /// - Complexity: O(log *n*) in the number of classes that declare the name.
    func value(named name: String, in span: InheritanceSpan) -> Value? {
        guard let found = entries[name] else { return nil }
        let behind = Self.firstPosition(in: found, after: span.first)
        guard behind > 0 else { return nil }
        let entry = found[behind - 1]
        return entry.span.last >= span.first ? entry.value : nil
    }

    /// Whether a subclass declares the name.
    func isDeclared(_ name: String, below span: InheritanceSpan) -> Bool {
        guard let found = entries[name] else { return false }
        let behind = Self.firstPosition(in: found, after: span.first)
        return behind < found.count && found[behind].span.first <= span.last
    }

    /// The position of the first entry whose class has a higher number.
    private static func firstPosition(in entries: [(span: InheritanceSpan, value: Value)], after number: Int) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].span.first <= number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
