// A module of the workspace: its files, and the result of checking them.

import CodingCommandLine
import CodingSchema

final class SchemaModule {
    let name: String

    /// The folder, without a slash at its end.
    let folder: String

    /// The modules that the manifest or the settings state.
    let dependencies: [String]

    /// The files in the order in which the build checks them.
    private(set) var paths: [SchemaPath] = []

    /// The modules that the last check imported.
    var imports: [String] = []

    /// The result of the last check; `nil` if something has changed since.
    var checked: CheckedModule?

    init(name: String, folder: String, dependencies: [String]) {
        self.name = name
        self.folder = folder
        self.dependencies = dependencies
    }

    func add(_ path: String) {
        let path = SchemaPath(path, root: folder)
        guard !paths.contains(where: { $0.absolutePath == path.absolutePath }) else { return }
        paths.append(path)
        paths.sort()
    }

    func remove(_ path: String) { paths.removeAll { $0.path == path } }
}

/// The result of checking a module.
final class CheckedModule {
    let analysis: SchemaAnalysis

    /// The uses of declarations in each file, by position.
    private(set) lazy var uses: [ObjectIdentifier: [SchemaUse]] = {
        let byFile = Dictionary(grouping: analysis.uses) { ObjectIdentifier($0.range.file) }
        return byFile.mapValues { uses in
            var result: [SchemaUse] = []
            for use in uses.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
            where result.last?.range.lowerBound != use.range.lowerBound {
                result.append(use)
            }
            return result
        }
    }()

    private(set) lazy var diagnostics = Dictionary(grouping: analysis.diagnostics) {
        ObjectIdentifier($0.range.file)
    }

    init(_ analysis: SchemaAnalysis) {
        self.analysis = analysis
    }

    /// The use that contains an offset.
    func use(at offset: Int, in file: SourceFile) -> SchemaUse? {
        (uses[ObjectIdentifier(file)] ?? []).first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    }
}
