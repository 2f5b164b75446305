// What ties generated code to the runtime that it needs.

/// The version of the contract between generated code and the runtime.
///
/// Every generated file refers to this type, so that an incompatible runtime causes a compile error on a single line
/// that is easy to understand. A runtime that changes its contract with generated code declares a type for another
/// version instead of this one.
public enum GeneratedCodeVersion1 {}
