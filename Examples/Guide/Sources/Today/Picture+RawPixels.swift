// The representation that every release reads.

import Foundation

extension Picture {
    /// Returns the pixels of a GIF for readers that don't know GIF. (A real program decodes the picture.)
    nonisolated static func rawPixels(of picture: Picture) throws -> Picture {
        guard case .gif(let data) = picture else { return picture }
        return .raw(pixels: Data(repeating: 0x7F, count: 4), wide: data.count > 6 ? 2 : 1, high: 2)
    }
}
