// Arrays, sets and dictionaries, and arrays whose elements have separate keys.

import CodingSchema

extension ReadingContext {
    /// The finding for collections that are stored as one value, under a key or in another collection.
    func findingOfCollections(written: SchemaType, asOf stage: Int?, read: SchemaType) -> Finding {
        switch (written, read) {
        case (.array(let written), .array(let read)), (.indexed(let written), .array(let read)),
            (.array(let written), .indexed(let read)), (.indexed(let written), .indexed(let read)):
            return finding(written: written, asOf: stage, read: read, isElement: true).inside("an element")
        case (.set(let written, let writtenForm), .set(let read, let readForm)) where writtenForm == readForm:
            // Elements are written unchanged, independent of the stage that the field declares.
            return finding(written: written, asOf: nil, read: read, isElement: true).inside("a member")
        case (.dictionary(let writtenKey, let written), .dictionary(let readKey, let read)):
            let keys = findingOfKeys(written: writtenKey, read: readKey)
            let values = finding(written: written, asOf: stage, read: read, isElement: true)
            return keys.inside("a key").worse(values.inside("a value"))
        default:
            return .mismatch(written, read)
        }
    }

    /// The finding for two arrays whose elements have separate keys.
    func findingOfIndexed(written: SchemaType, asOf stage: Int?, read: SchemaType) -> Finding {
        var result = finding(written: written, asOf: stage, read: read, isElement: false)
        if result.isNotFound {
            result = Finding(.lossy, "the array ends before an element that is not found")
        }
        return result.inside("an element")
    }
}
