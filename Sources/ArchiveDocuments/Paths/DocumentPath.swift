// Paths into documents: `root.employees[3].name`, `top["IB.objectdata"]`, `..Employee`, `#12`.
//
//     path   = [ start ] { step }
//     start  = name | quoted | "#" integer | ".." class | "$" digits
//     step   = "." name | quoted | "[" integer "]" | "[*]" | ".*" | "[@" integer "]" | ".." class | "#" integer
//            | "." word
//     quoted = "[" json-string "]"

import Archiving
import Foundation
import JSONText

/// A path, which has one canonical spelling.
package struct DocumentPath: Hashable, Sendable {
    /// A step of a path.
    package enum Step: Hashable, Sendable {
        /// A key, unescaped. Of a sequential archive, `$2` is the third value.
        case key(String)

        /// An element of a list, or from its end if negative.
        case element(Int)

        /// All elements, or all values under keys.
        case elements, values

        /// An element of a set, or an entry of a dictionary, in the order of the archive.
        case entry(Int)

        /// All objects of a class, with those of its subclasses if wanted.
        case objects(String, subclasses: Bool)

        /// The object with a number.
        case object(Int)

        /// A part of a value that is not under a key.
        case part(Part)
    }

    /// The words for what values have besides keys.
    package enum Part: String, CaseIterable, Sendable {
        case className = "$class"
        case chain = "$chain"
        case key = "$key"
        case value = "$value"
        case raw = "$raw"
        case archive = "$archive"
        case groups = "$groups"
        case bytes = "$bytes"
    }

    package var steps: [Step]

    package init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// Reads a path in any spelling.
    package init(parsing text: String) throws(InspectionError) {
        var parser = PathParser(Array(text.unicodeScalars))
        steps = try parser.path()
    }

    /// Whether the path can lead to several values.
    package var isPattern: Bool {
        steps.contains { step in
            switch step {
            case .elements, .values, .objects: true
            default: false
            }
        }
    }
}

extension DocumentPath: CustomStringConvertible {
    /// The canonical spelling.
    package var description: String {
        var text = ""
        for step in steps { text += step.text(isFirst: text.isEmpty) }
        return text
    }
}

extension DocumentPath.Step {
    /// The step in its canonical spelling.
    package func text(isFirst: Bool) -> String {
        switch self {
        case .key(let key): return ArchivePath.Component.key(key).text(isFirst: isFirst)
        case .element(let index): return ArchivePath.Component.element(index).text(isFirst: isFirst)
        case .elements: return "[*]"
        case .values: return ".*"
        case .entry(let index): return ArchivePath.Component.entry(index).text(isFirst: isFirst)
        case .objects(let name, let subclasses):
            let text = ArchivePath.isName(name) ? name : "[" + JSONValue.quoted(name) + "]"
            return ".." + text + (subclasses ? "+" : "")
        case .object(let number): return "#\(number)"
        case .part(let part): return ArchivePath.Component.part(part.rawValue).text(isFirst: isFirst)
        }
    }
}

private struct PathParser {
    let text: [Unicode.Scalar]
    var position = 0

    init(_ text: [Unicode.Scalar]) {
        self.text = text
    }

    /// More steps than any path needs.
    private static let maximumStepCount = 10_000

    mutating func path() throws(InspectionError) -> [DocumentPath.Step] {
        var steps: [DocumentPath.Step] = []
        while position < text.count {
            guard steps.count < Self.maximumStepCount else { throw failure("fewer steps") }
            steps.append(try step(isFirst: steps.isEmpty))
        }
        return steps
    }

    private func failure(_ expected: String) -> InspectionError {
        let beginning = String(String.UnicodeScalarView(text[..<position]))
        let place = position == text.count ? "at the end" : "after '\(beginning)'"
        return InspectionError("the path is wrong \(place): expected \(expected)")
    }

    private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
        position + offset < text.count ? text[position + offset] : nil
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        position += 1
        return true
    }

    private mutating func step(isFirst: Bool) throws(InspectionError) -> DocumentPath.Step {
        if take("#") { return .object(try integer("the number of an object")) }
        if take("[") { return try bracket() }
        if take(".") {
            if take(".") { return try objects() }
            if take("*") { return .values }
            return try key()
        }
        if isFirst { return try key() }
        throw failure("'.', '[' or '#'")
    }

    private mutating func key() throws(InspectionError) -> DocumentPath.Step {
        let name = try name()
        if let part = DocumentPath.Part(rawValue: name) { return .part(part) }
        guard let key = JSONKey.key(of: name) else { throw InspectionError("unknown word '\(name)' in the path") }
        return .key(key)
    }

    private mutating func name() throws(InspectionError) -> String {
        guard let first = peek(), ArchivePath.isNameStart(first) else { throw failure("a name") }
        let start = position
        while let next = peek(), ArchivePath.isNamePart(next) { position += 1 }
        return String(String.UnicodeScalarView(text[start..<position]))
    }

    private mutating func integer(_ expected: String) throws(InspectionError) -> Int {
        let start = position
        _ = take("-")
        while let next = peek(), ("0"..."9").contains(next) { position += 1 }
        guard let number = Int(String(String.UnicodeScalarView(text[start..<position]))) else {
            throw failure(expected)
        }
        return number
    }

    private mutating func bracket() throws(InspectionError) -> DocumentPath.Step {
        let step: DocumentPath.Step
        switch peek() {
        case "\"", "'":
            let name = try quoted()
            guard let key = JSONKey.key(of: name) else { throw failure("a key, in which '$' at the start is doubled") }
            step = .key(key)
        case "*":
            position += 1
            step = .elements
        case "@":
            position += 1
            step = .entry(try integer("a number"))
        default: step = .element(try integer("a number, '*', '@' or a key in quotes"))
        }
        guard take("]") else { throw failure("']'") }
        return step
    }

    private mutating func objects() throws(InspectionError) -> DocumentPath.Step {
        let name: String
        if take("[") {
            name = try quoted()
            guard take("]") else { throw failure("']'") }
        } else {
            name = try self.name()
        }
        return .objects(name, subclasses: take("+"))
    }

    /// A string as in JSON; single quotes are accepted, too, so that shells need no escapes.
    private mutating func quoted() throws(InspectionError) -> String {
        guard let quote = peek(), quote == "\"" || quote == "'" else { throw failure("a key in quotes") }
        position += 1
        var json = "\""
        while let scalar = peek(), scalar != quote {
            position += 1
            if scalar == "\\", let next = peek() {
                position += 1
                json += next == "'" ? "'" : "\\" + String(next)
            } else {
                json += scalar == "\"" ? "\\\"" : String(scalar)
            }
        }
        guard take(quote) else { throw failure("the end of the quotes") }
        do throws(JSONError) {
            if let text = try JSONValue(parsing: Data((json + "\"").utf8)).string { return text }
        } catch {
            throw failure("a key without control characters")
        }
        throw failure("a key in quotes")
    }
}
