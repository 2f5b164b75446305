// What every read from an archive goes through: the first error ends decoding, what is read is counted, values that
// references share are decoded once, and numbers must fit the type that is asked for.

import PropertyLists

extension GraphUnarchiver {
    // MARK: Errors

    /// Runs a closure that reads from the archive. If a class catches an error and ignores it, the next call throws the
    /// error again.
    @inline(__always)
    final func reading<Result>(_ body: () throws -> Result) throws -> Result {
        try reading(nil, body)
    }

    /// Runs a closure that reads the value under a key.
    // Inlined: a call of a closure takes about as long as reading a number.
    @inline(__always)
    final func reading<Result>(_ key: String?, _ body: () throws -> Result) throws -> Result {
        if !canRead { throw refusal(key) }
        do {
            let result = try body()
            // A class may have caught an error inside: what it made of that must not be returned.
            if let firstError { throw firstError }
            return result
        } catch {
            throw remembered(error, key)
        }
    }

    @inline(__always)
    final var canRead: Bool { firstError == nil && (phase == .decoding || phase == .finishing) }

    /// The error to throw for an error: the first one, which ends decoding.
    ///
    /// - Parameter isOfObject: whether it is about the whole object that is open and not about the value read last.
    @inline(never)
    final func remembered(_ error: any Error, _ key: String? = nil, isOfObject: Bool = false) -> any Error {
        if isProbing || error is DiscoveryEnd || error is RetiredObject { return error }
        if let firstError { return firstError }
        var error = archiveError(for: error, forKey: key)
        var path: String {
            guard getsPath(.rejected) else { return "" }
            return isOfObject ? self.path(toObject: currentNumber, key: nil) : pathOfLastValue()
        }
        error =
            ArchiveError(thrownBy: nameOfOpenClass(), error, path: path, objectNumber: currentNumber) ?? error
        error = (error as? ArchiveError)?.located(in: url) ?? error
        firstError = error
        return error
    }

    /// Ends decoding with an error that passes unchanged.
    final func rememberUnchanged(_ error: any Error) -> any Error {
        isErrorOfCaller = true
        if firstError == nil { firstError = error }
        return firstError ?? error
    }

    final func rememberedError(_ error: ArchiveError) -> ArchiveError {
        if firstError == nil, !isProbing { firstError = error.located(in: url) }
        return firstError as? ArchiveError ?? error
    }

    /// The error about a call after decoding has ended: the one that ended it, if there is one.
    @inline(never)
    private func refusal(_ key: String?) -> any Error {
        if let firstError { return firstError }
        if phase == .finished {
            return ArchiveError(
                .finished, path: key ?? "", expected: "an unarchiver that has not finished", found: "one that has")
        }
        return fail(
            .notSupported, expected: "an action that decodes nothing", found: "one of 'whenDecoded' that does",
            forKey: key)
    }

    // MARK: Values that Swift's types can't hold

    /// Reads a value of Foundation or, if its type in Swift can't hold it, the object as the archive holds it.
    ///
    /// - Parameters:
    ///   - read: Reads the value, without creating an object of a class.
    ///   - rewind: Returns to the state before the value was read.
    final func value(
        orObjectForKey key: String?, _ read: () throws -> AnyValue?, rewind: () -> Void
    ) throws -> AnyValue? {
        let (scope, count) = (errorScope, expandedCount)
        let wasProbing = isProbing
        errorScope = .probing
        defer { errorScope = scope }
        /// For the error with its path, which ends decoding.
        func readAgain() throws -> AnyValue? {
            rewind()
            (errorScope, expandedCount) = (scope, count)
            return try read()
        }
        let value: AnyValue?
        do {
            value = try read()
        } catch let error as ArchiveError where error.isAboutOneValue {
            rewind()
            if let object = try? archivedObjectValue(forKey: key) { return .object(object) }
            if wasProbing { throw error }
            return try readAgain()
        } catch {
            if wasProbing || error is DiscoveryEnd { throw error }
            return try readAgain()
        }
        errorScope = scope
        try connectAtTopLevel()
        return value
    }

    // MARK: Limits

    /// How much may be read of an archive with a number of bytes.
    static func readCount(_ limits: ArchiveLimits, ofBytes count: Int) -> Int {
        limits.maximumReadCount ?? (count > Int.max / 8 ? Int.max : count * 4 + 65_536)
    }

    /// Counts what is read: data that is shared or overlaps must not be read a thousand times.
    @inline(__always)
    final func charge(_ count: Int) throws {
        let (remaining, overflow) = remainingReadCount.subtractingReportingOverflow(count)
        if overflow || remaining < 0 { throw tooMuchRead() }
        remainingReadCount = remaining
    }

    @inline(never)
    final func tooMuchRead() -> ArchiveError {
        fail(
            .limitExceeded,
            expected: limits.maximumReadCount.map { "at most \($0) bytes of values" } ?? readLimitPhrase,
            found: "more to read than 'maximumReadCount' allows", forKey: nil)
    }

