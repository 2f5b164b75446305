// Random schemas that the parser accepts: every construct of the grammar, in any layout.
//
//     RandomSchema(seed: 7).text          the same text for the same seed, everywhere
//
// This file holds the grammar: what is written. RandomLayout holds the white space, line breaks and comments between.
// The schemas say nothing that makes sense: names are not declared, versions contradict each other.

import TestSupport

/// A schema file without a syntax error, made of nothing but a seed.
struct RandomSchema {
    /// What is random, beyond the constructs themselves.
    struct Options: OptionSet {
        let rawValue: Int

        /// Clauses are in the canonical order, and imports at the top.
        static let ordered = Options(rawValue: 1)

        /// Nothing but single spaces and line breaks is between tokens.
        static let plain = Options(rawValue: 2)
    }

    /// The file, which may begin with a byte order mark and have Windows' line ends.
    let bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(seed: UInt64, options: Options = []) {
        var writer = RandomSchemaWriter(seed: seed, options: options)
        bytes = writer.file()
    }
}

/// Writes a random schema, production by production.
struct RandomSchemaWriter {
    var layout: RandomLayout
    let options: RandomSchema.Options

    /// How many names, strings and numbers have been made; each is in the file once.
    private var count = 0

    init(seed: UInt64, options: RandomSchema.Options) {
        self.layout = RandomLayout(seed: seed, isPlain: options.contains(.plain))
        self.options = options
    }

    // MARK: Chance

    mutating func number(below limit: Int) -> Int { layout.number(below: limit) }

    /// Once in so many times.
    mutating func once(in times: Int) -> Bool { number(below: times) == 0 }

    mutating func one(of texts: String...) -> String { texts[number(below: texts.count)] }

    // MARK: Tokens

    mutating func put(_ texts: String...) {
        for text in texts { layout.put(text) }
    }

    /// A token that must be on the line of the previous one.
    mutating func putOnLine(_ text: String) { layout.put(text, onSameLine: true) }

    private mutating func fresh() -> Int {
        count += 1
        return count
    }

    mutating func putName() {
        switch number(below: 12) {
        case 0: put("`class`")
        case 1: put("größe\(fresh())")
        case 2:
            put(
                one(
                    of: "version", "key", "since", "until", "also", "retired", "weak", "open", "swift", "waived",
                    "because", "joined", "marker", "writes", "treats", "missing"))
        default: put(one(of: "name", "x", "aRatherLongNameThatFillsTheLine") + "\(fresh())")
        }
    }

