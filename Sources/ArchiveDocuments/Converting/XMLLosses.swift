// What XML property lists can't state, although they are written: fractions of seconds, and the sign of zero.

import Archiving
import Foundation
import PropertyLists

extension ArchiveDocument {
    /// Describes what the document loses in XML; empty if nothing is lost.
    package func lossesInXML() throws(InspectionError) -> [String] {
        guard !isSequential else { return [] }
        var (dateCount, zeroCount) = (0, 0)
        func count(_ leaf: PropertyList?) {
            switch leaf {
            case .date(let date)?:
                let seconds = date.timeIntervalSinceReferenceDate
                if seconds != seconds.rounded(.down) { dateCount += 1 }
            case .double(let number)? where number == 0 && number.sign == .minus: zeroCount += 1
            case .float(let number)? where number == 0 && number.sign == .minus: zeroCount += 1
            default: break
            }
        }
        allowWork()
        let objects = slots.compactMap(\.object)
        objects.forEach { count($0.value) }
        let stored = objects.flatMap { $0.entries.map(\.value) } + Array(containers.values)
        try forEachReference(in: [value].compactMap(\.self) + top.map(\.value) + stored) { value in
            if case .inline(let leaf) = value { count(leaf) }
        }
        var losses: [String] = []
        if dateCount > 0 { losses.append("\(dateCount) date\(dateCount == 1 ? "" : "s") with fractions of a second") }
        if zeroCount > 0 { losses.append("\(zeroCount) negative zero\(zeroCount == 1 ? "" : "s")") }
        return losses
    }
}
