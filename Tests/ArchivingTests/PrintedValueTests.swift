// Values that came from an archive can be printed, whatever they are.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Printed values") struct PrintedValueTests {
    @Test("A date that is no number is printed", arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func dates(time: Double) {
        let date = Date(timeIntervalSinceReferenceDate: time)
        #expect("\(PropertyList.array([.date(date)]))" == "[\(time) s since 2001]")
        #expect("\([AnyValue.date(date)])" == "[\(time) s since 2001]")
    }

    @Test("Every kind of property list has words")
    func kinds() {
        let list: PropertyList = [
            "a": [1, 2.5, true, "x\n"], "b": .null, "c": .data(Data([1])), "d": .uid(.init(3)), "e": .set([1]),
            "f": [:],
        ]
        #expect(
            "\(list)"
                == #"["a": [1, 2.5, true, "x\n"], "b": null, "c": 1 byte, "d": UID 3, "e": {1}, "f": [:]]"#)
    }
}
