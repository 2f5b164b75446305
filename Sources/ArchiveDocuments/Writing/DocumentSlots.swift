// Slots of documents that were not read from bytes, or were changed.

import Archiving
import PropertyLists

extension ArchiveDocument {
    /// A step of numbering: a value, or the class of an object whose contents have their numbers.
    private enum NumberingStep {
        case value(ArchivedObject.Value)
        case classDescription(ArchivedObject.ClassDescription)
    }

    /// Gives numbers to objects that have none.
    func assignSlots(from values: [ArchivedObject.Value]) throws(InspectionError) {
        for slot in arrangement.classes { try chargeHash(of: slot.description) }
        var known = Set(arrangement.classes.map(\.description))
        var missing: Set<ObjectIdentifier> = []
        for case .unresolved(let object) in slots { missing.insert(ObjectIdentifier(object)) }
        var visited: Set<ArchivedObject> = []
        var pending: [NumberingStep] = values.reversed().map { .value($0) }
        func addClass(_ description: ArchivedObject.ClassDescription) throws(InspectionError) {
            try chargeHash(of: description)
            guard known.insert(description).inserted else { return }
            arrangement.classes.append(
                .init(number: slots.count, description: description, keys: KeyedArrangement.standardClassKeys))
            slots.append(.classDescription(description))
        }
        while let step = pending.popLast() {
            try chargeVisits(1)
            switch step {
            case .classDescription(let description): try addClass(description)
            case .value(.classDescription(let description)): try addClass(description)
            case .value(.unresolved(let object)):
                if missing.insert(ObjectIdentifier(object)).inserted { slots.append(.unresolved(object)) }
            case .value(.object(let object)) where pairs[object] != nil:
                pending += (pairs[object] ?? []).reversed().flatMap { [.value($0.value), .value($0.key)] }
            case .value(.object(let object)):
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
                if let container = containers[object] { pending.append(.value(container)) }
                pending += object.entries.reversed().map { .value($0.value) }
            case .value(.array(let elements)), .value(.set(let elements)):
                pending += elements.reversed().map { .value($0) }
            case .value(.dictionary(let entries)): pending += entries.reversed().map { .value($0.value) }
            case .value: break
            }
        }
    }
}
