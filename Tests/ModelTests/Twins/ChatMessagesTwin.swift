// The classes of `ChatMessages.coding` as they are written by hand for Foundation.

import Foundation

class CocoaChatRecord: NSObject, NSSecureCoding {
    class var supportsSecureCoding: Bool { true }

    var uniqueId = UUID().uuidString

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(uniqueId as NSString, forKey: "uniqueId")
        coder.encode(NSNumber(value: 0), forKey: "MTLModelVersion")
    }

    required init?(coder: NSCoder) {
        guard let uniqueId = coder.string("uniqueId") else { return nil }
        self.uniqueId = uniqueId
    }
}

extension NSCoder {
    func string(_ key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
    }

    func number(_ key: String) -> NSNumber? {
        containsValue(forKey: key) ? decodeObject(of: NSNumber.self, forKey: key) : nil
    }

    func date(_ key: String) -> Date? {
        containsValue(forKey: key) ? decodeObject(of: NSDate.self, forKey: key) as Date? : nil
    }

    func data(_ key: String) -> Data? {
        containsValue(forKey: key) ? decodeObject(of: NSData.self, forKey: key) as Data? : nil
    }

    func strings(_ key: String) -> [String] {
        guard containsValue(forKey: key) else { return [] }
        return decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? [String] ?? []
    }
}

class CocoaChatThread: CocoaChatRecord {
    var created: Date?
    var archived: Date?
    var draft: String?
    var color = "gray"
    var unreadCount: UInt = 0
    var isMuted = false
    var mutedUntil: Date?
    var isVerified = true

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let created { coder.encode(created as NSDate, forKey: "creationDate") }
        if let archived { coder.encode(archived as NSDate, forKey: "archivalDate") }
        if let draft { coder.encode(draft as NSString, forKey: "messageDraft") }
        coder.encode(color as NSString, forKey: "conversationColorName")
        coder.encode(NSNumber(value: unreadCount), forKey: "unreadCount")
        coder.encode(NSNumber(value: isMuted), forKey: "isMuted")
        if let mutedUntil { coder.encode(mutedUntil as NSDate, forKey: "mutedUntilDate") }
        coder.encode(NSNumber(value: isVerified), forKey: "isVerified")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        created = coder.date("creationDate")
        archived = coder.date("archivalDate")
        draft = coder.string("messageDraft")
        color = coder.string("conversationColorName") ?? "gray"
        switch color {
        case "blue", "indigo": color = "ultramarine"
        case "green": color = "forest"
        default: break
        }
        unreadCount = coder.number("unreadCount")?.uintValue ?? 0
        isMuted = coder.number("isMuted")?.boolValue ?? false
        mutedUntil = coder.date("mutedUntilDate")
        if mutedUntil == nil, coder.containsValue(forKey: "mutedSeconds") {
            mutedUntil = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "mutedSeconds"))
        }
        isVerified = coder.number("isVerified")?.boolValue ?? false
    }
}

final class CocoaContactThread: CocoaChatThread {
    var contact = ""
    var dismissedOffers = 0

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(contact as NSString, forKey: "contactIdentifier")
        coder.encode(NSNumber(value: dismissedOffers), forKey: "dismissedOfferCount")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let contact = coder.string("contactIdentifier") ?? coder.string("contactId") else { return nil }
        self.contact = contact
        dismissedOffers = coder.number("dismissedOfferCount")?.intValue ?? 0
    }
}

final class CocoaGroupThread: CocoaChatThread {
    var group = CocoaChatGroup()

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(group, forKey: "groupModel")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let group = coder.decodeObject(of: CocoaChatGroup.self, forKey: "groupModel") else { return nil }
        self.group = group
    }
}

final class CocoaChatGroup: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var number = Data()
    var name: String?
    var members: [String] = []
    var roles: [String: Int] = [:]

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(number as NSData, forKey: "groupId")
        if let name { coder.encode(name as NSString, forKey: "groupName") }
        coder.encode(members as NSArray, forKey: "groupMemberIds")
        coder.encode(roles.mapValues { NSNumber(value: $0) } as NSDictionary, forKey: "roles")
    }

    init?(coder: NSCoder) {
        guard let number = coder.data("groupId") else { return nil }
        self.number = number
        name = coder.string("groupName")
        members = coder.strings("groupMemberIds")
        if coder.containsValue(forKey: "roles") {
            let classes: [AnyClass] = [NSDictionary.self, NSString.self, NSNumber.self]
            roles = coder.decodeObject(of: classes, forKey: "roles") as? [String: Int] ?? [:]
        }
    }
}

