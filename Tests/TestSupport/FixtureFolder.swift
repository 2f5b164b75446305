// Archives that other programs wrote, in a folder outside of the package.

public import Foundation
public import Testing

/// The folder that `ARCHIVING_FIXTURES` names.
public enum FixtureFolder {
    /// The folder; `nil` if the variable is not set.
    public static let url = ProcessInfo.processInfo.environment["ARCHIVING_FIXTURES"].map { URL(filePath: $0) }

    /// A folder in it.
    public static func appending(_ path: String) -> URL? { url?.appending(path: path) }
}

extension Trait where Self == ConditionTrait {
    /// A test that reads archives of other programs.
    public static var fixtures: Self {
        .enabled(if: FixtureFolder.url != nil, "ARCHIVING_FIXTURES names no folder: skipped")
    }
}
