// The members of random schemas.

extension RandomSchemaWriter {
    mutating func putSwift() {
        put(
            "swift",
            one(
                of: "{}", "{ func f() { print(\"}\") } }",
                "{\n        func f() {\n  \t// }\n\n\n let text = \"\"\"\n } \\(\")}\") \n \"\"\"\n        }\n    }"))
    }

    mutating func putField() {
        putAttributes()
        if once(in: 6) { put(one(of: "public", "package", "internal")) }
        if once(in: 12) {
            put(one(of: "private", "package"))
            putOnLine("(")
            put("set", ")")
        }
        let isTransient = once(in: 10)
        if isTransient || once(in: 12) {
            if isTransient { put("transient") }
            if once(in: 2) { put(one(of: "weak", "unowned")) }
            put("var")
        } else {
            put(one(of: "let", "var"))
        }
        if once(in: 20) { put("any") } else { putName() }
        put(":")
        if isTransient, once(in: 2) {
            putOnLine(one(of: "any A & ~B", "@Sendable (Int, B<C>) async throws -> Void", "A.B!", "Task<\n A, B>?"))
        } else {
            putType()
            if once(in: 8) { putConversion() }
        }
        if once(in: 3) {
            put("=")
            putValue()
        }
        var ranks = [-2, -1, 0, 1, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11].filter { _ in once(in: 4) }
        if !options.contains(.ordered) { layout.shuffle(&ranks) }
        for rank in ranks { putFieldClause(rank) }
        guard once(in: 8) else { return }
        put(one(of: "{ didSet {} }", "{\n        willSet(new) { f(\"}\") }\n didSet { /* } */ }\n    }"))
    }

    mutating func putConversion() {
        put("as")
        if once(in: 5) { return put("Codable") }
        putType()
        put("via", one(of: "f", "Types.of.f"))
        if once(in: 2) { put("(", ")") }
        put(",", one(of: "g", "Types.g"))
    }

    private mutating func putFieldClause(_ rank: Int) {
        switch rank {
        case -2: put("required")
        case -1:
            put("if", "missing")
            putValue()
        case 0:
            put("key")
            putString()
        case 1, 2:
            put(rank == 1 ? "since" : "until")
            putInteger()
        case 3:
            put("fallback")
            putKeys()
        case 4: put("treats", "nil", "as", "missing")
        case 5:
            put("also")
            putKeys()
            if once(in: 3) {
                put("as", "of")
                putInteger()
            }
            if once(in: 3) {
                put("until")
                putInteger()
            }
        case 6: put(one(of: "conditional", "unconditional", "lenient"))
        case 7: put(one(of: "joined", "keyed only", "sequential only"))
        case 8: put("writes", "nil")
        case 9: put("omits", one(of: "default", "nil"))
        case 10:
            put("rebuilt", "via")
            putReference()
        default:
            put("renamed", "from")
            putName()
        }
    }

    private mutating func putKeys() {
        putStrings()
        guard once(in: 3) else { return }
        put(":")
        putType()
        put("via")
        putReference()
    }

    mutating func putRetired() {
        put("retired")
        putStrings()
        if once(in: 2) {
            put(":")
            putType()
            put("=")
            putValue()
        }
        if once(in: 2) {
            put("until")
            putInteger()
        }
        if once(in: 2) { put(",", "still", "written") }
    }

    mutating func putWaiver() {
        put("waived")
        layout.put(one(of: "fieldRemoved", "typeChanged", "classRemoved"), onSameLine: true)
        if once(in: 2) {
            put("of")
            if once(in: 2) { putString() } else { putName() }
        }
        put("because")
        putString()
    }

    mutating func putEnumeration() {
        if once(in: 3) { put(one(of: "public", "package", "internal")) }
        put("enum")
        putName()
        if once(in: 2) {
            put(":", one(of: "String", "UInt8"))
            putConformances(after: ",")
        } else {
            putConformances(after: ":")
        }
        var clauses = [-1, 0, 1, 2, 3, 4, 5, 6].filter { _ in once(in: 3) }
        if !options.contains(.ordered) { layout.shuffle(&clauses) }
        for clause in clauses { putValueClause(clause) }
        put("{")
        for _ in 0..<number(below: 6) {
            switch number(below: 12) {
            case 0, 1: putRetired()
            case 2: putWaiver()
            default: putCase()
            }
        }
        if once(in: 3) {
            put("unknown")
            if once(in: 2) {
                putOnLine(one(of: "other", "`case`", "unknown"))
                putOnLine("(")
                put("rawValue", ")")
            } else {
                put(".")
                putName()
            }
        }
        put("}")
    }

    private mutating func putValueClause(_ rank: Int) {
        put(",")
        switch rank {
        case -1:
            put("tag")
            putString()
        case 0:
            put("version")
            putInteger()
        case 1:
            put("archived", "as")
            putString()
        case 2:
            put("formerly")
            putStrings()
        case 3: put("sequential")
        case 4: put("writes", "nil")
        case 5: put("omits", "default")
        default:
            put("renamed", "from")
            putName()
        }
    }

    private mutating func putCase() {
        if once(in: 6) { put("fallback") }
        put("case")
        putName()
        if once(in: 3) { putPayload() }
        if once(in: 3) {
            put("=")
            putValue()
        }
        if once(in: 3) {
            put("key")
            putString()
        }
        if once(in: 6) {
            put("formerly")
            putInteger()
            if once(in: 2) {
                put(",")
                putInteger()
            }
        }
        if once(in: 3) {
            put("since")
            putInteger()
            if once(in: 2) {
                put("else", ".")
                putName()
            }
        }
        if once(in: 6) {
            put("also")
            putName()
            put("via")
            putReference()
        }
    }

    private mutating func putPayload() {
        // In a line of its own the parenthesis would begin something else.
        putOnLine("(")
        if once(in: 3) {
            // A word like `weak` at the beginning of a line would begin a member.
            putOnLine(one(of: "Data", "weak", "open", "["))
            if layout.last == "[" {
                putType()
                put("]")
            }
            if once(in: 4) { put("?") }
        } else {
            for index in 0...number(below: 3) {
                if index > 0 { put(",") }
                putOnLine(one(of: "pixels", "wide", "key", "weak", "retired", "fallback"))
                put(":")
                putType()
                guard once(in: 2) else { continue }
                put("key")
                putString()
            }
        }
        put(")")
    }
}
