// Slots of documents that were not read from bytes, or were changed.

import Archiving
import PropertyLists

extension ArchiveDocument {
    /// Gives numbers to objects that have none.
    func assignSlots(from values: [ArchivedObject.Value]) throws(InspectionError) {
        for slot in arrangement.classes { try chargeHash(of: slot.description) }
        var known = Set(arrangement.classes.map(\.description))
        var missing: Set<ObjectIdentifier> = []
        for case .unresolved(let object) in slots { missing.insert(ObjectIdentifier(object)) }
        var visited: Set<ArchivedObject> = []
        var pending: [ArchivedObject.Value] = values.reversed()
        func addClass(_ description: ArchivedObject.ClassDescription) throws(InspectionError) {
            try chargeHash(of: description)
            guard known.insert(description).inserted else { return }
            arrangement.classes.append(
                .init(number: slots.count, description: description, keys: KeyedArrangement.standardClassKeys))
            slots.append(.classDescription(description))
        }
        while let value = pending.popLast() {
            try chargeVisits(1)
            switch value {
            case .classDescription(let description): try addClass(description)
            case .unresolved(let object):
                if missing.insert(ObjectIdentifier(object)).inserted { slots.append(.unresolved(object)) }
            case .object(let object) where pairs[object] != nil:
                pending += (pairs[object] ?? []).reversed().flatMap { [$0.value, $0.key] }
            case .object(let object):
                guard visited.insert(object).inserted else { continue }
                // The text that represents nil in a slot. As a string it is an object with a class, as `KeyedArchiver`
                // writes it.
                if object.value == .string(Self.textOfNull) {
                    object.value = nil
                    object.classDescription = FoundationClass.description(
                        of: FoundationClass.string.name, isSequential: false)
                    object.entries = [.init(key: FoundationKey.string, value: .inline(.string(Self.textOfNull)))]
                }
                if numbers[object] == nil {
                    numbers[object] = slots.count
                    slots.append(.object(object))
                }
                if let description = object.classDescription { pending.append(.classDescription(description)) }
                if let container = containers[object] { pending.append(container) }
                pending += object.entries.reversed().map(\.value)
            case .array(let elements), .set(let elements): pending += elements.reversed()
            case .dictionary(let entries): pending += entries.reversed().map(\.value)
            case .null, .inline: break
            }
        }
    }
}
