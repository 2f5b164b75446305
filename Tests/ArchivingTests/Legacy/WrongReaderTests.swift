// The errors of readers for archives of the other kind.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Archives that another reader is for") struct WrongReaderTests {
    private static let keyed = "a keyed archive, which 'KeyedUnarchiver' reads"

    @Test("An unarchiver for sequential archives says what the bytes are")
    func sequentialReader() throws {
        let binary = try KeyedArchiver.archivedData(withRootObject: Node("root"))
        let xml = try KeyedArchiver.archivedData(withRootObject: Node("root"), profile: .xml)
        let cases: [(Data, String)] = try [
            (binary, Self.keyed), (xml, Self.keyed), (PropertyList.array([1]).data(), "a property list"),
            (PropertyList.array([1]).data(format: .xml), "a property list"), (Data(), "no bytes"),
            (Data("GNUstep archive0000:0001:0002:0003".utf8), "an archive in GNUstep's own format"),
            (Data("\u{4}\u{b}streamtypes of another kind".utf8), "other bytes"),
        ]
        for (data, found) in cases {
            let error = archiveError { try SequentialUnarchiver(forReadingFrom: data) }
            #expect(error?.code == .notAnArchive)
            #expect(error?.description == "expected a sequential archive, found \(found) (byte 0)")
        }
    }

    @Test(
        "An unarchiver for keyed archives names the one for sequential archives",
        arguments: [
            "streamtyped", "typedstream",
        ])
    func keyedReader(signature: String) {
        let data = Data([4, 11]) + Data(signature.utf8) + Data([0x81, 0xE8, 0x03])
        let error = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: data) }
        #expect(error?.code == .notAnArchive)
        #expect(
            error?.description
                == "expected a keyed archive, found a sequential archive, which 'SequentialUnarchiver' reads")
    }
}
