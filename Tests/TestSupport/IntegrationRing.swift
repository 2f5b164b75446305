// The two rings of tests: those of every `swift test`, and those that take minutes, which continuous integration runs.

import Foundation
public import Testing

/// The integration ring: tests that build packages, compile generated code, or use very large graphs.
public enum IntegrationRing {
    /// The ring is part of this run: `ARCHIVING_INTEGRATION` is set.
    public static let isEnabled = ProcessInfo.processInfo.environment["ARCHIVING_INTEGRATION"] != nil

    /// Every case is tried, where a run of the ring tries some: `ARCHIVING_THOROUGH` is set.
    public static let isThorough = ProcessInfo.processInfo.environment["ARCHIVING_THOROUGH"] != nil

    /// The size of a workload: all of it in the ring, and a part that shows the same mistakes without it.
    public static func size(_ whole: Int, otherwise part: Int) -> Int { isEnabled ? whole : part }
}

extension Trait where Self == ConditionTrait {
    /// A test of the integration ring.
    public static var integration: Self {
        .enabled(if: IntegrationRing.isEnabled, "part of the integration ring: set ARCHIVING_INTEGRATION=1")
    }
}
