// Structs and unions, ordered by containment, and the traits that follow from it.
//
//     Line ──▶ Point          contained: keys are composed, so cycles are not allowed
//     Line ╌╌▶ [Label] Label  in a collection: separate objects, which may form cycles

extension Checker {
    /// Sets the traits of all structs and unions, except for their keys, and refuses values that contain themselves.
    func orderValues() {
        traits = Array(repeating: ValueTraits(), count: values.count)
        let contained = values.map(containedValues)
        let components = StronglyConnectedComponents.find(in: contained, target: \.ordinal)
        for ordinal in values.indices { traits[ordinal].component = components[ordinal] }
        reportContainment(contained)
        valuesInOrder = values.sorted(byNumbers: components)
        for draft in valuesInOrder {
            measure(draft)
            findPresence(of: draft)
        }
        spread(\.holdsObjects) { member in
            member.isRead
                && references(in: member.type).contains { target in
                    if case .value = target { false } else { true }
                }
        }
        spread(\.hashesObjects) { member in member.isRead && hashesObjects(member.type) }
        findUnhashableMembers()
    }

    /// The value that is contained outside collections, unless both contain each other; so walks always end.
    func part(_ type: SchemaType, of owner: OwnerDraft) -> Int? {
        guard let ordinal = valueOrdinal(of: type), traits[ordinal].depth <= SchemaType.maximumNesting else {
            return nil
        }
        guard !(owner is ClassDraft) else { return ordinal }
        return traits[ordinal].component == traits[owner.ordinal].component ? nil : ordinal
    }

    // MARK: Containment

    private typealias Contained = (ordinal: Int, member: ValueMember)

    private func containedValues(of draft: OwnerDraft) -> [Contained] {
        draft.members.compactMap { member in
            guard !member.isTransient || member.isHeld else { return nil }
            return valueOrdinal(of: member.type).map { ($0, member) }
        }
    }

    /// Reports one error per component: the shortest cycle through its first value.
    private func reportContainment(_ contained: [[Contained]]) {
        var reported: Set<Int> = []
        for start in values where !start.unit.isImported && !reported.contains(traits[start.ordinal].component) {
            let component = traits[start.ordinal].component
            guard let path = shortestWay(from: start.ordinal, through: contained) else { continue }
            reported.insert(component)
            for other in values where traits[other.ordinal].component == component {
                traits[other.ordinal].isEndless = true
            }
            let steps = path.map { "\(values[$0.owner].name).\($0.member.name)" } + [start.name]
            if let first = path.first?.member { report(.valueContainsItself(steps, at: first)) }
        }
    }

    private func measure(_ draft: OwnerDraft) {
        let depths = draft.members.lazy.filter { !$0.isTransient }.compactMap { member in
            self.valueOrdinal(of: member.type).map { self.traits[$0].depth }
        }
        guard !traits[draft.ordinal].isEndless, let deepest = depths.max() else { return }
        traits[draft.ordinal].depth = min(deepest, SchemaType.maximumNesting + 1) + 1
        traits[draft.ordinal].isEndless = deepest >= SchemaType.maximumNesting
        if deepest == SchemaType.maximumNesting {
            report(.deepValue(draft.declaredName, limit: SchemaType.maximumNesting))
        }
    }

    private func shortestWay(
        from start: Int, through contained: [[Contained]]
    ) -> [(owner: Int, member: ValueMember)]? {
        let component = traits[start].component
        var arrivals: [Int: (owner: Int, member: ValueMember)] = [:]
        var queue = [start]
        var position = 0
        while position < queue.count, arrivals[start] == nil {
            let owner = queue[position]
            position += 1
            for (target, member) in contained[owner]
            where traits[target].component == component && arrivals[target] == nil {
                arrivals[target] = (owner, member)
                queue.append(target)
            }
        }
        var path: [(owner: Int, member: ValueMember)] = []
        var node = start
        repeat {
            guard let arrival = arrivals[node] else { return nil }
            path.append(arrival)
            node = arrival.owner
        } while node != start
        return path.reversed()
    }

    // MARK: Traits of containing values

    /// Sets a trait for the values that have it by themselves and for all values that contain them, also in
    /// collections.
    private func spread(_ trait: WritableKeyPath<ValueTraits, Bool>, ofMembers isGiven: (ValueMember) -> Bool) {
        var holders: [[Int]] = Array(repeating: [], count: values.count)
        var pending: [Int] = []
        for draft in values {
            let members = draft.members
            if members.contains(where: isGiven) {
                traits[draft.ordinal][keyPath: trait] = true
                pending.append(draft.ordinal)
            }
            for member in members where member.isRead {
                for case .value(let ordinal) in references(in: member.type) { holders[ordinal].append(draft.ordinal) }
            }
        }
        while let ordinal = pending.popLast() {
            for holder in holders[ordinal] where !traits[holder][keyPath: trait] {
                traits[holder][keyPath: trait] = true
                pending.append(holder)
            }
        }
    }

    /// Finds types that Swift doesn't make Hashable and that aren't classes: points, sizes, rectangles, `any Coding`.
    private func findUnhashableMembers() {
        var holders: [[(holder: Int, member: ValueMember)]] = Array(repeating: [], count: values.count)
        var pending: [Int] = []
        for draft in values {
            for member in draft.members where member.isHeld {
                for case .value(let ordinal) in references(in: member.type) {
                    holders[ordinal].append((draft.ordinal, member))
                }
                guard traits[draft.ordinal].unhashable == nil, !isHashable(member.type) else { continue }
                traits[draft.ordinal].unhashable = member
                pending.append(draft.ordinal)
            }
        }
        while let ordinal = pending.popLast() {
            for (holder, member) in holders[ordinal] where traits[holder].unhashable == nil {
                traits[holder].unhashable = member
                pending.append(holder)
            }
        }
    }

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
