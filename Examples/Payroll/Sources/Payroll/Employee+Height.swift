// What the schema names after `via`.

extension Employee {
    /// The first version of the program measured in whole centimetres.
    static func metres(fromCentimetres centimetres: Int) -> Double {
        Double(centimetres) / 100
    }
}
