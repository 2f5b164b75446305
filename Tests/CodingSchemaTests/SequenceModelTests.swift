// What the model contains about sequential archives: kinds, markers, and the values of a class in their order.

import CodingSchema
import Testing

@Suite("The model of sequential archives")
struct SequenceModelTests {
    private func declarations(_ text: String) throws -> [SchemaDeclared] {
        let compilation = SchemaCompiler.compile(text)
        #expect(compilation.lines.filter { $0.contains(" error: ") } == [])
        return try #require(compilation.schema?.files.first?.declarations)
    }

    @Test("Which declarations sequential archives can contain, and by which key keyed archives are recognized")
    func kinds() throws {
        let found = try declarations(
            """
            class A {}
            class B, sequential {}
            class C, sequential only {}
            class D, sequential marker "D.keyed" {}
            extend final class E, sequential {}
            struct P, sequential { var x: Int }
            struct Q { var x: Int }
            enum U, sequential { case x(Int) }
            enum V { case x(Int) }
            """
        ).compactMap { $0 as? SchemaOwner }
        let sequential = found.filter(\.isSequential).map(\.name)
        #expect(sequential == ["B", "C", "D", "E", "P", "U"])
        let classes = found.compactMap { $0 as? SchemaClass }
        #expect(
            classes.map { "\($0.archives)" } == [
                "keyed", "keyedAndSequential", "sequential", "keyedAndSequential", "keyedAndSequential",
            ])
        #expect(classes.map(\.keyedMarker) == [nil, nil, nil, "D.keyed", nil])
    }

    @Test("A class's values are in declared order, with their versions and groups")
    func values() throws {
        let text = """
            class A, sequential, version 4, prefix "a" {
                var flag: Bool
                retired "gone"
                var age: Int? since 2
                retired "fax", "telex": UInt16 = 0 until 1, still written
                transient var hidden: Int = 0
                var x: Float key "X"
                var y: Float joined
                var samples: packed [Int16] = [] until 3
                var name: String?
                var colour: Colour?
                var style: Style
                var point: CGRect?
                var parts: indexed [P] = []
            }
            struct P, sequential { var range: NSRange }
            enum Colour: Int16 { case red = 0 unknown .red }
            bits Style: UInt8 { var bold: Bool at 0 }
            """
        let found = try #require(declarations(text).compactMap { $0 as? SchemaOwner }.first as? SchemaClass)
        let shown = found.plan.sequence.map { value in
            "\(value.key) \(value.encoding)" + (value.since.map { " since \($0)" } ?? "")
                + (value.until.map { " until \($0)" } ?? "") + (value.isJoined ? " joined" : "")
        }
        #expect(
            shown == [
                "aflag c", "aage c q since 2", "fax S", "telex S", "X f", "ay f joined", "asamples i [s] until 3",
                "aname @", "acolour c s", "astyle C", "apoint c {CGRect={CGPoint=dd}{CGSize=dd}}", "aparts @",
            ])
    }

    @Test("Each type has the encoding of the language's table")
    func encodings() throws {
        let types: [(String, String)] = [
            ("Bool", "c"), ("Int8", "c"), ("Int16", "s"), ("Int32", "i"), ("Int64", "q"), ("Int", "q"),
            ("UInt8", "C"), ("UInt16", "S"), ("UInt32", "I"), ("UInt64", "Q"), ("UInt", "Q"), ("Float", "f"),
            ("Double", "d"), ("String", "@"), ("Data", "@"), ("Date", "@"), ("URL", "@"), ("UUID", "@"),
            ("Decimal", "@"), ("CGPoint", "{CGPoint=dd}"), ("CGSize", "{CGSize=dd}"), ("NSRange", "{_NSRange=QQ}"),
            ("[Int]", "@"), ("[String: Int]", "@"), ("Set<Int>", "@"), ("packed [UInt8]", "i [C]"),
            ("packed(big) [Double]", "i [d]"), ("packed [Float]?", "c i [f]"), ("Int?", "c q"), ("String?", "@"),
            ("(any Coding)?", "@"), ("A?", "@"), ("Set<A>", "@"), ("[Int]?", "@"), ("CGSize?", "c {CGSize=dd}"),
            ("T?", "@"), ("T", "@"), ("AttributedStringValue", "@"), ("VectorValue?", "c {CGVector=dd}"),
            ("TransformValue", "{CGAffineTransform=dddddd}"), ("EdgeInsetsValue", "{NSEdgeInsets=dddd}"),
        ]
        let fields = types.enumerated().map { "var x\($0.offset): \($0.element.0)" }.joined(separator: "\n")
        let text = "class A, sequential {\n\(fields)\n}\nenum T: String { case one unknown .one }"
        let found = try #require(declarations(text).compactMap { $0 as? SchemaOwner }.first as? SchemaClass)
        for (value, type) in zip(found.plan.sequence, types) {
            #expect(value.encoding == type.1, "\(type.0)")
        }
        #expect(found.plan.sequence.count == types.count)
    }
}
