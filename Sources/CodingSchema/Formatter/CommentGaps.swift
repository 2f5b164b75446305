// The gaps between tokens: which comments are in them, and where the lines break.

/// The gaps between a schema file's tokens.
struct CommentGaps {
    let list: TokenList

    /// For each token the index of the first comment after the token before it.
    private let firstComments: [Int]

    init(_ list: TokenList) {
        var firstComments: [Int] = []
        firstComments.reserveCapacity(list.tokens.count + 1)
        var next = 0
        for previousEnd in [0] + list.tokens.map(\.end) {
            while next < list.comments.count, list.comments[next].start < previousEnd { next += 1 }
            firstComments.append(next)
        }
        self.list = list
        self.firstComments = firstComments
    }

    /// The comments between a token and the one before it.
    func comments(before token: Int) -> Range<Int> {
        firstComments[token]..<max(firstComments[token], firstComments[token + 1])
    }

    /// The comments inside of a run of tokens.
    func comments(inside tokens: Range<Int>) -> Range<Int> {
        guard tokens.count > 1 else { return 0..<0 }
        let first = firstComments[tokens.lowerBound + 1]
        return first..<max(first, firstComments[tokens.upperBound])
    }

    /// The number of line breaks between two offsets with nothing but white space between them.
    func lineBreaks(from start: Int, to end: Int) -> Int {
        guard start < end else { return 0 }
        var count = 0
        var hasReturn = false
        for byte in list.file.bytes[start..<end] {
            if byte == UInt8(ascii: "\n") { count += 1 }
            if byte == UInt8(ascii: "\r") { hasReturn = true }
        }
        return count == 0 && hasReturn ? 1 : count
    }

    /// The comment extends to the end of its line.
    func isOfLine(_ comment: Int) -> Bool {
        let start = list.comments[comment].start
        return start + 1 < list.file.bytes.count && list.file.bytes[start + 1] == UInt8(ascii: "/")
    }

    /// The comment is followed by a line break or contains one.
    func endsLine(_ comment: Int) -> Bool {
        if isOfLine(comment) { return true }
        let token = list.comments[comment]
        return list.file.bytes[token.start..<token.end].contains(where: Lexer.isLineBreak)
    }

    /// Divides comments into those at the end of a line and those that belong to what follows.
    ///
    /// - Parameters:
    ///   - comments: All comments between two tokens.
    ///   - start: The end of the token before them.
    ///   - end: The start of the token after them.
    ///   - split: The result if there is no line break between the two tokens.
    /// - Returns: The first comment that belongs to what follows.
    func firstLeading(of comments: Range<Int>, from start: Int, to end: Int, inLine split: Int) -> Int {
        var position = start
        for comment in comments {
            if lineBreaks(from: position, to: list.comments[comment].start) > 0 { return comment }
            if endsLine(comment) { return comment + 1 }
            position = list.comments[comment].end
        }
        return lineBreaks(from: position, to: end) > 0 ? comments.upperBound : split
    }
}
