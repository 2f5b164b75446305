// Messages as objects of a class, in the form that is generated for a `sequential` class.

import Archiving

/// A message of a conversation.
final class Message: Coding {
    let number: Int
    let sender: String
    let text: String
    let isRead: Bool
    let time: Double
    var replies: [Message] = []

    init(number: Int, sender: String, text: String, isRead: Bool, time: Double) {
        (self.number, self.sender, self.text, self.isRead, self.time) = (number, sender, text, isRead, time)
    }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Message", type: Message.self, references: [Message.self],
            sequence: [
                .value("number", "q"), .value("sender", "@"), .value("text", "@"), .value("read", "c"),
                .value("time", "d"), .value("replies", "@"),
            ])
    }

    func encode(with archiver: Archiver) throws {
        guard archiver.allowsKeyedCoding else {
            try archiver.encode(number)
            try archiver.encode(sender)
            try archiver.encode(text)
            try archiver.encode(isRead)
            try archiver.encode(time)
            return try archiver.encode(replies)
        }
        try archiver.encode(number, forKey: "number")
        try archiver.encode(sender, forKey: "sender")
        try archiver.encode(text, forKey: "text")
        try archiver.encode(isRead, forKey: "read")
        try archiver.encode(time, forKey: "time")
        try archiver.encode(replies, forKey: "replies")
    }

    init(coder unarchiver: Unarchiver) throws {
        number = try unarchiver.decode(Int.self, forKey: "number")
        sender = try unarchiver.decode(String.self, forKey: "sender")
        text = try unarchiver.decode(String.self, forKey: "text")
        isRead = try unarchiver.decode(Bool.self, forKey: "read")
        time = try unarchiver.decode(Double.self, forKey: "time")
    }

    func connect(with unarchiver: Unarchiver) throws {
        replies = try unarchiver.decode([Message].self, forKey: "replies")
    }

    /// A message with replies, which are one conversation.
    static func conversation(_ count: Int, _ generator: inout Generator) -> Message {
        let messages = (0..<count).map { number in
            Message(
                number: number, sender: "person \(generator.next(20))",
                text: String(repeating: "a word of message \(generator.next(1_000)) ", count: 3),
                isRead: generator.next(2) == 0, time: Double(generator.next(1_000_000)) / 8)
        }
        messages[0].replies = Array(messages.dropFirst())
        return messages[0]
    }
}
