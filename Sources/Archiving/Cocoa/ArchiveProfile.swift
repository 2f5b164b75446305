// Which of the many archives of one graph is written: the smallest, or the one that Cocoa writes.

/// How a keyed archiver lays an archive out. Whatever the profile, the archive holds the same objects and is read by
/// the same readers.
///
///     let data = try KeyedArchiver.archivedData(withRootObject: company, profile: .cocoa)
///
/// Every profile writes the same graph as the same bytes in every process.
public struct ArchiveProfile: Hashable, Sendable {
    /// Which Cocoa writes the archive; `nil` for none.
    let generation: CocoaGeneration?

    /// Equal strings, numbers, dates and data are written once, so that the archive is small. What an archiver does
    /// unless it is told otherwise.
    public static let compact = ArchiveProfile(generation: nil)

    /// The archive that Cocoa's NSKeyedArchiver writes on systems of today, byte for byte.
    public static let cocoa = cocoa(.current)

    /// The archive that Cocoa's NSKeyedArchiver writes on systems of a generation, byte for byte.
    ///
    /// Objects are numbered in the order in which they are encoded, each with what it refers to before the next; keys
    /// stand in the order of Cocoa's dictionaries; and values are shared where Cocoa's would be the same object. So two
    /// equal long strings, two equal dates and two equal pieces of data are written twice. A program whose strings are
    /// the same object in Cocoa, such as one literal met twice, gets other bytes there.
    ///
    /// - Complexity: one more pass over the archive, O(*n*) in what it holds. The archive is larger than a compact one
    ///   by the copies of its values: by up to 64 MB, or eight times its size where that is more; from there on values
    ///   are shared.
    public static func cocoa(_ generation: CocoaGeneration) -> ArchiveProfile {
        ArchiveProfile(generation: generation)
    }
}

/// The systems whose keyed archives are alike.
public struct CocoaGeneration: Hashable, Sendable {
    /// Whether the outermost dictionary stands in the order of its keys' hashes, and not in an order of its own.
    package let ordersRootByHash: Bool

    /// Whether equal short strings are one object, since a pointer holds their text.
    package let sharesShortStrings: Bool

    /// Whether equal reals are one object, for the same reason.
    package let sharesReals: Bool

    package init(ordersRootByHash: Bool, sharesShortStrings: Bool, sharesReals: Bool) {
        self.ordersRootByHash = ordersRootByHash
        self.sharesShortStrings = sharesShortStrings
        self.sharesReals = sharesReals
    }

    /// macOS 10.15 and iOS 13, and what came after them.
    public static let current = CocoaGeneration(ordersRootByHash: false, sharesShortStrings: true, sharesReals: true)

    /// macOS 10.10 to 10.14 and iOS 8 to 12: another order of the outermost dictionary, and reals are not shared.
    public static let macOS10_10 = CocoaGeneration(
        ordersRootByHash: true, sharesShortStrings: true, sharesReals: false)

    /// macOS 10.7 to 10.9 and the iOS of its time on 64 bits: nor are short strings shared.
    public static let macOS10_7 = CocoaGeneration(
        ordersRootByHash: true, sharesShortStrings: false, sharesReals: false)
}
