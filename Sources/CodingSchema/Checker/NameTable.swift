// Numbers names and keys, so that the passes can use arrays for lookups and each text is hashed once.
//
//     "name"  → 0      "First" → 1      "first" → 2
//     spellings [ 0, 2, 2 ]      both spellings of "first" have the number 2

/// The numbers of names and keys, in the order in which they are encountered.
struct NameTable {
    private var numbers: [String: Int] = [:]

    /// The number of each lowercased name, once it is determined.
    private var spellings = NumberedValues<Int>()

    /// The roles of each name, once they are determined.
    var roles = NumberedValues<NameRoles>()

    mutating func number(of name: String) -> Int {
        let next = numbers.count
        let number = numbers[name, default: next]
        if number == next { numbers[name] = next }
        return number
    }

    /// The numbers for comparing a key with others.
    mutating func numbers(ofKey key: String) -> KeyNumbers {
        let number = number(of: key)
        return KeyNumbers(key: number, spelling: spelling(of: key, number), arrays: arrays(in: key))
    }

    private mutating func spelling(of name: String, _ number: Int) -> Int {
        if let known = spellings[number] { return known }
        let isLowercase = name.utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        let spelling = isLowercase ? number : self.number(of: name.lowercased())
        spellings[number] = spelling
        return spelling
    }

    /// The names of the indexed arrays that could contain a key: `a` and `a[1].b` for `a[1].b[2]`.
    private mutating func arrays(in key: String) -> [Int] {
        guard key.utf8.contains(UInt8(ascii: "[")) else { return [] }
        return key.matches(of: /\[(0|[1-9][0-9]*)\](?=\.|$)/).map { number(of: String(key[..<$0.range.lowerBound])) }
    }
}

/// Values by the numbers of names, in an array that grows when a value is set.
struct NumberedValues<Value> {
    private var values: [Value?] = []

    subscript(number: Int) -> Value? {
        get { number < values.count ? values[number] : nil }
        set {
            if number >= values.count {
                guard newValue != nil else { return }
                values.append(contentsOf: repeatElement(nil, count: number - values.count + 1))
            }
            values[number] = newValue
        }
    }
}
