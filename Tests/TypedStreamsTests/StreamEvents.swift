// A stream as lines of text, one for each value, as others' readers print them: without the brackets of arrays and
// structures.

import PropertyLists

@testable import TypedStreams

struct StreamEvents {
    private let stream: TypedStream
    private var met: Set<UInt32> = []
    private var lines: [String] = []
    // Indexes behind groups and objects that are open, with what ends there.
    private var ends: [(index: Int, line: String)] = []

    static func lines(of stream: TypedStream) -> [String] {
        var events = StreamEvents(stream)
        events.run()
        return events.lines
    }

    private init(_ stream: TypedStream) { self.stream = stream }

    private mutating func run() {
        for (index, item) in stream.copiedItems.enumerated() {
            close(at: index)
            if item.kind == .group || item.flags.contains(.isGroup) { beginGroup(item, endingAt: item.end(at: index)) }
            add(item)
        }
        close(at: stream.items.count)
    }

    private mutating func close(at index: Int) {
        while let end = ends.last, end.index <= index {
            lines.append(end.line)
            ends.removeLast()
        }
    }

    private mutating func beginGroup(_ group: TypedStreamItem, endingAt end: Int) {
        let types = Self.types(of: stream.encoding(of: group)).map { "b'\($0)'" }.joined(separator: ", ")
        lines.append("begin typed values (types [\(types)])")
        ends.append((end, "end typed values"))
    }

    private mutating func add(_ item: TypedStreamItem) {
        switch item.kind {
        case .group:
            break
        case .integer:
            lines.append(item.code == .code("Q") ? "\(UInt64(bitPattern: item.value))" : "\(item.value)")
        case .real:
            lines.append(
                item.code == .code("f")
                    ? "\(Double(Float(bitPattern: UInt32(item.value))))"
                    : "\(Double(bitPattern: UInt64(bitPattern: item.value)))")
        case .bytes:
            let text = Self.text(stream.bytes(stream.range(of: item)))
            let type = "b'\(Character(Unicode.Scalar(item.code)))'"
            lines.append(item.code == .code("+") ? text : "byte array (element type \(type)): \(text)")
        case .string:
            lines.append(Self.prefix(item.code) + Self.text(stream.bytes(stream.strings[Int(item.number)])))
        case .cString:
            addCString(item.number)
        case .classReference:
            addClass(item.number)
        case .object:
            addObject(item)
        case .null:
            lines.append(Self.prefix(item.code) + "None")
        }
    }

    private mutating func addObject(_ item: TypedStreamItem) {
        guard item.flags.contains(.contentsFollow) else {
            lines.append("<reference to object #\(item.number)>")
            return
        }
        lines.append("begin literal object (#\(item.number))")
        addClass(stream.classEntry(ofObject: item.number))
        ends.append((Int(item.value), "end literal object"))
    }

    private mutating func addClass(_ entry: UInt32) {
        for entry in stream.chain(from: entry) {
            guard met.insert(entry).inserted else {
                lines.append("<reference to class #\(entry)>")
                return
            }
            lines.append("class \(stream.className(entry)) v\(stream.entries[Int(entry)].version) (#\(entry))")
        }
        lines.append("None")
    }

    private mutating func addCString(_ entry: UInt32) {
        guard met.insert(entry).inserted else {
            lines.append("<reference to C string #\(entry)>")
            return
        }
        let text = Self.text(stream.bytes(stream.strings[Int(stream.entries[Int(entry)].string)]))
        lines.append("C string: \(text) (#\(entry))")
    }

    private static func prefix(_ code: UInt8) -> String {
        code == .code(":") ? "selector: " : code == .code("%") ? "atom: " : ""
    }

    // Bytes as Python spells them.
    private static func text(_ bytes: [UInt8]) -> String {
        let quote = bytes.contains(.code("'")) && !bytes.contains(.code("\"")) ? "\"" : "'"
        var text = "b" + quote
        for byte in bytes {
            switch byte {
            case .code("\\"): text += "\\\\"
            case .code("\n"): text += "\\n"
            case .code("\r"): text += "\\r"
            case .code("\t"): text += "\\t"
            case .code("'") where quote == "'": text += "\\'"
            case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return text + quote
    }

    // The types that a type encoding puts together.
    private static func types(of encoding: String) -> [String] {
        var types: [String] = []
        var current = ""
        var depth = 0
        for character in encoding {
            current.append(character)
            depth += "[{".contains(character) ? 1 : "]}".contains(character) ? -1 : 0
            if depth == 0 {
                types.append(current)
                current = ""
            }
        }
        return types
    }
}
