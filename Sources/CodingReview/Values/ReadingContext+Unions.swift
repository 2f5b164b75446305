// Enums whose cases carry values: the case as which the reader reads each of the writer's cases, and the finding for
// its values.

import CodingSchema

extension ReadingContext {
    /// The cases of an enum, or the fields of a struct, read as the cases of an enum.
    func finding(ofCasesOf written: SchemaOwner, readAs read: SchemaUnion, isElement: Bool) -> Finding {
        finding(of: Pair(isElement ? .element : .cases, written.declarationName, read.declarationName)) { [self] in
            let isSameDeclaration = isSameDeclaration(written.declarationName, read.declarationName)
            let reading = UnionReading(
                written: written, read: read, isSameDeclaration: isSameDeclaration, context: self)
            var result = reading.finding()
            if isElement, result.isNotFound {
                // The archive contains an object with this name, so it is an error if none of its cases is found.
                result = Finding(.breaking, result.reason + ", which is an error")
            }
            if isSameDeclaration, result != .safe, result.cause == nil { result.cause = read.declarationName }
            return result
        }
    }

    /// Each case of an enum, read as the fields of a struct or a class.
    func finding(
        ofCasesOf written: SchemaUnion, readAsFieldsOf read: any SchemaFieldOwner, isElement: Bool
    ) -> Finding {
        var result = Finding.safe
        for unionCase in written.cases {
            let flat = SchemaStructure(
                name: "\(written.name).\(unionCase.name)", moduleName: written.moduleName,
                fields: unionCase.fields(after: written.tag),
                retired: written.retired)
            let presence = (read as? SchemaStructure).map { WrittenKeys(of: flat).presence(of: $0) } ?? .always
            if isElement || presence != .never { result = result.worse(fields(written: flat, read: read)) }
            if !isElement, presence != .always {
                result = result.worse(
                    .unseen("'\(unionCase.name)' is not a case of '\(read.name)'", occupiesKey: false))
            }
        }
        return result
    }
}

extension SchemaUnionCase {
    /// The values that the case writes, as fields of a struct.
    fileprivate func fields(after tag: SchemaTag?) -> [SchemaField] {
        if let key {
            return [SchemaField(name: name, access: .internal, type: .bool, key: key)]
        }
        let tags = tag.map { [SchemaField(name: $0.key, access: .internal, type: $0.type, key: $0.key)] } ?? []
        return tags + valueFields
    }

    /// The values of the case, as fields of a struct.
    var valueFields: [SchemaField] { elements.map(\.field) }
}

extension SchemaUnionElement {
    /// The value as a field of a struct.
    fileprivate var field: SchemaField {
        SchemaField(name: label ?? key, access: .internal, type: type, isOptional: isOptional, key: key)
    }
}

/// One enum with values read as another.
struct UnionReading {
    private let cases: [WrittenUnionCase]
    private let read: SchemaUnion
    private let isSameDeclaration: Bool
    private let context: ReadingContext
    private let constants: [WriteStep]

    /// The cases in the order in which the reader tries them.
    private let order: [CasePlan]
    private let indicesByKey: [String: [Int]]

    /// The same by the keys that the conditions' keys may be composed with.
    private let indicesByOuterKey: [String: [Int]]
    private let writtenNames: Set<String>
    private let readNames: Set<String>

    init(written: SchemaOwner, read: SchemaUnion, isSameDeclaration: Bool, context: ReadingContext) {
        self.init(
            WrittenUnionCase.cases(of: written), written.plan.stillWritten, read: read,
            isSameDeclaration: isSameDeclaration, context: context)
    }

    /// - Parameter fields: what an object has individually, of which at least one value is there.
    init(fields: [WriteStep], read: SchemaUnion, context: ReadingContext) {
        self.init(
            [WrittenUnionCase(name: nil, steps: fields, areFields: true)], [], read: read, isSameDeclaration: false,
            context: context)
    }

