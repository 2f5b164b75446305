// What ties generated code to the runtime that it needs.

/// The runtime that code of this generation runs on.
///
/// Every generated file names it, so that a runtime which does not fit is a compile error in one readable line. A
/// runtime whose contract with generated code changes declares another version in its place.
public enum GeneratedCodeVersion1 {}
