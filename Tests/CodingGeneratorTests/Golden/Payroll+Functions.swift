// What the schema Payroll leaves to Swift.

extension Employee {
    nonisolated static func metres(fromCentimetres centimetres: Int) throws -> Double { Double(centimetres) / 100 }
}
