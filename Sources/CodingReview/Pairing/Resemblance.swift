// Which member of the new version is probably one of the old version under another name: a guess.
//
//     old   red   green  blue              `lime` resembles `green`: it is between the same members
//     new   red   lime   blue  purple

import CodingSchema

/// Pairs the members of a declaration that only the old version has with those that only the new one has.
struct Resemblance {
    private let old: [String]
    private let new: [String]
    private let oldGaps: MemberGaps
    private let newGaps: MemberGaps

    /// - Parameters:
    ///   - old: the names of the old members, in order.
    ///   - new: the names of the new members, in order.
    ///   - kept: the new names of the members that both versions have, by their old names.
    init(old: [String], new: [String], kept: [String: String]) {
        (self.old, self.new) = (old, new)
        let names = Set(kept.values)
        oldGaps = MemberGaps(old.map { kept[$0] })
        newGaps = MemberGaps(new.map { names.contains($0) ? $0 : nil })
    }

    /// Pairs members: first those with similar names, then those at the same position between the same members that both
    /// versions have. A short form elsewhere must be the only one.
    ///
    /// - Parameters:
    ///   - gone: the positions of the members that only the old version has.
    ///   - added: the positions of the members that only the new version has.
    ///   - mayBecome: whether an old member can be a new one.
    ///   - areAlike: whether two new members can be the same old ones.
    func pairs(
        of gone: [Int], with added: [Int], where mayBecome: (Int, Int) -> Bool, areAlike: (Int, Int) -> Bool
    ) -> [(old: Int, new: Int, isSimilar: Bool)] {
        guard !gone.isEmpty, !added.isEmpty, gone.count * added.count <= 4_096 else { return [] }
        var (gone, added) = (gone, added)
        var result: [(old: Int, new: Int, isSimilar: Bool)] = []
        func pair(_ position: Int?, with newPosition: Int, isSimilar: Bool) {
            guard let position else { return }
            result.append((position, newPosition, isSimilar))
            gone.removeAll { $0 == position }
            added.removeAll { $0 == newPosition }
        }
        for position in added {
            let candidates = gone.filter { mayBecome($0, position) }
            let closest = EditDistance.closest(to: new[position], among: candidates.map { old[$0] })
            let shorter = candidates.filter { old[$0].isShortForm(of: new[position]) }
            let similar =
                candidates.first { old[$0] == closest }
                ?? shorter.first { oldGaps.gaps[$0] == newGaps.gaps[position] }
                ?? shorter.only { old in
                    added.count { mayBecome(old, $0) && self.old[old].isShortForm(of: new[$0]) } == 1
                }
            pair(similar, with: position, isSimilar: true)
        }
        for position in added {
            let inGap = gone.filter { mayBecome($0, position) && oldGaps.gaps[$0] == newGaps.gaps[position] }
            let rivals = added.filter { newGaps.gaps[$0] == newGaps.gaps[position] && areAlike($0, position) }
            let neighbour =
                inGap.count == rivals.count
                ? rivals.firstIndex(of: position).map { inGap[$0] }
                : inGap.first { oldGaps.isAlike($0, newGaps, position) }
            pair(neighbour, with: position, isSimilar: false)
        }
        return result
    }
}

extension Array {
    /// The only element, if a test is true for it.
    fileprivate func only(_ isRight: (Element) -> Bool) -> Element? {
        count == 1 ? first(where: isRight) : nil
    }
}

extension String {
    /// Whether one of two names begins with the other one, as `w` and `width` do, or has its words, as `fullName` has those
    /// of `name`.
    fileprivate func isShortForm(of other: String) -> Bool {
        let (first, second) = (lowercased(), other.lowercased())
        if first.hasPrefix(second) || second.hasPrefix(first) { return true }
        let (words, others) = (Set(words), Set(other.words))
        return words.isSubset(of: others) || others.isSubset(of: words)
    }

    /// The words of a name: `full` and `name` of `fullName`.
    private var words: [String] {
        var result: [String] = []
        for character in self {
            if character.isUppercase || result.isEmpty { result.append("") }
            result[result.count - 1] += character.lowercased()
        }
        return result
    }
}

/// Where members are among those that both versions have.
///
///     kept a │ b  c  d │ kept e        b is the first in its gap, d the last one
private struct MemberGaps {
    /// The names of the kept members around a member, in the new version.
    struct Gap: Equatable {
        var before: String?
        var after: String?
    }

    private(set) var gaps: [Gap] = []
    private var isFirst: [Bool] = []
    private var isLast: [Bool] = []

    /// - Parameter names: the new names of the members; `nil` for those that only one version has.
    init(_ names: [String?]) {
        var before: String?
        for (index, name) in names.enumerated() {
            gaps.append(Gap(before: before))
            isFirst.append(index == 0 || names[index - 1] != nil)
            isLast.append(index == names.count - 1 || names[index + 1] != nil)
            before = name ?? before
        }
        var after: String?
        for index in names.indices.reversed() {
            gaps[index].after = after
            after = names[index] ?? after
        }
    }

    /// Whether a member is at the end of its gap at which another one is.
    func isAlike(_ position: Int, _ other: MemberGaps, _ otherPosition: Int) -> Bool {
        isFirst[position] && other.isFirst[otherPosition] || isLast[position] && other.isLast[otherPosition]
    }
}