    private init(
        _ cases: [WrittenUnionCase], _ constants: [WriteStep], read: SchemaUnion, isSameDeclaration: Bool,
        context: ReadingContext
    ) {
        self.cases = cases
        self.constants = constants
        self.read = read
        self.isSameDeclaration = isSameDeclaration
        self.context = context
        writtenNames = Set(cases.compactMap(\.name))
        readNames = Set(read.cases.map(\.name))
        order = read.plan.casesToRead
        var (indices, outerIndices): ([String: [Int]], [String: [Int]]) = ([:], [:])
        for (index, readCase) in order.enumerated() {
            let key = readCase.conditions.first?.key ?? ""
            indices[key, default: []].append(index)
            for outer in key.outerKeys { outerIndices[outer, default: []].append(index) }
        }
        (indicesByKey, indicesByOuterKey) = (indices, outerIndices)
    }

    /// The worst finding of all cases.
    func finding() -> Finding {
        cases.reduce(.safe) { $0.worse(finding(of: $1)) }
    }

    /// The keys of the values that a case doesn't have as which an object with all values is read.
    var keysOfLost: Set<String> {
        var all = WrittenKeys()
        for step in cases.flatMap(\.steps) { all.add(step.type, isSure: true, rawValue: step.tag, forKey: step.key) }
        var result: Set<String> = []
        for readCase in order {
            let presence = readCase.conditions.map { all.presence(of: $0) }.min() ?? .always
            guard presence != .never else { continue }
            let own = readCase.conditions.map(\.key) + readCase.unionCase.elements.map(\.key)
            result.formUnion(Set(all.entries.keys).subtracting(own))
            if presence == .always { break }
        }
        return result
    }

    /// The finding of one case by its name.
    func finding(ofCaseNamed name: String) -> Finding {
        cases.first { $0.name == name }.map { finding(of: $0) } ?? .safe
    }

    private func finding(of written: WrittenUnionCase) -> Finding {
        written.variants.reduce(.safe) { $0.worse(finding(of: written, withoutNil: $1)) }
    }

    /// - Parameter present: the indices of the optional values that are not nil.
    private func finding(of written: WrittenUnionCase, withoutNil present: Set<Int>) -> Finding {
        var own = WrittenKeys()
        for (index, step) in written.steps.enumerated() where step.isSure || present.contains(index) {
            own.add(step.type, isSure: true, rawValue: step.tag, forKey: step.key)
        }
        var all = own
        for step in written.fallbackSteps { all.add(step.type, isSure: true, forKey: step.key) }
        all.add(constants)
        // If the reader finds this case only sometimes, it may also find the next one.
        var result: Finding?
        for readCase in casesToTry(all) {
            let presence = readCase.conditions.map { all.presence(of: $0) }.min() ?? .always
            guard presence != .never else { continue }
            let isOwn = readCase.conditions.allSatisfy { own.presence(of: $0) != .never }
            let finding =
                isOwn
                ? finding(of: written, present, readAs: readCase) : finding(of: written, readAsFallback: readCase)
            result = result?.worse(finding) ?? finding
            if presence == .always { return result ?? .safe }
        }
        let other = unknownFinding(of: written, all)
        return result?.worse(other) ?? other
    }

    /// The reader's cases that are identified by a key of the scope, one in a value under such a key, or one of a value whose
    /// parts have such keys.
    private func casesToTry(_ keys: WrittenKeys) -> [CasePlan] {
        let own = (Array(keys.entries.keys) + keys.outerKeys).flatMap { indicesByKey[$0] ?? [] }
        let inside = keys.entries.flatMap { key, entry in
            entry.type.hasOwnKeys ? indicesByOuterKey[key] ?? [] : []
        }
        return Set(own + inside).sorted().map { order[$0] }
    }

