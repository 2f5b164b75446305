// Follows paths through documents and the archives that are nested in them.

import Archiving
import Foundation
import PropertyLists

extension ArchiveDocument {
    /// The parts to which a path leads: one, unless the path is a pattern. They are found and shown within one budget.
    ///
    /// - Throws: ``InspectionError`` if it leads nowhere.
    package func find(_ path: DocumentPath) throws(InspectionError) -> [PathFinding] {
        // The values of a pattern are shown each as a whole, and may contain each other.
        allowWork(times: path.isPattern ? 8 : 1)
        var finder = PathFinder()
        var findings = [PathFinding(path: DocumentPath(), target: .document(self), document: self)]
        for step in path.steps {
            var next: [PathFinding] = []
            var failure: InspectionError?
            for finding in findings {
                do throws(InspectionError) {
                    next += try finder.follow(step, from: finding)
                } catch {
                    failure = error
                }
            }
            // Of several values, those without the step are left out.
            if next.isEmpty { throw failure ?? InspectionError("'\(path)' leads to nothing") }
            findings = next
        }
        return findings
    }
}

struct PathFinder {
    /// Archives that were opened, by their data.
    private var nested: [Data: ArchiveDocument] = [:]

    mutating func follow(
        _ step: DocumentPath.Step, from finding: PathFinding
    ) throws(InspectionError) -> [PathFinding] {
        if case .value(let value) = finding.target, entersArchive(step),
            let data = finding.document.leaf(of: value).flatMap(ArchiveDocument.bytes)
        {
            let document = try open(data, finding)
            let inner = PathFinding(path: finding.path, target: .document(document), document: document)
            if step == .part(.archive) { return [inner.appending(step, .document(document))] }
            return try follow(step, from: inner)
        }
        let findings = try targets(of: step, from: finding)
        try charge(findings.count + 1, finding.document)
        return findings
    }

    private func charge(_ count: Int, _ document: ArchiveDocument) throws(InspectionError) {
        try charging { () throws(InspectionError) in try document.chargeVisits(count) }
    }

    private func charging(_ body: () throws(InspectionError) -> Void) throws(InspectionError) {
        do throws(InspectionError) {
            try body()
        } catch {
            throw InspectionError("the path leads to too many values: \(error.message)")
        }
    }

    private func entersArchive(_ step: DocumentPath.Step) -> Bool {
        guard case .part(let part) = step else { return true }
        return part == .archive
    }

    private mutating func open(_ data: Data, _ finding: PathFinding) throws(InspectionError) -> ArchiveDocument {
        if let known = nested[data] { return known }
        guard let document = try? finding.document.nested(in: .data(data)) else {
            // A budget that is used up stays so.
            try charge(0, finding.document)
            throw InspectionError("'\(finding.path)' is \(data.count) bytes, and no archive")
        }
        nested[data] = document
        return document
    }

    // MARK: Steps

    private func targets(
        of step: DocumentPath.Step, from finding: PathFinding
    ) throws(InspectionError) -> [PathFinding] {
        let document = finding.document
        switch step {
        case .object(let number):
            guard let object = document.known.objects[number] else {
                throw InspectionError("there is no object \(number)")
            }
            return [finding.appending(step, .value(.object(object)))]
        case .objects(let name, let subclasses):
            try charge(document.numbers.count, document)
            if subclasses {
                try charging { () throws(InspectionError) in
                    for object in document.numbers.keys {
                        if let description = object.classDescription { try document.chargeHash(of: description) }
                    }
                }
            }
            return document.numberedObjects.filter { _, object in
                object.className == name || (subclasses && object.classDescription?.isKind(of: name) == true)
            }.map { number, object in finding.appending(.object(number), .value(.object(object))) }
        case .part(let part): return try targets(of: part, from: finding)
        default: break
        }
        switch finding.target {
        case .document(let document): return try targets(of: step, inTop: document, finding)
        case .value(let value): return try targets(of: step, in: document.pathContent(of: value), finding)
        case .raw(let value): return try targets(of: step, in: document.storedContent(of: value), finding)
        case .groups(let groups):
            guard case .element(let index) = step, let index = Self.index(index, groups.count) else {
                throw nowhere(step, finding, "\(groups.count) groups")
            }
            return [finding.appending(.element(index), .group(groups[index]))]
        case .group(let group): return try targets(of: step, in: .elements(group.values, isSet: false), finding)
        case .entry, .text, .texts: throw nowhere(step, finding, "no parts")
        }
    }

    private func targets(
        of step: DocumentPath.Step, inTop document: ArchiveDocument, _ finding: PathFinding
    ) throws(InspectionError) -> [PathFinding] {
        if document.isKeyed { return try targets(of: step, in: .keys(document.top), finding) }
        if document.isSequential {
            // Errors of programs call the first value so, as in keyed archives.
            let step = step == .key("root") ? .key("$0") : step
            return try targets(of: step, in: .groups(document.groups), finding)
        }
        return try targets(of: step, in: document.pathContent(of: document.value ?? .null), finding)
    }

