// Makes the messages.

/// Messages with replies.
public enum Messages {
    /// Conversations, each a message with the others as its replies.
    public static func conversations(count: Int, messageCount: Int, seed: UInt64 = 8) -> [Message] {
        var random = SeededGenerator(state: seed)
        return (0..<count).map { _ in
            let messages = (0..<messageCount).map { number in
                Message(
                    number: number, sender: "person \(Int.random(in: 0..<20, using: &random))",
                    text: String(
                        repeating: "a word of message \(Int.random(in: 0..<1_000, using: &random)) ", count: 3),
                    isRead: Bool.random(using: &random),
                    time: Double(Int.random(in: 0..<1_000_000, using: &random)) / 8)
            }
            messages[0].replies = Array(messages.dropFirst())
            return messages[0]
        }
    }
}
