// What is generated for sequential archives: the description of the values by which they are read, and the statements
// that write them.

import CodingSchema

extension Emitter {
    // MARK: Description

    /// The values of a class or struct, one a line, with the versions whose archives hold them.
    mutating func emitSequence(of owner: some SchemaFieldOwner) {
        guard owner.isInSequences else { return }
        let values = owner.sequenceValues
        guard !values.isEmpty else { return printer.line("sequence: [],") }
        printer.block("sequence: [", closing: "],") { printer in
            for value in values { printer.line(value.description + ",") }
        }
    }

    /// The cases of an enum, each with its values.
    mutating func emitSequence(of union: SchemaUnion) {
        guard union.isInSequences else { return }
        printer.block("sequence: .cases([", closing: "]),") { printer in
            for unionCase in union.cases {
                let opening = ".case(\(SwiftStringLiteral.text(unionCase.sequenceKey)), ["
                guard !unionCase.elements.isEmpty else {
                    printer.line(opening + "]),")
                    continue
                }
                printer.block(opening, closing: "]),") { printer in
                    for element in unionCase.elements {
                        let key = SwiftStringLiteral.text(element.key)
                        printer.line(".value(\(key), \(SwiftStringLiteral.text(element.sequenceEncoding))),")
                    }
                }
            }
        }
    }

    // MARK: Writing

    /// What is written with keys, and what is written without: the guide's branch where both are.
    ///
    /// - Parameters:
    ///   - keyed: writes with keys; `nil` where nothing is written, or such archives are refused.
    ///   - sequence: writes without keys; `nil` likewise.
    mutating func emitBranches(
        of owner: SchemaOwner, keyed: ((inout Emitter) -> Void)?, sequence: ((inout Emitter) -> Void)?
    ) {
        guard owner.isInSequences, owner.isInKeyedArchives else {
            (owner.isInKeyedArchives ? keyed : sequence)?(&self)
            return
        }
        guard keyed != nil || sequence != nil else { return }
        printer.line(keyed == nil ? "if !archiver.allowsKeyedCoding {" : "if archiver.allowsKeyedCoding {")
        emitIndented(keyed ?? sequence)
        if keyed != nil, sequence != nil {
            printer.line("} else {")
            emitIndented(sequence)
        }
        printer.line("}")
    }

    private mutating func emitIndented(_ body: ((inout Emitter) -> Void)?) {
        printer.indent()
        body?(&self)
        printer.outdent()
    }

    /// Values that share one type encoding.
    mutating func emitEncode(_ group: SequenceGroup) {
        guard group.values.count > 1 else {
            for value in group.values { printer.line(value.encodeText) }
            return
        }
        printer.block("try archiver.encodeGroup {") { printer in
            for value in group.values { printer.line(value.encodeText) }
        }
    }

    /// An enum's case, and then its values.
    mutating func emitSequence(of unionCase: SchemaUnionCase) {
        printer.line("case \(unionCase.pattern):")
        printer.indented { printer in
            printer.line("try archiver.encodeCase(\(SwiftStringLiteral.text(unionCase.sequenceKey)))")
            for element in unionCase.elements {
                printer.line(element.type.encodeText(element.local, isOptional: element.isOptional))
            }
        }
    }

    // MARK: Classes for sequential archives only

    /// The first line of a method of a class that has no keys, where the coder wants some.
    mutating func emitKeyedRefusal(of plan: ClassPlan, coder: String) {
        guard !plan.schemaClass.isInKeyedArchives else { return }
        printer.line("if \(coder).allowsKeyedCoding { throw \(coder).refuseKeyedCoding(of: \(plan.name).self) }")
    }
}

extension SchemaSequenceValue {
    fileprivate var description: String {
        var text = ".value(\(SwiftStringLiteral.text(key)), \(SwiftStringLiteral.text(encoding))"
        if let since, since > 0 { text += ", since: \(since)" }
        if let until { text += ", until: \(until)" }
        if isJoined { text += ", joined: true" }
        return text + ")"
    }
}
