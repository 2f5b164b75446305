// A schema in which every production of the grammar occurs at least once.

enum WholeGrammar {
    static let source = #"""
        // A file of everything.
        import Geography
        import `import`
        public import Observation

        access public  // of what follows

        waived classRemoved of Old because "gone \u{41}"
        waived classRemoved of `in` because "gone"

        external struct Kelvin as Double via degrees(of:), kelvin
        external struct Outline as Codable
        external enum Gear as rawValue boxed Int
        internal external class Images.Image as packed(big) [UInt8] via Coding.Of.bytes(_:), Coding.image from Images.`as`
        /// A time.
        typealias Seconds = Double
        @available(macOS 15, *) package typealias Table = [String: Seconds?]?

        /// A person
        ///  who is paid.
        @Observable @objc(Person)
        class Person {
            @ObservationIgnored @Wrapped.Twice(")", (1)) var firstName: String key "First"
            var lastName: String key "Last" fallback "Surname", "FamilyName"
            unowned var parent: Person? key "up"
        }

        open class Shape: external NSObject, version 0x1_0 key "MVVersion", refuses newer, archived as "a\tb\u{41}",
            formerly "S1", "S2", else Gear, prefix "MV", sequential only, reads unknown subclasses, keeps unknown,
            lenient, unique via uniqued, replaced via stand(_:in:)
        {
            public let version: Int = -1 key "Version" since 2
            internal transient weak var key: Person?
            package private(set) var total: Double = 1.5e-3 until 3
            fileprivate(set) weak var owner: Person? { didSet { print("}") } }
            var other: Float = 0x1p4
            var flag: Bool = true fallback "A": String via flag(from:) fallback "B" treats nil as missing
            var off: Bool = false if missing true omits default
            let id: UUID = (UUID()) required key "ID"
            var later: Int = 0 if missing via later(in:) omits nil
            weak var up: Person? unconditional
            var flags: Int = 0 keyed only
            var isOpen: Bool = false sequential only
            var page: Page? as Codable = nil
            var id: [Text.ID]? as String via text(of:), Text.`in`(from:) = nil key "I"
            var text: String = "say \"hi\"" also "B", "C": [Int]? via f(_:) as of 2 until 3
            var colour: Badge = .blue also "colour" as of 2 since 3 until 5
            var list: [Shape] = []
            var rows: [[Int?]] = [[1, nil], []] if missing []
            var ages: [String: [Age]] = ["a": [.young, .old], "b": []]
            var table: [String: [Int]] = [:]
            var nothing: (any Coding)? = nil writes nil conditional
            var all: any Coding
            var set: Set<Person> lenient
            var data: packed [UInt8]
            var order: packed(big) [Int32]
            var little: packed(little) [Float]?
            var elements: indexed [Person]
            transient var sum: Int = 0 rebuilt via resum()
            private transient weak var call: (any A & B)? // none
            fileprivate transient var f: Task<B, [C]>? = (nil) rebuilt via g
            var computed: Int = via compute
            var late: Date = (Date.distantPast /* ) */ ?? f(")"))
            var swift: `class`
            swift {
                override func draw() { print("}", """
                    } \(")}") {
                    """, #"" }"#) /* } */ }
            }
            /// Inside.
            @frozen
            public struct Inner, version 1 {
                var deep: Deep.Deeper?
                bits Bits: UInt8 { var a: Bool at 0 }
            }
            enum Deep { case a(Shape.Inner) }
            retired "Fax", "Pager" until 3
            retired "salary": Int = 0 until 3, still written
            waived versionChanged because "withdrawn"
            waived keyRetired of "Fax" because "nobody sends any"
        }

        final class Leaf: Shape, keyed only {}
        class Coin: Hashable by value, Sendable { var value: Int }
        class Purse: external NSObject, Swift.Equatable by identity { var by: Int }
        class Abstract: Shape, refuses coding { retired "x" }
        internal class Both, sequential { /* nothing /* at all */ */ }
        class Converted, sequential marker "Keyed", rebuilt via migrate(from:) { var x: Int var y: Int joined key "Y" }

        public extend final class Handwritten, version 2, unwritten { var a: Int since 1 waived typeChanged of a because "b" }

        access package
        writes nil
        class Boxes, version 2 key "V" boxed { var boxed: boxed Int? var b: Int as boxed Int via f, Int.init(_:) = 1 var c: [Gear] as rawValue String = [] }
        lenient
        struct Point, as dictionary, version 1, archived as "P", formerly "Q", sequential, writes nil, omits default, rebuilt via f {
            let x: Double = 0
            var y: Double
            retired "z"
            waived fieldRemoved of `in`
                because "nobody knew it"
        }

        /// What a badge looks like.
        enum Badge: String, version 3 {
            case blue
            /// Red.
            case red = "r"
            case striped = "red+white" since 3 else .red
            retired "white"
            waived caseRemoved of default because "it was never written"
            unknown .blue
        }

        enum Open: Int {
            case a = 0 formerly -1, 0x2 since 1
            unknown other(rawValue)
        }

        enum Picture, sequential {
            case none key "none"
            case url(URL) key "URL" since 1
            case jpeg(Data) key "JPEG" since 2 else .url also raw via rasterized
            fallback case raw(pixels: Data key "rawdata", wide: Int key "pixelswide", high: Int)
        }

        enum Tag: Int, tag "tag", version 1 {
            case home = 3 formerly 4
            case page(URL) = 0 key "url" since 1
            case feed(url: URL key "URL", tag: String) = -7
            unknown .home
        }

        archived as prefix "App."

        enum `Type`: Int, renamed from Kind { case a = 0 }
        struct `Self`, renamed from `struct` {
            var b: `Type` = .a renamed from `class`
            transient var c: Any & B = (d) renamed from e
        }

        internal bits Style: UInt32 {
            /// Heavy.
            var bold: Bool at 0
            var weight: UInt8 at 1 width 4
            waived bitsMoved of bold because "none was ever set"
        }

        /// Gone.
        retired class Star: Shape, Hashable, archived as "Stern", formerly "S", "T"
        retired class Moon
        retired struct Margin, formerly "M"
        retired enum Side
        """#

    static let dump = #"""
        import Geography
        import import
        public import Observation
        waived classRemoved of Old because "gone A"
        waived classRemoved of in because "gone"
        /// A time.
        public typealias Seconds = Double
        @available(macOS 15, *) package typealias Table = ([String: (Seconds)?])?
        public external Kelvin as Double via degrees(of:), kelvin
        public external Outline as Codable
        public external Gear as rawValue boxed Int
        internal external Images.Image as packed(big) [UInt8] via Coding.Of.bytes(_:), Coding.image from Images.as
        /// A person
        ///  who is paid.
        @Observable @objc(Person) public class Person
          @ObservationIgnored @Wrapped.Twice(")", (1)) var firstName: String key "First"
          var lastName: String key "Last" fallback("Surname", "FamilyName")
          unowned var parent: (Person)? key "up"
        open class Shape: external NSObject, version 16 key "MVVersion", refuses newer, \#
        archived as "a\tbA", formerly "S1", "S2", else Gear, prefix "MV", sequential only, \#
        reads unknown subclasses, keeps unknown, lenient, \#
        unique via uniqued, replaced via stand(_:in:)
          public let version: Int = integer -1 key "Version" since 2
          internal transient weak var key: (Person)?
          package private(set) var total: Double = real 1.5e-3 until 3
          fileprivate(set) weak var owner: (Person)? { didSet { print("}") } }
          var other: Float = real 0x1p4
          var flag: Bool = boolean true fallback("A": String via flag(from:)) fallback("B") treats nil as missing
          var off: Bool = boolean false if missing boolean true omits default
          let id: UUID = expression (UUID()) required key "ID"
          var later: Int = integer 0 if missing via later(in:) omits nil
          weak var up: (Person)? unconditional
          var flags: Int = integer 0 keyed only
          var isOpen: Bool = boolean false sequential only
          var page: (Page)? as Codable = nil
          var id: ([Text.ID])? as String via text(of:), Text.in(from:) = nil key "I"
          var text: String = string "say \"hi\"" also("B", "C": ([Int])? via f(_:) as of 2 until 3)
          var colour: Badge = case .blue also("colour" as of 2) since 3 until 5
          var list: [Shape] = []
          var rows: [[(Int)?]] = [[integer 1, nil], []] if missing []
          var ages: [String: [Age]] = [string "a": [case .young, case .old], string "b": []]
          var table: [String: [Int]] = [:]
          var nothing: (any Coding)? = nil writes nil conditional
          var all: any Coding
          var set: Set<Person> lenient
          var data: packed(little) [UInt8]
          var order: packed(big) [Int32]
          var little: (packed(little) [Float])?
          var elements: indexed [Person]
          transient var sum: Int = integer 0 rebuilt via resum()
          private transient weak var call: swift (any A & B)?
          fileprivate transient var f: swift Task<B, [C]>? = expression (nil) rebuilt via g
          var computed: Int = via compute
          var late: Date = expression (Date.distantPast /* ) */ ?? f(")"))
          var swift: class
          retired "Fax", "Pager" until 3
          retired "salary": Int = integer 0 until 3, still written
          waived versionChanged because "withdrawn"
          waived keyRetired of "Fax" because "nobody sends any"
          swift {
                override func draw() { print("}", """
                    } \(")}") {
                    """, #"" }"#) /* } */ }
            }
          /// Inside.
          @frozen public struct Inner, version 1
            var deep: (Deep.Deeper)?
            public bits Bits: UInt8
              var a: Bool at 0
          public enum Deep
            case a(Shape.Inner)
        public final class Leaf: Shape, keyed only
        public class Coin: Hashable & Sendable (Hashable by value)
          var value: Int
        public class Purse: external NSObject & Swift.Equatable (Equatable by identity)
          var by: Int
        public class Abstract: Shape, refuses coding
          retired "x"
        internal class Both, sequential
        public class Converted, sequential marker "Keyed", rebuilt via migrate(from:)
          var x: Int
          var y: Int joined key "Y"
        public final extension Handwritten, version 2, unwritten
          var a: Int since 1
          waived typeChanged of a because "b"
        package class Boxes, version 2 key "V" boxed (writes nil above)
          var boxed: (boxed Int)?
          var b: Int as boxed Int via f, Int.init(_:) = integer 1
          var c: [Gear] as rawValue String = []
        package struct Point, as dictionary, version 1, archived as "P", formerly "Q", sequential, writes nil, omits default, rebuilt via f (writes nil above) (lenient above)
          let x: Double = integer 0
          var y: Double
          retired "z"
          waived fieldRemoved of in because "nobody knew it"
        /// What a badge looks like.
        package enum Badge: String, version 3 (writes nil above) (lenient above)
          case blue
          /// Red.
          case red = string "r"
          case striped = string "red+white" since 3 else .red
          retired "white"
          waived caseRemoved of default because "it was never written"
          unknown .blue
        package enum Open: Int (writes nil above) (lenient above)
          case a = integer 0 formerly integer -1, integer 0x2 since 1
          unknown other(rawValue)
        package enum Picture, sequential (writes nil above) (lenient above)
          case none key "none"
          case url(URL) key "URL" since 1
          case jpeg(Data) key "JPEG" since 2 else .url also raw via rasterized
          fallback case raw(pixels: Data key "rawdata", wide: Int key "pixelswide", high: Int)
        package enum Tag: Int, tag "tag", version 1 (writes nil above) (lenient above)
          case home = integer 3 formerly integer 4
          case page(URL) = integer 0 key "url" since 1
          case feed(url: URL key "URL", tag: String) = integer -7
          unknown .home
        package enum Type: Int, renamed from Kind (writes nil above) (lenient above) (prefix App. above)
          case a = integer 0
        package struct Self, renamed from struct (writes nil above) (lenient above) (prefix App. above)
          var b: Type = case .a renamed from class
          transient var c: swift Any & B = expression (d) renamed from e
        internal bits Style: UInt32 (writes nil above) (lenient above) (prefix App. above)
          /// Heavy.
          var bold: Bool at 0
          var weight: UInt8 at 1 width 4
          waived bitsMoved of bold because "none was ever set"
        /// Gone.
        internal retired class Star: Shape & Hashable, archived as "Stern", formerly "S", "T" (prefix App. above)
        internal retired class Moon (prefix App. above)
        internal retired struct Margin, formerly "M" (prefix App. above)
        internal retired enum Side (prefix App. above)
        """#
}
