// Starts `coding language-server` for schemas.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function settings() {
    const all = vscode.workspace.getConfiguration("coding");
    return { review: all.get("review"), rename: all.get("rename"), modules: all.get("modules") };
}

exports.activate = async function (context) {
    const command = vscode.workspace.getConfiguration("coding").get("path");
    client = new LanguageClient(
        "coding",
        "Coding schemas",
        { command, args: ["language-server"] },
        { documentSelector: [{ language: "coding" }], initializationOptions: settings() }
    );
    context.subscriptions.push(
        vscode.workspace.onDidChangeConfiguration((event) => {
            if (!event.affectsConfiguration("coding")) return;
            client.sendNotification("workspace/didChangeConfiguration", { settings: { coding: settings() } });
        })
    );
    await client.start();
};

exports.deactivate = () => client?.stop();
