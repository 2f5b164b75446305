// The keys of a union's cases: they must be distinct within a case, and no case may be read as another.
//
//     case point(x: Int, y: Int)           identified by { x, y }
//     case cube(x: Int, y: Int, z: Int)    identified by { x, y, z }: read as a point, which is tried first
//     case mark(Mark) key ""               identified by { spot.x } or { end }: the keys that identify a mark

extension Checker {
    /// Checks the keys within each case, and returns those of all.
    func checkKeys(
        ofCasesIn union: SchemaUnion, in table: inout KeyTable, nextOwner: inout Int
    ) -> [ComposedKey] {
        let fallback = union.fallbackCase
        var all: [KeyUse] = []
        for unionCase in union.cases {
            table.enter()
            // The fallback case, if this case also writes it.
            if unionCase.syntax.also != nil, !unionCase.syntax.isFallback, let fallback {
                for use in uses(of: fallback, in: union, nextOwner: &nextOwner, isQuiet: true) {
                    table.add(use, isSound: false)
                }
            }
            let own = uses(of: unionCase, in: union, nextOwner: &nextOwner, isQuiet: false)
            if check(own, in: &table) { reportedCases[union.ordinal].insert(unionCase.ordinal) }
            all += own
            table.leave()
        }
        // A reader with a tag looks at the keys of one case only.
        if union.tag == nil { checkBareKeys(all) }
        return distinctKeys(bounded(all, of: union))
    }

    private func uses(
        of unionCase: SchemaUnionCase, in union: SchemaUnion, nextOwner: inout Int, isQuiet: Bool
    ) -> [KeyUse] {
        func use(_ key: Located<String>) -> KeyUse {
            defer { nextOwner += 1 }
            return keyUse(key, as: .key, owner: nextOwner, in: union, unionCase.name)
        }
        // Keys that are invalid by themselves are reported only once.
        func isAlreadyReported(_ key: Located<String>, _ resolved: ResolvedType?) -> Bool {
            isQuiet
                && (key.value.isEmpty && resolved?.type.form.nesting != .fields
                    || key.value.hasPrefix("$"))
        }
        var uses: [KeyUse] = []
        if let key = unionCase.writtenKey, !isAlreadyReported(key, nil) {
            addComposed(use(key), of: nil, in: union, isNilWritten: false, to: &uses)
        }
        for element in unionCase.elements where !isAlreadyReported(element.writtenKey, element.resolved) {
            addComposed(use(element.writtenKey), of: element.resolved, in: union, isNilWritten: false, to: &uses)
        }
        return uses
    }

    /// The key of a value with composed keys can't belong to another case: nil there would be read as nil of the value.
    private func checkBareKeys(_ uses: [KeyUse]) {
        guard uses.contains(where: \.isBare) else { return }
        var earlier: [String: (bare: KeyUse?, other: KeyUse?)] = [:]
        var reported: Set<Int> = []
        for use in uses {
            guard case .key = use.role else { continue }
            var known = earlier[use.key] ?? (nil, nil)
            if let other = use.isBare ? known.other : known.bare, other.fieldName != use.fieldName,
                reported.insert(use.range.lowerBound).inserted
            {
                report(.duplicateKey(use, earlier: other))
                continue
            }
            if use.isBare { known.bare = known.bare ?? use } else { known.other = known.other ?? use }
            earlier[use.key] = known
        }
    }

    // MARK: Identification of cases

    /// The keys of a case as a reader sees them.
    private struct Shape {
        let name: Located<String>
        let isFallback: Bool

        /// The required keys: all keys of one of these sets.
        let needed: [Set<String>]

        /// All keys that can be present, including those of the fallback case if it is also written.
        let written: Set<String>
    }

    func checkShapes(of union: SchemaUnion) {
        if union.syntax.tag != nil { return }
        let fallback = union.fallbackCase
        var shapes: [Shape] = []
        let kinds = sharedKeyKinds(of: union)
        for unionCase in union.casesToRead where !isReported(unionCase, in: union) {
            if let kind = kinds[unionCase.name] {
                // The key with a kind is different from the key with another one.
                let syntax = unionCase.syntax
                shapes.append(
                    Shape(name: syntax.name, isFallback: syntax.isFallback, needed: [[kind]], written: [kind]))
                continue
            }
            let needed = presence(of: unionCase, in: union)
            guard !needed.isEmpty else {
                if isWholeKnown(unionCase) {
                    let hasStruct = unionCase.elements.contains { $0.resolved?.isOptional == false }
                    report(
                        .caseOfOptionals,
                        "case '\(unionCase.syntax.name.value)' can't be recognized in an archive: all its values "
                            + "may be missing",
                        at: unionCase.syntax.name.range,
                        fix: hasStruct
                            ? "give it a value with a required field" : "give it a value that is not optional")
                }
                continue
            }
            var written = writtenKeys(of: unionCase, in: union)
            if unionCase.syntax.also != nil, !unionCase.syntax.isFallback, let fallback {
                written.formUnion(writtenKeys(of: fallback, in: union))
            }
            let syntax = unionCase.syntax
            shapes.append(Shape(name: syntax.name, isFallback: syntax.isFallback, needed: needed, written: written))
        }
        reportConfusion(of: shapes)
    }

