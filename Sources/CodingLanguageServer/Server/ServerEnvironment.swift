// What the server needs from the system besides files: the clock, git and the pages of `coding explain`.

package import CodingSchema

/// The schemas of a module at another time.
package struct Baseline: Sendable {
    /// "HEAD", "release 1.0".
    package let name: String
    package let files: [SourceFile]

    package init(name: String, files: [SourceFile]) {
        self.name = name
        self.files = files
    }
}

/// Functions that the tool provides, and tests replace.
package struct ServerEnvironment {
    /// The version of the tool.
    package var version: String

    /// The address of the page about a diagnostic or a rule.
    package var page: (_ code: String) -> String?

    /// The schemas of a module in a folder, as a revision of git or a lock has them; `nil` without a repository.
    package var baseline: (_ module: String, _ folder: String, _ revision: String) -> Baseline?

    package init(
        version: String, page: @escaping (_ code: String) -> String? = { _ in nil },
        baseline: @escaping (_ module: String, _ folder: String, _ revision: String) -> Baseline? = { _, _, _ in nil }
    ) {
        self.version = version
        self.page = page
        self.baseline = baseline
    }
}
