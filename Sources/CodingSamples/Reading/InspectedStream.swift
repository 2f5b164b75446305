// A sequential archive as a person looks at it: groups of values with their type encodings, objects with their classes.
// The tables are those that every reader of such archives has (TypedStreams); no class is known or created.

package import Foundation
import PropertyLists
import TypedStreams

/// A sequential archive, taken apart.
package final class InspectedStream {
    /// Deeper than programs may read: whoever looks into a file wants to see what stands there.
    private static let maximumDepth = 1_000_000

    let stream: TypedStream

    /// How many bytes the file has.
    let byteCount: Int

    /// What is shown of objects that take one line, by their entries; `nil` for those that take more.
    var lines: [UInt32: String?] = [:]

    /// What strings of the tables are shown as, as texts and as names: they may be long and met on every line.
    var sharedTexts: [UInt32: String] = [:]
    private var sharedNames: [UInt32: String] = [:]

    /// Opens a sequential archive; nothing of it is created.
    ///
    /// - Throws: ``InspectionError`` where the bytes are none, or where the first group can't be read.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ data: Data) throws(InspectionError) {
        do throws(TypedStreamError) {
            stream = try TypedStream(
                reading: ArchiveBytes(data), limits: TypedStreamLimits(maximumDepth: Self.maximumDepth))
        } catch {
            throw InspectionError(Self.message(error))
        }
        byteCount = data.count
    }

    /// Whether a file begins as a sequential archive does.
    package static func isSequential(_ data: Data) -> Bool { TypedStreamHeader.isBigEndian(beginningOf: data) != nil }

    /// What is wrong, in one line.
    static func message(_ error: TypedStreamError) -> String {
        let place = error.byteOffset.map { "at byte \($0), " } ?? ""
        return "\(place)expected \(error.expected), found \(error.found)"
    }

    /// What the file is, in a line.
    var title: String {
        let header = stream.header
        return "sequential archive, \(header.isBigEndian ? "big-endian" : "little-endian"), "
            + "streamer version \(header.streamerVersion), system version \(header.systemVersion)"
    }

    /// The values of a group: the indexes of its items, without what stands inside of their objects.
    func values(ofGroup index: Int) -> [Int] {
        var values: [Int] = []
        var next = index + 1
        let end = Int(stream.tables.items[index].value)
        while next < end {
            values.append(next)
            next = stream.index(after: next)
        }
        return values
    }

    /// The type encoding of a group, as it is shown.
    func encoding(ofGroup index: Int) -> String { name(ofString: stream.tables.items[index].number) }

    /// The name of an object's class, as it is shown.
    func className(ofObject entry: UInt32) -> String {
        name(ofClass: stream.classEntry(ofObject: entry))
    }

    func name(ofClass entry: UInt32) -> String { name(ofString: stream.tables.entries[Int(entry)].string) }

    /// A class name or type encoding, cut where it is long: an archive may repeat it on every line.
    func name(ofString number: UInt32) -> String {
        if let known = sharedNames[number] { return known }
        let name = ValueText.name(stream.string(number))
        sharedNames[number] = name
        return name
    }

    /// Classes with what they inherit from and the versions that are not 0, in the order of their names.
    var classLines: [String] {
        var lines: Set<String> = []
        var known: Set<UInt32> = []
        for entry in stream.tables.entries where entry.kind == .object && known.insert(entry.reference).inserted {
            if let line = line(ofClass: entry.reference) { lines.insert(line) }
        }
        return lines.sorted(by: NaturalOrder.precedes)
    }

    /// A class and what it stands on; `nil` where there is no more to say than its name.
    private func line(ofClass entry: UInt32) -> String? {
        // More than a hundred are no chain of classes.
        var names = stream.chain(from: entry).prefix(100).map { entry in
            let version = stream.tables.entries[Int(entry)].version
            return name(ofClass: entry) + (version == 0 ? "" : " (version \(version))")
        }
        if names.count > 1, names.last == "NSObject" { names.removeLast() }
        let isPlain = names.count == 1 && stream.tables.entries[Int(entry)].version == 0
        return isPlain ? nil : names.joined(separator: " : ")
    }
}
