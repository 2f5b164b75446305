// The part of the generated tests that is the same for every schema.

extension FrozenTestFile {
    static let support = suite + lines + description + values

    private static let suite = #"""
        /// An archive as an older program would have written it, and the class that reads it.
        nonisolated struct FrozenArchive: CustomTestStringConvertible, Sendable {
            let name: String
            let read: @Sendable (Data) throws -> any Coding

            var testDescription: String { name }

            init<Root: Coding>(_ name: String, _ type: Root.Type) {
                self.name = name
                self.read = { data in
                    try KeyedUnarchiver.unarchivedObject(ofClass: type, from: data, allowing: FrozenArchive.classes)
                }
            }

            static var folder: URL {
                URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(folderPath)
            }

            func url(_ ending: String) -> URL { Self.folder.appendingPathComponent("\(name).\(ending)") }
        }

        @Suite("Frozen archives")
        nonisolated struct FrozenArchivesTests {
            private static let isRecording = ProcessInfo.processInfo.environment["CODING_RECORD"] == "1"

            @Test("The current classes read the frozen archives", arguments: FrozenArchive.all)
            func reads(archive: FrozenArchive) throws {
                let root = try archive.read(Data(contentsOf: archive.url("archive")))
                var expected = try FrozenLines(text: String(contentsOf: archive.url("expected"), encoding: .utf8))
                if Self.isRecording {
                    expected.fillIn(FrozenDescription.lines(of: root, unknown: []))
                    try expected.text.write(to: archive.url("expected"), atomically: true, encoding: .utf8)
                }
                let found = FrozenDescription.lines(of: root, unknown: expected.unknownPaths)
                let differences = expected.differences(from: found)
                #expect(differences.isEmpty, "\(archive.name):\n\(differences.joined(separator: "\n"))")
            }

            @Test("Every archive in the folder is read")
            func readsAll() throws {
                let names = try FileManager.default.contentsOfDirectory(atPath: FrozenArchive.folder.path)
                let known = Set(FrozenArchive.all.map { "\($0.name).archive" })
                let unread = names.filter { $0.hasSuffix(".archive") && !known.contains($0) }.sorted()
                #expect(unread.isEmpty, "run 'coding freeze' to add them")
            }
        }


        """#

    private static let lines = #"""
        /// The expected values of an archive, by their paths.
        nonisolated struct FrozenLines {
            private let comments: [String]
            private var lines: [String]

            init(text: String) {
                let all = text.split(whereSeparator: \.isNewline).map(String.init)
                comments = all.filter { $0.hasPrefix("//") }
                lines = all.filter { !$0.hasPrefix("//") }
            }

            var text: String { (comments + lines).map { $0 + "\n" }.joined() }

            var unknownPaths: Set<String> { Set(lines.filter { $0.hasSuffix(" = ?") }.map(Self.path)) }

            /// Replaces each question mark with the value that was found.
            mutating func fillIn(_ found: [String]) {
                lines = lines.flatMap { line -> [String] in
                    guard line.hasSuffix(" = ?") else { return [line] }
                    let path = Self.path(of: line)
                    return found.filter { $0.hasPrefix(path) && " :.[".contains($0.dropFirst(path.count).first ?? "x") }
                }
            }

            /// The differences, path by path.
            func differences(from found: [String]) -> [String] {
                let (expected, actual) = (Self.byPath(lines), Self.byPath(found))
                return Set(expected.keys).union(actual.keys).sorted().compactMap { path in
                    let (before, now) = (expected[path], actual[path])
                    if before == now || now?.hasSuffix(" = ?") == true { return nil }
                    return "  expected \(before ?? "nothing at \(path)"), found \(now ?? "nothing")"
                }
            }

            private static func byPath(_ lines: [String]) -> [String: String] {
                Dictionary(lines.map { (path(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
            }

            /// The text before the value; the keys of a dictionary are in brackets, and may be in quotes.
            private static func path(of line: String) -> String {
                var isQuoted = false
                var isEscaped = false
                var openBrackets = 0
                var path = ""
                for character in line {
                    if !isQuoted {
                        if openBrackets == 0, character == " " || character == ":" { return path }
                        openBrackets += character == "[" ? 1 : character == "]" ? -1 : 0
                    }
                    if character == "\"", !isEscaped { isQuoted.toggle() }
                    isEscaped = character == "\\" && !isEscaped
                    path.append(character)
                }
                return path
            }
        }


        """#
}
