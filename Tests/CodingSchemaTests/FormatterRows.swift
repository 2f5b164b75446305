// The rows of the formatter's table: files, members, comments.

enum FormatterRows {
    typealias Row = FormatterTests.Row

    private static let long = "\"a key that is long enough to fill its line when another one of them stands behind it\""

    static let files: [Row] = [
        Row("an empty file stays empty", "", ""),
        Row("white space alone is nothing", " \n\t\r\n", ""),
        Row("a file ends with one line break", "class A {}", "class A {}\n"),
        Row("blank lines at the ends go", "\n\n// a\nclass A {}\n\n\n", "// a\nclass A {}\n"),
        Row("a byte order mark goes", "\u{FEFF}class A {}\n", "class A {}\n"),
        Row(
            "Windows' line ends become line feeds, in comments and Swift text too",
            "// a\r\nclass A {\r\nswift {\r\n  a\r\n}\r\n/* b\r\n c */\r\n}\r\n",
            "// a\nclass A {\n    swift {\n  a\n}\n    /* b\n c */\n}\n"),
        Row("tabs and form feeds are spaces", "class\tA\u{C}{\n\tvar a :Int\n}", "class A {\n    var a: Int\n}\n"),
        Row(
            "one blank line separates declarations", "class A {} class B {}\nclass C {}\n\n\n\nclass D {}",
            "class A {}\n\nclass B {}\n\nclass C {}\n\nclass D {}\n"),
        Row(
            "an access line is alone", "import A\naccess public\nclass A {}\nwrites   nil class B {}",
            "import A\n\naccess public\n\nclass A {}\n\nwrites nil\n\nclass B {}\n"),
        Row(
            "waivers of what is gone keep at most one blank line",
            "access public waived a of B because \"c\" waived a of C because \"d\"\n\n\n"
                + "waived a of D because \"e\" class A {}",
            "access public\n\nwaived a of B because \"c\"\nwaived a of C because \"d\"\n\nwaived a of D because \"e\"\n\n"
                + "class A {}\n"),
        Row(
            "external types keep at most one blank line",
            "external struct A.B as Int via f(of:),g\npublic external class C as[Double]via F.f , F.g(_:) from M\n\n\n"
                + "external enum D as String via f,g class E {}",
            "external struct A.B as Int via f(of:), g\npublic external class C as [Double] via F.f, F.g(_:) from M\n\n"
                + "external enum D as String via f, g\n\nclass E {}\n"),
        Row(
            "external types with coding of their own",
            "external class A ( a:Int=1,b : [String]? ) :B,sequential  only,keys\"k\",\"l\" , archived as\"X\"  from M\n"
                + "external class B  from  M.N\nexternal struct C:Hashable ,Sendable",
            "external class A(a: Int = 1, b: [String]?): B, archived as \"X\", sequential only, keys \"k\", \"l\" from M\n"
                + "external class B from M.N\nexternal struct C: Hashable, Sendable\n"),
        Row(
            "imports keep at most one blank line", "import A\nimport B\n\n\nimport C",
            "import A\nimport B\n\nimport C\n"),
        Row(
            "imports move to the top, with their comments",
            "class A {}\n\n\n// of B\nimport B  // why\nclass C {}\nimport D",
            "// of B\nimport B  // why\nimport D\n\nclass A {}\n\nclass C {}\n"),
        Row(
            "what heads the file stays above imports that move", "// file\n\n// of A\nclass A {}\nimport B",
            "// file\n\nimport B\n\n// of A\nclass A {}\n"),
        Row(
            "documentation stays with its declaration when imports move", "/// of A\n\n// x\n\nclass A {}\nimport B",
            "import B\n\n/// of A\n\n// x\n\nclass A {}\n"),
        Row(
            "attributes, aliases and imports with levels",
            "@A @B( x )class A {}\n\n@C\n\nstruct B{@D var a:Int@E\nvar b:Int}typealias C=Int package typealias D=[ Int ]\n"
                + "public   import X\nimport Y",
            "public import X\nimport Y\n\n@A\n@B( x )\nclass A {}\n\n@C\nstruct B {\n    @D var a: Int\n    @E var b: Int\n}\n\n"
                + "typealias C = Int\npackage typealias D = [Int]\n"),
        Row(
            "declarations in declarations",
            "class A {\n  struct B , version 1{ // b\n var a:C . D?\n\n\n /// e\n @F\n\n enum E{case a}}\n  bits G:UInt8{}// g\n}",
            "class A {\n    struct B, version 1 {  // b\n        var a: C.D?\n\n        /// e\n        @F\n"
                + "        enum E {\n            case a\n        }\n    }\n    bits G: UInt8 {}  // g\n}\n"),
        Row(
            "setters, observers and types of Swift",
            "class A {private ( set ) var a:Int key \"K\"{didSet{ f( ) }}\ntransient var b:any  A&B  =5 rebuilt via f\n"
                + "var c:Int since 2{\n willSet { } }\n}",
            "class A {\n    private(set) var a: Int key \"K\" {didSet{ f( ) }}\n"
                + "    transient var b: any  A&B = 5 rebuilt via f\n    var c: Int since 2 {\n willSet { } }\n}\n"),
        Row("an empty body is two braces", "class A {\n\n}\nclass B{ }", "class A {}\n\nclass B {}\n"),
        Row(
            "the words of a head", "open  class A:external   NSObject,keyed  only{}\nextend final\nclass B{}",
            "open class A: external NSObject, keyed only {}\n\nextend final class B {}\n"),
        Row(
            "the clauses of a head have an order",
            """
            class A, refuses coding, replaced via r( _ : in : ), keeps unknown, keyed only, sequential, \
            prefix "P" {}
            class B, unique via u, sequential  marker"K", formerly "X" , "Y", archived as "Z", version 0x1_0 key "V" {}
            """,
            """
            class A, prefix "P", sequential, keyed only, keeps unknown, replaced via r(_:in:), refuses coding {}

            class B, version 0x1_0 key "V", archived as "Z", formerly "X", "Y", sequential marker "K", unique via u {}

            """),
        Row(
            "a head that is too long has each clause on a line",
            "struct A, version 1, archived as \(long), formerly \"b\" { var a: Int }",
            "struct A,\n    version 1,\n    archived as \(long),\n    formerly \"b\"\n{\n    var a: Int\n}\n"),
        Row(
            "a head without clauses is not wrapped",
            "class A\(String(repeating: "a", count: 60)): B\(String(repeating: "b", count: 60)) {}",
            "class A\(String(repeating: "a", count: 60)): B\(String(repeating: "b", count: 60)) {}\n"),
        Row(
            "what fits one line goes on one line", "class A,\n    version 1,\n    keyed only\n{\n}",
            "class A, version 1, keyed only {}\n"),
    ]

