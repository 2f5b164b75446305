// The names under which classes are archived.

import PropertyLists

extension Archiver {
    /// Sets the name under which this archiver archives a class; `nil` removes the name. Call this method before the
    /// first object of the class is encoded.
    ///
    /// In a keyed archive, the class then has this name alone, without its superclasses and fallback classes, as in
    /// Cocoa. In a sequential archive, the name is used wherever the class appears among the superclasses of another
    /// class. The keys of the class's values don't change, and neither does the key of its version.
    public final func setClassName(_ name: String?, for type: any Coding.Type) {
        classNames.names[ObjectIdentifier(type)] = name
        classNameChanged(of: type)
    }

    /// Returns the name that was set for a class in this archiver, or `nil` if none was set.
    ///
    /// Names that were set for all archivers before this one was created are included.
    public final func className(for type: any Coding.Type) -> String? {
        classNames.names[ObjectIdentifier(type)]
    }

    /// Sets the name under which archivers of all formats that are created from now on archive a class; `nil` removes
    /// the name.
    public static func setClassName(_ name: String?, for type: any Coding.Type) {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] = name }
    }

    /// Returns the name that was set for a class in all archivers that are created from now on, or `nil` if none was
    /// set.
    public static func className(for type: any Coding.Type) -> String? {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] }
    }
}
