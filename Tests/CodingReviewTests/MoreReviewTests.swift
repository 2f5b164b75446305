// Reviews in which several fields, composed keys, older versions or several steps interact.

import CodingReview
import Testing

@testable import CodingSchema

@Suite("The review of keys that play together")
struct MoreReviewTests {
    static let rows: [ReviewRow] = [
        ReviewRow(
            "the struct of a case becomes values under its keys",
            "class A { var u: U?\nvar l: [U] = [] }\nstruct S { var x: Int\nvar e: Int? }\n"
                + "enum U { case s(S) key \"s\"\ncase t(String) key \"t\"\ncase z key \"z\"\nunknown .z }",
            "class A { var u: U?\nvar l: [U] = [] }\nstruct S { var x: Int\nvar e: Int? }\n"
                + "enum U { case s(x: Int key \"s.x\", e: Int? key \"s.e\")\ncase t(String) key \"t\"\n"
                + "case z key \"z\"\nunknown .z }",
            ["caseChanged U.s!: safe safe"]),
        ReviewRow(
            "values of a case become a struct with their keys",
            "class A { var u: U? }\nstruct S { var x: Int\nvar e: Int? }\n"
                + "enum U { case s(x: Int key \"s.x\", e: Int? key \"s.e\")\ncase z key \"z\"\nunknown .z }",
            "class A { var u: U? }\nstruct S { var x: Int\nvar e: Int? }\n"
                + "enum U { case s(S) key \"s\"\ncase z key \"z\"\nunknown .z }",
            ["caseChanged U.s!: safe safe"]),
        ReviewRow(
            "only one part of a struct stays in the case",
            "class A { var u: U? }\nstruct S { var x: Int\nvar e: Int? }\n"
                + "enum U { case s(S) key \"s\"\ncase z key \"z\"\nunknown .z }",
            "class A { var u: U? }\nstruct S { var x: Int\nvar e: Int? }\n"
                + "enum U { case s(x: Int key \"s.x\")\ncase z key \"z\"\nunknown .z }",
            ["caseChanged U.s!: lossy[case s(S) key \"s\"] safe"]),
        ReviewRow(
            "a part of a case's struct becomes a value of another type",
            "class A { var u: U? }\nstruct S { var x: Int\nvar e: Int? }\n"
                + "enum U { case s(S) key \"s\"\ncase z key \"z\"\nunknown .z }",
            "class A { var u: U? }\nstruct S { var x: Int\nvar e: Int? }\n"
                + "enum U { case s(x: Int key \"s.x\", e: String? key \"s.e\")\ncase z key \"z\"\nunknown .z }",
            ["caseChanged U.s!: breaking[case s(S) key \"s\"] breaking[case s(S) key \"s\"]"]),
        ReviewRow(
            "required parts move out of a struct in an optional one",
            "class A { var u: P? }\nstruct P { var q: Q\nvar z: Int? }\nstruct Q { var x: Int\nvar e: Int? }",
            "class A { var u: P? }\n"
                + "struct P { var x: Int key \"q.x\"\nvar e: Int? key \"q.e\"\nvar z: Int? }\n"
                + "struct Q { var x: Int\nvar e: Int? }",
            ["fieldRemoved P.q!: safe safe", "fieldAdded P.x!: safe safe", "fieldAdded P.e: safe safe"]),
        ReviewRow(
            "required parts move into a struct in an optional one",
            "class A { var u: P? }\n"
                + "struct P { var x: Int key \"q.x\"\nvar e: Int? key \"q.e\"\nvar z: Int? }\n"
                + "struct Q { var x: Int\nvar e: Int? }",
            "class A { var u: P? }\nstruct P { var q: Q\nvar z: Int? }\nstruct Q { var x: Int\nvar e: Int? }",
            ["fieldRemoved P.x!: safe safe", "fieldRemoved P.e!: safe safe", "fieldAdded P.q!: safe safe"]),
        ReviewRow(
            "a struct with fewer fields takes the place of another",
            "class A { var s: P }\nstruct P { var x: Int\n var y: Int }\nstruct Q { var x: Int }",
            "class A { var s: Q }\nstruct P { var x: Int\n var y: Int }\nstruct Q { var x: Int }",
            [
                "typeChanged A.s!: "
                    + "lossy[key \"s2\" fallback \"s\": P via sFromOld also \"s\": P via sForOlderReaders] "
                    + "breaking[key \"s2\" fallback \"s\": P via sFromOld also \"s\": P via sForOlderReaders]"
            ]),
        ReviewRow(
            "a field reads one part of a struct that is gone",
            "class A { var s: P }\nstruct P { var x: Int\n var y: Int }",
            "class A { var z: Int = 0 key \"s.x\" }\nstruct P { var x: Int\n var y: Int }",
            [
                "fieldRemoved A.s!: lossy[var s: P? until 0] breaking[var s: P]",
                "fieldAdded A.z: safe safe",
            ]),
        ReviewRow(
            "a field of a struct uses its retired key", "class A { var s: P }\nstruct P { var x: Int\n retired \"y\" }",
            "class A { var s: P }\nstruct P { var x: Int\n var y: Int? }",
            [
                "fieldAdded P.y: safe safe",
                "retiredKeyUsed P.y: breaking[key \"y2\"] safe",
            ]),
        ReviewRow(
            "a field of a struct no longer looks up an earlier key",
            "class A { var s: P }\nstruct P { var x: Int fallback \"y\" }",
            "class A { var s: P }\nstruct P { var x: Int }",
            ["fallbackChanged P.x: breaking[fallback \"y\"] safe"]),
        ReviewRow(
            "a field that earlier versions don't have requires a value",
            "class A, version 1 { var x: Int\n var y: Int = 0 since 1 }",
            "class A, version 1 { var x: Int\n var y: Int }",
            ["defaultChanged A.y!: breaking[= 0] safe"]),
        ReviewRow(
            "a decimal default is proposed as it was written",
            "class A, version 1 { var x: Int\n var y: Decimal = 1.50 since 1 }",
            "class A, version 1 { var x: Int\n var y: Decimal }",
            ["defaultChanged A.y!: breaking[= 1.50] safe"]),
        ReviewRow(
            "a former tag is another case's",
            "class A { var e: E }\nenum E: Int, tag \"t\" { case a = 1 formerly 2\n case b = 3 }",
            "class A { var e: E }\nenum E: Int, tag \"t\" { case a = 1\n case b = 3 formerly 2 }",
            [
                "caseChanged E.a: breaking[case a = 1 formerly 2] safe",
                "caseChanged E.b: safe safe",
            ]),
        ReviewRow(
            "a field is renamed, and the next one too",
            "class A { var x: Int\n var name: String\n var phone: String?\n var y: Int }",
            "class A { var x: Int\n var title: String\n var email: String?\n var y: Int }",
            [
                "keyChanged A.title?!: breaking[fallback \"name\"] breaking[also \"name\"]",
                "keyChanged A.email?!: lossy[fallback \"phone\"] lossy[also \"phone\"]",
            ]),
        ReviewRow(
            "a field is renamed, and the next one is new",
            "class A { var x: Int\n var name: String }",
            "class A { var x: Int\n var title: String\n var motto: String = \"\" }",
            [
                "keyChanged A.title?!: breaking[fallback \"name\"] breaking[also \"name\"]",
                "fieldAdded A.motto: safe safe",
            ]),
        ReviewRow(
            "one of several fields between the same ones is gone, and another of the type is new",
            "class A { var x: Int?\n var a: String?\n var b: String?\n var c: String?\n var y: Int? }",
            "class A { var x: Int?\n var a: String?\n var d: String?\n var c: String?\n var y: Int? }",
            ["keyChanged A.d?!: lossy[fallback \"b\"] lossy[also \"b\"]"]),
        ReviewRow(
            "a field of a struct takes the key of a superclass's field",
            "class B { var a: Int? key \"s.x\" }\nclass A: B { }",
            "class B { var a: Int? }\nclass A: B { var s: P? }\nstruct P { var x: Int }",
            [
                "keyChanged B.a: lossy[fallback \"s.x\"] lossy[also \"s.x\"]",
                "fieldAdded A.s: breaking[key \"s2\"] safe",
                "keyChanged A.a: safe breaking",
                "classAdded P",
            ]),
        ReviewRow(
            "a superclass retires a key in place of a class",
            "class B { }\nclass A: B { retired \"k\": Int = 1, still written }",
            "class B { retired \"k\": Int = 1, still written }\nclass A: B { }",
            [
                "keyRetired B.k: safe safe",
                "retiredKeyUsed A.k: safe safe",
            ]),
        ReviewRow(
            "a subclass uses a retired key", "class B { retired \"k\" }\nclass A: B { }",
            "class B { }\nclass A: B { var k: Int? }",
            [
                "retiredKeyForgotten B.k: safe safe",
                "fieldAdded A.k: breaking[key \"k2\"] safe",
            ]),
        ReviewRow(
            "a field of a struct without a key uses a retired key", "class A { retired \"x\" }",
            "class A { var p: P? key \"\" }\nstruct P { var x: Int }",
            [
                "fieldAdded A.p: safe safe",
                "retiredKeyUsed A.p: breaking[key \"p\"] safe",
                "classAdded P",
            ]),
        ReviewRow(
            "a value is split", "class A { var name: String }",
            "class A {\nvar first: String fallback \"name\": String via f"
                + "\nvar last: String fallback \"name\": String via g\n}",
            [
                "keyChanged A.first!: safe breaking[retired \"name\": String = via name, still written]",
                "fieldAdded A.last!: safe safe",
            ]),
        ReviewRow(
            "a new field takes the key of one that has another now", "class A { var x: Int? }",
            "class A {\nvar x: Int? key \"x2\" fallback \"x1\"\nvar y: Int? key \"x\"\n}",
            [
                "keyChanged A.x: lossy breaking[key \"y\"]",
                "fieldAdded A.y: breaking[key \"y\"] safe",
            ]),
        ReviewRow(
            "a field that is read and not written changes its type",
            "class A, version 2 { var x: Int? until 1 }", "class A, version 2 { var x: String? until 1 }",
            ["typeChanged A.x!: breaking[var x: Int? until 1] safe"]),
        ReviewRow(
            "a fallback is read as another type",
            "class A { var x: Double fallback \"y\": Int via f }",
            "class A { var x: Double fallback \"y\": String via f }",
            ["fallbackChanged A.x: breaking[var x: Double fallback \"y\": Int via f] safe"]),
        ReviewRow(
            "a fallback is read as a type that holds all values",
            "class A { var x: Double fallback \"y\": Int8 via f }",
            "class A { var x: Double fallback \"y\": Int via f }",
            ["fallbackChanged A.x: safe safe"]),
        ReviewRow(
            "a field takes another's fallback for its key",
            "class A { var x: Int? fallback \"y\" }", "class A {\nvar x: Int?\nvar y: Int?\n}",
            [
                "fallbackChanged A.x: breaking[key \"y2\"] breaking[key \"y2\"]",
                "fieldAdded A.y: safe safe",
            ]),
        ReviewRow(
            "a field takes the key of one that is not written any more",
            "class A, version 2 {\nvar x: Int? until 1\n}",
            "class A, version 2 {\nvar z: Date? key \"x\"\nvar x: Int? key \"y\" until 1\n}",
            [
                "fieldAdded A.z: safe safe",
                "keyChanged A.x: breaking[key \"z\"] breaking[key \"z\"]",
            ]),
        ReviewRow(
            "a retired key is written for older readers alone",
            "class A {\nvar x: Int\nretired \"y\"\n}", "class A { var x: Int also \"y\" }",
            [
                "alsoChanged A.x: safe safe",
                "retiredKeyUsed A.x: safe safe",
            ]),
        ReviewRow(
            "a field is renamed and its name given to another", "class A { var x: Int? }",
            "class A {\nvar y: Int? key \"x\"\nvar x: String? key \"x2\"\n}",
            [
                "fieldAdded A.y: breaking[key \"y\"] safe",
                "keyChanged A.x: lossy breaking[key \"y\"]",
                "typeChanged A.x!: safe safe",
            ]),
        ReviewRow(
            "another key and another type at once", "class A { var x: Int }",
            "class A { var x: Int8 key \"y\" fallback \"x\" }",
            [
                "keyChanged A.x: safe breaking[also \"x\": Int via xForOlderReaders]",
                "typeChanged A.x!: breaking[fallback \"x\": Int via xFromOld] safe",
            ]),
        ReviewRow(
            "an also becomes the key", "class A { var x: Int also \"y\" }", "class A { var x: Int key \"y\" }",
            [
                "keyChanged A.x: safe breaking[also \"x\"]",
                "alsoChanged A.x: safe safe",
            ]),
        ReviewRow(
            "an also ends with the version", "class A, version 1 { var x: Int also \"y\" until 1 }",
            "class A, version 2 { var x: Int also \"y\" until 1 }",
            [
                "versionChanged A: safe safe",
                "writingEnded A.x: safe safe",
            ]),
        ReviewRow(
            "a field that was only read is gone", "class A, version 2 { var x: Int? until 1 }",
            "class A, version 2 { retired \"x\" }",
            [
                "fieldRemoved A.x!: lossy safe"
            ]),
        ReviewRow(
            "a version key that was another field's", "class A { var x: Int? key \"v\" }",
            "class A, version 1 key \"v\" { }",
            [
                "versionChanged A: safe safe",
                "fieldRemoved A.x!: lossy breaking",
            ]),
        ReviewRow(
            "a field reads what was the version", "class A, version 1 key \"v\" { }",
            "class A { var x: Int? key \"v\" }",
            [
                "versionChanged A: safe safe",
                "fieldAdded A.x: breaking[key \"x\"] safe",
            ]),
        ReviewRow(
            "structs with the name and the keys of a range become ranges",
            "class A { var x: [R] }\nstruct R, archived as \"Range\" {\n  var lower: Int\n  var upper: Int\n}",
            "class A { var x: [Range<Int>] }",
            [
                "typeChanged A.x!: breaking safe", "classRemoved R!",
            ]),
        ReviewRow(
            "an array gets keys of its own", "class A { var x: [Int] }", "class A { var x: indexed [Int] }",
            [
                "typeChanged A.x: breaking[key \"x2\" fallback \"x\": [Int] via xFromOld"
                    + " also \"x\": [Int] via xForOlderReaders] breaking[key \"x2\" fallback \"x\": [Int] via"
                    + " xFromOld also \"x\": [Int] via xForOlderReaders]"
            ]),
        ReviewRow(
            "an optional struct loses the question mark", "struct P { var x: Int }\nclass A { var p: P? }",
            "struct P { var x: Int }\nclass A { var p: P }",
            [
                "optionalityChanged A.p!: breaking[var p: P?] safe"
            ]),
        ReviewRow(
            "an optional struct with a fallback loses the question mark",
            "struct P { var x: Int }\nclass A { var p: P? fallback \"q\" }",
            "struct P { var x: Int }\nclass A { var p: P fallback \"q\" }",
            [
                "optionalityChanged A.p!: breaking[var p: P? fallback \"q\"] safe"
            ]),
        ReviewRow(
            "a struct becomes a class", "struct P { var x: Int }\nclass A { var p: P }",
            "class P { var x: Int }\nclass A { let p: P }",
            [
                "classRemoved P!",
                "classAdded P: safe safe",
                "typeChanged A.p: breaking breaking",
                "constantChanged A.p!",
            ]),
        ReviewRow(
            "a struct without required fields becomes optional", "struct P { var x: Int? }\nclass A { var p: P }",
            "struct P { var x: Int? \nvar y: Int }\nclass A { var p: P? }",
            [
                "fieldAdded P.y!: lossy safe",
                "optionalityChanged A.p!: lossy lossy[key \"p2\" fallback \"p\" also \"p\": P via pForOlderReaders]",
            ]),
        ReviewRow(
            "a key in an optional struct is another", "struct P { var x: Int }\nclass A { var p: P? }",
            "struct P { var x: Int key \"X\" }\nclass A { var p: P? }",
            [
                "keyChanged P.x: lossy[fallback \"x\"] lossy[also \"x\"]"
            ]),
        ReviewRow(
            "a field that was transient must be there", "class A { transient var x: Int = 0 }",
            "class A { var x: Int }",
            [
                "transientChanged A.x!: breaking[= 0] safe",
                "defaultChanged A.x!: safe safe",
            ]),
        ReviewRow(
            "a class that is gone is read by another", "class A { var x: Int? }\nclass B { var x: Int? }",
            "class A, formerly \"B\" { var x: Int? }",
            [
                "classRemoved B!: safe safe"
            ]),
        ReviewRow(
            "a class that is gone is read by another, which lacks a field",
            "class A { var x: Int? }\nclass B { var y: Int? }", "class A, formerly \"B\" { var x: Int? }",
            [
                "classRemoved B!: lossy safe"
            ]),
        ReviewRow(
            "a subclass is retired", "class A { var x: [B] = [] }\nclass B { var n: Int }\nclass C: B {}",
            "class A { var x: [B] = [] }\nclass B { var n: Int }\nretired class C: B",
            [
                "classRemoved C!: lossy safe"
            ]),
        ReviewRow(
            "a subclass is retired without its superclass",
            "class A { var x: [B] = [] }\nclass B { var n: Int }\nclass C: B {}",
            "class A { var x: [B] = [] }\nclass B { var n: Int }\nretired class C",
            [
                "classRemoved C!: breaking[reads unknown subclasses] safe"
            ]),
        ReviewRow(
            "a retired class is forgotten", "class A { var x: Int }\nretired class C: A, formerly \"D\"",
            "class A { var x: Int }",
            [
                "classRemoved C: breaking safe"
            ]),
        ReviewRow(
            "a retired class is one again", "class H { var x: [A] = [] }\nclass A {}\nretired class C: A",
            "class H { var x: [A] = [] }\nclass A {}\nclass C: A {}",
            [
                "classAdded C: safe lossy"
            ]),
        ReviewRow(
            "a new case of an enum that optional fields hold, of which another case is read wrongly",
            "class A { var e: E? var d: E? = .b }\nenum E { case a(String) key \"a\" case b key \"b\" }",
            "class A { var e: E? var d: E? = .b }\n"
                + "enum E { case a(Int) key \"a\" case b key \"b\" case c(Int) key \"c\" }",
            [
                "caseChanged E.a!: breaking[case a(String) key \"a\"] breaking[case a(String) key \"a\"]",
                "caseAdded E.c!: safe lossy",
            ]),
        ReviewRow(
            "a new case of an enum that a required field holds, too, of which another case is read wrongly",
            "class A { var e: E? var d: E }\nenum E { case a(String) key \"a\" case b key \"b\" }",
            "class A { var e: E? var d: E }\nenum E { case a(Int) key \"a\" case b key \"b\" case c(Int) key \"c\" }",
            [
                "caseChanged E.a!: breaking[case a(String) key \"a\"] breaking[case a(String) key \"a\"]",
                "caseAdded E.c!: safe breaking",
            ]),
        ReviewRow(
            "a new case of an enum in arrays, one of them of separate elements, of which another case is read wrongly",
            "class A { var l: [E] lenient var i: indexed [E] }\nenum E { case a(String) key \"a\" case b key \"b\" }",
            "class A { var l: [E] lenient var i: indexed [E] }\n"
                + "enum E { case a(Int) key \"a\" case b key \"b\" case c(Int) key \"c\" }",
            [
                "caseChanged E.a!: breaking[case a(String) key \"a\"] breaking[case a(String) key \"a\"]",
                "caseAdded E.c!: safe lossy",
            ]),
        ReviewRow(
            "a new raw value in lenient fields, where others are exchanged",
            "class A { var e: E? lenient var l: [E] lenient }\nenum E: Int { case a = 1 case b = 2 }",
            "class A { var e: E? lenient var l: [E] lenient }\nenum E: Int { case a = 2 case b = 1 case c = 3 }",
            [
                "rawValueChanged E.a: breaking[= 1] breaking[= 1]", "rawValueChanged E.b: breaking[= 2] breaking[= 2]",
                "caseAdded E.c!: safe lossy",
            ]),
        ReviewRow(
            "an enum's field is converted for older readers",
            "enum E: String { case a }\nclass A { var e: E }",
            "enum E: String, version 1 { case a\ncase b since 1 else .a\nunknown .a }\n"
                + "class A, version 1 { var e: E key \"e2\" fallback \"e\" also \"e\" as of 0 }",
            [
                "caseAdded E.b!: safe lossy",
                "unknownCaseChanged E: safe safe",
                "versionChanged E: safe safe",
                "versionChanged A: safe safe",
                "keyChanged A.e: safe safe",
            ]),
        ReviewRow(
            "the constant of a retired key is another", "class A { retired \"x\": Int = 0, still written }",
            "class A { retired \"x\": Int = 1, still written }",
            [
                "keyRetired A.x: safe safe"
            ]),
        ReviewRow(
            "an old field reads a constant of another type", "class A { var x: Int }",
            "class A { retired \"x\": String = \"\", still written }",
            [
                "fieldRemoved A.x!: lossy breaking[retired \"x\": Int = 0, still written]"
            ]),
        ReviewRow(
            "a superclass's new field takes the key of a subclass's",
            "class S {}\nclass D: S { var y: Int? key \"x\" }",
            "class S { var x: Int? }\nclass D: S { var y: Int? }",
            [
                "fieldAdded S.x: safe safe",
                "keyChanged D.y: lossy breaking",
                "keyChanged D.x: breaking safe",
            ]),
        ReviewRow(
            "a subclass's new field takes the key that a superclass's had",
            "class S { var x: Int? }\nclass D: S {}",
            "class S { var x: Int? key \"s\" }\nclass D: S { var y: Int? key \"x\" }",
            [
                "keyChanged S.x: lossy lossy",
                "fieldAdded D.y: breaking[key \"y\"] safe",
                "keyChanged D.x: safe breaking",
            ]),
        ReviewRow(
            "fields of other types become a struct", "class A {\nvar x: Int key \"p.x\"\nvar y: Int key \"p.y\"\n}",
            "struct P {\nvar x: Int\nvar y: String\n}\nclass A { var p: P }",
            [
                "classAdded P",
                "fieldRemoved A.x!: safe safe",
                "fieldRemoved A.y!: safe breaking",
                "fieldAdded A.p!: breaking safe",
            ]),
        ReviewRow(
            "fields become a bare struct", "class A {\nvar x: Int\nvar y: Int\n}",
            "struct P {\nvar x: Int\nvar y: Int\n}\nclass A { var p: P key \"\" }",
            [
                "classAdded P",
                "fieldRemoved A.x!: safe safe",
                "fieldRemoved A.y!: safe safe",
                "fieldAdded A.p!: safe safe",
            ]),
        ReviewRow(
            "a struct's key is none of the fields'", "class A { var y: Int? key \"p.y\" }",
            "struct P {\nvar x: Int\nvar y: Int?\n}\nclass A { var p: P? }",
            [
                "classAdded P",
                "fieldRemoved A.y!: lossy safe",
                "fieldAdded A.p: safe safe",
            ]),
        ReviewRow(
            "a prefix is new", "class A {\nvar x: Int?\nvar y: Int = 0\n}",
            "class A, prefix \"A\" {\nvar x: Int?\nvar y: Int = 0\n}",
            [
                "keyChanged A.x: lossy[fallback \"x\"] lossy[also \"x\"]",
                "keyChanged A.y: lossy[fallback \"y\"] lossy[also \"y\"]",
            ]),
    ]

