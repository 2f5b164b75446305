// The characters of OpenStep text, and the words for where something is wrong with them.

/// Text as UTF-8, without the byte order mark that it may have begun with.
struct OpenStepText {
    private let text: DecodedText
    /// The text.
    let utf8: [UInt8]

    /// Decodes a file, in the encoding that its byte order mark tells, or in UTF-8.
    init(_ bytes: ArchiveBytes) throws(PropertyListError) {
        text = try DecodedText(bytes)
        utf8 = Array(text.utf8)
        guard !utf8.isEmpty else {
            throw PropertyListError(.invalidText, "there is no text", at: bytes.count)
        }
    }

    /// An error at a position, with the place in words.
    @inline(never)
    func error(
        _ message: String,
        at position: Int,
        code: PropertyListError.Code = .invalidText,
        expected: String? = nil,
        found: String? = nil,
    ) -> PropertyListError {
        let place = text.place(of: position)
        return PropertyListError(
            code,
            "\(message) in line \(place.line), column \(place.column)",
            at: place.byteOffset,
            expected: expected,
            found: found,
        )
    }

    /// The character at a position, in words.
    func character(at position: Int) -> String {
        guard position < utf8.count else { return "the end of the text" }
        let character = String(decoding: utf8[position...].prefix(4), as: UTF8.self).unicodeScalars.first
        guard let character, character.value >= 0x20, character.value != 0x7F else {
            return "a control character of the value \(utf8[position])"
        }
        return "'\(character)'"
    }
}
