// Objects that take the place of those that were created, and what is left until the whole graph is read.

extension KeyedUnarchiver {
    /// The object that takes the place of one that was just created: what it names itself, then what the delegate does.
    func substitute(for created: any Coding, _ record: Int) throws -> any Coding {
        var object = created
        if let substitution = classRecords[record].substitution { object = try substitution.function(created, self) }
        guard usesDelegate, let delegate else { return object }
        object = try delegate.unarchiver(self, didDecode: object) ?? object
        if object !== created { delegate.unarchiver(self, willReplace: created, with: object) }
        return object
    }

    /// The record of a substitute's class, which the reference that is being read must allow.
    ///
    /// - Parameter expected: the class that the reference asks for; `nil` where it takes any that is allowed.
    func substituteRecord(
        _ type: any Coding.Type, for expected: (any Coding.Type)?, key: String?
    ) throws -> Int {
        var record = substituteRecords[ObjectIdentifier(type)] ?? -1
        if record < 0 {
            record = classRecords.count
            classRecords.append(ClassRecord(name: "\(type)", foundationClass: nil))
            describe(record, as: type)
            substituteRecords[ObjectIdentifier(type)] = record
        }
        if let expected {
            try check(record, is: expected, key: key)
        } else {
            try checkAllowed(type, classRecords[record].name, key: key)
        }
        return record
    }

    /// Forgets what an object left to the end while it was created: another one took its place.
    func removeActions(ofSlot slot: UInt32, since counts: (actions: Int, lastActions: Int)) {
        actions.removeSubrange(from: counts.actions) { $0.slot == slot }
        lastActions.removeSubrange(from: counts.lastActions) { $0.slot == slot }
    }

    /// Runs what was left until the whole graph is read: of objects that were met later first, of one object in the
    /// order of the calls. Not when an error was met, and no more when an action meets one.
    func runLastActions() {
        let former = phase
        phase = .rebuilding
        defer { if phase == .rebuilding { phase = former } }
        while !lastActions.isEmpty {
            let pending = lastActions.enumerated().map { (place: place(of: $1), call: $0, run: $1.run) }
            lastActions = []
            for action in pending.sorted(by: { ($1.place, $0.call) < ($0.place, $1.call) }) {
                if poison != nil || phase == .finished { return }
                action.run()
            }
        }
    }

    /// The place in the list of objects of the one that asked; -1 for the top level.
    private func place(of action: LastAction) -> Int {
        guard let slot = action.slot, case .object(let place) = slotStates[slot] else { return -1 }
        return place
    }
}

extension Array {
    fileprivate mutating func removeSubrange(from start: Int, where isRemoved: (Element) -> Bool) {
        guard start < count else { return }
        let rest = self[start...].filter { !isRemoved($0) }
        replaceSubrange(start..., with: rest)
    }
}
