// The library's public declarations by name, as a page of the documentation spells them.
//
//     public final class KeyedArchiver          KeyedArchiver
//     public func encode(_ value: …, forKey: …)  encode(_:forKey:), Archiver.encode(_:forKey:)
//     public init(format: …)                     KeyedArchiver(format:)

import Foundation

/// The names of everything public in the modules of the library.
struct PublicDeclarations {
    private(set) var names: Set<String> = []
    private var owners: [(indentation: Int, name: String, isVisible: Bool)] = []

    private static let types: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "typealias"]
    private static let modifiers: Set<Substring> = [
        "public", "open", "final", "static", "override", "convenience", "mutating", "weak", "indirect", "package",
        "internal", "private", "private(set)", "internal(set)", "required", "@discardableResult", "@inlinable",
    ]

    init(modules: [String]) throws {
        for lines in try modules.flatMap({ try CocoaAPIPage.sources(below: "Sources/\($0)") }) {
            owners = []
            for (number, line) in lines.enumerated() {
                read(line, following: lines[number...])
            }
        }
    }

    private mutating func read(_ line: String, following lines: ArraySlice<String>) {
        let indentation = line.prefix { $0 == " " }.count
        let words = line.split(separator: " ")
        guard let first = words.first, !"#})@".contains(first.prefix(1)) || Self.modifiers.contains(first) else {
            return
        }
        owners.removeAll { $0.indentation >= indentation }
        let place = words.firstIndex { !Self.modifiers.contains($0) } ?? words.count
        let isVisible = words[..<place].contains { $0 == "public" || $0 == "open" } || owners.last?.isVisible == true
        guard place < words.count else { return }
        let kind = words[place]
        let name = place + 1 < words.count ? words[place + 1].trimmingCharacters(in: ["`"]) : ""
        if Self.types.contains(kind) {
            let type = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
            if isVisible { insert(type) }
            // What a public protocol requires is public without a word.
            if kind != "typealias" { owners.append((indentation, type, isVisible && kind == "protocol")) }
        } else if isVisible, kind == "var" || kind == "let" {
            insert(String(name.prefix { $0.isLetter || $0.isNumber }))
        } else if isVisible, kind == "func" {
            let base = words[place + 1].prefix { $0 != "(" && $0 != "<" }.filter { $0 != "`" }
            insert(base + Self.labels(in: lines))
        } else if isVisible, kind.hasPrefix("init") {
            names.insert(owners.map(\.name).joined(separator: ".") + Self.labels(in: lines))
            insert("init" + Self.labels(in: lines))
        }
    }

    private mutating func insert(_ name: String) {
        names.insert(name)
        names.insert((owners.map(\.name) + [name]).joined(separator: "."))
    }

    /// The labels of the parameter list that begins in the first of some lines, as `(_:forKey:)`.
    private static func labels(in lines: ArraySlice<String>) -> String {
        var depth = 0
        var parameters = [""]
        reading: for line in lines {
            for character in line {
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
