// One graph, archived by Foundation's NSKeyedArchiver of the toolchain and by this package: no difference.

import ArchiveDocuments
import Archiving
import Foundation
import TestSupport
import Testing

@Suite("Archives of Foundation and of this package")
struct FoundationComparisonTests {
    /// A random value for both archivers.
    private static func value(_ depth: Int, _ generator: inout SeededGenerator) -> (NSObject, AnyValue) {
        let number = Int.random(in: 0...9_999, using: &generator)
        switch Int.random(in: 0..<(depth == 0 ? 5 : 8), using: &generator) {
        case 0: return ("text \(number % 30)" as NSString, .string("text \(number % 30)"))
        case 1: return (NSNumber(value: number), .number(NumberValue(number)))
        case 2: return (NSNumber(value: Double(number) + 0.5), .number(NumberValue(floatLiteral: Double(number) + 0.5)))
        case 3:
            let data = Data((0..<number % 9).map { UInt8($0) })
            return (data as NSData, .data(data))
        case 4:
            let date = Date(timeIntervalSinceReferenceDate: Double(number))
            return (date as NSDate, .date(date))
        case 5, 6:
            var elements = (0..<number % 6).map { _ in value(depth - 1, &generator) }
            // Foundation on Linux stores equal arrays once, and so they would be one object in its archive only.
            if !elements.isEmpty {
                let text = "array \(generator.next())"
                elements.append((text as NSString, .string(text)))
            }
            return (NSArray(array: elements.map(\.0)), .array(elements.map(\.1)))
        default:
            var objects: [String: Any] = [:]
            var values: [String: AnyValue] = [:]
            for index in 0..<number % 6 {
                let (object, value) = value(depth - 1, &generator)
                objects["key \(index)"] = object
                values["key \(index)"] = value
            }
            if !objects.isEmpty {
                let text = "dictionary \(generator.next())"
                (objects["own"], values["own"]) = (text as NSString, .string(text))
            }
            return (NSDictionary(dictionary: objects), .dictionary(values))
        }
    }

    @Test("Random graphs have no differences")
    func random() throws {
        var (objectCount, seed) = (0, 0)
        let count = IntegrationRing.size(500, otherwise: 60)
        // Some graphs have few objects.
        while seed < count || objectCount <= 120 && seed < 10 * count {
            defer { seed += 1 }
            var generator = SeededGenerator(seed: UInt64(seed))
            let (object, value) = Self.value(5, &generator)
            let theirs = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
            let archiver = KeyedArchiver()
            try archiver.encode(value, forKey: "root")
            let ours = try archiver.finishEncoding()
            let comparison = try DocumentComparison(ArchiveDocument(theirs), ArchiveDocument(ours))
            #expect(comparison.differences.isEmpty, "\(seed): \(comparison.lines(showsAll: false).prefix(3))")
            objectCount += comparison.objectCount
        }
        #expect(objectCount > 120)
    }
}
