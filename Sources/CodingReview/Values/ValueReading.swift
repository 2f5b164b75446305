// Any value of one type read as another: the table of all pairs of types.
//
//     under a key       structs, enums with values and indexed arrays use keys composed with the key,
//                       all other values the key itself
//     in a collection   structs and enums with values are objects with a class name, like objects of classes

package import CodingSchema

extension ReadingContext {
    /// The worst finding of reading any value of one type, which is stored under a key, as another type.
    ///
    /// Neither type is the optional type of a field, because the field handles nil under its key. Nil as an element is
    /// judged here.
    ///
    /// - Parameter asOf: the stage at which an enum is written; `nil` for the present one.
    package func finding(written: SchemaType, asOf stage: Int? = nil, read: SchemaType) -> Finding {
        finding(written: written, asOf: stage, read: read, isElement: false)
    }

    /// The same for an element or for a value under a key.
    func finding(written: SchemaType, asOf stage: Int?, read: SchemaType, isElement: Bool) -> Finding {
        let isObject = isElement || written.variant == .boxed
        let (written, read) = (written.plain, read.plain)
        switch (written, read) {
        case (.optional(let written), .optional(let read)):
            return finding(written: written, asOf: stage, read: read, isElement: isElement)
        case (.optional(let written), _):
            let finding = finding(written: written, asOf: stage, read: read, isElement: isElement)
            if finding.isNotFound { return finding }
            if case .foundation(.any) = read {
                return Finding(.lossy, "an element that is nil is read as null").worse(finding)
            }
            return Finding(.breaking, "an element that is nil is an error").worse(finding)
        case (.foundation(.null), .optional):
            return Finding(.lossy, "a null value is read as nil")
        case (_, .optional(let read)):
            return finding(written: written, asOf: stage, read: read, isElement: isElement)
        default: break
        }
        if !isElement, written.hasOwnKeys || read.hasOwnKeys {
            return findingUnderComposedKeys(written: written, asOf: stage, read: read)
        }
        if case .foundation(.propertyList) = read {
            return findingOfAnyValue(written: written, read: read, isElement: isObject)
        }
        if case .foundation(.archivedObject) = read, written.form.namesClass {
            return Finding(.lossy, "\(written.form.phrase) is read as a copy without its class")
        }
        if case .foundation(.number) = read, written.isArchivedAsNumber { return .safe }
        if case .foundation(.any) = read {
            return findingOfAnyValue(written: written, read: read, isElement: isObject)
        }
        if let finding = findingOfDictionaries(written: written, asOf: stage, read: read) { return finding }
        if written.form.namesClass || read.form.namesClass { return findingOfObjects(written: written, read: read) }
        if isObject || written.isNumberObject,
            let finding = findingOfNumberObjects(written: written, asOf: stage, read: read)
        {
            return finding
        }
        switch written {
        case .enumeration(let enumeration):
            return finding(ofCasesOf: enumeration, asOf: stage, read: read)
        case .bits(let bits):
            return finding(ofBits: bits, read: read)
        case .array, .set, .dictionary, .indexed:
            return findingOfCollections(written: written, asOf: stage, read: read)
        default:
            return findingOfPlainValues(written: written, read: read, isElement: isObject)
        }
    }

    /// The finding for numbers, strings and Foundation values, whose kinds in archives are compared.
    private func findingOfPlainValues(written: SchemaType, read: SchemaType, isElement: Bool) -> Finding {
        switch (written, read) {
        case (.float, .double):
            return .safe
        case (.integer(let written), .integer(let read)):
            return finding(ofIntegers: written, read: read)
        case (.double, .float):
            return Finding(
                .breaking, "a number outside the range of Float is an error, and others lose precision")
        case (.integer(let type), .enumeration(let enumeration)):
            return finding(ofIntegers: type, readAsCasesOf: enumeration)
        case (.string, .enumeration(let enumeration)), (.foundation(.character), .enumeration(let enumeration)):
            return finding(ofStringsReadAsCasesOf: enumeration)
        case (.integer(let type), .bits(let bits)):
            return finding(ofIntegers: type, readAsFieldsOf: bits)
        case (.foundation, _) where written.isVector, (_, .foundation) where read.isVector:
            return findingOfVectors(written: written, read: read)
        case (.foundation(.character), .string): return .safe
        case (.string, .foundation(.character)):
            return Finding(.breaking, "a string that is not one character is an error")
        case (.packed, _), (_, .packed):
            return findingOfPackedNumbers(written: written, read: read)
        case (.geometry(let geometry), _):
            return finding(of: geometry, read: read, isElement: isElement)
        case (.string, .geometry(let geometry)):
            return Finding(.breaking, "a text that is not a \(geometry.rawValue) is an error")
        default:
            return written.schemaText == read.schemaText ? .safe : .mismatch(written, read)
        }
    }

