// The statements of a file and their nesting. The syntax tree has only the ranges of names; tokens have all ranges.
//
//     class Person {            node 0: head 0..<2, body 2...9
//         var name: String          node 1: head 3..<7
//     }

package import CodingSchema

/// A member, a declaration or a line at the top level, by the indices of its tokens.
package struct OutlineNode {
    /// The tokens before the body.
    package let head: Range<Int>

    /// The indices of the braces; the second is that of the last token if the brace is missing.
    package let body: ClosedRange<Int>?

    /// The index of the node that contains this one.
    let parent: Int?

    package var tokens: Range<Int> { head.lowerBound..<(body.map { $0.upperBound + 1 } ?? head.upperBound) }
}

/// The statements of a file, each after the one that contains it.
package struct SyntaxOutline {
    package private(set) var nodes: [OutlineNode] = []
    package let parsed: ParsedSchemaFile

    /// A statement that has not ended.
    private struct Open {
        var start: Int
        var opening: Int?
        var index: Int
    }

    private var stack: [Open] = []

    package init(_ parsed: ParsedSchemaFile) {
        self.parsed = parsed
        let tokens = parsed.tokens.tokens
        // Attributes have marks of their own; they belong to what they precede.
        var follows = false
        for (index, token) in tokens.enumerated() where token.kind != .endOfFile {
            switch token.kind {
            case .leftBrace where stack.last?.opening == nil && !stack.isEmpty:
                stack[stack.count - 1].opening = index
            case .rightBrace:
                if stack.last?.opening == nil { close(before: index) }
                close(before: index + 1)
            default:
                if parsed.startsStatement(index), !follows || stack.last?.opening != nil || stack.isEmpty {
                    if stack.last?.opening == nil { close(before: index) }
                    open(at: index)
                }
            }
            follows = token.kind == .attribute && stack.last.map { isAttributes($0.start...index) } ?? false
        }
        let end = max(tokens.count - 1, 0)
        while !stack.isEmpty { close(before: end) }
    }

    private func isAttributes(_ range: ClosedRange<Int>) -> Bool {
        range.allSatisfy { parsed.tokens.tokens[$0].kind == .attribute }
    }

    private mutating func open(at index: Int) {
        let parent = stack.last?.index
        nodes.append(OutlineNode(head: index..<index, body: nil, parent: parent))
        stack.append(Open(start: index, opening: nil, index: nodes.count - 1))
    }

    /// Ends the last open statement before a token.
    private mutating func close(before index: Int) {
        guard let last = stack.popLast() else { return }
        let head = last.start..<(last.opening ?? index)
        let body = last.opening.map { $0...max($0, index - 1) }
        nodes[last.index] = OutlineNode(head: head, body: body, parent: nodes[last.index].parent)
    }

    // MARK: Lookup

    /// The bytes of some tokens.
    package func bytes(of tokens: Range<Int>) -> Range<Int> {
        let all = parsed.tokens.tokens
        guard let first = tokens.first, let last = tokens.last, last < all.count else {
            let start = tokens.lowerBound < all.count ? all[tokens.lowerBound].start : parsed.file.bytes.count
            return start..<start
        }
        return all[first].start..<max(all[first].start, all[last].end)
    }

    /// The nodes that contain an offset, the innermost first.
    package func nodes(at offset: Int) -> [Int] {
        var result: [Int] = []
        var next = nodes.indices.last { index in
            let bytes = bytes(of: nodes[index].tokens)
            return bytes.lowerBound <= offset && offset <= bytes.upperBound
        }
        while let index = next {
            result.append(index)
            next = nodes[index].parent
        }
        return result
    }

    /// The node whose head contains a name.
    package func node(ofName name: SourceRange) -> OutlineNode? {
        nodes.last { node in
            let bytes = bytes(of: node.head)
            return bytes.lowerBound <= name.lowerBound && name.upperBound <= bytes.upperBound
        }
    }

    /// The index of the last token that starts before an offset; `nil` at the start of the file.
    package func token(before offset: Int) -> Int? {
        let tokens = parsed.tokens.tokens
        var low = 0
        var high = max(tokens.count - 1, 0)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }
}
