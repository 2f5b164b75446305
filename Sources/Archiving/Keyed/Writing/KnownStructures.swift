// The structures that are written as objects: what their class descriptions consist of.
//
//     name ──▶ records  [ NSDateComponents, layout 3, description 20 | Address, layout 5, none yet | … ]

import PropertyLists

/// The structures that an archiver has encoded, which it knows in its next archives too.
struct KnownStructures: ~Copyable {
    private struct Record {
        let names: [String]
        let isFoundationClass: Bool
        let layout: Int32

        /// The place of the class description; 0 until it is made.
        var description: UInt32 = 0
    }

    private var records: [Record] = []

    /// The record of each name that was asked for last: one of Foundation's and a user's may have the same name.
    private var recordsByName = StringNumbers()

    var count: Int { records.count }

    /// The record of a structure; `nil` if it is new.
    mutating func record(of structure: ArchivedStructure) -> Int? {
        let isFoundationClass = structure.isFoundationClass
        if let known = recordsByName[structure.name].map(Int.init),
            records[known].isFoundationClass == isFoundationClass
        {
            return known
        }
        let found = records.firstIndex { $0.isFoundationClass == isFoundationClass && $0.names[0] == structure.name }
        guard let found else { return nil }
        recordsByName.set(UInt32(truncatingIfNeeded: found), for: structure.name)
        return found
    }

    /// Adds a new structure and returns its record.
    mutating func append(_ structure: ArchivedStructure, layout: Int32) -> Int {
        let isFoundationClass = structure.isFoundationClass
        let superclasses = isFoundationClass ? structure.superclassNames : [KeyedArchiveFormat.rootClassName]
        recordsByName.set(UInt32(truncatingIfNeeded: records.count), for: structure.name)
        records.append(
            Record(names: [structure.name] + superclasses, isFoundationClass: isFoundationClass, layout: layout))
        return records.count - 1
    }

    func names(at record: Int) -> [String] { records[record].names }
    func layout(at record: Int) -> Int32 { records[record].layout }
    func description(at record: Int) -> UInt32 { records[record].description }
    mutating func setDescription(_ place: UInt32, at record: Int) { records[record].description = place }

    mutating func removeAll() {
        records = []
        recordsByName.removeAll()
    }
}
