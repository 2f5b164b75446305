// Whatever a schema holds, the front end returns, soon, and shows what is wrong in it.

import CodingSchema
import TestSupport
import Testing

@Suite("Any input is survived")
struct RobustnessTests {
    /// The tokens that are tried: all of a small file's, and of a large one's some that a seed chooses.
    private func places(in tokens: [ArraySlice<UInt8>], seed: UInt64) -> [Int] {
        let most = 2
        if Robustness.isThorough || tokens.count <= most { return Array(tokens.indices) }
        var generator = SeededGenerator(seed: seed)
        return (0..<most).map { _ in Int.random(in: tokens.indices, using: &generator) }
    }

    @Test("There are schemas to begin from")
    func schemas() {
        #expect(Robustness.schemas.count > 150)
        for name in ["semicolon.md, wrong", "Tests/Geography/Geography.coding"] {
            #expect(Robustness.schemas.contains { $0.path == name }, "\(name)")
        }
    }

    @Test("A schema without one of its tokens, or with one doubled", .integration, arguments: Robustness.schemas)
    func tokens(_ schema: Robustness.Schema) {
        let seed = UInt64(schema.bytes.count)
        let tokens = schema.tokens
        // A file of ten thousand mistakes shows nothing more when it has one less.
        guard tokens.count < 5_000 else { return }
        for place in places(in: tokens, seed: seed) {
            var rest = tokens
            let token = rest.remove(at: place)
            Robustness.compile(Array(rest.joined()), "seed \(seed): \(schema.path) without token \(place)")
            rest.insert(token + [UInt8(ascii: " ")] + token, at: place)
            Robustness.compile(Array(rest.joined()), "seed \(seed): \(schema.path) with token \(place) twice")
        }
    }

    @Test("A schema that ends too soon", .integration, arguments: Robustness.schemas)
    func beginnings(_ schema: Robustness.Schema) {
        guard schema.bytes.count < 10_000 else { return }
        let step = Robustness.isThorough ? 1 : max(1, schema.bytes.count / 3)
        for end in stride(from: 0, to: schema.bytes.count, by: step) {
            Robustness.compile(Array(schema.bytes[..<end]), "\(schema.path) up to byte \(end)")
        }
    }

    @Test("Random bytes", arguments: UInt64(1)...UInt64(IntegrationRing.size(4, otherwise: 1)))
    func bytes(_ seed: UInt64) {
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for round in 0..<150 {
            let count = Int.random(in: 0...400, using: &generator)
            let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            Robustness.compile(bytes, "seed \(seed), round \(round)")
        }
    }

    @Test("A message about Swift text that isn't UTF-8 is in the file")
    func swiftNotUTF8() {
        let parts = [
            "class A { var b: B? }\nclass B {\n    var a: A?\n    swift {\n        // ",
            "\n        deinit {}\n    }\n}\n",
        ]
        let bytes = parts.map { Array($0.utf8) }.joined(separator: [UInt8](repeating: 0xFF, count: 200))
        Robustness.compile(Array(bytes), "a comment that isn't UTF-8")
    }

    @Test("Schemas with random bytes in them", arguments: UInt64(1)...UInt64(IntegrationRing.size(4, otherwise: 1)))
    func changedBytes(_ seed: UInt64) throws {
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for round in 0..<150 {
            let schema = try #require(Robustness.schemas.randomElement(using: &generator))
            guard (1..<5_000).contains(schema.bytes.count) else { continue }
            var bytes = schema.bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
            }
            Robustness.compile(bytes, "seed \(seed), round \(round): \(schema.path)")
        }
    }

    @Test("Random words and marks", arguments: UInt64(1)...UInt64(IntegrationRing.size(4, otherwise: 1)))
    func words(_ seed: UInt64) {
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let marks = [
            "{", "}", "(", ")", "[", "]", "<", ">", ":", ",", "=", ".", "?", "!", "-", ";", "\"a\"", "\"\"", "1", "0",
            "1.5", "\n", "\"", "`", "/*", "*/", "//", "#", "@", "x", "A", "B", "Int", "String", "class A {", "}\n",
            "var x: A", "enum B: String {", "case a", "struct C {", "$",
        ]
        let pieces = marks + Word.allCases.map(\.rawValue)
        for round in 0..<250 {
            let count = Int.random(in: 0...100, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
            Robustness.compile(Array(text.utf8), "seed \(seed), round \(round)")
        }
    }

    @Test(
        "Lines of all schemas in a random order", arguments: UInt64(1)...UInt64(IntegrationRing.size(4, otherwise: 1)))
    func lines(_ seed: UInt64) {
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let lines = Robustness.schemas.filter { $0.bytes.count < 5_000 }
            .flatMap { $0.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
        for round in 0..<40 {
            let chosen = (0..<60).compactMap { _ in lines.randomElement(using: &generator) }
            Robustness.compile(
                Array(chosen.joined(separator: [UInt8(ascii: "\n")])), "seed \(seed), round \(round)")
        }
    }

    @Test(
        "Declarations of all schemas side by side", arguments: UInt64(1)...UInt64(IntegrationRing.size(4, otherwise: 1))
    )
    func declarations(_ seed: UInt64) {
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for round in 0..<25 {
            let chosen = (0..<4).compactMap { _ in Robustness.schemas.randomElement(using: &generator) }
                .filter { $0.bytes.count < 5_000 }
            let names = chosen.map(\.path).joined(separator: ", ")
            Robustness.compile(
                Array(chosen.map(\.bytes).joined(separator: [UInt8(ascii: "\n")])),
                "seed \(seed), round \(round): \(names)")
        }
    }
}
