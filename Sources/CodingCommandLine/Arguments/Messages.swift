// The tool's messages on standard error: about schemas, and about how it was called.

package import CodingSchema
import Foundation

/// When messages are colored.
package enum ColorMode: String, CaseIterable {
    case automatic = "auto"
    case always
    case never

    /// Whether colors are wanted on a stream.
    package func isColored(on stream: StandardStream) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .automatic:
            let environment = ProcessInfo.processInfo.environment
            // See no-color.org: any value but the empty one turns colors off.
            if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
            return environment["TERM"] != "dumb" && stream.isTerminal
        }
    }
}

/// Writes messages to standard error.
package struct Messages {
    private let isColored: Bool

    /// Whether colors are wanted on standard output.
    package let colorsOutput: Bool

    /// Whether warnings are hidden.
    package let isQuiet: Bool

    package init(colorMode: ColorMode, isQuiet: Bool) {
        self.isColored = colorMode.isColored(on: .error)
        self.colorsOutput = colorMode.isColored(on: .output)
        self.isQuiet = isQuiet
    }

    /// Shows messages about schemas, each with its location.
    package func report(_ diagnostics: [Diagnostic]) {
        let shown = selected(diagnostics)
        let renderer = DiagnosticRenderer(isColored: isColored)
        write(shown.map { renderer.render($0) + "\n" }.joined())
    }

    /// The messages to show.
    package func selected(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    }

    /// Shows an error whose cause is not in a schema.
    package func report(_ error: ToolError) {
        // Names in repositories and locks can contain control characters.
        write("\(errorLabel) \(PlainText.printable(error.message, keepsLineBreaks: true))\n")
        if let help = error.help { write("\(PlainText.printable(help, keepsLineBreaks: true))\n") }
    }

    /// Shows what needs no action.
    package func note(_ message: String) {
        if !isQuiet { write("note: \(PlainText.printable(message))\n") }
    }

    /// Shows a warning whose cause is not in a schema.
    package func warn(_ message: String) {
        if isQuiet { return }
        let label = isColored ? "\u{1B}[1;35mwarning:\u{1B}[0m" : "warning:"
        write("\(label) \(PlainText.printable(message))\n")
    }

    /// Shows an error in a file that is not a diagnostic of a schema.
    package func report(_ message: String, at location: String) {
        let text = PlainText.printable(message, keepsLineBreaks: true)
        write("\(PlainText.printable(location)): \(errorLabel) \(text)\n")
    }

    private var errorLabel: String { isColored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:" }

    package func write(_ text: String) {
        StandardError.write(text)
    }
}
