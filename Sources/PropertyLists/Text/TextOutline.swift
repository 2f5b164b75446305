// Where the values of a textual property list are in its text.
//
//     { name = Anna; tags = (a, b); }      part 0 │ name ▸ part 1 │ tags ▸ part 2 ▸ parts 3, 4

/// The parts of a text, each with the object of the binary property list to which it was converted.
struct TextOutline {
    struct Part {
        /// The text of the value.
        var range: Range<Int>
        var object = 0

        /// The text of the key, and its object.
        var key: (range: Range<Int>, object: Int)?

        /// The elements or values, in the order of the text.
        var parts: [Int] = []

        /// The text from the beginning of the key to the end of the value.
        var entry: Range<Int> { (key?.range.lowerBound ?? range.lowerBound)..<range.upperBound }
    }

    private(set) var parts: [Part] = []

    /// The containers that are not complete.
    private var open: [Int] = []
    private var key: (range: Range<Int>, object: Int)?

    mutating func addKey(_ range: Range<Int>, _ object: UInt32) { key = (range, Int(object)) }

    mutating func add(_ range: Range<Int>, _ object: UInt32) {
        if let container = open.last { parts[container].parts.append(parts.count) }
        parts.append(Part(range: range, object: Int(object), key: key))
        key = nil
    }

    mutating func begin(at start: Int) {
        add(start..<start, 0)
        open.append(parts.count - 1)
    }

    mutating func end(at end: Int, _ object: UInt32) {
        guard let part = open.popLast() else { return }
        parts[part].range = parts[part].range.lowerBound..<end
        parts[part].object = Int(object)
    }
}

/// The entries of a dictionary without repeated keys: of equal keys the last value counts, but in a binary property list
/// the first one would. Equal keys have the same reference, because writers write equal strings once.
enum RepeatedKeys {
    static func withoutThem(_ keys: [UInt32], _ values: [UInt32]) -> (keys: [UInt32], values: [UInt32]) {
        var positions: [UInt32: Int] = [:]
        var (newKeys, newValues) = ([UInt32](), [UInt32]())
        for (key, value) in zip(keys, values) {
            if let position = positions[key] {
                newValues[position] = value
            } else {
                positions[key] = newKeys.count
                newKeys.append(key)
                newValues.append(value)
            }
        }
        return (newKeys, newValues)
    }
}
