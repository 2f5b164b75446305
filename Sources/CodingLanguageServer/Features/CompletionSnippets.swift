// Snippets for declarations and members.

import CodingSchema

/// What a declaration or member begins with, with placeholders for the rest.
enum CompletionSnippets {
    static let declarations = [
        snippet(.class, "class ${1:Name} {\n    $0\n}"),
        snippet(.struct, "struct ${1:Name} {\n    $0\n}"),
        snippet(.enum, "enum ${1:Name}: String {\n    case $0\n}"),
        snippet(.bits, "bits ${1:Name}: UInt32 {\n    $0\n}"),
        snippet(.extend, "extend final class ${1:Name} {\n    $0\n}"),
        snippet(.external, "external struct ${1:Name} as ${2:String} via ${3:writing}, ${4:reading}"),
        snippet(.retired, "retired class ${1:Name}: ${2:Superclass}"),
        snippet(.typealias, "typealias ${1:Name} = $0"), snippet(.import, "import $0"),
        snippet(.access, "access ${1|public,package,internal|}"), word(.final), word(.open), word(.public),
        word(.package), word(.internal), word(.lenient),
    ]

    /// The types with parts, and the words before types.
    static let types = [
        CompletionItem(label: "Set<…>", kind: .snippet, snippet: "Set<$0>"),
        CompletionItem(label: "any Coding", kind: .keyword),
        CompletionItem(label: "packed […]", kind: .snippet, snippet: "packed [$0]"),
        CompletionItem(label: "indexed […]", kind: .snippet, snippet: "indexed [$0]"), word(.mutable), word(.inline),
        word(.boxed),
    ]

    static func members(of kind: DeclarationSyntax.Kind) -> [CompletionItem] {
        switch kind {
        case .class: fields + [weak, transient, retired, waived, swift] + nested
        case .extension: fields + [weak, transient, retired, waived]
        case .struct: fields + [retired, waived] + nested
        case .enum: [snippet(.case, "case $0"), snippet(.unknown, "unknown .$0"), unknownRawValue, retired, waived]
        case .bits: [snippet(.var, "var ${1:name}: ${2:Bool} at ${3:0}"), waived]
        case .external: fields
        case .alias, .retired: []
        }
    }

    private static let fields = [snippet(.var, "var ${1:name}: $0"), snippet(.let, "let ${1:name}: $0")]
    private static let nested = [
        snippet(.struct, "struct ${1:Name} {\n    $0\n}"), snippet(.enum, "enum ${1:Name}: String {\n    case $0\n}"),
    ]
    private static let weak = snippet(.weak, "weak var ${1:name}: $0?")
    private static let transient = snippet(.transient, "transient var ${1:name}: $0")
    private static let unknownRawValue = CompletionItem(
        label: "unknown …(rawValue)", kind: .snippet, snippet: "unknown ${1:other}(rawValue)")
    private static let retired = snippet(.retired, "retired \"$0\"")
    private static let waived = snippet(.waived, "waived ${1:rule} because \"$0\"")
    private static let swift = snippet(.swift, "swift {\n    $0\n}")

    private static func snippet(_ word: Word, _ text: String) -> CompletionItem {
        CompletionItem(label: word.rawValue, kind: .snippet, snippet: text)
    }

    private static func word(_ word: Word) -> CompletionItem { CompletionItem(label: word.rawValue, kind: .keyword) }
}
