// Swift expressions for values of a draft: ordinary ones, extremes, nothing.

/// Writes values of a draft's types as Swift.
struct DraftLiterals {
    let schema: DraftSchema

    /// The module that the classes are in.
    let module: String

    /// 0 ordinary values, 1 greatest, 2 least and empty, then mixtures, nil, and defaults at last.
    private var variant = 0

    /// Which of several classes an object has: the one of the variant, or one of those after it. After the first turn, the
    /// fields of the root that hold objects aren't nil, so that those of the objects are.
    private var turn = 0

    /// The number of the field whose value is written: those of two fields differ, also where there are few values.
    private var fieldNumber = 0
    private var count = 0

    static let variantCount = 8

    /// The variants of greatest and least values, and those where fields may be nil or missing.
    private static let extremes = [1, 2, 5, 6, 7]

    /// The module of classes as they were before a change.
    static let olderModule = "EarlierPairs"

    /// What the values call.
    static let functions = """
        func data(_ bytes: UInt8...) -> Data { Data(bytes) }
        func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
        func url(_ number: Int) -> URL { URL(filePath: "/\\(number)") }
        func uuid(_ byte: UInt8) -> UUID { UUID(uuid: (byte, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
        func decimal(_ tenths: Int) -> Decimal { Decimal(tenths) / 10 }
        func point(_ x: Double) -> CGPoint { CGPoint(x: x, y: -1) }
        func range(_ location: Int) -> NSRange { NSRange(location: location, length: 2) }
        """

    /// Whether values of a still newer version are written that an enum keeps.
    private let keepsRawValues: Bool

    init(schema: DraftSchema, module: String, keepsRawValues: Bool = true) {
        self.schema = schema
        self.module = module
        self.keepsRawValues = keepsRawValues
    }

    /// The statements that create the objects of the last root: each collection and object has a name and an explicit
    /// type, because the compiler needs minutes for large expressions.
    private(set) var statements: [String] = []

    private mutating func fresh() -> Int {
        count += 1
        return count
    }

