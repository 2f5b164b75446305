// A document as lines of text, each value on its own line, so that lines of two archives can be compared.
//
// Objects can reference each other in cycles, so the walk uses a work list and no recursion. The first walk finds the
// objects with several references, which alone get numbers; the second one writes. Numbers count within a class, so
// that objects of another class don't shift them.
//
//     Company #1                        open while what is below it is written
//       boss: Person #1                 ┐ referenced twice, so it has a number
//         employer: ↺ Company #1        │ refers to what is open: a cycle
//       founder: → Person #1            ┘ shown elsewhere
//
// Objects that are nested deeper than a page is wide continue at the margin, each still written once. Archives in data
// are written in its place.

package import Archiving
import PropertyLists

/// What a tree shows.
package struct TreeOptions {
    /// The levels below the top that are shown; `nil` for all.
    package var depth: Int?

    /// Whether archives in data are shown.
    package var opensNested: Bool

    /// What a schema says of an object; `nil` if it says nothing.
    package var notes: ((ArchivedObject, ArchiveDocument) -> ObjectNotes?)?

    package init(depth: Int? = nil, opensNested: Bool = true) {
        self.depth = depth
        self.opensNested = opensNested
    }
}

/// Writes a document as a tree.
package struct DocumentTree {
    /// How deep objects are indented before they continue at the margin.
    private static let deepestObject = 32

    /// How many items of a collection an overview has.
    private static let shownCount = 1_000

    private let document: ArchiveDocument
    private let options: TreeOptions
    private var printer: TreePrinter

    /// The remaining steps of the walk, the next step last.
    private var open: [Step] = []
    private var states: [ArchivedObject: State] = [:]

    /// Objects that continue at the margin, in the order in which they were found.
    private var waiting: [ArchivedObject] = []

    /// Objects that are referenced more than once; complete after the first walk.
    private var numbered: Set<ArchivedObject> = []
    private var numbers: [ArchivedObject: Int] = [:]
    private var lastNumbers: [String: Int] = [:]
    private var classes: Set<ArchivedObject.ClassDescription>
    private var problemCount = 0

    private enum State {
        case open
        case waiting
        case done
    }

    private enum Step {
        case show(DocumentItem, Place)
        case close(ArchivedObject)
    }

    /// Where an item is shown: its document, which may be in data, and its indentation.
    private struct Place {
        let document: ArchiveDocument
        var level = 0
        var depth = 0

        var below: Place { Place(document: document, level: level, depth: depth + 1) }
    }

    /// Archives in data in the order in which they are shown: both walks show the same objects.
    private var nested: [ArchiveDocument?] = []
    private var nestedCount = 0

    private init(_ document: ArchiveDocument, _ options: TreeOptions, _ output: ((String) -> Void)?) {
        self.document = document
        self.options = options
        self.printer = TreePrinter(limit: document.budget.limit, output: output)
        self.classes = document.classes
        document.allowWork()
    }

    /// Writes the tree of a document, in parts, and returns how many parts of it could not be read.
    ///
    /// - Complexity: O(*n* log *n*) in the number of bytes.
    package static func write(
        _ document: ArchiveDocument, _ options: TreeOptions = TreeOptions(), to output: @escaping (String) -> Void
    ) -> Int {
        write(document, options, to: output) { $0.walk() }
    }

    private static func write(
        _ document: ArchiveDocument, _ options: TreeOptions, to output: @escaping (String) -> Void,
        walk: (inout DocumentTree) -> Void
    ) -> Int {
        var first = DocumentTree(document, options, nil)
        walk(&first)
        var second = DocumentTree(document, options, output)
        (second.numbered, second.nested) = (first.numbered, first.nested)
        walk(&second)
        second.printer.finish()
        return second.problemCount
    }

    /// Writes the tree of a part of a document, after its path.
    package static func write(
        _ finding: PathFinding, _ options: TreeOptions = TreeOptions(), to output: @escaping (String) -> Void
    ) {
        let items: [DocumentItem]
        switch finding.target {
        case .document(let document):
            _ = write(document, options, to: output)
            return
        case .value(let value), .raw(let value): items = [DocumentItem(finding.path.description + ": ", value)]
        case .entry(let key, let value): items = [DocumentItem("key: ", key), DocumentItem("value: ", value)]
        case .text(let text): items = [DocumentItem("", .inline(.string(text)))]
        case .texts(let texts): items = texts.map { DocumentItem("- ", .inline(.string($0))) }
        case .groups(let groups): items = finding.document.items(of: groups)
        case .group(let group): items = finding.document.items(of: [group])
        }
        _ = write(finding.document, options, to: output) { $0.walk(items) }
    }

    private mutating func walk(_ items: [DocumentItem]) {
        run(items)
        showWaiting()
    }

    // MARK: The walk

    private mutating func walk() {
        printer.line(document.title)
        if !document.top.isEmpty || document.isSequential { printer.line("") }
        walk(document.topItems)
        if let problem = document.trailingDamage { show(problem: problem.message, "", depth: 0) }
        // What is deeper than the last level is not shown, but referenced.
        if options.depth == nil { showUnreferenced() }
        let lines = Set(classes.compactMap(\.line)).sorted(by: NaturalOrder.precedes)
        if !lines.isEmpty { printer.line("\nclasses:") }
        for line in lines { printer.line("  " + line) }
    }

    /// Objects without references to them, which Cocoa's archives don't contain.
    private mutating func showUnreferenced() {
        var isFirst = true
        for case .object(let object) in document.slots.dropFirst()
        where states[object] == nil && !document.namedObjects.contains(object) && !printer.isFull {
            if isFirst { printer.line("\nnot referenced:") }
            isFirst = false
            run([DocumentItem(element: .object(object))])
        }
        if !isFirst { showWaiting() }
    }

    /// Continues objects that are nested too deeply at the margin.
    private mutating func showWaiting() {
        var next = 0
        while next < waiting.count, !printer.isFull {
            let object = waiting[next]
            next += 1
            printer.line("")
            states[object] = nil
            run([DocumentItem("", .object(object))])
        }
        waiting = []
    }

    private mutating func run(_ items: [DocumentItem]) {
        open = items.reversed().map { .show($0, Place(document: document)) }
        while let step = open.popLast(), !printer.isFull {
            switch step {
            case .close(let object): states[object] = .done
            case .show(let item, let place):
                do throws(InspectionError) {
                    try show(item, place)
                } catch {
                    show(problem: error.message, item.label, depth: place.depth)
                }
            }
        }
    }

    private mutating func show(problem reason: String, _ label: String, depth: Int) {
        problemCount += 1
        printer.line(depth, label, "(unreadable: \(reason))")
    }

    private mutating func show(_ item: DocumentItem, _ place: Place) throws(InspectionError) {
        let (document, depth) = (place.document, place.depth)
        switch item.content {
        case .text(let text): printer.line(depth, item.label, text)
        case .list(let title, let items): show(title, items, item.label, place)
        case .value(let value):
            if let inner = try archive(in: value, place) { return show(inner, value, item.label, place) }
            if let line = try document.line(of: value) {
                if case .object(let object) = value { states[object] = .done }
                return printer.line(depth, item.label, line)
            }
            if case .object(let object) = value { return try show(object, item.label, place) }
            let contents = try document.contents(of: value)
            show(contents.title, contents.items, item.label, place)
        }
    }

    /// A title with the items below it, unless they are too deep.
    private mutating func show(_ title: String, _ items: [DocumentItem], _ label: String, _ place: Place) {
        if isLast(place) { return printer.line(place.depth, label, items.isEmpty ? title : title + " …") }
        printer.line(place.depth, label, title)
        push(items, place.below)
    }

    /// Whether nothing below a place is shown.
    private func isLast(_ place: Place) -> Bool {
        options.depth.map { place.depth >= min($0, Self.deepestObject) } ?? false
    }

    private mutating func show(_ object: ArchivedObject, _ label: String, _ place: Place) throws(InspectionError) {
        let depth = place.depth
        if let state = states[object] {
            numbered.insert(object)
            let sign = if case .open = state { "↺" } else { "→" }
            return printer.line(depth, label, "\(sign) \(name(of: object))")
        }
        if isLast(place) {
            // An object can be shown elsewhere, nearer to the top.
            return printer.line(depth, label, try place.document.contents(of: .object(object)).title + " …")
        }
        // An object of an archive in data isn't one of the document.
        if depth > Self.deepestObject, place.level == 0 {
            states[object] = .waiting
            numbered.insert(object)
            waiting.append(object)
            return printer.line(depth, label, "\(name(of: object)), below")
        }
        let contents = try place.document.contents(of: .object(object))
        states[object] = .open
        if let description = contents.description {
            try place.document.chargeHash(of: description)
            classes.insert(description)
        }
        printer.line(depth, label, numbered.contains(object) ? name(of: object, contents.title) : contents.title)
        open.append(.close(object))
        let notes = options.notes?(object, place.document)
        push(notes?.noted(contents.items) ?? contents.items, place.below)
    }

    private mutating func push(_ items: [DocumentItem], _ place: Place) {
        // Who asks for few levels wants an overview.
        let count = options.depth == nil ? items.count : min(items.count, Self.shownCount)
        if count < items.count {
            open.append(.show(DocumentItem(content: .text("… \(items.count - count) more")), place))
        }
        for item in items.prefix(count).reversed() { open.append(.show(item, place)) }
    }

    // MARK: Archives in data

    /// The archive that a value contains; `nil` if it contains none, or was shown before.
    private mutating func archive(
        in value: ArchivedObject.Value, _ place: Place
    ) throws(InspectionError) -> ArchiveDocument? {
        if let object = value.object, states[object] != nil { return nil }
        guard options.opensNested, place.level < ArchiveDocument.maximumLevel, place.depth <= Self.deepestObject,
            let leaf = place.document.leaf(of: value), ArchiveDocument.bytes(of: leaf) != nil
        else { return nil }
        if nestedCount == nested.count { nested.append(try place.document.nested(in: leaf)) }
        nestedCount += 1
        return nested[nestedCount - 1]
    }

    private mutating func show(
        _ inner: ArchiveDocument, _ value: ArchivedObject.Value, _ label: String, _ place: Place
    ) {
        if let object = value.object { states[object] = .done }
        let title = "\(inner.byteCount) bytes: \(inner.title)"
        if isLast(place) { return printer.line(place.depth, label, title + " …") }
        printer.line(place.depth, label, title)
        classes.formUnion(inner.classes)
        push(inner.topItems, Place(document: inner, level: place.level + 1, depth: place.depth + 1))
    }

    /// The title of an object with its number among the numbered objects of its class.
    private mutating func name(of object: ArchivedObject, _ title: String? = nil) -> String {
        let title = title ?? object.className.map(ValueText.name) ?? "object"
        let number = numbers[object] ?? (lastNumbers[title] ?? 0) + 1
        if numbers.updateValue(number, forKey: object) == nil { lastNumbers[title] = number }
        return "\(title) #\(number)"
    }
}

extension ArchivedObject.ClassDescription {
    /// The class with its superclasses and the versions that are not 0; `nil` if its name alone would be shown.
    fileprivate var line: String? {
        var names = (chain ?? []).prefix(100).enumerated().map { position, name in
            let version = versions.flatMap { position < $0.count ? $0[position] : nil } ?? 0
            return (name: name, text: ValueText.name(name) + (version == 0 ? "" : " (version \(version))"))
        }
        if names.first?.name != name { names.insert((name, ValueText.name(name)), at: 0) }
        if names.count > 1, names.last?.name == "NSObject" { names.removeLast() }
        let line = names.map(\.text).joined(separator: " : ")
        guard let fallbacks, !fallbacks.isEmpty else { return line == ValueText.name(name) ? nil : line }
        return line + ", or " + fallbacks.map(ValueText.name).joined(separator: ", ")
    }
}
