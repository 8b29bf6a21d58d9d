'use strict';

// JSON-RPC over the standard streams of a child process: frames in and out, one promise for each request.

const { spawn } = require('node:child_process');

/** The error of a request that the server answered with one, or that was cut off. */
class ResponseError extends Error {
  constructor({ code, message, data }) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Why a program cannot be started, as the end of a sentence that begins with its name. */
const reasons = { ENOENT: 'was not found', EACCES: 'is not executable' };

const requestCancelled = -32800;
const contentModified = -32801;
const methodNotFound = -32601;
const internalError = -32603;

/** Cuts a stream of bytes into the bodies of its frames, however the stream is chunked. */
class FrameReader {
  constructor() {
    this.bytes = Buffer.alloc(0);
  }

  /** Takes a chunk; returns the bodies that it completed. */
  push(chunk) {
    this.bytes = this.bytes.length === 0 ? chunk : Buffer.concat([this.bytes, chunk]);
    const bodies = [];
    for (;;) {
      const end = this.bytes.indexOf('\r\n\r\n');
      if (end < 0) return bodies;
      const length = /content-length:\s*(\d+)/i.exec(this.bytes.toString('ascii', 0, end));
      if (!length) throw new Error('a header without Content-Length');
      const start = end + 4;
      const stop = start + Number(length[1]);
      if (this.bytes.length < stop) return bodies;
      bodies.push(this.bytes.toString('utf8', start, stop));
      this.bytes = this.bytes.subarray(stop);
    }
  }
}

class Connection {
  /**
   * Starts the program. `handlers` has `notification(method, params)`,
   * `request(method, params)`, which may return a promise, `closed(reason)` and `log(line)`.
   */
  constructor(command, args, options, handlers) {
    this.handlers = handlers;
    this.pending = new Map();
    this.nextID = 1;
    this.isClosed = false;
    this.reader = new FrameReader();
    this.process = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stdout.on('data', (chunk) => this.receive(chunk));
    this.process.stderr.on('data', (chunk) => handlers.log(chunk.toString().trimEnd()));
    this.process.stdin.on('error', () => {});
    this.process.on('error', (error) => this.close(reasons[error.code] ?? `cannot be started: ${error.message}`));
    this.process.on('exit', (code, signal) => this.close(`ended with ${signal ?? code}`));
  }

  notify(method, params) {
    this.send({ jsonrpc: '2.0', method, params });
  }

  /** A request. A token that is cancelled tells the server, and the promise fails. */
  request(method, params, token) {
    if (this.isClosed) {
      return Promise.reject(new ResponseError({ code: internalError, message: 'the server is not running' }));
    }
    const id = this.nextID++;
    const answer = new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
    this.send({ jsonrpc: '2.0', id, method, params });
    const listener = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    return answer.finally(() => listener?.dispose());
  }

  send(message) {
    if (this.isClosed) return;
    const body = Buffer.from(JSON.stringify(message));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  receive(chunk) {
    let bodies;
    try {
      bodies = this.reader.push(chunk);
    } catch (error) {
      this.handlers.log(error.message);
      this.process.kill();
      return;
    }
    for (const body of bodies) {
      const message = this.parse(body);
      if (message) this.dispatch(message);
    }
  }

  /** A body that is not JSON is logged and costs its own message only. */
  parse(body) {
    try {
      return JSON.parse(body);
    } catch (error) {
      this.handlers.log(`The server sent a message that is not JSON: ${error.message}`);
      return undefined;
    }
  }

  dispatch(message) {
    if (message.method === undefined) {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      if (message.error) waiting?.reject(new ResponseError(message.error));
      else waiting?.resolve(message.result);
    } else if (message.id === undefined) {
      this.handlers.notification(message.method, message.params);
    } else {
      this.answer(message);
    }
  }

  async answer({ id, method, params }) {
    try {
      const result = await this.handlers.request(method, params);
      this.send({ jsonrpc: '2.0', id, result: result ?? null });
    } catch (error) {
      const code = error.code ?? internalError;
      this.send({ jsonrpc: '2.0', id, error: { code, message: error.message } });
    }
  }

  close(reason) {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const { reject } of this.pending.values()) {
      reject(new ResponseError({ code: internalError, message: `the server ${reason}` }));
    }
    this.pending.clear();
    this.handlers.closed(reason);
  }
}

module.exports = {
  Connection,
  FrameReader,
  ResponseError,
  requestCancelled,
  contentModified,
  methodNotFound,
};
