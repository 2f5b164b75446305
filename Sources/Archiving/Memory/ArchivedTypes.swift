// The classes of the objects encountered so far, by identity. Objects of one class are mostly encoded consecutively, and
// the next archive of an archiver mostly has the same classes: only the references are removed between archives.
//
//     entries  [ Company ▸ layout 0, UID 4 | Department ▸ layout 1, UID 9 | Employee ▸ layout 2, – | … ]
//                                                                           ▲ current

import PropertyLists

struct ArchivedTypes: ~Copyable {
    @safe private struct Entry: BitwiseCopyable {
        let type: UInt
        let layout: Int32

        /// What is known about it, once it was described. Facts live as long as the process.
        var facts: Unmanaged<ClassFacts>?

        /// The index of the reference to its description; 0 if there is no reference.
        var reference: UInt32 = 0

        /// The place of its description, if the caller chose no names; 0 until it is made.
        var description: UInt32 = 0

        /// The name by which the current archive knows it, as in descriptions; `nil` if the caller chose the name.
        var name: UInt32?

        /// Whether its objects are known not to describe their class themselves.
        var isPlain = false
    }

    private var entries = GrowingBuffer<Entry>()
    private var places = NumberTable()

    private var currentType: UInt = 0
    private var current = 0

    /// The layout of the keys of the current class, and its reference.
    private(set) var currentLayout: Int32 = 0
    private(set) var currentReference: UInt32 = 0

    func isCurrent(_ type: ObjectIdentifier) -> Bool {
        UInt(bitPattern: type) == currentType
    }

    @inline(never)
    mutating func choose(_ type: ObjectIdentifier, _ layouts: inout KeyLayouts) {
        current = place(of: type, &layouts)
        currentType = UInt(bitPattern: type)
        currentLayout = entries[current].layout
        currentReference = entries[current].reference
    }

    /// The index of a class, which is added if it is new.
    mutating func place(of type: ObjectIdentifier, _ layouts: inout KeyLayouts) -> Int {
        let address = UInt(bitPattern: type)
        if let place = places[UInt64(address)] { return Int(place) }
        unsafe entries.append(Entry(type: address, layout: layouts.append()))
        places.set(UInt32(truncatingIfNeeded: entries.count - 1), for: UInt64(address))
        return entries.count - 1
    }

    mutating func facts(of type: any Coding.Type, at place: Int) -> ClassFacts {
        if let known = unsafe entries[place].facts { return unsafe known.takeUnretainedValue() }
        let facts = ClassFacts.of(type)
        unsafe entries[place].facts = Unmanaged.passUnretained(facts)
        return facts
    }

    func reference(at place: Int) -> UInt32 { entries[place].reference }
    func description(at place: Int) -> UInt32 { entries[place].description }
    mutating func setDescription(_ description: UInt32, at place: Int) { entries[place].description = description }
    func isPlain(at place: Int) -> Bool { entries[place].isPlain }
    mutating func setPlain(at place: Int) { entries[place].isPlain = true }

    mutating func setReference(_ reference: UInt32, at place: Int) {
        entries[place].reference = reference
        if place == current { currentReference = reference }
    }

    /// Sets the name of a class, and returns another class that has it.
    mutating func setName(_ name: UInt32, at place: Int) -> ClassFacts? {
        entries[place].name = name
        // Programs have few classes, and each is named once in an archive.
        let namesake = (0..<entries.count).first { entries[$0].name == name && $0 != place }
        return namesake.flatMap { unsafe entries[$0].facts?.takeUnretainedValue() }
    }

    var count: Int { entries.count }

    mutating func removeReferences() {
        for place in 0..<entries.count { entries[place].reference = 0 }
        currentReference = 0
    }

    mutating func removeNames() {
        for place in 0..<entries.count { entries[place].name = nil }
    }

    /// Removes all classes, and keeps the memory.
    mutating func removeAll() {
        entries.remove(from: 0)
        places.removeAll()
        (currentType, current, currentLayout, currentReference) = (0, 0, 0, 0)
    }
}
