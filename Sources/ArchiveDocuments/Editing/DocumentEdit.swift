// Changes of a document at a path. Everything else keeps its slot and its order of keys.
//
// Objects are changed in place, values of property lists from the outside in. If a path leads into an archive in data,
// that archive is changed, and its bytes replace the data.

import Archiving
import Foundation
package import JSONText
import PropertyLists

/// A change at a path.
package enum DocumentEdit {
    /// Replaces the value.
    case set(JSONValue)

    /// Adds a key, or an element before the one with this number.
    case insert(JSONValue)

    /// Removes the key or the element.
    case remove
}

extension ArchiveDocument {
    /// Changes the document at a path.
    ///
    /// - Throws: ``InspectionError`` if the path leads nowhere, or the value can't be stored there.
    package func apply(_ edit: DocumentEdit, at path: DocumentPath) throws(InspectionError) {
        if path.isPattern { throw InspectionError("'\(path)' can lead to several values: name one") }
        try apply(edit, at: [path])
    }

    /// Changes the document at several places, and then gives all new objects their slots.
    private func apply(_ edit: DocumentEdit, at paths: [DocumentPath]) throws(InspectionError) {
        allowWork()
        try requireWhole()
        let before = isKeyed ? try reachableObjects() : []
        for (edit, path) in try outerEdits(edit, at: paths) {
            var editor = DocumentEditor(document: self, edit: edit, path: path)
            try editor.run()
        }
        (tableLayout, textLayout) = (nil, nil)
        lines = [:]
        isEdited = true
        guard isKeyed else { return }
        // The new values add to the work.
        allowWork()
        let after = try reachableObjects()
        recycle(Set(before).subtracting(after), for: after.filter { numbers[$0] == nil })
        try assignSlots(from: top.map(\.value))
    }

    /// Changes the document at all places to which a path leads, and returns their number.
    ///
    /// - Throws: ``InspectionError`` if the path leads nowhere, or the value can't be stored at one of the places.
    package func applyToAll(_ edit: DocumentEdit, at path: DocumentPath) throws(InspectionError) -> Int {
        let paths = try places(of: edit, at: path)
        try apply(edit, at: paths)
        return paths.count
    }

    /// The paths of the places, each place once. What is removed is removed from the end.
    private func places(of edit: DocumentEdit, at path: DocumentPath) throws(InspectionError) -> [DocumentPath] {
        guard let last = path.steps.last else { throw InspectionError("the path is empty") }
        var holders: [DocumentPath?: Set<ArchivedObject>] = [:]
        var paths: [DocumentPath] = []
        for holder in try find(DocumentPath(Array(path.steps.dropLast()))) {
            let place = holder.path.appending(last)
            // Equal archives have the same objects.
            let archive = holder.document === self ? nil : archiveSplit(of: place)?.outer
            let object: ArchivedObject? = if case .value(let value) = holder.target { value.object } else { nil }
            if let object, !holders[archive, default: []].insert(object).inserted { continue }
            if case .insert = edit { paths.append(place) } else { paths += (try? find(place))?.map(\.path) ?? [] }
        }
        if paths.isEmpty { throw InspectionError("'\(path)' leads to nothing") }
        if case .remove = edit { return paths.reversed() }
        return paths
    }

    /// The changes outside of archives in data: those inside of one, which follow each other, replace the data.
    private func outerEdits(
        _ edit: DocumentEdit, at paths: [DocumentPath]
    ) throws(InspectionError) -> [(edit: DocumentEdit, path: DocumentPath)] {
        var edits: [(edit: DocumentEdit, path: DocumentPath)] = []
        var archives: [(leaf: PropertyList, path: DocumentPath, inner: [DocumentPath])] = []
        for path in paths {
            guard let (leaf, outer, inner) = archiveSplit(of: path) else {
                edits.append((edit, path))
                continue
            }
            if archives.last?.path != outer { archives.append((leaf, outer, [])) }
            archives[archives.count - 1].inner.append(inner)
        }
        for archive in archives {
            edits.append((try changed(archive.leaf, at: archive.path, edit, archive.inner), archive.path))
        }
        return edits
    }

