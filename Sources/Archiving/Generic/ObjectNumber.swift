// The number of an object in its archive, for tools that read objects whose classes they know from schemas alone.
//
//     beginObject(3, as: …)    the frame of object 3
//       decode by key          values, collections, and the numbers of other objects
//     endObject()

/// A reference to an object, of which nothing else is read.
package struct ObjectNumber: ArchivableValue, Hashable {
    /// The number of the object's slot or entry.
    package let number: Int

    package func encode(to archiver: Archiver, forKey key: String?) throws {
        throw archiver.fail(.notSupported, expected: "an object", found: "the number of one", forKey: key)
    }

    package static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> ObjectNumber? {
        try unarchiver.objectNumber(forKey: key).map(ObjectNumber.init)
    }
}
