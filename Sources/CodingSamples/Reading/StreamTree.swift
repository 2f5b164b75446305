// A sequential archive as lines of text: each group behind its type encoding, each object once.
//
//     @: Company #1                     open while what is below it is written
//       @: Person #1                    ┐ met twice, so it has a number
//         @: ↺ Company #1               │ leads back to what is open: a ring
//       @: → Person #1                  ┘ stands elsewhere
//       ff: 1.0 2.0                     a group of two values
//
// The walk is that of ArchiveTree: a list and no stack of calls, once to find what is met more than once, once to
// write.

import TypedStreams

/// Writes a sequential archive down as a tree.
package struct StreamTree {
    /// How deep objects are set in before they go on at the margin.
    private static let deepestObject = 32

    /// How many numbers stand on a line.
    private static let valuesOnALine = 16

    private let archive: InspectedStream
    private var printer: TreePrinter

    /// What the walk has yet to do, the next thing last.
    private var open: [Step] = []
    private var states: [UInt32: State] = [:]

    /// Objects that go on at the margin, in the order in which they were met.
    private var waiting: [UInt32] = []

    /// Objects that are met more than once; known when the first walk is over.
    private var numbered: Set<UInt32> = []
    private var numbers: [UInt32: Int] = [:]
    private var lastNumbers: [String: Int] = [:]

    /// Where an object stands in the walk.
    private enum State {
        case open
        case waiting
        case done
    }

    private enum Step {
        /// The groups from one index to another.
        case groups(Int, end: Int, depth: Int)

        /// A value, by the index of its item.
        case value(Int, InspectedLabel, depth: Int)
        case close(UInt32)
    }

    private init(_ archive: InspectedStream, printer: TreePrinter) {
        self.archive = archive
        self.printer = printer
    }

    /// Writes the tree of an archive, in parts, and returns how many places of it could not be read.
    ///
    /// - Complexity: O(*n* log *n*) in the number of bytes.
    package static func write(_ archive: InspectedStream, to output: @escaping (String) -> Void) -> Int {
        var first = StreamTree(archive, printer: .silent)
        _ = first.walk()
        let limit = archive.byteCount.multipliedReportingOverflow(by: 128)
        let printer = TreePrinter(limit: limit.overflow ? .max : max(limit.partialValue, 1 << 20), output: output)
        var second = StreamTree(archive, printer: printer)
        second.numbered = first.numbered
        let problemCount = second.walk()
        second.printer.finish()
        return problemCount
    }

    private var tables: TypedStreamTables { archive.stream.tables }

    // MARK: The walk

    private mutating func walk() -> Int {
        printer.line(archive.title)
        printer.line("")
        run(from: .groups(tables.topStart, end: tables.items.count, depth: 0))
        goOn()
        var problemCount = 0
        if let error = archive.stream.trailingError {
            problemCount = 1
            printer.line("(unreadable: \(InspectedStream.message(error)))")
        }
        let classes = archive.classLines
        if !classes.isEmpty { printer.line("\nclasses:") }
        for line in classes { printer.line("  " + line) }
        return problemCount
    }

    /// What nests too deep, from the margin on.
    private mutating func goOn() {
        var next = 0
        while next < waiting.count, !printer.isFull {
            let entry = waiting[next]
            next += 1
            printer.line("")
            states[entry] = nil
            show(entry, .root, depth: 0)
            run()
        }
        waiting = []
    }

    private mutating func run(from step: Step) {
        open = [step]
        run()
    }

    private mutating func run() {
        while let step = open.popLast(), !printer.isFull {
            switch step {
            case .close(let entry): states[entry] = .done
            case .value(let index, let label, let depth): show(item: index, label, depth: depth)
            case .groups(let index, let end, let depth):
                guard index < end else { continue }
                open.append(.groups(max(Int(tables.items[index].value), index + 1), end: end, depth: depth))
                showGroup(index, depth: depth)
            }
        }
        open = []
    }

    // MARK: Groups

    private mutating func showGroup(_ index: Int, depth: Int) {
        let values = archive.values(ofGroup: index)
        let label = InspectedLabel.entry(archive.encoding(ofGroup: index))
        if values.isEmpty { return printer.line(depth, label, "no values") }
        if values.count == 1 { return show(item: values[0], label, depth: depth) }
        guard values.contains(where: { tables.items[$0].kind == .object }) else {
            return showNumbers(values, label, depth: depth)
        }
        printer.line(depth, label, "\(values.count) values")
        for value in values.reversed() { open.append(.value(value, .element, depth: depth + 1)) }
    }

    /// Values that are no objects: all on one line, or a few on each.
    private mutating func showNumbers(_ values: [Int], _ label: InspectedLabel, depth: Int) {
        if values.count <= Self.valuesOnALine { return printer.line(depth, label, line(values[...])) }
        printer.line(depth, label, "\(values.count) values")
        var rest = values[...]
        while !rest.isEmpty, !printer.isFull {
            printer.line(depth + 1, .root, line(rest.prefix(Self.valuesOnALine)))
            rest = rest.dropFirst(Self.valuesOnALine)
        }
    }

    private func line(_ values: ArraySlice<Int>) -> String {
        values.map { archive.line(ofItem: $0) ?? "" }.joined(separator: " ")
    }

    // MARK: Objects

    private mutating func show(item index: Int, _ label: InspectedLabel, depth: Int) {
        if let line = archive.line(ofItem: index) { return printer.line(depth, label, line) }
        show(tables.items[index].number, label, depth: depth)
    }

    private mutating func show(_ entry: UInt32, _ label: InspectedLabel, depth: Int) {
        if let state = states[entry] {
            numbered.insert(entry)
            let sign = if case .open = state { "↺" } else { "→" }
            return printer.line(depth, label, "\(sign) \(name(entry))")
        }
        if depth > Self.deepestObject {
            states[entry] = .waiting
            numbered.insert(entry)
            waiting.append(entry)
            return printer.line(depth, label, "\(name(entry)), below")
        }
        states[entry] = .open
        printer.line(depth, label, numbered.contains(entry) ? name(entry) : archive.className(ofObject: entry))
        let object = tables.entries[Int(entry)]
        open.append(.close(entry))
        open.append(.groups(Int(object.start), end: Int(object.end), depth: depth + 1))
    }

    /// An object's class and its number among those of the class that have one.
    private mutating func name(_ entry: UInt32) -> String {
        let title = archive.className(ofObject: entry)
        if let known = numbers[entry] { return "\(title) #\(known)" }
        let number = (lastNumbers[title] ?? 0) + 1
        lastNumbers[title] = number
        numbers[entry] = number
        return "\(title) #\(number)"
    }
}
