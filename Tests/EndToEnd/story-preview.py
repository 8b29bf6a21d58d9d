"""The story of the live preview: Neovim at one end, the page in a real browser at the other: Chromium, or the one that
BROWSER names.

Run by scripts/e2e in a folder that holds copies of Examples/ and of documents/. Every wait is for a condition,
and bounded.
"""

import atexit
import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.parse

sys.path.insert(0, os.environ['STORIES'])
from browser import LIMIT, Browser  # noqa: E402
from firefox import Firefox  # noqa: E402

WORK, ROOT, SERVER = os.environ['WORK'], os.environ['ROOT'], os.environ['STACK_LSP']
SCREEN = '''screen Tie {
    size: 320 x 180
    hstack row {
        spacing: 8
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == superview.top + 20
        label title "Ada </script> ]]>"
        label bio "Mathematician"
    }
}
'''
story = 'start'


def check(condition, message):
    if not condition:
        raise AssertionError(message)


def wait_for(condition, message):
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    raise AssertionError(f'still waiting: {message}')


class Neovim:
    """A headless Neovim that takes questions from outside."""

    def __init__(self, file):
        self.socket = f'{WORK}/nvim'
        folder = f'{WORK}/bin'
        os.mkdir(folder)
        # What opens addresses on a desktop tells us which.
        with open(f'{folder}/xdg-open', 'w') as opener:
            opener.write(f'#!/bin/sh\necho "$1" >> {WORK}/opened\n')
        os.chmod(f'{folder}/xdg-open', 0o755)
        environment = dict(os.environ, PATH=f'{folder}:{os.environ["PATH"]}')
        self.process = subprocess.Popen(
            ['nvim', '--headless', '-n', '-i', 'NONE', '-u', 'NORC', '--listen', self.socket,
             '--cmd', f'set runtimepath^={ROOT}/editors/vim,{ROOT}/editors/nvim',
             '--cmd', f"lua vim.g.stack_lsp_cmd = {{ '{SERVER}' }}", file],
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # A story that fails leaves nothing behind.
        atexit.register(self.process.kill)
        wait_for(lambda: os.path.exists(self.socket), 'Neovim')

    def lua(self, code):
        """What a function of Lua returns, as JSON."""
        path = f'{WORK}/code.lua'
        with open(path, 'w') as file:
            file.write(code)
        answer = subprocess.run(
            ['nvim', '--server', self.socket, '--remote-expr', f'json_encode(luaeval("dofile(_A)", "{path}"))'],
            capture_output=True, text=True, timeout=LIMIT)
        text = (answer.stdout or answer.stderr).strip()
        try:
            return json.loads(text)
        except ValueError:
            raise AssertionError(f'Neovim: {text}') from None

    def text(self):
        return '\n'.join(self.lua('return vim.api.nvim_buf_get_lines(0, 0, -1, false)'))

    def cursor(self):
        return self.lua('return vim.api.nvim_win_get_cursor(0)')

    def go(self, pattern):
        # Headless, nothing is typed, so the event is sent by hand.
        self.lua(f"vim.fn.cursor(1, 1); vim.fn.search([==[{pattern}]==], 'cW')"
                 " vim.api.nvim_exec_autocmds('CursorMoved', { buffer = 0 }) return 1")

    def substitute(self, pattern):
        self.lua(f'vim.cmd([==[{pattern}]==]) return 1')

    def quit(self):
        subprocess.run(['nvim', '--server', self.socket, '--remote-send', '<Esc>:quitall!<CR>'], capture_output=True)
        self.process.wait(LIMIT)


def plays(feature):
    """Says which feature the story has played, for the README's table of editors."""


def view(browser, name, figure=0):
    return browser.value(f'state.figures[{figure}].views.find((view) => view.name === "{name}") ?? null')


def middle(browser, name):
    """Where a view is on the browser's screen."""
    return browser.value(f'''(() => {{
        const figure = state.figures[0], [x, y, w, h] = figure.views.find((view) => view.name === "{name}").frame;
        const at = new DOMPoint(x + w / 2, y + h / 2).matrixTransform(figure.drawn.getScreenCTM());
        return [at.x, at.y] }})()''')


def request(address, text, read=True):
    """Sends bytes to the server as they are; the first line of what comes back."""
    parts = urllib.parse.urlsplit(address)
    with socket.create_connection((parts.hostname, parts.port), timeout=LIMIT) as connection:
        try:
            connection.sendall(text)
            return connection.recv(4096) if read else b''
        except ConnectionError:
            return b''


def attacks(address):
    parts = urllib.parse.urlsplit(address)
    host = parts.netloc

    def get(path=parts.path, host=host, method='GET', more='', body=''):
        return request(address, f'{method} {path} HTTP/1.1\r\nHost: {host}\r\n{more}'
                       f'Content-Length: {len(body)}\r\n\r\n{body}'.encode())

    refused = b'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
    check(get().startswith(b'HTTP/1.1 200'), 'the page is had by its address')
    for name, answer in {
        'a wrong token': get(path='/' + '0' * 32 + '/'), 'no token': get(path='/'),
        'a path of the disk': get(path='/etc/passwd'), 'a path behind the token': get(path=parts.path + '../../etc/passwd'),
        'a name that was led here': get(host=f'evil.example:{parts.port}'),
        'a foreign origin': get(more='Origin: http://evil.example\r\n'),
        'a question of a foreign origin': get(
            path=parts.path + 'ask', method='POST', more='Origin: http://evil.example\r\n', body='{}'),
        'another method': get(method='DELETE'),
    }.items():
        check(answer == refused, f'{name}: {answer[:80]}')
    huge = request(address, b'POST ' + parts.path.encode() + b'ask HTTP/1.1\r\nHost: ' + host.encode()
                   + b'\r\nContent-Length: 1048576\r\n\r\n' + b'x' * 1048576)
    check(huge in (refused, b''), f'a megabyte: {huge[:80]}')


def crowd(address):
    """A hundred connections that say nothing, and streams that are never read."""
    parts = urllib.parse.urlsplit(address)
    connections = [socket.create_connection((parts.hostname, parts.port), timeout=LIMIT) for _ in range(100)]
    for connection in connections[:30]:
        try:
            connection.sendall(f'GET {parts.path}events HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n'.encode())
        except ConnectionError:
            pass
    return connections


def frames(width):
    """What the command line says of the screen at another width."""
    path = f'{WORK}/Other.stack'
    with open(path, 'w') as file:
        file.write(SCREEN.replace('320 x 180', f'{width} x 180'))
    printed = subprocess.run([SERVER, 'frames', '--format', 'json', path], capture_output=True, text=True).stdout
    views = json.loads(printed)['screens'][0]['environments'][0]['views']
    return [view['frameInScreen'] for view in views]


NARROW = '''screen Narrow {
    size: 390 x 200
    hstack row {
        leading == superview.leading + 20
        trailing == superview.trailing - 20
        top == superview.top + 20
        view a { width == 150; height == 30 }
        view b { width == 150; height == 30 }
        spacer rest
    }
}
'''
FAULTY = '''component Chip { hstack body { label name { text: "Chip"; fontt: body } } }
screen Two {
    size: 320 x 100
    vstack list { leading == superview.leading; top == superview.top; Chip first; Chip second }
}
'''


def folder(browser):
    """`preview DIR`: the index of a folder, without an editor."""
    global story
    screens = f'{WORK}/app'
    os.makedirs(f'{screens}/inner')
    for name, text in {'Tie.stack': SCREEN, 'inner/Two.stack': FAULTY, 'inner/Narrow.stack': NARROW}.items():
        with open(f'{screens}/{name}', 'w') as file:
            file.write(text)
    subprocess.run(['cp', 'tie.storyboard', f'{screens}/Tie.storyboard'], check=True)
    story = 'the page is at the port that is asked for'
    with socket.create_server(('127.0.0.1', 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen([os.environ['REAL_STACK_LSP'], 'preview', '--port', str(port), screens],
                              stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().strip()
        check(address.startswith(f'http://127.0.0.1:{port}/'), address)
        index(browser, screens, address)
        fault(browser)
        breakpoints(browser)
        narrow(browser, address)
    finally:
        server.terminate()
        server.wait()


def cards(browser):
    return browser.value('''[...document.querySelectorAll('#index a')].map((link) => [
        link.closest('section').getAttribute('aria-label'), link.querySelector('b').textContent,
        [...link.querySelectorAll('.badge.wrong, .badge.doubtful')].map((badge) => badge.textContent).join()])''')


def index(browser, screens, address):
    global story
    story = 'the index of a folder shows every screen'
    browser.open(address)
    browser.wait('document.querySelectorAll("#index section > h2").length === 4', 'all files')
    browser.wait('[...document.querySelectorAll("#index a")].every((link) => link.querySelector("svg"))', 'all pictures')
    known = cards(browser)
    check(['Tie.stack', 'Tie', '1 warning'] in known and any(file == 'Tie.storyboard' for file, *_ in known), known)

    story = 'the index follows the files'
    with open(f'{screens}/Tie.stack', 'w') as file:
        file.write(SCREEN.replace('"Mathematician"', '"Mathematician" { hugging.horizontal: 249 }'))
    browser.wait('![...document.querySelectorAll("#index section")].find((file) => file.getAttribute("aria-label") === "Tie.stack")'
                 '.querySelector(".badge.doubtful")', 'the warning to be gone')
    with open(f'{screens}/New.stack', 'w') as file:
        file.write(NARROW.replace('Narrow', 'New'))
    browser.wait('document.querySelectorAll("#index section > h2").length === 5', 'the new file')

    story = 'a click on a card leads to the screen, and a link back'
    browser.value('document.querySelector(\'#index a[href*="Two"]\').scrollIntoView()')
    browser.click(*browser.place('document.querySelector(\'#index a[href*="Two"]\')'))
    browser.wait('state.screen?.screen === "Two" && state.figures[0]?.svg', 'the screen')
    browser.click(*browser.place('document.getElementById("home")'))
    browser.wait('isAtIndex() && document.activeElement.getAttribute("href")?.includes("Two")', 'the index, at the same card')
    browser.value('history.back()')
    browser.wait('state.screen?.screen === "Two" && state.figures[0]?.svg', 'the screen again')


def fault(browser):
    global story
    story = 'a fault in a component is marked at its instances'
    browser.wait('document.querySelectorAll("#stage .finding.other.wrong .badge").length === 2', 'both instances')
    words = browser.value('document.querySelector("#findings > li").textContent')
    check('unknown-property' in words, words)


def breakpoints(browser):
    global story
    story = 'a click on a breakpoint goes to that width'
    browser.value('location.hash = addressOf("inner/Narrow.stack", "Narrow")')
    browser.wait('state.screen?.screen === "Narrow" && state.figures[0]?.svg', 'the screen')
    browser.value('document.querySelector(".tools button[title^=\'Show at which\']").focus()')
    browser.value('document.activeElement.click()')
    browser.wait('document.querySelector(".ruler .tick")', 'the marks')
    browser.click(*browser.place('document.querySelector(".ruler .tick")'))
    # Twice 150, and twice 20 at the sides: narrower is a conflict, by a point a warning.
    browser.wait('state.figures[0].size?.width === 339 && state.sized', 'the width')
    browser.wait('[...document.querySelectorAll("#findings > li.doubtful")].length > 0', 'the conflict')


def narrow(browser, address):
    global story
    for width, height in [(1024, 768), (640, 400), (390, 844)]:
        story = f'nothing is wider than a page of {width}'
        browser.size(width, height)
        for place in ['', addressed('Tie.stack', 'Tie')]:
            browser.open(address + place)
            browser.wait('isAtIndex() ? document.querySelector("#index svg") : state.figures[0]?.drawn', 'the page')
            wide = browser.value('''[...document.querySelectorAll('#bar, #bar *, #note, #side, #index section')].filter((element) => {
                const { width, right, left } = element.getBoundingClientRect();
                return width > 1 && element.checkVisibility() && (right > innerWidth + 0.5 || left < 0) }).map(({ id, tagName }) => tagName + '#' + id)''')
            check(not wide, wide)
        browser.value('document.querySelector("details.menu").open = true')
        left, right = browser.value('(({ left, right }) => [left, right])(document.querySelector("details.menu > div").getBoundingClientRect())')
        check(0 <= left and right <= width, f'the menu goes from {left} to {right}')


def addressed(file, screen):
    return '#' + urllib.parse.urlencode({'file': file, 'screen': screen})


def play():
    global story
    with open('Preview.stack', 'w') as file:
        file.write(SCREEN)
    story = 'the preview opens where the desktop opens addresses'
    editor = Neovim('Preview.stack')
    wait_for(lambda: editor.lua("return require('stack').client(0) ~= nil"), 'the server')
    editor.lua("vim.fn.cursor(3, 8) vim.cmd('StackPreview') return 1")
    address = wait_for(lambda: os.path.exists(f'{WORK}/opened') and open(f'{WORK}/opened').read().strip(), 'the address')
    check(re.fullmatch(r'http://127\.0\.0\.1:\d+/[0-9a-f]{32}/', address), address)
    browser = Firefox() if os.environ.get('BROWSER') == 'firefox' else Browser()
    browser.size(1280, 800)
    browser.open(address)
    browser.wait('state.figures?.length === 1 && state.figures[0].svg', 'the picture')
    check(view(browser, 'title')['text'] == 'Ada </script> ]]>', 'a text is what it is')

    story = 'the picture follows the text'
    editor.substitute('%s/"Ada.*"/"Grace"/')
    browser.wait('state.figures[0].views.some((view) => view.text === "Grace")')

    story = 'what an edit leaves in the page is the whole picture'
    for edit, seen in [
        ('%s/spacing: 8/spacing: 20/', 'v.name === "bio" && v.frame[0] > 60'),
        ('8t8', 'v.name === "bio"'), ('9s/title/second/', 'v.name === "second"'),
        ('9s/"Grace"/"Grace Hopper"/', 'v.text === "Grace Hopper"'), ('8d', '!all.some((v) => v.name === "title")'),
        ('%s/hstack/vstack/', 'v.name === "bio" && v.frame[1] > 30'), ('2s/320 x 180/300 x 200/', 'figure.box.height > 200'),
        ('silent earlier 100f | %s/"Ada.*"/"Grace"/', 'v.name === "title" && figure.box.height < 200'),
    ]:
        editor.substitute(edit)
        browser.wait(f'((figure) => ((all) => all.some((v) => {seen}))(figure.views))(state.figures[0])', edit)
        check(browser.value('''((figure) => {
            const [sent] = parsed(figure.svg);
            for (const name of ['width', 'height', 'class']) sent.setAttribute(name, figure.drawn.getAttribute(name));
            return figure.drawn.isEqualNode(sent) })(state.figures[0])'''), f'{edit}: the picture is another')

    story = 'the pictures of one device stand below its name'
    editor.substitute('2s/size: 320 x 180/devices: iPhoneSE3, iPhone16; textSizes: large, extraLarge/')
    browser.wait('state.figures.length === 4 && state.figures.every(({ drawn }) => drawn)', 'the four pictures')
    groups = browser.value('''[...document.querySelectorAll('.one-device')].map((group) =>
        [group.getAttribute('aria-label'), group.querySelectorAll('figure').length])''')
    check(groups == [['iPhone SE', 2], ['iPhone 16', 2]], groups)
    editor.substitute('undo')
    browser.wait('state.figures.length === 1 && !document.querySelector(".one-device")', 'one picture again')

    story = 'the caret is marked'
    editor.go(r'\<bio\>')
    browser.wait('document.querySelectorAll(".overlay .caret").length === 1')
    browser.wait('state.caret === "9:15-9:18"', 'the caret at the name')

    story = 'a click puts the cursor there'
    browser.click(*middle(browser, 'title'))
    wait_for(lambda: editor.cursor() == [8, 14], 'the cursor at the title')

    story = 'a fix of the page mends the buffer'
    browser.wait('document.querySelector(".finding.tie")')
    browser.value('document.querySelector("#findings > li > button").click()')
    browser.wait('document.querySelector(".fixes button")')
    browser.pointer('mouseMoved', *browser.place('document.querySelector(".fixes button")'))
    browser.wait('document.querySelectorAll(".trial .small > svg").length === 2', 'before and after')
    browser.value('document.querySelector(".fixes button").click()')
    wait_for(lambda: 'hugging.horizontal: 249' in editor.text(), 'the fix in the buffer')
    browser.wait('!document.querySelector(".picture .finding.tie")', 'the mark to be gone')
    editor.substitute('silent undo')
    browser.wait('document.querySelector(".picture .finding.tie")')

    story = 'dragging the width lays out as the command line does'
    editor.substitute('%s/"Grace"/"Ada <\\/script> ]]>"/')
    browser.wait('state.figures[0].views.some((view) => view.text?.startsWith("Ada"))')
    x, y = browser.place('document.querySelector(".grip.across")')
    zoom = browser.value('state.zoom')
    browser.pointer('mouseMoved', x, y)
    browser.pointer('mousePressed', x, y, button='left', buttons=1, clickCount=1)
    for step in range(1, 31):
        browser.pointer('mouseMoved', x + step * zoom, y, button='left', buttons=1)
    browser.pointer('mouseReleased', x + 30 * zoom, y, button='left', clickCount=1)
    browser.wait('state.figures[0].size?.width === 350 && !state.figures[0].isAsking', 'the width of 350')
    shown = browser.value('state.figures[0].views.map((view) => view.frame)')
    expected = frames(350)
    check(shown == expected, f'{shown} is not {expected}')
    browser.wait('state.figures[0].marks?.length > 1', 'the ruler')
    words = browser.value('document.getElementById("size-words").textContent')
    check('350 × 180' in words, f'the panel speaks of {words}')
    browser.value('resetSize(state.figures[0])')
    check(browser.value('document.getElementById("at-size").hidden'), 'the panel speaks of no size any more')

    story = 'broken text keeps the last good picture'
    before = browser.value('state.figures[0].svg')
    editor.substitute('%s/spacing: 8/spacing: /')
    browser.wait('document.getElementById("note").textContent.startsWith("Line ")')
    check(browser.value('state.figures[0].svg') == before, 'the picture has changed')
    editor.substitute('silent undo')
    browser.wait('document.getElementById("note").hidden')

    story = 'the network goes and comes back'
    browser.offline(True)
    browser.open(address)
    browser.offline(False)
    browser.open(address)
    browser.wait('state.figures?.length === 1 && state.figures[0].svg', 'the picture')

    story = 'strangers are refused'
    attacks(address)

    story = 'a crowd delays nobody'
    connections = crowd(address)
    editor.substitute('%s/"Mathematician"/"Programmer"/')
    diagnostics = "return #vim.diagnostic.get(0) > 0 and vim.api.nvim_buf_get_lines(0, 8, 9, false)[1]"
    wait_for(lambda: 'Programmer' in (editor.lua(diagnostics) or ''), 'diagnostics')
    browser.wait('state.figures[0].views.some((view) => view.text === "Programmer")')
    for connection in connections:
        connection.close()

    story = 'a server that ended is replaced, and the page finds it'
    editor.lua("local client = require('stack').client(0) vim.lsp.stop_client(client.id, true) return 1")
    browser.wait('document.getElementById("note").className === "gone"', 'the note that it is gone')
    wait_for(lambda: editor.lua("return require('stack').client(0) == nil"), 'the end of the server')
    editor.lua("vim.cmd('edit!') return 1")
    browser.wait('state.page !== null && document.getElementById("note").hidden', 'the page to be back')

    folder(browser)

    complaints = [c for c in browser.complaints() if 'ERR_' not in json.dumps(c)]
    check(not complaints, complaints)
    plays('preview')
    plays('caret')
    browser.close()
    editor.quit()


try:
    play()
except Exception as error:  # noqa: BLE001
    sys.exit(f'preview: {story}: {error}')
print('preview: the story holds')
