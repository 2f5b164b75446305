// Foundation's classes: which objects are values of which type of the language.

import Archiving
import Foundation

/// The types of objects of Foundation's classes.
enum FoundationObjects {
    /// The type of an object that a value of the runtime represents; `nil` if it is none.
    static func typeName(of object: ArchivedObject) -> String? {
        guard let name = object.className else { return nil }
        switch name {
        case "NSDate": return object.date == nil ? nil : "Date"
        case "NSNull": return "NullValue"
        // The others are archived and read again, which is slow.
        case "NSUUID" where object.entries.count == 1 && object["NS.uuidbytes"]?.data?.count == 16: return "UUID"
        default: return rows[name]?.first { $0.reads(.object(object)) }?.name
        }
    }

    /// Whether a class is one of Apple's user interface or of Foundation, of which schemas declare nothing.
    static func isFramework(_ name: String) -> Bool {
        let name = name.drop { $0 == "%" || $0 == "_" }
        return ["NS", "UI"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(2).first.map { $0.isUppercase } == true
        } || name.hasPrefix("__NS")
    }

    /// A type with the check that the runtime reads a value as it.
    private struct Row: Sendable {
        let name: String
        let reads: @Sendable (ArchivedObject.Value) -> Bool

        init<Value: ArchivableValue & SendableMetatype>(_ name: String, _: Value.Type) {
            self.name = name
            self.reads = { value in
                let archiver = KeyedArchiver()
                guard (try? archiver.encodeTopLevelEntries([ArchivedObject.Entry(key: "value", value: value)])) != nil,
                    let data = try? archiver.finishEncoding()
                else { return false }
                return (try? KeyedUnarchiver(forReadingFrom: data).decode(Value.self, forKey: "value")) != nil
            }
        }
    }

    private static let rows: [String: [Row]] = [
        "NSUUID": [Row("UUID", UUID.self)],
        "NSURL": [Row("URL", URL.self)],
        "NSDecimalNumber": [Row("Decimal", Decimal.self)],
        "NSTimeZone": [Row("TimeZone", TimeZone.self)],
        "NSLocale": [Row("Locale", Locale.self)],
        "NSCalendar": [Row("Calendar", Calendar.self)],
        "NSDateComponents": [Row("DateComponents", DateComponents.self)],
        "NSDateInterval": [Row("DateInterval", DateInterval.self)],
        "NSIndexPath": [Row("IndexPath", IndexPath.self)],
        "NSIndexSet": [Row("IndexSetValue", IndexSetValue.self)],
        "NSMutableIndexSet": [Row("IndexSetValue", IndexSetValue.self)],
        "NSAttributedString": [Row("AttributedStringValue", AttributedStringValue.self)],
        "NSMutableAttributedString": [Row("AttributedStringValue", AttributedStringValue.self)],
        "NSRegularExpression": [Row("RegularExpressionValue", RegularExpressionValue.self)],
        "NSError": [Row("ErrorValue", ErrorValue.self)],
        "NSMeasurement": [Row("MeasurementValue", MeasurementValue.self)],
        "NSValue": [
            Row("NSRange", RangeValue.self), Row("CGPoint", PointValue.self), Row("CGSize", SizeValue.self),
            Row("CGRect", RectangleValue.self), Row("EdgeInsetsValue", EdgeInsetsValue.self),
        ],
    ]
}
