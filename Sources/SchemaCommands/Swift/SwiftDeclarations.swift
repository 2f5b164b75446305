// What Swift files declare, found without a compiler: functions with the types around them, and types at file level.

import CodingPackages
import CodingSchema

/// The functions of Swift files, and the types that a whole module sees.
struct SwiftDeclarations {
    struct Function: Hashable {
        /// The name of the type around it, with those of the types around that; `nil` for a function of the module.
        let typeName: String?
        let name: String

        /// The label of its first argument; `nil` without a label, and without an argument.
        let label: String?
    }

    /// The module whose name may precede that of a type.
    let moduleName: String

    static let typeWords: Set = ["class", "struct", "enum", "actor", "protocol", "typealias"]

    /// The functions, and the name of each.
    private(set) var functions: [Function: SourceRange] = [:]

    /// The names of types at file level that aren't private to their file.
    private(set) var types: [Located<String>] = []

    init(ofModule moduleName: String) { self.moduleName = moduleName }

    /// Whether a function is there. Where the schema doesn't declare its type, that type may be inside of others.
    func contains(_ function: Function, types: Set<String>) -> Bool {
        if functions[function] != nil { return true }
        guard let typeName = function.typeName, !types.contains(typeName) else { return false }
        return functions.keys.contains {
            $0.name == function.name && $0.label == function.label && $0.typeName?.hasSuffix("." + typeName) == true
        }
    }

    /// Adds the declarations of a file.
    ///
    /// - Parameter typeName: the type around the text, for members in a schema.
    mutating func add(_ file: SourceFile, in typeName: String? = nil) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        let all = SwiftTokens(text)
        let tokens = zip(all.all, all.ranges).filter { $0.0 != .mark("`") }
        func located(_ index: Int, _ name: String) -> Located<String> {
            let range = tokens[index].1
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            let end = text.utf8.distance(from: range.lowerBound, to: range.upperBound)
            return Located(name, at: SourceRange(file: file, lowerBound: start, upperBound: start + end))
        }
        var enclosing = [typeName]
        var next: String?
        let words = tokens.map(\.0)
        for (index, token) in words.enumerated() {
            let rest = words[(index + 1)...]
            switch token {
            case .mark("{"):
                enclosing.append(next ?? enclosing.last ?? nil)
                next = nil
            case .mark("}"): if enclosing.count > 1 { enclosing.removeLast() }
            case .word(let word) where Self.typeWords.contains(word) || word == "extension":
                if let name = Self.name(in: rest.prefix(20)) {
                    let outer = word == "extension" ? nil : enclosing.last ?? nil
                    next = outer.map { $0 + "." + name } ?? String(name.trimmingPrefix(moduleName + "."))
                }
                let before = words[..<index].suffix(3)
                if enclosing.count == 1, word != "extension", case .word(let name)? = rest.first,
                    !["private", "fileprivate", "import"].contains(where: { before.contains(.word($0)) })
                {
                    types.append(located(index + 1, name))
                }
            case .word("func"):
                guard let function = Self.function(in: rest, enclosing.last ?? nil) else { break }
                functions[function] = functions[function] ?? located(index + 1, function.name).range
            default: break
            }
        }
    }

    private static func function(in tokens: ArraySlice<SwiftTokens.Token>, _ typeName: String?) -> Function? {
        guard case .word(let name)? = tokens.first, let opening = tokens.firstIndex(of: .mark("(")),
            opening + 1 < tokens.endIndex
        else { return nil }
        var label: String?
        if case .word(let word) = tokens[opening + 1], word != "_" { label = word }
        return Function(typeName: typeName, name: name, label: label)
    }

    /// The name of a type; `nil` after the word `class` of a member.
    private static func name(in tokens: ArraySlice<SwiftTokens.Token>) -> String? {
        var name: String?
        for (offset, token) in tokens.enumerated() {
            switch token {
            case .word(let word) where offset.isMultiple(of: 2): name = name.map { $0 + "." + word } ?? word
            case .mark(".") where !offset.isMultiple(of: 2): break
            default: return name == "func" || name == "var" ? nil : name
            }
        }
        return name
    }
}
