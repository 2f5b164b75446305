// Makes the families, and cuts the rings of those who hold each other.

/// Parents with children who refer back.
public enum Families {
    /// Parents whose children refer to them weakly.
    public static func village(parents: Int, children: Int, seed: UInt64 = 6) -> Village {
        var random = SeededGenerator(state: seed)
        return Village(
            parents: (0..<parents).map { _ in
                let parent = Parent(name: random.word(9))
                parent.children = (0..<children).map { _ in
                    Child(number: Int.random(in: 0..<1_000_000, using: &random), parent: parent)
                }
                return parent
            })
    }

    /// Parents whose children hold them.
    public static func clan(elders: Int, descendants: Int, seed: UInt64 = 6) -> Clan {
        var random = SeededGenerator(state: seed)
        return Clan(
            elders: (0..<elders).map { _ in
                let elder = Elder(name: random.word(9))
                elder.descendants = (0..<descendants).map { _ in
                    Descendant(number: Int.random(in: 0..<1_000_000, using: &random), elder: elder)
                }
                return elder
            })
    }

    /// Lets go of a clan, whose rings would stay in memory.
    public static func disband(_ clan: Clan) {
        for elder in clan.elders { elder.descendants = [] }
    }
}
