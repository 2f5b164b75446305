// An archive as lines of text, each value on one of its own, so that lines of two archives can be compared.
//
// Objects lead to each other in any way, so the walk keeps a list and no stack of calls; and it goes twice: first to
// find what is met more than once, which alone gets a number, then to write. Numbers count within a class, so that
// another class's objects don't shift them.
//
//     Company #1                        open while what is below it is written
//       boss: Person #1                 ┐ met twice, so it has a number
//         employer: ↺ Company #1        │ leads back to what is open: a ring
//       founder: → Person #1            ┘ stands elsewhere
//
// Where objects nest deeper than a page is wide they go on at the margin, each still written once.

import PropertyLists

/// Writes an archive down as a tree.
package struct ArchiveTree {
    /// How deep objects are set in before they go on at the margin.
    private static let deepestObject = 32

    /// How deep arrays and dictionaries of a property list are set in before no more is shown of them.
    private static let deepestContainer = 512

    private let archive: InspectedArchive
    private var printer: TreePrinter

    /// What the walk has yet to do, the next thing last.
    private var open: [Step] = []
    private var states: [Int: State] = [:]

    /// The containers of the property list that the walk is inside of.
    private var openContainers: Set<Int> = []

    /// Objects that go on at the margin, in the order in which they were met.
    private var waiting: [Int] = []

    /// Objects that are met more than once; known when the first walk is over.
    private var numbered: Set<Int> = []
    private var numbers: [Int: Int] = [:]
    private var lastNumbers: [String: Int] = [:]
    private var classes: Set<InspectedClass> = []
    private var problemCount = 0

    /// Where an object stands in the walk.
    private enum State {
        case open
        case waiting
        case done
    }

    private enum Step {
        case show(InspectedChild, depth: Int)
        case closeSlot(Int)
        case closeContainer(Int)
    }

    private init(_ archive: InspectedArchive, printer: TreePrinter) {
        self.archive = archive
        self.printer = printer
    }

    /// Writes the tree of an archive, in parts, and returns how many places of it could not be read.
    ///
    /// - Complexity: O(*n* log *n*) in the number of bytes.
    package static func write(_ archive: InspectedArchive, to output: @escaping (String) -> Void) -> Int {
        var first = ArchiveTree(archive, printer: .silent)
        first.walk()
        // Indentation makes lines longer than what they tell of; a tree that outgrows this shares too much.
        let limit = archive.byteCount.multipliedReportingOverflow(by: 128)
        let printer = TreePrinter(limit: limit.overflow ? .max : max(limit.partialValue, 1 << 20), output: output)
        var second = ArchiveTree(archive, printer: printer)
        second.numbered = first.numbered
        archive.allowReading()
        second.walk()
        second.printer.finish()
        return second.problemCount
    }

    // MARK: The walk

    private mutating func walk() {
        printer.line("\(archive.title)")
        guard archive.header != nil else {
            run(from: InspectedChild(label: .root, node: .index(archive.table.topObject)))
            return
        }
        if !archive.top.isEmpty { printer.line("") }
        for entry in archive.top.sorted(by: { NaturalOrder.precedes($0.key, $1.key) }) {
            run(from: InspectedChild(label: .key(entry.key), node: archive.node(at: entry.value)))
        }
        goOn()
        showUnreferred()
        showClasses()
    }

    /// Objects that nothing leads to: archives of Cocoa have none, so whoever finds some wants to know.
    private mutating func showUnreferred() {
        var isFirst = true
        for number in archive.slots.indices.dropFirst()
        where states[number] == nil && !archive.named.contains(number) && !printer.isFull {
            switch archive.slot(number) {
            case .null, .classDescription: continue
            case .value, .object, .broken: break
            }
            if isFirst { printer.line("\nnot referenced:") }
            isFirst = false
            run(from: InspectedChild(label: .element, node: .slot(number)))
        }
        if !isFirst { goOn() }
    }

    private mutating func showClasses() {
        let lines = Set(classes.compactMap(\.line)).sorted(by: NaturalOrder.precedes)
        if lines.isEmpty { return }
        printer.line("\nclasses:")
        for line in lines { printer.line("  " + line) }
    }

    /// What nests too deep, from the margin on.
    private mutating func goOn() {
        var next = 0
        while next < waiting.count, !printer.isFull {
            let number = waiting[next]
            next += 1
            printer.line("")
            states[number] = nil
            run(from: InspectedChild(label: .root, node: .slot(number)))
        }
        waiting = []
    }

    private mutating func run(from child: InspectedChild) {
        open = [.show(child, depth: 0)]
        while let step = open.popLast(), !printer.isFull {
            switch step {
            case .closeSlot(let number): states[number] = .done
            case .closeContainer(let index): openContainers.remove(index)
            case .show(let child, let depth):
                do throws(InspectionError) {
                    try show(child, depth: depth)
                } catch {
                    problemCount += 1
                    printer.line(depth, child.label, "(unreadable: \(error.message))")
                }
            }
        }
    }

    private mutating func show(_ child: InspectedChild, depth: Int) throws(InspectionError) {
        if let line = try archive.line(of: child.node) {
            if case .slot(let number) = child.node { states[number] = .done }
            return printer.line(depth, child.label, line)
        }
        switch child.node {
        case .index(let index):
            guard !openContainers.contains(index) else { throw InspectionError("a container that contains itself") }
            guard depth < Self.deepestContainer else { throw InspectionError("nested more than \(depth) deep") }
            let contents = try archive.contents(of: child.node)
            printer.line(depth, child.label, contents.title)
            openContainers.insert(index)
            push(contents.children, depth: depth + 1, closing: .closeContainer(index))
        case .slot(let number): try showObject(number, child.label, depth: depth)
        }
    }

    private mutating func showObject(_ number: Int, _ label: InspectedLabel, depth: Int) throws(InspectionError) {
        if let state = states[number] {
            numbered.insert(number)
            let sign = if case .open = state { "↺" } else { "→" }
            return printer.line(depth, label, "\(sign) \(name(number))")
        }
        if depth > Self.deepestObject {
            states[number] = .waiting
            numbered.insert(number)
            waiting.append(number)
            return printer.line(depth, label, "\(name(number)), below")
        }
        let contents = try archive.contents(of: .slot(number))
        states[number] = .open
        if let described = contents.described { classes.insert(described) }
        printer.line(
            depth, label, number: numbered.contains(number) ? self.number(of: number, contents.title) : nil,
            contents.title)
        push(contents.children, depth: depth + 1, closing: .closeSlot(number))
    }

    private mutating func push(_ children: [InspectedChild], depth: Int, closing: Step) {
        open.append(closing)
        for child in children.reversed() { open.append(.show(child, depth: depth)) }
    }

    /// An object's class and its number in it.
    private mutating func name(_ number: Int) -> String {
        let title = archive.className(ofSlot: number)
        return "\(title) #\(self.number(of: number, title))"
    }

    /// The number of an object among those of its class that have one.
    private mutating func number(of slot: Int, _ title: String) -> Int {
        if let known = numbers[slot] { return known }
        let number = (lastNumbers[title] ?? 0) + 1
        lastNumbers[title] = number
        numbers[slot] = number
        return number
    }
}

extension InspectedArchive {
    /// What the file is, in a line.
    package var title: String {
        let form =
            switch format {
            case .binary: "binary"
            case .xml: "XML"
            case .openStep: "OpenStep text"
            }
        guard let header else { return "property list, \(form)" }
        return "keyed archive, \(form), \(ValueText.name(header.archiver)), version \(header.version)"
    }
}

extension InspectedClass {
    /// The class and what it stands on; `nil` where there is no more to say than its name.
    fileprivate var line: String? {
        if superclasses.isEmpty && hints.isEmpty { return nil }
        let chain = ([name] + superclasses).map(ValueText.name).joined(separator: " : ")
        return hints.isEmpty ? chain : chain + ", or " + hints.map(ValueText.name).joined(separator: ", ")
    }
}