    static let members: [Row] = [
        Row(
            "each member has a line", "class A { var a: Int var b: Int }",
            "class A {\n    var a: Int\n    var b: Int\n}\n"),
        Row(
            "at most one blank line is kept between members, and none at the braces",
            "class A {\n\n\n  var a: Int\n\n\n\n  var b: Int\n  var c: Int\n\n}",
            "class A {\n    var a: Int\n\n    var b: Int\n    var c: Int\n}\n"),
        Row(
            "names and types are not aligned",
            "class A {\n    let a    : Int     = 1\n    var long : String  key  \"a\"\n}",
            "class A {\n    let a: Int = 1\n    var long: String key \"a\"\n}\n"),
        Row(
            "types",
            "class A { var a: [ [ String:Int? ] ]? var b: Set < A > var c: packed ( big )[B] var d:( any Coding )? }",
            """
            class A {
                var a: [[String: Int?]]?
                var b: Set<A>
                var c: packed(big) [B]
                var d: (any Coding)?
            }

            """),
        Row(
            "values",
            """
            class A { var a: B=- 1 var b: B = . blue var c: B = [ ] var d: B = [ : ] var e: B = via  f( _ : )
            var f: B=( 1+2 ) }
            """,
            """
            class A {
                var a: B = -1
                var b: B = .blue
                var c: B = []
                var d: B = [:]
                var e: B = via f(_:)
                var f: B = ( 1+2 )
            }

            """),
        Row(
            "the clauses of a field have an order, and equal ones keep theirs",
            """
            class A { var a: Int joined omits default conditional writes nil also "1" treats nil as missing fallback "2" until 3 since 4 key "5" fallback "6" rebuilt via f() }
            """,
            """
            class A {
                var a: Int
                    key "5"
                    since 4
                    until 3
                    fallback "2"
                    fallback "6"
                    treats nil as missing
                    also "1"
                    joined
                    omits default
                    conditional
                    writes nil
                    rebuilt via f()
            }

            """),
        Row(
            "an until behind an also is the also's",
            "class A { var a: Int also \"1\": T via f as of 2 until 3 until 4 key \"5\" }",
            "class A {\n    var a: Int key \"5\" until 4 also \"1\": T via f as of 2 until 3\n}\n"),
        Row(
            "a field that is too long has each clause on a line",
            "class A { var a: Int = 1 also \"b\" key \(long) since 2 }",
            "class A {\n    var a: Int = 1\n        key \(long)\n        since 2\n        also \"b\"\n}\n"),
        Row(
            "a line may be 120 columns wide, whatever its bytes",
            "class A { var a: Int key \"\(String(repeating: "é", count: 92))\"  }",
            "class A {\n    var a: Int key \"\(String(repeating: "é", count: 92))\"\n}\n"),
        Row(
            "and no column more", "class A { var a: Int key \"\(String(repeating: "é", count: 100))\"  }",
            "class A {\n    var a: Int\n        key \"\(String(repeating: "é", count: 100))\"\n}\n"),
        Row(
            "retired keys", "class A{retired\"a\",\"b\" until 3 retired \"c\":Int=0 until 3,still written}",
            "class A {\n    retired \"a\", \"b\" until 3\n    retired \"c\": Int = 0 until 3, still written\n}\n"),
        Row(
            "a retired key that a function writes", "class A{retired\"a\":Int?=via  f,still written}",
            "class A {\n    retired \"a\": Int? = via f, still written\n}\n"),
        Row(
            "a retired key that is too long", "class A { retired \(long): Int = 0 until 3, still written }",
            "class A {\n    retired \(long): Int = 0\n        until 3,\n        still written\n}\n"),
        Row(
            "waivers", "class A{waived  b of c because\"d\" waived e of\"f\"\nbecause \"g\" var a:Int}",
            "class A {\n    waived b of c because \"d\"\n    waived e of \"f\" because \"g\"\n    var a: Int\n}\n"),
        Row(
            "a waiver that is too long", "bits A: UInt8 { waived bitsMoved of theOthers because \(long) }",
            "bits A: UInt8 {\n    waived bitsMoved of theOthers\n        because \(long)\n}\n"),
        Row(
            "Swift text stays byte for byte",
            "class A {\nswift{\n\n\n  func f() { \t}\t\n    }\n var a: Date = (  f(1,\n2)  )  key \"a\" }",
            "class A {\n    swift {\n\n\n  func f() { \t}\t\n    }\n    var a: Date = (  f(1,\n2)  ) key \"a\"\n}\n"),
        Row(
            "enums",
            """
            enum A:String{case a="b" since 2 else . c fallback  case d ( e:Int key"f",g:[ Int ] )key "h" also i via j
            unknown . a}
            """,
            """
            enum A: String {
                case a = "b" since 2 else .c
                fallback case d(e: Int key "f", g: [Int]) key "h" also i via j
                unknown .a
            }

            """),
        Row(
            "bits", "bits A:UInt8{var a:Bool at 0 var b:UInt8 at 1\nwidth 4}",
            "bits A: UInt8 {\n    var a: Bool at 0\n    var b: UInt8 at 1 width 4\n}\n"),
        Row(
            "a type named any ends with its line", "class A { var any: any\nkey \"b\"\nvar c: any   Coding }",
            "class A {\n    var any: any\n        key \"b\"\n    var c: any Coding\n}\n"),
    ]

