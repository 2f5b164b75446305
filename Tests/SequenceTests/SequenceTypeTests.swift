// Each type of the language in a sequential archive: golden bytes, and there and back.

import Testing

@Suite("Types in sequential archives")
struct SequenceTypeTests {
    static let table = [
        SequenceCase.scalars, SequenceCase.objects, SequenceCase.values, SequenceCase.classes,
    ].flatMap { $0 }

    @Test("An object becomes the bytes that the format defines, and comes back", arguments: table)
    func works(row: SequenceCase) throws {
        try row.check()
    }
}
