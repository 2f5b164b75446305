// Values as deep as they may be go both ways on the stack of a secondary thread, also where nothing is optimized.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Small stacks") struct SmallStackTests {
    @Test("What nests 512 deep is written, read and compared on a small stack", arguments: PropertyList.Format.allCases)
    func formats(format: PropertyList.Format) throws {
        try withStack {
            let value = (1..<512).reduce([] as PropertyList) { value, level in
                level.isMultiple(of: 2) ? ["key": value] : [value, "a"]
            }
            let data = try value.data(format: format)
            let read = try PropertyList(data: data)
            #expect(read == value)
            #expect(read.hashValue == value.hashValue)
        }
    }
}
