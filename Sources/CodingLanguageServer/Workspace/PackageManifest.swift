// The targets that a package's manifest declares in plain text: names, folders and dependencies.
//
// The manifest is a program that only SwiftPM can run, which takes seconds. Nearly all state their targets as literals.

/// A target of a manifest.
struct ManifestTarget: Equatable {
    let name: String

    /// The folder that it states.
    var path: String?

    /// The names of targets and products that it depends on.
    var dependencies: [String] = []

    /// The target's name as a module's.
    var moduleName: String {
        let name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}

/// Reads the targets of a manifest.
enum PackageManifest {
    private static let kinds = ["target", "executableTarget", "testTarget"]

    static func targets(in text: String) -> [ManifestTarget] {
        let pieces = pieces(of: text)
        var result: [ManifestTarget] = []
        var index = 0
        while index + 2 < pieces.count {
            defer { index += 1 }
            guard pieces[index] == .mark("."), case .word(let kind) = pieces[index + 1], kinds.contains(kind),
                pieces[index + 2] == .mark("(")
            else { continue }
            let end = end(of: pieces, from: index + 2)
            if let target = target(pieces[(index + 3)..<max(end, index + 3)]) {
                result.append(target)
                index = end
            }
        }
        return result
    }

    private enum Piece: Equatable {
        case word(String)
        case string(String)
        case mark(Character)
    }

    /// Words, strings and marks, without comments.
    private static func pieces(of text: String) -> [Piece] {
        var result: [Piece] = []
        var rest = text[...]
        while let first = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if first == "\"" {
                let content = rest.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
                result.append(.string(String(content)))
                rest = rest[content.endIndex...].dropFirst()
            } else if first.isLetter || first == "_" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                result.append(.word(String(word)))
                rest = rest[word.endIndex...]
            } else {
                if !first.isWhitespace { result.append(.mark(first)) }
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// The index of the parenthesis or bracket that closes one.
    private static func end(of pieces: [Piece], from start: Int) -> Int {
        var depth = 0
        for index in start..<pieces.count {
            switch pieces[index] {
            case .mark("("), .mark("["): depth += 1
            case .mark(")"), .mark("]"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return pieces.count
    }

    /// The target that the arguments describe; a dependency has the same form without a list of dependencies.
    private static func target(_ arguments: ArraySlice<Piece>) -> ManifestTarget? {
        let pieces = Array(arguments)
        guard let name = string(after: "name", in: pieces) else { return nil }
        var target = ManifestTarget(name: name)
        target.path = string(after: "path", in: pieces)
        guard let label = pieces.firstIndex(of: .word("dependencies")), label + 2 < pieces.count,
            pieces[label + 2] == .mark("[")
        else { return target }
        let list = pieces[(label + 3)..<max(label + 3, end(of: pieces, from: label + 2))]
        for index in list.indices {
            guard case .string(let text) = list[index] else { continue }
            let isArgument = index > list.startIndex && list[index - 1] == .mark(":")
            let isName = index > list.startIndex + 1 && list[index - 2] == .word("name")
            if !isArgument || isName { target.dependencies.append(text) }
        }
        return target
    }

    private static func string(after label: String, in pieces: [Piece]) -> String? {
        for index in pieces.indices.dropLast(2) {
            if pieces[index] == .word(label), pieces[index + 1] == .mark(":"),
                case .string(let text) = pieces[index + 2]
            {
                return text
            }
        }
        return nil
    }
}
