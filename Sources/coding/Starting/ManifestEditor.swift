// What a manifest needs so that a target has schemas, as text to insert where the manifest has no such argument.

import CodingPackages

/// Insertions into the text of a manifest.
struct ManifestEditor {
    /// The arguments of `Package` in their order, up to the last one that is added here.
    private static let packageArguments = [
        "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits", "dependencies",
        "targets",
    ]

    private let text: String
    private let tokens: SwiftTokens
    private var insertions: [(index: String.Index, text: String)] = []

    /// What has to be added by hand, because the manifest computes its arguments.
    private(set) var leftovers: [String] = []

    init(_ text: String) {
        self.text = text
        self.tokens = SwiftTokens(text)
    }

    /// The text with all insertions.
    var result: String {
        var result = text
        // From the end, so that the positions before stay as they are; of two at one position, the later one first.
        for (_, insertion) in insertions.enumerated().sorted(by: {
            ($0.element.index, $0.offset) > ($1.element.index, $1.offset)
        }) {
            result.insert(contentsOf: insertion.text, at: insertion.index)
        }
        return result
    }

    /// Adds an element to a list of the package, such as `dependencies`, `platforms` and `targets`, or of a target:
    /// `dependencies`, `plugins`.
    mutating func add(_ element: String, _ label: String, to target: String?) {
        let functions = target == nil ? ["Package"] : ["target", "executableTarget", "testTarget"]
        guard let call = call(of: functions, where: { target == nil || $0.string("name") == target }) else {
            leftovers.append("\(label)\(target.map { " of '\($0)'" } ?? ""): \(element)")
            return
        }
        let earlier = target == nil ? Self.packageArguments.prefix { $0 != label } : ["name"]
        add(element, label: label, to: call) { earlier.contains($0) || target != nil && label == "plugins" }
    }

    /// The arguments of the first call of a function that fits, which is not in another such call.
    private func call(of functions: [String], where fits: (ManifestArguments) -> Bool) -> ManifestArguments? {
        let words = functions.map { SwiftTokens.Token.word($0) }
        var index = 0
        while index + 1 < tokens.all.count {
            guard words.contains(tokens.all[index]), tokens.all[index + 1] == .mark("(") else {
                index += 1
                continue
            }
            let end = tokens.end(from: index + 1)
            let arguments = ManifestArguments(tokens, (index + 2)..<max(end, index + 2))
            if fits(arguments) { return arguments }
            index = end
        }
        return nil
    }

    private mutating func add(
        _ element: String, label: String, to call: ManifestArguments, after isBefore: (String) -> Bool
    ) {
        if let value = call.value(label) {
            guard tokens.all[value].first == .mark("[") else {
                leftovers.append("\(label): \(element)")
                return
            }
            let opening = tokens.ranges[value.lowerBound].upperBound
            let rest = text[opening...]
            let blanks = rest.prefix { $0.isWhitespace }
            let isEmpty = rest[blanks.endIndex...].first == "]"
            // On a line of its own, if the first element is.
            insertions.append(
                (
                    opening,
                    blanks.contains(where: \.isNewline) && !isEmpty
                        ? "\(blanks)\(element)," : element + (isEmpty ? "" : ", ")
                ))
            return
        }
        guard let last = call.all.last(where: { isBefore($0.label) }), !last.value.isEmpty else {
            leftovers.append("\(label): [\(element)]")
            return
        }
        let end = tokens.ranges[last.value.upperBound - 1].upperBound
        let lineStart = text[..<tokens.ranges[last.value.lowerBound].lowerBound].lastIndex(where: \.isNewline)
        let line = lineStart.map { text[text.index(after: $0)...] } ?? text[...]
        // On a line of its own, if the argument before is the first on its line.
        let isOnOwnLine = line.drop { $0.isWhitespace }.hasPrefix(last.label + ":")
        let separator = isOnOwnLine ? ",\n" + line.prefix { $0 == " " || $0 == "\t" } : ", "
        insertions.append((end, "\(separator)\(label): [\(element)]"))
    }
}
