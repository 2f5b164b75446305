// NSNumber in sequential archives, which contain the type of a number beside its value.
//
//     keyed   5                    sequential   "*": "q"   "q": 5

import Archiving
import PropertyLists

/// A number as an object of a sequential archive.
struct NumberForm {
    let code: String
    let value: PropertyList

    static let description = ArchivedObject.ClassDescription(.number, hasVersions: true)

    /// The number that an object is; `nil` if it is none, or a C string that no number of a keyed archive has.
    init?(_ object: ArchivedObject) {
        guard object.classDescription == Self.description, object.groups.count == 2,
            object.groups[0].encoding == "*", object.groups[0].values.count == 1,
            case .string(let code)? = object.groups[0].values[0].object?.value, code == object.groups[1].encoding,
            object.groups[1].values.count == 1, case .inline(let value) = object.groups[1].values[0]
        else { return nil }
        switch value {
        case .integer, .boolean, .double, .float: break
        default: return nil
        }
        (self.code, self.value) = (code, value)
    }

    /// A number of a keyed archive, with a type or the usual one for its kind.
    init?(_ leaf: PropertyList, code: String?) {
        switch leaf {
        case .boolean(let flag):
            self.code = code ?? "c"
            value = self.code == "B" ? leaf : .integer(flag ? 1 : 0)
        case .integer, .double, .float:
            guard let code = code ?? Self.usualCode(of: leaf) else { return nil }
            (self.code, value) = (code, leaf)
        default: return nil
        }
    }

    /// The number in a keyed archive: a character that is 0 or 1 is a boolean.
    var leaf: PropertyList {
        guard code == "c", case .integer(let number) = value, number == 0 || number == 1 else { return value }
        return .boolean(number == 1)
    }

    /// Whether a keyed archive's number states its type.
    var isUsual: Bool { Self.usualCode(of: leaf) == code }

    private static func usualCode(of leaf: PropertyList) -> String? {
        switch leaf {
        case .boolean: "c"
        case .integer(let number): number.signed == nil ? "Q" : "q"
        case .double: "d"
        case .float: "f"
        default: nil
        }
    }
}
