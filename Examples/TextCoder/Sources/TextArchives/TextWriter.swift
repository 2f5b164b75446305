// What an archiver needs to write text.

public import Archiving

/// Archives object graphs as human-readable text.
///
///     let archiver = TextArchiver()
///     try archiver.encodeRootObject(fleet)
///     print(try archiver.finishEncoding())
public typealias TextArchiver = FormatArchiver<TextWriter>

extension FormatArchiver where Writer == TextWriter {
    /// Creates an archiver that writes text.
    public convenience init() {
        self.init(TextWriter())
    }
}

/// Collects the values of a text archive, and prints them at the end.
public struct TextWriter: ArchiveWriter {
    private var archive = TextArchive()

    /// The entries of the top level and of everything that is open.
    private var open = [TextEntries()]

    /// Creates a writer for one archive.
    public init() {}

    public var maximumValueDepth: Int { TextArchive.greatestDepth }

    public mutating func write(_ leaf: ArchivedLeaf, forKey key: String?) throws {
        guard leaf.text != nil else {
            throw ArchiveError(.notSupported, path: "", expected: "a value that has a text", found: "\(leaf)")
        }
        append(.leaf(leaf), forKey: key)
    }

    public mutating func writeReference(to number: Int, forKey key: String?) {
        append(.reference(number), forKey: key)
    }

    public mutating func begin(_ container: ArchivedContainer, forKey key: String?) {
        open.append(TextEntries())
    }

    public mutating func end(_ container: ArchivedContainer, forKey key: String?) {
        let entries = open.removeLast()
        switch container {
        case .object(let number, let className, _): archive.objects[number] = (className, entries)
        case .collection(let kind, let count): append(.collection(kind, count: count, entries), forKey: key)
        case .structure(let structure): append(.structure(structure.name, entries), forKey: key)
        }
    }

    public mutating func finish(omitting omitted: Set<Int>) -> String {
        archive.top = open[0]
        return TextPrinter(archive: archive, omitted: omitted).text()
    }

    private mutating func append(_ value: ArchivedValue<TextEntries>, forKey key: String?) {
        open[open.count - 1].append(value, forKey: key)
    }
}
