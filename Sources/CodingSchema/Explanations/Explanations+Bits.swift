// Pages of `coding explain`: bit fields; in alphabetical order.

extension Explanations {
    static let bits: [Explanation] = [
        Explanation(
            "bitFieldOfOtherWidth",
            what: "The width is larger than the field's type, or not 1 for a 'Bool'.",
            why: "Bits that the type has no values for would always be zero.",
            wrong: """
                bits Style: UInt32 {
                    var weight: UInt8 at 0 width 9
                }
                """,
            right: """
                bits Style: UInt32 {
                    var weight: UInt8 at 0 width 8
                }
                """),
        Explanation(
            "bitFieldWithoutWidth",
            what: "Only a 'Bool' has a width of its own, which is 1.",
            why: """
                How many bits a value takes can't be seen from its type: a field is often
                narrower than that.
                """,
            wrong: """
                bits Style: UInt32 {
                    var weight: UInt8 at 1
                }
                """,
            right: """
                bits Style: UInt32 {
                    var weight: UInt8 at 1 width 4
                }
                """),
        Explanation(
            "bitsOfOtherField",
            what: """
                The fields of 'bits' are Booleans, integers, and enums with integers as raw
                values.
                """,
            why: "Other values are no number of bits.",
            wrong: """
                bits Style: UInt32 {
                    var name: String at 0 width 8
                }
                """,
            right: """
                bits Style: UInt32 {
                    var number: UInt8 at 0 width 8
                }
                """),
        Explanation(
            "bitsOfOtherType",
            what: "Bits are packed into 'UInt8', 'UInt16', 'UInt32' or 'UInt64'.",
            why: """
                The width must be the same on all machines, and a sign would take one of the
                bits.
                """,
            wrong: """
                bits Style: Int {
                    var bold: Bool at 0
                }
                """,
            right: """
                bits Style: UInt32 {
                    var bold: Bool at 0
                }
                """),
        Explanation(
            "bitsOutOfRange",
            what: "The field ends above the integer's highest bit.",
            why: "The bits would be lost. Bits are counted from 0, the lowest.",
            wrong: """
                bits Style: UInt8 {
                    var bold: Bool at 8
                }
                """,
            right: """
                bits Style: UInt8 {
                    var bold: Bool at 7
                }
                """),
        Explanation(
            "bitsWithoutFields",
            what: "'bits' has at least one field.",
            why: "The integer would always be zero.",
            wrong: """
                bits Style: UInt8 {
                }
                """,
            right: """
                bits Style: UInt8 {
                    var bold: Bool at 0
                }
                """),
        Explanation(
            "defaultOfBitField",
            what: "The field of 'bits' has a default.",
            why: """
                All its fields are one integer, which is archived as a whole: no field of it
                can be missing. The field that holds the bits can have a default.
                """,
            wrong: """
                bits Style: UInt32 {
                    var bold: Bool = true at 0
                }
                """,
            right: """
                class Text {
                    var style: Style = (Style(bold: true))
                }
                bits Style: UInt32 {
                    var bold: Bool at 0
                }
                """),
        Explanation(
            "hidingBitField",
            what: "The field has the name of a type, or of a member that generated code needs.",
            why: """
                In the generated code the name would mean the field. Take another one: bits
                have no names in archives.
                """,
            wrong: """
                bits Style: UInt8 {
                    var encode: Bool at 0
                }
                """,
            right: """
                bits Style: UInt8 {
                    var isEncoded: Bool at 0
                }
                """),
        Explanation(
            "overlappingBits",
            what: "Two fields have a bit in common. The note shows the earlier one.",
            why: "To set one field would change the other.",
            wrong: """
                bits Style: UInt8 {
                    var weight: UInt8 at 0 width 4
                    var bold: Bool at 3
                }
                """,
            right: """
                bits Style: UInt8 {
                    var weight: UInt8 at 0 width 4
                    var bold: Bool at 4
                }
                """),
        Explanation(
            "rawValueWiderThanBits",
            what: """
                A case of the field's enum has a raw value that does not fit in the field's
                width.
                """,
            why: "The case could be set and never be written.",
            wrong: """
                bits Style: UInt8 {
                    var alignment: Alignment at 0 width 1
                }
                enum Alignment: Int {
                    case left
                    case right
                    case middle
                    unknown .left
                }
                """,
            right: """
                bits Style: UInt8 {
                    var alignment: Alignment at 0 width 2
                }
                enum Alignment: Int {
                    case left
                    case right
                    case middle
                    unknown .left
                }
                """),
    ]
}