    /// The first part of a path that leads to data or text, if the rest leads into an archive in it.
    private func archiveSplit(
        of path: DocumentPath
    ) -> (leaf: PropertyList, outer: DocumentPath, inner: DocumentPath)? {
        allowWork()
        var finder = PathFinder()
        var finding = PathFinding(path: DocumentPath(), target: .document(self), document: self)
        for (index, step) in path.steps.enumerated().dropLast() {
            guard let next = try? finder.follow(step, from: finding).first else { return nil }
            finding = next
            guard case .value(let value) = finding.target, let leaf = leaf(of: value), Self.bytes(of: leaf) != nil
            else { continue }
            let rest = path.steps[(index + 1)...]
            return (leaf, finding.path, DocumentPath(Array(rest.first == .part(.archive) ? rest.dropFirst() : rest)))
        }
        return nil
    }

    /// The change that replaces data or text by the archive in it with changes.
    private func changed(
        _ leaf: PropertyList, at outer: DocumentPath, _ edit: DocumentEdit, _ paths: [DocumentPath]
    ) throws(InspectionError) -> DocumentEdit {
        allowWork()
        guard let document = try nested(in: leaf) else { throw InspectionError("'\(outer)' is no archive") }
        try document.apply(edit, at: paths)
        let changed = try document.data()
        let text = leaf.string == nil ? nil : String(validUTF8: changed)
        return .set(text.map { .string($0) } ?? .data(changed))
    }

    // MARK: Slots

    /// Takes objects out of the archive that the edit removed, so that what they contained is gone. New objects take
    /// their slots; a slot that remains contains nil.
    private func recycle(_ removed: Set<ArchivedObject>, for new: [ArchivedObject]) {
        let free = removed.compactMap { numbers[$0] }.sorted()
        for object in removed { numbers[object] = nil }
        for number in free { slots[number] = .unresolved(ArchivedObject.Unresolved()) }
        for (object, number) in zip(new, free) {
            numbers[object] = number
            slots[number] = .object(object)
        }
    }
}

/// Walks to the place of a change.
struct DocumentEditor {
    let document: ArchiveDocument
    let edit: DocumentEdit
    let path: DocumentPath

    /// The object with which the walk goes on after the one before is written back: a path can lead through an object
    /// twice, and through more objects than a stack has room for.
    private(set) var next: (object: ArchivedObject, steps: ArraySlice<DocumentPath.Step>, form: ValueForm)?

    mutating func run() throws(InspectionError) {
        guard let first = path.steps.first else { throw failure("the document itself can't be replaced") }
        if case .object(let number) = first {
            guard let object = document.known.objects[number], path.steps.count > 1 else {
                throw failure("an object is replaced where it is referred to, not by its number")
            }
            next = (object, path.steps[1...], .entry)
        } else if document.isKeyed {
            var value = ArchivedObject.Value.dictionary(document.top)
            try edit(&value, path.steps[...], .entry)
            if case .dictionary(let entries) = value { document.top = entries }
        } else if document.isSequential {
            // The first value has a second name, as for reading.
            let steps = first == .key("root") ? [.key("$0")] + path.steps.dropFirst() : path.steps
            document.groups = try edited(document.groups, steps[...])
        } else {
            var value = document.value ?? .null
            try edit(&value, path.steps[...], .inPlace)
            document.value = value
        }
        while let (object, steps, form) = next {
            next = nil
            try edit(object, steps, form)
        }
    }

    func failure(_ message: String) -> InspectionError { InspectionError("cannot change '\(path)': \(message)") }

    /// Whether the rest of the path leads into an object, so that what refers to it stays as it is.
    private mutating func goesOn(
        _ value: ArchivedObject.Value, _ rest: ArraySlice<DocumentPath.Step>, _ form: ValueForm
    ) -> Bool {
        guard !rest.isEmpty, case .object(let object) = value else { return false }
        next = (object, rest, form)
        return true
    }

