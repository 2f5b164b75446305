// Determines which equal values are one object in Cocoa's memory, and therefore one object in its archives.
//
//     true, 42                    one object each
//     2.5                         one object since macOS 10.15
//     "Anna", "NSArray"           one object: a tagged pointer contains a short text
//     "NSMutableArray"            one object: the runtime has constants for the names of some classes
//     "a text that is longer"     one object for each reference
//     data, dates                 likewise

import PropertyLists

extension CocoaGeneration {
    /// Whether equal leaves are one object. The leaf is given by its encoded bytes.
    func shares(leaf: ArraySlice<UInt8>) -> Bool {
        guard let first = leaf.first else { return false }
        switch BinaryPropertyListWriter.kind(ofLeaf: first) {
        case .null, .booleanFalse, .booleanTrue, .integer: return true
        case .real: return sharesReals
        case .asciiString:
            if Self.alwaysShared.contains(leaf) { return true }
            return sharesShortStrings && Self.isShort(leaf.dropFirst())
        default: return false
        }
    }

    /// The size of the longest leaf that can be shared, which is the longest of the names below.
    fileprivate static let maximumSharedByteCount = 22

    /// The string that represents nil, and the class names that are constants in Cocoa and too long to be short
    /// strings.
    private static let alwaysShared = Set(
        [
            KeyedArchiveFormat.null, "NSDictionary", "NSMutableDictionary", "NSMutableArray", "NSMutableString",
            "NSMutableData", "NSMutableSet",
        ].map { BinaryPropertyListWriter.bytes(ofASCIIString: $0)[...] })

    /// The characters that strings of 8 and 9 characters may have, by frequency. Longer strings may have only the first
    /// 32.
    private static let characters = Array("eilotrm.apdnsIc ufkMShjTRxgC4013bDNvwyUL2O856P-B79AFKEWV_zGJ/HYX".utf8)
    private static let frequentCharacters = characters.prefix(32)

    /// Whether a text fits in 60 bits of a pointer: 7 characters of 8 bits, 9 of 6 bits, or 11 of 5 bits.
    private static func isShort(_ text: ArraySlice<UInt8>) -> Bool {
        switch text.count {
        case ...7: true
        case ...9: text.allSatisfy { characters.contains($0) }
        case ...11: text.allSatisfy { frequentCharacters.contains($0) }
        default: false
        }
    }
}

/// Caches which leaves of an object table are shared.
struct CocoaSharing {
    private let generation: CocoaGeneration

    /// What archives that were read share, which decides before the generation.
    private let archived: [ArchivedLeafSharing]

    /// Whether a leaf is shared, by its reference; `nil` until it is asked for.
    private var answers: [Bool?]
    private var leaf: [UInt8] = []

    init(_ generation: CocoaGeneration, _ archived: [ArchivedLeafSharing], objectCount: Int) {
        self.generation = generation
        self.archived = archived
        answers = Array(repeating: nil, count: objectCount)
    }

    /// Whether all references to a leaf, or to equal leaves, are references to one object; `false` for containers.
    mutating func isShared(
        _ reference: Int, _ object: BinaryObject, in table: BinaryObjectTable
    ) throws -> Bool {
        if let known = answers[reference] { return known }
        var isShared = false
        let canBeShared = table.payloadByteCount(of: object) <= CocoaGeneration.maximumSharedByteCount
        if !object.isContainer, canBeShared || !archived.isEmpty {
            leaf.removeAll(keepingCapacity: true)
            try table.appendLeaf(object, to: &leaf)
            let known = archived.lazy.compactMap { [leaf] in $0.isShared(leaf[...]) }.first
            isShared = known ?? (canBeShared && generation.shares(leaf: leaf[...]))
        }
        answers[reference] = isShared
        return isShared
    }
}
