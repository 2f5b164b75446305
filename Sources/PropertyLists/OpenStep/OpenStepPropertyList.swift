// Reads and writes OpenStep text, the oldest format of property lists, which is often written by hand.
//
//     document    entries | value                         nothing at all: an empty dictionary
//     value       string | data | array | dictionary
//     dictionary  "{" entries "}"
//     entries     { key [ "=" value ] ";" }               a key without a value is its own value
//     array       "(" [ value { "," value } [ "," ] ] ")"
//     data        "<" { digit digit } ">"                 hexadecimal, with white space between bytes
//     string      quoted by ' or ", or of letters, digits and _ $ / : . -
//     space       white space, // to the end of the line, /* to the next */
//
// All scalars are strings: there are no numbers, dates, booleans and UIDs, so a keyed archive can't have this format.
// GNUstep's extensions, `<*I5>` and `<[base64]>`, are not supported.

package enum OpenStepPropertyList {
    /// Returns a binary property list with the value of OpenStep text, which is in UTF-8 or, after a byte order mark, in
    /// UTF-16 or UTF-32. The dictionaries have the order of the text.
    ///
    /// As in Cocoa, the last one of several entries with the same key counts. Unlike in Cocoa, which accepts them, the
    /// following are errors: text after the last entry of a dictionary without braces, an unterminated comment, an
    /// octal escape above `\377`, and a `\U` without digits.
    ///
    /// - Throws: ``PropertyListError`` with the codes `invalidText` and `limitExceeded`.
    /// - Complexity: O(*n*) in the number of bytes. Nested containers take no stack.
    package static func binaryData(of bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) -> Data {
        guard bytes.count <= limits.maximumByteCount else { throw .tooManyBytes(bytes.count, limits: limits) }
        var reader = try OpenStepReader(bytes, limits: limits)
        return try reader.binaryData()
    }

    /// Whether bytes are text that begins with an entry of a dictionary without braces, or that has nothing but space.
    package static func beginsWithEntry(_ bytes: ArchiveBytes) -> Bool {
        guard var reader = try? OpenStepReader(bytes, limits: ReadLimits()) else { return false }
        return reader.beginsWithEntry()
    }

    /// Returns the bytes of a property list. They are ASCII, so that every reader reads the same text, whatever
    /// encoding it assumes.
    ///
    /// Equal values produce equal bytes: the keys of a dictionary are written in the order of their UTF-8 bytes.
    ///
    /// - Throws: ``PropertyListError`` with the code `notRepresentable` for numbers, dates, booleans, UIDs, null and
    ///   sets, with the path to the value in the message, and `limitExceeded` if containers are nested more than 512
    ///   deep.
    package static func bytes(of value: PropertyList) throws(PropertyListError) -> [UInt8] {
        try bytes(of: BinaryObjectTable(ArchiveBytes(value.binaryBytes()), limits: ReadLimits()))
    }

    /// Returns the bytes of a binary property list as text. The keys keep their order.
    ///
    /// - Throws: ``PropertyListError`` as for a value, and with the code `tooLarge` if the text has too many bytes.
    package static func bytes(
        of table: BinaryObjectTable, maximumByteCount: Int = .max
    ) throws(PropertyListError) -> [UInt8] {
        var writer = OpenStepWriter(table, maximumByteCount: maximumByteCount)
        return try writer.text()
    }

    /// The letters of the escapes of the characters from 0x07 to 0x0D.
    static let controls = Array("abtnvfr".utf8)
}
