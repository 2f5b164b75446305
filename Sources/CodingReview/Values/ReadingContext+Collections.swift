// Arrays, sets and dictionaries, and arrays whose elements have separate keys.

import CodingSchema

extension ReadingContext {
    /// The outcome for collections that are stored as one value, under a key or in another collection.
    func outcomeOfCollections(written: SchemaType, asOf stage: Int?, read: SchemaType) -> ValueOutcome {
        switch (written, read) {
        case (.array(let written), .array(let read)), (.indexed(let written), .array(let read)),
            (.array(let written), .indexed(let read)), (.indexed(let written), .indexed(let read)):
            return outcome(written: written, asOf: stage, read: read, isElement: true).inside("an element")
        case (.set(let written, let writtenForm), .set(let read, let readForm)) where writtenForm == readForm:
            // Elements are written unchanged, independent of the stage that the field declares.
            return outcome(written: written, asOf: nil, read: read, isElement: true).inside("a member")
        case (.dictionary(let writtenKey, let written), .dictionary(let readKey, let read)):
            let keys = outcomeOfKeys(written: writtenKey, read: readKey)
            let values = outcome(written: written, asOf: stage, read: read, isElement: true)
            return keys.inside("a key").worse(values.inside("a value"))
        default:
            return .mismatch(written, read)
        }
    }

    /// The outcome for two arrays whose elements have separate keys.
    func outcomeOfIndexed(written: SchemaType, asOf stage: Int?, read: SchemaType) -> ValueOutcome {
        var result = outcome(written: written, asOf: stage, read: read, isElement: false)
        if result.isNotFound {
            result = ValueOutcome(.lossy, "the array ends before an element that is not found")
        }
        return result.inside("an element")
    }
}
