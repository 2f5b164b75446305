// `Hashable by value` and related clauses: which class can have one, and which fields can be compared.

extension Checker {
    /// Only the topmost class says how objects are compared: `==` takes two objects of any of its subclasses.
    func checkEquality(of schemaClass: SchemaClass, below topmost: SchemaClass) {
        if let equality = schemaClass.syntax.equality {
            if topmost !== schemaClass {
                reportEquality(equality, of: schemaClass, below: topmost)
            } else if let name = schemaClass.externalSuperclass {
                report(
                    .equalityOfSubclass,
                    "the superclass '\(name)' is written by hand: only Swift knows how its objects are compared",
                    at: equality, fix: schemaClass.syntax.removalOfEquality)
            }
        }
        guard let equality = topmost.syntax.equality, equality.isByValue, schemaClass.externalSuperclass == nil else {
            return
        }
        for field in schemaClass.fields where field.isArchived {
            guard let resolved = field.resolved else { continue }
            var isReported = false
            resolved.valueType.forEachPart { part in
                guard !isReported, let reason = obstacle(to: equality, in: part.unconverted) else { return }
                isReported = true
                report(
                    .fieldNotCompared, "'\(field.name)' can't be compared by value: \(reason.text)",
                    at: field.syntax.type, notes: reason.notes, fix: reason.fix)
            }
        }
    }

    private func reportEquality(_ equality: EqualitySyntax, of schemaClass: SchemaClass, below topmost: SchemaClass) {
        if topmost.syntax.isExternal {
            return report(
                .equalityOfSubclass,
                "the superclass '\(topmost.name)' is written by hand: only Swift knows how its objects are compared",
                at: equality, declared: topmost.declaredName, fix: schemaClass.syntax.removalOfEquality)
        }
        guard let inherited = topmost.syntax.equality else {
            return report(
                .equalityOfSubclass, "only the topmost class says how objects are compared, which is '\(topmost.name)'",
                at: equality, declared: topmost.declaredName,
                fix: "remove it here, and write 'class \(topmost.name): \(equality.schemaText)'")
        }
        report(
            .equalityOfSubclass, "superclass '\(topmost.name)' already says how objects are compared", at: equality,
            notes: [Diagnostic.Note("it is here", at: inherited)], fix: schemaClass.syntax.removalOfEquality)
    }

    private typealias Obstacle = (text: String, notes: [Diagnostic.Note], fix: Diagnostic.Fix)

    /// Why a part of a field can't be compared.
    private func obstacle(to equality: EqualitySyntax, in type: SchemaType) -> Obstacle? {
        let needed = equality.isHashable ? "Hashable" : "Equatable"
        switch type {
        case .structure(let structure) where !structure.isBuiltIn:
            return obstacle(structure, SynthesizedConformances(of: structure), needed)
        case .union(let union):
            return obstacle(union, SynthesizedConformances(of: union), needed)
        case .converted(let conversion) where conversion.isOpaque:
            let stated = Set(conversion.conformances.map(SwiftProtocols.name))
            guard stated.isDisjoint(with: ["Hashable", needed]) else { return nil }
            return (
                "the schema doesn't say that '\(conversion.name)' is \(needed)", [],
                "write 'external struct \(conversion.name): \(needed)' if it is"
            )
        default: return nil
        }
    }

    private func obstacle(
        _ value: SchemaOwner, _ conformances: SynthesizedConformances, _ needed: String
    ) -> Obstacle? {
        if let member = traits[value.ordinal].holdingReferences {
            return (
                "'\(value.name)' holds objects, whose '==' could compare this one again",
                [Diagnostic.Note("'\(member.name)' holds objects", at: member)],
                "hold the objects in a field of the class, or write the conformance in Swift, without 'by value'"
            )
        }
        let isHashable = needed == "Hashable"
        guard
            value.protocolNames.isDisjoint(with: isHashable ? ["Hashable"] : ["Comparable", "Equatable", "Hashable"]),
            !(isHashable ? conformances.isHashable : conformances.isEquatable)
        else { return nil }
        let notes = isHashable ? traits[value.ordinal].unhashable.map { [$0] } ?? [] : []
        return (
            "'\(value.name)' is not \(needed)",
            notes.map { Diagnostic.Note("'\($0.name)' can't be hashed", at: $0) },
            .declareConformance(to: needed, of: value)
        )
    }
}

extension DeclarationSyntax {
    /// The fix that removes how objects are compared, with the comma before it.
    fileprivate var removalOfEquality: Diagnostic.Fix? {
        guard let equality, let superclass else { return nil }
        let others = [superclass.range] + conformances.map(\.range)
        let previous = others.last { $0.upperBound < equality.range.lowerBound } ?? superclass.range
        let whole = previous.end.through(equality.range)
        let isAdjacent = previous.end.upTo(equality.range).text.allSatisfy { $0 == "," || $0.isWhitespace }
        return .remove(equality.range, with: isAdjacent ? whole : nil)
    }
}

extension Diagnostic.Fix {
    /// Its members have to be written if the compiler can't synthesize them.
    fileprivate static func declareConformance(to name: String, of value: SchemaOwner) -> Self {
        "write '\(value.syntax.kind.rawValue) \(value.lastName): \(name)', and what it requires in Swift"
    }
}
