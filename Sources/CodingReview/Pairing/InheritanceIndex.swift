// What classes inherit, looked up without walking up chains: classes are numbered so that those below a class follow
// it.
//
//     Person 0…3 ── Employee 1…2 ── Manager 2…2          a class inherits from another where its number lies in the
//        └ Guest 3…3                                     other's span
//
// A name or key is declared once in a chain, so that the spans of one name are apart: the last that begins at or before
// a class's number is the only one that can hold it.

import CodingSchema

/// The numbers of a class and of all classes below it.
struct InheritanceSpan {
    let first: Int
    var last: Int
}

/// The numbers of all classes of one version.
struct InheritanceOrder {
    private var spans: [DeclarationName: InheritanceSpan] = [:]

    /// The classes, each behind its superclass.
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
        // From the last to the first, each notifies its superclass how far its own span goes.
        for current in self.classes.reversed() {
            guard let superclass = current.superclass?.declarationName, let span = spans[current.declarationName]
            else { continue }
            if let above = spans[superclass], above.last < span.last { spans[superclass]?.last = span.last }
        }
    }

    func span(of schemaClass: SchemaClass) -> InheritanceSpan? { spans[schemaClass.declarationName] }
}

/// What classes declare under names, for them and all classes below them.
struct InheritedNames<Value> {
    private var entries: [String: [(span: InheritanceSpan, value: Value)]] = [:]

    /// Adds what a class declares. Classes come in the order of their numbers.
    mutating func add(_ value: Value, named name: String, span: InheritanceSpan) {
        entries[name, default: []].append((span, value))
    }

    /// What a class has under a name, its own or inherited.
    ///
    /// - Complexity: O(log *n*) in the number of classes that declare the name.
    func value(named name: String, in span: InheritanceSpan) -> Value? {
        guard let found = entries[name] else { return nil }
        let behind = Self.firstPosition(in: found, after: span.first)
        guard behind > 0 else { return nil }
        let entry = found[behind - 1]
        return entry.span.last >= span.first ? entry.value : nil
    }

    /// Whether a class below this one declares the name.
    func isDeclared(_ name: String, below span: InheritanceSpan) -> Bool {
        guard let found = entries[name] else { return false }
        let behind = Self.firstPosition(in: found, after: span.first)
        return behind < found.count && found[behind].span.first <= span.last
    }

    /// The place of the first entry whose class has a higher number.
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
