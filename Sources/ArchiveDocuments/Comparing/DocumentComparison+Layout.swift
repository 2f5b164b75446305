// Differences that have no meaning: of the format, the numbers of objects, the order of keys, and the bytes.

import Archiving
import Foundation

extension DocumentComparison {
    mutating func compareLayout() throws(InspectionError) {
        let (oldDocument, newDocument) = (old.document, new.document)
        let count = differences.count
        try reportLayout(oldDocument.title, newDocument.title)
        var (oldNumber, movedCount) = (0, 0)
        for (newIndex, node) in new.nodes.enumerated() {
            guard let oldIndex = matching.oldOfNew[newIndex] else { continue }
            let oldNode = old.nodes[oldIndex]
            if oldNode.number != nil { oldNumber += 1 }
            if oldNode.number != node.number { movedCount += 1 }
            if oldNode.kind == .keyed, node.kind == .keyed { try compareOrder(oldNode.labels, newIndex) }
        }
        if movedCount > 0 {
            try reportLayout("\(oldNumber) objects", "\(movedCount) of them have other numbers")
        }
        try reportLayout(
            Self.leafText(oldDocument.slots.count { $0.object?.value != nil }),
            Self.leafText(newDocument.slots.count { $0.object?.value != nil }))
        guard differences.count == count, let oldBytes = oldDocument.source, let newBytes = newDocument.source,
            oldBytes != newBytes
        else { return }
        try reportLayout("\(oldBytes.count) bytes", "\(newBytes.count) bytes in another arrangement")
    }

    private static func leafText(_ count: Int) -> String { "\(count) strings, numbers and data with slots" }

    private mutating func reportLayout(_ old: String, _ new: String, at path: DocumentPath = DocumentPath())
        throws(InspectionError)
    {
        if old == new { return }
        try append(
            DocumentDifference(path: path, oldPath: nil, className: "", change: .layout, old: old, new: new))
    }

    /// Reports common keys that are in another order.
    private mutating func compareOrder(_ oldLabels: [ExactText], _ newIndex: Int) throws(InspectionError) {
        let newLabels = new.nodes[newIndex].labels
        if oldLabels == newLabels { return }
        let common = Set(oldLabels).intersection(newLabels)
        func text(_ labels: [ExactText]) -> String {
            let shown = labels.filter(common.contains).prefix(8).map { ValueText.key($0.text) }
            return "keys in the order " + shown.joined(separator: ", ") + (common.count > 8 ? ", …" : "")
        }
        let isMoved = oldLabels.filter(common.contains) != newLabels.filter(common.contains)
        if isMoved, text(oldLabels) == text(newLabels) {
            try reportLayout(text(oldLabels), "another order", at: new.path(to: newIndex))
        } else if isMoved {
            try reportLayout(text(oldLabels), text(newLabels), at: new.path(to: newIndex))
        }
    }
}