class CocoaChatMessage: CocoaChatRecord {
    var timestamp: UInt64 = 0
    var threadId = ""
    var text: String?
    var attachments = NSMutableArray()
    var expiresIn: UInt32 = 0
    var expiresAt: UInt64 = 0
    var quality: Double?
    var delivery: Int8?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSNumber(value: 3), forKey: "schemaVersion")
        coder.encode(NSNumber(value: timestamp), forKey: "timestamp")
        coder.encode(threadId as NSString, forKey: "uniqueThreadId")
        if let text { coder.encode(text as NSString, forKey: "body") }
        coder.encode(attachments, forKey: "attachmentIds")
        coder.encode(NSNumber(value: expiresIn), forKey: "expiresInSeconds")
        coder.encode(NSNumber(value: expiresAt), forKey: "expiresAt")
        if let quality { coder.encode(NSNumber(value: quality), forKey: "quality") }
        if let delivery { coder.encode(NSNumber(value: delivery), forKey: "delivery") }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let version = coder.number("schemaVersion")?.intValue ?? 0
        guard let threadId = coder.string("uniqueThreadId") else { return nil }
        self.threadId = threadId
        if let number = coder.number("timestamp") {
            timestamp = number.uint64Value
        } else if let date = coder.date("date") {
            timestamp = UInt64(max(0, date.timeIntervalSince1970) * 1000)
        }
        text = coder.string("body")
        if coder.containsValue(forKey: "attachmentIds") {
            let classes: [AnyClass] = [NSMutableArray.self, NSString.self]
            let object = coder.decodeObject(of: classes, forKey: "attachmentIds")
            attachments = object as? NSMutableArray ?? NSMutableArray()
        }
        expiresIn = coder.number("expiresInSeconds")?.uint32Value ?? 0
        expiresAt = coder.number("expiresAt")?.uint64Value ?? 0
        quality = coder.number("quality")?.doubleValue
        delivery = coder.number("delivery")?.int8Value
        if let kind = delivery, !(1...2).contains(kind) { delivery = 1 }
        if version < 3, expiresIn == 0 { expiresAt = 0 }
    }
}

final class CocoaReceivedMessage: CocoaChatMessage {
    var author = ""
    var isRead = false
    var device: UInt32 = 1

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(author as NSString, forKey: "authorId")
        coder.encode(NSNumber(value: isRead), forKey: "read")
        coder.encode(NSNumber(value: device), forKey: "sourceDeviceId")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let author = coder.string("authorId") else { return nil }
        self.author = author
        isRead = coder.number("read")?.boolValue ?? true
        device = coder.number("sourceDeviceId")?.uint32Value ?? 1
    }
}

final class CocoaSentMessage: CocoaChatMessage {
    var state = 1
    var failure: String?
    var isFromOtherDevice = false
    var isVoice = false
    var recipients: [String: CocoaChatRecipient] = [:]

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSNumber(value: state), forKey: "messageState")
        if let failure { coder.encode(failure as NSString, forKey: "mostRecentFailureText") }
        coder.encode(NSNumber(value: isFromOtherDevice), forKey: "isFromLinkedDevice")
        coder.encode(NSNumber(value: isVoice), forKey: "isVoiceMessage")
        coder.encode(recipients as NSDictionary, forKey: "recipientStateMap")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        state = presentState(coder.number("messageState")?.intValue ?? 2)
        failure = coder.string("mostRecentFailureText")
        isFromOtherDevice = coder.number("isFromLinkedDevice")?.boolValue ?? false
        isVoice = coder.number("isVoiceMessage")?.boolValue ?? false
        if coder.containsValue(forKey: "recipientStateMap") {
            let classes: [AnyClass] = [NSDictionary.self, NSString.self, CocoaChatRecipient.self]
            let object = coder.decodeObject(of: classes, forKey: "recipientStateMap")
            recipients = object as? [String: CocoaChatRecipient] ?? [:]
        }
    }
}

/// The numbers of states that earlier versions wrote.
private func presentState(_ state: Int) -> Int {
    switch state {
    case 0: 4
    case 3: 2
    default: state
    }
}

final class CocoaChatRecipient: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var state = 1
    var deliveredAt: UInt64?
    var readAt: UInt64?
    var wasSentByRelay = false

    override init() {}

    func encode(with coder: NSCoder) {
        coder.encode(NSNumber(value: state), forKey: "state")
        if let deliveredAt { coder.encode(NSNumber(value: deliveredAt), forKey: "deliveryTimestamp") }
        if let readAt { coder.encode(NSNumber(value: readAt), forKey: "readTimestamp") }
        coder.encode(NSNumber(value: wasSentByRelay), forKey: "wasSentByRelay")
    }

    init?(coder: NSCoder) {
        state = presentState(coder.number("state")?.intValue ?? 1)
        deliveredAt = coder.number("deliveryTimestamp")?.uint64Value
        readAt = coder.number("readTimestamp")?.uint64Value
        wasSentByRelay = coder.number("wasSentByRelay")?.boolValue ?? false
    }
}

final class CocoaChatAttachment: CocoaChatRecord {
    var contentType = "application/octet-stream"
    var server: UInt64 = 0
    var byteCount: UInt32 = 0
    var scale: Float = 1
    var isDownloaded = true
    var key: Data?
    var fileName: String?

    override init() { super.init() }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(contentType as NSString, forKey: "contentType")
        coder.encode(NSNumber(value: server), forKey: "serverId")
        coder.encode(NSNumber(value: byteCount), forKey: "byteCount")
        coder.encode(NSNumber(value: scale), forKey: "scale")
        coder.encode(NSNumber(value: isDownloaded), forKey: "isDownloaded")
        if let key { coder.encode(key as NSData, forKey: "encryptionKey") }
        if let fileName { coder.encode(fileName as NSString, forKey: "sourceFilename") }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentType = coder.string("contentType") ?? contentType
        server = coder.number("serverId")?.uint64Value ?? 0
        byteCount = coder.number("byteCount")?.uint32Value ?? 0
        scale = coder.number("scale")?.floatValue ?? 1
        isDownloaded = coder.number("isDownloaded")?.boolValue ?? true
        key = coder.data("encryptionKey")
        fileName = coder.string("sourceFilename")
    }
}
