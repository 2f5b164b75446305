// The order that clauses stand in: the language's own, as its reference lists them.

/// Where clauses stand among each other.
enum ClauseOrder {
    /// The place of a clause in the head of a class, struct or enum, told by its first two words.
    static func rank(ofHeadClause first: Word?, _ second: Word?) -> Int {
        switch (first, second) {
        case (.version, _): 0
        case (.refuses, .newer): 1
        case (.archived, _): 2
        case (.formerly, _): 3
        case (.prefix, _): 4
        case (.sequential, _): 5
        case (.keyed, _): 6
        case (.keeps, _): 7
        case (.unique, _): 8
        case (.replaced, _): 9
        default: 10
        }
    }

    /// The place of a field's clause; `nil` for a word that begins none.
    static func rank(ofFieldClause word: Word?) -> Int? {
        switch word {
        case .key: 0
        case .since: 1
        case .until: 2
        case .fallback: 3
        case .also: 4
        case .conditional, .joined, .rebuilt: 5
        default: nil
        }
    }
}
