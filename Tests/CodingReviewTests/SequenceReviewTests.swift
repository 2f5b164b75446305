// Reviews of classes, structs and enums in sequential archives, whose values have no keys.

import CodingReview
import CodingSchema
import Testing

@Suite("The review of sequential archives")
struct SequenceReviewTests {
    static let fields: [ReviewRow] = [
        ReviewRow(
            "a value can be nil, which functions hide in keyed archives", "class A, sequential { var x: String }",
            "class A, sequential { var x: String? key \"y\" fallback \"x\" also \"x\": String via f }",
            ["keyChanged A.x: safe safe", "optionalityChanged A.x!: safe safe", "sequenceChanged A: safe breaking"]),
        ReviewRow(
            "a value can no longer be nil, which functions hide in keyed archives",
            "class A, sequential { var x: String? }",
            "class A, sequential { var x: String key \"y\" fallback \"x\": String? via f }",
            [
                "keyChanged A.x: safe lossy[also \"x\"]", "optionalityChanged A.x!: breaking[= \"\"] safe",
                "sequenceChanged A: breaking safe",
            ]),
        ReviewRow(
            "a field leaves sequential archives", "class A, sequential { var n: Int var x: Int? }",
            "class A, sequential { var n: Int var x: Int? keyed only }",
            [
                "writingEnded A.x: safe safe", "sequenceChanged A: breaking[var x: Int? until 0] breaking",
            ]),
        ReviewRow(
            "a field leaves keyed archives", "class A, sequential { var n: Int var x: Int? }",
            "class A, sequential { var n: Int var x: Int? sequential only }",
            [
                "writingEnded A.x: safe lossy[var x: Int?]"
            ]),
        ReviewRow(
            "a field of sequential archives comes to keyed ones",
            "class A, sequential { var n: Int var x: Int? sequential only }",
            "class A, sequential { var n: Int var x: Int? }",
            [
                "writingEnded A.x: lossy safe"
            ]),
        ReviewRow(
            "a field for keyed archives only is new", "class A, sequential { var n: Int }",
            "class A, sequential { var n: Int var x: Int? keyed only }",
            [
                "fieldAdded A.x: safe safe"
            ]),
        ReviewRow(
            "a field is added without a version", "class A, sequential { var x: Int }",
            "class A, sequential { var x: Int\n var y: Int = 0 }",
            [
                "fieldAdded A.y: safe safe",
                "sequenceChanged A: breaking[since 1] breaking",
            ]),
        ReviewRow(
            "a field is added with a version", "class A, sequential { var x: Int }",
            "class A, version 1, sequential { var x: Int\n var y: Int = 0 since 1 }",
            [
                "versionChanged A: safe breaking",
                "fieldAdded A.y: safe safe",
            ]),
        ReviewRow(
            "a field is added with a version, and not since it", "class A, sequential { var x: Int }",
            "class A, version 1, sequential { var x: Int\n var y: Int = 0 }",
            [
                "versionChanged A: safe breaking",
                "fieldAdded A.y: safe safe",
                "sequenceChanged A: breaking[since 1] safe",
            ]),
        ReviewRow(
            "an indexed array becomes an array of other elements",
            "class A, sequential { var x: indexed [Int] fallback \"y\" }",
            "class A, sequential { var x: [D] }\nclass D, sequential { var n: Int }",
            [
                "typeChanged A.x!: safe safe",
                "fallbackChanged A.x: breaking[fallback \"y\": indexed [Int] via xFromOld] lossy",
                "sequenceChanged A: breaking breaking", "classAdded D: safe safe",
            ]),
        ReviewRow(
            "a new number takes the object of the value after it, which is then missing: no lenient field goes on",
            "class A, sequential { let x: D? lenient }\nclass D, sequential { var n: Decimal? }",
            "class A, sequential { let x: D? lenient }\nclass D, sequential { var m: Int32 = 0 var n: Decimal? }",
            ["fieldAdded D.m: safe safe", "sequenceChanged D: breaking[since 1] lossy"]),
        ReviewRow(
            "a new number takes the text of the value after it, which isn't a number: what is missing is found first",
            "class A, sequential { let x: D? lenient }\nclass D, sequential { var n: String? }",
            "class A, sequential { let x: D? lenient }\nclass D, sequential { var m: Int32 = 0 var n: String? }",
            ["fieldAdded D.m: safe safe", "sequenceChanged D: breaking[since 1] lossy"]),
        ReviewRow(
            "a new number takes an object, and a value after it has another type: the lenient field goes on",
            "class A, sequential { let x: D? lenient }\nclass D, sequential { var n: String? var k: Int32 }",
            "class A, sequential { let x: D? lenient }\nclass D, sequential { var m: Int32 = 0 var n: String? var k: Int32 }",
            ["fieldAdded D.m: safe safe", "sequenceChanged D: lossy[since 1] lossy"]),
        ReviewRow(
            "a lenient field leaves out an object in place of its number, and another value follows",
            "class A, sequential { var x: [D] lenient }\nclass D, sequential { var n: Int? lenient }",
            "class A, sequential { var x: [D] lenient }\nclass D, sequential { var s: String? var n: Int? lenient }",
            [
                "fieldAdded D.s: safe safe", "sequenceChanged D: lossy[since 1] breaking",
            ]),
        ReviewRow(
            "an indexed array becomes an array", "class A, sequential { var x: indexed [Int] fallback \"y\" }",
            "class A, sequential { var x: [Int] fallback \"y\" }",
            [
                "typeChanged A.x: "
                    + "breaking[key \"x2\" fallback \"x\": indexed [Int] via xFromOld also \"x\": indexed [Int] via xForOlderReaders] "
                    + "lossy[key \"x2\" fallback \"x\": indexed [Int] via xFromOld also \"x\": indexed [Int] via xForOlderReaders]"
            ]),
        ReviewRow(
            "a struct that no field holds any more gets another name",
            "class A { var n: Int var x: [S] }\nstruct S, sequential { var x: Int }",
            "class A { var n: Int }\nstruct S, archived as \"T\", sequential { var x: Int }",
            [
                "fieldRemoved A.x!: lossy[var x: [S]? until 0] breaking[retired \"x\": [S] = [], still written]",
                "archivedNameChanged S: safe safe",
            ]),
        ReviewRow(
            "a struct that a field still holds gets another name",
            "class A { var n: Int var x: [S] }\nstruct S, sequential { var x: Int }",
            "class A { var n: Int var x: [S] }\nstruct S, archived as \"T\", sequential { var x: Int }",
            [
                "archivedNameChanged S: breaking[formerly \"S\"] breaking[archived as \"S\"]"
            ]),
        ReviewRow(
            "a field of a class for keyed archives is added", "class A { var x: Int }",
            "class A { var x: Int\n var y: Int = 0 }",
            [
                "fieldAdded A.y: safe safe"
            ]),
        ReviewRow(
            "a field is removed", "class A, sequential { var x: Int\n var y: Int = 0 }",
            "class A, sequential { var x: Int }",
            [
                "fieldRemoved A.y!: lossy[var y: Int = 0] safe",
                "sequenceChanged A: breaking[var y: Int = 0 until 0] breaking",
            ]),
        ReviewRow(
            "a required scalar is removed: it stays a scalar that is there",
            "class A, version 1, sequential { var x: Int\n var y: Double }",
            "class A, version 1, sequential { var x: Int }",
            [
                "fieldRemoved A.y!: lossy[var y: Double?] breaking[retired \"y\": Double = 0.0, still written]",
                "sequenceChanged A: breaking[var y: Double = 0 until 1] breaking",
            ]),
        ReviewRow(
            "a field is added since the version that is there", "class A, version 1, sequential { var x: Int }",
            "class A, version 1, sequential { var x: Int\n var y: Int = 0 since 1 }",
            [
                "fieldAdded A.y: safe safe",
                "sequenceChanged A: breaking[since 2] breaking",
            ]),
        ReviewRow(
            "a field is no longer written", "class A, sequential { var x: Int\n var y: Int = 0 }",
            "class A, version 1, sequential { var x: Int\n var y: Int = 0 until 0 }",
            [
                "versionChanged A: safe breaking",
                "writingEnded A.y: safe lossy",
            ]),
        ReviewRow(
            "two fields change their places", "class A, sequential { var x: Int\n var y: Int }",
            "class A, sequential { var y: Int\n var x: Int }",
            [
                "sequenceChanged A: breaking breaking"
            ]),
        ReviewRow(
            "two fields of a class for keyed archives change their places", "class A { var x: Int\n var y: Int }",
            "class A { var y: Int\n var x: Int }", []),
        ReviewRow(
            "a key is another", "class A, sequential { var x: Int }",
            "class A, sequential { var x: Int key \"X\" fallback \"x\" also \"x\" }",
            [
                "keyChanged A.x: safe safe"
            ]),
        ReviewRow(
            "a case that keyed archives replace for older readers",
            "class A, sequential { var x: E }\nenum E: Int { case a = 0 }",
            "class A, sequential { var x: E key \"y\" fallback \"x\" also \"x\" as of 0 }\n"
                + "enum E: Int, version 1 { case a = 0\n case b = 1 since 1 else .a }",
            [
                "keyChanged A.x: safe safe",
                "sequenceChanged A: safe breaking",
                "caseAdded E.b!: safe lossy",
                "versionChanged E: safe safe",
            ]),
        ReviewRow(
            "a wider integer", "class A, sequential { var x: Int32 }", "class A, sequential { var x: Int }",
            [
                "typeChanged A.x!: safe "
                    + "breaking[key \"x2\" fallback \"x\": Int32 via xFromOld also \"x\": Int32 via xForOlderReaders]",
                "sequenceChanged A: breaking[var oldX: Int32 = 0 until 0 sequential only] breaking",
            ]),
        ReviewRow(
            "a field of the former type takes the place of a field that begins later",
            "class A, sequential only { var x: Int32 }",
            "class A, version 1, sequential only { var w: Int32 = 0 until 0\n var x: Int = via x(from:) since 1 }",
            [
                "versionChanged A: safe breaking",
                "fieldAdded A.w: safe safe",
                "typeChanged A.x!: safe safe",
                "defaultChanged A.x: safe safe",
            ]),
        ReviewRow(
            "a field of another type takes that place",
            "class A, sequential only { var x: Int32 }",
            "class A, version 1, sequential only { var w: Int16 = 0 until 0\n var x: Int = via x(from:) since 1 }",
            [
                "versionChanged A: safe breaking",
                "fieldAdded A.w: safe safe",
                "typeChanged A.x!: safe safe",
                "defaultChanged A.x: safe safe",
                "sequenceChanged A: breaking[since 1] safe",
            ]),
        ReviewRow(
            "ranges of wider integers", "class A, sequential { var x: [Range<Int8>] }",
            "class A, sequential { var x: [Range<Int>] }",
            [
                "typeChanged A.x!: safe breaking"
                    + "[key \"x2\" fallback \"x\": [Range<Int8>] via xFromOld "
                    + "also \"x\": [Range<Int8>] via xForOlderReaders]",
                "sequenceChanged A: breaking breaking",
            ]),
        ReviewRow(
            "a number that may be nil", "class A, sequential { var x: Int }", "class A, sequential { var x: Int? }",
            [
                "optionalityChanged A.x!: safe "
                    + "breaking[key \"x2\" fallback \"x\" also \"x\": Int via xForOlderReaders]",
                "sequenceChanged A: breaking[var oldX: Int = 0 until 0 sequential only] breaking",
            ]),
        ReviewRow(
            "a string that may be nil", "class A, sequential { var x: String = \"\" }",
            "class A, sequential { var x: String? }",
            [
                "optionalityChanged A.x!: safe "
                    + "lossy[key \"x2\" fallback \"x\" also \"x\": String via xForOlderReaders]",
                "defaultChanged A.x: safe safe",
                "sequenceChanged A: safe breaking",
            ]),
        ReviewRow(
            "an older version is read differently",
            "class A, version 2, sequential { var x: Int\n var y: Int = 0 since 1 }",
            "class A, version 2, sequential { var x: Int\n var y: Int = 0 since 2 }",
            [
                "sequenceChanged A: breaking[var y: Int = 0 since 1 until 1] safe"
            ]),
        ReviewRow(
            "the version is lowered", "class A, version 2, sequential { var x: Int }",
            "class A, version 1, sequential { var x: Int }",
            [
                "versionChanged A: breaking[version 2] safe"
            ]),
        ReviewRow(
            "a constant takes the place of a field", "class A, sequential { var x: Int = 0\n var y: Int = 0 }",
            "class A, sequential { retired \"x\": Int = 0, still written\n var y: Int = 0 }",
            [
                "fieldRemoved A.x!: lossy safe"
            ]),
    ]

