// Where commands write and what they read from: files that are replaced, links, pipes, devices and open files.

import Foundation
import TestSupport
import Testing

@Suite("Files of commands")
struct FileCommandTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(InspectTests.archive(badge: 7), to: "in/a.archive")
        try folder.write(InspectTests.archive(badge: 8), to: "in/b.archive")
        try folder.write(InspectTests.schema, to: "Staff.coding")
        try folder.write("", to: "folder/inner")
        return folder
    }

    /// Makes an archive whose objects have offsets.
    private static let sample =
        "coding sample Staff.coding --module Staff --class Employee --quiet --output sample\n"

    private static func shell(_ script: String, in folder: TemporaryFolder) async throws -> ToolRun {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try await ToolRun.command(
            ["bash", "-euo", "pipefail", "-c", script], in: folder,
            environment: ["PATH": "\(try ToolRun.toolFolder):\(path)"])
    }

    private static func mode(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require((attributes[.posixPermissions] as? NSNumber)?.intValue)
    }

    // MARK: Output

    /// Each form of each command that writes one file, without `--output`.
    static let writers = [
        "get in/a.archive root", "get in/a.archive in/b.archive root.badge", "set in/a.archive root.badge 5",
        "insert in/a.archive root.more -5", "remove in/a.archive root.badge", "convert in/a.archive --to binary",
        "convert in/a.archive --to json", "graph in/a.archive --dot", "inspect in/a.archive",
        "inspect in/a.archive root", "inspect in/a.archive root --simple", "inspect in/a.archive --json",
        "inspect in/a.archive --simple", "inspect in/a.archive --ndjson", "inspect in/a.archive --summary",
        "inspect sample --bytes", "inspect in/a.archive --schema Staff.coding",
        "inspect in --recursive --simple", "verify in/a.archive --schema Staff.coding",
        "verify in/a.archive --schema Staff.coding --json", "rows in --recursive --class Employee",
        "rows in --recursive --class Employee --csv", "sample Staff.coding --module Staff --class Employee --quiet",
    ]

    @Test("--output is obeyed by each command that has it")
    func allCommands() async throws {
        let folder = try Self.folder()
        // These write several files, and tests of their own check them.
        let others: Set = ["generate", "freeze"]
        let help = try await ToolRun.coding(["--help"], in: folder).output
        let list = help.components(separatedBy: "Commands:\n").last?.components(separatedBy: "\n\n").first ?? ""
        let names = list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map { String($0) } }
        try #require(names.count > 15)
        let tested = Set(Self.writers.compactMap { $0.split(separator: " ").first.map { String($0) } })
        for name in names where !others.contains(name) {
            let page = try await ToolRun.coding([name, "--help"], in: folder).output
            #expect(page.contains("--output") == tested.contains(name), "\(name)")
        }
    }

    @Test(
        "An output file is replaced and keeps its permissions and links; what isn't a file is written to",
        arguments: writers)
    func outputs(words: String) async throws {
        let folder = try Self.folder()
        let run = try await Self.shell(
            Self.sample + """
                coding \(words) --output - > expected
                coding \(words) --output new > shown
                test ! -s shown
                cmp expected new
                touch private target; chmod 600 private; ln -s target link; mkfifo pipe
                coding \(words) --output private
                cmp expected private
                coding \(words) --output link
                cmp expected target
                cat pipe > piped & coding \(words) --output pipe; wait
                cmp expected piped
                coding \(words) --output >(cat > substituted; touch done); until test -e done; do sleep 0.01; done
                cmp expected substituted
                echo before > open
                coding \(words) --output /dev/stdout >> open
                (echo before; cat expected) | cmp - open
                """, in: folder)
        #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
        #expect(try Self.mode(of: folder.path(of: "private")) == 0o600)
        let type = {
            try FileManager.default.attributesOfItem(atPath: folder.path(of: $0))[.type] as? FileAttributeType
        }
        #expect(try type("link") == .typeSymbolicLink)
        #expect(try type("pipe") == .typeUnknown)
        #expect(folder.names(in: "").filter { $0.hasPrefix(".") } == [])
        // The folder of a sample is created.
        for missing in words.hasPrefix("sample") ? ["folder"] : ["none/file", "folder"] {
            let run = try await ToolRun.coding(
                words.split(separator: " ").map { String($0) } + ["--output", missing], in: folder)
            #expect(run.exitCode == 2)
            #expect(
                run.errors.contains("'\(missing)': it is a folder")
                    || run.errors.contains("'\(missing)': its folder doesn't exist"), "\(run.errors)")
        }
    }

    @Test(
        "A device is written to and never replaced",
        .enabled("Only an administrator makes devices") { await canMakeDevices() })
    func devices() async throws {
        let folder = try Self.folder()
        try await makeNullDevice(in: folder)
        let before = try folder.stamp(of: "null").number
        for words in Self.writers {
            let run = try await Self.shell(Self.sample + "coding \(words) --output null", in: folder)
            #expect(run.exitCode == 0, "\(run.errors)")
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: "null"))
            #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial, "\(words)")
            #expect(try folder.stamp(of: "null").number == before)
        }
    }

    @Test("An output that is one of the archives is an error where they are read one after another")
    func outputIsInput() async throws {
        let folder = try Self.folder()
        let before = try folder.text(of: "in/a.archive")
        for words in ["rows in/a.archive --class Employee", "verify in/a.archive --schema Staff.coding"] {
            let run = try await Self.shell("coding \(words) --output in/../in/a.archive", in: folder)
            #expect(run.exitCode == 2)
            #expect(try folder.text(of: "in/a.archive") == before)
        }
    }

    // MARK: In place

    @Test("A changed file keeps its permissions and links, and so does the copy")
    func inPlace() async throws {
        let folder = try Self.folder()
        let run = try await Self.shell(
            """
            cp in/a.archive a; cp in/a.archive b; cp in/a.archive c; touch a~; chmod 600 a; chmod 640 b; chmod 440 c
            coding set a root.badge 5 --in-place
            coding convert b --to binary --output b
            mkdir real; mv c real/c; ln -s real/c c
            coding remove c root.badge --in-place
            cp Staff.coding Update.coding; chmod 600 Update.coding; ln -s Update.coding Link.coding
            coding insert in/a.archive root.more 1.5 --output d
            coding infer d --update Link.coding
            printf 'class A {\\nvar x:Int\\n}' > Wide.coding; chmod 600 Wide.coding
            coding format Wide.coding
            """, in: folder)
        #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
        for (name, mode) in [
            ("a", 0o600), ("a~", 0o600), ("b", 0o640), ("real/c", 0o440), ("c~", 0o440), ("Update.coding", 0o600),
            ("Wide.coding", 0o600),
        ] {
            #expect(try Self.mode(of: folder.path(of: name)) == mode, "\(name)")
        }
        for link in ["c", "Link.coding"] {
            let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: link))
            #expect(target == (link == "c" ? "real/c" : "Update.coding"))
        }
        #expect(try folder.text(of: "Update.coding").contains("var more"))
        #expect(try folder.text(of: "a~") == folder.text(of: "in/a.archive"))
    }

    @Test("Of writers that change a file at the same time, each one has its change in the file, or an error")
    func concurrentWriters() async throws {
        let folder = try Self.folder()
        try folder.write("{ list = (first); }", to: "plain")
        let run = try await Self.shell(
            """
            for number in $(seq 1 24); do
                (code=0; coding insert plain list[0] $number --type string --in-place 2> errors.$number || code=$?
                echo $code > code.$number) &
            done
            wait
            """, in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let codes = try (1...24).map { try folder.text(of: "code.\($0)").trimmingCharacters(in: .newlines) }
        let list = try await ToolRun.coding(["get", "plain", "list[*]"], in: folder).output.split(separator: "\n")
        for number in 1...24 {
            #expect(codes[number - 1] == "0" || codes[number - 1] == "2")
            #expect(list.contains("\(number)") == (codes[number - 1] == "0"))
            if codes[number - 1] != "0" {
                let errors = try folder.text(of: "errors.\(number)")
                #expect(errors.contains("it was changed by another program meanwhile"), "\(errors)")
            }
        }
        #expect(codes.contains("0"))
    }

    @Test(
        "A writer that is interrupted leaves the old file or the new one, and no other",
        .enabled(if: PeerExecutable.python != nil, "python3 is not installed: skipped"))
    func interruption() async throws {
        let folder = try Self.folder()
        // Large enough that the signal comes while it is written.
        let large: [String: Any] = ["data": Data(count: 30_000_000), "number": 1]
        try PropertyListSerialization.data(fromPropertyList: large, format: .binary, options: 0)
            .write(to: folder.url.appending(path: "large"))
        let run = try await Self.shell(
            """
            cp large old; coding set large number 2 --output new
            # The test's threads block signals, and programs inherit that.
            unblock='import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); os.execvp("coding", sys.argv)'
            for signal in TERM HUP TERM; do
                python3 -c "$unblock" set large number 2 --in-place & process=$!; code=0
                while kill -0 $process 2> /dev/null; do
                    if compgen -G '.archive-*' > /dev/null; then kill -$signal $process || true; break; fi
                done
                wait $process || code=$?
                test $code -gt 128
                cmp -s large old || cmp large new
                cp old large
            done
            """, in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(folder.names(in: "").filter { $0.hasPrefix(".") } == [])
    }

    // MARK: Operands

    /// Calls whose operands can be pipes: `@` stands for a file or a pipe.
    static let readers = [
        "inspect @in/a.archive", "inspect @in/a.archive --json", "inspect @in/a.archive root --simple",
        "get @in/a.archive root.badge", "get @in/a.archive @in/b.archive root.badge",
        "set @in/a.archive root.badge 3", "insert @in/a.archive root.more 3", "remove @in/a.archive root.badge",
        "compare @in/a.archive @in/b.archive", "compare @in/a.archive @in/a.archive",
        "convert @in/a.archive --to xml", "convert @json --from json", "stats @in/a.archive --csv",
        "graph @in/a.archive --mermaid", "infer @in/a.archive", "rows @in/a.archive --class Employee",
        "rows @in/a.archive --class Employee --csv",
        "verify @in/a.archive --schema @Staff.coding --module Staff --jobs 3",
        "verify --files0-from @list --schema Staff.coding", "verify --ndjson-in @lines --schema Staff.coding",
        "why @in/a.archive badge --schema @Staff.coding --module Staff", "check @Staff.coding --module Staff",
        "schema @Staff.coding --module Staff --json", "diff @Staff.coding @Other.coding --module Staff",
        "inspect @in/a.archive --schema @Staff.coding --module Staff",
    ]

    @Test("Operands can be pipes, and the answer is that about files", arguments: readers)
    func pipes(words: String) async throws {
        let folder = try Self.folder()
        try folder.write("class Employee {\n    var badge: String\n}\n", to: "Other.coding")
        try folder.write("in/a.archive\0in/b.archive\0", to: "list")
        try folder.write("{\"path\": \"in/a.archive\"}\n", to: "lines")
        let files = words.replacing("@", with: "")
        let pipes = words.replacing(/@(\S+)/) { "<(cat \($0.output.1))" }
        let run = try await Self.shell(
            """
            coding convert in/a.archive --to json --output json
            set +e
            coding \(files) > expected; code=$?
            coding \(pipes) > answer; test $? = $code || exit 4
            sed 's#in/[ab].archive\\|[A-Za-z]*.coding\\|/dev/fd/[0-9]*#FILE#g' expected > expected.text
            sed 's#in/[ab].archive\\|[A-Za-z]*.coding\\|/dev/fd/[0-9]*#FILE#g' answer > answer.text
            cmp expected.text answer.text
            """, in: folder)
        #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    }

    @Test("Standard input and named pipes are read by their paths")
    func streams() async throws {
        let folder = try Self.folder()
        for script in [
            "cat in/a.archive | coding get /dev/stdin root.badge", "coding get /dev/stdin root.badge < in/a.archive",
            "mkfifo pipe; cat in/a.archive > pipe & coding get pipe root.badge",
        ] {
            let run = try await Self.shell(script, in: folder)
            #expect(run.output == "7\n", "\(run.errors)")
        }
        let nothing = try await Self.shell("coding inspect /dev/null", in: folder)
        #expect(nothing.exitCode == 3)
        let inPlace = try await Self.shell("coding set <(cat in/a.archive) root.badge 3 --in-place", in: folder)
        #expect(inPlace.exitCode == 2)
    }

    // MARK: Limits

    @Test("The limits hold for one file that is named, too")
    func limits() async throws {
        let folder = try Self.folder()
        for words in [
            "inspect in/a.archive", "get in/a.archive root", "inspect in/a.archive root", "stats in/a.archive",
        ] {
            let run = try await Self.shell("coding \(words) --max-bytes 10", in: folder)
            #expect(run.exitCode == 3)
            #expect(run.errors.contains("'in/a.archive': 594 bytes are more than 10"), "\(run.errors)")
            let pipe = try await Self.shell(
                "coding \(words.replacing("in/a.archive", with: "<(cat in/a.archive)")) --max-bytes 10", in: folder)
            #expect(pipe.exitCode == 3)
            #expect(pipe.errors.contains("more than 10 bytes"), "\(pipe.errors)")
            let slow = try await Self.shell(
                """
                mkfifo pipe; sleep 60 > pipe & writer=$!; code=0
                coding \(words.replacing("in/a.archive", with: "pipe")) --timeout 0.5 || code=$?
                kill -KILL $writer; rm pipe; exit $code
                """, in: folder)
            #expect(slow.exitCode == 3)
            #expect(slow.errors.contains("'pipe': takes longer than 0.5 seconds"), "\(slow.errors)")
        }
        let resumed = try await Self.shell("coding inspect in/a.archive --output x --resume", in: folder)
        #expect(resumed.exitCode == 2)
    }

    @Test("Operands can be negative numbers, and other words after -- aren't options")
    func negativeNumbers() async throws {
        let folder = try Self.folder()
        for (words, value) in [
            ("set in/a.archive root.badge -5", "-5"), ("set in/a.archive root.badge -- -6", "-6"),
            ("insert in/a.archive root.x -1.5e3 --type real", "-1500.0"),
        ] {
            let path = words.hasPrefix("set") ? "root.badge" : "root.x"
            let run = try await Self.shell("coding \(words) | coding get - \(path)", in: folder)
            #expect(run.output == value + "\n", "\(words): \(run.errors)")
        }
        let unknown = try await Self.shell("coding set in/a.archive root.badge -x", in: folder)
        #expect(unknown.errors.contains("words after '--' aren't options"))
    }
}

/// Makes a node of the kind of the null device.
private func makeNullDevice(in folder: TemporaryFolder) async throws {
    try #require(try await ExternalProcess.command(["mknod", "null", "c", "1", "3"], in: folder).exitCode == 0)
}

private func canMakeDevices() async -> Bool {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? await makeNullDevice(in: folder)) != nil
        && (try? Data("a".utf8).write(to: folder.url.appending(path: "null"))) != nil
}
