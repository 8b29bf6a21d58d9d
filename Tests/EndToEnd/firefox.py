"""A headless Firefox, spoken to over WebDriver BiDi on its remote port: nothing but the standard library."""

import atexit
import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time

from browser import LIMIT, Waiting


class WebSocket:
    """The client's side of RFC 6455, as far as text messages need it."""

    def __init__(self, host, port, path):
        self.socket = socket.create_connection((host, port), timeout=LIMIT)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f'GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n'
                             f'Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n'
                             'Sec-WebSocket-Version: 13\r\n\r\n').encode())
        self.buffer = b''
        while b'\r\n\r\n' not in self.buffer:
            self.buffer += self.more()
        head, _, self.buffer = self.buffer.partition(b'\r\n\r\n')
        if b' 101 ' not in head.split(b'\r\n')[0]:
            raise RuntimeError(f'no web socket: {head[:80]}')

    def more(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise RuntimeError('the browser has ended')
        return data

    def take(self, count):
        while len(self.buffer) < count:
            self.buffer += self.more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send(self, text, opcode=1):
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack('!BB', 0x80 | opcode, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack('!BBH', 0x80 | opcode, 0x80 | 126, size)
        else:
            head = struct.pack('!BBQ', 0x80 | opcode, 0x80 | 127, size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data)))

    def receive(self):
        """The next text message, of one frame or several."""
        message = b''
        while True:
            first, size = self.take(2)
            if size == 126:
                size, = struct.unpack('!H', self.take(2))
            elif size == 127:
                size, = struct.unpack('!Q', self.take(8))
            data, opcode = self.take(size), first & 15
            if opcode == 8:
                raise RuntimeError('the browser has ended')
            if opcode == 9:
                self.send(data.decode(), opcode=10)
            elif opcode < 3:
                message += data
                if first & 0x80:
                    return message.decode()


class Firefox(Waiting):
    """One page in a browser of its own, with a profile that goes with it."""

    def __init__(self, program=None):
        program = program or next(filter(None, map(shutil.which, ('firefox-esr', 'firefox'))))
        self.profile = tempfile.mkdtemp()
        self.log = open(os.path.join(self.profile, 'log'), 'w+')
        self.process = subprocess.Popen(
            [program, '--headless', '--no-remote', '--profile', self.profile, '--remote-debugging-port', '0', 'about:blank'],
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        # A story that fails leaves nothing behind.
        atexit.register(self.process.kill)
        port = self.port()
        self.last, self.events, self.intercept = 0, [], None
        self.socket = WebSocket('127.0.0.1', port, '/session')
        self.call('session.new', capabilities={})
        self.context = self.call('browsingContext.getTree')['contexts'][0]['context']
        self.call('session.subscribe', events=['log.entryAdded', 'network.beforeRequestSent'])

    def port(self):
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            with open(self.log.name) as log:
                found = re.search(r'WebDriver BiDi listening on ws://[^:]+:(\d+)', log.read())
            if found:
                return int(found.group(1))
            time.sleep(0.05)
        raise RuntimeError('Firefox opens no port')

    def send(self, method, params):
        self.last += 1
        self.socket.send(json.dumps({'id': self.last, 'method': method, 'params': params}))
        return self.last

    def call(self, method, **params):
        number = self.send(method, params)
        while True:
            answer = json.loads(self.socket.receive())
            if answer.get('id') == number:
                if answer['type'] == 'error':
                    raise RuntimeError(f'{method}: {answer["message"]}')
                return answer['result']
            if answer.get('type') != 'event':
                continue
            if answer['params'].get('isBlocked'):
                self.send('network.failRequest', {'request': answer['params']['request']['request']})
            elif answer['method'] == 'log.entryAdded':
                self.events.append(answer)

    def open(self, address):
        try:
            self.call('browsingContext.navigate', context=self.context, url=address, wait='complete')
        except RuntimeError:
            if not self.intercept:
                raise

    def value(self, expression):
        """What a piece of JavaScript comes to; a promise is waited for."""
        answer = self.call(
            'script.evaluate', expression=f'(async () => JSON.stringify(await ({expression})))()',
            target={'context': self.context}, awaitPromise=True)
        if answer['type'] == 'exception':
            raise RuntimeError(answer['exceptionDetails']['text'])
        return json.loads(answer['result'].get('value', 'null'))

    def size(self, width, height, scale=1):
        self.call('browsingContext.setViewport', context=self.context,
                  viewport={'width': width, 'height': height}, devicePixelRatio=scale)

    def pointer(self, kind, x, y, **_):
        x, y = round(x), round(y)
        action = {'mouseMoved': {'type': 'pointerMove', 'x': x, 'y': y}, 'mousePressed': {'type': 'pointerDown', 'button': 0},
                  'mouseReleased': {'type': 'pointerUp', 'button': 0}}[kind]
        self.call('input.performActions', context=self.context, actions=[
            {'type': 'pointer', 'id': 'mouse', 'parameters': {'pointerType': 'mouse'}, 'actions': [action]}])

    def offline(self, is_offline):
        if is_offline:
            self.intercept = self.call('network.addIntercept', phases=['beforeRequestSent'])['intercept']
        elif self.intercept:
            self.call('network.removeIntercept', intercept=self.intercept)
            self.intercept = None

    def complaints(self):
        """Errors that the page has logged or thrown."""
        self.value('1')
        texts = [event['params'].get('text') or '' for event in self.events if event['params']['level'] == 'error']
        # Firefox asks for an icon by itself, and the page's policy refuses it.
        return [text for text in texts if 'favicon.ico' not in text]

    def screenshot(self, path):
        with open(path, 'wb') as file:
            file.write(base64.b64decode(self.call('browsingContext.captureScreenshot', context=self.context)['data']))

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.log.close()
        shutil.rmtree(self.profile, ignore_errors=True)
