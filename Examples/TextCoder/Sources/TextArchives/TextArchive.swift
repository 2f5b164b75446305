// The contents of a text archive: the stage between its text and the coders.
//
//     text archive 1
//     root = @1                          the top level: entries with keys, and after a dash entries without
//     - 3
//
//     @1 "Fleet"                         an object, its class, and its entries
//       name = "North"
//       ships = [ @2 @3 ]

import Archiving

/// The values at the top level, and the objects by their numbers.
struct TextArchive {
    var top = TextEntries()
    var objects: [Int: (className: String, contents: TextEntries)] = [:]

    /// The first line of every text archive.
    static let firstLine = "text archive 1"

    /// The maximum depth to which values may be nested. Each level uses stack space.
    static let greatestDepth = 64
}

/// Ordered entries with and without keys. If several entries have the same key, the last one counts.
///
/// The entries of a collection have no keys. A dictionary has its keys first, then its values.
public struct TextEntries {
    private(set) var all: [(key: String?, value: ArchivedValue<TextEntries>)] = []
    private var places: [String: Int] = [:]
    private var unkeyedPlaces: [Int] = []

    mutating func append(_ value: ArchivedValue<TextEntries>, forKey key: String? = nil) {
        if let key { places[key] = all.count } else { unkeyedPlaces.append(all.count) }
        all.append((key, value))
    }

    subscript(key: String) -> ArchivedValue<TextEntries>? { places[key].map { all[$0].value } }

    /// Returns the value with an index among the values without keys.
    func unkeyed(_ index: Int) -> ArchivedValue<TextEntries>? {
        unkeyedPlaces.indices.contains(index) ? all[unkeyedPlaces[index]].value : nil
    }
}