    /// The finding of a case that the reader doesn't have, or doesn't find.
    private func unknownFinding(of written: WrittenUnionCase, _ keys: WrittenKeys) -> Finding {
        if let tag = read.plan.tag {
            guard let entry = keys.entries[tag.key] else {
                return .unseen("\(written.phrase) has no tag '\(tag.key)'", occupiesKey: false)
            }
            let finding = context.finding(written: entry.type, read: tag.type)
            guard finding.verdict == .safe else { return finding.inside("the tag '\(tag.key)'") }
            guard read.unknownCase == nil else { return unknownFinding(of: written) }
            return Finding(.breaking, "\(written.phrase) has a tag that the reader doesn't know, which is an error")
        }
        let shared = read.plan.sharedKeys
        guard read.unknownCase != nil, shared.isEmpty || shared.contains(where: { keys.entries[$0] != nil }) else {
            let namesake = order.first { $0.name == written.name }
            let missing = namesake?.conditions.first { keys.presence(of: $0) != .always }
            return .unseen(
                missing.map { "\(written.phrase) has no '\($0.key)', which the reader requires" }
                    ?? "\(written.phrase) is not a case of the reader", occupiesKey: false)
        }
        return unknownFinding(of: written)
    }

    private func unknownFinding(of written: WrittenUnionCase) -> Finding {
        if written.name == read.unknownCase?.name, written.steps.allSatisfy(\.isCaseKey) { return .safe }
        let unknown = read.unknownCase?.name ?? ""
        return Finding(.lossy, "\(written.phrase) is read as '\(unknown)', the case for unknown ones")
    }

    private func finding(of written: WrittenUnionCase, readAsFallback readCase: CasePlan) -> Finding {
        if written.name == readCase.name { return .safe }
        // Constants of retired keys are written with every case and identify none.
        let keys = Set(written.fallbackSteps.map(\.key))
        guard readCase.conditions.contains(where: { keys.contains($0.key) }) else {
            return Finding.misread("\(written.phrase) is read as '\(readCase.name)'")
        }
        return Finding(.lossy, "\(written.phrase) is read as '\(readCase.name)', which is also written")
    }

    private func finding(
        of written: WrittenUnionCase, _ present: Set<Int>, readAs readCase: CasePlan
    ) -> Finding {
        if let name = written.name, name != readCase.name {
            let isRenamed =
                isSameDeclaration && !readNames.contains(name) && !writtenNames.contains(readCase.name)
                && (read.tag != nil || written.tellingKeys == readCase.conditions.map(\.identity))
            if !isRenamed { return Finding.misread("\(written.phrase) is read as '\(readCase.name)'") }
        }
        if written.name != nil, let found = findingOfParts(of: written, readAs: readCase) { return found }
        var result = Finding.safe
        var readKeys: Set<String> = []
        for element in readCase.unionCase.elements {
            readKeys.insert(element.key)
            result = result.worse(finding(of: element, in: written, present))
        }
        guard context.isReaderNewer, !written.areFields else { return result }
        for step in written.steps where !readKeys.contains(step.key) && !step.isCaseKey {
            result = result.worse(
                Finding(.lossy, "\(step.phrase(in: written)) is not part of '\(readCase.name)'"))
        }
        return result
    }

    /// The finding where one of the two cases has a struct, and the other one has a part of it under the composed key: that
    /// of the values as fields. `nil` for all others.
    private func findingOfParts(of written: WrittenUnionCase, readAs readCase: CasePlan) -> Finding? {
        let elements = readCase.unionCase.elements
        let isDivided = written.steps.contains { step in
            elements.contains {
                $0.type.hasOwnKeys && step.key.inner(of: $0.key) != nil
                    || step.type.hasOwnKeys && $0.key.inner(of: step.key) != nil
            }
        }
        guard isDivided else { return nil }
        func structure(_ name: String, _ fields: [SchemaField]) -> SchemaStructure {
            SchemaStructure(name: "\(read.name).\(name)", moduleName: read.moduleName, fields: fields)
        }
        // The two have different names: versions of one struct report themselves what they lost.
        let fields = structure("\(readCase.name) as written", written.steps.compactMap(\.element?.field))
        let own = structure(readCase.name, elements.map(\.field))
        return context.readFields(fields, own, context).with { if $0.cause == own.declarationName { $0.cause = nil } }
    }

