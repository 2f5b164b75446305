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
                        fix: .removeImport(of: module.range))
                } else if let nearest = nearestModule(to: module.value, among: names, known: modules) {
                    report(
                        .unknownImport, "'\(module)' is not a target with a schema that this target depends on",
                        at: module,
                        fix: .didYouMean(nearest, replacing: module.range))
                } else if let first = earlier[module.value] {
                    report(
                        .duplicateImport, "'\(module)' is imported twice", at: module, first: first,
                        fix: .removeImport(of: module.range).automatic)
                } else {
                    earlier[module.value] = module.range
                    guard modules.contains(module.value) else {
                        if !Self.systemModules.contains(module.value) { unit.modulesWithoutSchema.append(module) }
                        continue
                    }
                    unit.imports.append(module.value)
                    unit.visibleModules.insert(module.value)
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
            for unit in files[next] ?? [] { pending += unit.imports }
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