    /// Counts what a set or dictionary will hash. A long key that a thousand dictionaries share is read once and hashed
    /// a thousand times; 16 of its bytes take about as long as a reference.
    final func chargeHashing(_ byteCount: Int) throws {
        if byteCount >= 256, isHashing { try charge(byteCount / 16) }
    }

    // MARK: Shared values

    final func sharedString(of number: Int) throws -> String? {
        guard let string = sharedValues.string(of: number) else { return nil }
        try chargeHashing(string.utf8.count)
        if isHashing { try chargeSorting(string) }
        return string
    }

    /// The value with a number, shared when it is read for a second time.
    ///
    /// - Parameter copy: Returns the value to share, if what was read can't be.
    private func shared<Value>(
        _ number: Int?, byteCount: (Value) -> Int, copy: (Value) throws -> Value = { $0 }, _ read: () throws -> Value
    ) throws -> Value {
        guard let number else { return try read() }
        if let shared = sharedValues.value(of: number) as? SharedCollection<Value> {
            try chargeHashing(byteCount(shared.value))
            return shared.value
        }
        let value = try read()
        if sharedValues.noteReading(of: number) { sharedValues.share(SharedCollection(try copy(value)), of: number) }
        return value
    }

    final func sharedData(
        _ number: Int?, copy: (Data) throws -> Data = { $0 }, _ read: () throws -> Data
    ) throws -> Data {
        try shared(number, byteCount: \.count, copy: copy, read)
    }

    /// The URL with a number. Parsing takes time with its length, so a URL that is read again is shared, and each parse
    /// is counted.
    final func url(
        _ number: Int?, _ key: String?, remainingBases: Int, _ parts: () throws -> (text: String, base: URL?)
    ) throws -> URL {
        try shared(number, byteCount: { $0.relativeString.utf8.count }) {
            try require(
                remainingBases > 0, .invalidValue, expected: "a URL with few bases", found: "more of them", forKey: key)
            let (text, base) = try parts()
            try charge(text.utf8.count)
            guard let url = URL(string: text, relativeTo: base) else {
                throw fail(expected: "a URL", found: "'\(text.prefix(80))'", forKey: key)
            }
            return url
        }
    }

    /// Marks a structure as being read, and returns its former state. A structure can't contain itself.
    final func openStructure(
        _ number: Int, className: @autoclosure () -> String, _ key: String?
    ) throws -> SlotState {
        let state = sharedValues.state(of: number)
        switch state {
        case .creating:
            throw fail(
                .unconnectableCycle, expected: "structures that don't hold themselves",
                found: "'\(className())' in object \(number), which does", forKey: key)
        case .unknown, .readOnce: sharedValues.setState(.creating, of: number)
        default: break
        }
        return state
    }

    // MARK: Numbers

    final func rangePart(_ number: PropertyListInteger, _ key: String?) throws -> Int {
        guard let value = number.signed.flatMap({ Int(exactly: $0) }), value >= 0 else {
            throw fail(.outOfRange, expected: "a number from 0 to \(Int.max)", found: "\(number)", forKey: key)
        }
        return value
    }

    final func checkVersion(_ version: Int, of name: String, atMost newest: Int) throws {
        if version > newest {
            throw fail(
                .newerVersion, expected: "version \(newest) or older of '\(name)'", found: "version \(version)")
        }
    }

    // MARK: Nested containers
    //
    // How nested containers are read: arrays, dictionaries and leaves.
    //
    //     open   [ array, 2 of 3 values | dictionary, 1 key, 0 of 2 values ]     containers around the value that is next
    //
    // Without recursion, so that no archive decides how much of the stack is used.

    /// Returns what a value of the archive becomes, with everything inside it.
    ///
    /// - Parameters:
    ///   - leaf: Returns what a leaf becomes; `nil` for a container.
    ///   - open: Opens the container that a value is, inside others.
    ///   - next: Returns the next value of a container, or `nil` after the last one.
    ///   - close: Returns what a container becomes when all of its values are known.
    final func read<Value, Contents, Result>(
        _ root: Value, leaf: (Value) throws -> Result?,
        open: (Value, [OpenContainer<Contents, Result>]) throws -> OpenContainer<Contents, Result>,
        next: (inout OpenContainer<Contents, Result>) throws -> Value?,
        close: (OpenContainer<Contents, Result>) throws -> Result
    ) throws -> Result {
        var containers: [OpenContainer<Contents, Result>] = []
        var value = root
        while true {
            if let leaf = try leaf(value) {
                if containers.isEmpty { return leaf }
                containers[containers.count - 1].values.append(leaf)
            } else {
                containers.append(try open(value, containers))
            }
            var following = try next(&containers[containers.count - 1])
            while following == nil {
                let result = try close(containers.removeLast())
                if containers.isEmpty { return result }
                containers[containers.count - 1].values.append(result)
                following = try next(&containers[containers.count - 1])
            }
            value = following ?? value
        }
    }

