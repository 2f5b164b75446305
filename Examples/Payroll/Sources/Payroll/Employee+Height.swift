// The conversion function that the schema names after `via`.

extension Employee {
    /// Converts a height from the unit of the program's first version, whole centimetres.
    static func metres(fromCentimetres centimetres: Int) -> Double {
        Double(centimetres) / 100
    }
}
