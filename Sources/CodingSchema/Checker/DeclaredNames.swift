// Names that a file with syntax errors declares. A declaration that the parser skipped isn't an unknown name elsewhere.

/// Finds names by the word before them, without parsing.
enum DeclaredNames {
    private static let declaringWords: Set<String> = ["class", "enum", "struct", "bits", "case", "typealias"]

    static func find(in file: SourceFile) -> Set<String> {
        var names: Set<String> = []
        var previous = ""
        for slice in file.bytes.split(whereSeparator: { !isWordByte($0) }) {
            let word = String(decoding: slice, as: UTF8.self)
            if declaringWords.contains(previous) { names.insert(word) }
            previous = word
        }
        return names
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
