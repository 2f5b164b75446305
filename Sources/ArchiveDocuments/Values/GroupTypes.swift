// The type codes of the values in a group.

import Archiving
import TypedStreams

/// The type of one value in a group.
enum GroupType: Equatable {
    /// A value with this type code.
    case value(UInt8)

    /// An array of bytes, which is one value.
    case bytes(count: Int)

    /// The types of an encoding, one for each value; `nil` if it is malformed or has more types than allowed.
    static func types(of encoding: String, limit: Int) -> [GroupType]? {
        guard let parsed = try? TypeEncoding(encoding) else { return nil }
        var types: [GroupType] = []
        var open: [(start: Int, rest: Int)] = []
        var position = 0
        var work = 16 * limit + 4096
        while position < parsed.steps.count, types.count <= limit, work > 0 {
            work -= 1
            switch parsed.steps[position] {
            case .value(let code): types.append(.value(code))
            case .bytes(_, let count): types.append(.bytes(count: count))
            case .repeated(let count, _): open.append((position, count - 1))
            case .endRepeated:
                guard let last = open.indices.last else { return nil }
                if open[last].rest > 0 {
                    open[last].rest -= 1
                    position = open[last].start
                } else {
                    open.removeLast()
                }
            case .end: return types
            }
            position += 1
        }
        return nil
    }
}

extension ArchivedObject.Group {
    /// The type of each value.
    func types() throws(InspectionError) -> [GroupType] {
        let types = GroupType.types(of: encoding, limit: values.count + 1)
        guard let types, types.count == values.count else {
            throw InspectionError("the encoding '\(encoding)' doesn't fit its values")
        }
        return types
    }
}