    // MARK: Values

    /// Changes a value at the rest of a path.
    private mutating func edit(
        _ value: inout ArchivedObject.Value, _ steps: ArraySlice<DocumentPath.Step>, _ form: ValueForm
    ) throws(InspectionError) {
        guard let step = steps.first else {
            guard case .set(let json) = edit else { throw failure("there is a value") }
            value = try document.value(json, replacing: value, form)
            return
        }
        switch value {
        case .object(let object): next = (object, steps, form)
        case .array(var elements):
            try edit(&elements, step, steps.dropFirst(), document.isKeyed ? .element : .inPlace)
            value = .array(elements)
        case .set(var elements):
            try edit(&elements, step, steps.dropFirst(), document.isKeyed ? .element : .inPlace)
            value = .set(elements)
        case .dictionary(var entries):
            try edit(&entries, step, steps.dropFirst(), document.isKeyed ? form : .inPlace)
            value = .dictionary(entries)
        default: throw failure("there is no '\(step.text(isFirst: true))'")
        }
    }

    private mutating func edit(
        _ elements: inout [ArchivedObject.Value], _ step: DocumentPath.Step, _ rest: ArraySlice<DocumentPath.Step>,
        _ form: ValueForm
    ) throws(InspectionError) {
        let position: Int
        switch step {
        case .element(let index), .entry(let index): position = index
        default: throw failure("a list has no '\(step.text(isFirst: true))'")
        }
        if rest.isEmpty, case .insert(let json) = edit {
            let index = position < 0 ? elements.count + position : position
            guard (0...elements.count).contains(index) else {
                throw failure("there are \(elements.count) elements; insert at [0] to [\(elements.count)]")
            }
            return elements.insert(try document.value(json, replacing: nil, form), at: index)
        }
        guard let index = PathFinder.index(position, elements.count) else {
            throw failure("there are \(elements.count) elements")
        }
        if rest.isEmpty, case .remove = edit {
            elements.remove(at: index)
            return
        }
        if !goesOn(elements[index], rest, form) { try edit(&elements[index], rest, form) }
    }

    private mutating func edit(
        _ entries: inout [ArchivedObject.Entry], _ step: DocumentPath.Step, _ rest: ArraySlice<DocumentPath.Step>,
        _ form: ValueForm
    ) throws(InspectionError) {
        guard case .key(let key) = step else { throw failure("there is no '\(step.text(isFirst: true))'") }
        let index = entries.firstIndex { $0.key.hasSameBytes(as: key) }
        if rest.isEmpty, case .insert(let json) = edit {
            guard index == nil else { throw failure("the key exists; 'set' replaces its value") }
            entries.append(.init(key: key, value: try document.value(json, replacing: nil, form)))
            return
        }
        guard let index else {
            let way = if rest.isEmpty, case .set = edit { "; 'insert' adds it" } else { "" }
            throw failure("there is no key '\(step.text(isFirst: true))'\(way)")
        }
        if rest.isEmpty, case .remove = edit {
            entries.remove(at: index)
            return
        }
        if !goesOn(entries[index].value, rest, form) { try edit(&entries[index].value, rest, form) }
    }

    // MARK: Objects

