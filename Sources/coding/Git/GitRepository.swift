// Reads the schemas of revisions from a repository without a checkout and without writing.

import CodingCommandLine
import Foundation

/// A git repository with a working tree.
final class GitRepository {
    struct Commit {
        let hash: String

        /// As the caller named it.
        let name: String
    }

    /// A file of a commit.
    struct File {
        /// From the repository's folder.
        let components: [String]
        let hash: String
        let isLink: Bool

        var path: String { components.joined(separator: "/") }
    }

    private let folder: String
    private let forgetsCaller: Bool

    /// The contents of files, by their hashes: most are the same in many commits.
    private var contents: [String: Data] = [:]

    /// The working tree's folder, with all links resolved.
    private let root: [String]

    /// The repository that contains the current folder, or else the first of the paths.
    init(holding paths: [String]) throws(ToolError) {
        let query = ["rev-parse", "--show-toplevel"]
        let here = FileManager.default.currentDirectoryPath
        let first = RealPath.components(of: paths.first ?? here)
        var (folder, outcome) = (here, try GitProcess(query, in: here, forgetsCaller: false))
        if outcome.exitCode != 0 || !first.starts(with: outcome.path) {
            let other = RealPath.nearestFolder(of: first)
            let otherOutcome = try GitProcess(query, in: other, forgetsCaller: true)
            if otherOutcome.exitCode == 0 { (folder, outcome) = (other, otherOutcome) }
        }
        guard outcome.exitCode == 0 else {
            throw ToolError("git: \(outcome.words)", help: "without git, compare two folders: coding diff OLD NEW")
        }
        (self.folder, self.root, self.forgetsCaller) = (folder, outcome.path, outcome.forgetsCaller)
    }

    private func run(_ arguments: [String]) throws(ToolError) -> GitProcess {
        try GitProcess(arguments, in: folder, forgetsCaller: forgetsCaller)
    }

    /// The output of git, which must succeed.
    private func output(_ arguments: [String]) throws(ToolError) -> Data {
        let outcome = try run(arguments)
        guard outcome.exitCode == 0 else { throw ToolError("git: \(outcome.words)") }
        return outcome.output
    }

    /// The commit with a name.
    func commit(_ name: String) throws(ToolError) -> Commit {
        // Git would interpret the name as an option.
        if name.hasPrefix("-") { throw ToolError("'\(name)' is not a revision: it starts with '-'") }
        let outcome = try run(["rev-parse", "--verify", "\(name)^{commit}"])
        guard outcome.exitCode == 0 else { throw try unknownRevision(name, words: outcome.words) }
        let hash = outcome.text.filter { !$0.isNewline }
        return Commit(hash: hash, name: name)
    }

    private func unknownRevision(_ name: String, words: String) throws(ToolError) -> ToolError {
        let format = "--format=%(refname:short)"
        let names = try run(["for-each-ref", format, "refs/heads", "refs/tags", "refs/remotes"])
        let known = names.text.split(separator: "\n").map(String.init)
        // With these arguments, git reports further errors. If it doesn't, the name isn't one of a commit.
        let again = try run(["rev-parse", name, "--"])
        var help = "git: \(again.exitCode == 0 ? words : again.words)"
        let depth = try run(["rev-parse", "--is-shallow-repository"])
        if depth.text.hasPrefix("true") {
            help += "\nthe clone is shallow: run 'git fetch --unshallow --tags'"
        }
        return ToolError.unknown("revision", name, among: known + ["HEAD"], help: help)
    }

    /// A path of the command line, relative to the repository's folder; it need not exist.
    func components(of path: String) throws(ToolError) -> [String] {
        let components = RealPath.components(of: path)
        guard components.starts(with: root) else {
            throw ToolError("'\(path)' is not in the repository '\(FilePath.path(of: root))'")
        }
        return Array(components.dropFirst(root.count))
    }

