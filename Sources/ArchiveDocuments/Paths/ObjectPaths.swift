// The paths to the objects of a document, by their first mentions: breadth first, so that they are short. Problems are
// reported with them.

package import Archiving
import Foundation
import PropertyLists

package struct ObjectPaths {
    /// Where a value is mentioned first: the value that contains it, and the way from there.
    private struct Mention {
        let parent: Int
        let steps: [DocumentPath.Step]
    }

    private var mentions = [Mention(parent: -1, steps: [])]
    private var indexes: [ArchivedObject: Int] = [:]

    /// - Complexity: O(*n*) in the number of values.
    package init(_ document: ArchiveDocument) throws(InspectionError) {
        document.allowWork()
        // A property list that is one value is the value itself.
        if let root = document.value?.object { indexes[root] = 0 }
        var pending = [document.topContent]
        var next = 0
        while next < pending.count {
            for part in document.parts(of: pending[next]) {
                try document.chargeVisits(1)
                if let object = part.value.object {
                    guard indexes[object] == nil else { continue }
                    indexes[object] = mentions.count
                }
                mentions.append(Mention(parent: next, steps: part.steps))
                pending.append(document.pathContent(of: part.value))
            }
            pending[next] = .nothing
            next += 1
        }
    }

    /// The path to an object; `nil` if nothing refers to it, or if the path is long.
    package subscript(object: ArchivedObject) -> DocumentPath? {
        guard var index = indexes[object] else { return nil }
        var steps: [DocumentPath.Step] = []
        while index > 0, steps.count <= DocumentPath.maximumStepCount {
            steps += mentions[index].steps.reversed()
            index = mentions[index].parent
        }
        return index > 0 ? nil : DocumentPath(steps.reversed())
    }
}

extension DocumentPath {
    /// Longer paths, one for each value, would take more space than the document.
    fileprivate static let maximumStepCount = 64

    /// The path to a part of a document: the way to it from the part that mentions it, the way to that one, and so on
    /// to the first part. A long path begins at the number of an object, after the path to the archive in data that
    /// contains it, if there is one: -1 is the document.
    init(to index: Int, mention: (Int) -> (parent: Int, steps: [Step], object: (number: Int, archive: Int)?)) {
        var steps: [Step] = []
        var next = index
        while next >= 0 {
            let (parent, way, object) = mention(next)
            if steps.count >= Self.maximumStepCount, let object {
                steps.append(.object(object.number))
                next = object.archive
                continue
            }
            steps += way.reversed()
            next = parent
        }
        self.init(steps.reversed())
    }
}

extension ArchiveDocument {
    /// The first part that can't be read, with the path to it; `nil` if everything can be read.
    package var firstProblem: InspectionError? {
        if damage.isEmpty { return trailingDamage }
        let paths = try? ObjectPaths(self)
        let problems = damage.map { object, problem in
            let path = paths?[object]?.description ?? numbers[object].map { "#\($0)" }
            return InspectionError(problem.message, at: problem.byteOffset, path: path)
        }
        let order = { (problem: InspectionError) in (problem.byteOffset ?? .max, problem.description) }
        return problems.min { order($0) < order($1) }
    }

    /// Checks that all of the document can be read and represented.
    func requireWhole() throws(InspectionError) {
        if let problem = firstProblem { throw problem }
        for case .object(let object) in slots where object.className == "(no class)" {
            let number = numbers[object] ?? 0
            throw InspectionError("object \(number) has no class", path: "#\(number)")
        }
        if isKeyed, slots.first.map({ !$0.isNil }) ?? false {
            throw InspectionError("object 0 is not '$null'")
        }
    }

    /// The archive or property list that a leaf contains; `nil` if it doesn't begin like one, or can't be read.
    func nested(in leaf: PropertyList) throws(InspectionError) -> ArchiveDocument? {
        guard let data = Self.bytes(of: leaf), Self.beginsLikeArchive(data) else { return nil }
        try chargeVisits(1)
        try charge(data.count)
        guard let document = try? ArchiveDocument(data), (try? document.requireWhole()) != nil else { return nil }
        document.shareWork(of: self)
        return document
    }

    /// The element of a collection, or the value under a key of a dictionary; `nil` for other values.
    package func part(of value: ArchivedObject.Value, at step: DocumentPath.Step) -> ArchivedObject.Value? {
        let content = pathContent(of: value)
        switch content {
        case .elements(let elements, _):
            guard case .element(let number) = step, let index = PathFinder.index(number, elements.count) else {
                return parts(of: content).first { $0.steps == [step] }?.value
            }
            return elements[index]
        case .entries: return parts(of: content).first { $0.steps == [step] }?.value
        case .keys, .groups, .leaf, .nothing: return nil
        }
    }

    /// The values in a value: the key of an entry precedes its value.
    func parts(of content: PathContent) -> [PathPart] {
        switch content {
        case .keys(let entries): entries.map { PathPart(steps: [.key($0.key)], value: $0.value) }
        case .elements(let elements, let isSet):
            elements.enumerated().map { PathPart(steps: [isSet ? .entry($0) : .element($0)], value: $1) }
        case .entries(let entries):
            entries.enumerated().flatMap { index, entry in
                let text = keyText(entry.key)
                return [
                    PathPart(steps: [.entry(index), .part(.key)], value: entry.key, isTextKey: text != nil),
                    PathPart(steps: text.map { [.key($0)] } ?? [.entry(index), .part(.value)], value: entry.value),
                ]
            }
        case .groups(let groups):
            groups.flatMap(\.values).enumerated().map { PathPart(steps: [.key("$\($0)")], value: $1) }
        case .leaf, .nothing: []
        }
    }
}

/// A value in another one.
struct PathPart {
    /// The way from the other one.
    let steps: [DocumentPath.Step]
    let value: ArchivedObject.Value

    /// The text of a key, which is in the path to the value.
    var isTextKey = false

    /// A key of an entry.
    var isKey: Bool { steps.last == .part(.key) }

    /// The key under which the value is, if the key is text.
    var key: String? { if case .key(let key)? = steps.last { key } else { nil } }
}