    /// The name of a constant that holds a value.
    private mutating func bind(_ type: String, _ value: String) -> String {
        let name = "\(module == Self.olderModule ? "b" : "a")\(fresh())"
        // The words for variants are the schema's only.
        let swiftType = type.replacing(#/(mutable|inline|boxed) /#, with: "")
        statements.append("let \(name): \(swiftType) = \(value)")
        return name
    }

    /// The variants of an object of a class: all with one choice of the classes of other objects, and the extremes with
    /// every choice.
    func variants(of root: DraftClass) -> [(variant: Int, turn: Int)] {
        let choices = schema.allFields(of: root.name).map { classes(in: $0.type).count }.max() ?? 0
        return (0..<Self.variantCount).map { ($0, 0) }
            + (0..<choices).flatMap { turn in Self.extremes.map { ($0, turn + 1) } }
    }

    /// The classes that objects of a type, or of its elements, can have.
    private func classes(in type: DraftType) -> [String] {
        switch type {
        case .array(let element), .indexed(let element), .optional(let element), .dictionary(_, let element):
            classes(in: element)
        case .existential: classes(of: schema.conformingClasses)
        case .named(let name) where schema.classes.contains { $0.name == name }: classes(of: schema.family(of: name))
        default: []
        }
    }

    /// Roots in roots would grow without end.
    private func classes(of names: [String]) -> [String] { names.filter { $0 != schema.classes[0].name } }

    /// The name of an object of a class in one of the variants, after the statements that create it.
    mutating func root(_ root: DraftClass, _ choice: (variant: Int, turn: Int)) -> String {
        (variant, turn) = choice
        statements = []
        let name = object(root.name, depth: 0)
        for field in root.fields where field.isTransient {
            statements.append("\(name).\(field.name) = \(value(of: field, depth: 0))")
        }
        return name
    }

    private mutating func object(_ name: String, depth: Int) -> String {
        let arguments = arguments(schema.allFields(of: name), depth: depth)
        return bind("\(module).\(name)", "\(module).\(name)(\(arguments))")
    }

    private mutating func arguments(_ fields: [DraftField], depth: Int) -> String {
        var arguments: [String] = []
        for field in fields where !field.isTransient {
            arguments.append("\(field.name): \(value(of: field, depth: depth))")
        }
        return arguments.joined(separator: ", ")
    }

    /// One of so many values: each of few occurs in one of the variants, in another order for another field.
    private func choice(of count: Int) -> Int {
        (variant + (variant < 4 ? fieldNumber : fieldNumber / 2)) % count
    }

    private mutating func value(of field: DraftField, depth: Int) -> String {
        let outer = fieldNumber
        fieldNumber = Int(field.name.filter(\.isNumber)) ?? 0
        defer { fieldNumber = outer }
        if variant == 7, let value = field.value, value != "nil" { return value }
        if variant == 5, let value = field.statedMissing { return value }
        let holdsObject = turn > 0 && depth == 0 && !classes(in: field.type).isEmpty
        if field.isOptional, !holdsObject,
            variant == 6 || (variant > 3 && !isEnumeration(field) && fresh() % 3 == 0)
        {
            return "nil"
        }
        if field.isOptional, depth > 1, case .named(let name) = field.type,
            schema.classes.contains(where: { $0.name == name })
        {
            return "nil"
        }
        return literal(field.type, depth: depth)
    }

    /// Each variant is another case of it, and none may be left out.
    private func isEnumeration(_ field: DraftField) -> Bool {
        guard case .named(let name) = field.type else { return false }
        return schema.enumerations.contains { $0.name == name } || schema.unions.contains { $0.name == name }
    }

    /// The type as Swift in a module that imports both.
    private func swift(_ type: DraftType) -> String {
        switch type {
        case .plain(let name): name
        case .named(let name): "\(module).\(name)"
        case .array(let element), .indexed(let element): "[\(swift(element))]"
        case .dictionary(let key, let value): "[\(key): \(swift(value))]"
        case .set(let element): "Set<\(element)>"
        case .optional(let type): "\(swift(type))?"
        case .packed(let element, _): "[\(element)]"
        case .existential(let name): "(any \(module).\(name))"
        }
    }

    private mutating func literal(_ type: DraftType, depth: Int) -> String {
        switch type {
        case .plain(let name): return plain(name)
        case .optional(let type): return variant == 2 || fresh() % 2 == 0 ? "nil" : literal(type, depth: depth)
        case .array(let element), .indexed(let element): return bind(swift(type), list(element, depth: depth))
        case .packed(let element, _), .set(let element):
            return bind(swift(type), list(.plain(element), depth: depth))
        case .dictionary(let key, let value):
            if variant == 2 { return bind(swift(type), "[:]") }
            let keys = key == "String" ? ["\"k1\"", "\"\""] : ["1", "-7"]
            let values = literals(value, of: [0, 1], depth: depth)
            return bind(swift(type), "[\(keys[0]): \(values[0]), \(keys[1]): \(values[1])]")
        case .named(let name): return named(name, depth: depth)
        case .existential: return object(schema.conformingClasses, depth: depth)
        }
    }

    /// Elements of a collection, each as in a variant that follows the present one by some steps.
    private mutating func literals(_ element: DraftType, of steps: [Int], depth: Int) -> [String] {
        let kept = variant
        defer { variant = kept }
        return steps.map { step in
            variant = kept + step
            return literal(element, depth: depth)
        }
    }

    private mutating func list(_ element: DraftType, depth: Int) -> String {
        if variant == 2 || depth > 1 { return "[]" }
        var elements = literals(element, of: [0, 1, 3], depth: depth)
        if case .optional = element { elements.append("nil") }
        return "[\(elements.joined(separator: ", "))]"
    }

    private mutating func named(_ name: String, depth: Int) -> String {
        if let enumeration = schema.enumerations.first(where: { $0.name == name }) {
            return "\(module).\(name).\(caseText(of: enumeration))"
        }
        if let union = schema.unions.first(where: { $0.name == name }) {
            let element = union.cases[variant % union.cases.count]
            return "\(module).\(name).\(element.name)" + (element.type.map { "(\(plain($0)))" } ?? "")
        }
        if let bits = schema.bits.first(where: { $0.name == name }) {
            let arguments = bits.fields.map { field in
                let isGreatest = variant % 2 == 1
                let number = isGreatest ? (1 << field.width) - 1 : variant == 2 ? 0 : 1
                return "\(field.name): " + (field.width == 1 ? "\(number == 1)" : "\(number)")
            }
            return "\(module).\(name)(\(arguments.joined(separator: ", ")))"
        }
        if let structure = schema.structures.first(where: { $0.name == name }) {
            return bind("\(module).\(name)", "\(module).\(name)(\(arguments(structure.fields, depth: depth + 1)))")
        }
        return object(schema.family(of: name), depth: depth)
    }

    /// A case, or a raw value that the enum keeps.
    private func caseText(of enumeration: DraftEnumeration) -> String {
        let keeps = keepsRawValues && enumeration.keepsRawValues
        let index = choice(of: enumeration.cases.count + (keeps ? 1 : 0))
        guard index == enumeration.cases.count else { return enumeration.cases[index].name }
        let rawValue = enumeration.rawType == "String" ? "\"r77\"" : enumeration.rawType == "UInt8" ? "77" : "1000"
        return "other(\(rawValue))"
    }

    /// An object of one of some classes.
    private mutating func object(_ names: [String], depth: Int) -> String {
        let names = classes(of: names)
        return object(names[(variant + turn) % names.count], depth: depth + 1)
    }

    private mutating func plain(_ name: String) -> String {
        let number = fresh()
        switch name.replacing("boxed ", with: "") {
        case "Bool": return "\(choice(of: 2) == 0)"
        case "Float", "Double":
            return [
                "\(number).1", ".greatestFiniteMagnitude", "-0.0", "\(number).3", ".infinity", "0.0",
            ][variant % 6]
        case "String", "mutable String", "inline String":
            return ["\"s\(number)\"", "\"\\u{1F600}é\(number)\"", "\"\""][variant % 3]
        case "Data", "mutable Data": return variant == 2 ? "data()" : "data(1, 2, \(number % 256))"
        case "mutable OrderedSetValue<String>": return variant == 2 ? "[]" : "[\"s\(number)\", \"s\"]"
        case "Date": return "date(\(variant == 1 ? "-1e9" : "\(number).5"))"
        case "URL": return "url(\(number))"
        case "UUID": return "uuid(\(number % 256))"
        case "Decimal": return "decimal(\(["\(number)0", "-\(number)0", "\(number)5"][variant % 3]))"
        case "CGPoint": return "point(\(number).5)"
        case "Character": return "Character(Unicode.Scalar(UInt8(\(number % 200 + 40))))"
        case "SIMD3<Float>": return "SIMD3<Float>(\(number % 1_000).5, 1, -1)"
        case "NumberValue": return ["NumberValue(\(number))", "\(number).5", "true"][variant % 3]
        case "Duration": return "Duration.seconds(\(number)) + .nanoseconds(\(variant))"
        case "Range<Int>": return "\(number)..<\(number + 5)"
        case "NSRange": return "range(\(number))"
        case "TimeZone": return "TimeZone(secondsFromGMT: \(number % 12) * 3600)!"
        case "Locale": return "Locale(identifier: \"\(["de_DE", "en_US", "fr_FR"][variant % 3])\")"
        case "DateInterval": return "DateInterval(start: date(\(number)), duration: \(number % 60))"
        case "IndexPath": return "IndexPath(indexes: [\(number), 1])"
        case "IndexSetValue": return "IndexSetValue([\(number)..<\(number + 3)])"
        case "ErrorValue": return "ErrorValue(domain: \"d\", code: \(number))"
        case "VectorValue": return "VectorValue(dx: \(number), dy: \(variant))"
        case "TransformValue": return "TransformValue(b: \(variant), tx: \(number).5)"
        case "EdgeInsetsValue": return "EdgeInsetsValue(top: \(number), left: 1, bottom: 2, right: 3)"
        case "AnyValue": return [".string(\"s\(number)\")", ".number(.integer(\(number)))", ".array([])"][variant % 3]
        default: return ["\(number % 100 + 1)", ".max", ".min", "\(number % 100 + 1)", "1", "0"][variant % 6]
        }
    }
}
