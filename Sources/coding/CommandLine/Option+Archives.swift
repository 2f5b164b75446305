// The options of the commands that read archives.

import CodingCommandLine

extension Option {
    static let simple = Option("--simple", summary: "print JSON for reading, which can't be converted back")
    static let summary = Option("--summary", summary: "print the kind, the classes with their counts, and the top")
    static let expectedType = Option(
        "--expect", value: "TYPE",
        summary: "exit with code 1 if the value is not a string, integer, real, … or an object of this class")
    static let noNested = Option("--no-nested", summary: "leave archives in data as data")
    static let targetFormat = Option(
        "--to", words: ["binary", "xml", "openstep", "json"], summary: "the format of the result")
    static let sourceFormat = Option("--from", words: ["json"], summary: "the file is a document in JSON")
    static let outputFile = Option(
        "--output", value: "FILE", summary: "the file to write (default: standard output)", completion: .files)
    static let checkBytes = Option(
        "--check-bytes", summary: "exit with code 1 if the document isn't converted back to the same bytes")
}
