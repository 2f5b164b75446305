// Composed keys, each made once: coders recognize a key by its bits, which a string has that is kept.
//
//     root ── "frame" ──▶ frame. ── "origin" ──▶ frame.origin.     scopes, by the field's own key
//                           │                       ├ "x" → "frame.origin.x"
//                           └ "width" → "frame.width"

/// The keys that begin with one prefix.
final class KeyScope {
    private let prefix: String

    /// How many keys the prefix is composed of.
    let depth: Int
    private var entries: [Entry] = []

    /// Where the last key was found: the next one mostly follows.
    private var position = 0

    /// The places of keys, where there are too many to look at one after the other.
    private var places: KeyTable?

    private struct Entry {
        let key: String
        let composedKey: String
        var scope: KeyScope?
        var elementKeys: [String] = []
    }

    /// Makes the scope of a coder's own keys, or of those with a prefix.
    init(prefix: String = "", depth: Int = 0) {
        self.prefix = prefix
        self.depth = depth
    }

    /// The key that the scope was made for, composed; empty where there is no prefix.
    var name: String { String(prefix.dropLast()) }

    /// A key with the prefix before it.
    func composed(_ key: String) -> String {
        prefix.isEmpty ? key : entries[place(of: key)].composedKey
    }

    /// The scope of what stands under a key: an empty one adds nothing.
    func scope(for key: String) -> KeyScope {
        let place = place(of: key)
        if let scope = entries[place].scope { return scope }
        let scope = KeyScope(prefix: key.isEmpty ? prefix : entries[place].composedKey + ".", depth: depth + 1)
        entries[place].scope = scope
        return scope
    }

    /// The key of an element that stands under a key of its own, `name[3]`. It has no prefix: the coder adds it.
    func elementKey(_ key: String, _ number: Int) -> String {
        let place = place(of: key)
        while entries[place].elementKeys.count <= number {
            let next = entries[place].elementKeys.count
            entries[place].elementKeys.append("\(key)[\(next)]")
        }
        return entries[place].elementKeys[number]
    }

    private func place(of key: String) -> Int {
        if position < entries.count, Self.areSame(entries[position].key, key) {
            defer { position += 1 }
            return position
        }
        let place = knownPlace(of: key) ?? append(key)
        position = place + 1
        return place
    }

    private func knownPlace(of key: String) -> Int? {
        if let places { return places[key].map { Int($0) } }
        return entries.firstIndex { Self.areSame($0.key, key) }
    }

    private func append(_ key: String) -> Int {
        let place = entries.count
        entries.append(Entry(key: key, composedKey: prefix + key))
        if places == nil, place == 8 {
            places = KeyTable()
            for (place, entry) in entries.enumerated().dropLast() { places?.set(UInt32(place), for: entry.key) }
        }
        places?.set(UInt32(truncatingIfNeeded: place), for: key)
        return place
    }

    /// Whether two strings are one by their bits; the entry keeps its own alive.
    private static func areSame(_ left: String, _ right: String) -> Bool {
        let left = KeyBits.words(of: left)
        let right = KeyBits.words(of: right)
        return left.0 == right.0 && left.1 == right.1
    }
}
