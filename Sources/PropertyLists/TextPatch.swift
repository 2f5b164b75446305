// Changes the text of a property list so that it is read as another one. Comments, order and form of everything else stay.
//
//     old text ──▶ outline, old table        part by part: equal ▸ the text stays
//     new text ──▶ new table                               a container in both ▸ its parts
//                                                          otherwise ▸ the text of the new value
//
// The result is read again. If it isn't the new property list, there is no result.
//
// Ranges are those of parts of the text, and each other position is compared with the count before it is read.

/// Edits of a text, from the differences of two property lists.
package struct TextPatch {
    private let format: PropertyList.Format
    private let text: DecodedText
    private let outline: TextOutline
    private let new: BinaryObjectTable
    private let oldHashes: [Int]
    private var newHashes: [Int: Int]
    private var edits: [(range: Range<Int>, text: [UInt8])] = []
    private var style = TextStyle()

    /// Whether no edit removes what isn't part of the change.
    private var isPossible = true

    /// Returns a text that is read as a new property list; `nil` if it can't be derived from the old text.
    ///
    /// - Parameter newText: the new property list in the same format.
    /// - Complexity: O(*n* log *n*) in the number of bytes.
    package static func text(
        _ oldText: Data, readAs newText: Data, format: PropertyList.Format
    ) throws(PropertyListError) -> Data? {
        let newTable = try table(of: ArchiveBytes(newText), format).table
        var patch = try TextPatch(ArchiveBytes(oldText), format, newTable)
        if let first = patch.outline.parts.indices.first { try patch.change(first, to: newTable.topObject) }
        guard let result = patch.result() else { return nil }
        return try areEqual(result, newText, format: format) ? result : nil
    }

    /// Whether two texts are read as the same property list.
    package static func areEqual(
        _ first: Data, _ second: Data, format: PropertyList.Format
    ) throws(PropertyListError) -> Bool {
        var hashes: [Int] = []
        for text in [first, second] {
            let table = try table(of: ArchiveBytes(text), format).table
            var known: [Int: Int] = [:]
            hashes.append(try hash(of: table.topObject, table, &known))
        }
        return hashes[0] == hashes[1]
    }

    private static func table(
        of bytes: ArchiveBytes, _ format: PropertyList.Format
    ) throws(PropertyListError) -> (table: BinaryObjectTable, text: DecodedText, outline: TextOutline) {
        let text = try DecodedText(bytes)
        defer { withExtendedLifetime(text) {} }
        let binary: Data
        let outline: TextOutline?
        if format == .xml {
            var reader = XMLReader(text, limits: ReadLimits())
            reader.outline = TextOutline()
            binary = try reader.binaryData()
            outline = reader.outline
        } else {
            var reader = try OpenStepReader(bytes, limits: ReadLimits())
            reader.outline = TextOutline()
            binary = try reader.binaryData()
            outline = reader.outline
        }
        let table = try BinaryObjectTable(ArchiveBytes(binary), limits: ReadLimits())
        return (table, text, outline ?? TextOutline())
    }

    private init(
        _ bytes: ArchiveBytes, _ format: PropertyList.Format, _ new: BinaryObjectTable
    ) throws(PropertyListError) {
        self.format = format
        self.new = new
        let old = try Self.table(of: bytes, format)
        (text, outline) = (old.text, old.outline)
        var known: [Int: Int] = [:]
        var hashes: [Int] = []
        for part in outline.parts { hashes.append(try Self.hash(of: part.object, old.table, &known)) }
        oldHashes = hashes
        newHashes = [:]
        _ = try Self.hash(of: new.topObject, new, &newHashes)
        keyHashes = try outline.parts.map { part throws(PropertyListError) in
            try part.key.map { key throws(PropertyListError) in try Self.hash(of: key.object, old.table, &known) }
        }
        kinds = try outline.parts.map { part throws(PropertyListError) in
            try old.table.object(at: part.object).kind
        }
        switch text.encoding {
        case .ascii, .latin1: break
        default: style.isUnicode = true
        }
        style.quotesKeys = outline.parts.first { $0.key != nil }.map { isQuoted($0.key?.range ?? $0.range) } ?? false
    }

    private let keyHashes: [Int?]

    private let kinds: [BinaryObjectKind]

    /// The hash of an object with everything in it. Tables of texts are trees except for their leaves, and no deeper
    /// than containers may be nested.
    private static func hash(
        of index: Int, _ table: BinaryObjectTable, _ known: inout [Int: Int]
    ) throws(PropertyListError) -> Int {
        if let hash = known[index] { return hash }
        let object = try table.object(at: index)
        var hasher = Hasher()
        switch object.kind {
        case .array, .set:
            hasher.combine(1)
            for position in 0..<object.count {
                hasher.combine(try hash(of: table.reference(position, of: object), table, &known))
            }
        case .dictionary:
            var sum = 0
            for position in 0..<object.count {
                var entry = Hasher()
                entry.combine(try hash(of: table.reference(position, of: object), table, &known))
                entry.combine(try hash(of: table.reference(object.count + position, of: object), table, &known))
                sum &+= entry.finalize()
            }
            hasher.combine(2)
            hasher.combine(sum)
        case .uid:
            hasher.combine(4)
            hasher.combine(try table.uid(object))
        default:
            var leaf: [UInt8] = []
            try table.appendLeaf(object, to: &leaf)
            hasher.combine(3)
            unsafe leaf.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        }
        let hash = hasher.finalize()
        known[index] = hash
        return hash
    }

    // MARK: Differences

    private func hash(_ index: Int) -> Int { newHashes[index] ?? 0 }

    /// Changes a part to an object of the new table.
    private mutating func change(_ part: Int, to index: Int) throws(PropertyListError) {
        if oldHashes[part] == hash(index) { return }
        let object = try new.object(at: index)
        // Of a dictionary that is a UID, the parts are no entries.
        guard object.kind == kinds[part], object.isContainer, !outline.parts[part].parts.isEmpty else {
            return try replace(part, by: index)
        }
        if object.kind == .dictionary {
            try changeEntries(of: part, to: object)
        } else {
            try changeElements(of: part, to: object)
        }
    }

    private mutating func changeEntries(of part: Int, to object: BinaryObject) throws(PropertyListError) {
        var values: [Int: (key: Int, value: Int)] = [:]
        var order: [Int] = []
        for position in 0..<object.count {
            let key = try new.reference(position, of: object)
            order.append(hash(key))
            values[hash(key)] = (key, try new.reference(object.count + position, of: object))
        }
        // Of equal keys, the last one counts.
        var last: [Int: Int] = [:]
        for child in outline.parts[part].parts { last[keyHashes[child] ?? 0] = child }
        for child in outline.parts[part].parts {
            let key = keyHashes[child] ?? 0
            guard let new = values[key] else {
                remove(child, of: part)
                continue
            }
            if last[key] == child { try change(child, to: new.value) }
        }
        for key in order where last[key] == nil {
            if let new = values[key] { try append(new.value, key: new.key, to: part) }
        }
    }

    private mutating func changeElements(of part: Int, to object: BinaryObject) throws(PropertyListError) {
        let old = outline.parts[part].parts
        var elements: [Int] = []
        for position in 0..<object.count { elements.append(try new.reference(position, of: object)) }
        let limit = min(old.count, elements.count)
        var start = 0
        while start < limit, oldHashes[old[start]] == hash(elements[start]) { start += 1 }
        var end = 0
        while end < limit - start, oldHashes[old[old.count - 1 - end]] == hash(elements[elements.count - 1 - end]) {
            end += 1
        }
        let oldMiddle = old[start..<(old.count - end)]
        let newMiddle = elements[start..<(elements.count - end)]
        for (child, element) in zip(oldMiddle, newMiddle) { try change(child, to: element) }
        let removed = oldMiddle.dropFirst(newMiddle.count)
        for child in removed { remove(child, of: part) }
        // Without a separator after the last one, the one before them goes with them.
        if format == .openStep, let last = removed.last, removed.startIndex > 0,
            self.end(ofSeparator: ",", after: outline.parts[last].entry.upperBound) == nil,
            let end = self.end(ofSeparator: ",", after: outline.parts[old[removed.startIndex - 1]].range.upperBound)
        {
            edits.append((end - 1..<end, []))
        }
        for element in newMiddle.dropFirst(oldMiddle.count) {
            if end > 0 {
                try insert(element, before: old[old.count - end])
            } else {
                try append(element, key: nil, to: part)
            }
        }
    }

    // MARK: Edits

    private mutating func replace(_ part: Int, by index: Int) throws(PropertyListError) {
        let range = outline.parts[part].range
        // An empty container may contain comments.
        if outline.parts[part].parts.isEmpty, kinds[part] == .array || kinds[part] == .dictionary, hasComment(in: range)
        {
            isPossible = false
        }
        var text = try rendered(index, at: outline.parts[part].entry.lowerBound, like: range)
        // A key without a value is its own value.
        if range.isEmpty, outline.parts[part].key != nil { text = Array(" = ".utf8) + text }
        edits.append((range, text))
    }

    private mutating func remove(_ part: Int, of container: Int) {
        var range = outline.parts[part].entry
        if format == .openStep,
            let end = end(ofSeparator: kinds[container] == .array ? "," : ";", after: range.upperBound)
        {
            range = range.lowerBound..<end
        }
        edits.append((withLine(range), []))
    }

    private mutating func insert(_ index: Int, before part: Int) throws(PropertyListError) {
        let start = outline.parts[part].entry.lowerBound
        let separator = format == .openStep ? "," : ""
        let text = try rendered(index, at: start, like: outline.parts[part].range)
        edits.append((start..<start, text + separator.utf8 + lineBreak(before: start)))
    }

    /// Adds an element or an entry at the end of a container, which is not empty.
    private mutating func append(_ index: Int, key: Int?, to container: Int) throws(PropertyListError) {
        guard let last = outline.parts[container].parts.last else { return }
        let part = outline.parts[last]
        let start = part.entry.lowerBound
        var position = part.range.upperBound
        var added = lineBreak(before: start)
        if format == .xml {
            if let key {
                var writer = XMLWriter(new, indentation: indentation(at: start))
                added += encodable(Self.trimmed(try writer.lines(ofKey: key))) + lineBreak(before: start)
            }
            added += try rendered(index, at: start, like: part.range)
        } else if let key {
            var keyStyle = style
            keyStyle.quotesKeys = isQuoted(part.key?.range ?? part.range)
            var writer = OpenStepWriter(new, style: keyStyle)
            added += writer.text(ofKey: try new.string(new.object(at: key))) + " = ".utf8
            added += try rendered(index, at: start, like: part.range) + ";".utf8
            position = end(ofSeparator: ";", after: position) ?? position
        } else {
            added += try rendered(index, at: start, like: part.range)
            if let end = end(ofSeparator: ",", after: position) {
                position = end
                added += ",".utf8
            } else {
                edits.append((position..<position, [UInt8(ascii: ",")]))
            }
        }
        edits.append((position..<position, added))
    }

    /// The text of an object of the new table, without space around it.
    private func rendered(_ index: Int, at start: Int, like old: Range<Int>) throws(PropertyListError) -> [UInt8] {
        var style = style
        style.indentation = indentation(at: start)
        if style.indentation.contains(UInt8(ascii: "\t")) { style.indentationStep = [UInt8(ascii: "\t")] }
        if format == .xml {
            var writer = XMLWriter(new, indentation: style.indentation)
            return encodable(Self.trimmed(try writer.lines(ofObject: index)))
        }
        style.quotesValues = isQuoted(old)
        var writer = OpenStepWriter(new, style: style)
        return try writer.text(ofObject: index)
    }

    /// Characters that the encoding of an XML text doesn't have, as references.
    private func encodable(_ utf8: [UInt8]) -> [UInt8] {
        let limit: UInt32
        switch text.encoding {
        case .ascii: limit = 0x80
        case .latin1: limit = 0x100
        default: return utf8
        }
        return String(decoding: utf8, as: UTF8.self).unicodeScalars.flatMap { scalar in
            scalar.value < limit ? Array(scalar.utf8) : Array("&#\(scalar.value);".utf8)
        }
    }

    // MARK: Text

    /// Whether there is a comment in the text of a value that has no parts.
    private func hasComment(in range: Range<Int>) -> Bool {
        guard let first = range.first, unsafe "<({".utf8.contains(text.utf8[first]) else { return false }
        let inner = unsafe String(decoding: text.utf8[range], as: UTF8.self)
        return (format == .xml ? ["<!--", "<?"] : ["/*", "//"]).contains { inner.contains($0) }
    }

    private func isQuoted(_ range: Range<Int>) -> Bool {
        guard let first = range.first, first < text.count else { return false }
        return unsafe text.utf8[first] == UInt8(ascii: "\"") || text.utf8[first] == UInt8(ascii: "'")
    }

    /// The white space between the beginning of the line and a position, if there is nothing else; `nil` otherwise.
    private func lineStart(of position: Int) -> Int? {
        var start = position
        while start > 0, unsafe text.utf8[start - 1] == 0x20 || text.utf8[start - 1] == 0x09 { start -= 1 }
        return unsafe start == 0 || text.utf8[start - 1] == 0x0A || text.utf8[start - 1] == 0x0D ? start : nil
    }

    private func indentation(at position: Int) -> [UInt8] {
        lineStart(of: position).map { unsafe Array(text.utf8[$0..<position]) } ?? []
    }

    /// A line break like the one before a position, with the indentation; a space if the line begins with something else.
    private func lineBreak(before position: Int) -> [UInt8] {
        guard let start = lineStart(of: position) else { return format == .xml ? [] : [0x20] }
        let ending: [UInt8]
        if start >= 2, unsafe text.utf8[start - 2] == 0x0D, unsafe text.utf8[start - 1] == 0x0A {
            ending = [0x0D, 0x0A]
        } else {
            ending = unsafe start > 0 ? [text.utf8[start - 1]] : [0x0A]
        }
        return unsafe ending + text.utf8[start..<position]
    }

    /// A range with its line, if there is nothing else on it.
    private func withLine(_ range: Range<Int>) -> Range<Int> {
        guard let start = lineStart(of: range.lowerBound) else { return range }
        var end = range.upperBound
        while end < text.count, unsafe text.utf8[end] == 0x20 || text.utf8[end] == 0x09 { end += 1 }
        if end < text.count, unsafe text.utf8[end] == 0x0D { end += 1 }
        if end < text.count, unsafe text.utf8[end] == 0x0A { return start..<(end + 1) }
        return unsafe end == range.upperBound || end > 0 && text.utf8[end - 1] != 0x0D ? range : start..<end
    }

    /// The position after a separator of OpenStep text, which follows a position after space and comments.
    private func end(ofSeparator separator: Unicode.Scalar, after position: Int) -> Int? {
        var scanner = OpenStepScanner(text)
        scanner.position = position
        guard (try? scanner.skipSpace()) != nil, scanner.accept(UInt8(ascii: separator)) else { return nil }
        return scanner.position
    }

    private static func trimmed(_ lines: Data) -> [UInt8] {
        var bytes = Array(lines)
        if bytes.last == 0x0A { bytes.removeLast() }
        return Array(bytes.drop { $0 == 0x20 || $0 == 0x09 })
    }

    // MARK: Result

    /// The text with all edits, in its encoding; `nil` if edits overlap.
    private func result() -> Data? {
        guard isPossible else { return nil }
        var utf8: [UInt8] = []
        var position = 0
        let sorted = edits.enumerated().sorted { ($0.1.range.lowerBound, $0.0) < ($1.1.range.lowerBound, $1.0) }
        for (_, edit) in sorted {
            guard edit.range.lowerBound >= position else { return nil }
            unsafe utf8 += text.utf8[position..<edit.range.lowerBound]
            utf8 += edit.text
            position = edit.range.upperBound
        }
        unsafe utf8 += text.utf8[position...]
        return text.encoded(utf8)
    }
}

extension DecodedText {
    /// Text in UTF-8 as the bytes of a file like this one; `nil` if its encoding has not all characters.
    func encoded(_ utf8: [UInt8]) -> Data? {
        let mark = Data(markBytes)
        switch encoding {
        case .utf8, .ascii: return mark + Data(utf8)
        case .latin1:
            let scalars = String(decoding: utf8, as: UTF8.self).unicodeScalars
            let bytes = scalars.compactMap { UInt8(exactly: $0.value) }
            return bytes.count == scalars.count ? Data(bytes) : nil
        case .utf16(let isBigEndian):
            return mark
                + Data(
                    String(decoding: utf8, as: UTF8.self).utf16.flatMap { unit in
                        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                        return isBigEndian ? bytes : bytes.reversed()
                    })
        case .utf32(let isBigEndian):
            return mark
                + Data(
                    String(decoding: utf8, as: UTF8.self).unicodeScalars.flatMap { scalar in
                        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
                        return isBigEndian ? bytes : bytes.reversed()
                    })
        }
    }
}
