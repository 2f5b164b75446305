// Arrays, sets and dictionaries, and arrays whose elements are under keys of their own.

import CodingSchema

extension ReadingContext {
    /// Collections in one piece, which are under the key itself or in another collection.
    func outcomeOfCollections(written: SchemaType, asOf stage: Int?, read: SchemaType) -> ValueOutcome {
        switch (written, read) {
        case (.array(let written), .array(let read)), (.indexed(let written), .array(let read)),
            (.array(let written), .indexed(let read)), (.indexed(let written), .indexed(let read)):
            return outcome(written: written, asOf: stage, read: read, isElement: true).inside("an element")
        case (.set(let written), .set(let read)):
            // Members are written as they are, whatever stage the field asks for.
            return outcome(written: written, asOf: nil, read: read, isElement: true).inside("a member")
        case (.dictionary(let writtenKey, let written), .dictionary(let readKey, let read)):
            let keys = outcomeOfKeys(written: writtenKey, read: readKey)
            let values = outcome(written: written, asOf: stage, read: read, isElement: true)
            return keys.inside("a key").worse(values.inside("a value"))
        default:
            return .mismatch(written, read)
        }
    }

    /// Two arrays whose elements are each under a key.
    func outcomeOfIndexed(written: SchemaType, asOf stage: Int?, read: SchemaType) -> ValueOutcome {
        var result = outcome(written: written, asOf: stage, read: read, isElement: false)
        if result.isUnseen {
            result = ValueOutcome(.lossy, "the array ends before an element that is not found")
        }
        return result.inside("an element")
    }
}