    mutating func putString() {
        switch number(below: 10) {
        case 0: put("\"\"")
        case 1: put(#""a \"quoted\" \\ // \u{41} /* \#(fresh())""#)
        case 2: put("\"a long key, long enough to fill a line together with others \(fresh())\"")
        default: put("\"K\(fresh())\"")
        }
    }

    mutating func putInteger() { put(one(of: "\(fresh())", "0x\(fresh())", "1_\(fresh())")) }

    mutating func putStrings() {
        putString()
        for _ in 0..<(number(below: 4) / 2) {
            put(",")
            putString()
        }
    }

    /// `name [ "(" { name ":" } ")" ]`
    mutating func putReference(onSameLine: Bool = false) {
        layout.put("f\(fresh())", onSameLine: onSameLine)
        guard once(in: 2) else { return }
        put("(")
        for _ in 0..<number(below: 3) {
            layout.put(one(of: "_", "of", "`in`", "weak", "from\(fresh())"), onSameLine: true)
            put(":")
        }
        put(")")
    }

    mutating func putType(depth: Int = 0) {
        switch number(below: depth < 4 ? 14 : 4) {
        case 0, 1: putName()
        case 2:
            put("any")
            if once(in: 3) { layout.endLineBeforeName() } else { putOnLine("Coding") }
        case 3: put("T\(fresh())")
        case 4: putAround("[", "]", depth)
        case 5:
            put("[")
            putType(depth: depth + 1)
            put(":")
            putType(depth: depth + 1)
            put("]")
        case 6:
            put("Set")
            putAround("<", ">", depth)
        case 7:
            put("packed")
            if once(in: 2) { put("(", one(of: "big", "little"), ")") }
            putAround("[", "]", depth)
        case 8:
            put("indexed")
            putAround("[", "]", depth)
        case 10:
            put(one(of: "boxed", "mutable"))
            putOnLine(one(of: "Int", "Bool", "String", "T"))
        case 9:
            put("(", "any")
            putOnLine("Coding")
            put(")")
            putOnLine("?")
            return
        default: put(one(of: "Int", "String", "Double", "Date", "packed", "indexed", "Set"))
        }
        // The type of a transient field ends with its line.
        if once(in: 4) { putOnLine("?") }
    }

    private mutating func putAround(_ opening: String, _ closing: String, _ depth: Int) {
        put(opening)
        putType(depth: depth + 1)
        put(closing)
    }

    mutating func putValue() {
        switch number(below: 12) {
        case 0: putInteger()
        case 1:
            put("-")
            putInteger()
        case 2: put(one(of: "1.5", "0x1p4", "1_0.25e-3"))
        case 3: put(one(of: "true", "false", "nil"))
        case 4: putString()
        case 5:
            put(".")
            if once(in: 2) { putOnLine(one(of: "default", "none", "in")) } else { putName() }
        case 6: putElements { $0.putString() }
        case 7:
            put("[")
            if once(in: 2) { put(":") } else { putEntries() }
            put("]")
        case 8:
            put("via")
            putReference(onSameLine: true)
        case 9: put("(f(\")\", /* ) */ \(fresh())))")
        case 10: put("(\(fresh())\n      + // )\n  1)")
        default: put("(Date.distantPast)")
        }
    }

    private mutating func putElements(_ putElement: (inout Self) -> Void) {
        put("[")
        for index in 0..<number(below: 3) {
            if index > 0 { put(",") }
            putElement(&self)
        }
        put("]")
    }

    private mutating func putEntries() {
        for index in 0...number(below: 3) {
            if index > 0 { put(",") }
            putString()
            put(":")
            putElements { $0.putElements { $0.putInteger() } }
        }
    }

    // MARK: Files

    mutating func file() -> [UInt8] {
        let isOrdered = options.contains(.ordered)
        if isOrdered {
            for _ in 0..<number(below: 3) { putImport() }
        }
        for _ in 0..<number(below: 5) {
            switch number(below: 8) {
            case 0 where !isOrdered: putImport()
            case 1: put("access", one(of: "public", "package", "internal"))
            case 2 where once(in: 4): put("writes", "nil")
            case 2 where once(in: 4): put("lenient")
            case 2 where once(in: 4):
                put("archived", "as", "prefix")
                putString()
            case 2 where once(in: 3): putAlias()
            case 2: putStruct()
            case 3, 4: putEnumeration()
            case 5: putBits()
            case 6 where once(in: 3): putWaiver()
            case 7 where once(in: 4): putExternal()
            default: putClass()
            }
        }
        // On one line with it, a rule of the file would look like a clause without its comma.
        if once(in: 4) { putRetiredType() }
        return layout.finish()
    }

    private mutating func putImport() {
        if once(in: 4) { put(one(of: "public", "package", "internal")) }
        put("import", once(in: 4) ? "`class`" : "Module\(fresh())")
    }

    /// Some attributes of Swift.
    mutating func putAttributes() {
        while once(in: 8) { put(one(of: "@Observable", "@Swift.frozen", "@f(\")\", /* ) */ (1))", "@objc(a:)")) }
    }

    private mutating func putLevel() {
        if once(in: 3) { put(one(of: "public", "package", "internal")) }
    }

    // MARK: Declarations

    private mutating func putExternal() {
        putLevel()
        put("external", one(of: "class", "struct", "enum"), one(of: "Kelvin", "Images.Image"))
        putConversion()
        guard once(in: 3) else { return }
        put("from")
        putOnLine(one(of: "Images", "Images.Core"))
    }

    private mutating func putRetiredType() {
        let kind = one(of: "class", "struct", "enum")
        put("retired", kind)
        putName()
        if kind == "class", once(in: 2) {
            put(":")
            putName()
            if once(in: 3) { put(",", one(of: "Hashable", "Öffentlich")) }
        }
        putClauses([2, 3], ofClass: false)
    }

    private mutating func putClass() {
        putAttributes()
        let isExtension = once(in: 6)
        switch number(below: 4) {
        case 0 where !isExtension: put("open")
        case 1 where !isExtension:
            putLevel()
            put("final")
        default: putLevel()
        }
        if isExtension { put("extend", "final") }
        put("class")
        putName()
        if !isExtension, once(in: 2) {
            put(":")
            if once(in: 3) { put("external") }
            putName()
            putConformances(after: ",")
            if once(in: 6) { put(",", one(of: "Equatable", "Hashable"), "by", one(of: "value", "identity")) }
        }
        putClauses(0..<13, ofClass: true)
        putBody { writer in
            if !isExtension, writer.once(in: 12) { return writer.putSwift() }
            if writer.once(in: 12) { return writer.putWaiver() }
            if writer.once(in: 5) { writer.putRetired() } else { writer.putField() }
        }
    }

    /// Some protocols, with a mark before each.
    mutating func putConformances(after mark: String) {
        var mark = mark
        while once(in: 3) {
            put(mark)
            if once(in: 3) { put(one(of: "@unchecked", "@preconcurrency")) }
            put(one(of: "Hashable", "Öffentlich", "Swift"))
            if once(in: 4) {
                put(".")
                putOnLine("Sendable")
            }
            mark = ","
        }
    }

    private mutating func putAlias() {
        putAttributes()
        putLevel()
        put("typealias")
        putName()
        put("=")
        putType()
    }

    private mutating func putStruct() {
        putLevel()
        put("struct")
        putName()
        putConformances(after: ":")
        putClauses([-1, 0, 2, 3, 5, 8, 12], ofClass: false)
        putBody { writer in
            if writer.once(in: 12) { return writer.putWaiver() }
            if writer.once(in: 5) { writer.putRetired() } else { writer.putField() }
        }
    }

    private mutating func putBits() {
        putAttributes()
        putLevel()
        put("bits")
        putName()
        put(":")
        putName()
        putBody { writer in
            if writer.once(in: 12) { return writer.putWaiver() }
            writer.put("var")
            writer.putName()
            writer.put(":")
            writer.putType()
            writer.put("at")
            writer.putInteger()
            guard writer.once(in: 2) else { return }
            writer.put("width")
            writer.putInteger()
        }
    }

    private mutating func putBody(_ member: (inout RandomSchemaWriter) -> Void) {
        put("{")
        for _ in 0..<number(below: 5) { member(&self) }
        put("}")
    }

    /// Some clauses of a head, named by their places in the canonical order.
    private mutating func putClauses(_ ranks: some Sequence<Int>, ofClass isClass: Bool) {
        var chosen = Array(ranks).filter { _ in once(in: 3) }
        if !options.contains(.ordered) { layout.shuffle(&chosen) }
        for rank in chosen {
            put(",")
            putClause(rank, ofClass: isClass)
        }
    }

    private mutating func putClause(_ rank: Int, ofClass isClass: Bool) {
        switch rank {
        case -1: put("as", "dictionary")
        case 0:
            put("version")
            putInteger()
            guard once(in: 3) else { return }
            put("key")
            putString()
        case 1: put("refuses", "newer")
        case 2:
            put("archived", "as")
            putString()
        case 3:
            put("formerly")
            putStrings()
        case 4:
            if isClass, once(in: 2) {
                put("else")
                return putName()
            }
            put("prefix")
            putString()
        case 5:
            put("sequential")
            guard isClass else { return }
            switch number(below: 4) {
            case 0, 1: put("only")
            case 2:
                put("marker")
                putString()
            default: break
            }
        case 6: put("keyed", "only")
        case 7: if once(in: 2) { put("keeps", "unknown") } else { put("reads", "unknown", "subclasses") }
        case 8: if once(in: 2) { put("lenient") } else { put("writes", "nil") }
        case 9, 10:
            put(rank == 9 ? "unique" : one(of: "replaced", "rebuilt"), "via")
            putReference()
        case 11: put("refuses", "coding")
        default:
            put("renamed", "from")
            putName()
        }
    }
}
