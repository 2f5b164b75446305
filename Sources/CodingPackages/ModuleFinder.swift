// Which module a schema belongs to: what the settings say, else the manifest of its package, else its folder.

import CodingCommandLine

/// A module and its folder.
package struct ModuleLocation: Equatable, Sendable {
    package let name: String
    package let folder: String
    package let dependencies: [String]

    package init(name: String, folder: String, dependencies: [String] = []) {
        self.name = name
        self.folder = folder
        self.dependencies = dependencies
    }

    func contains(_ path: String) -> Bool { path.hasPrefix(folder + "/") }
}

/// Finds the modules of schemas. Manifests are read once.
package struct ModuleFinder {
    /// The modules that the client's settings name.
    package var settings: [ModuleLocation] = []
    private var packages: [String: LocalPackage?] = [:]

    package init() {}

    /// Forgets the manifests.
    package mutating func reset() { packages = [:] }

    /// The module of a schema.
    package mutating func module(of path: String) -> ModuleLocation {
        let stated = settings.filter { $0.contains(path) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
        if let stated { return stated }
        if let target = package(around: path)?.target(holding: path) {
            return ModuleLocation(
                name: target.moduleName, folder: target.folder, dependencies: target.manifest.dependencies ?? [])
        }
        let folder = FilePath.parent(of: path)
        return ModuleLocation(name: ModuleName.ofTarget(FilePath.name(of: folder)), folder: folder)
    }

    private mutating func package(around path: String) -> LocalPackage? {
        for folder in FilePath.folders(from: FilePath.parent(of: path)) {
            let package = packages[folder] ?? LocalPackage(folder: folder)
            packages[folder] = .some(package)
            if let package { return package }
        }
        return nil
    }
}