    /// The finding for a reader that takes any kind of value.
    private func findingOfAnyValue(written: SchemaType, read: SchemaType, isElement: Bool) -> Finding {
        let isList = if case .foundation(.propertyList) = read { true } else { false }
        switch written {
        case .bool, .integer, .float, .double, .string, .data, .date, .enumeration, .bits, .packed,
            .foundation(.character), .foundation(.propertyList):
            return .safe
        case .foundation where written.isVector:
            return .safe
        case .decimal, .foundation(.url), .foundation(.uuid), .foundation(.error), .foundation(.any),
            .foundation(.number), .foundation(.null):
            return isList ? Finding(.breaking, "\(written.form.phrase) in a property list is an error") : .safe
        case .array(let element):
            return finding(written: element, asOf: nil, read: read, isElement: true)
        case .dictionary(let key, let element) where key.isArchivedAsString:
            return finding(written: element, asOf: nil, read: read, isElement: true)
        case .structure(let structure) where structure.isDictionary:
            return findingOfEntries(of: structure, readAs: read)
        case _ where isList:
            return .mismatch(written, read)
        case .geometry(let geometry) where geometry.isText(asObject: isElement):
            return Finding.misread("the text of \(written.form.phrase) is read as a string")
        default:
            return Finding.misread("\(written.form.phrase) is read as an object without its type")
        }
    }

    private func finding(ofIntegers written: SchemaIntegerType, read: SchemaIntegerType) -> Finding {
        if read.containsAll(of: written) { return .safe }
        return Finding(.breaking, "a number that does not fit \(read.rawValue) is an error")
    }

    private func findingOfPackedNumbers(written: SchemaType, read: SchemaType) -> Finding {
        switch (written, read) {
        case (.packed, .data):
            return .safe
        case (.data, .packed(let element, _)):
            guard element.packedWidth != 1 else { return .safe }
            return Finding(
                .breaking, "a number of bytes that is not a multiple of \(element.packedWidth) is an error")
        case (.packed(let written, let isWrittenBig), .packed(let read, let isReadBig)):
            guard written.schemaText == read.schemaText else {
                return Finding.misread(
                    "the bytes of \(written.schemaText) are read as \(read.schemaText)")
            }
            if isWrittenBig == isReadBig || written.packedWidth == 1 { return .safe }
            return Finding.misread("the bytes of each number are read in the other order")
        default:
            return .mismatch(written, read)
        }
    }

    /// The finding for vectors, which are stored like packed numbers, and whose length is checked.
    private func findingOfVectors(written: SchemaType, read: SchemaType) -> Finding {
        if written.schemaText == read.schemaText { return .safe }
        switch read {
        case .data where written.isVector: return .safe
        case .packed(let element, let isBigEndian) where written.isVector:
            guard let scalar = written.vectorScalar, scalar.schemaText == element.schemaText, !isBigEndian else {
                return Finding.misread("the bytes of \(written.schemaText) are read as \(read.schemaText)")
            }
            return .safe
        case .foundation where read.isVector:
            switch written {
            case .foundation where written.isVector && written.vectorWidth == read.vectorWidth:
                return Finding.misread("the bytes of \(written.schemaText) are read as \(read.schemaText)")
            case .data, .packed,
                .foundation where written.isVector:
                return Finding(.breaking, "data of another length is an error")
            default: return .mismatch(written, read)
            }
        default: return .mismatch(written, read)
        }
    }

    private func finding(of written: SchemaGeometry, read: SchemaType, isElement: Bool) -> Finding {
        let isText = written.isText(asObject: isElement)
        switch read {
        case .geometry(let read) where read == written:
            return .safe
        case .geometry(let other) where isText && written.textForm == other.textForm:
            return Finding.misread("\(SchemaType.geometry(written).form.phrase) is read as \(read.form.phrase)")
        case .string where isText:
            return Finding.misread("the text of \(SchemaType.geometry(written).form.phrase) is read as a string")
        case .enumeration(let enumeration) where isText:
            let found = finding(ofStringsReadAsCasesOf: enumeration)
            guard let kept = enumeration.unknown?.keptCase, found == .safe else { return found }
            let phrase = SchemaType.geometry(written).form.phrase
            return Finding(.lossy, "the text of \(phrase) is read as a value that '\(kept)' keeps")
        default:
            return .mismatch(.geometry(written), read)
        }
    }
}

extension SchemaGeometry {
    /// The form of a value's text; ranges have only natural numbers.
    fileprivate var textForm: String {
        switch self {
        case .point, .size, .vector: "{n, n}"
        case .range: "{i, i}"
        case .rectangle: "{{n, n}, {n, n}}"
        case .edgeInsets: "{n, n, n, n}"
        case .transform: "[n, n, n, n, n, n]"
        }
    }
}

extension Finding {
    /// The two types are of different kinds in archives.
    static func mismatch(_ written: SchemaType, _ read: SchemaType) -> Finding {
        Finding(.breaking, "\(written.form.phrase) where \(read.form.phrase) is expected is an error")
            .with { $0.isMismatch = true }
    }
}
