// The order of keys in what is shown: by their letters, and by the value of the numbers in them, so that what the
// archive calls `NS.object.10` follows `NS.object.9`.

/// Compares texts as people sort them.
enum NaturalOrder {
    /// How much of a text is compared: enough for keys, and little if a file repeats long ones.
    private static let comparedByteCount = 64

    /// Whether a text is before another one.
    static func precedes(_ left: String, _ right: String) -> Bool {
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
            // Without zeros in front the longer number is the greater one.
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
