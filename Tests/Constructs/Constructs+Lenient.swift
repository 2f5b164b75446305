// Archives that the lenient classes can't read as a whole: other classes with wider types wrote them under their names.

import Archiving
import Foundation

extension LenientPart {
    static func == (left: LenientPart, right: LenientPart) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension WidePart {
    static func == (left: WidePart, right: WidePart) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The kinds of archives.
enum WideArchive: CaseIterable {
    case keyed, sequential

    /// The archive of an object.
    func data(_ root: some Coding) throws -> Data {
        switch self {
        case .keyed:
            let archiver = KeyedArchiver()
            Self.rename(archiver)
            try archiver.encode(root, forKey: "root")
            return try archiver.finishEncoding()
        case .sequential:
            let archiver = SequentialArchiver()
            Self.rename(archiver)
            try archiver.encodeRootObject(root)
            return try archiver.finishEncoding()
        }
    }

    /// The root of an archive, and the numbers of values that are left out, by key.
    func read<Root: Coding>(_ type: Root.Type, from data: Data) throws -> (root: Root, losses: [String: Int]) {
        let unarchiver: GraphUnarchiver =
            switch self {
            case .keyed: try KeyedUnarchiver(forReadingFrom: data)
            case .sequential: try SequentialUnarchiver(forReadingFrom: data)
            }
        unarchiver.reportsDecoding = true
        let root = try self == .keyed ? unarchiver.decode(type, forKey: "root") : unarchiver.decode(type)
        let losses = (unarchiver.report?.losses ?? []).map { ($0.key ?? "?", $0.count) }
        return (root, Dictionary(losses, uniquingKeysWith: +))
    }

    /// Objects with many values that can't be created.
    static func fields(_ change: (WideFields) -> Void) -> WideFields {
        let fields = WideFields(link: nil, any: nil, list: [], apart: [], kind: nil)
        change(fields)
        return fields
    }

    static func parts(_ numbers: Int...) -> [WidePart] { numbers.map { WidePart(number: $0) } }

    /// A root with bad values in every field.
    static var badFields: WideFields {
        fields { fields in
            let parts = parts(1, 40_000, 3)
            fields.link = parts[1]
            fields.any = WideStranger(part: parts[0])
            fields.list = [parts[0], parts[1], nil, WideStranger(part: nil), parts[2], parts[0]]
            fields.set = [parts[0], parts[1]]
            fields.map = [parts[0]: [parts[1], parts[2]], parts[1]: [parts[0]], parts[2]: []]
            fields.numbers = ["a": [1, nil, 40_000, 2], "b": []]
            fields.apart = [1, 32_768, 2]
            fields.kinds = [1, 2, 40_000]
            fields.origin = WidePoint(x: 40_000)
            fields.points = [WidePoint(x: 1), WidePoint(x: 40_000), WidePoint(x: 2, y: -32_769)]
            fields.mark = .part(parts[1])
            fields.count = 100_000
            fields.size = 100_000
        }
    }

    private static func rename(_ archiver: Archiver) {
        archiver.setClassName("LenientFields", for: WideFields.self)
        archiver.setClassName("LenientPart", for: WidePart.self)
        archiver.setClassName("LenientPair", for: WidePair.self)
        archiver.setClassName("LenientPairs", for: WidePairs.self)
        archiver.setClassName("Stranger", for: WideStranger.self)
    }
}
