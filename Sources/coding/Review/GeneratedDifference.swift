// How the generated Swift of two states differs.

import CodingCommandLine
import CodingGenerator
import CodingReview
import CodingSchema

/// The unified diff of what two states become.
struct GeneratedDifference {
    let old: (state: DiffState, schemas: [Schema])
    let new: (state: DiffState, schemas: [Schema])

    /// One diff for each file that differs, by name; empty if none does.
    var text: String {
        let namesModules = Set((old.state.modules + new.state.modules).map(\.name)).count > 1
        let oldFiles = Self.files(of: old, namesModules: namesModules)
        let newFiles = Self.files(of: new, namesModules: namesModules)
        let names = Set(oldFiles.keys).union(newFiles.keys)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return names.map { name in
            UnifiedDifference.text(old: oldFiles[name], new: newFiles[name], oldName: "a/\(name)", newName: "b/\(name)")
        }.joined()
    }

    private static func files(
        of side: (state: DiffState, schemas: [Schema]), namesModules: Bool
    ) -> [String: String] {
        var result: [String: String] = [:]
        for (module, schema) in zip(side.state.modules, side.schemas) {
            let files = CodeGenerator.generate(schema, outputNames: module.files.map(\.path.outputName))
            let folder = namesModules ? module.name + "/" : ""
            for file in files { result[folder + file.name] = file.text }
        }
        return result
    }
}
