// The error type of this module.

/// An error that describes why bytes are not a property list, or why a value can't be written as one.
///
/// Two errors are equal if their ``code`` is equal; everything else is meant for people.
public struct PropertyListError: Error, Sendable {
    /// The kind of the error.
    public var code: Code { details.value.code }

    /// The offset of the error in the bytes, or `nil` if the error has no position.
    public var byteOffset: Int? { details.value.byteOffset }

    /// The error message, with which ``description`` starts.
    package var message: String { details.value.message }

    /// What was expected, in words.
    public var expected: String? { details.value.expected }

    /// What was found instead, in words.
    public var found: String? { details.value.found }

    // Boxed, so that the error is one pointer wide and functions that can throw it stay small.
    private let details: Boxed<Details>

    private struct Details {
        let code: Code
        let message: String
        let byteOffset: Int?
        let expected: String?
        let found: String?
    }

    /// Creates an error. Not inlined, because throwing code is cold.
    @inline(never)
    init(_ code: Code, _ message: String, at byteOffset: Int? = nil, expected: String? = nil, found: String? = nil) {
        details = Boxed(
            Details(code: code, message: message, byteOffset: byteOffset, expected: expected, found: found))
    }
}

extension PropertyListError: Hashable {
    /// Returns whether the codes are equal; the position and the texts are meant for people.
    public static func == (left: PropertyListError, right: PropertyListError) -> Bool {
        left.code == right.code
    }

    /// Hashes the code, which `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }
}

extension PropertyListError: CustomStringConvertible {
    /// The error in one line, such as `offset table ends after the trailer (byte 45)`.
    public var description: String { textWithoutOffset + (byteOffset.map { " (byte \($0))" } ?? "") }

    package var textWithoutOffset: String {
        var text = message
        switch (expected, found) {
        case (let expected?, let found?): text += ": expected \(expected), found \(found)"
        case (let expected?, nil): text += ": expected \(expected)"
        case (nil, let found?): text += ": found \(found)"
        case (nil, nil): break
        }
        return text.withoutControls
    }

    /// The error in a sentence for people who don't know the format: what is wrong, and the description.
    package var sentence: String { "\(code.phrase): \(description)" }
}

// MARK: - Codes

extension PropertyListError {
    /// The kind of an error. More kinds may be added.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The number of the code, which never changes: the code of the error as an `NSError`.
        public let number: Int

        /// The name of the code.
        public let description: String

        private init(_ number: Int, _ name: String) {
            (self.number, description) = (number, name)
        }

        /// The bytes don't begin like a property list that can be read.
        public static let unknownFormat = Code(1, "unknownFormat")
        /// The file can't be read.
        public static let unreadableFile = Code(2, "unreadableFile")
        /// There are fewer bytes than in the smallest property list, or than were requested.
        public static let truncated = Code(3, "truncated")
        /// The trailer is inconsistent with itself or with the number of bytes.
        public static let invalidTrailer = Code(4, "invalidTrailer")
        /// An entry of the offset table points outside the object table.
        public static let invalidOffset = Code(5, "invalidOffset")
        /// An object begins with a byte that isn't the marker of any kind of object.
        public static let invalidMarker = Code(6, "invalidMarker")
        /// A count is negative or not an integer, or two counts that must be equal differ.
        public static let invalidCount = Code(7, "invalidCount")
        /// An object ends after the object table.
        public static let objectOutOfBounds = Code(8, "objectOutOfBounds")
        /// An object reference refers to no object.
        public static let invalidReference = Code(9, "invalidReference")
        /// An integer or a UID has a value that its type can't represent.
        public static let numberOutOfRange = Code(10, "numberOutOfRange")
        /// An object is of a different kind than the requested one.
        public static let wrongKind = Code(11, "wrongKind")
        /// A format can't represent a value of this kind.
        public static let notRepresentable = Code(12, "notRepresentable")
        /// The text of a property list isn't well-formed, or isn't in the expected encoding.
        public static let invalidText = Code(13, "invalidText")
        /// A key of a dictionary is not a string.
        public static let keyNotString = Code(14, "keyNotString")
        /// A container contains itself.
        public static let cycle = Code(15, "cycle")
        /// Reading or writing would exceed one of the ``ReadLimits``.
        public static let limitExceeded = Code(16, "limitExceeded")
        /// The written property list has more objects or bytes than the format can number.
        public static let tooLarge = Code(17, "tooLarge")
        /// An index was reserved for an object that was never written, or that was written twice.
        public static let unwrittenObject = Code(18, "unwrittenObject")
    }
}

// MARK: - Factories

extension PropertyListError {
    @inline(never) @usableFromInline
    static func truncated(at offset: Int, width: Int, count: Int) -> PropertyListError {
        PropertyListError(.truncated, "\(width) bytes do not fit into the \(count) there are", at: offset)
    }

    static func tooManyBytes(_ count: Int, limits: ReadLimits) -> PropertyListError {
        PropertyListError(
            .limitExceeded, "too many bytes", expected: "at most \(limits.maximumByteCount) bytes", found: "\(count)")
    }

    @inline(never) @usableFromInline
    static func invalidReference(_ reference: UInt64, objectCount: Int, at offset: Int?) -> PropertyListError {
        PropertyListError(
            .invalidReference, "object reference names no object", at: offset,
            expected: "an object number less than \(objectCount)", found: "\(reference)")
    }

    @inline(never)
    static func tooDeep(_ maximumDepth: Int, at offset: Int? = nil) -> PropertyListError {
        PropertyListError(.limitExceeded, "containers are nested more than \(maximumDepth) deep", at: offset)
    }

    @inline(never)
    static func tooManyValues(_ maximumCount: Int, at offset: Int? = nil) -> PropertyListError {
        PropertyListError(
            .limitExceeded, "shared objects unfold to too many values", at: offset,
            expected: "at most \(maximumCount)")
    }

    /// More text than a valid property list results in.
    @inline(never)
    static func tooMuchText(maximumByteCount: Int) -> PropertyListError {
        PropertyListError(
            .tooLarge, "shared objects unfold to too much text", expected: "at most \(maximumByteCount) bytes")
    }

    @inline(never)
    static func cycle(_ index: Int, at offset: Int? = nil) -> PropertyListError {
        PropertyListError(.cycle, "container contains itself", at: offset, found: "object \(index)")
    }
}

extension String {
    /// The text with `\u{1B}` for the character of that value, and so on: names and keys in an archive must not end a line
    /// of a log, or control a terminal.
    package var withoutControls: String {
        func isControl(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
        guard unicodeScalars.contains(where: isControl) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if isControl(scalar) {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