    /// The key and the kind of value, as one text, of each case that shares its key with others, by the case's name.
    /// Reports each case whose values have no kind.
    private func sharedKeyKinds(of union: SchemaUnion) -> [String: String] {
        let onlyKeys = union.cases.lazy.filter { $0.elements.count == 1 }.map { $0.elements[0].key }
        guard !union.isSequential, Set(onlyKeys).count < onlyKeys.count else { return [:] }
        var casesByKey: [String: [SchemaUnionCase]] = [:]
        for unionCase in union.cases where !isReported(unionCase, in: union) {
            for key in writtenKeys(of: unionCase, in: union) { casesByKey[key, default: []].append(unionCase) }
        }
        var result: [String: String] = [:]
        for (key, cases) in casesByKey where cases.count > 1 {
            let isEachAlone = cases.allSatisfy { unionCase in
                unionCase.elements.count == 1 && unionCase.syntax.also == nil
                    && unionCase.elements[0].resolved.map { !$0.isOptional && !$0.type.hasOwnKeys } ?? false
            }
            guard isEachAlone else { continue }
            var kinds: [SharedKeyKind] = []
            for unionCase in cases {
                guard let type = unionCase.elements[0].resolved?.type else { continue }
                guard let kind = type.sharedKeyKind else {
                    report(
                        .caseWithoutKind,
                        "'\(unionCase.syntax.name)' has the key '\(key)' of another case, and readers can't "
                            + "distinguish '\(type.schemaText)' from other values under one key",
                        at: unionCase.syntax.name,
                        fix: Diagnostic.Fix(
                            "give it another key; to read existing archives, declare the field as 'AnyValue' in "
                                + "place of the enum"))
                    reportedCases[union.ordinal].insert(unionCase.ordinal)
                    continue
                }
                // One that isn't different from an earlier one would be read as that.
                let earlier = kinds.first { !$0.differs(from: kind) }
                kinds.append(kind)
                result[unionCase.name] = "\(key): \((earlier ?? kind).text)"
            }
        }
        return result
    }

    /// Reports each case that would be read as a case that is tried before it.
    private func reportConfusion(of shapes: [Shape]) {
        var counts: [String: Int] = [:]
        for key in shapes.lazy.flatMap(\.needed).joined() { counts[key, default: 0] += 1 }
        // For speed, each case is looked up by the key that it shares with the fewest others.
        var byRarestKey: [String: [(position: Int, needed: Set<String>)]] = [:]
        for (position, shape) in shapes.enumerated() {
            for needed in shape.needed {
                let rarest = needed.min { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) }
                if let rarest { byRarestKey[rarest, default: []].append((position, needed)) }
            }
        }
        for (position, shape) in shapes.enumerated() {
            let earlier = shape.written.lazy.compactMap { key in
                byRarestKey[key]?.first { $0.position < position && $0.needed.isSubset(of: shape.written) }
            }.min {
                $0.position == $1.position
                    ? $0.needed.sorted().lexicographicallyPrecedes($1.needed.sorted()) : $0.position < $1.position
            }
            guard let earlier else { continue }
            let other = shapes[earlier.position]
            let isSwappable = !shape.isFallback && !shape.needed.contains { $0.isSubset(of: other.written) }
            let order = isSwappable ? "declare '\(shape.name)' before '\(other.name)', or " : ""
            let keys = earlier.needed.sorted().map { "'\($0)'" }.joined(separator: ", ")
            let reason =
                other.needed.count > 1 ? "which is recognized by \(keys)" : "all of whose keys it writes"
            report(
                .caseReadAsOther, "'\(shape.name)' would be read as '\(other.name)', \(reason)", at: shape.name,
                notes: [Diagnostic.Note("this case is tried first", at: other.name)],
                fix: Diagnostic.Fix(order + "give one of the two another key"))
        }
    }

    /// Whether a name or key of the case was reported, so that reading it isn't checked.
    func isReported(_ unionCase: SchemaUnionCase, in union: SchemaUnion) -> Bool {
        reportedCases[union.ordinal].contains(unionCase.ordinal)
    }

    /// Whether all types are resolved and none contains itself; otherwise, those errors are the only ones to report.
    private func isWholeKnown(_ unionCase: SchemaUnionCase) -> Bool {
        unionCase.elements.allSatisfy { element in
            guard let resolved = element.resolved else { return false }
            return valueOrdinal(of: resolved.type).map { !traits[$0].isEndless } ?? true
        }
    }

    private func writtenKeys(of unionCase: SchemaUnionCase, in union: SchemaUnion) -> Set<String> {
        if let key = unionCase.key { return [key] }
        var keys: Set<String> = []
        for element in unionCase.elements {
            guard let resolved = element.resolved else { continue }
            if let part = part(resolved.type, of: union) {
                for key in traits[part].keys where !key.isBare {
                    keys.insert(key.path(under: element.key) + (key.isIndexed ? "[0]" : ""))
                }
            } else if let builtInKeys = resolved.type.builtInKeys {
                keys.formUnion(builtInKeys.map { SchemaKey.composed(element.key, $0) })
            } else {
                keys.insert(element.key)
            }
        }
        return keys
    }
}
