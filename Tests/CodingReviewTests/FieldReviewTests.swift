// Reviews of fields: added, removed, renamed, with other keys, types and defaults.

import CodingReview
import CodingSchema
import Testing

@Suite("The review of fields")
struct FieldReviewTests {
    static let rows: [ReviewRow] = [
        ReviewRow(
            "a value of a case with a tag is no longer optional",
            "class A { var s: C }\nenum C: Int, tag \"t\" { case a = 1 case b(Int?) = 2 key \"v\" unknown .a }",
            "class A { var s: C }\nenum C: Int, tag \"t\" { case a = 1 case b(Int) = 2 key \"v\" unknown .a }",
            ["caseChanged C.b!: breaking[case b(Int?) = 2 key \"v\"] safe"]),
        ReviewRow(
            "an enum no longer keeps unknown raw values",
            "class A { var s: E }\nenum E: Int { case a = 1 unknown o(rawValue) }",
            "class A { var s: E }\nenum E: Int { case a = 1 }",
            ["unknownCaseChanged E!: breaking[unknown o(rawValue)] safe"]),
        ReviewRow(
            "a field that is no longer written gets a default",
            "class A, version 2 { var n: Int var f: [Int]? until 1 }",
            "class A, version 2 { var n: Int var f: [Int]? = [] until 1 }",
            ["defaultChanged A.f: lossy[if missing nil] safe"]),
        ReviewRow(
            "new objects get another value of a field that is no longer written",
            "class A, version 2 { var n: Int var f: [Int]? until 1 }",
            "class A, version 2 { var n: Int var f: [Int]? = [] if missing nil until 1 }",
            ["defaultChanged A.f"]),
        ReviewRow(
            "a field that is no longer written can't be nil any more",
            "class A, version 2 { var n: Int var f: Int? = 3 until 1 }",
            "class A, version 2 { var n: Int var f: Int = 3 until 1 }",
            ["optionalityChanged A.f!: breaking[treats nil as missing] safe"]),
        ReviewRow(
            "a field with a longer name is elsewhere", "class A { var name: String var phone: String }",
            "class A { var phone: String var fullName: String }",
            ["keyChanged A.fullName?!: breaking[fallback \"name\"] breaking[also \"name\"]"]),
        ReviewRow(
            "two fields with longer names exchange their places", "class A { var first: String var last: String }",
            "class A { var lastName: String var firstName: String }",
            [
                "keyChanged A.lastName?!: breaking[fallback \"last\"] breaking[also \"last\"]",
                "keyChanged A.firstName?!: breaking[fallback \"first\"] breaking[also \"first\"]",
            ]),
        ReviewRow(
            "two of three fields with the words of one are added", "class A { var name: String var phone: String }",
            "class A { var phone: String var firstName: String var lastName: String }",
            [
                "fieldRemoved A.name!: lossy[var name: String? until 0] "
                    + "breaking[retired \"name\": String = \"\", still written]",
                "fieldAdded A.firstName!: breaking[= \"\"] safe", "fieldAdded A.lastName!: breaking[= \"\"] safe",
            ]),
        ReviewRow(
            "a struct whose fields have defaults is added", "class A {}",
            "class A { var s: S }\nstruct S { var x: Int = 1 }", ["fieldAdded A.s!: safe safe", "classAdded S"]),
        ReviewRow(
            "an enum keeps the text of a transform",
            "class A { var s: E }\nenum E: String { case a unknown o(rawValue) }",
            "class A { var s: TransformValue }\nenum E: String { case a unknown o(rawValue) }",
            [
                "typeChanged A.s!: breaking[key \"s2\" fallback \"s\": E via sFromOld also \"s\": E via sForOlderReaders] "
                    + "lossy[key \"s2\" fallback \"s\": E via sFromOld also \"s\": E via sForOlderReaders]"
            ]),
        ReviewRow(
            "unknown raw values become a case",
            "class A { var s: E? }\nenum E: Int { case a = 1 unknown o(rawValue) }",
            "class A { var s: E? }\nenum E: Int { case a = 1 unknown .a }",
            ["unknownCaseChanged E!: lossy[unknown o(rawValue)] safe"]),
        ReviewRow(
            "the raw type of an enum that keeps raw values",
            "class A { var s: E }\nenum E: Int { case a = 1 unknown o(rawValue) }",
            "class A { var s: E }\nenum E: UInt8 { case a = 1 unknown o(rawValue) }",
            ["rawTypeChanged E!: breaking[: Int] safe"]),
        ReviewRow(
            "a former raw value is that of a new case",
            "class A { var s: E }\nenum E: Int { case a = 1 formerly 2 }",
            "class A { var s: E }\nenum E: Int { case a = 1 case b = 2 }",
            ["caseChanged E.a: breaking[formerly 2] safe", "caseAdded E.b!: safe lossy[since 1 else .a]"]),
        ReviewRow(
            "a former raw value goes",
            "class A { var s: E }\nenum E: Int { case a = 1 formerly 2 }",
            "class A { var s: E }\nenum E: Int { case a = 1 }", ["caseChanged E.a: breaking[formerly 2] safe"]),
        ReviewRow(
            "the former name of a struct in a collection goes",
            "class A { var s: [S] }\nstruct S, formerly \"Q\" { var n: Int }",
            "class A { var s: [S] }\nstruct S { var n: Int }", ["formerNameRemoved S: breaking[formerly \"Q\"] safe"]),
        ReviewRow(
            "the former name of a struct under a key goes",
            "class A { var s: S }\nstruct S, formerly \"Q\" { var n: Int }",
            "class A { var s: S }\nstruct S { var n: Int }", ["formerNameRemoved S: safe safe"]),
        ReviewRow(
            "a struct that only functions write, and a field reads",
            "class A { var x: Int = 0 also \"s\": S via g }\nstruct S { var n: Int var m: Int }",
            "class A { var x: Int = 0 var y: S? fallback \"s\" }\nstruct S { var n: Int }",
            [
                "alsoChanged A.x: safe safe", "fieldAdded A.y: safe safe",
                "fieldRemoved S.m!: lossy[var m: Int? until 0] safe",
            ]),
        ReviewRow(
            "fields are merged by functions",
            "class A { var x: Int var y: Int }",
            """
            class A { var z: Int = via both retired "x": Int = via x, still written
            retired "y": Int = via y, still written }
            """,
            ["fieldRemoved A.x!: safe safe", "fieldRemoved A.y!: safe safe", "fieldAdded A.z!: safe safe"]),
        ReviewRow(
            "a field moves out of a struct, under its key",
            "class A { var s: S }\nstruct S { var x: Int var z: Int }",
            "class A { var s: S var z: Int key \"s.z\" }\nstruct S { var x: Int }",
            ["fieldAdded A.z!: safe safe", "fieldRemoved S.z!: safe safe"]),
        ReviewRow(
            "a field moves out of a struct, and is written for older readers",
            "class A { var s: S }\nstruct S { var x: Int var z: Int }",
            "class A { var s: S var z: Int fallback \"s.z\" also \"s.z\" }\nstruct S { var x: Int }",
            ["fieldAdded A.z!: safe safe", "fieldRemoved S.z!: safe safe"]),
        ReviewRow(
            "a field moves out of a struct of which another field loses it",
            "class A { var s: S var t: S }\nstruct S { var x: Int var z: Int = 0 }",
            "class A { var s: S var t: S var z: Int = 0 key \"s.z\" }\nstruct S { var x: Int }",
            ["fieldAdded A.z: safe safe", "fieldRemoved S.z!: lossy[var z: Int = 0 until 0] safe"]),
        ReviewRow(
            "a new field takes the key under which a struct's field is written for older readers",
            "class A { var s: S }\nstruct S { var x: Int also \"y\" }",
            "class A { var s: S var y: Int = 0 key \"s.y\" }\nstruct S { var x: Int }",
            ["fieldAdded A.y: breaking[key \"y\"] safe", "alsoChanged S.x: safe safe"]),
        ReviewRow(
            "a field moves out of a struct that a case holds, too",
            "class A { var s: S var e: E }\nenum E { case c(S) key \"c\" }\nstruct S { var x: Int var z: Int = 0 }",
            """
            class A { var s: S var e: E var z: Int = 0 key "s.z" }
            enum E { case c(S) key "c" }
            struct S { var x: Int }
            """,
            ["fieldAdded A.z: safe safe", "fieldRemoved S.z!: lossy[var z: Int = 0 until 0] safe"]),
        ReviewRow(
            "a field moves into a struct, under its key",
            "class A { var s: S var z: Int key \"s.z\" }\nstruct S { var x: Int }",
            "class A { var s: S }\nstruct S { var x: Int var z: Int }",
            ["fieldRemoved A.z!: safe safe", "fieldAdded S.z!: safe safe"]),
        ReviewRow(
            "a field moves into a struct as another type",
            "class A { var s: S var z: Int key \"s.z\" }\nstruct S { var x: Int }",
            "class A { var s: S }\nstruct S { var x: Int var z: String }",
            ["fieldRemoved A.z!: safe breaking", "fieldAdded S.z!: breaking[= \"\"] safe"]),
        ReviewRow(
            "a case gets the key of another field's value",
            "class A { var e: E retired \"e.c\": Int = 3, still written }\nenum E { case a(Int) key \"a\" }",
            "class A { var e: E }\nenum E { case a(Int) key \"a\" case c(Int) key \"c\" }",
            [
                "retiredKeyUsed A.e: breaking[key \"e2\"] safe", "keyChanged A.e: breaking safe",
                "caseAdded E.c!: safe breaking",
            ]),
        ReviewRow(
            "a field reads a key of cases with other types",
            "class A { var u: U }\nenum U { case t(String) key \"v\" case n(Int) key \"v\" }",
            "class A { var n: Int = 0 key \"u.v\" }\nenum U { case t(String) key \"v\" case n(Int) key \"v\" }",
            ["fieldRemoved A.u!: safe breaking[var u: U]", "fieldAdded A.n: breaking safe"]),
        ReviewRow(
            "a field reads a key in a struct of a case",
            "class A { var u: U }\nenum U { case a(P) key \"s\" }\nstruct P { var x: Int }",
            "class A { var n: String = \"\" key \"u.s.x\" }\nenum U { case a(P) key \"s\" }\nstruct P { var x: Int }",
            ["fieldRemoved A.u!: safe breaking[var u: U]", "fieldAdded A.n: breaking safe"]),
        ReviewRow(
            "a field reads a key in an element",
            "class A { var s: indexed [P] }\nstruct P { var x: Int }",
            "class A { var n: String = \"\" key \"s[0].x\" }\nstruct P { var x: Int }",
            ["fieldRemoved A.s!: lossy[var s: indexed [P]? until 0] safe", "fieldAdded A.n: breaking safe"]),
        ReviewRow(
            "a superclass's new struct takes the composed key of a subclass's",
            "class B { var n: Int }\nclass S: B { var x: Int key \"o.x\" }\nstruct P { var x: Int }",
            "class B { var n: Int var o: P? }\nclass S: B { }\nstruct P { var x: String }",
            [
                "fieldAdded B.o: safe safe", "fieldRemoved S.x!: safe breaking", "typeChanged S.o: breaking safe",
                "typeChanged P.x!: safe safe",
            ]),
        ReviewRow(
            "one of two structs without a key gets a field",
            "class A { var p: P key \"\" var q: Q key \"\" }\nstruct P { var x: Int }\nstruct Q { var y: Int }",
            """
            class A { var p: P key "" var q: Q key "" }
            struct P { var x: Int }
            struct Q { var y: Int var z: Int = 0 }
            """,
            ["fieldAdded Q.z: safe safe"]),
        ReviewRow(
            "a struct becomes a part of another one, under its key",
            "class A { var p: P key \"a.b\" }\nstruct P { var x: Int }",
            "class A { var w: W key \"a\" }\nstruct W { var q: P key \"b\" }\nstruct P { var x: Int }",
            ["fieldRemoved A.p!: safe safe", "fieldAdded A.w!: safe safe", "classAdded W"]),
        ReviewRow(
            "a field moves out of an optional struct, under its key",
            "class A { var s: S? }\nstruct S { var x: Int var z: Int? }",
            "class A { var s: S? var z: Int? key \"s.z\" }\nstruct S { var x: Int }",
            ["fieldAdded A.z: safe safe", "fieldRemoved S.z!: safe safe"]),
        ReviewRow(
            "a bit of bit fields that no field reads any more",
            "class A { var x: E? }\nbits E: UInt16 { var a: Bool at 0 var b: Bool at 1 }",
            "class A { var x: UInt32? }\nbits E: UInt16 { var a: Bool at 0 }",
            [
                "typeChanged A.x!: safe breaking[key \"x2\" fallback \"x\": E? via xFromOld also \"x\": "
                    + "E? via xForOlderReaders]",
                "bitFieldRemoved E.b!: safe safe",
            ]),
        ReviewRow("nothing changed", "class A { var x: Int }", "class A { var x: Int }", []),
        ReviewRow(
            "a type is archived as the one before", "class A { var x: String }",
            "class A { var x: UUID as String via f, g }", []),
        ReviewRow(
            "a type is archived as another",
            "external struct Kelvin as Double via f, g\nclass A { var x: [Kelvin] }",
            "external struct Kelvin as String via f, g\nclass A { var x: [Kelvin] }",
            [
                "typeChanged A.x: breaking[key \"x2\" fallback \"x\": [Double] via xFromOld also \"x\": "
                    + "[Double] via xForOlderReaders] breaking[key \"x2\" fallback \"x\": [Double] via xFromOld "
                    + "also \"x\": [Double] via xForOlderReaders]"
            ]),
        ReviewRow(
            "a field with a conversion is removed", "class A { var x: [UUID] as String via f, A.g(of:) }", "class A {}",
            [
                "fieldRemoved A.x!: lossy[var x: [UUID]? as String via f, A.g(of:) until 0] "
                    + "breaking[retired \"x\": [String] = [], still written]"
            ]),
        ReviewRow(
            "an optional field is added", "class A {}", "class A { var x: Int? }",
            [
                "fieldAdded A.x: safe safe"
            ]),
        ReviewRow(
            "a field with a default is added", "class A {}", "class A { var x: Int = 3 }",
            [
                "fieldAdded A.x: safe safe"
            ]),
        ReviewRow(
            "a required field is added", "class A {}", "class A { var x: Int }",
            [
                "fieldAdded A.x!: breaking[= 0] safe"
            ]),
        ReviewRow(
            "a required object is added", "class A {}\nclass B {}", "class A { let b: B }\nclass B {}",
            [
                "fieldAdded A.b!: breaking[var b: B?] safe"
            ]),
        ReviewRow(
            "an optional field is removed", "class A { var x: Int? }", "class A {}",
            [
                "fieldRemoved A.x!: lossy[var x: Int? until 0] safe"
            ]),
        ReviewRow(
            "a required field is removed", "class A { var x: Int }", "class A, version 1 {}",
            [
                "versionChanged A: safe safe",
                "fieldRemoved A.x!: lossy[var x: Int? until 0] breaking[retired \"x\": Int = 0, still written]",
            ]),
        ReviewRow(
            "a required field is removed and retired", "class A { var x: Int }", "class A { retired \"x\" }",
            [
                "fieldRemoved A.x!: lossy breaking[retired \"x\": Int = 0, still written]"
            ]),
        ReviewRow(
            "a required field is removed and still written", "class A { var x: Int }",
            "class A { retired \"x\": Int = 0, still written }",
            [
                "fieldRemoved A.x!: lossy safe"
            ]),
        ReviewRow(
            "a key is another", "class A { var x: Int }", "class A { var x: Int key \"y\" }",
            [
                "keyChanged A.x: breaking[fallback \"x\"] breaking[also \"x\"]"
            ]),
        ReviewRow(
            "a key is another, with fallback", "class A { var x: Int }",
            "class A { var x: Int key \"y\" fallback \"x\" }",
            [
                "keyChanged A.x: safe breaking[also \"x\"]"
            ]),
        ReviewRow(
            "a key is another, with fallback and also", "class A { var x: Int }",
            "class A { var x: Int key \"y\" fallback \"x\" also \"x\" }",
            [
                "keyChanged A.x: safe safe"
            ]),
        ReviewRow(
            "an optional's key is another", "class A { var x: Int? }", "class A { var x: Int? key \"y\" }",
            [
                "keyChanged A.x: lossy[fallback \"x\"] lossy[also \"x\"]"
            ]),
        ReviewRow(
            "two keys are swapped", "class A { var x: Int; var y: Int }".replacing("; ", with: "\n"),
            "class A { var x: Int key \"y\"\nvar y: Int key \"x\" }",
            [
                "keyChanged A.x: breaking[key \"x\"] breaking[key \"x\"]",
                "keyChanged A.y: breaking[key \"y\"] breaking[key \"y\"]",
            ]),
        ReviewRow(
            "two keys are swapped, of which one has parts",
            "class A { var x: Int?\nvar y: S? }\nstruct S { var a: Int }",
            "class A { var x: Int? key \"y\"\nvar y: S? key \"x\" }\nstruct S { var a: Int }",
            [
                "keyChanged A.x: lossy lossy",
                "keyChanged A.y: lossy lossy",
            ]),
        ReviewRow(
            "a property is renamed, its key stays", "class A { var x: Int }", "class A { var y: Int key \"x\" }",
            [
                "memberRenamed A.y!"
            ]),
        ReviewRow(
            "a property is renamed with its key", "class A { var name: String }", "class A { var names: String }",
            [
                "keyChanged A.names?!: breaking[fallback \"name\"] breaking[also \"name\"]"
            ]),
        ReviewRow(
            "a type is another", "class A { var x: Int }", "class A { var x: String }",
            [
                "typeChanged A.x!: breaking[key \"x2\" fallback \"x\": Int via xFromOld"
                    + " also \"x\": Int via xForOlderReaders] breaking[key \"x2\" fallback \"x\": Int via"
                    + " xFromOld also \"x\": Int via xForOlderReaders]"
            ]),
        ReviewRow(
            "a type is narrower", "class A { var x: Int }", "class A { var x: Int8 }",
            [
                "typeChanged A.x!: breaking[key \"x2\" fallback \"x\": Int via xFromOld"
                    + " also \"x\": Int via xForOlderReaders] safe"
            ]),
        ReviewRow(
            "a type is converted", "class A { var x: Int }",
            "class A { var x: String key \"x2\" fallback \"x\": Int via f also \"x\": Int via g }",
            [
                "keyChanged A.x: safe safe",
                "typeChanged A.x!: safe safe",
            ]),
        ReviewRow(
            "required becomes optional", "class A { var x: Int }", "class A { var x: Int? }",
            [
                "optionalityChanged A.x!: safe breaking[key \"x2\" fallback \"x\" also \"x\": Int via xForOlderReaders]"
            ]),
        ReviewRow(
            "optional becomes required", "class A { var x: Int? }", "class A { var x: Int }",
            [
                "optionalityChanged A.x!: breaking[= 0] safe"
            ]),
        ReviewRow(
            "optional gets a default", "class A { var x: Int? }", "class A { var x: Int = 0 }",
            [
                "optionalityChanged A.x!: lossy safe",
                "defaultChanged A.x: safe safe",
            ]),
        ReviewRow(
            "nil is written", "class A { var x: Int? }", "writes nil class A { var x: Int? }",
            [
                "nilChanged A.x: safe safe"
            ]),
        ReviewRow(
            "a nil that was written is refused", "class A { var x: Int? writes nil }", "class A { var x: Int = 3 }",
            [
                "optionalityChanged A.x!: breaking[treats nil as missing] safe",
                "defaultChanged A.x: safe safe",
            ]),
        ReviewRow(
            "a nil that was written counts as missing", "class A { var x: Int? writes nil }",
            "class A { var x: Int = 3 treats nil as missing }",
            [
                "nilChanged A.x: safe safe",
                "optionalityChanged A.x!: lossy safe",
                "defaultChanged A.x: safe safe",
            ]),
        ReviewRow(
            "a field becomes lenient", "class A { var x: [Int]? }", "lenient class A { var x: [Int]? }",
            [
                "lenientChanged A.x: safe safe"
            ]),
        ReviewRow(
            "a lenient field is narrowed", "class A, lenient { var x: Int? }", "class A, lenient { var x: Int8? }",
            [
                "typeChanged A.x!: lossy[key \"x2\" fallback \"x\": Int? via xFromOld also \"x\": Int? via xForOlderReaders] "
                    + "safe"
            ]),
        ReviewRow(
            "objects that only lenient fields hold get a required value",
            "class A { var b: B? lenient }\nclass B {}", "class A { var b: B? lenient }\nclass B { let x: Int }",
            [
                "fieldAdded B.x!: lossy[= 0] safe"
            ]),
        ReviewRow(
            "objects that no field held, roots, get a required value and a lenient holder",
            "class A {}\nclass B {}", "class A { var b: B? lenient }\nclass B { let x: Int }",
            [
                "fieldAdded A.b: safe safe",
                "fieldAdded B.x!: breaking[= 0] safe",
            ]),
        ReviewRow(
            "a lenient field reads an older key as another type",
            "class A { var x: Int? fallback \"y\" lenient }",
            "class A { var x: packed [Int16]? fallback \"y\" lenient }",
            [
                "typeChanged A.x!: lossy[key \"x2\" fallback \"x\": Int? via xFromOld also \"x\": Int? via xForOlderReaders] "
                    + "lossy[key \"x2\" fallback \"x\": Int? via xFromOld also \"x\": Int? via xForOlderReaders]"
            ]),
        ReviewRow(
            "the default is no longer written", "class A { var x: Int = 3 }",
            "class A { var x: Int = 3 omits default }",
            [
                "defaultChanged A.x: safe safe"
            ]),
        ReviewRow(
            "a default that isn't written changes", "class A, omits default { var x: Int = 3 }",
            "class A, omits default { var x: Int = 4 }",
            [
                "defaultChanged A.x: lossy[var x: Int = 3 omits default] lossy"
            ]),
        ReviewRow(
            "a default that isn't written is required", "class A { var x: Int = 3 omits default }",
            "class A { var x: Int }",
            [
                "defaultChanged A.x!: breaking[= 3] safe"
            ]),
        ReviewRow(
            "optional with a default loses the question mark", "class A { var x: Int? = 3 }",
            "class A { var x: Int = 3 }",
            [
                "optionalityChanged A.x!: breaking[treats nil as missing] safe"
            ]),
        ReviewRow(
            "a default is another", "class A { var x: Int = 3 }", "class A { var x: Int = 4 }",
            [
                "defaultChanged A.x: safe safe"
            ]),
        ReviewRow(
            "a default is gone", "class A { var x: Int = 3 }", "class A { var x: Int }",
            [
                "defaultChanged A.x!: safe safe"
            ]),
        ReviewRow(
            "writing ends", "class A { var x: Int = 0 }", "class A, version 1 { var x: Int = 0 until 0 }",
            [
                "versionChanged A: safe safe",
                "writingEnded A.x: safe lossy",
            ]),
        ReviewRow(
            "writing a required field ends", "class A { var x: Int }", "class A, version 1 { var x: Int = 0 until 0 }",
            [
                "versionChanged A: safe safe",
                "writingEnded A.x: safe breaking",
                "defaultChanged A.x: safe safe",
            ]),
        ReviewRow(
            "a field becomes transient", "class A { var x: Int? }", "class A { transient var x: Int? }",
            [
                "transientChanged A.x!: lossy[var x: Int?] lossy[var x: Int?]"
            ]),
        ReviewRow(
            "a field is transient no more", "class A { transient var x: Int? }", "class A { var x: Int? }",
            [
                "transientChanged A.x: lossy safe"
            ]),
        ReviewRow(
            "a reference becomes weak", "class A { var x: A? }", "class A { weak var x: A? }",
            [
                "conditionalChanged A.x: lossy[var x: A?] lossy[var x: A?]"
            ]),
        ReviewRow(
            "a reference becomes conditional", "class A { var x: A? }", "class A { var x: A? conditional }",
            [
                "conditionalChanged A.x: safe lossy[var x: A?]"
            ]),
        ReviewRow(
            "a reference becomes strong", "class A { weak var x: A? }", "class A { var x: A? }",
            [
                "conditionalChanged A.x: lossy[weak var x: A?] lossy[weak var x: A?]"
            ]),
        ReviewRow(
            "a strong reference becomes unowned", "class A { var x: A? }", "class A { unowned var x: A? }",
            [
                "conditionalChanged A.x: lossy[var x: A?] lossy[var x: A?]"
            ]),
        ReviewRow(
            "an unowned reference becomes strong", "class A { unowned var x: A? }", "class A { var x: A? }",
            [
                "conditionalChanged A.x: lossy[unowned var x: A?] lossy[unowned var x: A?]"
            ]),
        ReviewRow(
            "also is gone", "class A { var x: Int also \"y\" }", "class A { var x: Int }",
            [
                "alsoChanged A.x: safe safe"
            ]),
        ReviewRow(
            "a fallback is gone", "class A { var x: Int fallback \"y\" }", "class A { var x: Int }",
            [
                "fallbackChanged A.x: breaking[fallback \"y\"] safe"
            ]),
        ReviewRow(
            "fields no longer fall back to a key that a function still writes",
            "class A { var x: String fallback \"z\"\nvar y: String = \"\" fallback \"z\"\n"
                + "retired \"z\": String = via z, still written }",
            "class A { var x: String\nvar y: String = \"\"\nretired \"z\": String = via z, still written }",
            [
                "fallbackChanged A.x: breaking[fallback \"z\"] safe",
                "fallbackChanged A.y: lossy[fallback \"z\"] safe",
            ]),
        ReviewRow(
            "let becomes var", "class A { let x: Int }", "class A { var x: Int }",
            [
                "constantChanged A.x"
            ]),
        ReviewRow(
            "access", "public class A { public var x: Int = 0 }", "public class A { internal var x: Int = 0 }",
            [
                "accessChanged A.x!"
            ]),
        ReviewRow(
            "a retired key is used", "class A { retired \"x\" }", "class A { var x: Int? }",
            [
                "fieldAdded A.x: safe safe",
                "retiredKeyUsed A.x: breaking[key \"x2\"] safe",
            ]),
        ReviewRow(
            "a retired key is read", "class A { retired \"x\" }", "class A { var y: Int? fallback \"x\" }",
            [
                "fieldAdded A.y: safe safe",
                "retiredKeyUsed A.y: safe safe",
            ]),
        ReviewRow(
            "a retired key is forgotten", "class A { retired \"x\" }", "class A {}",
            [
                "retiredKeyForgotten A.x: safe safe"
            ]),
        ReviewRow(
            "a constant is no longer written", "class A { retired \"x\": Int = 0, still written }",
            "class A { retired \"x\" }",
            [
                "writingEnded A.x: safe safe"
            ]),
        ReviewRow(
            "a function still writes the key of a removed field", "class A { var x: Int }",
            "class A { retired \"x\": Int = via x, still written }",
            [
                "fieldRemoved A.x!: lossy safe"
            ]),
        ReviewRow(
            "a function still writes another type", "class A { var x: Int }",
            "class A { retired \"x\": String = via x, still written }",
            [
                "fieldRemoved A.x!: lossy breaking[retired \"x\": Int = 0, still written]"
            ]),
        ReviewRow(
            "a function may write nothing", "class A { var x: Int }",
            "class A { retired \"x\": Int? = via x, still written }",
            [
                "fieldRemoved A.x!: lossy breaking[retired \"x\": Int = 0, still written]"
            ]),
        ReviewRow(
            "a function no longer writes a key", "class A { retired \"x\": Int = via f, still written }",
            "class A { retired \"x\" }",
            [
                "writingEnded A.x: safe safe"
            ]),
        ReviewRow(
            "a function begins to write a key that fields fall back to",
            "class A { var y: Int fallback \"x\": Int via y(of:) }",
            "class A { var y: Int fallback \"x\": Int via y(of:)\n retired \"x\": Int = via x, still written }",
            [
                "keyRetired A.x: safe safe"
            ]),
        ReviewRow(
            "another function writes a key", "class A { retired \"x\": Int = via f, still written }",
            "class A { retired \"x\": Int = via g, still written }",
            [
                "keyRetired A.x: safe safe"
            ]),
    ]

    @Test("Each change of a field gets its verdicts and its fix", arguments: rows)
    func row(_ row: ReviewRow) throws {
        let review = try row.review()
        #expect(review.lines == row.changes, "\(review.told)")
    }

    @Test("A key that is still written isn't called missing")
    func stillWritten() throws {
        for (clause, value) in [("= via f, still written", "the value of 'f' (Int)"), ("= 7, still written", "7")] {
            let row = ReviewRow("", "class A { var x: Int = 3 }", "class A { retired \"x\": Int \(clause) }", [])
            let finding = try #require(row.review().changes.first?.findings[.oldReadsNew])
            #expect(finding.verdict == .safe)
            #expect(finding.reason == "'x' reads \(value), which the new schema still writes")
        }
    }

    @Test("A case of the name of the case for unknown ones is read as it was written")
    func unknownCase() throws {
        let row = ReviewRow(
            "", "enum E: String, tag \"t\" { case a(Int) key \"a\"\ncase b\nunknown .b }\nclass A { var e: E }",
            "enum E { case a(Int) key \"a\"\ncase b key \"b\"\nunknown .b }\nclass A { var e: E }", [])
        #expect(try row.review().changes.first?.findings[.newReadsOld]?.verdict == .safe)
    }
}
