// Which module a schema belongs to: what the settings say, else the manifest of its package, else its folder.

import CodingCommandLine
import Foundation

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
struct ModuleFinder {
    /// The modules that the client's settings name.
    var settings: [ModuleLocation] = []
    private var manifests: [String: [ModuleLocation]?] = [:]

    /// Forgets the manifests.
    mutating func reset() { manifests = [:] }

    /// The module of a schema.
    mutating func module(of path: String) -> ModuleLocation {
        if let stated = Self.nearest(to: path, among: settings) { return stated }
        if let (package, targets) = package(holding: path) {
            if let target = Self.nearest(to: path, among: targets) { return target }
            if let target = Self.conventional(path, in: package) { return target }
        }
        let folder = FilePath.parent(of: path)
        return ModuleLocation(name: Self.moduleName(ofFolder: folder), folder: folder)
    }

    private static func nearest(to path: String, among modules: [ModuleLocation]) -> ModuleLocation? {
        modules.filter { $0.contains(path) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    }

    /// The folder and the targets of the package that contains a file.
    private mutating func package(holding path: String) -> (String, [ModuleLocation])? {
        for folder in FilePath.folders(from: FilePath.parent(of: path)) {
            if let targets = targets(ofPackage: folder) { return (folder, targets) }
        }
        return nil
    }

    private mutating func targets(ofPackage folder: String) -> [ModuleLocation]? {
        if let known = manifests[folder] { return known }
        let content = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        let targets = content.map { text in
            PackageManifest.targets(in: text).map { target in
                let folders =
                    [target.path].compactMap(\.self)
                    + ["Sources", "Tests", "Source", "src"].map {
                        "\($0)/\(target.name)"
                    }
                let found = folders.map { FilePath.joined(folder, $0) }.first { FilePath.isFolder($0) == true }
                return ModuleLocation(
                    name: target.moduleName, folder: found ?? FilePath.joined(folder, "Sources/\(target.name)"),
                    dependencies: target.dependencies)
            }
        }
        manifests[folder] = .some(targets)
        return targets
    }

    /// `Sources/Name` of a package whose manifest doesn't name the target in plain text.
    private static func conventional(_ path: String, in package: String) -> ModuleLocation? {
        let inside = path.dropFirst(package.utf8.count + 1).split(separator: "/")
        guard inside.count > 2, ["Sources", "Tests"].contains(String(inside[0])) else { return nil }
        let folder = "\(package)/\(inside[0])/\(inside[1])"
        return ModuleLocation(name: moduleName(ofFolder: folder), folder: folder)
    }

    private static func moduleName(ofFolder folder: String) -> String {
        ManifestTarget(name: FilePath.name(of: folder)).moduleName
    }
}
