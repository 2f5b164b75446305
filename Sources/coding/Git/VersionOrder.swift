// The order of versions' names: 1.9 before 1.10, and 2.0-beta before 2.0.

/// Compares names of versions.
enum VersionOrder {
    /// Whether a version is older than another, judging by their names.
    static func precedes(_ left: String, _ right: String) -> Bool {
        let leftParts = parts(of: left)
        let rightParts = parts(of: right)
        for (leftPart, rightPart) in zip(leftParts, rightParts) where leftPart != rightPart {
            if let leftNumber = Int(leftPart), let rightNumber = Int(rightPart), leftNumber != rightNumber {
                return leftNumber < rightNumber
            }
            return leftPart < rightPart
        }
        if leftParts.count != rightParts.count {
            let isLeftLonger = leftParts.count > rightParts.count
            // A version with a hyphen precedes the version itself.
            let next = isLeftLonger ? leftParts[rightParts.count] : rightParts[leftParts.count]
            return (next == "-") == isLeftLonger
        }
        return left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    /// Runs of digits, runs of letters, and each other character.
    private static func parts(of name: String) -> [String] {
        var parts: [String] = []
        var kind = 0
        for character in name {
            let next = character.isNumber ? 1 : character.isLetter ? 2 : 3
            if next == kind, next != 3 {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
            kind = next
        }
        return parts
    }
}
