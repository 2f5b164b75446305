// The two rings of tests: those of every `swift test`, and those that take minutes, which continuous integration runs.

import Foundation
public import Testing

/// The integration ring: tests that build packages, compile generated code, or use very large graphs.
public enum IntegrationRing {
    /// Whether this run includes the ring: `ARCHIVING_INTEGRATION` is set.
    public static let isEnabled = isSet("ARCHIVING_INTEGRATION")

    /// Whether all cases are tested instead of a selection: `ARCHIVING_THOROUGH` is set.
    public static let isThorough = isSet("ARCHIVING_THOROUGH")

    /// Whether graphs have a million objects, which takes an optimized build: `ARCHIVING_DEEP` is set.
    public static let isDeep = isSet("ARCHIVING_DEEP")

    private static func isSet(_ variable: String) -> Bool {
        ProcessInfo.processInfo.environment[variable]?.isEmpty == false
    }

    /// The size of a workload: all of it in the ring, otherwise a part that reveals the same errors.
    public static func size(_ whole: Int, otherwise part: Int) -> Int { isEnabled ? whole : part }

    /// The size of a workload whose whole takes minutes: all of it where every case is tested.
    public static func size(_ whole: Int, inRing most: Int, otherwise part: Int) -> Int {
        isThorough ? whole : size(most, otherwise: part)
    }
}

extension Trait where Self == ConditionTrait {
    /// A test of the integration ring.
    public static var integration: Self {
        .enabled(if: IntegrationRing.isEnabled, "part of the integration ring: set ARCHIVING_INTEGRATION=1")
    }
}
