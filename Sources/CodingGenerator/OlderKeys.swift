// The keys of older versions: what an archive may hold beside the keys that a reader asks for, and a report must not
// take for something new.

import CodingSchema

/// Own keys that a class, a struct or an enum knows and need not ask for, in declared order, each once. They stand for
/// all keys composed with them.
struct OlderKeys {
    private(set) var keys: [String] = []

    /// Fallback keys, those that are written for older readers, retired ones, and the marker of archives with keys.
    init(of owner: any SchemaFieldOwner) {
        for field in owner.archivedFields {
            field.fallbacks.forEach { add($0.keys) }
            field.also.forEach { add($0.keys) }
        }
        owner.retired.forEach { add($0.keys) }
        if let marker = (owner as? SchemaClass)?.keyedMarker { add([marker]) }
    }

    /// Beside a case that is written with `also` stands the fallback case, which is not looked for then.
    init(of union: SchemaUnion) {
        if let fallback = union.fallbackCase, union.cases.contains(where: { $0.alsoFunction != nil }) {
            add(fallback.key.map { [$0] } ?? [])
            add(fallback.elements.map(\.key))
        }
        union.retired.forEach { add($0.keys) }
    }

    private mutating func add(_ more: [String]) {
        for key in more where !key.isEmpty && !keys.contains(key) { keys.append(key) }
    }
}

extension Emitter {
    /// The argument of a description, where there are such keys: one a line, so that another one changes one line.
    mutating func emitOlderKeys(_ older: OlderKeys) {
        guard !older.keys.isEmpty else { return }
        printer.block("olderKeys: [", closing: "],") { printer in
            for key in older.keys { printer.line(SwiftStringLiteral.text(key) + ",") }
        }
    }
}
