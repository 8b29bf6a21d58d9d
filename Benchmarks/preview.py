"""The live preview: from a keystroke to the picture on the page, what an open page costs the keystroke's
diagnostics, and how many layouts a second a dragged edge gets.

A real browser (Tests/EndToEnd/browser.py) has the page open; a picture counts when the browser has painted the
frame after it. The peer of the diagnostics is the same server in the same run without a page.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Tests", "EndToEnd"))
from browser import Browser  # noqa: E402
from client import Client, Document  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
# A time stamp of this machine is the same for the server's client and, up to the offset, for the page.
PAINTED = """new Promise((resolve) => {
  const look = () => state.figures.every(({ views }) => views.some(({ text }) => text === %r))
    ? requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())))
    : setTimeout(look, 1);
  look();
})"""
DRAG = """(async () => {
  const figure = state.figures[0], { width, height } = figure.environment, times = [];
  for (let step = 0; step < 120; step++) {
    const start = performance.now();
    figure.size = { width: width - step, height };
    await layOut(figure);
    times.push(performance.now() - start);
  }
  resetSize(figure);
  return times;
})()"""


def texts(environments):
    with open(os.path.join(HERE, "FortyViews.stack")) as file:
        text = file.read()
    one = text.replace("devices: iPhone16, iPhoneSE1, iPhoneSE3, iPhone16.landscape", "devices: iPhone16")
    one = one.replace("textSizes: large, extraExtraLarge", "textSizes: large")
    if environments == 1:
        return one
    return one.replace("devices: iPhone16", "devices: iPhone16, iPhoneSE1, iPhoneSE3, iPhone16.landscape") \
        .replace("textSizes: large", "textSizes: large, extraLarge, extraExtraLarge")


def percentile(values, share):
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def report(name, seconds):
    milliseconds = [1000 * value for value in seconds]
    print(f"{name:48} {statistics.median(milliseconds):7.1f} ms median {percentile(milliseconds, 0.99):7.1f} ms 99 %")


def measure(server, environments, rounds):
    folder = tempfile.mkdtemp()
    client = Client([server], folder)
    client.initialize()
    document = Document(client, f"{folder}/Trip.stack", "stack", texts(environments))
    document.published_for_this_version()
    line = next(index for index, text in enumerate(document.lines) if "Grace Hopper" in text)

    def type_name(name):
        start = document.lines[line].index('"') + 1
        return document.edit(line, start, document.lines[line].index('"', start), name)

    def diagnostics(label):
        times = []
        for index in range(rounds):
            start = type_name(f"Name {label} {index}")
            times.append(document.published_for_this_version()[0] - start)
        return times

    without = diagnostics("without")
    address, _ = client.request(
        "workspace/executeCommand", {"command": "stack.showPreview", "arguments": [document.uri]})
    browser = Browser()
    try:
        browser.size(1440, 900)
        browser.open(address)
        browser.wait(f"state.figures?.length === {environments} && state.figures.every(({{ svg }}) => svg)")
        with_page = diagnostics("with")
        times = []
        for index in range(rounds):
            name = f"Picture {index}"
            before = time.time()
            type_name(name)
            times.append(browser.value(PAINTED % name) / 1000 - before)
            document.published_for_this_version()
        print(f"-- 40 views, {environments} environment{'s' if environments > 1 else ''}")
        report("keystroke to the painted picture", times)
        report("keystroke to diagnostics, no page open", without)
        report("keystroke to diagnostics, page open", with_page)
        print(f"{'ratio of the medians':48} {statistics.median(with_page) / statistics.median(without):7.2f}")
        if environments == 1:
            drag = [value / 1000 for value in browser.value(DRAG)]
            report("a step of a dragged edge, laid out and in the page", drag)
            print(f"{'steps a second':48} {len(drag) / sum(drag):7.0f}")
    finally:
        browser.close()
        client.stop()


parser = argparse.ArgumentParser()
parser.add_argument("--server", required=True)
parser.add_argument("--rounds", type=int, default=100)
options = parser.parse_args()
for count in (1, 12):
    measure(options.server, count, options.rounds)
