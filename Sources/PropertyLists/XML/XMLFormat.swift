// The names and the fixed text of the XML format, for its reader and its writer. Element names are defined only here.
//
//     <?xml version="1.0" encoding="UTF-8"?>
//     <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
//     <plist version="1.0">
//     <dict>
//     →   <key>a</key>                        one tab per level; keys in the order of their UTF-16 code units
//     →   <array>
//     →   →   <integer>1</integer>
//     →   →   <true/>
//     →   </array>
//     </dict>
//     </plist>

enum XMLFormat {
    /// The start of a file that we write.
    static let prolog: StaticString = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    /// The end of a file that we write.
    static let epilog: StaticString = "</plist>\n"

    /// The element around the value.
    static let propertyList = "plist"

    /// The only key of the dictionary that represents a UID.
    static let uidKey = "CF$UID"

    /// The maximum width of a line of data: base64 characters and tabs. A tab counts as eight.
    static let dataLineWidth = 76
    static let tabWidth = 8
    /// The maximum number of tabs before a line of data.
    static let maximumDataIndent = 8
}

/// An element that is a value or a key; its name is the raw value.
enum XMLElement: String {
    case array, data, date, dictionary = "dict", key, integer, real, string
    case booleanTrue = "true", booleanFalse = "false"

    var tag: String { "<\(rawValue)>" }
}
