// Reviews of classes and structs: names, versions, superclasses, and added and removed declarations.

import CodingReview
import CodingSchema
import Testing

@Suite("The review of classes and structs")
struct ClassReviewTests {
    static let rows: [ReviewRow] = [
        ReviewRow(
            "a class is added", "class A {}", "class A {}\nclass B {}",
            [
                "classAdded B: safe safe"
            ]),
        ReviewRow(
            "a subclass is added", "class A { var a: A? }", "class A { var a: A? }\nclass B: A {}",
            [
                "classAdded B: safe breaking[else A]"
            ]),
        ReviewRow(
            "a subclass of a class without fields of it is added", "class A {}", "class A {}\nclass B: A {}",
            [
                "classAdded B: safe safe"
            ]),
        ReviewRow(
            "a class is added where any object is held", "class A { var a: (any Coding)? }",
            "class A { var a: (any Coding)? }\nclass B {}",
            [
                "classAdded B: safe breaking"
            ]),
        ReviewRow(
            "a class is removed", "class A {}\nclass B { var b: Int }", "class A {}",
            [
                "classRemoved B!: breaking safe"
            ]),
        ReviewRow(
            "a class is renamed and keeps its name in archives", "class A { var x: Int }",
            "class B, archived as \"A\" { var x: Int }",
            [
                "typeRenamed B!"
            ]),
        ReviewRow(
            "a class is renamed and was formerly", "class A { var x: Int }",
            "class B, formerly \"A\" { var x: Int }",
            [
                "typeRenamed B!",
                "archivedNameChanged B: safe breaking[archived as \"A\"]",
            ]),
        ReviewRow(
            "a class is renamed", "class A { var x: Int }", "class B { var x: Int }",
            [
                "typeRenamed B?!",
                "archivedNameChanged B?: breaking[formerly \"A\"] breaking[archived as \"A\"]",
            ]),
        ReviewRow(
            "a class is renamed and keeps its name in Swift", "class A { var x: Int }",
            "class B, formerly \"A\", renamed from A { var x: Int }",
            [
                "typeRenamed B",
                "archivedNameChanged B: safe breaking[archived as \"A\"]",
            ]),
        ReviewRow(
            "an enum and a field keep their former names in Swift",
            "enum A: Int { case a = 0 }\nclass B { var x: A }",
            "enum C: Int, renamed from A { case a = 0 }\nclass B { var y: C key \"x\" renamed from x }",
            [
                "typeRenamed C",
                "memberRenamed B.y",
            ]),
        ReviewRow(
            "a prefix of names in archives is added", "class A {}\nstruct B {}",
            "archived as prefix \"X.\"\nclass A {}\nstruct B {}",
            [
                "archivedNameChanged A: breaking[formerly \"A\"] breaking[archived as \"A\"]",
                "archivedNameChanged B: safe safe",
            ]),
        ReviewRow(
            "a name in archives is another", "class A {}", "class A, archived as \"X.A\" {}",
            [
                "archivedNameChanged A: breaking[formerly \"A\"] breaking[archived as \"A\"]"
            ]),
        ReviewRow(
            "a name in archives is another and was formerly", "class A {}",
            "class A, archived as \"X.A\", formerly \"A\" {}",
            [
                "archivedNameChanged A: safe breaking[archived as \"A\"]"
            ]),
        ReviewRow(
            "a former name is gone", "class A, formerly \"X\" {}", "class A {}",
            [
                "formerNameRemoved A: breaking[formerly \"X\"] safe"
            ]),
        ReviewRow(
            "two names in archives are swapped", "class A {}\nclass B {}",
            "class A, archived as \"B\" {}\nclass B, archived as \"A\" {}",
            [
                "archivedNameChanged A: breaking[archived as \"A\"] breaking[archived as \"A\"]",
                "archivedNameChanged B: breaking[archived as \"B\"] breaking[archived as \"B\"]",
            ]),
        ReviewRow(
            "a version rises", "class A {}", "class A, version 1 {}",
            [
                "versionChanged A: safe safe"
            ]),
        ReviewRow(
            "a version rises above what is refused", "class A, version 1, refuses newer {}",
            "class A, version 2, refuses newer {}",
            [
                "versionChanged A: safe breaking[version 1]"
            ]),
        ReviewRow(
            "a version falls below what is refused", "class A, version 2, refuses newer {}",
            "class A, version 1, refuses newer {}",
            [
                "versionChanged A: breaking[version 2] safe"
            ]),
        ReviewRow(
            "newer versions are refused", "class A, version 1 {}", "class A, version 1, refuses newer {}",
            [
                "refusesNewerChanged A: safe safe"
            ]),
        ReviewRow(
            "a version key is another", "class A, version 1 {}", "class A, version 1 key \"v\" {}",
            [
                "versionKeyChanged A: safe safe"
            ]),
        ReviewRow(
            "a version key is another, and objects are rebuilt by the version",
            "class A, version 1, rebuilt via m(from:) {}", "class A, version 1 key \"v\", rebuilt via m(from:) {}",
            [
                "versionKeyChanged A: breaking[version 1] breaking[version 1]"
            ]),
        ReviewRow(
            "a version by which objects are rebuilt is no longer written",
            "class A, version 1, rebuilt via m(from:) {}", "class A, version 1, unwritten, rebuilt via m {}",
            [
                "versionKeyChanged A: safe breaking", "substitutionChanged A: safe safe",
            ]),
        ReviewRow(
            "a struct that is rebuilt by its version has another key for it",
            "class H {\n  var s: S\n}\nstruct S, version 1, rebuilt via m(from:) {\n  var a: Int\n}",
            "class H {\n  var s: S\n}\nstruct S, version 1 key \"v\", rebuilt via m(from:) {\n  var a: Int\n}",
            [
                "versionKeyChanged S: breaking[version 1] breaking[version 1]"
            ]),
        ReviewRow(
            "a class and its superclass exchange their version keys",
            "class A, version 2 key \"v\", refuses newer {}\nclass B: A, version 3 key \"w\" {}",
            "class A, version 2 key \"w\", refuses newer {}\nclass B: A, version 3 key \"v\" {}",
            [
                "versionKeyChanged A: safe safe",
                "versionKeyChanged B: breaking breaking",
            ]),
        ReviewRow(
            "a subclass gets a superclass that finds its version",
            "class A, version 1 key \"v\", refuses newer {}\nclass B, version 2 key \"v\" {}",
            "class A, version 1 key \"v\", refuses newer {}\nclass B: A, version 2 key \"w\" {}",
            [
                "superclassChanged B: safe safe", "versionKeyChanged B: breaking safe",
            ]),
        ReviewRow(
            "a class under another archived name gets a superclass that takes a value for its version",
            "class A, version 1 key \"v\", refuses newer {}\nclass B {\n  var n: Int = 0 key \"v\"\n}",
            "class A, version 1 key \"v\", refuses newer {}\nclass B: A, archived as \"C\", formerly \"B\" {}",
            [
                "archivedNameChanged B: safe breaking[archived as \"B\"]", "superclassChanged B: breaking safe",
                "fieldRemoved B.n!: lossy breaking",
            ]),
        ReviewRow(
            "a field gets the key of a version", "class A, version 2 key \"v\", refuses newer {}",
            "class A, version 2, refuses newer {\n  var v: Int = 0 since 1\n}",
            [
                "versionKeyChanged A: safe breaking", "fieldAdded A.v: breaking[key \"v2\"] safe",
            ]),
        ReviewRow(
            "a struct becomes a class that refuses its version",
            "class H {\n  var a: [S]\n}\nstruct S, version 2 {}",
            "class H {\n  var a: [S]\n}\nclass S, version 1, refuses newer {}",
            [
                "typeChanged H.a: breaking safe", "classRemoved S!", "classAdded S: safe safe",
            ]),
        ReviewRow(
            "unknown keys are kept no more", "class A, keeps unknown {}", "class A {}",
            [
                "keepsUnknownChanged A: safe safe"
            ]),
        ReviewRow(
            "coding is refused", "class A {}\nclass B: A {}", "class A {}\nclass B: A, refuses coding {}",
            [
                "codingRefusedChanged B: breaking safe"
            ]),
        ReviewRow(
            "coding is refused no more", "class A {}\nclass B: A, refuses coding {}", "class A {}\nclass B: A {}",
            [
                "codingRefusedChanged B: safe breaking"
            ]),
        ReviewRow(
            "an object takes another's place", "class A {}", "class A, unique via shared {}",
            [
                "substitutionChanged A: safe safe"
            ]),
        ReviewRow(
            "an object is migrated after reading", "class A, version 1 {}",
            "class A, version 1, rebuilt via migrate(from:) {}",
            [
                "substitutionChanged A: safe safe"
            ]),
        ReviewRow(
            "a class becomes final", "class A {}", "final class A {}",
            [
                "accessChanged A!"
            ]),
        ReviewRow(
            "a class is open no more", "open class A { }", "public class A {}",
            [
                "accessChanged A!"
            ]),
        ReviewRow(
            "objects are compared in another way", "class A: Hashable by identity {}\nclass B: A {}",
            "class A: Hashable by value {}\nclass B: A {}",
            [
                "equalityChanged A!"
            ]),
        ReviewRow(
            "objects in sets are compared by their values",
            "class A: Hashable by identity {}\nclass B: A {}\nclass C { var all: Set<B> }",
            "class A: Hashable by value {}\nclass B: A {}\nclass C { var all: Set<B> }",
            [
                "equalityChanged A!: lossy safe"
            ]),
        ReviewRow(
            "objects are compared", "class A: Hashable {}", "class A: Equatable by value {}",
            [
                "equalityChanged A"
            ]),
        ReviewRow(
            "a superclass is new", "class A { var x: Int }", "class S { var y: Int = 0 }\nclass A: S { var x: Int }",
            [
                "classAdded S: safe safe",
                "superclassChanged A: safe safe",
            ]),
        ReviewRow(
            "a superclass with a required field is new", "class A { var x: Int }",
            "class S { var y: Int }\nclass A: S { var x: Int }",
            [
                "classAdded S: safe safe",
                "superclassChanged A: breaking safe",
            ]),
        ReviewRow(
            "a superclass takes over a field", "class A { var x: Int }",
            "class S { var x: Int }\nclass A: S {}",
            [
                "classAdded S: safe safe",
                "superclassChanged A: safe safe",
            ]),
        ReviewRow(
            "a superclass is left out", "class S { var y: Int = 0 }\nclass A: S { var x: Int }",
            "class S { var y: Int = 0 }\nclass A { var x: Int }",
            [
                "superclassChanged A!: lossy safe"
            ]),
        ReviewRow(
            "a superclass that only lenient fields read is left out",
            "class S {}\nclass A: S {}\nclass H { var s: [S] = [] lenient }",
            "class S {}\nclass A {}\nclass H { var s: [S] = [] lenient }",
            [
                "superclassChanged A!: lossy[: S] safe"
            ]),
        ReviewRow(
            "a class is removed that a lenient field holds",
            "class H { var s: S? lenient }\nclass S {}\nclass A: S {}", "class H { var s: S? lenient }\nclass S {}",
            [
                "classRemoved A!: lossy[reads unknown subclasses] safe"
            ]),
        ReviewRow(
            "a class is removed that no field held, and a lenient field is new",
            "class H {}\nclass S {}\nclass A: S {}", "class H { var s: S? lenient }\nclass S {}",
            [
                "fieldAdded H.s: safe safe",
                "classRemoved A!: breaking[reads unknown subclasses] safe",
            ]),
        ReviewRow(
            "what a subclass inherits is created in its strict holder",
            "class H { var a: A? lenient\nvar b: B? }\nclass A { let p: P }\nclass B: A {}\nclass P { let n: Int }",
            "class H { var a: A? lenient\nvar b: B? }\nclass A { let p: P }\nclass B: A {}\nclass P { let n: Int8 }",
            [
                "typeChanged P.n!: breaking[key \"n2\" fallback \"n\": Int via nFromOld also \"n\": Int via nForOlderReaders] safe"
            ]),
        ReviewRow(
            "a class that only holds itself is a root",
            "class N { var n: N? lenient }",
            "class N { var n: N? lenient }\nclass S: N {}",
            [
                "classAdded S: safe breaking[else N]"
            ]),
        ReviewRow(
            "a weak reference makes no class a part of others",
            "class D { let n: Int\nvar i: [I] = [] }\nclass I { weak var d: D? lenient }",
            "class D { let n: Int8\nvar i: [I] = [] }\nclass I { weak var d: D? lenient }",
            [
                "typeChanged D.n!: breaking[key \"n2\" fallback \"n\": Int via nFromOld also \"n\": Int via nForOlderReaders] safe"
            ]),
        ReviewRow(
            "earlier versions wrote what only a strict field read",
            "class H, version 3 { var q: P? until 2\nvar p: P? lenient }\nclass P { let n: Int }",
            "class H, version 3 { var q: P? until 2\nvar p: P? lenient }\nclass P { let n: Int8 }",
            [
                "typeChanged P.n!: breaking[key \"n2\" fallback \"n\": Int via nFromOld also \"n\": Int via nForOlderReaders] safe"
            ]),
        ReviewRow(
            "a class that is written by hand can have written anything",
            "class H { var p: P? lenient\nvar e: E? }\nexternal class E\nclass P { let n: Int }",
            "class H { var p: P? lenient\nvar e: E? }\nclass E { var q: P? }\nclass P { let n: Int8 }",
            [
                "externalChanged E!: safe safe",
                "typeChanged P.n!: breaking[key \"n2\" fallback \"n\": Int via nFromOld also \"n\": Int via nForOlderReaders] safe",
            ]),
        ReviewRow(
            "two names are exchanged, and a lenient field takes both classes",
            "class H { var s: S? lenient }\nclass S {}\nclass A: S {}\nclass B: S {}",
            "class H { var s: S? lenient }\nclass S {}\nclass A: S, archived as \"B\" {}\nclass B: S, archived as \"A\" {}",
            [
                "archivedNameChanged A: breaking[archived as \"A\"] breaking[archived as \"A\"]",
                "archivedNameChanged B: breaking[archived as \"B\"] breaking[archived as \"B\"]",
            ]),
        ReviewRow(
            "a superclass has another reference that is read later",
            "class H { var s: S? lenient }\nclass B { var r: Q? }\nclass S: B {}\nclass P {}\nclass Q {}",
            "class H { var s: S? lenient }\nclass B { var r: Q? }\nclass O { var r: P? }\nclass S: O {}\nclass P {}\nclass Q {}",
            [
                "classAdded O: safe safe",
                "superclassChanged S!: breaking breaking",
            ]),
        ReviewRow(
            "a superclass that is read is left out", "class S {}\nclass A: S {}\nclass H { var s: S? }",
            "class S {}\nclass A {}\nclass H { var s: S? }",
            [
                "superclassChanged A!: breaking[: S] safe"
            ]),
        ReviewRow(
            "a field moves up", "class S {}\nclass A: S { var x: Int }", "class S { var x: Int = 0 }\nclass A: S {}",
            [
                "fieldAdded S.x: safe safe",
                "defaultChanged A.x: safe safe",
            ]),
        ReviewRow(
            "a field moves down", "class S { var x: Int? }\nclass A: S {}", "class S {}\nclass A: S { var x: Int? }",
            [
                "fieldRemoved S.x!: lossy safe"
            ]),
        ReviewRow(
            "a struct's field has another key", "struct P { var x: Int }\nclass A { var p: P }",
            "struct P { var x: Int key \"X\" }\nclass A { var p: P }",
            [
                "keyChanged P.x: breaking[fallback \"x\"] breaking[also \"x\"]"
            ]),
        ReviewRow(
            "a struct gets a field", "struct P { var x: Int }\nclass A { var p: P }",
            "struct P { var x: Int\nvar y: Int }\nclass A { var p: P }",
            [
                "fieldAdded P.y!: breaking[= 0] safe"
            ]),
        ReviewRow(
            "a struct has another name in archives", "struct P { var x: Int }\nclass A { var p: [P] }",
            "struct P, archived as \"Q\" { var x: Int }\nclass A { var p: [P] }",
            [
                "archivedNameChanged P: breaking[formerly \"P\"] breaking[archived as \"P\"]"
            ]),
        ReviewRow(
            "a struct is renamed", "struct P { var x: Int }\nclass A { var p: P }",
            "struct Q { var x: Int }\nclass A { var p: Q }",
            [
                "typeRenamed Q?!",
                "archivedNameChanged Q?: safe safe",
            ]),
        ReviewRow(
            "fields become a struct under their keys", "class A { var x: Int key \"p.x\" }",
            "struct P { var x: Int }\nclass A { var p: P }",
            [
                "classAdded P",
                "fieldRemoved A.x!: safe safe",
                "fieldAdded A.p!: safe safe",
            ]),
        ReviewRow(
            "fields become an enum under their keys", "class A {\nvar url: String?\nvar bytes: Data?\n}",
            "enum P { case remote(url: String)\ncase raw(bytes: Data) }\nclass A { var p: P? key \"\" }",
            [
                "classAdded P", "fieldRemoved A.url!: safe safe", "fieldRemoved A.bytes!: lossy safe",
                "fieldAdded A.p: safe safe",
            ]),
        ReviewRow(
            "fields become an enum under their keys, and none must be there",
            "class A {\nvar url: String?\nvar bytes: Data?\n}",
            "enum P { case remote(url: String)\ncase raw(bytes: Data) }\nclass A { var p: P key \"\" }",
            [
                "classAdded P", "fieldRemoved A.url!: safe safe", "fieldRemoved A.bytes!: lossy safe",
                "fieldAdded A.p!: breaking safe",
            ]),
        ReviewRow(
            "a field becomes a value of an enum's case", "class A { var url: String }",
            "enum P { case remote(url: String)\ncase raw(bytes: Data) }\nclass A { var p: P key \"\" }",
            [
                "classAdded P", "fieldRemoved A.url!: safe breaking", "fieldAdded A.p!: safe safe",
            ]),
        ReviewRow(
            "a number and the values that it tells apart become an enum with a tag",
            "class A {\nvar kind: Int\nvar url: String?\n}",
            "enum P: Int, tag \"kind\" { case remote(url: String) = 1\ncase local = 0 unknown .local }\n"
                + "class A { var p: P key \"\" }",
            [
                "classAdded P", "fieldRemoved A.kind!: safe safe", "fieldRemoved A.url!: lossy safe",
                "fieldAdded A.p!: breaking safe",
            ]),
        ReviewRow(
            "an enum becomes fields under its keys",
            "enum P { case remote(url: String)\ncase raw(bytes: Data) }\nclass A { var p: P? key \"\" }",
            "class A {\nvar url: String?\nvar bytes: Data?\n}",
            [
                "classRemoved P!", "fieldRemoved A.p!: safe safe", "fieldAdded A.url: safe safe",
                "fieldAdded A.bytes: safe safe",
            ]),
        ReviewRow(
            "an enum that no field holds any more loses a case",
            "enum E: Int { case a = 0\ncase b = 1 }\nclass A { var e: E }", "enum E: Int { case a = 0 }\nclass A {}",
            [
                "caseRemoved E.b!: safe safe",
                "fieldRemoved A.e!: lossy[var e: E? until 0] breaking[retired \"e\": E = .a, still written]",
            ]),
        ReviewRow(
            "an enum gets a case", "enum E: String { case a }\nclass A { var e: E }",
            "enum E: String { case a\ncase b }\nclass A { var e: E }",
            [
                "caseAdded E.b!: safe breaking[since 1 else .a]"
            ]),
        ReviewRow(
            "a union gets a case", "enum E { case a(Int) key \"a\" }\nclass A { var e: E }",
            "enum E { case a(Int) key \"a\"\ncase b(String) key \"b\" }\nclass A { var e: E }",
            [
                "caseAdded E.b!: safe breaking"
            ]),
        ReviewRow(
            "the class of a field is another", "class B {}\nclass C {}\nclass A { var b: B? }",
            "class B {}\nclass C {}\nclass A { var b: C? }",
            [
                "typeChanged A.b!: breaking[key \"b2\" fallback \"b\": B? via bFromOld"
                    + " also \"b\": B? via bForOlderReaders] breaking[key \"b2\" fallback \"b\": B? via bFromOld"
                    + " also \"b\": B? via bForOlderReaders]"
            ]),
    ]

    @Test("Each change of a class or struct gets its verdicts and its fix", arguments: rows)
    func row(_ row: ReviewRow) throws {
        let review = try row.review()
        #expect(review.lines == row.changes, "\(review.told)")
    }
}
