// The archives of a call: files, folders, lists of paths, and lines of JSON. They are found one after another, so that
// a million of them need no memory.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText
import SystemFiles

struct BatchInput: Sendable {
    enum Source: Sendable {
        case file(String)
        case bytes(Data)

        /// What names no archive, or can't be read: a line, a folder, the rest of a list.
        case failure(BatchFailure)
    }

    /// The path, or the identifier in a line of JSON.
    let name: String
    let source: Source
}

/// Why there is no answer about an archive.
struct BatchFailure: Error {
    /// A word for programs.
    enum Code: String, Sendable {
        case missing, tooLarge, timeout, unreadable, line

        /// The archive was read, and the answer is no.
        case notFound, otherType
    }

    let code: Code
    let problem: InspectionError

    init(code: Code, message: String) {
        (self.code, problem) = (code, InspectionError(message))
    }

    /// An archive that took longer than a number of seconds.
    init(timeout: Double) { self.init(code: .timeout, message: "takes longer than \(timeout) seconds") }

    /// Runs a body that reads an archive.
    static func reading<Result>(_ body: () throws(InspectionError) -> Result) throws(BatchFailure) -> Result {
        do throws(InspectionError) {
            return try body()
        } catch {
            throw BatchFailure(error)
        }
    }

    /// An archive that can't be read.
    init(_ problem: InspectionError) {
        (code, self.problem) = (.unreadable, problem)
    }

    var json: JSONValue {
        .object([
            "code": .string(code.rawValue), "path": problem.path.map(JSONValue.string),
            "offset": problem.byteOffset.map { .integer($0) }, "message": .string(problem.message),
        ])
    }

    /// The message about an archive.
    func report(of name: String) -> ToolError {
        // The message about a file that can't be read has its path.
        ToolError(code == .missing ? problem.message : "'\(name)': \(problem)", exitCode: .unreadable)
    }
}

/// Finds the archives that the arguments name.
final class BatchInputs {
    private var pending: [(path: String, isFolder: Bool)]
    private var listed: ArraySlice<Data> = []
    private var lines: LineReader?
    private var lineNumber = 0

    /// The number of archives, if it is known before they are found.
    private(set) var count: Int?

    /// Whether the same archives can be found a second time.
    private(set) var isRepeatable = true

    /// - Parameter paths: the operands that name archives; `nil` if all do.
    init(_ arguments: Arguments, paths: ArraySlice<String>? = nil) throws(ToolError) {
        let isRecursive = arguments.contains(.recursive)
        let operands = paths ?? arguments.operands[...]
        pending = operands.reversed().map { path in
            (path, isRecursive && path != ArchiveFile.standardInput && FilePath.isFolder(path) == true)
        }
        let sources = [!pending.isEmpty, arguments.contains(.fileList), arguments.contains(.jsonLines)]
        guard sources.contains(true) else {
            throw ToolError("no archive is given", help: "name files or, with '\(Option.recursive.name)', folders")
        }
        if !isRecursive {
            for path in operands where FilePath.isFolder(path) == true {
                throw ToolError(
                    "'\(path)' is a folder", help: "with '\(Option.recursive.name)', all files in it are read")
            }
        }
        let names = [arguments.value(of: .fileList), arguments.value(of: .jsonLines)].compactMap(\.self) + operands
        let isStream = arguments.value(of: .jsonLines).map(FilePath.isStream) ?? false
        isRepeatable = !isStream && !names.contains(ArchiveFile.standardInput)
        if names.filter({ $0 == ArchiveFile.standardInput }).count > 1 {
            throw ToolError("standard input can be read only once")
        }
        if let path = arguments.value(of: .fileList) {
            let content = try ArchiveFile.content(of: path)
            if !content.contains(0), content.contains(UInt8(ascii: "\n")) {
                throw ToolError(
                    "the paths in '\(path)' are not separated by null bytes", help: "'find … -print0' separates them so"
                )
            }
            listed = content.split(separator: 0).map { Data($0) }[...]
        }
        if let path = arguments.value(of: .jsonLines) { lines = try LineReader(path) }
        if !isRecursive, lines == nil { count = pending.count + listed.count }
    }

    /// An archive that was found and not yet used.
    private var returned: BatchInput?

