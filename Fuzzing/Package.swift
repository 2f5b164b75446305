// swift-tools-version: 6.2

import PackageDescription

// Coverage-guided fuzzers of all that reads bytes. `Fuzzing/run` builds and runs them; `README.md` says how.

let propertyLists = Target.Dependency.product(name: "PropertyLists", package: "swift-archiving")
let archiving = Target.Dependency.product(name: "Archiving", package: "swift-archiving")

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-archiving", path: "..")],
    targets: [
        // Classes with every kind of field. `run` generates their Swift: the build plugin would be instrumented too.
        .target(name: "FuzzedModel", dependencies: [archiving], exclude: ["Model.coding", "Records.coding"]),

        // What is done with the bytes; the seeds that the fuzzers begin with are made by the same code.
        .target(name: "FuzzedReaders", dependencies: ["FuzzedModel", archiving, propertyLists]),
        .executableTarget(name: "MakeSeeds", dependencies: ["FuzzedModel", "FuzzedReaders", archiving, propertyLists]),

        // Many archives on all cores at once, for the thread sanitizer.
        .executableTarget(
            name: "ManyThreads", dependencies: ["FuzzedModel", "FuzzedReaders", archiving, propertyLists]),

        .target(name: "FuzzSupport"),
        .executableTarget(
            name: "FuzzBinaryPropertyList", dependencies: ["FuzzSupport", "FuzzedReaders", propertyLists]),
        .executableTarget(name: "FuzzXMLPropertyList", dependencies: ["FuzzSupport", "FuzzedReaders", propertyLists]),
        .executableTarget(name: "FuzzKeyedArchive", dependencies: ["FuzzSupport", "FuzzedReaders"]),
        .executableTarget(name: "FuzzSequentialArchive", dependencies: ["FuzzSupport", "FuzzedReaders"]),
    ],
    swiftLanguageModes: [.v6]
)
