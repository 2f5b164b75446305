// The functions and conformances that the schemas name.

import Archiving
import Geography

extension Employee {
    static func metres(fromCentimetres centimetres: Int) -> Double { Double(centimetres) / 100 }
}

extension Settings {
    /// The area of the older versions' width and height.
    static func area(from unarchiver: Unarchiver) throws -> Int {
        try unarchiver.decodeInteger(forKey: "width") * unarchiver.decodeInteger(forKey: "height")
    }

    static func length(of text: String) -> Int { text.count }
}

extension Member: Hashable {
    static func == (left: Member, right: Member) -> Bool {
        left.name == right.name && left.patron?.name == right.patron?.name
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(patron?.name)
    }
}
