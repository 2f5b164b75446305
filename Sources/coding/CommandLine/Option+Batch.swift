// The options of the commands that read many archives.

import CodingCommandLine

extension Option {
    static let recursive = Option("--recursive", summary: "read all files in the folders that are named, and below")
    static let fileList = Option(
        "--files0-from", value: "FILE",
        summary: "read the archives whose paths are in FILE, or standard input '-', separated by null bytes",
        completion: .files)
    static let jsonLines = Option(
        "--ndjson-in", value: "FILE",
        summary: "read archives from lines of JSON: {\"id\": …, \"data\": base 64} or {\"path\": …}",
        completion: .files)
    static let jobs = Option("--jobs", value: "N", summary: "the number of threads (default: all cores)")
    static let maximumByteCount = Option(
        "--max-bytes", value: "N", summary: "an archive with more bytes is an error (default: 1G)")
    static let timeout = Option(
        "--timeout", value: "SECONDS", summary: "an archive that takes longer is an error (default: no limit)")
    static let resume = Option(
        "--resume",
        summary: "with --output: keep the lines in the file, and continue after the archives that they are about")
    static let linesOfJSON = Option("--ndjson", summary: "print one line of JSON for each archive, and a summary")
    static let jUnit = Option("--junit", summary: "print JUnit XML, for continuous integration")
    static let verifyFailOn = Option(
        "--fail-on", words: ["lossy", "fails"],
        summary: "the verdict from which the exit code is 1 (default: fails)")
    static let enums = Option("--enums", summary: "declare enums for values of few kinds, instead of comments")
    static let inferredClass = Option(
        "--class", value: "NAME", isRepeatable: true,
        summary: "declare this class and those to which it refers, also one of Apple's frameworks")
    static let strippedPrefix = Option(
        "--strip-prefix", value: "PREFIX", summary: "leave this prefix out of the names of classes in Swift")
    static let minimumFileCount = Option(
        "--min-files", value: "N", summary: "declare only classes of which at least N archives have objects")
    static let rowClass = Option("--class", value: "NAME", summary: "the class of the objects, as archived")

    /// Those that all these commands have.
    static let batch: [Option] = [recursive, fileList, jsonLines, maximumByteCount]
    static let parallel: [Option] = batch + [jobs, timeout]
}
