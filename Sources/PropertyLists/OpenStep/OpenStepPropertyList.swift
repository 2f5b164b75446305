// The way in and out of OpenStep text, the oldest format of property lists, which people write by hand.
//
//     document    entries | value                         no value at all: an empty dictionary
//     value       string | data | array | dictionary
//     dictionary  "{" entries "}"
//     entries     { key [ "=" value ] ";" }               a key without a value stands for itself
//     array       "(" [ value { "," value } [ "," ] ] ")"
//     data        "<" { digit digit } ">"                 hexadecimal, with white space between bytes
//     string      quoted by ' or ", or of letters, digits and _ $ / : . -
//     space       white space, // to the end of the line, /* to the next */
//
// All scalars are strings: there are no numbers, dates, booleans and UIDs, so that no keyed archive has this format.
// GNUstep's additions, `<*I5>` and `<[base64]>`, are not part of it.

/// Property lists as OpenStep text.
package enum OpenStepPropertyList {
    /// Reads a property list, of UTF-8 or, after a byte order mark, of UTF-16 or UTF-32.
    ///
    /// Of entries with equal keys the last one counts, as in Cocoa. Differently from Cocoa, which lets them pass, what
    /// follows the last entry of a dictionary without braces, a comment that does not end, an octal escape above
    /// `\377` and a `\U` without digits are errors.
    ///
    /// - Throws: ``PropertyListError`` with the codes `invalidText` and `limitExceeded`.
    /// - Complexity: O(*n*) in the number of bytes; containers inside one another take no stack.
    package static func propertyList(
        of bytes: ArchiveBytes, limits: ReadLimits,
    ) throws(PropertyListError) -> PropertyList {
        guard bytes.count <= limits.maximumByteCount else {
            throw .tooManyBytes(bytes.count, limits: limits)
        }
        var reader = OpenStepReader(try OpenStepText(bytes), limits: limits)
        return try reader.propertyList()
    }

    /// The bytes of a property list: ASCII, so that every reader reads the same, whatever encoding it takes them for.
    ///
    /// Equal values give equal bytes: the keys of a dictionary are written in the order of their UTF-8 bytes.
    ///
    /// - Throws: ``PropertyListError`` with the code `notRepresentable` for numbers, dates, booleans, UIDs, null and
    ///   sets, with the way to the value in words, and `limitExceeded` when containers are nested more than 512 deep.
    package static func bytes(of value: PropertyList) throws(PropertyListError) -> [UInt8] {
        var writer = OpenStepWriter()
        try writer.write(value)
        return writer.finish()
    }
}
