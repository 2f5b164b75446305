// Dates as XML whose seconds or years exceed 32 bits.

import Foundation
import PropertyLists
import Testing

@Suite("Distant dates in XML")
struct DistantDateTests {
    @Test(
        "Written and read, to the second",
        arguments: [
            (-2_147_483_649, "1932-12-13T20:45:51Z"), (-2_147_483_648, "1932-12-13T20:45:52Z"),
            (2_147_483_647, "2069-01-19T03:14:07Z"), (2_147_483_648, "2069-01-19T03:14:08Z"),
            (4_294_967_296, "2137-02-07T06:28:16Z"), (-63_113_904_000, "0001-01-01T00:00:00Z"),
            (-63_145_526_400, "0000-01-01T00:00:00Z"), (252_423_993_599, "9999-12-31T23:59:59Z"),
            (-63_145_526_401, "-001-12-31T23:59:59Z"),
            // The greatest year that is written and read.
            (31_556_888_822_937_600, "999999999-01-01T00:00:00Z"),
        ] as [(Double, String)])
    func bothWays(_ seconds: Double, _ text: String) throws {
        let date = PropertyList.date(Date(timeIntervalSinceReferenceDate: seconds))
        let data = try date.data(format: .xml)
        #expect(String(decoding: data, as: UTF8.self).contains("<date>\(text)</date>"))
        #expect(try PropertyList(data: data) == date)
    }

    @Test(
        "Years that couldn't be read aren't written",
        arguments: [31_556_888_854_473_600, -40_000_000_000_000_000, -0x1p63, 0x1p63, .infinity]
    )
    func tooDistant(_ seconds: Double) {
        let date = PropertyList.date(Date(timeIntervalSinceReferenceDate: seconds))
        #expect(throws: PropertyListError.self) { try date.data(format: .xml) }
    }
}
