// A keyed archive that is looked at without classes: its slots, and what stands in them.

import Foundation
import PropertyLists

/// The slots of a keyed archive.
struct ArchivedGraph {
    private let slots: [PropertyList]

    /// The slot of the root object.
    let root: Int

    init(_ archive: PropertyList) throws(SampleError) {
        guard archive["$archiver"] != nil, let slots = archive["$objects"]?.array,
            case .uid(let root)? = archive["$top"]?["root"]
        else { throw SampleError("not a keyed archive with a root object") }
        self.slots = slots
        self.root = Int(root.value)
    }

    /// What a value leads to, and the slot that it stands in; `nil` for nil.
    func found(_ value: PropertyList) -> (value: PropertyList, slot: Int?)? {
        guard case .uid(let uid) = value else { return (value, nil) }
        let slot = Int(uid.value)
        guard slot != 0, slots.indices.contains(slot), slots[slot] != .string("$null") else { return nil }
        return (slots[slot], slot)
    }

    /// The entries of an object in a slot.
    func entries(ofSlot slot: Int) -> [String: PropertyList] {
        slots.indices.contains(slot) ? slots[slot].dictionary ?? [:] : [:]
    }

    /// The name of the class of an object.
    func className(of entries: [String: PropertyList]) -> String? {
        guard let reference = entries["$class"], let description = found(reference)?.value else { return nil }
        return description["$classname"]?.string
    }
}
