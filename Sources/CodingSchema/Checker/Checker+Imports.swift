// Imports: the modules whose declarations a file can use, and the modules that only its generated Swift imports.

extension Checker {
    /// System modules that schemas import, which therefore aren't misspelled target names.
    private static let systemModules: Set<String> = [
        "AppKit", "AVFoundation", "CloudKit", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage",
        "CoreLocation", "CoreMedia", "CoreText", "CryptoKit", "Darwin", "Dispatch", "Foundation",
        "FoundationEssentials", "GameKit", "Glibc", "MapKit", "Observation", "ObjectiveC", "PDFKit", "QuartzCore",
        "SceneKit", "SpriteKit", "StoreKit", "Swift", "SwiftUI", "Synchronization", "UIKit", "WatchKit", "WebKit",
    ]

    func resolveImports() {
        let modules = Set(units.filter(\.isImported).map(\.moduleName))
        let names = modules.sorted()
        for unit in units {
            var earlier: [String: SourceRange] = [:]
            for module in unit.tree.imports {
                if module.value == unit.moduleName {
                    report(
                        .importOfOwnModule,
                        "this file belongs to '\(module)': the files of a target see each other without an import",
                        at: module,
                        fix: .removeLine(of: module.removal ?? module.range))
                } else if let nearest = nearestModule(to: module.value, among: names, known: modules) {
                    report(
                        .unknownImport, "'\(module)' is not a target with a schema that this target depends on",
                        at: module,
                        fix: .didYouMean(nearest, replacing: module.range))
                } else if let first = earlier[module.value] {
                    report(
                        .duplicateImport, "'\(module)' is imported twice", at: module, first: first,
                        fix: .removeLine(of: module.removal ?? module.range).automatic)
                } else {
                    earlier[module.value] = module.range
                    guard modules.contains(module.value) else {
                        if !Self.systemModules.contains(module.value) {
                            modulesWithoutSchema[ObjectIdentifier(unit), default: []].append(module)
                        }
                        continue
                    }
                    symbols.addImport(of: module.value, to: unit)
                }
            }
        }
        findReachableModules()
    }

    private func findReachableModules() {
        let files = Dictionary(grouping: units, by: \.moduleName)
        var pending = [moduleName]
        while let next = pending.popLast() {
            guard reachableModules.insert(next).inserted else { continue }
            for unit in files[next] ?? [] { pending += symbols.imports(of: unit) }
        }
    }

    /// The module with a schema whose name is most similar to that of a module without one.
    private func nearestModule(to name: String, among names: [String], known: Set<String>) -> String? {
        guard !known.contains(name), !Self.systemModules.contains(name) else { return nil }
        return EditDistance.closest(to: name, among: names, budget: &searchBudget)
    }
}

extension FileUnit {
    /// All modules that the file imports, in written order without duplicates, with or without schemas.
    var importedNames: [String] {
        var seen: Set<String> = []
        return tree.imports.map(\.value).filter { $0 != moduleName && seen.insert($0).inserted }
    }
}

extension SyntaxTree {
    /// The edit that imports a module: after the last import, or at the beginning of the file.
    func importEdit(of moduleName: String) -> (range: SourceRange, text: String) {
        if let last = imports.last { return (last.range.end, "\nimport \(moduleName)") }
        return (SourceRange(file: file, lowerBound: 0, upperBound: 0), "import \(moduleName)\n")
    }
}
