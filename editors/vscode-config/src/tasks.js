'use strict';

// “Run Task… ▸ stack: check”: runs the command line on the whole folder. The problem matcher
// `$stack-lsp` turns its output into problems.

const vscode = require('vscode');
const { serverPath } = require('./server');

const type = 'stack';

function task(definition, folder) {
  const program = serverPath(vscode.workspace.getConfiguration('stack'));
  const paths = definition.paths?.length ? definition.paths : ['.'];
  const execution = new vscode.ProcessExecution(program, ['check', ...paths], {
    cwd: folder.uri?.fsPath,
  });
  return new vscode.Task(definition, folder, definition.task, type, execution, '$stack-lsp');
}

/** Offers a check of every folder of the workspace, and completes the tasks of `tasks.json`. */
function registerTasks() {
  return vscode.tasks.registerTaskProvider(type, {
    provideTasks: () =>
      (vscode.workspace.workspaceFolders ?? []).map((folder) => task({ type, task: 'check' }, folder)),
    resolveTask: ({ definition, scope }) =>
      definition.task === 'check' ? task(definition, scope ?? vscode.TaskScope.Workspace) : undefined,
  });
}

module.exports = { registerTasks };