    private mutating func edit(
        _ object: ArchivedObject, _ steps: ArraySlice<DocumentPath.Step>, _ form: ValueForm
    ) throws(InspectionError) {
        guard let step = steps.first else { throw failure("there is no value") }
        if var container = document.containers[object] {
            try edit(&container, steps, form)
            document.containers[object] = container
            return
        }
        if var pairs = document.pairs[object] {
            try edit(&pairs, step, steps.dropFirst(), document.isKeyed ? .element : .inPlace)
            document.pairs[object] = pairs
            return
        }
        if step == .part(.raw), !document.isSequential {
            guard let key = steps.dropFirst().first else { throw failure("a key is missing") }
            return try edit(&object.entries, key, steps.dropFirst(2), .entry)
        }
        switch document.foundationContent(of: object) {
        case .elements(var elements):
            try edit(&elements, step, steps.dropFirst(), .element)
            let kind = FoundationClass(abbreviated: object.className) ?? .array
            object.setContent(.elements(elements), of: kind, isSequential: document.isSequential)
        case .entries(var entries):
            try edit(&entries, step, steps.dropFirst())
            // Both arrays of a keyed archive, in the order in which they are stored.
            let isReversed = object.entries.first?.key == FoundationKey.elements
            object.setContent(.entries(entries), of: .dictionary, isSequential: document.isSequential)
            if isReversed { object.entries.reverse() }
        default:
            if document.isSequential {
                object.groups = try edited(object.groups, steps)
            } else {
                try edit(&object.entries, step, steps.dropFirst(), .entry)
            }
        }
    }

    /// Changes the entries of a dictionary.
    private mutating func edit(
        _ entries: inout [DictionaryEntry], _ step: DocumentPath.Step, _ rest: ArraySlice<DocumentPath.Step>,
        _ form: ValueForm = .element
    ) throws(InspectionError) {
        let index: Int?
        switch step {
        case .key(let key):
            index = entries.firstIndex { document.keyText($0.key)?.hasSameBytes(as: key) == true }
            if rest.isEmpty, case .insert(let json) = edit {
                guard index == nil else { throw failure("the key exists; 'set' replaces its value") }
                let text = try document.value(.string(key), replacing: nil, form)
                return entries.append((text, try document.value(json, replacing: nil, form)))
            }
        case .entry(let number): index = PathFinder.index(number, entries.count)
        default: index = nil
        }
        guard let index else { throw failure("there is no '\(step.text(isFirst: true))'") }
        let rest = rest.first == .part(.value) ? rest.dropFirst() : rest
        if rest.isEmpty, case .remove = edit {
            entries.remove(at: index)
            return
        }
        if !goesOn(entries[index].value, rest, form) { try edit(&entries[index].value, rest, form) }
    }

    // MARK: Sequential archives

    /// Groups with a change at `$2`, or at `.$groups[1][0]`.
    private mutating func edited(
        _ groups: [ArchivedObject.Group], _ steps: ArraySlice<DocumentPath.Step>
    ) throws(InspectionError) -> [ArchivedObject.Group] {
        let (group, position, rest) = try place(in: groups, steps)
        var groups = groups
        if rest.isEmpty {
            guard case .set(let json) = edit else { throw failure("the number of values follows from their encodings") }
            groups[group].values[position] = try document.value(
                json, inGroup: groups[group], at: position)
        } else if !goesOn(groups[group].values[position], rest, .element) {
            try edit(&groups[group].values[position], rest, .element)
        }
        return groups
    }

    private func place(
        in groups: [ArchivedObject.Group], _ steps: ArraySlice<DocumentPath.Step>
    ) throws(InspectionError) -> (group: Int, position: Int, rest: ArraySlice<DocumentPath.Step>) {
        if steps.first == .part(.groups), steps.count >= 3, case .element(let group) = steps[steps.startIndex + 1],
            case .element(let position) = steps[steps.startIndex + 2]
        {
            guard let group = PathFinder.index(group, groups.count),
                let position = PathFinder.index(position, groups[group].values.count)
            else { throw failure("there is no such value") }
            return (group, position, steps.dropFirst(3))
        }
        guard case .key(let key)? = steps.first, key.hasPrefix("$"), var number = Int(key.dropFirst()), number >= 0
        else {
            throw failure("values of a sequential archive have no keys: use $0 …")
        }
        for (index, group) in groups.enumerated() {
            if number < group.values.count { return (index, number, steps.dropFirst()) }
            number -= group.values.count
        }
        throw failure("there is no such value")
    }
}
