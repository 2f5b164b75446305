// Pages of `coding explain`: packed, indexed and hashed collections; in alphabetical order.

extension Explanations {
    static let collections: [Explanation] = [
        Explanation(
            "decimalOutOfRange",
            what: """
                A literal of a Decimal has at most 18 decimal digits, and an exponent from
                -128 to 127.
                """,
            why: """
                Swift reads the literal as a binary number first and would round it. Write an
                expression that makes the Decimal from a string.
                """,
            wrong: """
                class Price {
                    var amount: Decimal = 1e200
                }
                """,
            right: """
                class Price {
                    var amount: Decimal = 1e20
                }
                """),
        Explanation(
            "defaultOfIndexed",
            what: """
                An indexed array is empty where the archive holds no element. It is never
                missing.
                """,
            why: "Another default would never be used.",
            wrong: """
                class Mesh {
                    var weights: indexed [Double] = (Mesh.usual)
                }
                """,
            right: """
                class Mesh {
                    var weights: indexed [Double] = []
                }
                """),
        Explanation(
            "indexedElsewhere",
            what: """
                'indexed [T]' is the whole type of a field of a class or struct, or of a
                conversion.
                """,
            why: """
                Its elements stand under keys made from the field's: 'name[0]', 'name[1]'.
                Inside of another type there is no such key.
                """,
            wrong: """
                class Mesh {
                    var weights: [indexed [Double]]
                }
                """,
            right: """
                class Mesh {
                    var weights: [[Double]]
                }
                """),
        Explanation(
            "indexedWithoutRequiredField",
            what: "The array's elements are structs none of whose fields is always written.",
            why: """
                An indexed array ends where an element's keys are missing. A struct all of
                whose fields are missing would end it early, and the elements behind it would
                be lost.
                """,
            wrong: """
                class Track {
                    var marks: indexed [Mark]
                }
                struct Mark {
                    var title: String?
                }
                """,
            right: """
                class Track {
                    var marks: indexed [Mark]
                }
                struct Mark {
                    var second: Int
                    var title: String?
                }
                """),
        Explanation(
            "indexedOptional",
            what: "An indexed array takes no '?'.",
            why: """
                Neither nil nor an empty array leaves a key in the archive, and nothing tells
                them apart.
                """,
            wrong: """
                class Mesh {
                    var weights: indexed [Double]?
                }
                """,
            right: """
                class Mesh {
                    var weights: indexed [Double]
                }
                """),
        Explanation(
            "optionalHashed",
            what: "The elements of a set and the keys of a dictionary take no '?'.",
            why: """
                A nil among them would be archived as an object that is not there, and could
                not be found again by its hash.
                """,
            wrong: """
                class Person {
                    var skills: Set<String?>
                }
                """,
            right: """
                class Person {
                    var skills: Set<String>
                }
                """),
        Explanation(
            "packedElsewhere",
            what: """
                'packed [T]' is the whole type of a field, of a conversion or of a case's
                value.
                """,
            why: """
                It is one piece of data under one key. For an array of such pieces declare a
                struct with a packed field.
                """,
            wrong: """
                class Sound {
                    var channels: [packed [Float]]
                }
                """,
            right: """
                class Sound {
                    var channels: [Channel]
                }
                struct Channel {
                    var samples: packed [Float]
                }
                """),
        Explanation(
            "packedOfNoNumber",
            what: "A packed array holds integers or reals of a fixed width.",
            why: """
                Only these have the same number of bytes everywhere, side by side without
                anything between them.
                """,
            wrong: """
                class Sound {
                    var names: packed [String]
                }
                """,
            right: """
                class Sound {
                    var names: [String]
                }
                """),
        Explanation(
            "packedWithoutFixedWidth",
            what: "'Int' and 'UInt' are as wide as the machine's words.",
            why: """
                What a machine with 64 bits writes could not be read with 32. Write 'Int64' or
                'Int32'.
                """,
            wrong: """
                class Sound {
                    var samples: packed [Int]
                }
                """,
            right: """
                class Sound {
                    var samples: packed [Int64]
                }
                """),
        Explanation(
            "typeNotHashed",
            what: """
                The elements of a set and the keys of a dictionary are hashed, and a schema
                takes none of this type there.
                """,
            why: """
                Nothing is known of how 'any Coding' is hashed, and points, sizes, rectangles
                and ranges are not hashed on every system. Use an array.
                """,
            wrong: """
                class Mesh {
                    var parts: Set<any Coding>
                }
                """,
            right: """
                class Mesh {
                    var parts: [any Coding]
                }
                """),
        Explanation(
            "valueConnectedLater",
            what: """
                The struct or enum holds a set of objects, or a dictionary whose keys are
                objects. The field that holds it must be an optional 'var' or a collection.
                """,
            why: """
                Such a set is built when all objects are whole. Until then the field needs a
                value to begin with.
                """,
            wrong: """
                class Project {
                    var crew: Crew
                }
                struct Crew {
                    var members: Set<Person>
                }
                class Person {
                    var name: String
                }
                """,
            right: """
                class Project {
                    var crew: Crew?
                }
                struct Crew {
                    var members: Set<Person>
                }
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "valueNotHashed",
            what: """
                The elements of a set and the keys of a dictionary must be hashable. A struct
                or an enum is when all its fields are; the note shows one that is not.
                """,
            why: """
                Swift would refuse the generated code. Use an array, or leave the field out of
                the value.
                """,
            wrong: """
                class Mesh {
                    var parts: Set<Part>
                }
                struct Part {
                    var name: String
                    var content: any Coding
                }
                """,
            right: """
                class Mesh {
                    var parts: [Part]
                }
                struct Part {
                    var name: String
                    var content: any Coding
                }
                """),
    ]
}
