// The library's public declarations, read from the sources: by name, as a page of the documentation spells them, and by
// audience.
//
//     public final class KeyedArchiver          KeyedArchiver
//     public func encode(_ value: …, forKey: …)  encode(_:forKey:), Archiver.encode(_:forKey:)
//     public init(format: …)                     KeyedArchiver(format:)

import Foundation

/// Everything public in the modules of the library.
struct PublicDeclarations {
    /// Who a declaration is for.
    enum Audience: String, CaseIterable, Sendable {
        case users

        /// In `Subclassing/`, or after `// MARK: For authors of formats` until the next mark.
        case formats

        /// `@_spi(GeneratedCode)`.
        case generated
    }

    /// One public declaration.
    struct Declaration {
        /// The types around it; empty for a type at the top level.
        let owner: String
        let kind: String

        /// The name without labels, and with them.
        let name: String
        let fullName: String
        let audience: Audience
        let isOverride: Bool
        let isRequirement: Bool

        static let types: Set<String> = ["class", "struct", "enum", "protocol"]
    }

    private(set) var declarations: [Declaration] = []
    private(set) var names: Set<String> = []
    private var owners: [Owner] = []
    private var isFileForFormats = false
    private var isForFormats = false
    private var isSPI = false

    private struct Owner {
        let indentation: Int
        let name: String
        let isVisible: Bool
        let isSPI: Bool

        /// A public enum, whose cases are public without a word.
        let hasPublicCases: Bool
    }

    private static let types: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "typealias"]
    private static let modifiers: Set<Substring> = [
        "public", "open", "final", "static", "override", "convenience", "mutating", "weak", "indirect", "package",
        "internal", "private", "private(set)", "internal(set)", "required", "@discardableResult", "@inlinable",
        "@_spi(GeneratedCode)", "@exclusivity(unchecked)",
    ]

    init(modules: [String]) throws {
        let formats = Set(try CocoaAPIPage.sources(below: "Sources/Archiving/Subclassing"))
        for lines in try modules.flatMap({ try CocoaAPIPage.sources(below: "Sources/\($0)") }) {
            owners = []
            isFileForFormats = formats.contains(lines)
            isForFormats = isFileForFormats
            for (number, line) in lines.enumerated() {
                read(line, following: lines[number...])
            }
        }
    }

    private mutating func read(_ line: String, following lines: ArraySlice<String>) {
        let indentation = line.prefix { $0 == " " }.count
        let words = line.split(separator: " ")
        if line.contains("// MARK: ") { isForFormats = isFileForFormats || line.hasSuffix("For authors of formats") }
        guard let first = words.first, !"#/})@".contains(first.prefix(1)) || Self.modifiers.contains(first) else {
            return
        }
        owners.removeAll { $0.indentation >= indentation }
        if first == "@_spi(GeneratedCode)" { isSPI = true }
        let place = words.firstIndex { !Self.modifiers.contains($0) } ?? words.count
        let isVisible = words[..<place].contains { $0 == "public" || $0 == "open" } || owners.last?.isVisible == true
        guard place < words.count else { return }
        let isForGeneratedCode = isSPI || owners.contains(where: \.isSPI)
        isSPI = false
        let kind = words[place]
        let name = place + 1 < words.count ? words[place + 1].trimmingCharacters(in: ["`"]) : ""
        let path = owners.map(\.name).joined(separator: ".")
        func add(_ base: String, _ fullName: String) {
            // Names with an underscore are for the standard library.
            if base.isEmpty { return }
            let audience: Audience = isForGeneratedCode ? .generated : isForFormats ? .formats : .users
            declarations.append(
                Declaration(
                    owner: path, kind: String(kind.prefix { $0.isLetter }), name: base, fullName: fullName,
                    audience: audience, isOverride: words[..<place].contains("override"),
                    isRequirement: owners.last?.isVisible == true))
            names.insert(fullName)
            names.insert(path.isEmpty ? fullName : path + "." + fullName)
        }
        if Self.types.contains(kind) {
            let type = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
            if isVisible, kind != "extension" { add(type, type) }
            // What a public protocol requires is public without a word.
            guard kind != "typealias" else { return }
            owners.append(
                Owner(
                    indentation: indentation, name: type, isVisible: isVisible && kind == "protocol",
                    isSPI: isForGeneratedCode, hasPublicCases: isVisible && kind == "enum"))
        } else if kind == "case", let owner = owners.last, owner.hasPublicCases,
            indentation == owner.indentation + 4
        {
            // `case null, boolean(Bool)`
            let list = line.drop { $0 == " " }.dropFirst("case ".count).replacing(#/\([^)]*\)/#, with: "")
            for part in list.split(separator: ",") {
                let base = String(part.drop { $0 == " " || $0 == "`" }.prefix { $0.isLetter || $0.isNumber })
                add(base, base)
            }
        } else if isVisible, kind == "var" || kind == "let" {
            let base = String(name.prefix { $0.isLetter || $0.isNumber })
            add(base, base)
        } else if isVisible, kind == "func" {
            let base = words[place + 1].prefix { $0 != "(" && $0 != "<" }.filter { $0 != "`" }
            add(base, base + Self.labels(in: lines))
        } else if isVisible, kind.hasPrefix("init") {
            names.insert(path + Self.labels(in: lines))
            add("init", "init" + Self.labels(in: lines))
        } else if isVisible, kind.hasPrefix("subscript") {
            add("subscript", "subscript" + Self.labels(in: lines))
        }
    }

    /// The labels of the parameter list that begins in the first of some lines, as `(_:forKey:)`.
    private static func labels(in lines: ArraySlice<String>) -> String {
        var depth = 0
        var parameters = [""]
        reading: for line in lines {
            // An attribute with an argument comes before the list.
            for character in line.replacing("@_spi(GeneratedCode)", with: "").replacing("(set)", with: "") {
                if ")]".contains(character) { depth -= 1 }
                if depth == 0, character == ")" { break reading }
                if depth == 1, character == "," { parameters.append("") }
                if depth >= 1, !(depth == 1 && character == ",") { parameters[parameters.count - 1].append(character) }
                if "([".contains(character) { depth += 1 }
            }
        }
        let labels = parameters.compactMap { $0.split { $0 == " " || $0 == ":" }.first.map { "\($0):" } }
        return "(" + labels.joined() + ")"
    }
}
