// Imports: which modules' declarations a file can see.

extension Checker {
    func resolveImports() {
        let modules = Set(units.filter(\.isImported).map(\.moduleName))
        let names = modules.sorted()
        for unit in units {
            var earlier: [String: SourceRange] = [:]
            for module in unit.tree.imports {
                if module.value == unit.moduleName {
                    report(DiagnosticCatalog.importOfOwnModule(module))
                } else if !modules.contains(module.value) {
                    let nearest = EditDistance.closest(to: module.value, among: names)
                    report(DiagnosticCatalog.unknownImport(module, nearest: nearest))
                } else if let first = earlier[module.value] {
                    report(DiagnosticCatalog.doubledImport(module, first: first))
                } else {
                    earlier[module.value] = module.range
                    unit.imports.append(module.value)
                    unit.visibleModules.insert(module.value)
                }
            }
        }
    }
}
