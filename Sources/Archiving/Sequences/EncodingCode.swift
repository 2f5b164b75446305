// The type codes of sequential archives, and which code is accepted for a requested one.

import TypedStreams

enum EncodingCode {
    static let object = UInt8(ascii: "@")
    static let bytes = UInt8(ascii: "+")
    static let cString = UInt8(ascii: "*")
    static let boolean = UInt8(ascii: "c")
    static let float = UInt8(ascii: "f")
    static let double = UInt8(ascii: "d")

    static func of(_ type: IntegerType) -> UInt8 {
        switch type {
        case .int8: UInt8(ascii: "c")
        case .int16: UInt8(ascii: "s")
        case .int32: UInt8(ascii: "i")
        case .int64: UInt8(ascii: "q")
        case .uint8: UInt8(ascii: "C")
        case .uint16: UInt8(ascii: "S")
        case .uint32: UInt8(ascii: "I")
        case .uint64: UInt8(ascii: "Q")
        }
    }

    static func of(_ kind: NumberKind) -> UInt8 {
        switch kind {
        case .boolean: boolean
        case .integer(let type): of(type)
        case .float: float
        case .double: double
        }
    }

    /// The integer type of a code; `nil` if it is not the code of an integer.
    static func integerType(of code: UInt8) -> IntegerType? {
        switch code {
        case UInt8(ascii: "c"): .int8
        case UInt8(ascii: "C"), UInt8(ascii: "B"): .uint8
        case UInt8(ascii: "s"): .int16
        case UInt8(ascii: "S"): .uint16
        case UInt8(ascii: "i"), UInt8(ascii: "l"): .int32
        case UInt8(ascii: "I"), UInt8(ascii: "L"): .uint32
        case UInt8(ascii: "q"): .int64
        case UInt8(ascii: "Q"): .uint64
        default: nil
        }
    }

    /// A code as a type encoding.
    static func text(_ code: UInt8) -> String { String(UnicodeScalar(code)) }

    static func isInteger(_ code: UInt8) -> Bool { TypeEncoding.isIntegerCode(code) }

    static func isReal(_ code: UInt8) -> Bool { code == float || code == double }

    /// Whether values of the code can be booleans: which code Cocoa writes depends on the machine.
    static func isBoolean(_ code: UInt8) -> Bool {
        code == UInt8(ascii: "c") || code == UInt8(ascii: "C") || code == UInt8(ascii: "B")
    }

    /// Whether integers of the code have no sign.
    static func isUnsigned(_ code: UInt8) -> Bool {
        integerType(of: code)?.isUnsigned ?? false
    }

    /// Whether integers of a code are of the type of another: `l` and `L` have 32 bits, as `i` and `I` do.
    static func isSame(_ code: UInt8, as other: UInt8) -> Bool {
        if code == other { return true }
        switch other {
        case UInt8(ascii: "i"): return code == UInt8(ascii: "l")
        case UInt8(ascii: "l"): return code == UInt8(ascii: "i")
        case UInt8(ascii: "I"): return code == UInt8(ascii: "L")
        case UInt8(ascii: "L"): return code == UInt8(ascii: "I")
        default: return false
        }
    }

    /// Whether values of a code are accepted if another code is requested. A request for `c` can mean a boolean.
    static func accepts(_ code: UInt8, for asked: UInt8, coercesNumbers: Bool) -> Bool {
        if isSame(code, as: asked) { return true }
        if asked == boolean, isBoolean(code) { return true }
        guard coercesNumbers else { return false }
        return isInteger(code) && isInteger(asked) || isReal(code) && isReal(asked)
    }
}
