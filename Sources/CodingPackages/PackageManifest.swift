// What a package's manifest declares in plain text: targets, products, and the packages that it depends on.
//
// The manifest is a program that only SwiftPM can run, which takes seconds. Nearly all state their targets as literals.

import CodingCommandLine

/// A target of a manifest.
package struct ManifestTarget: Equatable, Sendable {
    package let name: String
    package var isTest = false

    /// The folder that it states.
    package var path: String?

    /// The names of targets and products that it depends on; `nil` if they are computed.
    package var dependencies: [String]? = []

    /// The names of the plugins that it uses; `nil` if they are computed.
    package var plugins: [String]? = []

    /// The paths in its folder that don't belong to it.
    package var excluded: [String] = []

    package init(name: String) {
        self.name = name
    }

    /// The target's name as a module's.
    package var moduleName: String { ModuleName.ofTarget(name) }
}

/// The literals of a manifest.
package struct PackageManifest: Sendable {
    /// Another package that the manifest names.
    package enum Dependency: Equatable, Sendable {
        case path(String)
        case url(String)
    }

    package private(set) var targets: [ManifestTarget] = []

    /// The targets of each library.
    package private(set) var products: [String: [String]] = [:]
    package private(set) var dependencies: [Dependency] = []

    package init(_ text: String) {
        let tokens = SwiftTokens(text)
        var index = 0
        while index + 2 < tokens.all.count {
            guard tokens.all[index] == .mark("."), case .word(let kind) = tokens.all[index + 1],
                tokens.all[index + 2] == .mark("(")
            else {
                index += 1
                continue
            }
            let end = tokens.end(from: index + 2)
            // A dependency on a target has the form of a target, and so its arguments are read as one only here.
            index = take(kind, ManifestArguments(tokens, (index + 3)..<max(end, index + 3))) ? end : index + 1
        }
    }

    /// Takes a declaration; `false` if the call is something else.
    private mutating func take(_ kind: String, _ arguments: ManifestArguments) -> Bool {
        switch kind {
        case "target", "executableTarget", "testTarget":
            guard let name = arguments.string("name") else { return false }
            var target = ManifestTarget(name: name)
            target.isTest = kind == "testTarget"
            target.path = arguments.string("path")
            target.plugins = arguments.has("plugins") ? arguments.strings("plugins") : []
            target.excluded = arguments.strings("exclude") ?? []
            target.dependencies = arguments.has("dependencies") ? arguments.strings("dependencies") : []
            targets.append(target)
        case "library":
            guard let name = arguments.string("name") else { return false }
            products[name] = arguments.strings("targets")
        case "package":
            if let path = arguments.string("path") {
                dependencies.append(.path(path))
            } else if let url = arguments.string("url") {
                dependencies.append(.url(url))
            }
        default: return false
        }
        return true
    }
}

// MARK: - Arguments

/// The labeled arguments of a call, by their first tokens.
package struct ManifestArguments {
    private let tokens: SwiftTokens

    /// The label of each argument, and the tokens of its value.
    package private(set) var all: [(label: String, value: Range<Int>)] = []

    package init(_ tokens: SwiftTokens, _ range: Range<Int>) {
        self.tokens = tokens
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            guard case .word(let label) = tokens.all[index], tokens.all[index + 1] == .mark(":") else {
                index = Self.next(after: index, tokens, range)
                continue
            }
            let end = Self.next(after: index, tokens, range)
            all.append((label, (index + 2)..<max(tokens.isComma(before: end) ? end - 1 : end, index + 2)))
            index = end
        }
    }

    /// The index after the next comma that isn't inside of parentheses or brackets.
    private static func next(after start: Int, _ tokens: SwiftTokens, _ range: Range<Int>) -> Int {
        var index = start
        while index < range.upperBound {
            switch tokens.all[index] {
            case .mark(","): return index + 1
            case .mark("("), .mark("["): index = tokens.end(from: index) + 1
            default: index += 1
            }
        }
        return range.upperBound
    }

    package func has(_ label: String) -> Bool { all.contains { $0.label == label } }

    package func value(_ label: String) -> Range<Int>? { all.first { $0.label == label }?.value }

    /// The string of an argument that is a literal.
    package func string(_ label: String) -> String? {
        guard let value = value(label), case .string(let text)? = tokens.all[value].first else { return nil }
        return text
    }

    /// The strings of an argument that is an array of strings, and of calls with a name; `nil` for anything else.
    package func strings(_ label: String) -> [String]? {
        guard let value = value(label), tokens.all[value].first == .mark("[") else { return nil }
        var strings: [String] = []
        var index = value.lowerBound + 1
        let end = min(tokens.end(from: value.lowerBound), value.upperBound)
        while index < end {
            switch tokens.all[index] {
            case .string(let text):
                strings.append(text)
                index += 1
            case .mark("("):
                let close = tokens.end(from: index)
                let call = ManifestArguments(tokens, (index + 1)..<max(min(close, end), index + 1))
                if let name = call.string("name") { strings.append(name) }
                index = close + 1
            default: index += 1
            }
        }
        return strings
    }
}

extension SwiftTokens {
    fileprivate func isComma(before index: Int) -> Bool { index > 0 && all[index - 1] == .mark(",") }
}