    /// The property list that starts with a value of the archive. `open` calls ``checkNesting(of:in:_:)``.
    final func propertyList<Value, Contents>(
        _ root: Value, leaf: (Value) throws -> PropertyList?,
        open: (Value, [OpenContainer<Contents, PropertyList>]) throws -> OpenContainer<Contents, PropertyList>,
        next: (inout OpenContainer<Contents, PropertyList>) throws -> Value?
    ) throws -> PropertyList {
        try read(root, leaf: leaf, open: open, next: next, close: \.list)
    }

    /// Makes sure that a container is not inside itself, and not nested too deeply.
    final func checkNesting<Contents>(
        of number: Int?, in lists: [OpenContainer<Contents, PropertyList>], _ key: String?
    ) throws {
        if let number, lists.contains(where: { $0.number == number }) {
            throw fail(
                .unconnectableCycle, expected: "a property list that doesn't hold itself",
                found: "object \(number), which does", forKey: key)
        }
        try require(
            lists.count < ReadLimits.greatestDepth, .limitExceeded,
            expected: "at most \(ReadLimits.greatestDepth) containers inside each other", found: "more", forKey: key)
    }
}

extension Unarchiver {
    /// The bits of an integer, which must fit a type.
    final func bits(of number: PropertyListInteger, as type: IntegerType, _ key: String?) throws -> Int64 {
        guard let bits = type.bits(of: number) else {
            throw fail(.outOfRange, expected: "an integer that fits \(type.name)", found: "\(number)", forKey: key)
        }
        return bits
    }

    /// A real, which must fit 32 bits.
    final func float(_ value: Double, _ key: String?) throws -> Float {
        try require(
            !value.isFinite || Float(value).isFinite, .outOfRange, expected: "a real that fits Float",
            found: "\(value)", forKey: key)
        return Float(value)
    }
}

extension IntegerType {
    /// The bit pattern of a number that is in the type's range.
    func bits(of number: PropertyListInteger) -> Int64? {
        switch self {
        case .uint64: return number.unsigned.map { Int64(bitPattern: $0) }
        default:
            guard let value = number.signed, holds(value) else { return nil }
            return value
        }
    }

    /// Whether a value that is stored in an archive is in the type's range.
    func holds(_ value: Int64) -> Bool {
        if isUnsigned { return value >= 0 && value >> bitWidth == 0 }
        let unusedBitCount = 64 - bitWidth
        return (value &<< unusedBitCount) &>> unusedBitCount == value
    }
}

/// A container whose values are being read. Its contents describe where these are in the archive.
struct OpenContainer<Contents, Result> {
    /// What identifies the container in the archive.
    let number: Int
    let count: Int
    let isDictionary: Bool
    var contents: Contents

    var keys: [String] = []
    var values: [Result] = []
}

extension OpenContainer where Result == PropertyList {
    /// The container; of entries with equal keys the first counts.
    fileprivate var list: PropertyList {
        guard isDictionary else { return .array(values) }
        return .dictionary(Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first }))
    }
}

// MARK: - Reports

extension GraphUnarchiver {
    /// Records that an object was read as one of a superclass of its class. It is created once, perhaps in the discovery
    /// pass.
    final func noteUnknownSubclass(_ name: String, as facts: ClassFacts, forKey key: String?) {
        let entry = ArchiveReport.UnknownSubclass(
            archivedName: ArchiveError.shown(name), className: facts.names[0], isKept: false)
        reporter?.unknownSubclasses.add(entry, at: reportedPlace(ofKey: key))
    }

    /// Records an event of the object that is being read. The discovery pass is ignored: the second pass reports.
    final func noteEvent(_ event: DecodingEvent, forKey key: String?) {
        guard let reporter else { return }
        if case .structure(let structure) = event { return noteStructure(structure, forKey: key) }
        if isDiscovering { return }
        let className = reportedClassName()
        let shownKey = reportedKey(key).map(DecodingReporter.pattern)
        switch event {
        case .fallback(let fallback):
            let entry = ArchiveReport.Fallback(
                className: className, key: shownKey ?? "", fallbackKey: DecodingReporter.pattern(of: fallback))
            reporter.fallbacks.add(entry, at: reportedPlace(ofKey: fallback))
        case .defaultTaken:
            reporter.defaults.add(.init(className: className, key: shownKey ?? ""), at: reportedPlace(ofKey: key))
        case .unknownValue(let enumName, let rawValue, let value, let isKept):
            let entry = ArchiveReport.UnknownValue(
                className: className, key: shownKey, enumName: ArchiveError.shown(enumName),
                rawValue: ArchiveError.shown(rawValue), value: ArchiveError.shown(value), isKept: isKept)
            reporter.unknownValues.add(entry, at: reportedPlace(ofKey: key))
        case .lost(let error):
            let entry = ArchiveReport.Loss(className: className, key: shownKey, error: error)
            reporter.losses.add(entry, at: reportedPlace(ofKey: key))
        case .structure: break
        }
    }
}
