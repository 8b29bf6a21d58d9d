//! Tells Zed how to start stack-lsp: the program of that name in the PATH of the worktree.

use zed_extension_api::{self as zed, LanguageServerId, Result, Worktree};

struct StackExtension;

impl zed::Extension for StackExtension {
    fn new() -> Self {
        Self
    }

    fn language_server_command(
        &mut self,
        _id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<zed::Command> {
        let command = worktree
            .which("stack-lsp")
            .ok_or("stack-lsp is not in PATH")?;
        Ok(zed::Command {
            command,
            args: vec![],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(StackExtension);
