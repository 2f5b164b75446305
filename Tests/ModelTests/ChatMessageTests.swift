// Records whose numbers are objects, and what became of them in three versions.

import Archiving
import Foundation
import Models
import Testing

extension ModelTests {
    @Test("The records of a messenger, whose numbers are objects")
    func chat() throws {
        let sent = SentMessage(
            uniqueId: "s", timestamp: .max, threadId: "t", text: "hello", attachments: ["a"], expiresIn: 60,
            expiresAt: 61_000, quality: 0.75, delivery: .relay, state: .other(9), failure: "late",
            isFromOtherDevice: true,
            recipients: ["anna": ChatRecipient(state: .sent, deliveredAt: 5), "ben": ChatRecipient(readAt: .max)])
        let data = try KeyedArchiver.archivedData(withRootObject: sent)
        let cocoa = try Twin.chat.object(CocoaSentMessage.self, from: data)
        #expect(cocoa.timestamp == .max && cocoa.quality == 0.75 && cocoa.delivery == 2 && cocoa.state == 9)
        #expect(cocoa.recipients["ben"]?.readAt == .max && cocoa.recipients["anna"]?.state == 4)
        cocoa.attachments.add("b")
        let copy = try Twin.chat.object(SentMessage.self, from: Twin.chat.archive(of: cocoa))
        #expect(copy.uniqueId == "s" && copy.timestamp == .max && copy.threadId == "t" && copy.text == "hello")
        #expect(copy.attachments == ["a", "b"] && copy.expiresIn == 60 && copy.expiresAt == 61_000)
        #expect(copy.quality == 0.75 && copy.delivery == .relay && copy.state == .other(9) && copy.failure == "late")
        #expect(copy.isFromOtherDevice && !copy.isVoice && copy.recipients["anna"]?.deliveredAt == 5)
        copy.attachments = ["a"]
        #expect(try KeyedArchiver.archivedData(withRootObject: copy) == data)
        let received = ReceivedMessage(uniqueId: "r", threadId: "t", author: "anna", device: 7)
        let other = try Twin.chat.copy(of: received, as: CocoaReceivedMessage.self)
        #expect(!other.isRead && other.author == "anna" && other.device == 7 && other.quality == nil)
    }

    @Test("The threads and the files of a messenger")
    func chatThreads() throws {
        let group = ChatGroup(number: Data([1, 2]), name: "Crew", members: ["anna"], roles: ["anna": 3])
        let thread = GroupThread(
            uniqueId: "g", created: Date(timeIntervalSinceReferenceDate: 1), draft: "hi", color: .other("teal"),
            unreadCount: .max, isMuted: true, mutedUntil: Date(timeIntervalSinceReferenceDate: 9), group: group)
        let data = try KeyedArchiver.archivedData(withRootObject: thread)
        let copy = try Twin.chat.copy(of: thread, as: CocoaGroupThread.self)
        #expect(try KeyedArchiver.archivedData(withRootObject: copy) == data)
        #expect(copy.unreadCount == .max && copy.color == .other("teal") && copy.group.roles == ["anna": 3])
        let contact = ContactThread(uniqueId: "c", contact: "ben", dismissedOffers: 2)
        let other = try Twin.chat.copy(of: contact, as: CocoaContactThread.self)
        #expect(other.contact == "ben" && other.dismissedOffers == 2 && other.isVerified && other.created == nil)
        let file = ChatAttachment(
            uniqueId: "f", contentType: "image/png", server: .max, byteCount: .max, scale: 1.5, isDownloaded: false,
            key: Data([7]), fileName: "a.png")
        let bytes = try KeyedArchiver.archivedData(withRootObject: file)
        let stored = try Twin.chat.copy(of: file, as: CocoaChatAttachment.self)
        #expect(try KeyedArchiver.archivedData(withRootObject: stored) == bytes && stored.scale == 1.5)
    }

    @Test("Messages of earlier versions", arguments: [0, 1, 2, 3])
    func earlierMessages(version: Int) throws {
        let twin = Twin(classes: [
            (CocoaEarlierSentMessage.self, SentMessage.self), (CocoaEarlierReceivedMessage.self, ReceivedMessage.self),
        ])
        var values: [String: NSObject] = [
            "uniqueId": "m" as NSString, "uniqueThreadId": "t" as NSString, "MTLModelVersion": NSNumber(value: 0),
        ]
        if version > 0 {
            values["schemaVersion"] = NSNumber(value: version)
            values["timestamp"] = NSNumber(value: 5_000)
        } else {
            values["date"] = NSDate(timeIntervalSince1970: 5)
            values["sentRecipientCount"] = NSNumber(value: 2)
        }
        if version > 1 { values["expiresAt"] = NSNumber(value: 77) }
        let author = ["authorId": "anna" as NSString]
        let received = try twin.object(
            ReceivedMessage.self,
            from: twin.archive(of: CocoaEarlierReceivedMessage(values.merging(author) { $1 })))
        #expect(received.timestamp == 5_000 && received.isRead && received.device == 1)
        #expect(received.expiresAt == (version == 3 ? 77 : 0))
        // Each number that a state once had, and a file without a state.
        for (state, present) in [0: SendState.sent, 1: .sending, 2: .failed, 3: .failed, 4: .sent, 8: .other(8)] {
            let numbers = ["messageState": NSNumber(value: state)]
            let message = CocoaEarlierSentMessage(values.merging(numbers) { $1 })
            #expect(try twin.object(SentMessage.self, from: twin.archive(of: message)).state == present)
        }
        let message = CocoaEarlierSentMessage(values)
        #expect(try twin.object(SentMessage.self, from: twin.archive(of: message)).state == .failed)
    }

    @Test("A thread of the first version")
    func earlierThread() throws {
        let twin = Twin(classes: [(CocoaEarlierThread.self, ContactThread.self)])
        let cocoa = CocoaEarlierThread([
            "uniqueId": "c" as NSString, "contactId": "anna" as NSString, "unreadCount": NSNumber(value: 3),
            "conversationColorName": "indigo" as NSString, "isMuted": NSNumber(value: true),
        ])
        let thread = try twin.object(ContactThread.self, from: twin.archive(of: cocoa))
        #expect(thread.contact == "anna" && thread.unreadCount == 3 && thread.color == .blue && thread.isMuted)
        #expect(!thread.isVerified && thread.mutedUntil == nil && thread.dismissedOffers == 0)
    }
}

final class CocoaEarlierSentMessage: CocoaWrittenObject {}

final class CocoaEarlierReceivedMessage: CocoaWrittenObject {}

final class CocoaEarlierThread: CocoaWrittenObject {}

extension Twin {
    static var chat: Twin {
        Twin(classes: [
            (CocoaSentMessage.self, SentMessage.self), (CocoaReceivedMessage.self, ReceivedMessage.self),
            (CocoaChatRecipient.self, ChatRecipient.self), (CocoaGroupThread.self, GroupThread.self),
            (CocoaContactThread.self, ContactThread.self), (CocoaChatGroup.self, ChatGroup.self),
            (CocoaChatAttachment.self, ChatAttachment.self),
        ])
    }
}