    @Test("Verdicts hold where several things play together", arguments: rows)
    func row(_ row: ReviewRow) throws {
        let review = try row.review()
        #expect(review.lines == row.changes, "\(review.told)")
    }

    @Test(
        "A reason names what archives hold, and what callers do",
        arguments: [
            (
                "class R { var o: X? }\nclass X { var n: Int }",
                "class R { var o: (any Coding)? }\nclass X { var n: Int }",
                ReviewRule.typeChanged,
                "values that the old schema wrote are read unchanged, but only with 'allowing: [X.self]' if no other "
                    + "reference leads to the class"
            ),
            (
                "class A, version 3, rebuilt via migrate(from:) { var n: Int }",
                "class A, archived as \"B\", formerly \"A\", version 3, rebuilt via migrate(from:) { var n: Int }",
                .versionKeyChanged, "the version is found under \"A.version\""
            ),
            (
                "class A { let p: Q }\nstruct Q { var e: Int?\nvar x: Int }",
                "class A { let p: Q key \"\" }\nstruct Q { var e: Int?\nvar x: Int }", .keyChanged,
                "the old schema writes nothing under \"x\", which 'p' requires"
            ),
            (
                "class A { let p: E }\nenum E { case a(Int) key \"n\" }",
                "class A { let p: E key \"\" }\nenum E { case a(Int) key \"n\" }", .keyChanged,
                "the old schema writes nothing under \"n\", which 'p' requires"
            ),
            (
                "class A { retired \"x\": Int = 0, still written }", "class A { var x: Int }", .fieldAdded,
                "'x' reads 0, which the old schema still writes"
            ),
        ])
    func reasons(old: String, new: String, rule: ReviewRule, reason: String) throws {
        let review = Review.compare(old: [try schema(old)], new: [try schema(new)])
        let change = try #require(review.changes.first { $0.rule == rule })
        #expect(change.findings[.newReadsOld]?.reason == reason, "\(review.told)")
    }

