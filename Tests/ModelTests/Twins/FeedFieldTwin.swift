// The class of `FeedField.coding` as it is written by hand for Foundation: what the schema replaces.

import Foundation

final class CocoaField: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var name = ""
    var displayName: String?
    var column = ""
    var isVisible = false
    var width: Int32 = 20
    var kind: Int32 = 1

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(1 as Int, forKey: "Field.version")
        coder.encode(name as NSString, forKey: "name")
        if let displayName { coder.encode(displayName as NSString, forKey: "displayName") }
        coder.encode(column as NSString, forKey: "sqlField")
        coder.encode(isVisible, forKey: "visible")
        coder.encode(width, forKey: "width")
        coder.encode(kind, forKey: "type")
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name"),
            let column = coder.decodeObject(of: NSString.self, forKey: "sqlField")
        else { return nil }
        self.name = name as String
        self.column = column as String
        if coder.containsValue(forKey: "displayName") {
            displayName = coder.decodeObject(of: NSString.self, forKey: "displayName") as String?
        }
        isVisible = coder.decodeBool(forKey: "visible")
        width = coder.containsValue(forKey: "width") ? coder.decodeInt32(forKey: "width") : 20
        kind = coder.decodeInt32(forKey: "type")
        if !(1...4).contains(kind) { kind = 1 }
    }
}