    static let classes: [ReviewRow] = [
        ReviewRow(
            "a class becomes sequential", "class A { var x: Int }", "class A, sequential { var x: Int }",
            [
                "archivesChanged A: safe breaking"
            ]),
        ReviewRow(
            "a class is no longer sequential", "class A, sequential { var x: Int }", "class A { var x: Int }",
            [
                "archivesChanged A: breaking safe"
            ]),
        ReviewRow(
            "a sequential class has no keyed archives any more", "class A, sequential { var x: Int }",
            "class A, sequential only { var x: Int }",
            [
                "archivesChanged A: breaking safe"
            ]),
        ReviewRow(
            "a class for sequential archives gets keyed ones too", "class A, sequential only { var x: Int }",
            "class A, sequential { var x: Int }",
            [
                "archivesChanged A: safe breaking"
            ]),
        ReviewRow(
            "one kind of archives takes the place of the other", "class A { var x: Int }",
            "class A, sequential only { var x: Int\n var y: Int }",
            [
                "archivesChanged A: breaking breaking",
                "fieldAdded A.y!: safe safe",
            ]),
        ReviewRow(
            "a superclass with values is new", "class A, sequential { var x: Int }",
            "class B, sequential { var y: Int = 0 }\nclass A: B, sequential { var x: Int }",
            [
                "classAdded B: safe safe",
                "superclassChanged A: safe safe",
                "sequenceChanged A: breaking breaking",
            ]),
        ReviewRow(
            "a superclass without values is new", "class A, sequential { var x: Int }",
            "class B, sequential {}\nclass A: B, sequential { var x: Int }",
            [
                "classAdded B: safe safe",
                "superclassChanged A: safe safe",
            ]),
        ReviewRow(
            "the order in sequential archives is waived", "class A, sequential { var x: Int\n var y: Int }",
            "class A, sequential {\n var y: Int\n var x: Int\n waived sequenceChanged because \"none was written\"\n}",
            [
                "sequenceChanged A: breaking breaking waived"
            ]),
    ]

