// The paths to the objects of a document, by their first mentions: breadth first, so that they are short.

package import Archiving

package struct ObjectPaths {
    /// Where a value is mentioned first: the value that contains it, and the way from there.
    private struct Mention {
        let parent: Int
        let steps: [DocumentPath.Step]
    }

    private var mentions = [Mention(parent: -1, steps: [])]
    private var indexes: [ArchivedObject: Int] = [:]

    /// Longer paths would take more space than the document.
    private static let maximumStepCount = 64

    /// - Complexity: O(*n*) in the number of values.
    package init(_ document: ArchiveDocument) throws(InspectionError) {
        document.allowWork()
        // The root of a property list has no steps.
        if let root = document.value?.object { indexes[root] = 0 }
        var pending = [document.topContent]
        var next = 0
        while next < pending.count {
            for (steps, value) in document.parts(of: pending[next]) {
                try document.charge(1)
                if let object = value.object {
                    guard indexes[object] == nil else { continue }
                    indexes[object] = mentions.count
                }
                mentions.append(Mention(parent: next, steps: steps))
                pending.append(document.pathContent(of: value))
            }
            pending[next] = .nothing
            next += 1
        }
    }

    /// The path to an object; `nil` if nothing refers to it, or if the path is long.
    package subscript(object: ArchivedObject) -> DocumentPath? {
        guard var index = indexes[object] else { return nil }
        var steps: [DocumentPath.Step] = []
        while index > 0, steps.count <= Self.maximumStepCount {
            steps += mentions[index].steps.reversed()
            index = mentions[index].parent
        }
        return index > 0 ? nil : DocumentPath(steps.reversed())
    }
}

extension ArchiveDocument {
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

    /// The values in a value, each with the way to it.
    func parts(of content: PathContent) -> [(steps: [DocumentPath.Step], value: ArchivedObject.Value)] {
        switch content {
        case .keys(let entries): entries.map { ([.key($0.key)], $0.value) }
        case .elements(let elements, let isSet):
            elements.enumerated().map { index, element in ([isSet ? .entry(index) : .element(index)], element) }
        case .entries(let entries):
            entries.enumerated().flatMap { index, entry in
                let value: [DocumentPath.Step] =
                    keyText(entry.key).map { [.key($0)] } ?? [.entry(index), .part(.value)]
                return [([.entry(index), .part(.key)], entry.key), (value, entry.value)]
            }
        case .groups(let groups):
            groups.flatMap(\.values).enumerated().map { index, value in ([.key("$\(index)")], value) }
        case .leaf, .nothing: []
        }
    }
}
