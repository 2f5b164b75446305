// What the schemas name after `via`.

import Foundation

extension Picture {
    static func raw(of picture: Picture) throws -> Picture {
        .raw(pixels: Data([1, 2, 3, 4]), wide: 2, high: 2)
    }
}
