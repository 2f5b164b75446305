// The classes of `LogMessages.coding` as they are written by hand for Foundation: what the schema replaces.

import Foundation

final class CocoaLogConnection: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var clientName: String?
    var clientVersion: String?
    var systemName: String?
    var systemVersion: String?
    var device: String?
    var messages = NSMutableArray()
    var fileNames = NSMutableSet()
    var functionNames = NSMutableSet()
    var reconnections: Int32 = 0

    /// Whether the keys are those of the first versions.
    var usesFirstKeys = false

    override init() {}

    private func key(_ key: String, _ first: String) -> String { usesFirstKeys ? first : key }

    func encode(with coder: NSCoder) {
        if let clientName { coder.encode(clientName as NSString, forKey: key("clientName", "_clientName")) }
        if let clientVersion { coder.encode(clientVersion as NSString, forKey: key("clientVersion", "_clientVersion")) }
        if let systemName { coder.encode(systemName as NSString, forKey: key("systemName", "_clientOSName")) }
        if let systemVersion {
            coder.encode(systemVersion as NSString, forKey: key("systemVersion", "_clientOSVersion"))
        }
        if let device { coder.encode(device as NSString, forKey: key("clientDevice", "_clientDevice")) }
        coder.encode(messages, forKey: key("messages", "_messages"))
        coder.encode(fileNames, forKey: key("filenames", "_filenames"))
        coder.encode(functionNames, forKey: key("functionNames", "_functionNames"))
        if reconnections != 0 {
            coder.encode(reconnections, forKey: key("reconnectionCount", "_reconnectionCount"))
        }
    }

    init?(coder: NSCoder) {
        func string(_ keys: String...) -> String? {
            for key in keys where coder.containsValue(forKey: key) {
                if let text = coder.decodeObject(of: NSString.self, forKey: key) { return text as String }
            }
            return nil
        }
        func key(_ key: String, _ first: String) -> String { coder.containsValue(forKey: key) ? key : first }
        clientName = string("clientName", "_clientName")
        clientVersion = string("clientVersion", "_clientVersion")
        systemName = string("systemName", "_clientOSName")
        systemVersion = string("systemVersion", "_clientOSVersion")
        device = string("clientDevice", "_clientDevice")
        let messageKey = key("messages", "_messages")
        let messageClasses: [AnyClass] = [NSMutableArray.self, CocoaLogMessage.self]
        messages = coder.decodeObject(of: messageClasses, forKey: messageKey) as? NSMutableArray ?? NSMutableArray()
        let setClasses: [AnyClass] = [NSMutableSet.self, NSString.self]
        fileNames =
            coder.decodeObject(of: setClasses, forKey: key("filenames", "_filenames")) as? NSMutableSet
            ?? NSMutableSet()
        let functionKey = key("functionNames", "_functionNames")
        functionNames = coder.decodeObject(of: setClasses, forKey: functionKey) as? NSMutableSet ?? NSMutableSet()
        let countKey = key("reconnectionCount", "_reconnectionCount")
        if coder.containsValue(forKey: countKey) { reconnections = coder.decodeInt32(forKey: countKey) }
    }
}

final class CocoaLogMessage: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var number = 0
    var seconds: Int64 = 0
    var microseconds: Int32 = 0
    var thread: String?
    var tag: String?

    /// A string or data.
    var body: NSObject?
    var kind: Int32 = 0
    var level: Int32 = 0
    var indentation: Int32 = 0
    var file: String?
    var function: String?
    var line: Int32 = 0
    var imageSize: NSSize?
    var parts: NSDictionary?

    override init() {}

    func encode(with coder: NSCoder) {
        if number != 0 { coder.encode(number, forKey: "n") }
        if seconds != 0 { coder.encode(seconds, forKey: "s") }
        if microseconds != 0 { coder.encode(microseconds, forKey: "us") }
        if let thread { coder.encode(thread as NSString, forKey: "t") }
        if let tag { coder.encode(tag as NSString, forKey: "tag") }
        if let body { coder.encode(body, forKey: "m") }
        if kind != 0 { coder.encode(kind, forKey: "k") }
        if level != 0 { coder.encode(level, forKey: "l") }
        if indentation != 0 { coder.encode(indentation, forKey: "d") }
        if let file { coder.encode(file as NSString, forKey: "f") }
        if let function { coder.encode(function as NSString, forKey: "fn") }
        if line != 0 { coder.encode(line, forKey: "ln") }
        if let imageSize { coder.encode(imageSize, forKey: "is") }
        if let parts { coder.encode(parts, forKey: "p") }
    }

    init?(coder: NSCoder) {
        func int(_ key: String) -> Int32 { coder.containsValue(forKey: key) ? coder.decodeInt32(forKey: key) : 0 }
        func string(_ key: String) -> String? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key) as String? : nil
        }
        number = coder.containsValue(forKey: "n") ? coder.decodeInteger(forKey: "n") : 0
        seconds = coder.containsValue(forKey: "s") ? coder.decodeInt64(forKey: "s") : 0
        microseconds = int("us")
        thread = string("t")
        tag = string("tag")
        if coder.containsValue(forKey: "m") {
            body = coder.decodeObject(of: [NSString.self, NSData.self], forKey: "m") as? NSObject
        }
        (kind, level, indentation) = (int("k"), int("l"), int("d"))
        file = string("f")
        function = string("fn")
        line = int("ln")
        if coder.containsValue(forKey: "is") { imageSize = coder.decodeSize(forKey: "is") }
        if coder.containsValue(forKey: "p") {
            let classes: [AnyClass] = [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self]
            parts = coder.decodeObject(of: classes, forKey: "p") as? NSDictionary
        }
    }
}
