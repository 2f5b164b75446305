// The result of reading one thing: a value, a field, a sequence or a whole declaration.

/// What a reader gets, for the worst value that the writer can hold, and why.
package struct Finding: Hashable, Sendable {
    /// The aspect of a field's two versions that causes a finding, and thus the change that it belongs to.
    package enum Aspect: Sendable {
        /// None of the field's keys is in the archive.
        case missing

        /// The key contains another field's value.
        case otherValue

        /// The value is nil or an array without elements, written or as a missing key.
        case empty

        /// The value has another type.
        case type

        /// A reference that not every archive contains.
        case conditional

        /// The reader has no field for a value.
        case lost
    }

    /// The effect on the values.
    package var verdict: Verdict

    /// A phrase without an initial capital or a full stop, which can follow a colon: "a number that does not fit Int8 is
    /// an error". It is empty if every value is read unchanged and nothing is to be said of it.
    package var reason: String

    /// `nil` for what isn't about a field.
    let aspect: Aspect?

    /// A clause that may make it safe, or less bad. Only ``FixFinder`` shows whether it does.
    package var fix: SuggestedClause?

    /// Another clause that may.
    var otherFix: SuggestedClause?

    /// The declaration whose own change is the cause; `nil` if the types are the cause.
    package var cause: DeclarationName?

    /// Whether the reader finds no value, as if the key were missing, so that the field decides the result. The verdict
    /// is then that of a field that takes a default or nil.
    package var isNotFound = false

    /// Whether an unseen value occupies the key itself. It is then an error to read a required field, or a field with a
    /// default and no fallbacks.
    package var occupiesKey = false

    /// Whether the reader gets a wrong value and no error.
    var isMisread: Bool

    /// Whether every value is an error, because none of the type that is written can be of the one that is read.
    var isMismatch = false

    /// Whether it is an error that no lenient field catches.
    var endsReading = false

    /// Whether it is about archives from before the old schema, whose contents the old schema's fields don't show.
    var isAboutEarlier = false

    /// Creates a finding with its reason, and with its aspect if it is about a field.
    package init(
        _ verdict: Verdict, _ reason: String, aspect: Aspect? = nil, fix: SuggestedClause? = nil,
        cause: DeclarationName? = nil
    ) {
        self.verdict = verdict
        self.reason = reason
        self.aspect = aspect
        self.fix = fix
        self.cause = cause
        isMisread = aspect == .otherValue
    }

    /// An error that no lenient field catches.
    static func endingReading(_ reason: String, fix: SuggestedClause? = nil) -> Finding {
        Finding(.breaking, reason, fix: fix).with { $0.endsReading = true }
    }

    /// The finding about archives from before the old schema.
    var aboutEarlier: Finding { with { $0.isAboutEarlier = true } }

    /// Every value is read unchanged.
    package static let safe = Finding(.safe, "")

    /// The reader finds no value.
    static func unseen(_ reason: String, occupiesKey: Bool) -> Finding {
        Finding(.lossy, reason).with {
            $0.isNotFound = true
            $0.occupiesKey = occupiesKey
        }
    }

    /// A wrong value without an error.
    static func misread(_ reason: String, cause: DeclarationName? = nil) -> Finding {
        Finding(.breaking, reason, cause: cause).with { $0.isMisread = true }
    }

    /// The worse of two findings; of equal ones, the first that has a reason. An unseen value may become an error.
    package func worse(_ other: Finding) -> Finding {
        if other.verdict > verdict { return other }
        guard other.verdict == verdict else { return self }
        if other.isMisread != isMisread { return isMisread ? self : other }
        if other.isNotFound, !isNotFound || other.occupiesKey && !occupiesKey { return other }
        return reason.isEmpty && !isNotFound ? other : self
    }

    /// The same finding about a part of a value, which the reason names.
    func inside(_ part: String) -> Finding {
        guard verdict != .safe else { return self }
        return with { $0.reason = "\(part): \(reason)" }
    }

    /// The finding with what is to be said if it is safe, and a clause if it isn't and has none.
    func described(ifSafe reason: String, fix: SuggestedClause? = nil) -> Finding {
        verdict == .safe ? Finding(.safe, reason) : fixed(by: self.fix ?? fix)
    }

    /// The finding where an error of creating a value leaves out the value.
    ///
    /// - Parameter text: what becomes of the value; `nil` if nothing catches the error.
    func leavingOut(_ text: String?) -> Finding {
        guard let text, verdict == .breaking, !isMisread, !endsReading else { return self }
        return with {
            $0.verdict = .lossy
            $0.reason = "\(reason), and \(text)"
        }
    }

    /// The finding with another clause.
    func fixed(by fix: SuggestedClause?) -> Finding { with { $0.fix = fix } }

    /// The finding with a change.
    func with(_ change: (inout Finding) -> Void) -> Finding {
        var result = self
        change(&result)
        return result
    }
}

extension [Direction: Finding] {
    /// The findings in the order of the directions.
    package var inOrder: [(direction: Direction, finding: Finding)] {
        Direction.allCases.compactMap { direction in self[direction].map { (direction, $0) } }
    }
}
