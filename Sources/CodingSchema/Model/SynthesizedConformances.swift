// Which of Swift's own protocols a generated value may conform to: those that all its parts conform to, for only then
// does the compiler write the conformance.

/// What a struct or an enum conforms to in addition to the runtime's protocol.
package struct SynthesizedConformances {
    /// How objects are compared is up to the class, which the schema doesn't know.
    package internal(set) var isHashable = true

    /// `CGPoint` and related types can be compared everywhere and are hashable in newer SDKs only.
    package internal(set) var isEquatable = true
    package internal(set) var isSendable = true

    /// The protocols' names.
    package var list: [String] {
        var names: [String] = []
        if isHashable {
            names.append("Hashable")
        } else if isEquatable {
            names.append("Equatable")
        }
        if isSendable { names.append("Sendable") }
        return names
    }
}
