// Structs and unions, ordered by containment, and the traits that follow from it.
//
//     Line ──▶ Point          contained: keys are composed, so cycles are not allowed
//     Line ╌╌▶ [Label] Label  in a collection: separate objects, which may form cycles

extension Checker {
    /// Sets the traits of all structs and unions, except for their keys, and refuses values that contain themselves.
    func orderValues() {
        traits = values.map { ValueTraits(members: $0.members) }
        let contained = values.map(containedValues)
        let components = StronglyConnectedComponents.find(in: contained, target: \.ordinal)
        for ordinal in values.indices { traits[ordinal].component = components[ordinal] }
        reportContainment(contained)
        valuesInOrder = values.sorted(byNumbers: components)
        for value in valuesInOrder {
            measure(value)
            findPresence(of: value)
        }
        spread(\.holdingObjects, among: \.isRead) { containsObjects($0.type) }
        spread(\.holdingReferences, among: \.isHeld) { containsObjects($0.type) }
        spread(\.hashingObjects, among: \.isRead) { hashesObjects($0.type) }
        spread(\.unhashable, among: \.isHeld) { !isHashable($0.type) }
    }

    /// The value whose keys are composed with those of another one, unless both contain each other; so walks always end.
    func part(_ type: SchemaType, of owner: SchemaOwner) -> Int? {
        guard let ordinal = composedOrdinal(of: type), traits[ordinal].depth <= SchemaType.maximumNesting else {
            return nil
        }
        guard !(owner is SchemaClass) else { return ordinal }
        return traits[ordinal].component == traits[owner.ordinal].component ? nil : ordinal
    }

    // MARK: Containment

    private typealias Contained = (ordinal: Int, member: WrittenType)

    private func containedValues(of value: SchemaOwner) -> [Contained] {
        traits[value.ordinal].members.compactMap { member in
            guard !member.isTransient || member.isHeld else { return nil }
            return valueOrdinal(of: member.type).map { ($0, member) }
        }
    }

    /// Reports one error per component: the shortest cycle through its first value.
    private func reportContainment(_ contained: [[Contained]]) {
        var reported: Set<Int> = []
        for start in values where !start.unit.isImported && !reported.contains(traits[start.ordinal].component) {
            let component = traits[start.ordinal].component
            let found = ShortestPath.find(from: start.ordinal, to: start.ordinal) { owner in
                contained[owner].filter { traits[$0.ordinal].component == component }.map { ($0.member, $0.ordinal) }
            }
            guard let path = found else { continue }
            reported.insert(component)
            for other in values where traits[other.ordinal].component == component {
                traits[other.ordinal].isEndless = true
            }
            let steps = path.map { "\(values[$0.node].name).\($0.edge.name)" } + [start.name]
            if let first = path.first?.edge {
                report(
                    .valueContainsItself, "a value can't contain itself: " + steps.joined(separator: " → "), at: first,
                    fix: "put it in an array, or make it a class")
            }
        }
    }

    private func measure(_ value: SchemaOwner) {
        let depths = traits[value.ordinal].members.lazy.filter { !$0.isTransient }.compactMap { member in
            self.valueOrdinal(of: member.type).map { self.traits[$0].depth }
        }
        guard !traits[value.ordinal].isEndless, let deepest = depths.max() else { return }
        traits[value.ordinal].depth = min(deepest, SchemaType.maximumNesting + 1) + 1
        traits[value.ordinal].isEndless = deepest >= SchemaType.maximumNesting
        if deepest == SchemaType.maximumNesting {
            report(
                .deepValue,
                "values in '\(value.declaredName)' are nested more than \(SchemaType.maximumNesting) deep: no "
                    + "archive can contain them",
                at: value.declaredName,
                fix: "make one of them a class")
        }
    }

    // MARK: Traits of containing values

    /// Sets a trait for the values that have a member with it, and for all values that contain them, also in
    /// collections.
    ///
    /// - Parameters:
    ///   - isCounted: Whether a member can have the trait.
    ///   - isGiven: Whether a member has the trait by itself.
    private func spread(
        _ trait: WritableKeyPath<ValueTraits, WrittenType?>, among isCounted: (WrittenType) -> Bool,
        isGiven: (WrittenType) -> Bool
    ) {
        var holders: [[(holder: Int, member: WrittenType)]] = Array(repeating: [], count: values.count)
        var pending: [Int] = []
        for value in values {
            for member in traits[value.ordinal].members where isCounted(member) {
                for case .value(let ordinal) in references(in: member.type) {
                    holders[ordinal].append((value.ordinal, member))
                }
                guard traits[value.ordinal][keyPath: trait] == nil, isGiven(member) else { continue }
                traits[value.ordinal][keyPath: trait] = member
                pending.append(value.ordinal)
            }
        }
        while let ordinal = pending.popLast() {
            for (holder, member) in holders[ordinal] where traits[holder][keyPath: trait] == nil {
                traits[holder][keyPath: trait] = member
                pending.append(holder)
            }
        }
    }

    private func containsObjects(_ type: SchemaType) -> Bool {
        references(in: type).contains { if case .value = $0 { false } else { true } }
    }

    /// Swift doesn't make these types Hashable, and they aren't classes: points, sizes, rectangles, `any Coding`.
    private func isHashable(_ type: SchemaType) -> Bool {
        var result = true
        type.forEachPart { if !$0.form.isHashable { result = false } }
        return result
    }
}

extension Array {
    /// The elements, sorted by numbers that don't exceed the element count, in linear time.
    fileprivate func sorted(byNumbers numbers: [Int]) -> [Element] {
        var starts = [Int](repeating: 0, count: count + 1)
        for number in numbers { starts[number + 1] += 1 }
        for number in 1..<starts.count { starts[number] += starts[number - 1] }
        var positions = [Int](repeating: 0, count: count)
        for index in indices {
            positions[starts[numbers[index]]] = index
            starts[numbers[index]] += 1
        }
        return positions.map { self[$0] }
    }
}
