"""A headless Chromium, spoken to over its DevTools protocol on two pipes: nothing but the standard library."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

LIMIT = 60  # seconds that a wait may take, on a machine that is busy with something else


class Waiting:
    """What every browser can do that tells values and moves a pointer."""

    def wait(self, expression, what=None):
        """Until a piece of JavaScript is true."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            try:
                value = self.value(f'Boolean({expression})')
                if value:
                    return value
            except RuntimeError as error:
                # The page is not there yet, or another one comes.
                if 'context' not in str(error) and 'ReferenceError' not in str(error):
                    raise
            time.sleep(0.02)
        raise RuntimeError(f'still waiting: {what or expression}')

    def click(self, x, y):
        self.pointer('mouseMoved', x, y)
        self.pointer('mousePressed', x, y, button='left', buttons=1, clickCount=1)
        self.pointer('mouseReleased', x, y, button='left', clickCount=1)

    def place(self, expression):
        """The middle of an element."""
        box = self.value(f'(() => {{ const b = ({expression}).getBoundingClientRect();'
                         ' return [b.x + b.width / 2, b.y + b.height / 2] })()')
        return box[0], box[1]


class Browser(Waiting):
    """One page in a browser of its own, with a profile that goes with it."""

    def __init__(self, program=None):
        program = program or next(filter(None, map(shutil.which, ('chromium', 'chromium-browser', 'google-chrome'))))
        self.profile = tempfile.mkdtemp()
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def take_pipes():
            # The protocol is spoken on descriptors 3 and 4.
            first, second = os.dup(commands), os.dup(answers)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [program, '--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--remote-debugging-pipe',
             '--no-first-run', f'--user-data-dir={self.profile}', 'about:blank'],
            preexec_fn=take_pipes, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer, self.last, self.session, self.events = b'', 0, None, []
        target = next(t for t in self.call('Target.getTargets')['targetInfos'] if t['type'] == 'page')
        self.session = self.call('Target.attachToTarget', targetId=target['targetId'], flatten=True)['sessionId']
        for domain in ('Page', 'Runtime', 'Log', 'Network'):
            self.call(f'{domain}.enable')

    def call(self, method, **params):
        self.last += 1
        message = {'id': self.last, 'method': method, 'params': params}
        if self.session:
            message['sessionId'] = self.session
        os.write(self.commands, json.dumps(message).encode() + b'\0')
        while True:
            answer = self.receive()
            if answer.get('id') == self.last:
                if 'error' in answer:
                    raise RuntimeError(f'{method}: {answer["error"]["message"]}')
                return answer['result']
            self.events.append(answer)

    def receive(self):
        while b'\0' not in self.buffer:
            more = os.read(self.answers, 1 << 16)
            if not more:
                raise RuntimeError('the browser has ended')
            self.buffer += more
        message, _, self.buffer = self.buffer.partition(b'\0')
        return json.loads(message)

    def open(self, address):
        self.call('Page.navigate', url=address)

    def value(self, expression):
        """What a piece of JavaScript comes to; a promise is waited for."""
        answer = self.call('Runtime.evaluate', expression=expression, returnByValue=True, awaitPromise=True)
        if 'exceptionDetails' in answer:
            details = answer['exceptionDetails']
            raise RuntimeError(details.get('exception', {}).get('description', details['text']))
        return answer['result'].get('value')

    def size(self, width, height, dark=False, scale=1):
        self.call('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call('Emulation.setEmulatedMedia', features=[
            {'name': 'prefers-color-scheme', 'value': 'dark' if dark else 'light'}])

    def pointer(self, kind, x, y, **more):
        self.call('Input.dispatchMouseEvent', type=kind, x=x, y=y, **more)

    def offline(self, is_offline):
        self.call('Network.emulateNetworkConditions', offline=is_offline, latency=0, downloadThroughput=-1,
                  uploadThroughput=-1)

    def complaints(self):
        """Errors that the page has logged or thrown."""
        self.value('1')
        return [event['params'] for event in self.events
                if event.get('method') == 'Runtime.exceptionThrown'
                or (event.get('method') == 'Log.entryAdded' and event['params']['entry']['level'] == 'error')]

    def screenshot(self, path):
        with open(path, 'wb') as file:
            file.write(base64.b64decode(self.call('Page.captureScreenshot', format='png')['data']))

    def close(self):
        self.process.terminate()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)