    static let constants: [ReviewRow] = [
        ReviewRow(
            "a number takes the place of an object", "class A, sequential { var x: String?\n var y: Int = 0 }",
            "class A, sequential { retired \"x\": Int = 0, still written\n var y: Int = 0 }",
            [
                "fieldRemoved A.x!: lossy breaking[retired \"x\": String = \"\", still written]",
                "sequenceChanged A: safe breaking",
            ]),
        ReviewRow(
            "an object takes the place of a number", "class A, sequential { var x: Int = 0\n var y: Int = 0 }",
            "class A, sequential { retired \"x\": String = \"\", still written\n var y: Int = 0 }",
            [
                "fieldRemoved A.x!: lossy breaking[retired \"x\": Int = 0, still written]",
                "sequenceChanged A: breaking breaking",
            ]),
        ReviewRow(
            "a text takes the place of a boxed number",
            "class A, sequential { var x: boxed Double? lenient\n var y: Int = 0 }",
            "class A, sequential { retired \"x\": String = \"\", still written\n var y: Int = 0 }",
            [
                "fieldRemoved A.x!: lossy lossy"
            ]),
    ]

    static let unions: [ReviewRow] = [
        ReviewRow(
            "values of a case change their places",
            "class A, sequential { var u: U }\nenum U, sequential { case b(x: Int, y: Int, z: Int) }",
            "class A, sequential { var u: U }\nenum U, sequential { case b(x: Int, z: Int, y: Int) }",
            [
                "sequenceChanged U: breaking breaking",
                "caseChanged U.b!: safe safe",
            ]),
        ReviewRow(
            "a value of a case can be nil",
            "class A, sequential { var u: U }\nenum U, sequential { case b(x: String, y: Int) }",
            "class A, sequential { var u: U }\nenum U, sequential { case b(x: String?, y: Int) }",
            [
                "sequenceChanged U: safe breaking",
                "caseChanged U.b!: safe breaking[case b(x: String key \"x\", y: Int key \"y\")]",
            ]),
        ReviewRow(
            "a struct becomes a class with another sequence",
            "class A, sequential { var q: [S] = [] }\nstruct S, sequential { var a: Int\n var b: Int }",
            "class A, sequential { var q: [S] = [] }\nclass S, sequential { var b: Int\n var a: Int }",
            [
                "typeChanged A.q: safe safe",
                "classRemoved S!",
                "sequenceChanged S: breaking breaking",
                "classAdded S: safe safe",
            ]),
        ReviewRow(
            "a struct becomes an enum",
            "class A, sequential { var q: S }\nstruct S, sequential { var a: Int }",
            "class A, sequential { var q: S }\nenum S, sequential { case x(Int) key \"a\" }",
            [
                "typeChanged A.q: safe safe",
                "classRemoved S!",
                "sequenceChanged S: breaking breaking",
                "classAdded S",
            ]),
        ReviewRow(
            "cases get a tag, which sequential archives have in place of their keys",
            "class A, sequential { var x: E }\n"
                + "enum E, sequential { case a key \"a\"\ncase b(Int) key \"n\"\nunknown .a }",
            "class A, sequential { var x: E }\n"
                + "enum E: String, tag \"t\", sequential { case a\ncase b(Int) key \"n\"\nunknown .a }",
            [
                "sequenceChanged E: lossy lossy",
                "tagChanged E: breaking safe",
            ]),
        ReviewRow(
            "cases get a tag that is the key of each",
            "class A, sequential { var x: E }\n"
                + "enum E, sequential { case a(Int) key \"a\"\ncase b(Int) key \"b\" }",
            "class A, sequential { var x: E }\n"
                + "enum E: String, tag \"t\", sequential { case a(Int) key \"a\"\ncase b(Int) key \"b\" }",
            [
                "tagChanged E: breaking safe"
            ]),
        ReviewRow(
            "the first values of cases change places, by whose keys sequential archives name the cases",
            "class A, sequential { var x: E? }\n"
                + "enum E, sequential { case b(x: String, y: String?)\ncase c(p: Int, q: Int)\ncase z key \"z\"\nunknown .z }",
            "class A, sequential { var x: E? }\n"
                + "enum E, sequential { case b(y: String?, x: String)\ncase c(q: Int, p: Int)\ncase z key \"z\"\nunknown .z }",
            [
                "sequenceChanged E: lossy lossy", "caseChanged E.b!: safe safe", "caseChanged E.c!: safe safe",
            ]),
        ReviewRow(
            "an optional value comes before the one by whose key sequential archives name the case",
            "class A, sequential { var x: E? }\nenum E, sequential { case c(p: Int)\ncase z key \"z\"\nunknown .z }",
            "class A, sequential { var x: E? }\nenum E, sequential { case c(r: Int?, p: Int)\ncase z key \"z\"\nunknown .z }",
            [
                "sequenceChanged E: lossy lossy", "caseChanged E.c!: safe safe",
            ]),
        ReviewRow(
            "a new case takes the key by which sequential archives named another one",
            "class A, sequential { var x: E? }\nenum E, sequential { case b(x: String, y: String?)\ncase z key \"z\"\nunknown .z }",
            "class A, sequential { var x: E? }\n"
                + "enum E, sequential { case d(x: String, w: String)\ncase b(y: String?, x: String)\ncase z key \"z\"\nunknown .z }",
            [
                "sequenceChanged E: breaking breaking", "caseAdded E.d!: safe breaking", "caseChanged E.b!: safe safe",
            ]),
        ReviewRow(
            "a case is lost in archives of both kinds",
            "class A, sequential { var x: E? }\nenum E, sequential { case c(p: Int)\ncase z key \"z\"\nunknown .z }",
            "class A, sequential { var x: E? }\nenum E, sequential { case z key \"z\"\nunknown .z }",
            [
                "caseRemoved E.c!: lossy[case c(p: Int key \"p\")] safe"
            ]),
    ]

