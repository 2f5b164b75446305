// Makes the graphs of unusual shapes.

/// Graphs of objects with many fields, of deep classes, and with small dictionaries.
public enum Shapes {
    /// Forms whose 60 fields are all filled in.
    public static func ledger(forms: Int, seed: UInt64 = 8) -> Ledger {
        var random = SeededGenerator(state: seed)
        return Ledger(
            forms: (0..<forms).map { _ in
                let form = Form()
                for line in lines { form[keyPath: line] = random.word(12) }
                for amount in amounts { form[keyPath: amount] = random.next(1_000_000) }
                for rate in rates { form[keyPath: rate] = Double.random(in: 0..<1, using: &random) }
                for mark in marks { form[keyPath: mark] = Bool.random(using: &random) }
                return form
            })
    }

    private static var lines: [ReferenceWritableKeyPath<Form, String>] {
        [
            \.line1, \.line2, \.line3, \.line4, \.line5, \.line6, \.line7, \.line8, \.line9, \.line10, \.line11,
            \.line12, \.line13, \.line14, \.line15, \.line16, \.line17, \.line18, \.line19, \.line20,
        ]
    }

    private static var amounts: [ReferenceWritableKeyPath<Form, Int>] {
        [
            \.amount1, \.amount2, \.amount3, \.amount4, \.amount5, \.amount6, \.amount7, \.amount8, \.amount9,
            \.amount10, \.amount11, \.amount12, \.amount13, \.amount14, \.amount15, \.amount16, \.amount17, \.amount18,
            \.amount19, \.amount20,
        ]
    }

    private static var rates: [ReferenceWritableKeyPath<Form, Double>] {
        [
            \.rate1, \.rate2, \.rate3, \.rate4, \.rate5, \.rate6, \.rate7, \.rate8, \.rate9, \.rate10,
        ]
    }

    private static var marks: [ReferenceWritableKeyPath<Form, Bool>] {
        [
            \.isSigned1, \.isSigned2, \.isSigned3, \.isSigned4, \.isSigned5, \.isSigned6, \.isSigned7, \.isSigned8,
            \.isSigned9, \.isSigned10,
        ]
    }

    /// Specimens of 20 species, which share the names of their groups.
    public static func herbarium(specimens: Int, seed: UInt64 = 9) -> Herbarium {
        var random = SeededGenerator(state: seed)
        let names = (0..<20).map { _ in random.word(10) }
        return Herbarium(
            specimens: (0..<specimens).map { number in
                let name = names[number % names.count]
                return Specimen(
                    kingdom: "Plantae", kingdomYear: 1735, phylum: "Tracheophyta", phylumYear: 1998, order: name,
                    orderYear: 1789, family: name + "aceae", familyYear: 1801, genus: name, genusYear: 1753,
                    species: name + "ensis", speciesYear: 1753 + number,
                    height: Double.random(in: 0..<300, using: &random), isPressed: Bool.random(using: &random))
            })
    }

    /// Terms in four languages of eight.
    public static func glossary(terms: Int, seed: UInt64 = 10) -> Glossary {
        let languages = ["ar", "de", "en", "es", "fr", "ja", "pt", "zh"]
        var random = SeededGenerator(state: seed)
        return Glossary(
            terms: (0..<terms).map { number in
                let term = Term()
                for offset in 0..<4 {
                    let language = languages[(number + offset) % languages.count]
                    term.translations[language] = random.word(8)
                    term.choices[language] = random.next(1_000)
                }
                return term
            })
    }
}