    static let comments: [Row] = [
        Row("a file of comments", "\n// a\n\n\n\n   /* b */   /// c\n", "// a\n\n/* b */  /// c\n"),
        Row(
            "comments at the end of a line stay there, two spaces behind what they are about",
            "import A // a\naccess public// b\nclass A{ // c\nvar a: Int// d  \nvar b: Int /* e */\n}// f",
            """
            import A  // a

            access public  // b

            class A {  // c
                var a: Int  // d
                var b: Int /* e */
            }  // f

            """),
        Row(
            "comments above stay above", "// a\n/// b\nclass A {\n// c\n\n/// d\nvar a: Int\n// e\n\n}\n// f",
            "// a\n/// b\nclass A {\n    // c\n\n    /// d\n    var a: Int\n    // e\n}\n\n// f\n"),
        Row(
            "comments in an empty body", "class A { /* a */ /* b */}\nclass B {// a\n}\nclass C {\n// a\n\n\n// b\n}",
            "class A { /* a */ /* b */ }\n\nclass B {  // a\n}\n\nclass C {\n    // a\n\n    // b\n}\n"),
        Row(
            "a comment before a member stays before it", "class A { /* a */ var a: Int /* b */ var b: Int /* c */ }",
            "class A {\n    /* a */ var a: Int\n    /* b */ var b: Int /* c */\n}\n"),
        Row(
            "a comment before a clause goes with it", "class A { var a: Int since 2 /* of key */ key \"b\" // end\n}",
            "class A {\n    var a: Int /* of key */ key \"b\" since 2  // end\n}\n"),
        Row(
            "comments at clauses of their own lines go with them",
            "class A {\nvar a: Int // of a\n// above since\nsince 2 // of since\nkey \"b\" // of key\n}",
            """
            class A {
                var a: Int  // of a
                    key "b"  // of key
                    // above since
                    since 2  // of since
            }

            """),
        Row(
            "commas stay with their clauses",
            "class A // a\n, keyed only // b\n, version 1 /* c */ , /* d */ prefix \"e\" // f\n{}",
            """
            class A,  // a
                version 1, /* c */
                /* d */ prefix "e",  // f
                keyed only  // b
            {}

            """),
        Row(
            "a comment inside of a clause stays inside",
            "class A { retired \"a\", // 2001\n\"b\", // 2003\n  // and\n\"c\" until 3 }",
            """
            class A {
                retired "a",  // 2001
                    "b",  // 2003
                    // and
                    "c"
                    until 3
            }

            """),
        Row(
            "comments of several lines stay byte for byte",
            "class A {\n  /* a\n       b  \n*/\n  var a: Int /* c\nd */ var b: Int\n}",
            "class A {\n    /* a\n       b  \n*/\n    var a: Int /* c\nd */\n    var b: Int\n}\n"),
        Row(
            "white space behind documentation may mean something", "///  a  \n//  b  \nclass A {}",
            "///  a  \n//  b\nclass A {}\n"),
        Row(
            "documentation behind a comment of several lines documents what follows",
            "class A { var a: Int key \"b\" /* c\n*/ /// d\nvar e: Int }",
            "class A {\n    var a: Int key \"b\" /* c\n*/\n    /// d\n    var e: Int\n}\n"),
    ]
}
