// The options of the commands that read archives.

import CodingCommandLine

extension Option {
    static let simple = Option("--simple", summary: "print JSON for reading, which can't be converted back")
    static let ndjson = Option("--ndjson", summary: "print one object in JSON on each line")
    static let treeDepth = Option("--depth", value: "N", summary: "show N levels of the tree below the top")
    static let bytePlaces = Option("--bytes", summary: "print the offset and the length of each object in the file")
    static let expectedType = Option(
        "--expect", value: "TYPE",
        summary: "exit with code 1 if the value is not a string, integer, real, … or an object of this class")
    static let valueType = Option(
        "--type", value: "TYPE",
        summary: "VALUE is text: a string, integer, real, boolean, data (base 64), date, uuid or url")
    static let inPlace = Option("--in-place", summary: "change the file, and keep the old one with '~' after its name")
    static let allPlaces = Option("--all", summary: "change all values to which the path leads: root.list[*].name")
    static let all = Option("--all", summary: "show every difference, also where more than eight are alike")
    static let full = Option("--full", summary: "show each value of added and removed objects")
    static let tolerance = Option(
        "--tolerance", value: "X", summary: "reals are equal if they differ by at most X")
    static let layout = Option(
        "--layout", summary: "show differences of the format, the numbers of objects and the order of keys, too")
    static let gitArguments = Option("--git", summary: "the arguments are those of git for an external diff")
    static let overview = Option(
        "--summary", summary: "print the kind, the top, the classes with their counts, and archives in data")
    static let csv = Option("--csv", summary: "print comma-separated values to standard output")
    static let noNested = Option("--no-nested", summary: "leave archives in data as data")
    static let targetFormat = Option(
        "--to", words: ["binary", "xml", "openstep", "json", "keyed", "sequential"], summary: "the format of the result"
    )
    static let sourceFormat = Option("--from", words: ["json"], summary: "the file is a document in JSON")
    static let outputFile = Option(
        "--output", value: "FILE", summary: "the file to write (default: standard output)", completion: .files)
    static let checkBytes = Option(
        "--check-bytes", summary: "exit with code 1 if the document isn't converted back to the same bytes")
    static let plain = Option("--plain", summary: "with --to keyed: omit what the way back needs")
    static let graphPage = Option("--html", summary: "one HTML file, for any browser")
    static let dot = Option("--dot", summary: "the DOT language, for Graphviz")
    static let mermaid = Option("--mermaid", summary: "a flowchart of Mermaid, for Markdown")
    static let graphDepth = Option(
        "--depth", value: "N", summary: "show only objects to which N references lead from the top, or fewer")
    static let graphLimit = Option(
        "--limit", value: "N", summary: "show at most N objects (default: 5000 with --html, otherwise 200)")
}