    /// The next archive; `nil` after the last one.
    func next() -> BatchInput? {
        if let input = returned {
            returned = nil
            return input
        }
        while let (path, isFolder) = pending.popLast() {
            guard isFolder else { return BatchInput(name: path, source: .file(path)) }
            // In the order of the names, so that each run finds the same.
            let names: [String]
            do throws(ToolError) {
                names = try ToolError.trying(to: "read", path) {
                    try FileManager.default.contentsOfDirectory(atPath: path)
                }
            } catch {
                return BatchInput(name: path, source: .failure(BatchFailure(code: .missing, message: error.message)))
            }
            for name in names.sorted(by: >) where !name.hasPrefix(".") {
                let inner = FilePath.joined(path, name)
                let kind = FileStatus(ofPath: inner, followsLinks: false)?.kind
                // A link to a folder may lead to a cycle.
                if kind == .symbolicLink, FilePath.isFolder(inner) == true { continue }
                // A pipe in a folder has no writer that the caller knows of.
                if kind == .special { continue }
                pending.append((inner, kind == .folder))
            }
        }
        if let path = listed.popFirst() {
            let text = String(decoding: path, as: UTF8.self)
            return BatchInput(name: text, source: .file(text))
        }
        do throws(ToolError) {
            while let line = try lines?.next() {
                lineNumber += 1
                if !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return input(line) }
            }
            return nil
        } catch {
            // The lines that follow aren't known.
            return BatchInput(
                name: "line \(lineNumber + 1)", source: .failure(BatchFailure(code: .missing, message: error.message)))
        }
    }

    /// Whether the options name archives, of which there can be many.
    static func areNamed(by arguments: Arguments) -> Bool {
        [Option.recursive, .fileList, .jsonLines].contains(where: arguments.contains)
    }

    /// Passes over the archives before one with a name, which an earlier run has found.
    func skip(before name: String) throws(ToolError) {
        while let input = next() {
            guard input.name == name else { continue }
            returned = input
            return
        }
        throw Self.others(than: name)
    }

    /// The error about an output file of another run.
    static func others(than name: String) -> ToolError {
        ToolError("'\(name)', which the output file is about, is not among the archives")
    }

    /// The archive of a line: `{"id": …, "data": …}` or `{"path": …}`.
    private func input(_ line: Data) -> BatchInput {
        func failure(_ message: String) -> BatchInput {
            BatchInput(name: "line \(lineNumber)", source: .failure(BatchFailure(code: .line, message: message)))
        }
        do throws(JSONError) {
            let value = try JSONValue(parsing: line)
            let id: String? =
                switch value["id"] {
                case .string(let text)?: text
                case .integer(let number)?: "\(number)"
                default: nil
                }
            if let path = value["path"]?.string { return BatchInput(name: id ?? path, source: .file(path)) }
            guard let text = value["data"]?.string, let data = Data(base64Encoded: text) else {
                return failure("neither 'path' nor 'data' in base 64")
            }
            return BatchInput(name: id ?? "line \(lineNumber)", source: .bytes(data))
        } catch {
            return failure(error.message)
        }
    }
}

/// Reads a file or a pipe line by line, each as soon as it is there.
private final class LineReader {
    private let path: String
    private let file: FileHandle
    private var buffer = Data()
    private var isAtEnd = false

    private static let chunkLength = 1 << 16

    init(_ path: String) throws(ToolError) {
        self.path = path
        if path == ArchiveFile.standardInput {
            file = .standardInput
        } else {
            do throws(ToolError) {
                file = try ToolError.trying(to: "read", path) {
                    if FilePath.isFolder(path) == true { throw POSIXError(.EISDIR) }
                    return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
                }
            } catch {
                throw ToolError(error.message, exitCode: .unreadable)
            }
        }
    }

    func next() throws(ToolError) -> Data? {
        var searched = 0
        while true {
            if let end = buffer.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(buffer[..<end])
                buffer = buffer[(end + 1)...]
                return line
            }
            // What was returned before is dropped.
            if searched == 0 { buffer = Data(buffer) }
            searched = buffer.count
            let chunk = isAtEnd ? [] : try chunk()
            if chunk.isEmpty {
                isAtEnd = true
                defer { buffer = Data() }
                return buffer.isEmpty ? nil : buffer
            }
            buffer.append(contentsOf: chunk)
        }
    }

    /// The next bytes. After an error there are none, and what was read of a line is none.
    private func chunk() throws(ToolError) -> [UInt8] {
        do throws(ToolError) {
            return try ToolError.trying(to: "read", path) { try file.nextBytes(upTo: Self.chunkLength) }
        } catch {
            (isAtEnd, buffer) = (true, Data())
            throw error
        }
    }
}
