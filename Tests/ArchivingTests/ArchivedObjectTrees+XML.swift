// The contents of external archives in XML, as shown by an independent property list reader.

enum ArchivedObjectXMLTrees {
    static let text: [(file: String, tree: String)] = [
        (
            "macos10.11/NSKeyedUnarchiver-ArrayTest.plist",
            """
            NSArray
              NS.objects: 4 elements
                0: "baa" #1
                1: #1
                2: "black"
                3: "sheep"
            """
        ),
        (
            "macos10.11/NSKeyedUnarchiver-RangeTest.plist",
            """
            NSValue
              NS.rangeval.length: 98345
              NS.rangeval.location: 97345
              NS.special: 4
            """
        ),
        (
            "macos10.11/NSKeyedUnarchiver-URLTest.plist",
            """
            NSURL
              NS.base: NSURL
                NS.base: nil
                NS.relative: "https://www.example.com"
              NS.relative: "foo.xml"
            """
        ),
        (
            "macos10.11/NSKeyedUnarchiver-UUIDTest.plist",
            """
            NSUUID
              NS.uuidbytes: <0ad863ba758440cf8896bd87b3280c34>
            """
        ),
        (
            "written-by-corelibs-6.3.1/arr.plist",
            """
            NSArray
              NS.objects: 2 elements
                0: 1
                1: 2
            """
        ),
        (
            "written-by-corelibs-6.3.1/attr.plist",
            """
            NSAttributedString
              NSAttributes: NSDictionary
                NS.keys: 0 elements
                NS.objects: 0 elements
              NSString: "x"
            """
        ),
        (
            "written-by-corelibs-6.3.1/cal.plist",
            """
            NSCalendar
              NS.firstwkdy: 1
              NS.gstartdate: NSDate
                NS.time: -13197600000.0
              NS.identifier: "gregorian"
              NS.locale: NSLocale
                NS.identifier: ""
              NS.mindays: 1
              NS.timezone: NSTimeZone
                NS.data: <545a696632000000000000000000000000000000000000000000000000000000…> 114 bytes
                NS.name: "Etc/UTC"
            """
        ),
        (
            "written-by-corelibs-6.3.1/charset.plist",
            """
            NSCharacterSet
              NSString: "ab"
            """
        ),
        (
            "written-by-corelibs-6.3.1/data.plist",
            """
            <09>
            """
        ),
        (
            "written-by-corelibs-6.3.1/date.plist",
            """
            NSDate
              NS.time: 1.5
            """
        ),
        (
            "written-by-corelibs-6.3.1/dc.plist",
            """
            NSDateComponents
              NS.calendar: nil
              NS.day: 9223372036854775807
              NS.era: 9223372036854775807
              NS.hour: 9223372036854775807
              NS.isLeapMonth: false
              NS.minute: 9223372036854775807
              NS.month: 9223372036854775807
              NS.nanosec: 9223372036854775807
              NS.quarter: 9223372036854775807
              NS.second: 9223372036854775807
              NS.timezone: nil
              NS.weekOfMonth: 9223372036854775807
              NS.weekOfYear: 9223372036854775807
              NS.weekday: 9223372036854775807
              NS.weekdayOrdinal: 9223372036854775807
              NS.year: 2020
              NS.yearForWOY: 9223372036854775807
            """
        ),
        (
            "written-by-corelibs-6.3.1/dict.plist",
            """
            NSDictionary
              NS.keys: 1 element
                0: "k"
              NS.objects: 1 element
                0: 1.5
            """
        ),
        (
            "written-by-corelibs-6.3.1/idx.plist",
            """
            NSMutableIndexSet
              NSRangeCount: 2
              NSRangeData: <01020501>
            """
        ),
        (
            "written-by-corelibs-6.3.1/indexset2.plist",
            """
            NSIndexSet
              NSLength: 3
              NSLocation: 2
              NSRangeCount: 1
            """
        ),
        (
            "written-by-corelibs-6.3.1/ipath.plist",
            """
            NSIndexPath
              NSIndexPathData: <0102>
              NSIndexPathLength: 2
            """
        ),
        (
            "written-by-corelibs-6.3.1/locale.plist",
            """
            NSLocale
              NS.identifier: "en_US"
            """
        ),
        (
            "written-by-corelibs-6.3.1/md.plist",
            """
            NSMutableData
              NS.data: <0102>
            """
        ),
        (
            "written-by-corelibs-6.3.1/measure.plist",
            """
            NSMeasurement
              NS.unit: NSUnitLength
                NS.converter: NSUnitConverterLinear
                  NS.coefficient: 1.0
                  NS.constant: 0.0
                NS.symbol: "m"
              NS.value: 1.0
            """
        ),
        (
            "written-by-corelibs-6.3.1/mixed.plist",
            """
            NSArray
              NS.objects: 3 elements
                0: "a"
                1: 1
                2: NSDate
                  NS.time: 0.0
            """
        ),
        (
            "written-by-corelibs-6.3.1/ms.plist",
            """
            "m"
            """
        ),
        (
            "written-by-corelibs-6.3.1/notif.plist",
            """
            NSNotification
              NS.name: "n"
              NS.object: nil
              NS.userinfo: nil
            """
        ),
        (
            "written-by-corelibs-6.3.1/null.plist",
            """
            NSNull
            """
        ),
        (
            "written-by-corelibs-6.3.1/optnone.plist",
            """
            NSNull
            """
        ),
        (
            "written-by-corelibs-6.3.1/oset.plist",
            """
            NSMutableOrderedSet
              NS.object.0: 1
              NS.object.1: 2
            """
        ),
        (
            "written-by-corelibs-6.3.1/pnc.plist",
            """
            NSPersonNameComponents
              NS.familyName: nil
              NS.givenName: "g"
              NS.middleName: nil
              NS.namePrefix: nil
              NS.nameSuffix: nil
              NS.nickname: nil
            """
        ),
        (
            "written-by-corelibs-6.3.1/range.plist",
            """
            NSValue
              NS.rangeval.length: 2
              NS.rangeval.location: 1
              NS.special: 4
            """
        ),
        (
            "written-by-corelibs-6.3.1/regex.plist",
            """
            NSRegularExpression
              NSOptions: 0
              NSPattern: "a"
            """
        ),
        (
            "written-by-corelibs-6.3.1/set.plist",
            """
            NSMutableSet
              NS.objects: 1 element
                0: 1
            """
        ),
        (
            "written-by-corelibs-6.3.1/size.plist",
            """
            NSValue
              NS.sizeval: "{1.1, 2.2}"
              NS.special: 2
            """
        ),
        (
            "written-by-corelibs-6.3.1/swiftbool.plist",
            """
            true
            """
        ),
        (
            "written-by-corelibs-6.3.1/swiftdouble.plist",
            """
            5.5
            """
        ),
        (
            "written-by-corelibs-6.3.1/swiftint.plist",
            """
            5
            """
        ),
        (
            "written-by-corelibs-6.3.1/swiftstr.plist",
            """
            "abc"
            """
        ),
        (
            "written-by-corelibs-6.3.1/tz.plist",
            """
            NSTimeZone
              NS.data: <545a696632000000000000000000000000000000000000000000000000000000…> 114 bytes
              NS.name: "GMT"
            """
        ),
        (
            "written-by-corelibs-6.3.1/uint64.plist",
            """
            18446744073709551615
            """
        ),
        (
            "written-by-corelibs-6.3.1/url.plist",
            """
            NSURL
              NS.base: nil
              NS.relative: "http://a.b/c"
            """
        ),
        (
            "written-by-corelibs-6.3.1/uuid.plist",
            """
            NSUUID
              NS.uuidbytes: <71dc068e342045ff919e3a267d55ec22>
            """
        ),
    ]
}
