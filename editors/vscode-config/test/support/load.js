'use strict';

// Lets `require('vscode')` find the stand-in.

const Module = require('node:module');
const path = require('node:path');

const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  return request === 'vscode' ? path.join(__dirname, 'vscode.js') : resolve.call(this, request, ...rest);
};
