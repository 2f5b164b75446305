// The description of a class as this library and Cocoa write it, which is recognized by its bytes.
//
//     { "$classname": "Employee", "$classes": [ "Employee", "Person", "NSObject" ] }
//        0x5a $classname 0x58 Employee …          compared with the archive's objects, one after the other
//
// The caller passes a dictionary that the view has.

import PropertyLists

/// The description of a class, without fallback classes.
final class KnownDescription: Sendable {
    let name: String

    /// The Foundation class that it describes, if objects of it are decoded as values.
    let foundationClass: FoundationClass?

    /// What a reader of the description is charged for: its entries and the bytes of its names.
    let charge: Int

    /// The names of the class and its superclasses, and the two keys with the name under the first one.
    private let chain: GrowingBuffer<EncodedText>
    private let start: GrowingBuffer<EncodedText>

    private static let foundation = FoundationClass.allCases.map {
        $0.keys.isEmpty ? nil : KnownDescription(of: $0.keyedChain)
    }

    static func of(_ foundationClass: FoundationClass) -> KnownDescription? { foundation[foundationClass.rawValue] }

    /// The description of a class by its name and those of its superclasses; `nil` if one of them is long.
    init?(of names: [String]) {
        chain = GrowingBuffer(names)
        start = GrowingBuffer([KeyedArchiveFormat.classNameKey, KeyedArchiveFormat.classChainKey, names[0]])
        guard chain.count == names.count, names.count <= 100 else { return nil }
        name = names[0]
        foundationClass = names.compactMap { FoundationClass.keyedValues[$0] }.min { $0.rawValue < $1.rawValue }
        charge = names.reduce(2 + name.utf8.count) { $0 + $1.utf8.count }
    }

    /// Whether a dictionary is this description. If it isn't, it may still be an equal one in another order.
    func isEqual(to dictionary: BinaryObject, in view: BinaryObjectView) -> Bool {
        // The chain first: its first name is that of the class.
        guard dictionary.count == 2,
            let array = view.container(.array, at: view.offset(of: view.reference(3, at: dictionary.payload)))
        else { return false }
        return unsafe array.count == chain.count && chain.areTexts(at: array.payload, in: view)
            && start.areTexts(at: dictionary.payload, in: view)
    }
}
