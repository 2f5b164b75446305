// Foundation's classes: which objects are values of which type of the language.

import ArchiveDocuments
import Archiving
import Foundation

/// The types of objects of Foundation's classes.
enum FoundationObjects {
    /// The type of an object that a value of the runtime represents; `nil` if it is none.
    ///
    /// - Parameter charge: counts the bytes that are archived for it.
    static func typeName(
        of object: ArchivedObject, charge: (Int) throws(InspectionError) -> Void
    ) throws(InspectionError) -> String? {
        guard let found = object.foundationClass?.immutable else { return nil }
        switch found {
        case .date: return object.date == nil ? nil : "Date"
        case .null: return "NullValue"
        // The others are archived and read again, which is slow.
        case .uuid where object.entries.count == 1 && object[FoundationKey.uuid]?.data?.count == 16: return "UUID"
        default:
            for row in rows[found] ?? [] {
                let (byteCount, isValue) = row.reading(.object(object))
                try charge(byteCount)
                if isValue { return row.name }
            }
            return nil
        }
    }

    /// Whether a class is one of Apple's user interface or of Foundation, of which schemas declare nothing.
    static func isFramework(_ name: String) -> Bool {
        let name = name.drop { $0 == "%" || $0 == "_" }
        return ["NS", "UI"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(2).first.map { $0.isUppercase } == true
        }
    }

    /// A type with the check that the runtime reads a value as it, and the number of bytes that were archived for that.
    private struct Row: Sendable {
        let name: String
        let reading: @Sendable (ArchivedObject.Value) -> (byteCount: Int, isValue: Bool)

        init<Value: ArchivableValue & SendableMetatype>(_ name: String, _: Value.Type) {
            self.name = name
            self.reading = { value in
                let archiver = KeyedArchiver()
                guard (try? archiver.encodeTopLevelEntries([ArchivedObject.Entry(key: "value", value: value)])) != nil,
                    let data = try? archiver.finishEncoding()
                else { return (0, false) }
                return (
                    data.count,
                    (try? KeyedUnarchiver(forReadingFrom: data).decode(Value.self, forKey: "value")) != nil
                )
            }
        }
    }

    private static let rows: [FoundationClass: [Row]] = [
        .uuid: [Row("UUID", UUID.self)],
        .url: [Row("URL", URL.self)],
        .decimal: [Row("Decimal", Decimal.self)],
        .timeZone: [Row("TimeZone", TimeZone.self)],
        .locale: [Row("Locale", Locale.self)],
        .calendar: [Row("Calendar", Calendar.self)],
        .dateComponents: [Row("DateComponents", DateComponents.self)],
        .dateInterval: [Row("DateInterval", DateInterval.self)],
        .indexPath: [Row("IndexPath", IndexPath.self)],
        .indexSet: [Row("IndexSetValue", IndexSetValue.self)],
        .attributedString: [Row("AttributedStringValue", AttributedStringValue.self)],
        .regularExpression: [Row("RegularExpressionValue", RegularExpressionValue.self)],
        .error: [Row("ErrorValue", ErrorValue.self)],
        .measurement: [Row("MeasurementValue", MeasurementValue.self)],
        .value: [
            Row("NSRange", RangeValue.self), Row("CGPoint", PointValue.self), Row("CGSize", SizeValue.self),
            Row("CGRect", RectangleValue.self), Row("EdgeInsetsValue", EdgeInsetsValue.self),
        ],
    ]
}
