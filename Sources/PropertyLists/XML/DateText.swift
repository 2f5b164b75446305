// Dates as text in UTC, `2001-01-01T00:00:00Z`, in the proleptic Gregorian calendar with a year 0.
//
// The caller lends the text, and each position is inside it: the number of characters is compared first.

enum DateText {
    // Seconds and years of distant dates exceed 32 bits.
    private static let secondsPerDay: Int64 = 86_400
    // No writer uses more digits, and with this limit no sum can overflow.
    private static let maximumYearDigits = 9
    private static let greatestYear: Int64 = 999_999_999

    /// The date of a text in seconds since the start of 2001, or `nil` if the text is not a date.
    ///
    /// The fields must have the right number of digits, but any value: month 13 is the first month of the next year.
    static func seconds(of text: UnsafeRawBufferPointer.SubSequence) -> Double? {
        var position = unsafe text.startIndex
        let isNegative = unsafe text.first == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let firstDigit = position
        var year: Int64 = 0
        while unsafe position < text.endIndex, position - firstDigit <= maximumYearDigits,
            let digit = unsafe digit(text[position])
        {
            year = year * 10 + digit
            position += 1
        }
        // Writers use at least four characters, including the sign.
        guard unsafe position - text.startIndex >= 4, position - firstDigit <= maximumYearDigits else { return nil }
        // The year is followed by `-00-00T00:00:00Z`.
        guard unsafe text.endIndex - position == 16, unsafe text[position] == UInt8(ascii: "-"),
            let month = unsafe field(text, at: position + 1, before: UInt8(ascii: "-")),
            let day = unsafe field(text, at: position + 4, before: UInt8(ascii: "T")),
            let hour = unsafe field(text, at: position + 7, before: UInt8(ascii: ":")),
            let minute = unsafe field(text, at: position + 10, before: UInt8(ascii: ":")),
            let second = unsafe field(text, at: position + 13, before: UInt8(ascii: "Z"))
        else { return nil }
        let days = GregorianCalendar.day(year: isNegative ? -year : year, month: month, day: day)
        return Double(days * secondsPerDay + hour * 3600 + minute * 60 + second)
    }

    // Two digits, followed by a certain character.
    private static func field(_ text: UnsafeRawBufferPointer.SubSequence, at position: Int, before end: UInt8) -> Int64?
    {
        guard let tens = unsafe digit(text[position]), let ones = unsafe digit(text[position + 1]),
            unsafe text[position + 2] == end
        else {
            return nil
        }
        return tens * 10 + ones
    }

    private static func digit(_ byte: UInt8) -> Int64? {
        byte.isDigit ? Int64(byte & 0x0F) : nil
    }

    /// Appends the text of a date. Returns false if the year has more than 9 digits. A fraction of a second is dropped.
    static func append(_ seconds: Double, to text: inout GrowingBytes) -> Bool {
        guard seconds.magnitude < Double(greatestYear * 366 * secondsPerDay),
            let whole = Int64(exactly: seconds.rounded(.down))
        else { return false }
        let day = GregorianCalendar.floorDivide(whole, secondsPerDay)
        let time = UInt64(whole - day * secondsPerDay)
        let date = GregorianCalendar.date(ofDay: day)
        guard date.year.magnitude <= greatestYear else { return false }
        // The four characters of a year before 0 include its sign.
        if date.year < 0 { text.append(UInt8(ascii: "-")) }
        text.append(decimal: UInt64(date.year.magnitude), digitCount: date.year < 0 ? 3 : 4)
        text.append(UInt8(ascii: "-"))
        text.append(decimal: UInt64(date.month), digitCount: 2)
        text.append(UInt8(ascii: "-"))
        text.append(decimal: UInt64(date.day), digitCount: 2)
        text.append(UInt8(ascii: "T"))
        text.append(decimal: time / 3600, digitCount: 2)
        text.append(UInt8(ascii: ":"))
        text.append(decimal: time / 60 % 60, digitCount: 2)
        text.append(UInt8(ascii: ":"))
        text.append(decimal: time % 60, digitCount: 2)
        text.append(UInt8(ascii: "Z"))
        return true
    }
}

/// The proleptic Gregorian calendar, in days since the start of 2001. A year starts in March here, so that the leap day is
/// its last day.
package enum GregorianCalendar {
    /// Days from the start of the year 0 to the start of 2001.
    private static let referenceDay: Int64 = 730_851
    /// The calendar repeats every 400 years.
    private static let daysPerEra: Int64 = 146_097

    package static func day(year: Int64, month: Int64, day: Int64) -> Int64 {
        let months = year * 12 + month - 3
        let marchYear = floorDivide(months, 12)
        let marchMonth = months - marchYear * 12
        let era = floorDivide(marchYear, 400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        // March 1 of the year 0 is day 60 of that year.
        return era * daysPerEra + dayOfEra + 60 - referenceDay
    }

    package static func date(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let sinceMarch = day + referenceDay - 60
        let era = floorDivide(sinceMarch, daysPerEra)
        let dayOfEra = sinceMarch - era * daysPerEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return (
            year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1,
        )
    }

    fileprivate static func floorDivide(_ dividend: Int64, _ divisor: Int64) -> Int64 {
        let quotient = dividend / divisor
        return dividend % divisor < 0 ? quotient - 1 : quotient
    }
}
