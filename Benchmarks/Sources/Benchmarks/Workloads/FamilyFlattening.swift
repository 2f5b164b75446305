// From families to their lists, and back: children and parents may come in any order, so both are identified by address.

import Workloads

enum FamilyFlattening {
    static func form<Form: FlatFamilies>(_ village: Village) -> Form {
        var places = Places(count: village.parents.reduce(village.parents.count) { $0 + $1.children.count })
        for parent in village.parents {
            places.add(parent)
            for child in parent.children { places.add(child: child) }
        }
        return Form(
            parents: village.parents.map { parent in
                Form.Parent(name: parent.name, children: parent.children.map { places.place(of: $0) })
            },
            children: village.parents.flatMap { parent in
                parent.children.map { Form.Child(number: Int64($0.number), parent: places.place(of: $0.parent)) }
            })
    }

    static func form<Form: FlatFamilies>(_ clan: Clan) -> Form {
        var places = Places(count: clan.elders.reduce(clan.elders.count) { $0 + $1.descendants.count })
        for elder in clan.elders {
            places.add(elder)
            for descendant in elder.descendants { places.add(child: descendant) }
        }
        return Form(
            parents: clan.elders.map { elder in
                Form.Parent(name: elder.name, children: elder.descendants.map { places.place(of: $0) })
            },
            children: clan.elders.flatMap { elder in
                elder.descendants.map { Form.Child(number: Int64($0.number), parent: places.place(of: $0.elder)) }
            })
    }

    static func village<Form: FlatFamilies>(_ form: Form) -> Village {
        let parents = form.parents.map { Parent(name: $0.name) }
        let children = form.children.map {
            Child(number: Int($0.number), parent: $0.parent == 0 ? nil : parents[Int($0.parent) - 1])
        }
        for (number, parent) in form.parents.enumerated() {
            parents[number].children = parent.children.map { children[Int($0) - 1] }
        }
        return Village(parents: parents)
    }

    static func clan<Form: FlatFamilies>(_ form: Form) -> Clan {
        let elders = form.parents.map { Elder(name: $0.name) }
        let descendants = form.children.map {
            Descendant(number: Int($0.number), elder: $0.parent == 0 ? nil : elders[Int($0.parent) - 1])
        }
        for (number, parent) in form.parents.enumerated() {
            elders[number].descendants = parent.children.map { descendants[Int($0) - 1] }
        }
        return Clan(elders: elders)
    }

    /// Which object is at which place of its list.
    private struct Places {
        private var places: [ObjectIdentifier: UInt32] = [:]
        private var parentCount: UInt32 = 0
        private var childCount: UInt32 = 0

        init(count: Int) { places.reserveCapacity(count) }

        mutating func add(_ parent: AnyObject) {
            parentCount += 1
            places[ObjectIdentifier(parent)] = parentCount
        }

        mutating func add(child: AnyObject) {
            childCount += 1
            places[ObjectIdentifier(child)] = childCount
        }

        func place(of object: AnyObject?) -> UInt32 {
            guard let object else { return 0 }
            return places[ObjectIdentifier(object)] ?? 0
        }
    }
}
