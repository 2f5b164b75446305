// The schemas beside this file are what programs knew before a change; those of the same names in `After`, after it.

import Foundation

extension TypeConverted {
    static func text(of number: Int) -> String { "\(number)" }
    static func number(of text: String) throws -> Int {
        guard let number = Int(text) else { throw CocoaError(.coderInvalidValue) }
        return number
    }
    static func reversed(_ text: String) -> String { String(text.reversed()) }
}
