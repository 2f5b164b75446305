// The commands that read many archives, as they are called: infer, verify and rows, with all kinds of inputs.

import Foundation
import TestSupport
import Testing

@Suite("Many archives")
struct ManyArchivesTests {
    /// A folder with archives in folders, one of which is damaged, and a schema.
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["a", "b", "c"] {
            try folder.write(InspectTests.archive(badge: 7), to: "in/\(name).archive")
        }
        try folder.write(InspectTests.archive(badge: 9, key: "Badge"), to: "in/more/d.archive")
        try folder.write(InspectTests.archive(badge: 9, key: "office"), to: "in/more/e.archive")
        try folder.write("no archive", to: "in/more/f.archive")
        try folder.write("(a, b)", to: "in/more/g.archive")
        try folder.write(InspectTests.schema, to: "Staff.coding")
        return folder
    }

    private static func run(_ words: String, in folder: TemporaryFolder) async throws -> ToolRun {
        try await ToolRun.coding(words.split(separator: " ").map(String.init), in: folder)
    }

    @Test("infer prints a schema that check accepts, and update adds a key to it")
    func infer() async throws {
        let folder = try Self.folder()
        let run = try await Self.run("infer in/a.archive", in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(
            run.output == """
                // Inferred by 'coding infer' from 1 archive.
                // At the top: root: Employee

                // 1 object.
                class Employee {
                    var badge: Int
                }

                """)
        try folder.write("// Mine.\nclass Employee {\n    let badge: Int?  // of metal\n}\n", to: "Own.coding")
        let update = try await Self.run("infer --recursive in --update Own.coding", in: folder)
        // Two of the files are no archives.
        #expect(update.exitCode == 3, "\(update.errors)")
        #expect(update.output == "Employee.Badge\nEmployee.office\n")
        #expect(
            try folder.text(of: "Own.coding") == """
                // Mine.
                class Employee {
                    let badge: Int?  // of metal

                    var Badge: Int?  // in 1 of 5
                    var office: Int?  // in 1 of 5
                }

                """)
        let again = try await Self.run("infer --recursive in --update Own.coding", in: folder)
        #expect(again.output == "")

        // A schema that is read-only isn't replaced.
        try folder.write("class Employee {}\n", to: "Locked.coding")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.path(of: "Locked.coding"))
        let locked = try await Self.run("infer in/a.archive --update Locked.coding", in: folder)
        #expect(locked.exitCode == 2)
        #expect(locked.errors == "error: cannot write 'Locked.coding': it is read-only\n")
        #expect(try folder.text(of: "Locked.coding") == "class Employee {}\n")

        // What the schema declares otherwise stays, and the archives that it doesn't read are named.
        try folder.write("class Employee {\n    let badge: String\n}\n", to: "Other.coding")
        let other = try await Self.run("infer in/a.archive --update Other.coding", in: folder)
        #expect(other.exitCode == 0)
        #expect(other.output == "")
        #expect(
            other.errors.contains(
                "the schema doesn't read 'in/a.archive': root.badge: expected a string, found an integer"),
            "\(other.errors)")

        // The schemas of a module refer to each other, and to those that they import.
        let types = "import Base\n\nenum Number: Int {\n    case one = 1\n    unknown .one\n}\n"
        try folder.write(types, to: "Types.coding")
        try folder.write("public struct Desk {\n    var row: Int\n}\n", to: "Base.coding")
        try folder.write(
            "import Base\n\nclass Employee {\n    let badge: Number\n    var desk: Desk?\n}\n", to: "Staff2.coding")
        let several = try await Self.run(
            "infer in --recursive --update Types.coding --update Staff2.coding --import Base=Base.coding", in: folder)
        #expect(several.output == "Employee.Badge\nEmployee.office\n", "\(several.errors)")
        #expect(try folder.text(of: "Types.coding") == types)
        #expect(try folder.text(of: "Staff2.coding").contains("    var office: Int?  // in 1 of 5\n"))

        // A class that is written elsewhere gets no fields, and neither does its neighbour.
        let external = "external class Employee, keys \"name\"\n\nclass Room {\n    var number: Int\n}\n"
        try folder.write(external, to: "External.coding")
        let none = try await Self.run("infer in/a.archive --update External.coding", in: folder)
        #expect(none.exitCode == 0 && none.output == "", "\(none.output)\(none.errors)")
        #expect(try folder.text(of: "External.coding") == external)
    }

    private static let lines = """
        reads          in/a.archive
        reads          in/b.archive
        reads          in/c.archive
        reads          in/more/d.archive
        fails          in/more/e.archive: root.badge: no key is present, and there is no default
        unreadable     in/more/f.archive: neither an archive nor a property list
        skipped        in/more/g.archive: a plain property list, which contains no objects
        7 archives: 4 reads; 1 fails; 1 unreadable; 1 skipped

        """

    @Test("verify prints one verdict for each file, in the order of their names, on any number of threads")
    func verify() async throws {
        let folder = try Self.folder()
        for jobs in ["", " --jobs 1", " --jobs 7", " --timeout 60"] {
            let run = try await Self.run("verify in --recursive --schema Staff.coding" + jobs, in: folder)
            #expect(run.exitCode == 1)
            #expect(run.errors == "")
            #expect(run.output == Self.lines)
        }
        let good = try await Self.run("verify in/a.archive in/more/d.archive --schema Staff.coding", in: folder)
        #expect(good.exitCode == 0)
        let unreadable = try await Self.run("verify in/a.archive in/more/f.archive --schema Staff.coding", in: folder)
        #expect(unreadable.exitCode == 3)
        let large = try await Self.run("verify in/a.archive --schema Staff.coding --max-bytes 10", in: folder)
        let tooLarge = "unreadable     in/a.archive: 594 bytes are more than 10, the limit of '--max-bytes'\n"
        #expect(large.output.hasPrefix(tooLarge), "\(large.output)")
        let missing = try await Self.run("verify gone --schema Staff.coding", in: folder)
        #expect(missing.exitCode == 3)
    }

    @Test("Losses fail if they are asked to")
    func losses() async throws {
        let folder = try Self.folder()
        try folder.write("class Employee {\n    var office: Int?\n}\n", to: "Other.coding")
        let run = try await Self.run("verify in/a.archive --schema Other.coding", in: folder)
        #expect(run.exitCode == 0)
        #expect(
            run.output == """
                reads, lossy   in/a.archive: Employee.badge is not read, first at root.badge
                1 archive: 1 reads, lossy

                """)
        let strict = try await Self.run("verify in/a.archive --schema Other.coding --fail-on lossy", in: folder)
        #expect(strict.exitCode == 1)
    }

    @Test("The path of a failure, an event and a loss leads to the value, whatever the name of its field")
    func paths() async throws {
        let folder = try Self.folder()
        try folder.write(InspectTests.archive(badge: 7, key: "badge no."), to: "badge.archive")
        for (field, member) in [
            (#"var number: String key "badge no.""#, "path"),
            (#"var number: Int fallback "badge no.""#, "first"),
            (#"var number: Int?"#, "first"),
        ] {
            try folder.write("class Employee {\n    \(field)\n}\n", to: "Named.coding")
            let run = try await Self.run("verify badge.archive --schema Named.coding --ndjson", in: folder)
            let line = try #require(run.output.split(separator: "\n").first)
            let path = #"root["badge no."]"#
            #expect(line.contains(#""\#(member)":"root[\"badge no.\"]""#), "\(line)")
            let value = try await ToolRun.coding(["get", "badge.archive", path], in: folder)
            #expect(value.output == "7\n", "\(value.errors)")
        }
    }

    @Test("verify prints JSON and JUnit")
    func formats() async throws {
        let folder = try Self.folder()
        let lines = try await Self.run("verify in --recursive --schema Staff.coding --ndjson", in: folder)
        let records = lines.output.split(separator: "\n")
        #expect(records.count == 8)
        #expect(records[0] == #"{"path":"in/a.archive","verdict":"reads","objects":1,"events":[]}"#)
        #expect(
            records[3].hasSuffix(
                #""events":[{"kind":"fallback","class":"Employee","key":"badge","count":1,"first":"root.Badge","#
                    + #""loss":false,"detail":"Badge"}]}"#), "\(records[3])")
        #expect(records[4].contains(#""error":{"code":"fails","path":"root.badge","class":"Employee","key":"badge""#))
        #expect(records[7].hasPrefix(#"{"summary":{"archives":7,"reads":4,"lossy":0,"fails":1,"#), "\(records[7])")
        let json = try await Self.run("verify in --recursive --schema Staff.coding --json", in: folder)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((document["archives"] as? [Any])?.count == 7)
        let junit = try await Self.run("verify in --recursive --schema Staff.coding --junit", in: folder)
        #expect(
            junit.output.contains(#"<testsuite name="coding verify" tests="7" failures="1" errors="1" skipped="1">"#))
        #expect(junit.output.contains(#"name="in/more/e.archive"><failure message="root.badge: no key is present"#))
    }

    @Test("inspect prints one record for each archive, and a summary")
    func inspect() async throws {
        let folder = try Self.folder()
        let simple = try await Self.run("inspect in --recursive --simple", in: folder)
        #expect(simple.exitCode == 3)
        #expect(simple.errors == "")
        #expect(
            simple.output == #"""
                {"path":"in/a.archive","value":{"root":{"$class":"Employee","badge":7}}}
                {"path":"in/b.archive","value":{"root":{"$class":"Employee","badge":7}}}
                {"path":"in/c.archive","value":{"root":{"$class":"Employee","badge":7}}}
                {"path":"in/more/d.archive","value":{"root":{"$class":"Employee","Badge":9}}}
                {"path":"in/more/e.archive","value":{"root":{"$class":"Employee","office":9}}}
                {"path":"in/more/f.archive","error":{"code":"unreadable","message":"neither an archive nor a property list"}}
                {"path":"in/more/g.archive","value":["a","b"]}
                {"summary":{"archives":7,"unreadable":1}}

                """#)
        let one = try await Self.run("inspect in/a.archive --json", in: folder)
        let many = try await Self.run("inspect in/a.archive --recursive --json", in: folder)
        #expect(many.exitCode == 0)
        let record = many.output.split(separator: "\n").first.map { String($0) }
        let json = { try JSONSerialization.jsonObject(with: Data(($0 ?? "").utf8)) as? NSDictionary }
        #expect(try json(record) == ["path": "in/a.archive", "document": try #require(try json(one.output))])
    }

    @Test("get prints the value of each archive, or why it has none")
    func get() async throws {
        let folder = try Self.folder()
        let all = try await Self.run("get in/a.archive in/more/e.archive in/more/f.archive root.badge", in: folder)
        #expect(all.exitCode == 1)
        let lines = all.output.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.first == #"{"path":"in/a.archive","value":7}"#)
        #expect(lines[1].hasPrefix(#"{"path":"in/more/e.archive","error":{"code":"notFound","message":"#))
        #expect(lines[2].hasPrefix(#"{"path":"in/more/f.archive","error":{"code":"unreadable","message":"#))
        #expect(lines.last == #"{"summary":{"archives":3,"notFound":1,"unreadable":1}}"#)
        let several = try await Self.run("get --recursive in/a.archive ..Employee.badge", in: folder)
        #expect(several.exitCode == 0)
        #expect(
            several.output.hasPrefix(##"{"path":"in/a.archive","values":[{"path":"#1.badge","value":7}]}"## + "\n"),
            "\(several.output)")
        let type = try await Self.run("get in/a.archive in/b.archive root.badge --expect string", in: folder)
        #expect(type.exitCode == 1)
        #expect(type.output.hasSuffix(#"{"summary":{"archives":2,"otherType":2}}"# + "\n"), "\(type.output)")
        let unreadable = try await Self.run("get in/a.archive in/more/f.archive root.badge", in: folder)
        #expect(unreadable.exitCode == 3)
        let file = try await Self.run("get in/a.archive root.badge --output badge", in: folder)
        #expect(file.output == "")
        #expect(try folder.text(of: "badge") == "7\n")
    }

    @Test("stats adds the archives in folders up")
    func stats() async throws {
        let folder = try Self.folder()
        let run = try await Self.run("stats in --recursive --csv", in: folder)
        #expect(run.exitCode == 3)
        #expect(run.output.contains("Employee,badge,integer,3,24\n"), "\(run.output)")
        #expect(run.errors == "error: 'in/more/f.archive': neither an archive nor a property list\n")
    }

    @Test("Archives come from lists of paths and from lines of JSON")
    func inputs() async throws {
        let folder = try Self.folder()
        try folder.write("in/a.archive\0in/more/e.archive\0", to: "list")
        let list = try await Self.run("verify --files0-from list --schema Staff.coding", in: folder)
        #expect(list.output.hasSuffix("2 archives: 1 reads; 1 fails\n"), "\(list.output)\(list.errors)")
        let data = Data(InspectTests.archive(badge: 3).utf8).base64EncodedString()
        try folder.write(
            """
            {"id": 17, "data": "\(data)"}
            {"path": "in/b.archive", "note": "\(String(repeating: "long ", count: 50_000))"}
            {"id": "x"}

            {"id": "last", "path": "in/more/e.archive"}
            """, to: "lines")
        let lines = try await Self.run("verify --ndjson-in lines --schema Staff.coding", in: folder)
        #expect(
            lines.output == """
                reads          17
                reads          in/b.archive
                unreadable     line 3: neither 'path' nor 'data' in base 64
                fails          last: root.badge: no key is present, and there is no default
                4 archives: 2 reads; 1 fails; 1 unreadable

                """)
    }

    @Test("A pipe in a folder is not waited for, and one that is named is read", .timeLimit(.minutes(5)))
    func pipe() async throws {
        let folder = try Self.folder()
        let run = try await Self.shell("mkfifo in/pipe; coding stats in --recursive || test $? = 3", in: folder)
        #expect(run.errors == "error: 'in/more/f.archive': neither an archive nor a property list\n")
        let named = try await Self.shell(
            "cat in/a.archive > in/pipe & coding verify in/pipe in/a.archive --schema Staff.coding", in: folder)
        #expect(named.output.hasPrefix("reads          in/pipe\nreads          in/a.archive\n"), "\(named.errors)")
    }

    @Test("A run that was interrupted anywhere and resumed writes what one run writes")
    func resume() async throws {
        let folder = try Self.folder()
        for (command, first) in [
            ("verify in --recursive --schema Staff.coding --ndjson", "{"),
            ("rows in --recursive --class Employee", "{"),
            ("inspect in --recursive --simple", "{"), ("get in --recursive ..Employee+.badge", "{"),
        ] {
            _ = try await Self.run(command + " --output whole", in: folder)
            let whole = try folder.text(of: "whole")
            #expect(whole.hasPrefix(first))
            for length in stride(from: 0, through: whole.utf8.count, by: 37) {
                try folder.write(String(decoding: whole.utf8.prefix(length), as: UTF8.self), to: "part")
                let run = try await Self.run(command + " --output part --resume", in: folder)
                #expect(run.exitCode != 2, "\(run.errors)")
                #expect(try folder.text(of: "part") == whole, "\(length)")
            }
        }
    }

    @Test("A run that continues rows of an archive that is gone is an error, and the rows are kept")
    func resumeWithoutArchive() async throws {
        let folder = try Self.folder()
        let rows = #"{"_file":"in/gone.archive","_id":1,"_class":"Employee","badge":7}"# + "\n"
        try folder.write(rows, to: "part")
        let run = try await Self.run("rows in --recursive --class Employee --output part --resume", in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors == "error: 'in/gone.archive', which the output file is about, is not among the archives\n")
        #expect(try folder.text(of: "part") == rows)
    }

    @Test("Records replace neither an archive nor the list of archives")
    func outputs() async throws {
        let folder = try Self.folder()
        try folder.write("{\"path\": \"in/a.archive\"}\n", to: "rows.ndjson")
        let archive = URL(filePath: folder.path(of: "in/a.archive"))
        let before = try Data(contentsOf: archive)
        for (call, message) in [
            ("inspect in --recursive --json --output in/a.archive", "'in/a.archive' is an archive"),
            ("get root --ndjson-in rows.ndjson --output rows.ndjson", "'rows.ndjson' is a list of archives"),
        ] {
            let run = try await Self.run(call, in: folder)
            #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
        }
        #expect(try Data(contentsOf: archive) == before)
        #expect(try folder.text(of: "rows.ndjson").hasPrefix("{"))
    }

    @Test("A folder that can't be read is reported", .enabled(if: getuid() != 0, "root reads everything: skipped"))
    func unreadableFolder() async throws {
        let folder = try Self.folder()
        let path = folder.path(of: "in/more")
        try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
        let run = try await Self.run("rows in --recursive --class Employee", in: folder)
        #expect(run.exitCode == 3)
        #expect(run.output.split(separator: "\n").count == 3)
        #expect(run.errors.hasPrefix("error: cannot read 'in/more': "), "\(run.errors)")
    }

    @Test("Answers are written while the next archive is waited for")
    func slowInputs() async throws {
        let folder = try Self.folder()
        // The second line is written when the answer to the first one is there.
        let script = """
            { echo '{"path":"in/a.archive"}'
              for turn in $(seq 200); do [ -s answers ] && break; sleep 0.1; done
              [ -s answers ] && echo '{"path":"in/b.archive"}'
            } | coding rows --ndjson-in - --class Employee --jobs 2 --output answers
            """
        _ = try await Self.shell(script, in: folder)
        #expect(try folder.text(of: "answers").split(separator: "\n").count == 2)
    }

    #if os(Linux)
    @Test("A list of archives that can't be read to its end is reported")
    func unreadableLines() async throws {
        let run = try await Self.run("rows --ndjson-in /proc/self/mem --class Employee", in: Self.folder())
        #expect(run.exitCode == 3)
        #expect(run.errors.hasPrefix("error: cannot read '/proc/self/mem': "), "\(run.errors)")
    }
    #endif

    @Test("rows prints objects as lines of JSON or as CSV")
    func rows() async throws {
        let folder = try Self.folder()
        let lines = try await Self.run("rows in/a.archive in/more/d.archive --class Employee", in: folder)
        #expect(lines.exitCode == 0)
        #expect(
            lines.output == """
                {"_file":"in/a.archive","_id":1,"_class":"Employee","badge":7}
                {"_file":"in/more/d.archive","_id":1,"_class":"Employee","Badge":9}

                """)
        let table = try await Self.run("rows in --recursive --class Employee --csv", in: folder)
        #expect(table.exitCode == 3)
        #expect(table.output.hasPrefix("_file,_id,_class,badge,Badge,office\nin/a.archive,1,Employee,7,,\n"))
        #expect(table.errors == "error: 'in/more/f.archive': neither an archive nor a property list\n")
    }

    private static let hasDuckDB = PeerExecutable.python?.printed("-c", "import duckdb").isEmpty ?? false

    @Test(
        "DuckDB reads rows, and columns that no schema declares",
        .enabled(if: hasDuckDB, "DuckDB is not installed: skipped"))
    func duckDB() async throws {
        let folder = try TemporaryFolder()
        let count = IntegrationRing.isThorough ? 100_000 : IntegrationRing.size(10_000, otherwise: 500)
        let lines = (0..<count).map { number in
            let key = number % 5 == 0 ? "office" : "badge"
            let data = Data(InspectTests.archive(badge: number, key: key).utf8).base64EncodedString()
            return #"{"id": \#(number), "data": "\#(data)"}"#
        }
        try folder.write(lines.joined(separator: "\n"), to: "lines")
        let run = try await Self.run("rows --ndjson-in lines --class Employee --output rows.ndjson", in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let script = """
            import duckdb, sys
            rows = duckdb.sql("SELECT count(badge), sum(office), count(DISTINCT _file) FROM '\(folder.path(of: "rows.ndjson"))'")
            open(sys.argv[2], 'w').write(str(rows.fetchall()[0]))
            """
        let output = String(decoding: try PeerExecutable.python(script), as: UTF8.self)
        let offices = stride(from: 0, to: lines.count, by: 5)
        #expect(output == "(\(lines.count * 4 / 5), \(offices.reduce(0, +)), \(lines.count))")
    }

    // MARK: The page's recipes

    /// A folder with small archives of the page's class, and its schema.
    private static func customers(count: Int = 1_200) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for number in 0..<count {
            let key = number % 5 == 0 ? "office" : "badge"
            try folder.write(InspectTests.archive(badge: number, key: key), to: "Customers/\(number).archive")
        }
        try folder.write("class Employee {\n    var badge: Int?\n    var office: Int?\n}\n", to: "Staff.coding")
        return folder
    }

    private static let badgeCount = 960
    private static let officeSum = stride(from: 0, to: 1_200, by: 5).reduce(0, +)

    /// Runs a script with the tool on the search path.
    private static func shell(_ script: String, in folder: TemporaryFolder) async throws -> ToolRun {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try await ToolRun.command(
            ["bash", "-euo", "pipefail", "-c", script], in: folder,
            environment: ["PATH": "\(try ToolRun.toolFolder):\(path)", "HOME": folder.path])
    }

    @Test(
        "GNU parallel: all verdicts, and a resumed run adds what is missing", .integration,
        .enabled(if: PeerExecutable(named: "parallel") != nil, "GNU parallel is not installed: skipped"))
    func parallel() async throws {
        let folder = try Self.customers()
        let script = try RecipePage("ManyArchives.md").block("sh parallel")
        let run = try await Self.shell(script, in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let verdicts = try folder.text(of: "verdicts.ndjson")
        #expect(verdicts.split(separator: "\n").count == 1_200)
        #expect(verdicts.matches(of: /"verdict":"reads"/).count == 1_200)
        // As if the run had been ended after the first call.
        let log = try folder.text(of: "jobs.log").split(separator: "\n")
        #expect(log.count == 4)
        try folder.write(log.prefix(2).joined(separator: "\n") + "\n", to: "jobs.log")
        for number in 1...3 where log[1].split(separator: "\t")[0] != "\(number)" {
            try folder.remove("verdicts.\(number).part")
        }
        let again = try await Self.shell(script, in: folder)
        #expect(again.exitCode == 0, "\(again.errors)")
        #expect(try folder.text(of: "verdicts.ndjson") == verdicts)
    }

    @Test(
        "Spark reads the same rows", .integration,
        .enabled(
            if: (PeerExecutable.python?.printed("-c", "import pyspark").isEmpty ?? false)
                && PeerExecutable(named: "java") != nil, "Spark is not installed: skipped"))
    func spark() async throws {
        let count = IntegrationRing.isThorough ? 100_000 : 1_200
        let folder = try Self.customers(count: count)
        try folder.write(try RecipePage("ManyArchives.md").block("python spark"), to: "rows.py")
        let run = try await Self.shell("python3 rows.py", in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let numbers = run.output.matches(of: /\|\s*(\d+)\s*\|\s*(\d+)\s*\|/).map { [$0.output.1, $0.output.2] }
        let officeSum = stride(from: 0, to: count, by: 5).reduce(0, +)
        #expect(numbers == [["\(count * 4 / 5)", "\(officeSum)"]], "\(run.output)")
    }

    @Test(
        "Blobs of a database become rows", .integration,
        .enabled(if: PeerExecutable.python != nil, "python3 is not installed: skipped"))
    func blobs() async throws {
        let folder = try Self.customers()
        let page = try RecipePage("ManyArchives.md")
        try folder.write(try page.block("python blobs"), to: "blobs.py")
        let filling = """
            import pathlib, sqlite3
            with sqlite3.connect("copy.db") as database:
                database.execute("CREATE TABLE message (body BLOB)")
                for path in pathlib.Path("Customers").iterdir():
                    database.execute("INSERT INTO message VALUES (?)", (path.read_bytes(),))
            """
        try folder.write(filling, to: "fill.py")
        let run = try await Self.shell("python3 fill.py\n" + page.block("sh blobs"), in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let rows = try folder.text(of: "employees.ndjson")
        #expect(rows.matches(of: /"badge":/).count == Self.badgeCount)
        let offices = rows.matches(of: /"office":(\d+)/).compactMap { Int($0.output.1) }
        #expect(offices.reduce(0, +) == Self.officeSum)
    }

    @Test(
        "Wrong calls have exit code 2",
        arguments: [
            "infer", "verify in --schema Staff.coding", "verify in/a.archive", "verify --schema Staff.coding",
            "verify in/a.archive --schema Staff.coding --json --junit", "rows in/a.archive",
            "verify in/a.archive --schema Staff.coding --resume", "rows in/a.archive --class A --jobs 0",
            "rows in/a.archive --class A --max-bytes x", "rows in/a.archive --class A --timeout -1",
            "stats in/a.archive --timeout 1e10",
            "rows - - --class A", "rows in/a.archive --class A --resume",
            "infer in/a.archive --update Staff.coding --enums",
            "inspect in --recursive", "inspect in --recursive --simple --json",
            "inspect in --recursive --simple --depth 1", "inspect in/a.archive in/b.archive root",
            "get --recursive root", "get in/a.archive root --resume", "stats in",
        ])
    func wrongCalls(words: String) async throws {
        let run = try await Self.run(words, in: Self.folder())
        #expect(run.exitCode == 2, "\(run.output)\(run.errors)")
        #expect(run.output == "")
    }
}
