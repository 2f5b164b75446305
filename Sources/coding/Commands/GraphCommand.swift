// `coding graph`: the objects of an archive as a picture.

import ArchiveDocuments
import CodingCommandLine
import Foundation

extension Command {
    static let graph = Command(
        name: "graph",
        operands: "ARCHIVE --html | ARCHIVE --dot | ARCHIVE --mermaid",
        summary: "Draws the objects of an archive and their references, as a page or for Graphviz or Mermaid.",
        explanation: """
            The page is one HTML file that loads nothing: objects are unfolded and folded, searched
            and zoomed, with the keyboard, too. It shows the path, the size and the values of the
            selected object. Objects of archives in data are drawn, too. Those nearest to the top
            are drawn first; the picture states how many are not shown.
            """,
        operandRows: [("ARCHIVE", "a file, or '-' for standard input")],
        failure: nil,
        readsArchives: true,
        example: ("graph Payroll.archive --html --output Payroll.html", "writes a page for any browser"),
        ownOptions: [.graphPage, .dot, .mermaid, .graphDepth, .graphLimit, .outputFile],
        run: graph,
    )

    private static func graph(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard arguments.operands.count == 1 else { throw ToolError("one archive must be given") }
        let path = arguments.operands[0]
        guard [Option.graphPage, .dot, .mermaid].filter(arguments.contains).count == 1 else {
            throw ToolError("one kind of picture is required", help: "use --html, --dot or --mermaid")
        }
        try ArchiveFile.requireOther(arguments.value(of: .outputFile), than: [path])
        // A page has folding and search; other pictures are seen as a whole.
        let bounds = DocumentGraph.Bounds(
            depth: try arguments.number(of: .graphDepth),
            count: try arguments.number(of: .graphLimit, atLeast: 1)
                ?? (arguments.contains(.graphPage) ? 5_000 : 200))
        let document = try ArchiveFile.open(path)
        let graph = try ArchiveFile.reading(path) { () throws(InspectionError) in
            try DocumentGraph(document, within: bounds)
        }
        let name = path == ArchiveFile.standardInput ? "standard input" : (path as NSString).lastPathComponent
        let text =
            arguments.contains(.graphPage)
            ? graph.html(name: name) : arguments.contains(.dot) ? graph.dot : graph.mermaid
        try ArchiveFile.write(Data(text.utf8), to: arguments.value(of: .outputFile))
        if graph.problemCount > 0 {
            let places = graph.problemCount == 1 ? "1 place" : "\(graph.problemCount) places"
            messages.warn("\(places) in '\(path)' can't be read; see the picture")
        }
        return .success
    }
}