    @Test("A waiver of the declaration, the member or the file is found, and nothing else is")
    func waivers() throws {
        let old = try schema("class A {\nvar x: Int\nvar y: Int\n}\nclass Gone {}")
        let new = try schema("class A {}")
        let file = try #require(new.files.first)
        let place = SourceRange(file: file.source, lowerBound: 0, upperBound: 1)
        func waiver(_ rule: ReviewRule, _ member: String?) -> SchemaWaiver {
            SchemaWaiver(rule: rule, member: member, reason: "nobody has such files", location: place)
        }
        let found = try #require(file.declarations.first)
        found.waivers = [waiver(.fieldRemoved, "x"), waiver(.fieldAdded, "y")]
        let waived = SchemaFile(
            source: file.source, imports: [], importLevels: [:], declarations: file.declarations, aliases: [],
            waivers: [waiver(.classRemoved, "Gone")])
        let current = Schema(moduleName: new.moduleName, files: [waived], importedModules: [], retiredTypes: [])
        let review = Review.compare(old: [old], new: [current])
        #expect(
            review.changes.map { "\($0.declaration).\($0.member ?? "") \($0.waiver != nil)" }
                == ["A.x true", "A.y false", "Gone. true"])
        #expect(review.verdict == .breaking)
        found.waivers.append(waiver(.fieldRemoved, "y"))
        let all = Review.compare(old: [old], new: [current])
        #expect(all.verdict == .safe)
        #expect(all.verdict(.newReadsOld) == .breaking)
    }
}
