// Makes the documentation for DocC, which checks the links between pages and those to declarations.

import Foundation
import TestSupport
import Testing

@Suite("The documentation for DocC", .integration)
struct DocCTests {
    @Test("Every link of the pages and of the public comments resolves", .timeLimit(.minutes(20)))
    func links() async throws {
        let folder = try TemporaryFolder()
        let script = DocumentationFiles.package.appending(path: "Scripts/make-docc").path(percentEncoded: false)
        // The modules that were compiled with the tests: another build would wait for the one that runs them.
        let run = try await ToolRun.command(
            [script, "--modules", "\(try ToolRun.toolFolder)/Modules", folder.path(of: "docc")], in: folder)
        #expect(run.exitCode == 0, "\(run.lines)")

        // The check is worth nothing if the pages or the declarations are missing from what was checked.
        let articles = folder.names(in: "docc/Archiving.doccarchive/data/documentation/archiving")
        for page in DocumentationFiles.names() + DocumentationFiles.names(in: "Diagnostics") where page != "README.md" {
            let name = page.lowercased().replacingOccurrences(of: ".md", with: ".json")
            #expect(articles.contains(name), "\(page) is not in the archive")
        }
        #expect(articles.contains("keyedarchiver.json"))
        for (module, type) in [
            ("PropertyLists", "PropertyList"), ("PrimitiveData", "PrimitiveDataSerializer"),
            ("ArchiveDocuments", "ArchiveDocument"),
        ] {
            let pages = folder.names(in: "docc/\(module).doccarchive/data/documentation/\(module.lowercased())")
            #expect(pages.contains("\(type.lowercased()).json"))
        }
    }
}
