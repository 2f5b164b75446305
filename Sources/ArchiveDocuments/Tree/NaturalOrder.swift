// Natural order of keys: by their letters, and by the values of the numbers in them, so that the archive's key
// `NS.object.10` follows `NS.object.9`.

/// Compares texts as people sort them.
package enum NaturalOrder {
    /// The length up to which texts are compared: enough for keys, and fast if a file repeats long ones.
    private static let comparedByteCount = 64

    /// Whether a text precedes another one.
    package static func precedes(_ left: String, _ right: String) -> Bool {
        let leftBytes = Array(left.utf8.prefix(comparedByteCount))
        let rightBytes = Array(right.utf8.prefix(comparedByteCount))
        var (leftEnd, rightEnd) = (0, 0)
        while leftEnd < leftBytes.count, rightEnd < rightBytes.count {
            let leftNumber = number(in: leftBytes, at: leftEnd)
            let rightNumber = number(in: rightBytes, at: rightEnd)
            if leftNumber.isEmpty || rightNumber.isEmpty {
                if leftBytes[leftEnd] != rightBytes[rightEnd] { return leftBytes[leftEnd] < rightBytes[rightEnd] }
                leftEnd += 1
                rightEnd += 1
                continue
            }
            // Without leading zeros, the longer number is greater.
            let (leftDigits, rightDigits) = (leftNumber.drop { $0 == zero }, rightNumber.drop { $0 == zero })
            if leftDigits.count != rightDigits.count { return leftDigits.count < rightDigits.count }
            if !leftDigits.elementsEqual(rightDigits) { return leftDigits.lexicographicallyPrecedes(rightDigits) }
            leftEnd = leftNumber.endIndex
            rightEnd = rightNumber.endIndex
        }
        if leftEnd == leftBytes.count, rightEnd == rightBytes.count {
            return leftBytes.lexicographicallyPrecedes(rightBytes)
        }
        return leftEnd == leftBytes.count
    }

    private static let zero = UInt8(ascii: "0")

    /// The digits from an index on.
    private static func number(in bytes: [UInt8], at start: Int) -> ArraySlice<UInt8> {
        bytes[start...].prefix { (zero...UInt8(ascii: "9")).contains($0) }
    }
}
