// Pairs the declarations of the old and the new schema.
//
//     1. the same kind, module and name
//     2. a common name in archives: `archived as`, `formerly`
//     3. resemblance: most members are the same. This is a guess and is reported as one.

import CodingSchema

/// A declaration in both versions, or in only one of them.
enum DeclarationPair {
    /// The guess says why the two are paired, if only by resemblance.
    case kept(old: SchemaDeclared, new: SchemaDeclared, guess: Guess?)
    case added(SchemaDeclared)
    case removed(SchemaDeclared)
}

/// All declarations of both versions, paired.
struct DeclarationPairs {
    /// In the order of the new schemas; a removed declaration follows the one that preceded it.
    private(set) var pairs: [DeclarationPair] = []
    private(set) var newByOld: [DeclarationName: DeclarationName] = [:]
    private(set) var oldByNew: [DeclarationName: DeclarationName] = [:]

    /// - Complexity: Linear in the number of declarations, except for those without a common name, which are compared
    ///   by members a bounded number of times.
    init(old: [Schema], new: [Schema]) {
        let olds = old.flatMap { $0.files.flatMap(\.declarations) }
        let news = new.flatMap { $0.files.flatMap(\.declarations) }
        var partners = Partners(olds: olds, news: news)
        partners.pairByName()
        partners.pairByArchivedName()
        let retired = new.flatMap(\.ownRetiredTypes).flatMap { [$0.archivedName] + $0.formerNames }
        partners.pairByResemblance(retired: Set(retired))
        for (position, partner) in partners.oldOfNew.enumerated() {
            guard let partner else { continue }
            newByOld[olds[partner.position].declarationName] = news[position].declarationName
            oldByNew[news[position].declarationName] = olds[partner.position].declarationName
        }
        arrange(olds, news, partners)
    }

    /// The key of an old declaration in the new version; the same key if its module is not compared.
    func new(of key: DeclarationName) -> DeclarationName { newByOld[key] ?? key }

    /// The key of a new declaration in the old version; the same key if its module is not compared.
    func old(of key: DeclarationName) -> DeclarationName { oldByNew[key] ?? key }

    private mutating func arrange(_ olds: [SchemaDeclared], _ news: [SchemaDeclared], _ partners: Partners) {
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
            for old in gone[position] ?? [] { pairs.append(.removed(olds[old])) }
        }
        addGone(behind: -1)
        for position in news.indices {
            let new = news[position]
            pairs.append(
                partners.oldOfNew[position].map { .kept(old: olds[$0.position], new: new, guess: $0.guess) }
                    ?? .added(new))
            addGone(behind: position)
        }
    }
}

/// The pairs that were found so far, by the numbers of the declarations.
private struct Partners {
    /// The limit for comparisons by members. Authors who rename more classes at once declare that with `formerly`.
    private static let mostComparisons = 20_000

    let olds: [SchemaDeclared]
    let news: [SchemaDeclared]
    private(set) var newOfOld: [Int: Int] = [:]
    private(set) var oldOfNew: [(position: Int, guess: Guess?)?]

    init(olds: [SchemaDeclared], news: [SchemaDeclared]) {
        self.olds = olds
        self.news = news
        oldOfNew = Array(repeating: nil, count: news.count)
    }

    private mutating func pair(old: Int, new: Int, guess: Guess? = nil) {
        newOfOld[old] = new
        oldOfNew[new] = (old, guess)
    }

    private struct Key<Name: Hashable>: Hashable {
        let kind: ObjectIdentifier
        let name: Name
    }

    mutating func pairByName() {
        var positions: [Key<DeclarationName>: Int] = [:]
        for (position, old) in olds.enumerated() {
            positions[Key(kind: old.kind, name: old.declarationName)] = position
        }
        for (position, new) in news.enumerated() {
            if let old = positions[Key(kind: new.kind, name: new.declarationName)] { pair(old: old, new: position) }
        }
        for (position, new) in news.enumerated() where oldOfNew[position] == nil {
            guard let former = new.renamedFrom else { continue }
            let path = (new.outer.map { $0 + "." } ?? "") + former
            let named = Key(kind: new.kind, name: DeclarationName(new.moduleName, path))
            guard let old = positions[named], newOfOld[old] == nil else { continue }
            pair(old: old, new: position)
        }
    }

    mutating func pairByArchivedName() {
        var positions: [Key<String>: Int] = [:]
        for (position, old) in olds.enumerated() where newOfOld[position] == nil {
            guard let owner = old as? SchemaOwner else { continue }
            for name in [owner.archivedName] + owner.formerNames {
                let archived = Key(kind: old.kind, name: name)
                if positions[archived] == nil { positions[archived] = position }
            }
        }
        for (position, new) in news.enumerated() where oldOfNew[position] == nil {
            guard let owner = new as? SchemaOwner else { continue }
            for name in [owner.archivedName] + owner.formerNames {
                guard let old = positions[Key(kind: new.kind, name: name)], newOfOld[old] == nil else { continue }
                pair(old: old, new: position)
                break
            }
        }
    }

    /// - Parameter retired: the names in archives of types that are no others now, because they are retired.
    mutating func pairByResemblance(retired: Set<String>) {
        let candidates = olds.indices.filter { position in
            newOfOld[position] == nil
                && !retired.contains((olds[position] as? SchemaOwner)?.archivedName ?? olds[position].name)
        }
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
            guard let best else { continue }
            let guess = Guess(reason: "most of the members are the same", refusal: olds[best.position].retiringText)
            pair(old: best.position, new: position, guess: guess)
        }
    }
}
