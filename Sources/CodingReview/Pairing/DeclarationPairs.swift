// Which declaration of the new schema is which of the old one.
//
//     1. the same kind, module and name
//     2. a name in archives that both know: `archived as`, `formerly`
//     3. resemblance: most members are the same. A guess, and reported as one.

import CodingSchema

/// A declaration in both versions, or in one of them.
struct DeclarationPair {
    let old: SchemaDeclaration?
    let new: SchemaDeclaration?

    /// Only resemblance says that they belong together.
    var isGuess = false
}

/// All declarations of both versions, paired.
struct DeclarationPairs {
    /// In the order of the new schemas; what is gone follows what came before it.
    private(set) var pairs: [DeclarationPair] = []
    private(set) var newByOld: [DeclarationName: DeclarationName] = [:]
    private(set) var oldByNew: [DeclarationName: DeclarationName] = [:]

    /// - Complexity: Linear in the number of declarations, but for those that have no name in common: these are
    ///   compared by members, a bounded number of times.
    init(old: [Schema], new: [Schema]) {
        let olds = old.flatMap { $0.files.flatMap(\.declarations) }
        let news = new.flatMap { $0.files.flatMap(\.declarations) }
        var partners = Partners(olds: olds, news: news)
        partners.pairByName()
        partners.pairByArchivedName()
        partners.pairByResemblance()
        for (position, partner) in partners.oldOfNew.enumerated() {
            guard let partner else { continue }
            newByOld[olds[partner.position].declarationName] = news[position].declarationName
            oldByNew[news[position].declarationName] = olds[partner.position].declarationName
        }
        arrange(olds, news, partners)
    }

    /// The new version's key of an old declaration; its own where it is of a module that is not compared.
    func new(of key: DeclarationName) -> DeclarationName { newByOld[key] ?? key }

    /// The old version's key of a new declaration.
    func old(of key: DeclarationName) -> DeclarationName { oldByNew[key] ?? key }

    private mutating func arrange(_ olds: [SchemaDeclaration], _ news: [SchemaDeclaration], _ partners: Partners) {
        var gone: [Int: [Int]] = [:]
        var before = -1
        for position in olds.indices {
            if let partner = partners.newOfOld[position] {
                before = partner
            } else {
                gone[before, default: []].append(position)
            }
        }
        func addGone(behind position: Int) {
            for old in gone[position] ?? [] { pairs.append(DeclarationPair(old: olds[old], new: nil)) }
        }
        addGone(behind: -1)
        for position in news.indices {
            let partner = partners.oldOfNew[position]
            pairs.append(
                DeclarationPair(
                    old: partner.map { olds[$0.position] }, new: news[position], isGuess: partner?.isGuess ?? false))
            addGone(behind: position)
        }
    }
}

/// The pairs while they are found, by the declarations' numbers.
private struct Partners {
    /// More comparisons by members are not made: who renames a thousand classes at once says so with `formerly`.
    private static let mostComparisons = 20_000

    let olds: [SchemaDeclaration]
    let news: [SchemaDeclaration]
    private(set) var newOfOld: [Int: Int] = [:]
    private(set) var oldOfNew: [(position: Int, isGuess: Bool)?]

    init(olds: [SchemaDeclaration], news: [SchemaDeclaration]) {
        self.olds = olds
        self.news = news
        oldOfNew = Array(repeating: nil, count: news.count)
    }

    private mutating func pair(old: Int, new: Int, isGuess: Bool = false) {
        newOfOld[old] = new
        oldOfNew[new] = (old, isGuess)
    }

    private struct Named: Hashable {
        let kind: DeclarationKind
        let name: DeclarationName
    }

    mutating func pairByName() {
        var positions: [Named: Int] = [:]
        for (position, old) in olds.enumerated() {
            positions[Named(kind: old.kind, name: old.declarationName)] = position
        }
        for (position, new) in news.enumerated() {
            if let old = positions[Named(kind: new.kind, name: new.declarationName)] { pair(old: old, new: position) }
        }
    }

    private struct Archived: Hashable {
        let kind: DeclarationKind
        let name: String
    }

    mutating func pairByArchivedName() {
        var positions: [Archived: Int] = [:]
        for (position, old) in olds.enumerated() where newOfOld[position] == nil {
            guard let owner = old.owner else { continue }
            for name in [owner.archivedName] + owner.formerNames {
                let archived = Archived(kind: old.kind, name: name)
                if positions[archived] == nil { positions[archived] = position }
            }
        }
        for (position, new) in news.enumerated() where oldOfNew[position] == nil {
            guard let owner = new.owner else { continue }
            for name in [owner.archivedName] + owner.formerNames {
                guard let old = positions[Archived(kind: new.kind, name: name)], newOfOld[old] == nil else { continue }
                pair(old: old, new: position)
                break
            }
        }
    }

    mutating func pairByResemblance() {
        let candidates = olds.indices.filter { newOfOld[$0] == nil }
        var comparisons = 0
        for (position, new) in news.enumerated() where oldOfNew[position] == nil {
            let members = Set(new.memberNames)
            guard !members.isEmpty else { continue }
            var best: (position: Int, likeness: Double)?
            for old in candidates where newOfOld[old] == nil && olds[old].kind == new.kind {
                comparisons += 1
                guard comparisons <= Self.mostComparisons else { return }
                let others = Set(olds[old].memberNames)
                let shared = Double(members.intersection(others).count)
                let likeness = shared / Double(max(members.count, others.count, 1))
                if likeness >= 0.6, likeness > best?.likeness ?? 0 { best = (old, likeness) }
            }
            if let best { pair(old: best.position, new: position, isGuess: true) }
        }
    }
}