    /// The commit's files at some paths or below them, each once.
    func files(at paths: [[String]], in commit: Commit) throws(ToolError) -> [File] {
        if paths.isEmpty { return [] }
        let texts = paths.contains([]) ? [] : Set(paths.map { $0.joined(separator: "/") }).sorted()
        let output = try output(["ls-tree", "-r", "-z", "--full-tree", commit.hash, "--"] + texts)
        var files: [File] = []
        for record in output.split(separator: 0) {
            // 100644 blob HASH<tab>path
            let text = String(decoding: record, as: UTF8.self)
            guard let tab = text.firstIndex(of: "\t") else { continue }
            let words = text[..<tab].split(separator: " ")
            guard words.count == 3, words[1] == "blob" else { continue }
            let path = text[text.index(after: tab)...].split(separator: "/").map(String.init)
            files.append(File(components: path, hash: String(words[2]), isLink: words[0] == "120000"))
        }
        return files
    }

    /// Reads the contents of files for `bytes(of:in:)`, all with one call of git.
    func fetch(_ files: [File]) throws(ToolError) {
        let hashes = Set(files.map(\.hash)).filter { contents[$0] == nil }.sorted()
        if hashes.isEmpty { return }
        let input = try GitProcess.scratchFile(Data(hashes.map { $0 + "\n" }.joined().utf8))
        let outcome = try GitProcess(["cat-file", "--batch"], in: folder, forgetsCaller: forgetsCaller, input: input)
        take(outcome.output)
    }

    /// Adds the contents of files from the output of `git cat-file --batch`; missing files are ignored:
    ///
    ///     HASH blob SIZE<line feed>
    ///     SIZE bytes<line feed>
    ///     HASH missing<line feed>
    private func take(_ output: Data) {
        let bytes = [UInt8](output)
        var position = 0
        while let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: bytes[position..<end], as: UTF8.self).split(separator: " ")
            position = end + 1
            guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else { continue }
            guard size >= 0, size < bytes.count - position else { return }
            contents[String(words[0])] = Data(bytes[position..<(position + size)])
            position += size + 1
        }
    }

    /// The content of a file; of a link, that of the file that it leads to.
    func bytes(of file: File, in commit: Commit) throws(ToolError) -> [UInt8] {
        var file = file
        var hops = 0
        while file.isLink {
            hops += 1
            let target = String(decoding: try content(of: file, in: commit), as: UTF8.self)
            let components = Self.resolve(target, from: file.components.dropLast())
            guard hops <= 16, let components, !components.isEmpty,
                let next = try files(at: [components], in: commit).first(where: { $0.components == components })
            else {
                throw ToolError(
                    "cannot read '\(commit.name):\(file.path)': "
                        + "it is a link to '\(target)', which is not in the commit")
            }
            file = next
        }
        return [UInt8](try content(of: file, in: commit))
    }

    private func content(of file: File, in commit: Commit) throws(ToolError) -> Data {
        if let known = contents[file.hash] { return known }
        // The commit names it and the store doesn't contain it, as in a partial clone: git reports why.
        let outcome = try run(["cat-file", "blob", file.hash])
        guard outcome.exitCode == 0 else {
            throw ToolError("cannot read '\(commit.name):\(file.path)': git: \(outcome.words)")
        }
        return outcome.output
    }

    private static func resolve(_ target: String, from folder: ArraySlice<String>) -> [String]? {
        if target.hasPrefix("/") { return nil }
        var components = Array(folder)
        for component in target.split(separator: "/") {
            switch component {
            case ".": break
            case "..": if components.popLast() == nil { return nil }
            default: components.append(String(component))
            }
        }
        return components
    }

    /// The commits that have tags whose names match a pattern, the oldest first.
    func tags(matching pattern: String?) throws(ToolError) -> [Commit] {
        let format =
            "--format=%(refname:strip=2)%00%(objecttype)%00%(*objecttype)%00"
            + "%(committerdate:unix)%00%(*committerdate:unix)%00%(objectname)%00%(*objectname)"
        var tags: [(date: Int, commit: Commit)] = []
        // By version: 1.9 before 1.10, and with this setting 2.0-beta before 2.0.
        let list = ["-c", "versionsort.suffix=-", "for-each-ref", "--sort=version:refname", format]
        for line in try output(list + ["refs/tags/\(pattern ?? "")"]).split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: 0, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            guard parts.count == 7 else { continue }
            // A tag with a message is an object that refers to the commit.
            guard let kind = parts[1...2].firstIndex(of: "commit") else { continue }
            tags.append((Int(parts[kind + 2]) ?? 0, Commit(hash: parts[kind + 4], name: parts[0])))
        }
        let order = tags.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        return order.map(\.element.commit)
    }
}