    static let withoutKeys: [ReviewRow] = [
        ReviewRow(
            "a key of a class without keyed archives is another", "class A, sequential only { var x: Int }",
            "class A, sequential only { var x: Int key \"y\" }",
            [
                "keyChanged A.x: safe safe"
            ]),
        ReviewRow(
            "an enum of a class without keyed archives gets a case",
            "class A, sequential only { var x: E }\nenum E: Int { case a = 0 }",
            "class A, sequential only { var x: E }\nenum E: Int { case a = 0\n case b = 1 }",
            [
                "caseAdded E.b!: safe breaking[since 1 else .a]"
            ]),
        ReviewRow(
            "a type with the same encoding", "class A, sequential only { var x: String }",
            "class A, sequential only { var x: Date }",
            [
                "typeChanged A.x!: safe safe",
                "sequenceChanged A: breaking breaking",
            ]),
        ReviewRow(
            "a constant takes the place of a field of a class without keyed archives",
            "class A, sequential only { var x: Int = 0\n var y: Int = 0 }",
            "class A, sequential only { retired \"x\": Int = 0, still written\n var y: Int = 0 }",
            [
                "fieldRemoved A.x!: safe safe",
                "sequenceChanged A: lossy safe",
            ]),
    ]

    @Test(
        "Each change is reported with its rule and its verdicts",
        arguments: fields + classes + constants + unions + withoutKeys)
    func changes(row: ReviewRow) throws {
        let review = try row.review()
        #expect(review.lines == row.changes, "\(review.told)")
    }
}