    private func targets(
        of step: DocumentPath.Step, in content: PathContent, _ finding: PathFinding
    ) throws(InspectionError) -> [PathFinding] {
        switch (step, content) {
        case (.key(let key), .keys(let entries)):
            try charge(entries.count / 32, finding.document)
            guard let entry = entries.first(where: { $0.key.hasSameBytes(as: key) }) else {
                throw nowhere(step, finding, Self.list(entries.map(\.key)))
            }
            return [finding.appending(step, .value(entry.value))]
        case (.key(let key), .entries(let entries)):
            try charge(entries.count, finding.document)
            let texts = entries.map { finding.document.keyText($0.key) }
            guard let index = texts.firstIndex(where: { $0?.hasSameBytes(as: key) == true }) else {
                throw nowhere(step, finding, Self.list(texts.compactMap(\.self)))
            }
            return [finding.appending(step, .value(entries[index].value))]
        case (.key(let key), .groups(let groups)):
            let values = groups.flatMap(\.values)
            guard key.hasPrefix("$"), let index = Int(key.dropFirst()), values.indices.contains(index) else {
                throw nowhere(step, finding, "\(values.count) values: $0 …")
            }
            return [finding.appending(step, .value(values[index]))]
        case (.element(let index), .elements(let elements, let isSet)),
            (.entry(let index), .elements(let elements, let isSet)):
            guard let index = Self.index(index, elements.count) else {
                throw nowhere(step, finding, Self.count(elements))
            }
            return [finding.appending(isSet ? .entry(index) : .element(index), .value(elements[index]))]
        case (.entry(let index), .entries(let entries)):
            guard let index = Self.index(index, entries.count) else {
                throw nowhere(step, finding, "\(entries.count) entries")
            }
            return [finding.appending(.entry(index), .entry(key: entries[index].key, value: entries[index].value))]
        case (.elements, _), (.values, _): return try all(step, in: content, finding)
        default: throw nowhere(step, finding, Self.description(of: content))
        }
    }

    private func all(
        _ step: DocumentPath.Step, in content: PathContent, _ finding: PathFinding
    ) throws(InspectionError) -> [PathFinding] {
        switch content {
        case .keys where step != .values, .entries where step != .values, .leaf, .nothing:
            throw nowhere(step, finding, Self.description(of: content))
        default: break
        }
        return finding.document.parts(of: content).filter { !$0.isKey }.map { part in
            let path = DocumentPath(finding.path.steps + part.steps)
            return PathFinding(path: path, target: .value(part.value), document: finding.document)
        }
    }

    private func targets(
        of part: DocumentPath.Part, from finding: PathFinding
    ) throws(InspectionError) -> [PathFinding] {
        let target: PathTarget
        switch (part, finding.target) {
        case (.key, .entry(let key, _)): target = .value(key)
        case (.value, .entry(_, let value)): target = .value(value)
        case (.raw, .value(let value)): target = .raw(value)
        case (.className, .value(.object(let object))), (.className, .raw(.object(let object))):
            guard let name = object.className else { throw nowhere(.part(part), finding, "no class") }
            target = .text(name)
        case (.chain, .value(.object(let object))), (.chain, .raw(.object(let object))):
            guard let chain = object.classDescription?.chain else { throw nowhere(.part(part), finding, "no class") }
            target = .texts(chain)
        case (.groups, .value(.object(let object))): target = .groups(object.groups)
        case (.groups, .document(let document)): target = .groups(document.groups)
        case (.bytes, .value(let value)):
            guard case .data? = finding.document.leaf(of: value) else {
                throw nowhere(.part(part), finding, "no data")
            }
            target = .value(value)
        default: throw nowhere(.part(part), finding, "no such part")
        }
        return [finding.appending(.part(part), target)]
    }

    // MARK: Errors

    static func index(_ index: Int, _ count: Int) -> Int? {
        let index = index < 0 ? count + index : index
        return (0..<count).contains(index) ? index : nil
    }

    private func nowhere(_ step: DocumentPath.Step, _ finding: PathFinding, _ found: String) -> InspectionError {
        let place = finding.path.steps.isEmpty ? "the document" : "'\(finding.path)'"
        return InspectionError("\(place) has no '\(step.text(isFirst: true))': it has \(found)")
    }

    private static func count(_ elements: some Collection) -> String {
        elements.count == 1 ? "1 element" : "\(elements.count) elements"
    }

    private static func list(_ keys: [String]) -> String {
        let names = keys.prefix(12).map { ValueText.cut($0) ?? DocumentPath.Step.key($0).text(isFirst: true) }
        if names.isEmpty { return "no keys" }
        return "the keys " + names.joined(separator: ", ") + (keys.count > 12 ? " and \(keys.count - 12) more" : "")
    }

    private static func description(of content: PathContent) -> String {
        switch content {
        case .elements(let elements, _): Self.count(elements)
        case .entries(let entries): "\(entries.count) entries"
        case .keys(let entries): list(entries.map(\.key))
        case .groups: "values without keys: $0 …"
        case .leaf, .nothing: "no parts"
        }
    }
}

extension PathFinding {
    func appending(_ step: DocumentPath.Step, _ target: PathTarget) -> PathFinding {
        PathFinding(path: DocumentPath(path.steps + [step]), target: target, document: document)
    }
}
