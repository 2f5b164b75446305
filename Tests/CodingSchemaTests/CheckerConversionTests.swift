// The checker and types that are archived as others; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: types archived as others")
struct CheckerConversionTests {
    static let rows = [
        CheckerRow(
            "everything that is right",
            """
            external struct Kelvin as Double via degrees(of:), kelvin(degrees:)
            external class Images.Image as packed [UInt8] via Images.bytes, Images.image from Images
            external struct UUID as String via text, identifier

            class A {
                var a: Kelvin = 3
                var b: [Kelvin: Set<Kelvin>]? = nil
                var c: packed [Kelvin] = []
                var d: Images.Image?
                var e: UUID = (UUID(uuidString: "") ?? none)
                var f: Point as Form via form, point
                var g: indexed [UUID]
                var h: UUID as Data via data, identifier
                var k: Channel as rawValue boxed Int = (Channel(1))
                var m: Channel as String via Channel.rawValue, Channel.init(rawValue:) fallback "n"
                var rawValue: Channel? as rawValue String key "o"
                var i: Form = via form fallback "j": Kelvin via form
            }

            struct Form {
                var x: Int
                var parts: [Kelvin]
            }
            """,
            []),
        CheckerRow(
            "a property as the way back, and raw values that archives can't hold",
            """
            external struct Channel as rawValue B

            class A {
                var a: Name as String via Name.text(of:), Name.rawValue
                var b: Name as rawValue String?
                var c: Name as rawValue
            }

            class B {}
            """,
            [
                "1:37-37 error: 'B' refers to objects, and these don't exist yet when a value is converted",
                "fix: convert to and from a type without objects, or refer to the object in a field of its own",
                "4:47-59 error: 'Name.rawValue' is a property: the second one must be a function or an initializer, "
                    + "which makes the value from the archived one",
                "fix: write 'Name.init(rawValue:)' instead", "edit 4:47-59: «Name.init(rawValue:)»",
                "5:29-35 error: the archived type can't be optional: nil is archived without a conversion",
                "fix: write 'String' instead", "edit 5:29-35: «String»", "6:28-27 error: 'via' is missing",
                "fix: write 'via' here", "edit 6:28-27: « via»",
            ]),
        CheckerRow(
            "objects as archived forms",
            """
            external struct Kelvin as [B] via f, g
            external struct Lux as Holder via f, g

            class A {
                var a: Name as B via f, g
                var b: Name as any Coding via f, g
                var c: any Coding as Data via f, g
            }

            class B {}

            struct Holder {
                var b: B?
            }
            """,
            [
                "1:27-29 error: '[B]' refers to objects, and these don't exist yet when a value is converted",
                "fix: convert to and from a type without objects, or refer to the object in a field of its own",
                "2:24-29 error: 'Holder' refers to objects, and these don't exist yet when a value is converted",
                "fix: convert to and from a type without objects, or refer to the object in a field of its own",
                "5:20-20 error: 'B' refers to objects, and these don't exist yet when a value is converted",
                "fix: convert to and from a type without objects, or refer to the object in a field of its own",
                "6:20-29 error: 'any Coding' refers to objects, and these don't exist yet when a value is converted",
                "fix: convert to and from a type without objects, or refer to the object in a field of its own",
                "7:12-21 error: 'any Coding' refers to objects, and these don't exist yet when a value is converted",
                "fix: convert to and from a type without objects, or refer to the object in a field of its own",
            ]),
        CheckerRow(
            "conversions in conversions",
            """
            external struct Kelvin as Lux via f, g
            external struct Lux as Lux via f, g

            class A {
                var a: Kelvin
            }
            """,
            [
                "1:27-29 error: 'Lux' is itself archived as another type",
                "fix: write the type that archives hold, and let the functions convert to and from it",
                "2:24-26 error: 'Lux' is itself archived as another type",
                "fix: write the type that archives hold, and let the functions convert to and from it",
            ]),
        CheckerRow(
            "archived forms at the wrong place",
            """
            external struct Curve as indexed [Double] via f, g

            class A {
                var a: [Curve]
                var b: Curve?
                var c: Set<Spot> as CGPoint via f, g
                weak var d: Kelvin?
                transient var e: Int = 0
                transient var f: Curve? as String via f, g
            }

            bits Flags: UInt8 {
                var x: Kelvin at 0 width 2
            }

            external enum Kelvin as UInt8 via f, g
            """,
            [
                "4:12-18 error: a value in '[Curve]' would be a packed or indexed array: this is only for the whole type"
                    + " of a field",
                "fix: let the type be archived as a plain array",
                "5:12-17 error: a value in 'Curve?' would be a packed or indexed array: this is only for the whole type"
                    + " of a field",
                "fix: let the type be archived as a plain array",
                "6:16-19 error: 'Spot' can't be an element of a set here",
                "fix: write an array instead of the set",
                "7:5-8 error: 'weak' is for references to objects, not for 'Kelvin?'",
                "fix: remove 'weak'",
                "edit 7:5-9: «»",
                "9:29-46 error: a transient field is not archived: 'as' has no effect",
                "fix: remove 'as String via f, g'",
                "edit 9:28-46: «»",
                "13:12-17 error: a bit field is a 'Bool', an integer or an enum with integer raw values, not 'Kelvin'",
            ]),
        CheckerRow(
            "a name that is declared twice",
            """
            external struct Kelvin as Double via f, g
            struct Kelvin {}
            """,
            [
                "2:8-13 error: 'Kelvin' is declared twice",
                "note 1:17-22: the first is here",
            ]),
        CheckerRow(
            "values with Codable",
            """
            external struct Outline as Codable

            class A {
                var a: [Outline]? = nil
                var b: Set<Outline>
                var d: [Int: Page] as Codable
                var e: Codable
                var f: Page as Outline via f, g
            }
            """,
            [
                "5:16-22 error: 'Outline' can't be an element of a set here",
                "fix: write an array instead of the set",
                "7:12-18 error: unknown type 'Codable'",
                "8:20-26 error: 'Outline' is itself archived as another type",
                "fix: write the type that archives hold, and let the functions convert to and from it",
            ]),
        CheckerRow(
            "types of other modules",
            """
            import Physics

            class A {
                var a: Kelvin
                var b: Lux
                var c: Other.Type
            }
            """,
            [
                "5:12-14 error: 'Lux' is internal to 'Physics'",
                "note Physics 2:17-19: declared here",
                "fix: write 'public' before the declaration of 'Lux'",
                "6:12-21 error: a type's name can't contain '.'",
                "fix: write 'Type', and import the target that declares it",
            ], imports: [physics]),
    ]

    private static let physics = ImportedText(
        "Physics",
        """
        public external struct Kelvin as Double via degrees(of:), kelvin(degrees:)
        external struct Lux as Double via f, g
        """)

    @Test("Conversions are checked", arguments: rows)
    func checks(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }

    @Test("A field has the type in Swift and the type in archives")
    func hasBothTypes() throws {
        let schema = try #require(Self.rows[0].compile().schema)
        guard case .class(let found)? = schema.files[0].declarations.first else { return #expect(Bool(false)) }
        let types = found.fields.map { "\($0.name): \($0.valueType.swiftName) as \($0.type.schemaText)" }
        #expect(
            types == [
                "a: Kelvin as Double", "b: [Kelvin: Set<Kelvin>] as [Double: Set<Double>]",
                "c: [Kelvin] as packed [Double]", "d: Images.Image as packed [UInt8]", "e: UUID as String",
                "f: Point as Form", "g: [UUID] as indexed [String]", "h: UUID as Data", "k: Channel as boxed Int",
                "m: Channel as String", "rawValue: Channel as String", "i: Form as Form",
            ])
    }
}
