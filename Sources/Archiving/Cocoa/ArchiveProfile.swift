// The profiles of keyed archives: the smallest layout, or the one that Cocoa writes, in binary or as text.

public import PropertyLists

/// The layout and the format in which a keyed archiver writes an archive. With every profile, the archive contains the
/// same objects and can be read by the same readers.
///
///     let data = try KeyedArchiver.archivedData(withRootObject: company, profile: .cocoa)
///
/// A profile writes the same graph as the same bytes in every process.
public struct ArchiveProfile: Hashable, Sendable {
    /// The generation of Cocoa whose layout is written; `nil` for the compact layout.
    let generation: CocoaGeneration?

    /// The property list format; binary unless ``formatted(as:)`` sets another one.
    private(set) var format = PropertyList.Format.binary

    /// The default profile: equal strings, numbers, dates and data are written once, so that the archive is small. Only
    /// with more than 32,768 different numbers and dates, some are repeated.
    public static let compact = ArchiveProfile(generation: nil)

    /// The default profile in XML.
    public static let xml = compact.formatted(as: .xml)

    /// The layout that Cocoa's `NSKeyedArchiver` writes on current systems, byte for byte.
    public static let cocoa = cocoa(.current)

    /// Returns the layout that Cocoa's `NSKeyedArchiver` writes on systems of a generation, byte for byte.
    ///
    /// Objects are numbered in the order in which they are encoded, each with everything that it refers to before the
    /// next. Keys are in the order of Cocoa's dictionaries. Values are shared where they would be the same object in
    /// Cocoa, so two equal long strings, two equal dates and two equal pieces of data are written twice. If a program's
    /// strings are the same object in Cocoa, such as one literal that is used twice, Cocoa writes different bytes. The
    /// values of an ``ArchivedObject`` that was read from a binary archive are shared as in that archive.
    ///
    /// - Complexity: One more pass over the archive, O(*n*) in its contents. The archive is larger than a compact one
    ///   by the copies of its values: by up to 64 MB, or by eight times its size if that is more. Above this limit,
    ///   values are shared.
    public static func cocoa(_ generation: CocoaGeneration) -> ArchiveProfile {
        ArchiveProfile(generation: generation)
    }

    /// Returns the profile with a different property list format, binary or XML.
    ///
    /// OpenStep text has no references: with it, the first call that encodes a value throws the code `notSupported`.
    public func formatted(as format: PropertyList.Format) -> ArchiveProfile {
        var profile = self
        profile.format = format
        return profile
    }
}

/// A group of systems whose keyed archives have the same layout.
public struct CocoaGeneration: Hashable, Sendable {
    /// The order of the keys in the outermost dictionary.
    package enum RootOrder: Sendable {
        /// Version, archiver, top, objects.
        case fixed

        /// The order of the hashes of the keys.
        case hashes

        /// Version, top, archiver, objects.
        case topFirst
    }

    package let rootOrder: RootOrder

    /// Whether the description of a class has the names of its superclasses before its own name.
    package private(set) var writesChainFirst = false

    /// Whether equal short strings are one object, because a tagged pointer contains their text.
    package let sharesShortStrings: Bool

    /// Whether equal reals are one object, for the same reason.
    package let sharesReals: Bool

    /// The layout of macOS 10.15 and iOS 13, and of later systems.
    public static let current = CocoaGeneration(rootOrder: .fixed, sharesShortStrings: true, sharesReals: true)

    /// Returns the generation of a version of macOS, and of the systems of its time.
    ///
    /// - 10.10 to 10.14, and iOS 8 to 12: the outermost dictionary has another order, and reals are not shared.
    /// - 10.7 to 10.9, and the 64-bit versions of iOS of that time: short strings are not shared either.
    /// - 10.6 and earlier: the outermost dictionary and the descriptions of classes have different orders. Objects of
    ///   your classes get the order of keys of later systems. An ``ArchivedObject`` that was read keeps its own.
    ///
    /// All other versions are ``current``.
    public static func macOS(_ major: Int, _ minor: Int) -> CocoaGeneration {
        switch (major, minor) {
        case (10, ...6), (...9, _):
            CocoaGeneration(rootOrder: .topFirst, writesChainFirst: true, sharesShortStrings: false, sharesReals: false)
        case (10, ...9): CocoaGeneration(rootOrder: .hashes, sharesShortStrings: false, sharesReals: false)
        case (10, ...14): CocoaGeneration(rootOrder: .hashes, sharesShortStrings: true, sharesReals: false)
        default: current
        }
    }
}
