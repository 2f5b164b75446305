// Type encodings: what they put together, and which are none.

import PropertyLists
import TestSupport
import Testing

@testable import TypedStreams

@Suite("Type encodings")
struct TypeEncodingTests {
    static let encodings: [(String, [TypeEncodingStep])] = [
        ("i", [.value(.code("i"))]),
        ("i@%", [.value(.code("i")), .value(.code("@")), .value(.code("%"))]),
        ("{_NSPoint=ff}", [.value(.code("f")), .value(.code("f"))]),
        ("{ff}", [.value(.code("f")), .value(.code("f"))]),
        ("{?=ic}", [.value(.code("i")), .value(.code("c"))]),
        ("{A={B=d}{C=d}}", [.value(.code("d")), .value(.code("d"))]),
        ("[3s]", [.repeated(count: 3, minimumByteCount: 1), .value(.code("s")), .endRepeated]),
        ("[12c]", [.bytes(.code("c"), count: 12)]),
        ("[0C]", [.bytes(.code("C"), count: 0)]),
        ("[1B]", [.bytes(.code("B"), count: 1)]),
        ("[2{?=c}]", [.repeated(count: 2, minimumByteCount: 1), .value(.code("c")), .endRepeated]),
        (
            "[2[2c]]",
            [.repeated(count: 2, minimumByteCount: 2), .bytes(.code("c"), count: 2), .endRepeated]
        ),
        (
            "[4ii]i",
            [
                .repeated(count: 4, minimumByteCount: 2), .value(.code("i")), .value(.code("i")), .endRepeated,
                .value(.code("i")),
            ]
        ),
        ("[1i]", [.value(.code("i"))]), ("[1[1{?=[1s]@}]]", [.value(.code("s")), .value(.code("@"))]),
        ("[3[1[1i]]]", [.repeated(count: 3, minimumByteCount: 1), .value(.code("i")), .endRepeated]),
        ("[1[0c]]", [.bytes(.code("c"), count: 0)]), ("[1[0i]]", []),
        ("!", []), ("{}", []), ("[0@]", []), ("[9{}]", []), ("[9!]", []), ("[9[0i]]", []), ("{=}", []),
        ("i[0i]i", [.value(.code("i")), .value(.code("i"))]),
    ]

    @Test("state which values are in a group", arguments: encodings)
    func steps(text: String, steps: [TypeEncodingStep]) throws {
        #expect(try TypeEncoding(text).steps == steps + [.end])
    }

    @Test(
        "that are malformed or have unknown codes are errors",
        arguments: [
            "", "^i", "?", "v", "b3", "(u=id)", "ri", "[i]", "[3]", "[3", "[3i", "{a=i", "{a=", "i}", "i]", "[3i}",
            "{a=i]",
            "[", "{", "[99999999999999999999i]", "[-1i]", "i ", "é", "{é=i}", "\u{0}", "{[3}]",
        ])
    func malformed(text: String) {
        let error = #expect(throws: TypedStreamError.self) { try TypeEncoding(text) }
        #expect(error?.code == .badEncoding)
    }

    @Test("may nest as deep as the limit allows, and take no stack")
    func depth() throws {
        let text = String(repeating: "{", count: 1_000) + "i" + String(repeating: "}", count: 1_000)
        #expect(try TypeEncoding(text).steps == [.value(.code("i")), .end])
        let deeper = #expect(throws: TypedStreamError.self) { try TypeEncoding("{" + text + "}") }
        #expect(deeper?.code == .limitExceeded)
        #expect(throws: TypedStreamError.self) { try TypeEncoding(String(repeating: "[1", count: 1_000_000)) }
    }

    @Test("of arrays of one element inside each other don't take a step each for all elements around them")
    func arraysOfOneElement() throws {
        let isInProportion = try growsInProportion(from: 100, times: 8) { count in
            let text = "[\(200 * count)" + String(repeating: "[1", count: count) + "i]"
            let group = newString(text + String(repeating: "]", count: count))
            let stream = try read(streamBytes(group + Array(repeating: 0, count: 200 * count)))
            #expect(stream.items.count == 200 * count + 1)
        }
        #expect(isInProportion)
    }

    @Test("of huge arrays count their bytes without overflow")
    func hugeArrays() throws {
        let huge = try TypeEncoding("[2[9000000000000000000[9000000000000000000i]]]")
        #expect(huge.steps.first == .repeated(count: 2, minimumByteCount: .max))
        #expect(throws: TypedStreamError.self) {
            try read(streamBytes(newString("[2[9000000000000000000[9000000000000000000i]]]") + [1, 2, 3]))
        }
    }
}
