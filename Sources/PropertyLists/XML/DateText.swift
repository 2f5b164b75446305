// Dates as text in UTC, `2001-01-01T00:00:00Z`, by the calendar that the text names: Gregorian, also before there was
// one, with a year 0.

/// The text of dates.
enum DateText {
    private static let secondsPerDay = 86_400
    /// Days from the beginning of the year 0 to the beginning of 2001.
    private static let referenceDay = 730_851
    /// The calendar repeats itself after 400 years.
    private static let daysPerEra = 146_097
    // Years of more digits are not written anywhere, and these leave all sums far from overflow.
    private static let maximumYearDigits = 9

    /// The seconds since the beginning of 2001 that a text stands for, or `nil` where it is something else.
    ///
    /// The fields have their digits and no range: month 13 is the first one of the next year.
    static func seconds(of text: ArraySlice<UInt8>) -> Double? {
        let sign = text.first == UInt8(ascii: "-") ? 1 : 0
        let year = text.dropFirst(sign).prefix { (0x30...0x39).contains($0) }
        // As it is written: four characters with the sign.
        guard year.count + sign >= 4, year.count <= maximumYearDigits else { return nil }
        let rest = Array(text.dropFirst(sign + year.count))
        let pattern = Array("-00-00T00:00:00Z".utf8)
        guard rest.count == pattern.count else { return nil }
        var fields: [Int] = []
        for (position, expected) in pattern.enumerated() {
            if expected != UInt8(ascii: "0") {
                guard rest[position] == expected else { return nil }
                fields.append(0)
            } else {
                guard (0x30...0x39).contains(rest[position]) else { return nil }
                fields[fields.count - 1] = fields[fields.count - 1] * 10 + Int(rest[position] - 0x30)
            }
        }
        let number = year.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        let day = day(year: sign == 1 ? -number : number, month: fields[0], day: fields[1])
        return Double(day * secondsPerDay + fields[2] * 3600 + fields[3] * 60 + fields[4])
    }

    /// The text of a date, or `nil` for one beyond what years of 9 digits tell; a fraction of a second is dropped.
    static func text(of seconds: Double) -> String? {
        guard let whole = Int(exactly: seconds.rounded(.down)) else { return nil }
        let day = floorDivide(whole, secondsPerDay)
        let time = whole - day * secondsPerDay
        guard abs(day) < 366 * 999_999_000 else { return nil }
        let date = date(ofDay: day)
        return [yearText(date.year), padded(date.month, 2), padded(date.day, 2)].joined(separator: "-") + "T"
            + [time / 3600, time / 60 % 60, time % 60].map { padded($0, 2) }.joined(separator: ":") + "Z"
    }

    // A year before 0 has its sign among the four characters.
    private static func yearText(_ year: Int) -> String {
        year < 0 ? "-" + padded(-year, 3) : padded(year, 4)
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(count - digits.count, 0)) + digits
    }

    // MARK: Days

    // Days since the beginning of 2001. Years begin with March here, so that the leap day is the last of one.
    private static func day(year: Int, month: Int, day: Int) -> Int {
        let months = year * 12 + month - 3
        let marchYear = floorDivide(months, 12)
        let marchMonth = months - marchYear * 12
        let era = floorDivide(marchYear, 400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        // March 1 of the year 0 is day 60 of it.
        return era * daysPerEra + dayOfEra + 60 - referenceDay
    }

    private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
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

    private static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
        let quotient = dividend / divisor
        return dividend % divisor < 0 ? quotient - 1 : quotient
    }
}
