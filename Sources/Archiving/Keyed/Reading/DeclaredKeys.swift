// Determines which keys of an archived object are declared by the classes of its chain.

/// The keys that a class and its superclasses declare, as an archive contains them.
final class DeclaredKeys {
    /// Whether values under undeclared keys are preserved.
    let keepsOthers: Bool
    private var keys: Set<String> = [KeyedArchiveFormat.classKey]
    private var indexedKeys: Set<String> = []
    private var unionKeys: Set<String> = []

    /// The most bytes of such a key. Archives may have much longer ones.
    private let longestCount: Int

    /// Cached answers, by the number of the key: 1 for a declared key, otherwise 0.
    private var answers = NumberTable()

    /// The topmost class that declares its keys also declares those of its superclasses. A class below it that declares
    /// none may use any key.
    init(of type: any Coding.Type) {
        let chain = Array(ClassChain(of: type))
        let topmost = chain.lastIndex { $0.keys != nil }
        keepsOthers = topmost.map { place in chain[...place].allSatisfy { $0.keys != nil } } ?? false
        for archived in chain {
            for key in (archived.keys ?? []) + archived.versionKeys { keys.insert(KeyedArchiveFormat.escaped(key)) }
            if let marker = archived.keyedMarker { keys.insert(KeyedArchiveFormat.escaped(marker)) }
            for key in archived.indexedKeys { indexedKeys.insert(KeyedArchiveFormat.escaped(key)) }
            for key in archived.unionKeys { unionKeys.insert(KeyedArchiveFormat.escaped(key)) }
        }
        longestCount = indexedKeys.union(unionKeys).lazy.map(\.utf8.count).max() ?? 0
    }

    /// Whether a key is declared.
    ///
    /// - Parameter text: Reads the key. Called once for each number.
    func contains(_ number: UInt32, text: () throws -> String) throws -> Bool {
        if let answer = answers[UInt64(number) + 1] { return answer == 1 }
        let text = try text()
        let isDeclared = keys.contains(text) || isElement(text) || isPartOfUnion(text)
        answers.set(isDeclared ? 1 : 0, for: UInt64(number) + 1)
        return isDeclared
    }

    /// Whether a key is composed with the key of a union: `name.part`, for any case.
    private func isPartOfUnion(_ text: String) -> Bool {
        guard !unionKeys.isEmpty else { return false }
        return text.utf8.prefix(longestCount + 1).indices.contains {
            text.utf8[$0] == UInt8(ascii: ".") && unionKeys.contains(String(text[..<$0]))
        }
    }

    /// Whether a key is that of an element of an indexed field, or of a part of an element: `name[3]`, `name[3].x`.
    private func isElement(_ text: String) -> Bool {
        guard !indexedKeys.isEmpty else { return false }
        for open in text.utf8.prefix(longestCount + 1).indices where text.utf8[open] == UInt8(ascii: "[") {
            let digits = text.utf8[text.utf8.index(after: open)...].prefix { (0x30...0x39).contains($0) }
            guard !digits.isEmpty, digits.endIndex < text.utf8.endIndex,
                text.utf8[digits.endIndex] == UInt8(ascii: "]")
            else { continue }
            let rest = text.utf8[text.utf8.index(after: digits.endIndex)...]
            guard rest.isEmpty || rest.first == UInt8(ascii: ".") else { continue }
            if indexedKeys.contains(String(text[..<open])) { return true }
        }
        return false
    }
}
