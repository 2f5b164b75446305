// What the schema names after `via`, and what its sets need.

import Archiving

extension Values {
    static func exact(fromRatio ratio: Int) throws -> Double { Double(ratio) / 3 }
}

extension Leaf: Hashable {
    public static func == (left: Leaf, right: Leaf) -> Bool { left.number == right.number }
    public func hash(into hasher: inout Hasher) { hasher.combine(self.number) }
}

extension Currency: @unchecked Sendable {
    static let euro = Currency(code: "EUR")
    static func shared(for decoded: Currency) -> Currency { decoded.code == self.euro.code ? self.euro : decoded }
}
