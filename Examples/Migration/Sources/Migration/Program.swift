// Converts a file of the earlier release, a sequential archive, to a keyed archive, and replaces the file.

import Archiving
import CurrentRelease
import EarlierRelease
import Foundation

@main
enum Program {
    static func main() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "Addresses-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try writeEarlierFile(to: file)
        try describe(file, "The earlier release wrote")

        // Do this when you open a file. The kind of the archive decides, so a file is only migrated once.
        if case .sequential = try ArchiveKind(contentsOf: file) {
            try KeyedArchiver.archivedData(converting: file, ofClass: CurrentRelease.AddressBook.self).write(
                to: file, options: .atomic)
        }
        try describe(file, "It was migrated to")

        let book = try KeyedUnarchiver.unarchivedObject(ofClass: CurrentRelease.AddressBook.self, from: file)
        show(book)
        guard isRight(book) else { exit(1) }
        print("Every person, age, fax number and partner came along.")
    }

    /// Writes a file as the earlier release did: with its classes, without keys.
    static func writeEarlierFile(to file: URL) throws {
        let anna = EarlierRelease.Person(name: "Anna", age: 41, fax: "555-0100")
        let ben = EarlierRelease.Person(name: "Ben")
        let cora = EarlierRelease.Person(name: "Cora", age: 7)
        (anna.partner, ben.partner) = (ben, anna)
        let book = EarlierRelease.AddressBook(title: "Friends", people: [anna, ben, cora], owner: anna)
        try SequentialArchiver.archivedData(withRootObject: book).write(to: file)
    }

    static func describe(_ file: URL, _ text: String) throws {
        let size = try Data(contentsOf: file).count
        switch try ArchiveKind(contentsOf: file) {
        case .sequential(let order): print("\(text) a sequential archive, \(order), of \(size) bytes.")
        case .keyed(let format): print("\(text) a keyed archive, \(format), of \(size) bytes.")
        default: print("\(text) something else.")
        }
    }

    static func show(_ book: CurrentRelease.AddressBook) {
        print("\(book.title), of \(book.owner?.name ?? "nobody"):")
        for person in book.people {
            let age = person.age.map { "\($0) years" } ?? "no age"
            print("  \(person.name), \(age), fax \(person.fax ?? "none"), partner \(person.partner?.name ?? "none")")
        }
    }

    /// Returns whether the address book equals the one that the earlier release wrote, including object identities.
    static func isRight(_ book: CurrentRelease.AddressBook) -> Bool {
        guard book.people.map(\.name) == ["Anna", "Ben", "Cora"], book.people.map(\.age) == [41, nil, 7] else {
            return false
        }
        let (anna, ben) = (book.people[0], book.people[1])
        return book.owner === anna && anna.partner === ben && ben.partner === anna && anna.fax == "555-0100"
            && anna.email == nil
    }
}