    /// What one value of the reader's case gets.
    private func finding(
        of read: SchemaUnionElement, in written: WrittenUnionCase, _ present: Set<Int>
    ) -> Finding {
        let namesake = read.label.flatMap { label in written.steps.first { $0.label == label } }
        guard let index = written.steps.firstIndex(where: { $0.key == read.key }) else {
            // The tag names the case, whatever values it has.
            if self.read.tag != nil, !read.isOptional, !read.type.readsWithoutKey {
                return Finding(.breaking, "\(written.phrase) has no value under '\(read.key)', which is an error")
            }
            // The value is read as nil or as empty, although the writer may have a value of that name under another
            // key.
            guard let namesake else { return .safe }
            return Finding(.lossy, "\(namesake.phrase(in: written)) is stored under another key")
        }
        let element = written.steps[index]
        if let namesake, namesake.key != element.key {
            return Finding.misread(
                "\(element.phrase(in: written)) is read as '\(namesake.label ?? namesake.key)'")
        }
        if element.isOptional, !present.contains(index) {
            // The tag names the case, whatever values it has.
            let isRead = self.read.tag == nil || read.type.readsWithoutKey
            if read.isOptional || !element.writesNull && isRead { return .safe }
            return Finding(.breaking, "\(element.phrase(in: written)) is nil, which is an error")
        }
        var result = context.finding(written: element.type, read: read.type)
        if result.isNotFound {
            let isEmpty = read.isOptional || read.type.readsWithoutKey
            result = Finding(isEmpty ? .lossy : .breaking, result.reason)
        }
        return result.inside(element.phrase(in: written))
    }
}

/// The values that a case writes; for a struct, those of its fields.
struct WrittenUnionCase {
    /// `nil` for a struct.
    let name: String?

    /// The keys that identify the case for a reader of the same version, with kinds where cases share keys.
    var tellingKeys: [String] = []
    let steps: [WriteStep]

    /// The values that are also written for older readers.
    var fallbackSteps: [WriteStep] = []

    /// Whether an object has the values individually, and at least one of them is there.
    var areFields = false

    var phrase: String { name.map { "'\($0)'" } ?? (areFields ? "the object" : "the struct") }

    static func cases(of owner: SchemaOwner) -> [WrittenUnionCase] {
        if owner is SchemaUnion {
            let fallback = owner.plan.fallbackCase?.writes ?? []
            return owner.plan.cases.map { unionCase in
                WrittenUnionCase(
                    name: unionCase.name, tellingKeys: unionCase.conditions.map(\.identity), steps: unionCase.writes,
                    fallbackSteps: unionCase.unionCase.alsoFunction == nil ? [] : fallback)
            }
        }
        let owners: [SchemaOwner] = (owner as? SchemaClass)?.chain ?? [owner]
        let fields = owners.flatMap(\.plan.fields).filter(\.field.isWritten)
        return [WrittenUnionCase(name: nil, steps: fields.compactMap(\.writes.first))]
    }

    /// The combinations of non-nil optional values to check: none, all, and each alone.
    var variants: [Set<Int>] {
        let optional = steps.indices.filter { steps[$0].isOptional }
        guard !optional.isEmpty else { return [[]] }
        var result: [Set<Int>] = [Set(optional)]
        if !areFields || optional.count < steps.count { result.insert([], at: 0) }
        if optional.count > 1 { result += optional.prefix(16).map { [$0] } }
        return result
    }
}

extension WriteStep {
    /// The name of the field, or the label of a case's value.
    fileprivate var label: String? {
        switch source {
        case .field(let field): field.name
        case .element(let element): element?.label
        case .constant, .function, .version, .marker, .tag: nil
        }
    }

    /// The value of a case.
    fileprivate var element: SchemaUnionElement? {
        if case .element(let element) = source { element } else { nil }
    }

    /// The raw value that names the case.
    fileprivate var tag: SchemaRawValue? {
        if case .tag(let rawValue) = source { rawValue } else { nil }
    }

    /// Whether the step writes the `true` of a case without values, or a tag.
    fileprivate var isCaseKey: Bool {
        switch source {
        case .element(nil), .tag: true
        default: false
        }
    }

    fileprivate func phrase(in unionCase: WrittenUnionCase) -> String { label.map { "'\($0)'" } ?? unionCase.phrase }
}
