// Archives that other programs wrote, in a folder outside of the package.

public import Foundation
public import Testing

/// The folder that `ARCHIVING_FIXTURES` names.
public enum FixtureFolder {
    /// The folder; `nil` if the variable is not set.
    public static let url = ProcessInfo.processInfo.environment["ARCHIVING_FIXTURES"].map { URL(filePath: $0) }

    /// A folder in it.
    public static func appending(_ path: String) -> URL? { url?.appending(path: path) }

    /// All files of the folder, in the order of their paths.
    public static func files() throws -> [(path: String, data: Data)] {
        guard let folder = url, let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var files: [(String, Data)] = []
        for case let path as String in paths {
            let url = folder.appending(path: path)
            guard (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true else { continue }
            files.append((path, try Data(contentsOf: url)))
        }
        return files.sorted { $0.0 < $1.0 }
    }
}

extension Trait where Self == ConditionTrait {
    /// A test that reads archives of other programs.
    public static var fixtures: Self {
        .enabled(if: FixtureFolder.url != nil, "ARCHIVING_FIXTURES names no folder: skipped")
    }
}
