// Well-known types that a schema doesn't have, with what to write instead.

/// The well-known types that a schema can't use, and what to write instead.
enum SwiftTypes {
    enum Substitute {
        /// Another type with the same values.
        case type(String)

        /// What to write, in words.
        case words(String)

        /// Nothing: the value has to be archived as another one.
        case none

        /// As `none`; but the runtime archives such values in classes that are written by hand.
        case handwritten

        func fix(replacing range: SourceRange) -> Diagnostic.Fix {
            let other = "archive it as another type, such as 'Data' or 'String', and convert it in a Swift extension"
            return switch self {
            case .type(let name): .write(name, replacing: range).automatic
            case .words(let words): Diagnostic.Fix(words)
            case .none: Diagnostic.Fix(other)
            case .handwritten:
                Diagnostic.Fix(other + ", or write the class by hand: see Documentation/FoundationValues.md")
            }
        }
    }

    static let substitutes: [String: Substitute] = {
        var all: [String: Substitute] = [
            "Any": .words(
                "write 'any Coding' for objects, 'AnyValue' for other values, or an enum of the possible values"),
            "AnyObject": .type("any Coding"), "Boolean": .type("Bool"), "CGFloat": .type("Double"),
            "Float16": .type("Float"), "Float32": .type("Float"),
            "Float64": .type("Double"), "Float80": .type("Double"), "Integer": .type("Int"), "NSArray": array,
            "NSData": .type("Data"), "NSDate": .type("Date"), "NSDecimalNumber": .type("Decimal"),
            "NSDictionary": dictionary, "NSInteger": .type("Int"), "NSMutableArray": array,
            "NSMutableData": .type("Data"), "NSMutableDictionary": dictionary, "NSMutableSet": set,
            "NSMutableString": .type("String"), "NSObject": .type("any Coding"), "NSPoint": .type("CGPoint"),
            "NSNumber": .words("write the type of the number, such as 'Int' or 'Bool', or 'NumberValue' for any"),
            "NSRect": .type("CGRect"), "NSSet": set, "NSSize": .type("CGSize"), "NSString": .type("String"),
            "NSURL": .type("URL"), "NSUUID": .type("UUID"), "StaticString": .type("String"),
            "Substring": .type("String"), "TimeInterval": .type("Double"),
        ]
        for name in ["Int128", "UInt128"] { all[name] = .words("write 'Int64', or 'Decimal' for larger numbers") }
        let values = [
            "AttributedString": "AttributedStringValue", "CGAffineTransform": "TransformValue",
            "CGVector": "VectorValue", "Error": "ErrorValue", "IndexSet": "IndexSetValue",
            "NSAttributedString": "AttributedStringValue", "NSCalendar": "Calendar",
            "NSDateComponents": "DateComponents", "NSDateInterval": "DateInterval", "NSEdgeInsets": "EdgeInsetsValue",
            "NSError": "ErrorValue", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSetValue", "NSLocale": "Locale",
            "NSMutableAttributedString": "AttributedStringValue", "NSMutableIndexSet": "IndexSetValue",
            "NSRegularExpression": "RegularExpressionValue", "NSTimeZone": "TimeZone",
            "UIEdgeInsets": "EdgeInsetsValue", "Measurement": "MeasurementValue", "NSMeasurement": "MeasurementValue",
            "NSNull": "NullValue",
        ]
        for (name, value) in values { all[name] = .type(value) }
        all["NSMutableOrderedSet"] = .words("write 'mutable OrderedSetValue<T>' with the type of the elements")
        all["NSOrderedSet"] = .words("write 'OrderedSetValue<T>' with the type of the elements")
        all["NSCountedSet"] = .words("write 'CountedSetValue<T>' with the type of the elements")
        let archived = ["NSUnit", "NSValue"]
        for name in archived { all[name] = .handwritten }
        let others = [
            "AnyHashable", "CGColor", "CGImage", "CGPath", "Color", "Image",
            "NSBezierPath", "NSColor", "NSFont", "NSImage", "UIBezierPath", "UIColor", "UIFont", "UIImage",
        ]
        for name in others { all[name] = Substitute.none }
        return all
    }()

    private static let array = Substitute.words("write '[T]' with the type of the elements")
    private static let dictionary = Substitute.words("write '[K: V]' with the types of the keys and values")
    private static let set = Substitute.words("write 'Set<T>' with the type of the elements")
}
