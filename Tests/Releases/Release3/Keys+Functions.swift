// What the schemas name after `via`.

import Archiving

extension Converted {
    static func metres(fromCentimetres centimetres: Int) throws -> Double { Double(centimetres) / 100 }
}

extension Computed {
    static func area(from unarchiver: Unarchiver) throws -> Double {
        try unarchiver.decode(Double.self, forKey: "width") * unarchiver.decode(Double.self, forKey: "height")
    }

    static func perimeter(from unarchiver: Unarchiver) throws -> Double {
        2 * (try unarchiver.decode(Double.self, forKey: "width") + unarchiver.decode(Double.self, forKey: "height"))
    }
}

extension Split {
    static func firstName(of fullName: String) throws -> String { String(fullName.prefix { $0 != " " }) }
    static func lastName(of fullName: String) throws -> String { String(fullName.drop { $0 != " " }.dropFirst()) }
}

extension Located {
    static func place(from text: String) throws -> Spot {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        return Spot(latitude: numbers[0], longitude: numbers[1])
    }

    static func weights(from weights: [Double]) throws -> [Double] { weights }
}
