// The class of `PasswordFile.coding` as it is written by hand for Foundation, and as its first version was.

import Foundation

final class CocoaFile: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var id = UUID()
    var name = ""
    var bookmark = Data()
    var openedAt: Date?
    var icon: Data?
    var unlocking = 1
    var oldPassword: String?

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(id.uuidString as NSString, forKey: "id")
        coder.encode(name as NSString, forKey: "name")
        coder.encode(bookmark as NSData, forKey: "bookmark")
        if let openedAt { coder.encode(openedAt as NSDate, forKey: "openedAt") }
        if let icon { coder.encode(icon as NSData, forKey: "icon") }
        coder.encode(unlocking, forKey: "securityLevel")
        if let oldPassword { coder.encode(oldPassword as NSString, forKey: "password") }
    }

    init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "id"), let id = UUID(uuidString: text as String),
            let name = coder.decodeObject(of: NSString.self, forKey: "name"),
            let bookmark = coder.decodeObject(of: NSData.self, forKey: "bookmark")
        else { return nil }
        self.id = id
        self.name = name as String
        self.bookmark = bookmark as Data
        if coder.containsValue(forKey: "openedAt") {
            openedAt = coder.decodeObject(of: NSDate.self, forKey: "openedAt") as Date?
        }
        if coder.containsValue(forKey: "icon") {
            icon = coder.decodeObject(of: NSData.self, forKey: "icon") as Data?
        }
        if coder.containsValue(forKey: "securityLevel") {
            unlocking = coder.decodeInteger(forKey: "securityLevel")
            if !(0...2).contains(unlocking) { unlocking = 0 }
        } else if coder.containsValue(forKey: "allowBiometricUnlock") {
            unlocking = coder.decodeBool(forKey: "allowBiometricUnlock") ? 1 : 0
        }
        if coder.containsValue(forKey: "password") {
            oldPassword = coder.decodeObject(of: NSString.self, forKey: "password") as String?
        }
    }
}

/// The first version of the class, which older archives come from.
final class CocoaFirstFile: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    let id: UUID
    let allowsBiometrics: Bool

    init(id: UUID, allowsBiometrics: Bool) {
        self.id = id
        self.allowsBiometrics = allowsBiometrics
    }

    func encode(with coder: NSCoder) {
        coder.encode(id.uuidString as NSString, forKey: "id")
        coder.encode("first" as NSString, forKey: "name")
        coder.encode(Data([1, 2]) as NSData, forKey: "bookmark")
        coder.encode(allowsBiometrics, forKey: "allowBiometricUnlock")
        coder.encode("secret" as NSString, forKey: "password")
        coder.encode(Data([3]) as NSData, forKey: "keyFileContent")
    }

    init?(coder: NSCoder) { nil }
}
