// The functions that Swift files declare, found without a compiler: names, labels and the types around them.

import CodingPackages

/// The functions of Swift text.
struct SwiftFunctions {
    private struct Function: Hashable {
        /// The last part of the name of the type or extension around it.
        let typeName: String?
        let name: String
        let label: String?
    }

    private static let typeWords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
    private var functions: Set<Function> = []

    /// Adds the functions of a file.
    ///
    /// - Parameter typeName: the type around the text, for members in a schema.
    mutating func add(_ text: String, in typeName: String? = nil) {
        let tokens = SwiftTokens(text).all.filter { $0 != .mark("`") }
        var types: [String?] = [typeName.map(Self.lastPart)]
        var next: String?
        for (index, token) in tokens.enumerated() {
            switch token {
            case .mark("{"):
                types.append(next ?? types.last ?? nil)
                next = nil
            case .mark("}"): if types.count > 1 { types.removeLast() }
            case .word(let word) where Self.typeWords.contains(word):
                next = Self.name(in: tokens[(index + 1)...]) ?? next
            case .word("func"): add(tokens[(index + 1)...], in: types.last ?? nil)
            default: break
            }
        }
    }

    /// Whether one of the files has the function.
    func contains(_ stub: SwiftStub) -> Bool {
        functions.contains(Function(typeName: stub.typeName.map(Self.lastPart), name: stub.name, label: stub.label))
    }

    private mutating func add(_ tokens: ArraySlice<SwiftTokens.Token>, in typeName: String?) {
        guard case .word(let name)? = tokens.first,
            let opening = tokens.firstIndex(of: .mark("(")), opening + 1 < tokens.endIndex
        else { return }
        var label: String?
        if case .word(let word) = tokens[opening + 1], word != "_" { label = word }
        functions.insert(Function(typeName: typeName, name: name, label: label))
    }

    /// The last part of the name of a type; `nil` after the word `class` of a member.
    private static func name(in tokens: ArraySlice<SwiftTokens.Token>) -> String? {
        var name: String?
        for (offset, token) in tokens.prefix(20).enumerated() {
            switch token {
            case .word(let word) where offset.isMultiple(of: 2): name = word
            case .mark(".") where !offset.isMultiple(of: 2): break
            default: return name == "func" || name == "var" ? nil : name
            }
        }
        return name
    }

    private static func lastPart(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }
}
