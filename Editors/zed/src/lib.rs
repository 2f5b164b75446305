//! Starts `coding language-server` for schemas.

use zed_extension_api::{
    register_extension, settings::LspSettings, Command, Extension, LanguageServerId, Result, Worktree,
};

struct CodingSchemas;

impl Extension for CodingSchemas {
    fn new() -> Self {
        CodingSchemas
    }

    fn language_server_command(&mut self, server: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        // The settings can name another executable.
        let binary = LspSettings::for_worktree(server.as_ref(), worktree).ok().and_then(|settings| settings.binary);
        let command = binary
            .and_then(|binary| binary.path)
            .or_else(|| worktree.which("coding"))
            .ok_or("the tool 'coding' is not in PATH: build it with 'swift build -c release --product coding'")?;
        Ok(Command { command, args: vec!["language-server".into()], env: worktree.shell_env() })
    }
}

register_extension!(CodingSchemas);
