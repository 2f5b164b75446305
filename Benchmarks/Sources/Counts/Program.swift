// Runs workloads for `Benchmarks/counts` and `Benchmarks/compare`, which say what to do and read what is printed:
//
//     Counts names               the rows that there are, in a line each: "office archive"
//     Counts count [ROW…]        for each row, all where none is named, how often it allocates memory
//     Counts time ROW SECONDS    the processor's seconds of one run, on a larger graph
//
// Under valgrind `count` gives instructions too, which valgrind writes to files at the marks.

@main
enum Program {
    static func main() throws {
        var arguments = CommandLine.arguments.dropFirst()
        switch arguments.popFirst() {
        case "names": for row in Row.all() { print(row.name) }
        case "count":
            for row in try rows(named: arguments) { print(row.name, try row.allocationCount(), separator: "\t") }
        case "time":
            guard arguments.count == 2, let seconds = arguments.last.flatMap(Double.init) else { throw Failure.usage }
            for row in try rows(named: arguments.dropLast()) { print(try row.medianTime(atLeast: seconds)) }
        default: throw Failure.usage
        }
    }

    private static func rows(named names: some Sequence<String>) throws -> [Row] {
        let all = Row.all()
        let rows = try names.map { name in
            guard let row = all.first(where: { $0.name == name }) else { throw Failure.unknownRow(name) }
            return row
        }
        return rows.isEmpty ? all : rows
    }

    enum Failure: Error {
        case usage
        case unknownRow(String)
    }
}
