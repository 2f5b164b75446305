// Strings and Foundation's values in the table of types: objects of Cocoa's classes.

extension ArchivedForm {
    static var string: ArchivedForm {
        ArchivedForm(.string, .name("String"), cocoaClass: "NSString", phrase: "a string")
    }
    static var data: ArchivedForm { foundation("Data", cocoaClass: "NSData", phrase: "data") }
    static var date: ArchivedForm { foundation("Date", cocoaClass: "NSDate", phrase: "a date") }
    static var decimal: ArchivedForm {
        foundation("Decimal", cocoaClass: "NSDecimalNumber", phrase: "a decimal number")
    }

    static func foundation(_ type: SchemaFoundationType) -> ArchivedForm {
        switch type {
        case .url: foundation(type.rawValue, cocoaClass: "NSURL", phrase: "a URL")
        case .uuid: foundation(type.rawValue, cocoaClass: "NSUUID", phrase: "a UUID")
        case .timeZone: keyed(type, "NSTimeZone", "a time zone")
        case .locale: keyed(type, "NSLocale", "a locale")
        case .calendar: keyed(type, "NSCalendar", "a calendar")
        case .dateComponents: keyed(type, "NSDateComponents", "date components")
        case .dateInterval: keyed(type, "NSDateInterval", "a date interval")
        case .indexPath: keyed(type, "NSIndexPath", "an index path")
        case .indexSet: keyed(type, "NSIndexSet", "an index set")
        case .attributedString:
            foundation(
                type.rawValue, cocoaClass: "NSAttributedString", phrase: "an attributed string",
                isSendable: false)
        case .regularExpression: keyed(type, "NSRegularExpression", "a regular expression")
        case .error: keyed(type, "NSError", "an error", isSendable: false)
        case .measurement: keyed(type, "NSMeasurement", "a measurement")
        case .number: foundation(type.rawValue, cocoaClass: "NSNumber", phrase: "a number")
        case .null: foundation(type.rawValue, cocoaClass: "NSNull", phrase: "a null value")
        case .propertyList:
            foundation(type.rawValue, cocoaClass: nil, phrase: "a property list", module: "PropertyLists")
        case .archivedObject:
            foundation(
                type.rawValue, cocoaClass: nil, phrase: "an archived object", isSendable: false)
        case .character: foundation(type.rawValue, cocoaClass: "NSString", phrase: "a character", module: nil)
        case .float2, .float3, .float4, .double2, .double3, .double4:
            foundation(type.rawValue, cocoaClass: "NSData", phrase: "a vector", module: nil)
        case .any:
            foundation(
                type.rawValue, cocoaClass: nil, phrase: "a value of any kind", isSendable: false)
        case .codable:
            ArchivedForm(.foundation, .name(type.rawValue), phrase: "a property list", isHashable: false)
        case .opaque: keyed(type, nil, "a value that is written by hand", module: nil)
        }
    }

    /// A type whose values only keyed archives can contain.
    ///
    /// - Parameter module: The module that generated code imports for the type. The runtime exports the part of
    ///   Foundation that it uses, so that a program on Linux doesn't link all of it.
    private static func keyed(
        _ type: SchemaFoundationType, _ cocoaClass: String?, _ phrase: String, module: String? = "Archiving",
        isSendable: Bool = true
    ) -> ArchivedForm {
        var form = foundation(
            type.rawValue, cocoaClass: cocoaClass, phrase: phrase, module: module, isSendable: isSendable)
        form.archives = .keyed
        return form
    }

    private static func foundation(
        _ name: String, cocoaClass: String?, phrase: String, module: String? = "Archiving", isSendable: Bool = true
    ) -> ArchivedForm {
        var form = ArchivedForm(.foundation, .name(name), cocoaClass: cocoaClass, phrase: phrase, module: module)
        form.isSendable = isSendable
        return form
    }

    // MARK: Geometric values

    static func geometry(_ geometry: SchemaGeometry) -> ArchivedForm {
        switch geometry {
        case .point: .structure(geometry, "{CGPoint=dd}", wrapper: "PointValue", member: "point")
        case .size: .structure(geometry, "{CGSize=dd}", wrapper: "SizeValue", member: "size")
        case .rectangle:
            .structure(
                geometry, "{CGRect={CGPoint=dd}{CGSize=dd}}", wrapper: "RectangleValue", member: "rectangle")
        case .range: .structure(geometry, "{_NSRange=QQ}", wrapper: "RangeValue", member: "range", isHashable: true)
        case .vector: .structure(geometry, "{CGVector=dd}", "a vector")
        case .transform: .structure(geometry, "{CGAffineTransform=dddddd}", "a transform")
        case .edgeInsets: .structure(geometry, "{NSEdgeInsets=dddd}", "edge insets")
        }
    }

    /// A C struct whose type is the runtime's own.
    private static func structure(_ geometry: SchemaGeometry, _ encoding: String, _ phrase: String) -> ArchivedForm {
        ArchivedForm(
            .foundation, .name(geometry.rawValue), cocoaClass: geometry.hasObject ? "NSValue" : "NSString",
            encoding: encoding, phrase: phrase, module: "Archiving")
    }

    /// A C struct of Foundation's. `CGPoint` and related types are hashable in newer SDKs only.
    private static func structure(
        _ geometry: SchemaGeometry, _ encoding: String, wrapper: String, member: String, isHashable: Bool = false
    ) -> ArchivedForm {
        ArchivedForm(
            .foundation, .name(geometry.rawValue), cocoaClass: "NSValue", encoding: encoding,
            phrase: "a \(geometry.rawValue)", isHashable: isHashable, module: "Foundation",
            conversion: .wrapped(type: wrapper, initializer: wrapper, member: member))
    }
}
