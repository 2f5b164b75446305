// How keys are put together where a value is archived field by field: `origin.x`.

/// Keys of the fields of a value, in the object that holds it.
package enum SchemaKey {
    /// `outer.inner`; an empty key adds nothing.
    package static func composed(_ outer: String, _ inner: String) -> String {
        if outer.isEmpty { return inner }
        return inner.isEmpty ? outer : outer + "." + inner
    }
}
