// Under which keys a version of a class wrote a field: what `since`, `until`, `fallback` and `also` say of it.
//
//     var badge: Badge since 3 fallback "colour" also "shade" until 4       version 0–2   "colour"
//                                                                           version 3–4   "badge", "shade"
//                                                                           version 5     "badge"
//
// The review's keys are those that a schema writes today; here they are those of any version.

import CodingSchema

/// One key under which a field is written.
struct WrittenKey {
    let key: String
    let type: SchemaType
    let isOptional: Bool

    /// The stage of the enum as which the value is written.
    var stage: Int?

    /// The value is one that a function converts: when it is read, or of the field's when it was written.
    var isConverted = false
}

extension SchemaField {
    /// The keys under which a version of the field's owner wrote the field.
    func writtenKeys(inVersion version: Int) -> [WrittenKey] {
        guard isArchived else { return [] }
        if let until, version > until { return [] }
        if let since, version < since {
            // Which of several fallbacks a version wrote the schema doesn't say: the first is the youngest.
            guard let fallback = fallbacks.first, let key = fallback.keys.first else { return [] }
            guard let conversion = fallback.conversion else {
                return [WrittenKey(key: key, type: type, isOptional: isOptional)]
            }
            return [
                WrittenKey(key: key, type: conversion.type, isOptional: conversion.isOptional, isConverted: true)
            ]
        }
        var result = [WrittenKey(key: key, type: type, isOptional: isOptional)]
        for also in also + endedAlso where also.until.map({ version <= $0 }) ?? true {
            for key in also.keys {
                result.append(
                    WrittenKey(
                        key: key, type: also.conversion?.type ?? type,
                        isOptional: also.conversion?.isOptional ?? isOptional, stage: also.asOf,
                        isConverted: also.conversion != nil))
            }
        }
        return result
    }
}
