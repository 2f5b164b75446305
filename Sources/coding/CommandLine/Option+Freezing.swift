// The options of `coding sample` and `coding freeze`.

import ArchiveDocuments
import CodingCommandLine
import PropertyLists

extension Option {
    static let className = Option("--class", value: "NAME", summary: "the class of the archive's root object")
    static let sampleVersion = Option(
        "--version", value: "N", summary: "the version of the class (default: the current one)")
    static let with = Option(
        "--with", value: "NAME=N", isRepeatable: true, summary: "the version of another class, struct or enum")
    static let sampleFile = Option(
        "--output", value: "FILE", summary: "the file of the archive, or - for standard output")
    static let sampleFormat = Option(
        "--format", words: SampleFormat.allCases.map(\.rawValue), summary: "the format of the archive (default: binary)"
    )
    static let archiveFormat = Option(
        "--format", words: SampleFormat.keyed.map(\.rawValue), summary: "the format of the archives (default: binary)")
    static let accept = Option("--accept", summary: "write new expectations where values differ")
    static let force = Option("--force", summary: "replace existing archives")
}

/// The forms of samples.
enum SampleFormat: String, CaseIterable {
    case binary
    case xml
    case sequential

    /// The forms of keyed archives.
    static let keyed: [SampleFormat] = [.binary, .xml]

    /// The form of a keyed archive; `nil` for a sequential one.
    var propertyList: PropertyList.Format? { PropertyList.Format(word: rawValue) }
}
