// A package in the file system: its manifest, the folders of its targets, and the modules that a target can import.

import CodingCommandLine
import Foundation

/// A target of a package, and its folder.
package struct PackageTarget: Sendable {
    package let manifest: ManifestTarget

    /// The folder, which may be missing.
    package let folder: String

    package var name: String { manifest.name }
    package var moduleName: String { manifest.moduleName }

    /// Whether a path is that of the target's folder, or in it.
    package func contains(_ path: String) -> Bool {
        FilePath.components(of: path).starts(with: FilePath.components(of: folder))
    }

    /// Whether the manifest excludes a file of the target's folder.
    package func excludes(_ path: String) -> Bool {
        let file = FilePath.components(of: path)
        return manifest.excluded.contains { file.starts(with: FilePath.components(of: FilePath.joined(folder, $0))) }
    }
}

/// A package, as its manifest describes it.
package struct LocalPackage: Sendable {
    /// The names of the folders that contain targets, in SwiftPM's order; tests are in `Tests` first.
    private static let targetFolders = ["Sources", "Source", "src", "srcs"]

    package let folder: String
    package let manifest: PackageManifest
    package let targets: [PackageTarget]

    /// Reads the package in a folder; `nil` if the folder has no manifest.
    package init?(folder: String) {
        guard let text = try? String(contentsOfFile: Self.manifestPath(in: folder), encoding: .utf8) else { return nil }
        let manifest = PackageManifest(text)
        let declared = manifest.targets.map { target in
            PackageTarget(manifest: target, folder: Self.folder(of: target, in: folder, manifest))
        }
        self.folder = folder
        self.manifest = manifest
        self.targets = declared + Self.conventional(in: folder, besides: declared)
    }

    /// The package that contains a folder or file: the nearest one around it.
    package static func around(_ path: String) -> LocalPackage? {
        for folder in FilePath.folders(from: FilePath.absolute(path)) {
            if let package = LocalPackage(folder: folder) { return package }
        }
        return nil
    }

    package static func manifestPath(in folder: String) -> String { FilePath.joined(folder, "Package.swift") }

    private static func folder(of target: ManifestTarget, in folder: String, _ manifest: PackageManifest) -> String {
        if let path = target.path { return FilePath.absolute(FilePath.joined(folder, path)) }
        let usual = ((target.isTest ? ["Tests"] : []) + targetFolders).map {
            FilePath.joined(folder, "\($0)/\(target.name)")
        }
        if let found = usual.first(where: { FilePath.isFolder($0) == true }) { return found }
        // The only target may have its files in 'Sources' itself.
        let isOnly = !target.isTest && manifest.targets.count { !$0.isTest } == 1
        let sources = FilePath.joined(folder, "Sources")
        if isOnly, FilePath.isFolder(sources) == true { return sources }
        return FilePath.joined(folder, "\(target.isTest ? "Tests" : "Sources")/\(target.name)")
    }

    /// The folders `Sources/Name` of targets that the manifest computes; anything may be their dependency.
    private static func conventional(in folder: String, besides declared: [PackageTarget]) -> [PackageTarget] {
        let known = Set(declared.map(\.folder))
        return ["Sources", "Tests"].flatMap { start -> [PackageTarget] in
            let base = FilePath.joined(folder, start)
            if known.contains(base) { return [] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
            return names.sorted().compactMap { name in
                let path = FilePath.joined(base, name)
                guard !name.hasPrefix("."), !known.contains(path), FilePath.isFolder(path) == true,
                    !declared.contains(where: { $0.folder.hasPrefix(path + "/") })
                else { return nil }
                var target = ManifestTarget(name: name)
                target.isTest = start == "Tests"
                target.dependencies = nil
                return PackageTarget(manifest: target, folder: path)
            }
        }
    }

    /// The target that a path is in; `nil` if it is in none.
    package func target(holding path: String) -> PackageTarget? {
        targets.filter { $0.contains(path) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    }
}

/// A package with the packages that it depends on. Each manifest is read once.
package struct PackageGraph {
    /// A target that can be imported, and the package that it belongs to.
    package struct Import {
        package let package: LocalPackage
        package let target: PackageTarget
    }

    package let root: LocalPackage
    private var packages: [String: LocalPackage?] = [:]

    package init(root: LocalPackage) {
        self.root = root
        packages[root.folder] = root
    }

    /// The targets that a target depends on, also indirectly.
    package mutating func imports(of target: PackageTarget) -> [Import] {
        var known: Set<String> = [target.folder]
        var found: [Import] = []
        var waiting = direct(target, of: root)
        while let next = waiting.popLast() {
            guard known.insert(next.target.folder).inserted else { continue }
            found.append(next)
            waiting += direct(next.target, of: next.package)
        }
        return found.sorted { $0.target.folder.utf8.lexicographicallyPrecedes($1.target.folder.utf8) }
    }

    private mutating func direct(_ target: PackageTarget, of package: LocalPackage) -> [Import] {
        guard let names = target.manifest.dependencies else {
            return package.targets.map { Import(package: package, target: $0) }
        }
        return names.flatMap { name in
            if let own = package.targets.first(where: { $0.name == name }) {
                return [Import(package: package, target: own)]
            }
            return targets(ofProduct: name, besides: package)
        }
    }

    private mutating func targets(ofProduct name: String, besides package: LocalPackage) -> [Import] {
        for dependency in package.manifest.dependencies {
            guard let other = locate(dependency, of: package), let names = other.manifest.products[name] else {
                continue
            }
            return other.targets.filter { names.contains($0.name) }.map { Import(package: other, target: $0) }
        }
        return []
    }

    /// The package that a manifest depends on; `nil` if it isn't on the disk.
    private mutating func locate(_ dependency: PackageManifest.Dependency, of package: LocalPackage) -> LocalPackage? {
        switch dependency {
        case .path(let path): return self.package(in: FilePath.absolute(FilePath.joined(package.folder, path)))
        case .url(let url):
            // SwiftPM copies packages to the first folder if they are edited, otherwise to the second.
            let name = FilePath.name(of: url.hasSuffix(".git") ? String(url.dropLast(4)) : url)
            return self.package(in: FilePath.joined(root.folder, "Packages/\(name)"))
                ?? self.package(in: FilePath.joined(root.folder, ".build/checkouts/\(name)"))
        }
    }

    private mutating func package(in folder: String) -> LocalPackage? {
        if let known = packages[folder] { return known }
        let package = LocalPackage(folder: folder)
        packages[folder] = .some(package)
        return package
    }
}
