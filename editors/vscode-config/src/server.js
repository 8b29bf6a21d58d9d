'use strict';

// The server to start: the one that the settings name, otherwise the one in the extension's package,
// otherwise the one in `PATH`.

const fs = require('node:fs');
const path = require('node:path');

const name = process.platform === 'win32' ? 'stack-lsp.exe' : 'stack-lsp';
const packaged = path.join(__dirname, '..', 'server', name);

/** The program to start, for the configuration section `stack`. */
function serverPath(settings) {
  return settings.get('server.path') || (fs.existsSync(packaged) ? packaged : name);
}

module.exports = { serverPath };
