// Text that is compared by its bytes.
//
// Swift's strings are equal if they are canonically equivalent: "é" as one code point or as two. Files distinguish the
// two, and so does Cocoa. Swift also sorts runs of combining characters for each comparison, in quadratic time.
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

/// A text that equals only texts with the same code points.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (left: ExactText, right: ExactText) -> Bool { left.text.hasSameBytes(as: right.text) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Whether texts can be the names of members: none is missing, and each is another one.
    static func areKeys(_ texts: [String?]) -> Bool {
        var known: Set<ExactText> = []
        return texts.allSatisfy { text in text.map { known.insert(ExactText($0)).inserted } ?? false }
    }
}

extension String {
    /// Whether two texts have the same code points.
    func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
