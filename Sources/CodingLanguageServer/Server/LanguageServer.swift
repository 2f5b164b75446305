// The server: its life cycle and its state. Messages come in one at a time; requests are answered in order.
//
//     stdin ─▶ MessageQueue ─▶ LanguageServer.receive ─▶ Workspace ─▶ SchemaAnalysis
//                  │ cancelled requests never get here     └▶ Features ─▶ send ─▶ stdout

import CodingSchema
package import JSONText

/// A server for one client.
package final class LanguageServer {
    private enum State {
        case new
        case initialized
        case shutDown
    }

    let environment: ServerEnvironment
    let workspace = Workspace()
    private(set) var settings = ServerSettings()
    private(set) var client = ClientCapabilities()

    /// The messages about changes since a revision, by file.
    var reviews: [String: [ReviewFinding]] = [:]

    /// The schemas of modules at another time, by folder and revision, until a file is saved.
    private var baselines: [String: Baseline?] = [:]

    /// What was published last, by URI.
    var published: [String: JSONValue] = [:]

    /// The module that was edited last, whose messages are published as soon as no message waits, and its edited files.
    var urgent: SchemaModule?
    var edited: Set<String> = []

    /// The modules whose messages are published after a pause, because another module has changed.
    var waiting: [SchemaModule] = []

    /// The process's exit code, once it is to end.
    package private(set) var exitCode: Int32?
    private let output: (JSONValue) -> Void
    private var state = State.new
    private var requestCount = 0

    /// - Parameter send: sends a message to the client.
    package init(environment: ServerEnvironment, send: @escaping (JSONValue) -> Void) {
        self.environment = environment
        self.output = send
    }

    /// The client's process, whose end ends the server.
    package var clientProcess: Int? { client.processID }

    // MARK: Messages

    /// Handles a message.
    ///
    /// - Parameter isCancelled: whether the client has cancelled it.
    package func receive(_ message: JSONValue, isCancelled: Bool = false) {
        guard message.members != nil else {
            return answer(nil, .failure(.invalidRequest("a message must be an object")))
        }
        // The response to a request of the server.
        if message["method"] == nil, message["id"] != nil, message["result"] != nil || message["error"] != nil {
            return
        }
        let id = message["id"].flatMap { id in id.string != nil || id.int != nil ? id : nil }
        // Clients may write null for what isn't there.
        let parameters = message["params"]?.withoutNullMembers
        guard let method = message["method"]?.string else {
            return answer(id, .failure(.invalidRequest("a message needs a method")))
        }
        if let id {
            let result = isCancelled ? .failure(.cancelled) : result(of: method, parameters)
            answer(id, result)
        } else {
            notify(method, parameters)
        }
    }

    /// Answers a message that is no JSON.
    package func receiveInvalid(_ reason: String) { answer(nil, .failure(.parse(reason))) }

    private func result(of method: String, _ parameters: JSONValue?) -> Result<JSONValue, ResponseError> {
        switch (state, method) {
        case (.new, "initialize"): break
        case (.new, _): return .failure(.notInitialized)
        case (.initialized, "initialize"): return .failure(.invalidRequest("the server is initialized already"))
        case (.shutDown, _): return .failure(.invalidRequest("the server is shut down"))
        case (.initialized, _): break
        }
        do throws(ResponseError) {
            switch method {
            case "initialize": return .success(initialize(parameters))
            case "shutdown":
                state = .shutDown
                return .success(.null)
            default:
                guard let handler = Self.requests[method] else { throw .unknownMethod(method) }
                return .success(try handler.answer(self)(parameters ?? .null))
            }
        } catch {
            return .failure(error)
        }
    }

    private func notify(_ method: String, _ parameters: JSONValue?) {
        if method == "exit" {
            exitCode = state == .shutDown ? 0 : 1
            return
        }
        guard state == .initialized, let handler = Self.notifications[method] else { return }
        handler(self)(parameters ?? .null)
    }

    // MARK: Sending

    private func answer(_ id: JSONValue?, _ result: Result<JSONValue, ResponseError>) {
        switch result {
        case .success(let value):
            output(["jsonrpc": "2.0", "id": id ?? .null, "result": value])
        case .failure(let error):
            let body: JSONValue = ["code": .integer(error.code), "message": .string(error.message)]
            output(["jsonrpc": "2.0", "id": id ?? .null, "error": body])
        }
    }

    func sendNotification(_ method: String, _ parameters: JSONValue) {
        output(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    /// Sends a request whose result the server doesn't need.
    func sendRequest(_ method: String, _ parameters: JSONValue?) {
        requestCount += 1
        output(
            .object([
                "jsonrpc": "2.0", "id": .string("coding-\(requestCount)"), "method": .string(method),
                "params": parameters,
            ]))
    }

    // MARK: Initialization

    private func initialize(_ parameters: JSONValue?) -> JSONValue {
        state = .initialized
        client = ClientCapabilities(parameters)
        settings = ServerSettings(parameters?["initializationOptions"])
        workspace.open(folders: client.folders, modules: settings.modules)
        return [
            "capabilities": ServerCapabilities.json(client),
            "serverInfo": ["name": "coding", "version": .string(environment.version)],
        ]
    }

    /// The schemas of a module in a revision.
    func baseline(of module: SchemaModule, at revision: String) -> Baseline? {
        let name = revision + " " + module.folder
        if let known = baselines[name] { return known }
        let found = environment.baseline(module.name, module.folder, revision)
        baselines[name] = .some(found)
        return found
    }

    func forgetBaselines() { baselines = [:] }

    func change(settings: ServerSettings) {
        self.settings = settings
        workspace.open(folders: workspace.folders, modules: settings.modules)
    }
}
