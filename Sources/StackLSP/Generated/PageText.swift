// swift-format-ignore-file

/// The preview's page, as `editors/preview/index.html` has it: `scripts/fix` copies.
enum PageText {
  static let source = ##"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style nonce="NONCE">
/* PICTURE STYLE */
</style>
<style nonce="NONCE">
  :root {
    color-scheme: light; --back: #f3f3f6; --paper: #ffffff; --ink: #1c1c1e; --soft: #5c5c62;
    --line: #d8d8de; --accent: #0060c8; --wrong: #c80014; --doubtful: #9a4600; --remark: #5a5a60;
    --shade: 0 1px 2px #0002, 0 8px 24px #0001;
  }
  @media (prefers-color-scheme: dark) { :root:not(.light) {
    color-scheme: dark; --back: #131315; --paper: #1e1e21; --ink: #f2f2f5; --soft: #a6a6ae;
    --line: #37373c; --accent: #5aa9ff; --wrong: #ff7a72; --doubtful: #ffb84d; --remark: #b8b8bf;
    --shade: 0 1px 2px #0008, 0 8px 24px #0006;
  } }
  :root.dark {
    color-scheme: dark; --back: #131315; --paper: #1e1e21; --ink: #f2f2f5; --soft: #a6a6ae;
    --line: #37373c; --accent: #5aa9ff; --wrong: #ff7a72; --doubtful: #ffb84d; --remark: #b8b8bf;
    --shade: 0 1px 2px #0008, 0 8px 24px #0006;
  }
  * { box-sizing: border-box; }
  html, body { height: 100%; margin: 0; }
  body {
    display: grid; grid-template: "bar bar" auto "note note" auto "stage side" minmax(0, 1fr) / minmax(0, 1fr) auto;
    background: var(--back); color: var(--ink);
    font: 13px/1.4 -apple-system, "SF Pro Text", Inter, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
  }
  button, select, input { font: inherit; color: inherit; }
  button, select, summary {
    background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: 3px 8px; cursor: pointer;
  }
  button:hover, select:hover, summary:hover { border-color: var(--soft); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  [hidden] { display: none !important; }
  .out-of-sight { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

  #bar {
    grid-area: bar; position: relative; display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; padding: 8px 14px;
    background: var(--paper); border-bottom: 1px solid var(--line); z-index: 5;
  }
  #bar label { display: flex; gap: 5px; align-items: center; color: var(--soft); max-width: 100%; }
  #bar select { color: var(--ink); max-width: 15em; min-width: 0; }
  #screens { font-weight: 600; }
  #text-size { width: 96px; accent-color: var(--accent); }
  .push { margin-left: auto; }
  #skip { position: absolute; left: -99em; z-index: 20; background: var(--paper); color: var(--accent); padding: 6px 10px; } #skip:focus { left: 4px; top: 4px; }
  .group { display: inline-flex; } .group button { border-radius: 0; margin-left: -1px; min-width: 30px; }
  .group button:first-child { border-radius: 6px 0 0 6px; } .group button:last-child { border-radius: 0 6px 6px 0; }
    details.menu > summary { list-style: none; } details.menu > summary::-webkit-details-marker { display: none; }
  details.menu > div {
    position: absolute; right: 14px; top: calc(100% - 4px); max-width: calc(100vw - 28px); background: var(--paper); border: 1px solid var(--line);
    border-radius: 8px; box-shadow: var(--shade); padding: 8px 12px; display: grid; gap: 4px; min-width: 190px;
  }
  details.menu > div > label { justify-content: space-between; }
  #layers { display: grid; gap: 4px; padding-bottom: 8px; margin-bottom: 4px; border-bottom: 1px solid var(--line); }
  #note { grid-area: note; padding: 7px 14px; border-bottom: 1px solid var(--line); background: var(--paper); }
  #note.broken { color: var(--doubtful); } #note.gone { color: var(--wrong); } #note::before { content: "⚠ "; }

  #stage { grid-area: stage; overflow: auto; padding: 16px 20px 40px; outline-offset: -3px; }
  #figures, .one-device > div { display: flex; flex-wrap: wrap; gap: 18px 26px; align-items: flex-start; }
  .one-device { max-width: 100%; } .one-device > h2 { font-size: 14px; line-height: 20px; margin: 0 2px 2px; } .one-device > h2 small { color: var(--soft); font-weight: 400; } .one-device:not(:has(figure:not(.solo-out))) { display: none; }
  #empty { color: var(--soft); padding: 40px; text-align: center; }
  figure { margin: 0; }
  figure.solo-out { display: none; }
  figcaption { position: relative; display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; min-height: 25px; padding: 0 2px 3px; }
  figcaption .name { font-weight: 600; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  figcaption button.size { font-size: inherit; padding: 0; } figcaption button.size:disabled { cursor: default; } figcaption input { width: 8em; padding: 0 4px; }
  figcaption .size { color: var(--soft); white-space: nowrap; font-variant-numeric: tabular-nums; }
  figcaption .tools { position: absolute; right: 0; bottom: 2px; opacity: 0; white-space: nowrap; background: var(--back); }
  figure:hover .tools, figure:focus-within .tools { opacity: 1; }
  figcaption button { border: 0; background: none; padding: 1px 4px; color: var(--soft); font-size: 11px; }
  figcaption button:hover { color: var(--accent); }
  figcaption .bad { color: var(--wrong); font-weight: 700; }
  .picture { position: relative; width: max-content; }
  .picture > div > svg { display: block; }
  .picture .overlay { position: absolute; inset: 0; pointer-events: none; }
  .picture .layer, .picture .device { pointer-events: none; }
  .picture .badge, .picture .badgetext { pointer-events: auto; cursor: pointer; transform-box: fill-box; transform-origin: center; transform: scale(var(--unit, 1)); }
  .picture .remark .badge, .picture .remark .badgetext { transform: none; }
  .grip { position: absolute; border-radius: 4px; touch-action: none; opacity: 0; }
  .grip::after { content: ""; position: absolute; background: var(--accent); border-radius: 2px; }
  figure:hover .grip, .grip:focus-visible, .grip.held { opacity: 1; }
  .grip.across { width: 12px; cursor: ew-resize; } .grip.across::after { width: 4px; height: 44px; left: 4px; top: calc(50% - 22px); }
  .grip.down { height: 12px; cursor: ns-resize; } .grip.down::after { height: 4px; width: 44px; top: 4px; left: calc(50% - 22px); }
  .ruler { position: relative; height: 42px; margin-top: 4px; font-size: 10px; color: var(--soft); }
  .ruler .part { position: absolute; top: 0; height: 9px; border: 1px solid var(--line); background: var(--paper); padding: 0; border-radius: 2px; }
  .ruler .part.wrong { background: repeating-linear-gradient(45deg, var(--wrong) 0 3px, var(--paper) 3px 6px); }
  .ruler .part.doubtful { background: repeating-linear-gradient(90deg, var(--doubtful) 0 3px, var(--paper) 3px 6px); }
  .ruler .tick { position: absolute; top: -4px; height: 29px; min-width: 20px; padding: 15px 0 0; transform: translateX(-50%); border: 0; background: none; color: inherit; font-size: 10px; line-height: 13px; font-variant-numeric: tabular-nums; }
  .ruler .tick::before { content: ""; position: absolute; top: 0; left: calc(50% - 1px); width: 2px; height: 17px; background: var(--ink); } .ruler .tick:hover { color: var(--accent); } .ruler .tick:hover::before { background: var(--accent); }
  .ruler .legend { position: absolute; top: 26px; left: 0; display: flex; gap: 4px; align-items: center; white-space: nowrap; } .ruler .legend .part { position: static; width: 14px; margin-left: 8px; }
  .ruler .now { position: absolute; top: -3px; width: 2px; height: 15px; background: var(--accent); }

  .overlay .tag { fill: var(--accent); } .overlay .tagtext { fill: var(--paper); font-weight: 600; }
  kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; } .hint { margin: 0; color: var(--soft); font-size: 12px; }
  .overlay .caret { fill: none; stroke: var(--accent); stroke-width: 2.5; vector-effect: non-scaling-stroke; }
  .overlay .hover { fill: var(--accent); fill-opacity: 0.08; stroke: var(--accent); stroke-width: 1; vector-effect: non-scaling-stroke; }
  .overlay .chosen { fill: none; stroke: var(--accent); stroke-width: 2; stroke-dasharray: 5 3; vector-effect: non-scaling-stroke; }
  .overlay .distance { stroke: #d6006c; stroke-width: 1; vector-effect: non-scaling-stroke; }
  .overlay .figures { fill: #ffffff; font-weight: 600; text-anchor: middle; } .overlay .plate { fill: #d6006c; }
  .overlay .before { fill: none; stroke: #b000b5; stroke-width: 1.5; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke; }
  .stack-picture .finding.quiet { opacity: 0.25; }

  #side { grid-area: side; width: 330px; overflow: auto; border-left: 1px solid var(--line); background: var(--paper); padding: 12px 14px; }
  #side h2 { font-size: 11px; text-transform: uppercase; letter-spacing: 0.05em; color: var(--soft); margin: 14px 0 6px; }
  #side h2:first-child { margin-top: 0; }
  #findings { list-style: none; margin: 0; padding: 0; display: grid; gap: 6px; }
  #findings > li { border: 1px solid var(--line); border-radius: 8px; }
  #findings > li.soft { border: 0; }
  #findings > li.chosen { border-color: var(--accent); }
  #findings > li > button { display: grid; grid-template-columns: auto 1fr; gap: 2px 8px; text-align: left; width: 100%; border: 0; background: none; padding: 8px; }
  .sign { display: inline-grid; place-items: center; width: 18px; height: 18px; border-radius: 9px; color: var(--paper); font-weight: 700; font-size: 11px; background: var(--remark); }
  .wrong .sign { background: var(--wrong); } .doubtful .sign { background: var(--doubtful); }
  code { font: 0.94em ui-monospace, "SF Mono", Menlo, Consolas, monospace; background: var(--back); border-radius: 4px; padding: 0 3px; }
  .code { grid-column: 2; color: var(--soft); font-size: 11px; }
  #broken { border: 1px solid var(--doubtful); border-radius: 8px; padding: 8px; margin-bottom: 8px; } #broken p { margin: 0 0 4px; } #broken pre { margin: 0; overflow: auto; font: 12px ui-monospace, Menlo, Consolas, monospace; background: var(--back); padding: 4px 6px; border-radius: 4px; }
  .old .picture { opacity: 0.45; } .old figcaption::after { content: "old"; color: var(--doubtful); font-weight: 600; }
  .fixes { padding: 0 8px 8px; display: grid; gap: 4px; }
  .fixes button { text-align: left; }
  .fixes .preferred { font-weight: 600; }
  .trial { display: grid; gap: 8px; font-size: 11px; color: var(--soft); }
  .trial .small > svg { display: block; width: 100%; height: auto; max-height: 44vh; border: 1px solid var(--line); border-radius: 6px; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 12px; }
  th, td { text-align: left; padding: 2px 6px 2px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  #inspector p { margin: 2px 0; } #inspector .why { font-size: 12px; margin: 6px 0 0; padding-left: 18px; }
  #card {
    position: fixed; z-index: 9; max-width: 380px; pointer-events: none; background: var(--paper); border: 1px solid var(--line);
    border-radius: 8px; box-shadow: var(--shade); padding: 8px 12px;
  }
  #card p { margin: 1px 0; } #card .soft, #inspector .soft { color: var(--soft); } #card .why { font-size: 12px; margin: 5px 0 0; padding-left: 16px; }
  #card .trouble { color: var(--wrong); }
  #index { grid-area: stage; grid-column: 1 / -1; overflow: auto; padding: 16px 20px 40px; display: flex; flex-wrap: wrap; gap: 20px 24px; align-content: flex-start; }
  /* Files with one or two screens stand side by side. A long name makes no file wider than its screens. */
  #index section { max-width: 100%; } #index h2 { font-size: 13px; margin: 0 2px 6px; overflow-wrap: anywhere; width: 0; min-width: 100%; } #index h2 small, #index .kind { color: var(--soft); font-weight: 400; }
  #index ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 14px; align-items: stretch; }
  #index a { display: grid; grid-template-rows: auto 1fr; align-content: start; gap: 8px; width: 212px; height: 100%; padding: 9px 11px 11px; color: inherit; text-decoration: none; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; }
  #index a:hover { border-color: var(--accent); } #index .head { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; } #index .head b { font-weight: 600; overflow-wrap: anywhere; }
  #index .picture { width: auto; min-height: 60px; display: grid; justify-items: center; align-items: start; overflow: hidden; } #index .badge, #index-counts .badge { font-size: 11px; font-weight: 600; white-space: nowrap; }
  .badge.wrong { color: var(--wrong); } .badge.doubtful { color: var(--doubtful); }
  body.index > #stage, body.index > #side, body.index > #skip, body:not(.index) > #index, body.index #bar > :not(.of-index), body.index #bar .menu > div > :not(.of-index), body:not(.index) #bar > .only-index { display: none; }
  #index-title { font-size: 13px; margin: 0; overflow-wrap: anywhere; } #index-counts { display: flex; gap: 10px; } #home { color: var(--accent); text-decoration: none; white-space: nowrap; }
  @media (max-width: 820px) {
    body { grid-template: "bar" auto "note" auto "stage" minmax(0, 1fr) "side" auto / minmax(0, 1fr); }
    #side { width: auto; max-height: 34vh; border-left: 0; border-top: 1px solid var(--line); }
  }
  @media (prefers-reduced-motion: no-preference) { .tools, .grip { transition: opacity 0.15s; } }
</style>
</head>
<body>
<a id="skip" href=#findings-heading>Findings</a>
<header id="bar">
  <a id="home" href=# hidden>‹ All screens</a>
  <h1 id="index-title" class="of-index only-index"></h1><span id="index-counts" class="of-index only-index" role="status"></span>
  <label><span class="out-of-sight">Screen</span><select id="screens"></select></label>
  <label>Device <select id="device"></select></label>
  <label>Text <input id="text-size" type="range" min="0" max="12" value="0" aria-label="Text size"><output id="text-size-name">as listed</output></label>
  <label id="direction-label">Direction <select id="direction">
    <option value="">as listed</option><option value="leftToRight">left to right</option><option value="rightToLeft">right to left</option>
  </select></label>
  <label id="language-label">Language <select id="language"></select></label>
  <label id="state-label">State <select id="state"></select></label>
  <span class="push of-index"></span>
  <details class="menu of-index"><summary>View</summary><div>
    <div id="layers" role="group" aria-label="Layers"></div>
    <p class="hint"><kbd>n</kbd> names and edges of all views<br><kbd>f</kbd> findings, <kbd>s</kbd> this device alone, <kbd>0</kbd> fit</p>
    <label>Compare <select id="compare"><option value="">with nothing</option><option value="saved">with the saved text</option><option value="recorded">with recorded frames</option></select></label>
    <label class="of-index">Appearance <select id="appearance"><option value="">Automatic</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
  </div></details>
  <span class="group" role="group" aria-label="Zoom"><button id="smaller" aria-label="Smaller">−</button><button id="fit">Fit</button><button id="larger" aria-label="Larger">+</button></span>
</header>
<div id="note" role="status" hidden></div>
<div id="images" aria-hidden="true"></div>
<aside id="side" aria-label="Findings and views">
  <h2 id="findings-heading" tabindex="-1">Findings <span id="count"></span></h2>
  <p id="summary" class="out-of-sight" role="status"></p>
  <div id="broken" hidden></div>
  <p id="undo" hidden><button>Undo the last fix</button></p>
  <p id="at-size" hidden><span id="size-words"></span> <button id="size-back">Back</button></p>
  <ul id="findings" aria-labelledby="findings-heading"></ul>
  <section id="moved" hidden><h2>What moved</h2><div id="moved-table"></div></section>
  <section id="inspector" aria-live="polite"></section>
</aside>
<main id="index" tabindex="-1" aria-label="All screens"></main>
<main id="stage" tabindex="-1" aria-label="Pictures"><div id="figures"></div><p id="empty">Waiting for the screen…</p></main>
<div id="card" hidden></div>
<script type="application/json" id="data" nonce="NONCE">null</script>
<script nonce="NONCE">
'use strict';
// The preview's page. The server draws the layouts: it sends one SVG picture for each environment, with the frames of
// its views. This page draws what lies over a picture: the caret, distances, a comparison. README.md beside this file
// lists the messages.

const $ = (id) => document.getElementById(id);
const SVG = 'http://www.w3.org/2000/svg';

const state = {
  page: null, hello: null, screen: null, figures: [], caret: null, zoom: 1, isFitted: true, solo: null,
  layers: new Set(['findings']), chosen: null, finding: null, hover: null,
  // The figure with a dragged size that the panel describes.
  sized: null,
};

// MARK: Transport

/** Over HTTP: events arrive as a stream, and each question is a POST. */
function overHTTP(receive) {
  const events = new EventSource('events');
  events.onmessage = ({ data }) => receive(JSON.parse(data));
  events.onerror = () => receive({ kind: 'gone' });
  return async (question) => {
    const response = await fetch('ask', { method: 'POST', body: JSON.stringify({ page: state.page, ...question }) });
    return response.json();
  };
}

/** In a panel of Visual Studio Code, whose extension forwards every message. */
function overVSCode(receive) {
  const code = acquireVsCodeApi();
  const waiting = new Map();
  let last = 0;
  window.addEventListener('message', ({ data }) => {
    if (data.event) return receive(data.event);
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  code.postMessage({ ready: true });
  return (question) => new Promise((resolve) => {
    waiting.set(++last, resolve);
    code.postMessage({ id: last, question });
  });
}

/** In a file that contains everything. */
function fromFile(data, receive) {
  for (const event of data.events) receive(event);
  return async (question) =>
    question.method === 'why' ? { lines: data.why[question.index]?.[question.view] ?? [] } : {};
}

const data = JSON.parse($('data').textContent);
let ask = async () => ({});
function connect() {
  if (data) {
    document.body.classList.add('still');
    for (const id of ['device', 'text-size', 'compare', 'direction', 'language', 'state']) $(id).closest('label').hidden = true;
    ask = fromFile(data, receive);
  } else if (window.acquireVsCodeApi) ask = overVSCode(receive);
  else ask = overHTTP(receive);
}

/** Returns an answer. The note shows why the server refused a question. */
async function question(content) {
  try {
    const answer = await ask(content);
    if (answer?.error) note(answer.error, 'broken');
    return answer?.error ? null : answer;
  } catch {
    return null;
  }
}

/** Events of a screen that arrive after the page has returned to the index. */
const ofScreen = new Set(['screen', 'picture', 'caret', 'ruler', 'broken']);

function receive(event) {
  if (isAtIndex() && ofScreen.has(event.kind)) return;
  switch (event.kind) {
    case 'hello':
      state.page = event.page;
      state.hello = event;
      $('undo').hidden = !event.canUndo;
      fillChoices();
      if (event.hasIndex) go(); else if (!data) chooseAll();
      break;
    case 'index': showIndex(event); break;
    case 'file': showFile(event); break;
    case 'screen': showScreen(event); break;
    case 'picture': showPicture(event); break;
    case 'images': $('images').innerHTML = event.svg; break;
    case 'caret': state.caret = event.source; markCaret(true); break;
    case 'ruler': showRuler(event); break;
    case 'broken': showBroken(event); break;
    case 'gone': note('The server does not answer. This page comes back by itself.', 'gone'); break;
  }
}

/** The text cannot be read. The panel shows the reason as well, and the pictures are marked as old. */
function showBroken({ message, excerpt }) {
  note(message + ' The picture is the last good one.', 'broken');
  document.body.classList.add('old');
  $('broken').hidden = false;
  $('broken').replaceChildren(prose('p', '', message), ...(excerpt ? [make('pre', '', excerpt.trim())] : []));
}

function note(text, kind) {
  $('note').textContent = text ?? '';
  $('note').className = kind ?? '';
  $('note').hidden = !text;
}

// MARK: Choices

function option(value, text) {
  return Object.assign(document.createElement('option'), { value, textContent: text });
}

function fillChoices() {
  const device = $('device').value;
  $('device').replaceChildren(option('', 'all of the file'), ...state.hello.devices.flatMap(({ name, title }) => [
    option(name, title), option(name + '.landscape', title + ', landscape')]));
  $('device').value = device;
  $('layers').replaceChildren(...state.hello.layers.map((name) => {
    const label = document.createElement('label');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: state.layers.has(name), value: name });
    box.addEventListener('change', () => showLayers([name], box.checked));
    label.append(box, ' ' + layerNames[name]);
    return label;
  }));
  if (data) $('layers').hidden = true;
}

function showLayers(names, isShown) {
  for (const name of names) {
    if (isShown) state.layers.add(name); else state.layers.delete(name);
    for (const box of $('layers').querySelectorAll(`[value=${name}]`)) box.checked = isShown;
  }
  question({ method: 'choose', layers: [...state.layers] });
}

const layerNames = {
  outlines: 'Edges of stacks and texts', names: 'Names', frames: 'Sizes', spacings: 'Spacings and margins',
  baselines: 'Baselines', alignment: 'Alignment rects', priorities: 'Hugging and compression', guides: 'Safe area and margins',
  findings: 'Findings', content: 'What scrolls out of sight',
};

function choice() {
  const size = Number($('text-size').value);
  return {
    device: $('device').value || null, textSize: size ? state.hello.textSizes[size - 1] : null,
    direction: $('direction').value || null, language: $('language').value || null, state: $('state').value || null,
  };
}

function choose() {
  const { textSize } = choice();
  $('text-size-name').textContent = textSize ?? 'as listed';
  for (const figure of state.figures) figure.size = figure.findings = null;
  state.sized = null;
  question({ method: 'choose', ...choice() });
}
for (const id of ['device', 'direction', 'language', 'state']) $(id).addEventListener('change', choose);
$('text-size').addEventListener('input', choose);
const chooseAll = () => question({ method: 'choose', ...choice(), layers: [...state.layers] });
$('screens').addEventListener('change', () => {
  state.chosen = state.finding = null;
  if (state.hello.hasIndex) location.hash = addressOf(addressed().file, $('screens').value);
  else question({ method: 'choose', screen: $('screens').value });
});
$('compare').addEventListener('change', compareAll);
$('appearance').addEventListener('change', () => {
  document.documentElement.className = $('appearance').value;
  state.figures.forEach(paint);
  for (const drawn of document.querySelectorAll('#index svg')) dress({ drawn });
});

// MARK: The index

/** The address of a screen below that of the index, so that links, Back and Reload work as on any page. */
const addressOf = (file, screen) => '#' + new URLSearchParams({ file, screen });
const addressed = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const isAtIndex = () => document.body.classList.contains('index');

/** Shows the screen or the index that the address names. */
async function go() {
  if (!state.hello?.hasIndex) return;
  const { file, screen } = addressed();
  document.body.classList.toggle('index', !file);
  $('home').hidden = !file;
  note();
  hover(null);
  state.screen = null;
  clearScreen();
  if (!file) {
    document.title = 'Screens – Preview';
    await question({ method: 'index' });
    // Scrolls to where the reader left.
    return linkTo($('index'), state.left)?.focus();
  }
  state.left = location.hash;
  const answer = await question({ method: 'open', file, screen });
  if (!answer) return;
  $('undo').hidden = !answer.canUndo;
  chooseAll();
}
window.addEventListener('hashchange', go);

function clearScreen() {
  state.figures.forEach(({ element }) => element.remove());
  state.figures = [];
  state.solo = state.chosen = state.finding = state.sized = state.plan = null;
  state.isFitted = true;
  $('inspector').replaceChildren();
}

const linkTo = (element, address) => [...element.querySelectorAll('a')].find((link) => link.getAttribute('href') === address);

/** Makes one section for each file, and keeps those of files that are still there. */
function showIndex({ title, files }) {
  const known = state.files ?? new Map();
  state.files = new Map(files.map((name) => [name, known.get(name) ?? { name, section: make('section') }]));
  $('index-title').textContent = title;
  $('index').replaceChildren(...[...state.files.values()].map(({ section }) => section));
  countAll();
}

function showFile(event) {
  const file = state.files?.get(event.file);
  if (!file) return;
  file.event = event;
  const heading = make('h2', '', event.file + ' '), list = make('ul');
  heading.append(...badges(event));
  if (!event.screens.length) heading.append(make('small', '', 'no screen'));
  list.append(...event.screens.map((screen, number) => card(event.file, screen, number)));
  const isInUse = file.section.contains(document.activeElement) && document.activeElement.getAttribute('href');
  // The old pictures stay until the new ones arrive.
  const old = new Map([...file.section.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.querySelector('svg')]));
  for (const link of list.querySelectorAll('a')) { const svg = old.get(link.getAttribute('href')); if (svg) link.lastChild.append(svg); }
  file.section.setAttribute('aria-label', event.file);
  file.section.replaceChildren(heading, ...(event.screens.length ? [list] : []));
  if (isInUse) linkTo(list, isInUse)?.focus();
  countAll();
}

function card(file, { name, kind, ...counts }, number) {
  const item = make('li'), link = make('a'), head = make('span', 'head'), picture = make('span', 'picture');
  link.href = addressOf(file, name);
  head.append(make('b', '', name), ...(kind === 'screen' ? [] : [make('span', 'kind', kind)]), ...badges(counts));
  picture.setAttribute('aria-hidden', true);
  link.append(head, picture);
  item.append(link);
  seen.observe(Object.assign(picture, { place: { file, number } }));
  return item;
}

const plural = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;
const badges = ({ errors, warnings }) => [[errors, 'error', 'wrong'], [warnings, 'warning', 'doubtful']]
  .filter(([number]) => number).map(([number, word, tone]) => make('span', `badge ${tone}`, plural(number, word)));

function countAll() {
  const files = [...state.files.values()].map(({ event }) => event), known = files.filter(Boolean), screens = known.flatMap((file) => file.screens);
  const sum = (name) => [...known, ...screens].reduce((sum, part) => sum + (part[name] ?? 0), 0);
  const words = known.length < files.length ? `reading file ${known.length + 1} of ${files.length}` : ['screen', 'cell', 'component'].map((kind) => [screens.filter((screen) => screen.kind === kind).length, kind])
    .filter(([number, kind]) => number || kind === 'screen').map(([number, kind]) => plural(number, kind)).join(', ');
  // Screen readers speak it once, after all files are read.
  $('index-counts').setAttribute('aria-busy', known.length < files.length);
  $('index-counts').replaceChildren(make('span', '', words), ...badges({ errors: sum('errors'), warnings: sum('warnings') }));
}

/** Requests a picture when its card scrolls into view. */
const seen = new IntersectionObserver((entries) => entries.forEach(async ({ target, isIntersecting }) => {
  if (!isIntersecting) return;
  seen.unobserve(target);
  const answer = await question({ method: 'small', ...target.place });
  if (!answer?.svg) return;
  const [svg] = parsed(answer.svg), { width, height } = svg.viewBox.baseVal;
  const zoom = Math.min(1, 188 / width, 300 / height);
  svg.setAttribute('width', width * zoom);
  svg.setAttribute('height', height * zoom);
  target.style.setProperty('--unit', unitAt(zoom));
  dress({ drawn: svg });
  target.replaceChildren(svg, ...(answer.images ? parsed(answer.images) : []));
}), { rootMargin: '300px' });

// MARK: The screen

function showScreen(event) {
  const isOther = state.screen?.screen !== event.screen || state.screen?.file !== event.file;
  state.screen = event;
  note(event.fault, 'broken');
  document.body.classList.remove('old');
  $('broken').hidden = true;
  document.title = `${event.screen} – Preview`;
  $('empty').hidden = true;
  const known = data ? event.screens.filter(({ name }) => name === event.screen) : event.screens;
  $('screens').replaceChildren(...known.map(({ name, isComponent }) => option(name, isComponent ? `${name} (component)` : name)));
  $('screens').value = event.screen;
  fillSelect('language', event.languages);
  fillSelect('state', event.states);
  if (isOther) clearScreen();
  while (state.figures.length > event.environments.length) state.figures.pop().element.remove();
  event.environments.forEach((environment, index) => {
    state.figures[index] ??= makeFigure(index);
    state.figures[index].environment = environment;
    caption(state.figures[index]);
  });
  arrange();
  listFindings();
}

const devices = () => (state.screen?.environments ?? []).map(({ device }) => device ?? '');
/** Whether there are several devices, and one of them several times. */
const isGrouped = () => { const { size } = new Set(devices()); return size > 1 && size < devices().length; };

/** The figures under one heading: those of a device, or one figure without a heading. */
function groups() {
  if (!isGrouped()) return state.figures.map((figure) => ({ figures: [figure] }));
  return [...new Set(devices())].map((device) => {
    const figures = state.figures.filter(({ environment }) => (environment.device ?? '') === device);
    const sizes = new Set(figures.map(({ environment: { width, height } }) => `${number(width)} × ${number(height)}`));
    // A host with a range has several.
    const isOne = sizes.size === 1;
    return { name: device || isOne ? deviceName(figures[0].environment) : 'Without a device', size: isOne ? [...sizes][0] : '', figures };
  });
}

/** Arranges the figures. Existing ones stay in the page, because the reader may be dragging an edge. */
function arrange() {
  const wanted = groups(), plan = JSON.stringify(wanted.map(({ name, size, figures }) => [name, size, figures.map(({ index }) => index)]));
  if (plan === state.plan && state.figures.every(({ element }) => element.isConnected)) return;
  state.plan = plan;
  $('figures').replaceChildren(...wanted.map(({ name, size, figures }) => {
    const elements = figures.map(({ element }) => element);
    if (!name) return elements[0];
    const section = make('section', 'one-device'), heading = make('h2', '', name + ' '), row = make('div');
    section.setAttribute('aria-label', name);
    heading.append(make('small', '', size));
    row.append(...elements);
    section.append(heading, row);
    return section;
  }));
}

function fillSelect(id, values) {
  const known = $(id).value;
  $(id).replaceChildren(option('', 'as listed'), ...values.map((value) => option(value, value)));
  $(id).value = values.includes(known) ? known : '';
  $(id + '-label').hidden = values.length < 2;
}

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

function makeFigure(index) {
  const figure = { index, element: make('figure'), views: [], size: null };
  const head = make('figcaption');
  figure.name = make('span', 'name');
  figure.figures = make('button', 'size');
  figure.figures.title = 'Type another size';
  figure.figures.disabled = Boolean(data);
  figure.figures.addEventListener('click', () => typeSize(figure));
  figure.back = make('button', '', '↺ as listed');
  figure.back.hidden = true;
  figure.back.addEventListener('click', () => resetSize(figure));
  figure.verdict = make('span', 'bad');
  const tools = figure.tools = make('span', 'tools');
  for (const [text, title, act] of [
    ['ruler', 'Show at which widths findings begin and end', () => toggleRuler(figure)],
    ['solo', 'Show this one alone', () => solo(index)], ['SVG', 'Copy as SVG', () => copySVG(figure)],
    ['PNG', 'Copy as PNG', () => copyPNG(figure)]]) {
    const button = make('button', '', text);
    button.title = title;
    button.addEventListener('click', act);
    tools.append(button);
  }
  tools.prepend(figure.figures);
  head.append(figure.name, figure.back, figure.verdict, tools);
  figure.picture = make('div', 'picture');
  // Grips stay in the page while the picture below them changes, because the reader may be dragging one.
  figure.holder = make('div');
  figure.overlay = document.createElementNS(SVG, 'svg');
  figure.overlay.setAttribute('class', 'overlay');
  figure.list = make('ul', 'out-of-sight');
  figure.list.setAttribute('aria-label', 'Views');
  figure.ruler = make('div', 'ruler');
  figure.ruler.hidden = true;
  figure.across = grip(figure, 'across');
  figure.down = grip(figure, 'down');
  figure.picture.append(figure.holder, figure.overlay);
  if (!data) figure.picture.append(figure.across, figure.down);
  figure.element.append(head, figure.picture, figure.ruler, figure.list);
  figure.picture.addEventListener('pointermove', (event) => hoverAt(figure, event));
  figure.picture.addEventListener('pointerleave', () => hover(null));
  figure.picture.addEventListener('click', (event) => clickAt(figure, event));
  figure.list.addEventListener('keydown', (event) => walk(figure, event));
  return figure;
}

function caption(figure) {
  const { environment } = figure;
  const width = figure.size?.width ?? environment.width, height = figure.size?.height ?? environment.height;
  say(figure.name, state.screen.isComponent ? 'alone' : shortNames()[figure.index] ?? environment.name);
  figure.name.title = environment.name;
  say(figure.figures, state.screen.isComponent ? '' : `${number(width)} × ${number(height)}`);
  const isSound = figure.size && figure.findings ? !figure.findings.some(({ severity }) => severity === 1) : environment.isSound;
  say(figure.verdict, isSound || state.screen.isComponent ? '' : '✕');
  figure.verdict.title = isSound ? '' : 'Not one sound layout';
  figure.back.hidden = !figure.size;
  // The heading of the device contains the size.
  const isTool = isGrouped() && !figure.size;
  if (figure.figures.parentElement && isTool !== figure.tools.contains(figure.figures)) {
    if (isTool) figure.tools.prepend(figure.figures); else figure.name.after(figure.figures);
  }
  figure.element.setAttribute('aria-label', `${state.screen.screen} on ${environment.name}`);
}

const sizeNames = { extraSmall: 'XS', small: 'S', medium: 'M', large: 'L', extraLarge: 'XL', extraExtraLarge: 'XXL', extraExtraExtraLarge: 'XXXL',
  accessibilityMedium: 'AX1', accessibilityLarge: 'AX2', accessibilityExtraLarge: 'AX3', accessibilityExtraExtraLarge: 'AX4', accessibilityExtraExtraExtraLarge: 'AX5' };

function languageName(code) {
  try { return new Intl.DisplayNames(['en'], { type: 'language' }).of(code); } catch { return code; }
}

/** "iPhone SE", "iPad mini, landscape": without the generation, unless the file lists two of that name. */
function deviceName({ device, name }) {
  const titles = (environment) => {
    const [first, ...rest] = (environment.device ?? '').split('.');
    const title = (state.hello?.devices ?? []).find((known) => known.name === first)?.title ?? (first || environment.name);
    return [title, ...rest.map((word) => word.replace(/([A-Z])/g, ' $1').toLowerCase())];
  };
  const short = (title) => title.replace(/ \(.*\)$/, '');
  const [title, ...rest] = titles({ device, name });
  const isOnly = state.screen.environments.every((other) => titles(other)[0] === title || short(titles(other)[0]) !== short(title));
  return [isOnly ? short(title) : title, ...rest].join(', ');
}

/** The words that distinguish an environment from the others below the same heading: "SE", "16 Pro Max", "XXXL · German". */
function shortNames() {
  const { environments } = state.screen;
  const parts = {
    device: deviceName, textSize: ({ textSize }) => sizeNames[textSize] ?? textSize,
    direction: ({ direction }) => direction === 'rightToLeft' ? 'right to left' : 'left to right',
    language: ({ language }) => languageName(language), state: ({ state }) => state ?? 'no state',
  };
  const words = Object.entries(parts).map(([part, word]) => [part, environments.map(word)]).filter(([, all]) => new Set(all).size > 1);
  if (!words.length) return environments.map(({ name }) => name);
  const names = environments.map((_, index) => words.map(([, all]) => all[index]).join(' · '));
  if (new Set(names).size < names.length) return environments.map(({ name }) => name);
  if (isGrouped()) return environments.map((_, index) => words.slice(1).map(([, all]) => all[index]).join(' · '));
  return names.every((name) => name.startsWith('iPhone ')) ? names.map((name) => name.slice(7)) : names;
}

const number = (value) => String(Math.round(value * 100) / 100);

function showPicture({ index, svg, views }) {
  const figure = state.figures[index];
  if (!figure) return;
  figure.base = { svg, views };
  if (figure.size) return layOut(figure);
  figure.svg = svg;
  figure.views = views;
  const before = figure.drawn?.getAttribute('viewBox');
  paint(figure);
  // Fits the zoom once all pictures are there, and only if a picture's size has changed, so that nothing jumps twice.
  if (before !== figure.drawn.getAttribute('viewBox') && state.isFitted && state.figures.every((other) => other.svg)) fit();
  if ($('compare').value) compare(figure);
}

/** Shows the figure's picture. Unchanged elements stay in the page, so the browser paints only those that moved. */
function paint(figure) {
  if (!figure.svg) return;
  const lines = figure.svg.split('\n');
  if (!figure.drawn || !patchLines(figure.drawn, figure.lines, lines)) {
    const [svg] = parsed(figure.svg);
    if (figure.drawn) {
      // The zoom and the appearance belong to the page, not to the picture.
      for (const name of ['width', 'height', 'class']) svg.setAttribute(name, figure.drawn.getAttribute(name));
      patch(figure.drawn, svg);
    } else {
      figure.holder.replaceChildren(svg);
      figure.drawn = svg;
    }
  }
  figure.lines = lines;
  figure.box = figure.drawn.viewBox.baseVal;
  if (figure.overlay.getAttribute('viewBox') !== figure.drawn.getAttribute('viewBox')) {
    figure.overlay.setAttribute('viewBox', figure.drawn.getAttribute('viewBox'));
  }
  dress(figure);
  figure.across.hidden = figure.down.hidden = state.screen.isComponent;
  listViews(figure);
  resize(figure);
  markFinding(figure);
  drawOverlay(figure);
}

/** Sets light or dark, as on the page. */
function dress({ drawn }) {
  const theme = $('appearance').value || codeTheme();
  for (const name of ['light', 'dark']) if (drawn.classList.contains(name) !== (name === theme)) drawn.classList.toggle(name);
}

const template = document.createElement('template');

/** Parses a piece of SVG into its elements. */
function parsed(text) {
  template.innerHTML = text.startsWith('<svg') ? text : `<svg>${text}</svg>`;
  const svg = template.content.firstElementChild;
  return text.startsWith('<svg') ? [svg] : [...svg.children];
}

const opens = (line) => /^<(g|svg)\b/.test(line) && !line.endsWith('/>') && !line.endsWith('</g>');

/**
 * Replaces the elements of the lines that differ. Each line of a picture is an element, or the beginning or the end of
 * a group. Returns false if that is not enough: the picture has another size, or a group begins or ends elsewhere.
 */
function patchLines(svg, before, after) {
  let start = 0, end = 0;
  const shared = Math.min(before.length, after.length);
  while (start < shared && before[start] === after[start]) start++;
  if (start === shared && before.length === after.length) return true;
  while (end < shared - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const old = before.slice(start, before.length - end), fresh = after.slice(start, after.length - end);
  const isPlain = (line) => line.startsWith('<') && !line.startsWith('</') && !line.startsWith('<svg') && !opens(line);
  if (!start || !end || !old.every(isPlain) || !fresh.every(isPlain)) return false;
  let parent = svg, last = null;
  const next = () => last ? last.nextElementSibling : parent.firstElementChild;
  for (const line of before.slice(1, start)) {
    if (line.startsWith('</')) { last = parent; parent = parent.parentNode; }
    else if (opens(line)) { parent = next(); last = null; }
    else last = next();
  }
  // An element and the end of its line are replaced together, so that the page contains exactly the text that was sent.
  for (const _ of old) {
    const element = next();
    if (element.nextSibling?.nodeType === Node.TEXT_NODE) element.nextSibling.remove();
    element.remove();
  }
  const place = next();
  for (const element of parsed(fresh.join('\n'))) {
    parent.insertBefore(element, place);
    parent.insertBefore(document.createTextNode('\n'), place);
  }
  return true;
}

/** Makes one node equal to another by changing only the differences. */
function patch(now, wanted) {
  if (now.isEqualNode(wanted)) return;
  if (now.nodeName !== wanted.nodeName || !now.attributes) return now.replaceWith(wanted);
  for (const { name } of [...now.attributes]) if (!wanted.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  const before = [...now.childNodes], after = [...wanted.childNodes];
  const shared = Math.min(before.length, after.length);
  let start = 0, end = 0;
  while (start < shared && before[start].isEqualNode(after[start])) start++;
  while (end < shared - start && before[before.length - 1 - end].isEqualNode(after[after.length - 1 - end])) end++;
  const old = before.slice(start, before.length - end), fresh = after.slice(start, after.length - end);
  if (old.length === fresh.length) return old.forEach((node, index) => patch(node, fresh[index]));
  for (const node of old) node.remove();
  const next = before[before.length - end] ?? null;
  for (const node of fresh) now.insertBefore(node, next);
}

/** Lists the views as text, for screen readers and the keyboard. */
function listViews(figure) {
  const words = figure.views.map((view) => `${view.path}\n${spoken(view)}`);
  if (figure.list.children.length !== words.length) {
    figure.list.replaceChildren(...words.map((_, at) => listItem(figure, at)));
    figure.words = [];
  }
  words.forEach((text, at) => {
    if (figure.words[at] === text) return;
    const button = figure.list.children[at].firstElementChild;
    [button.dataset.view, button.textContent] = text.split('\n');
    button.tabIndex = at === (figure.focus ?? 0) ? 0 : -1;
  });
  figure.words = words;
}

function listItem(figure, at) {
  const item = make('li'), button = make('button');
  button.addEventListener('focus', () => { figure.focus = at; hover({ figure, view: figure.views[at] }); });
  button.addEventListener('blur', () => hover(null));
  button.addEventListener('click', () => choosePlace(figure, figure.views[at]));
  item.append(button);
  return item;
}

/** Sets a text, unless it is the same. */
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function codeTheme() {
  const { classList } = document.body;
  if (classList.contains('vscode-light')) return 'light';
  return classList.contains('vscode-dark') || classList.contains('vscode-high-contrast') ? 'dark' : '';
}

function spoken({ name, kind, frame: [x, y, width, height], open }) {
  const size = `${number(width)} by ${number(height)} points at ${number(x)}, ${number(y)}`;
  return `${name}, ${kind}, ${size}${open ? ', ambiguous: ' + open.join(', ') : ''}`;
}

// MARK: Zoom

/** Marks keep their size on the page at any zoom, but shrink on a small device. */
const unitAt = (zoom) => Math.min(2.2, Math.max(0.4, 1 / zoom));

function resize(figure) {
  if (!figure.drawn) return;
  const { width, height } = figure.box;
  for (const svg of [figure.drawn, figure.overlay]) {
    if (svg.getAttribute('width') === String(width * state.zoom) && svg.getAttribute('height') === String(height * state.zoom)) continue;
    svg.setAttribute('width', width * state.zoom);
    svg.setAttribute('height', height * state.zoom);
  }
  const screenWidth = width * state.zoom;
  figure.element.style.width = Math.max(screenWidth, 120) + 'px';
  figure.picture.style.setProperty('--unit', unitAt(state.zoom));
  place(figure);
}

/** At this zoom, body text (17 pt) is 8 pixels high. Smaller text cannot be read. */
const leastFit = 0.45;

/** The largest zoom at which all pictures are visible, but never one at which text cannot be read. */
function fit() {
  state.isFitted = true;
  const stage = $('stage');
  const width = stage.clientWidth - 42, height = stage.clientHeight - 58;
  const shown = state.figures.filter((figure) => figure.drawn && !figure.element.classList.contains('solo-out'));
  let zoom = 1.6;
  for (; zoom > leastFit; zoom *= 0.97) {
    const sections = groups().map(({ name, figures }) => {
      const boxes = figures.filter((figure) => shown.includes(figure)).map(({ box }) => [Math.max(box.width * zoom, 120), box.height * zoom + 30]);
      const [w, h] = packed(boxes, width);
      return [w, h + (name && h ? 22 : 0)];
    }).filter(([w]) => w);
    const [w, h] = packed(sections, width);
    if (w <= width && h <= height) break;
  }
  state.zoom = Math.max(zoom, leastFit);
  state.figures.forEach(resize);
}

/** The size of all boxes together, in rows as wide as the room allows. */
function packed(boxes, room) {
  let x = 0, y = 0, row = 0, widest = 0;
  for (const [width, height] of boxes) {
    if (x && x + 26 + width > room) { y += row + 18; x = row = 0; }
    x += (x ? 26 : 0) + width;
    row = Math.max(row, height);
    widest = Math.max(widest, x);
  }
  return [widest, y + row];
}

function zoomBy(factor) {
  state.isFitted = false;
  state.zoom = Math.min(6, Math.max(0.1, state.zoom * factor));
  state.figures.forEach((figure) => { resize(figure); drawOverlay(figure); });
}
$('larger').addEventListener('click', () => zoomBy(1.25));
$('smaller').addEventListener('click', () => zoomBy(0.8));
$('fit').addEventListener('click', fit);
window.addEventListener('resize', () => state.isFitted && fit());
$('stage').addEventListener('wheel', (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoomBy(Math.exp(-event.deltaY / 300));
}, { passive: false });

function solo(index) {
  state.solo = state.solo === index ? null : index;
  state.figures.forEach(({ element }, at) => element.classList.toggle('solo-out', state.solo !== null && at !== state.solo));
  fit();
}

window.addEventListener('keydown', (event) => {
  if (event.target.matches('input, select, .grip') || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = { '+': () => zoomBy(1.25), '=': () => zoomBy(1.25), '-': () => zoomBy(0.8), 0: fit, s: () => solo(state.hover?.figure.index ?? 0),
    f: () => ($('findings').querySelector('button') ?? $('findings-heading')).focus(),
    n: () => showLayers(['outlines', 'names'], !state.layers.has('names')),
    Escape: () => { state.finding = state.chosen = null; hover(null); listFindings(); refresh(); } }[event.key];
  if (!act) return;
  act();
  event.preventDefault();
});

// The address names a screen, so the link to the findings must not change it.
$('skip').addEventListener('click', (event) => { event.preventDefault(); $('findings-heading').focus(); });

/** Menus close on Escape and on a click or focus elsewhere. */
const menus = () => document.querySelectorAll('details.menu[open]');
document.addEventListener('pointerdown', ({ target }) => { for (const menu of menus()) if (!menu.contains(target)) menu.open = false; });
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menus().length) return;
  for (const menu of menus()) { menu.open = false; menu.querySelector('summary').focus(); }
  event.stopPropagation();
}, true);

// MARK: Views under the pointer

function viewAt(figure, event) {
  const matrix = figure.drawn?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  // Children are drawn after their parents, so the last match lies on top.
  return figure.views.findLast(({ frame: [left, top, width, height] }) => x >= left && x <= left + width && y >= top && y <= top + height);
}

function hoverAt(figure, event) {
  const view = viewAt(figure, event);
  hover(view ? { figure, view, x: event.clientX, y: event.clientY } : null);
}

function clickAt(figure, event) {
  if (event.target.closest('.grip')) return;
  const mark = event.target.closest('.finding');
  const view = viewAt(figure, event);
  if (mark) { speakOf(figure); chooseFinding(Number(mark.dataset.findings.split(' ')[0])); }
  else if (view) choosePlace(figure, view);
}

async function choosePlace(figure, view) {
  state.chosen = view.path;
  refresh();
  inspect(figure, view);
  if (state.hello.canReveal) await question({ method: 'reveal', view: view.path });
}

function walk(figure, event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...figure.list.querySelectorAll('button')];
  const at = Math.min(buttons.length - 1, Math.max(0, (figure.focus ?? 0) + step));
  buttons.forEach((button, index) => { button.tabIndex = index === at ? 0 : -1; });
  buttons[at]?.focus();
  event.preventDefault();
}

let cardTimer;
function hover(target) {
  const before = state.hover;
  state.hover = target;
  if (before && before.figure !== target?.figure) drawOverlay(before.figure);
  if (!target) { $('card').hidden = true; return; }
  if (before?.view !== target.view) {
    drawOverlay(target.figure);
    fillCard($('card'), target.figure, target.view);
    clearTimeout(cardTimer);
    cardTimer = setTimeout(async () => {
      const lines = await why(target.figure, target.view);
      if (state.hover?.view === target.view) { fillCard($('card'), target.figure, target.view, lines); placeCard(state.hover); }
    }, 60);
  }
  placeCard(target);
}

async function why(figure, view) {
  if (figure.size) return [];
  return (await question({ method: 'why', index: figure.index, view: view.path }))?.lines ?? [];
}

function fillCard(card, figure, view, lines = []) {
  const [x, y, width, height] = view.frame;
  const head = make('p');
  head.append(make('b', '', view.name), ' ', make('span', 'soft', view.kind));
  const rows = [head, make('p', '', `${number(width)} × ${number(height)} at (${number(x)}, ${number(y)})`)];
  if (view.content.some((length) => length !== null)) {
    rows.push(make('p', 'soft', `content ${view.content.map((length) => length === null ? '–' : number(length)).join(' × ')}`));
  }
  if (!view.isStack) rows.push(make('p', 'soft', `hugs ${view.hugging.map(number).join(' × ')}, resists ${view.resistance.map(number).join(' × ')}`));
  for (const range of view.open ?? []) rows.push(make('p', 'trouble', `ambiguous: ${range}`));
  for (const finding of findingsOf(figure, view.path)) rows.push(prose('p', tone(finding), `${finding.sign} ${finding.message}`));
  if (lines.length) {
    const list = make('ul', 'why');
    list.append(...lines.map((line) => prose('li', '', line)));
    rows.push(list);
  }
  card.replaceChildren(...rows);
  card.hidden = false;
}

function placeCard({ figure, view, x, y }) {
  const card = $('card');
  if (x === undefined) {
    const box = figure.picture.getBoundingClientRect();
    x = box.left + (view.frame[0] - figure.box.x + view.frame[2]) * state.zoom;
    y = box.top + (view.frame[1] - figure.box.y) * state.zoom;
  }
  const { offsetWidth, offsetHeight } = card;
  card.style.left = Math.max(4, x + 18 + offsetWidth > innerWidth ? x - offsetWidth - 12 : x + 18) + 'px';
  card.style.top = Math.max(4, Math.min(y + 18, innerHeight - offsetHeight - 6)) + 'px';
}

async function inspect(figure, view) {
  const asked = [why(figure, view), question({ method: 'follows', index: figure.index, view: view.path })];
  const lines = [...await asked[0], ...((await asked[1])?.lines ?? [])];
  const heading = make('h2', '', 'View');
  const body = make('div');
  fillCard(body, figure, view, lines);
  $('inspector').replaceChildren(heading, body);
}

// MARK: Overlays

function shape(parent, tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

function outline(figure, [x, y, width, height], name) {
  shape(figure.overlay, 'rect', { class: name, x, y, width: Math.max(width, 0), height: Math.max(height, 0), rx: 2 });
}

function refresh() { state.figures.forEach((figure) => { markFinding(figure); drawOverlay(figure); }); }

function drawOverlay(figure) {
  if (!figure.drawn) return;
  figure.overlay.replaceChildren();
  for (const { before } of figure.moved ?? []) if (before) outline(figure, before, 'before');
  if (state.caret) {
    for (const group of figure.drawn.querySelectorAll(`.view[data-source="${CSS.escape(state.caret)}"]`)) {
      const view = figure.views.find(({ path }) => path === group.dataset.view);
      if (view) outline(figure, view.frame, 'caret');
    }
  }
  const chosen = figure.views.find(({ path }) => path === state.chosen);
  if (chosen) { outline(figure, chosen.frame, 'chosen'); tag(figure, chosen); }
  const view = state.hover?.view;
  const same = view && figure.views.find(({ path }) => path === view.path);
  if (!same || state.hover.figure !== figure) return;
  outline(figure, same.frame, 'hover');
  tag(figure, same);
  drawDistances(figure, same);
}

/** Draws a view's name above its edge, or just inside if there is no room above. It keeps its size at any zoom. */
function tag(figure, { name, frame: [x, y] }) {
  const unit = 1 / state.zoom, width = (name.length * 6.4 + 10) * unit, height = 16 * unit;
  const top = y - height >= figure.box.y ? y - height : y;
  const left = Math.min(x, figure.box.x + figure.box.width - width);
  shape(figure.overlay, 'rect', { class: 'tag', x: left, y: top, width, height, rx: 3 * unit });
  shape(figure.overlay, 'text', { class: 'tagtext', x: left + 5 * unit, y: top + 11.5 * unit, 'font-size': 11 * unit }).textContent = name;
}

/** The distance to the nearest edge on each side: of a neighbor, or of the superview. */
function drawDistances(figure, view) {
  const [x, y, width, height] = view.frame;
  const parent = view.parent === undefined || view.parent < 0 ? null : figure.views[view.parent];
  const around = parent?.frame ?? [0, 0, figure.environment.width, figure.environment.height];
  const others = figure.views.filter((other) => other !== view && other.parent === view.parent).map(({ frame }) => frame);
  const beside = others.filter(([, top, , tall]) => top < y + height && top + tall > y);
  const above = others.filter(([left, , wide]) => left < x + width && left + wide > x);
  const middleX = x + width / 2, middleY = y + height / 2;
  const left = Math.max(around[0], ...beside.map(([at, , wide]) => at + wide).filter((edge) => edge <= x));
  const right = Math.min(around[0] + around[2], ...beside.map(([at]) => at).filter((edge) => edge >= x + width));
  const top = Math.max(around[1], ...above.map(([, at, , tall]) => at + tall).filter((edge) => edge <= y));
  const bottom = Math.min(around[1] + around[3], ...above.map(([, at]) => at).filter((edge) => edge >= y + height));
  distance(figure, left, middleY, x, middleY);
  distance(figure, x + width, middleY, right, middleY);
  distance(figure, middleX, top, middleX, y);
  distance(figure, middleX, y + height, middleX, bottom);
}

function distance(figure, x1, y1, x2, y2) {
  const length = Math.max(x2 - x1, y2 - y1);
  if (length < 0.5) return;
  shape(figure.overlay, 'line', { class: 'distance', x1, y1, x2, y2 });
  const size = 10 / Math.min(state.zoom, 1.2), text = number(length), x = (x1 + x2) / 2, y = (y1 + y2) / 2;
  shape(figure.overlay, 'rect', { class: 'plate', x: x - text.length * size * 0.34 - 2, y: y - size * 0.68, width: text.length * size * 0.68 + 4, height: size * 1.36, rx: 3 });
  shape(figure.overlay, 'text', { class: 'figures', x, y: y + size * 0.36, 'font-size': size }).textContent = text;
}

/** Marks the caret's view in every picture, and scrolls to it if it is visible in none. */
function markCaret(isMove) {
  state.figures.forEach(drawOverlay);
  if (!isMove || data) return;
  const marks = [...document.querySelectorAll('.overlay .caret')];
  const stage = $('stage').getBoundingClientRect();
  const isInSight = (mark) => {
    const box = mark.getBoundingClientRect();
    return box.bottom > stage.top && box.top < stage.bottom && box.right > stage.left && box.left < stage.right;
  };
  if (marks.length && !marks.some(isInSight)) marks[0].scrollIntoView({ block: 'center', inline: 'center' });
}

// MARK: Findings

/** Sets the quoted names in a message as code. */
function prose(tag, className, text) {
  const element = make(tag, className);
  text.split('`').forEach((part, index) => element.append(index % 2 ? make('code', '', part) : part));
  return element;
}

const tone = ({ severity }) => severity === 1 ? 'wrong' : severity === 2 ? 'doubtful' : 'remark';
/** The findings of a figure, at its dragged size if it has one. */
const findingsAt = (figure) => figure?.size && figure.findings ? figure.findings
  : (state.screen?.findings ?? []).filter(({ environments }) => !figure || environments.includes(figure.index));
const findingsOf = (figure, path) => findingsAt(figure).filter(({ views }) => views.includes(path));
/** The subject of the panel: the size that was dragged last, otherwise all environments. */
const spokenOf = () => state.sized?.size && state.sized.findings ? state.sized.findings : state.screen?.findings ?? [];

/** Turns the panel to a figure with a dragged size, or to all environments as the file lists them. */
function speakOf(figure) {
  const sized = figure?.size && figure.findings ? figure : null;
  if (state.sized !== sized) state.finding = null;
  state.sized = sized;
  listFindings();
}

const isSame = (a, b) => a.code === b.code && a.message === b.message && a.views.join() === b.views.join();
/** The server's number of a finding in the panel; -1 for a finding that exists only at the dragged size. */
const serverNumber = (index) => {
  const finding = spokenOf()[index];
  return finding ? (state.screen?.findings ?? []).findIndex((other) => isSame(other, finding)) : -1;
};

function listFindings() {
  const findings = spokenOf(), environments = state.screen?.environments ?? [], { sized } = state;
  const size = sized ? `${sized.name.textContent} at ${number(sizeOf(sized).width)} × ${number(sizeOf(sized).height)}` : '';
  say($('count'), findings.length ? `(${findings.length})` : '');
  say($('size-words'), size);
  $('at-size').hidden = !sized;
  const count = (level, word) => { const found = findings.filter(({ severity }) => severity === level).length; return found ? `${found} ${word}${found > 1 ? 's' : ''}` : ''; };
  say($('summary'), `${[count(1, 'error'), count(2, 'warning')].filter(Boolean).join(', ') || 'No errors or warnings'}${size && ', ' + size}`);
  const items = findings.map((finding, index) => {
    const item = make('li', `${tone(finding)}${state.finding === index ? ' chosen' : ''}`);
    const button = make('button');
    const where = sized || finding.environments.length === environments.length ? '' : ` · ${finding.environments.length} of ${environments.length}`;
    button.append(make('span', 'sign', finding.severity > 2 ? 'i' : finding.sign), prose('span', '', finding.message), make('span', 'code', finding.code + where));
    button.setAttribute('aria-expanded', state.finding === index);
    button.addEventListener('click', () => chooseFinding(index));
    item.append(button);
    if (state.finding === index && !data) listFixes(item, index);
    return item;
  });
  $('findings').replaceChildren(...(items.length ? items : [make('li', 'soft', sized ? `Nothing is wrong at this size.` : 'Nothing: every layout is the only one.')]));
}

async function chooseFinding(index) {
  state.finding = state.finding === index ? null : index;
  listFindings();
  refresh();
  if (state.finding === null) return;
  const first = state.sized?.index ?? spokenOf()[index].environments[0];
  state.figures[first]?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  $('findings').querySelector('.chosen')?.scrollIntoView({ block: 'nearest' });
  const known = serverNumber(index);
  if (state.hello.canReveal && known >= 0) await question({ method: 'reveal', finding: known });
}

/** Highlights the marks of the chosen finding. */
function markFinding(figure) {
  for (const mark of figure.drawn?.querySelectorAll('.finding') ?? []) {
    const number = figure === state.sized ? state.finding : figure.size ? -1 : serverNumber(state.finding);
    const isOther = state.finding !== null && !mark.dataset.findings.split(' ').includes(String(number));
    mark.classList.toggle('quiet', isOther);
  }
}

async function listFixes(item, index) {
  const box = make('div', 'fixes'), known = serverNumber(index);
  item.append(box);
  if (known < 0) return box.append(make('p', 'soft', 'Only at this size: fixes are offered for the environments that the file lists.'));
  const { fixes } = (await question({ method: 'fixes', finding: known })) ?? { fixes: [] };
  const trial = make('div', 'trial');
  box.append(...fixes.map(({ title, isPreferred }, fix) => {
    const button = prose('button', isPreferred ? 'preferred' : '', title);
    button.dataset.fix = fix;
    if (!state.hello.canEdit) button.title = 'No editor is there that would apply it.';
    const show = () => tryFix(trial, known, fix);
    button.addEventListener('pointerenter', show);
    button.addEventListener('focus', show);
    button.addEventListener('click', async () => {
      const answer = state.hello.canEdit && await question({ method: 'apply', finding: known, fix });
      if (!answer) return;
      state.finding = null;
      $('undo').hidden = !answer.canUndo;
    });
    return button;
  }), trial);
}

$('undo').addEventListener('click', async () => {
  const answer = await question({ method: 'undo' });
  if (answer) $('undo').hidden = !answer.canUndo;
});

async function tryFix(trial, finding, fix) {
  const index = state.screen.findings[finding].environments[0] ?? 0;
  const answer = await question({ method: 'try', finding, fix, index });
  if (!answer?.svg) return;
  const crop = differenceBox(state.figures[index], state.screen.findings[finding].views, answer.views);
  trial.replaceChildren(...[['before', state.figures[index].base?.svg ?? state.figures[index].svg], ['after', answer.svg]].map(([name, svg]) => {
    const cell = make('div', '', name), picture = make('div', 'small');
    picture.innerHTML = svg;
    const theme = $('appearance').value || codeTheme();
    if (theme) picture.firstElementChild.classList.add(theme);
    if (crop) for (const [name, value] of [['viewBox', crop.join(' ')], ['width', crop[2]], ['height', crop[3]]]) picture.firstElementChild.setAttribute(name, value);
    cell.append(picture);
    return cell;
  }));
}

/** The area that a fix changes, with the views of the finding and a margin; nothing if that is the whole screen. */
function differenceBox(figure, named, after) {
  if (!after) return null;
  const before = figure.base?.views ?? figure.views, known = new Map(before.map((view) => [view.path, view.frame]));
  const frames = after.flatMap(({ path, frame }) => {
    const was = known.get(path);
    return named.includes(path) || !was || was.join() !== frame.join() ? [frame, was ?? frame] : [];
  });
  if (!frames.length) return null;
  const left = Math.max(figure.box.x, Math.min(...frames.map(([x]) => x)) - 24), top = Math.max(figure.box.y, Math.min(...frames.map(([, y]) => y)) - 24);
  const right = Math.min(figure.box.x + figure.box.width, Math.max(...frames.map(([x, , w]) => x + w)) + 24);
  const bottom = Math.min(figure.box.y + figure.box.height, Math.max(...frames.map(([, y, , h]) => y + h)) + 24);
  return right > left && bottom > top ? [left, top, right - left, bottom - top] : null;
}

// MARK: The edges of the screen

function grip(figure, axis) {
  const isAcross = axis === 'across';
  const element = make('div', `grip ${axis}`);
  element.tabIndex = 0;
  element.setAttribute('role', 'slider');
  element.setAttribute('aria-label', isAcross ? 'Width of the screen' : 'Height of the screen');
  element.title = 'Drag to lay out at another size; a double click goes back';
  const start = {};
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    element.classList.add('held');
    Object.assign(start, { x: event.clientX, y: event.clientY, ...sizeOf(figure) });
    askRuler(figure, isAcross);
    event.preventDefault();
  });
  element.addEventListener('pointermove', (event) => {
    if (!element.classList.contains('held')) return;
    const moved = (isAcross ? event.clientX - start.x : event.clientY - start.y) / state.zoom;
    setSize(figure, isAcross ? { width: start.width + moved, height: start.height } : { width: start.width, height: start.height + moved });
  });
  element.addEventListener('pointerup', () => element.classList.remove('held'));
  element.addEventListener('dblclick', () => resetSize(figure));
  element.addEventListener('focus', () => askRuler(figure, isAcross));
  element.addEventListener('keydown', (event) => {
    const step = ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0) * (event.shiftKey ? 10 : 1);
    if (event.key === 'Escape') resetSize(figure);
    if (!step) return;
    const { width, height } = sizeOf(figure);
    setSize(figure, isAcross ? { width: width + step, height } : { width, height: height + step });
    event.preventDefault();
  });
  return element;
}

const sizeOf = ({ size, environment }) => size ?? { width: environment.width, height: environment.height };

function setSize(figure, { width, height }) {
  figure.size = { width: Math.round(Math.max(80, Math.min(width, 3000))), height: Math.round(Math.max(40, Math.min(height, 3000))) };
  caption(figure);
  layOut(figure);
}

/** Shows a field in place of the size: "320 x 568". */
function typeSize(figure) {
  const { width, height } = sizeOf(figure);
  const field = Object.assign(make('input'), { value: `${number(width)} x ${number(height)}` });
  field.setAttribute('aria-label', 'Width and height in points');
  const close = () => { field.replaceWith(figure.figures); figure.figures.focus(); };
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') { event.stopPropagation(); close(); }
    if (event.key !== 'Enter') return;
    const [wide, high] = field.value.match(/[\d.]+/g)?.map(Number) ?? [];
    close();
    if (wide) setSize(figure, { width: wide, height: high || height });
  });
  field.addEventListener('blur', () => field.isConnected && field.replaceWith(figure.figures));
  figure.figures.replaceWith(field);
  field.select();
}
$('size-back').addEventListener('click', () => state.sized && resetSize(state.sized));

function resetSize(figure) {
  figure.size = figure.findings = null;
  if (state.sized === figure) { state.sized = state.finding = null; listFindings(); }
  figure.ruler.hidden = true;
  Object.assign(figure, figure.base);
  caption(figure);
  paint(figure);
}

/** Asks one question at a time. When the answer arrives, the size that is wanted by then is next. */
async function layOut(figure) {
  if (figure.isAsking) { figure.isAskedAgain = true; return; }
  figure.isAsking = true;
  const answer = await question({ method: 'layout', index: figure.index, ...figure.size });
  figure.isAsking = false;
  if (answer?.svg && figure.size) {
    figure.svg = answer.svg;
    figure.views = answer.views;
    figure.findings = answer.findings;
    speakOf(figure);
    caption(figure);
    paint(figure);
  }
  if (figure.isAskedAgain) { figure.isAskedAgain = false; if (figure.size) layOut(figure); }
}

function place(figure) {
  const { width, height } = sizeOf(figure);
  const right = (width - figure.box.x) * state.zoom, bottom = (height - figure.box.y) * state.zoom;
  for (const [grip, length, least] of [[figure.across, width, 80], [figure.down, height, 40]]) {
    const words = { valuemin: least, valuemax: 3000, valuenow: Math.round(length), valuetext: `${Math.round(length)} points` };
    for (const [name, value] of Object.entries(words)) grip.setAttribute('aria-' + name, value);
  }
  Object.assign(figure.across.style, { left: `${right - 2}px`, top: '0', height: `${figure.box.height * state.zoom}px` });
  Object.assign(figure.down.style, { top: `${bottom - 2}px`, left: '0', width: `${figure.box.width * state.zoom}px` });
  if (!figure.ruler.hidden && figure.marks) drawRuler(figure);
}

async function askRuler(figure, isAcross) {
  if (figure.rulerAxis === (isAcross ? 'horizontal' : 'vertical') && figure.marks) { figure.ruler.hidden = false; return drawRuler(figure); }
  figure.rulerAxis = isAcross ? 'horizontal' : 'vertical';
  const { width, height } = figure.environment, length = isAcross ? width : height;
  await question({ method: 'ruler', index: figure.index, axis: figure.rulerAxis, least: Math.max(80, Math.round(length * 0.5)), most: Math.round(length * 1.6) });
}

function toggleRuler(figure) {
  if (figure.ruler.hidden) askRuler(figure, true); else figure.ruler.hidden = true;
}

function showRuler({ index, marks }) {
  const figure = state.figures[index];
  if (!figure) return;
  figure.marks = marks;
  figure.ruler.hidden = false;
  drawRuler(figure);
}

/** Marks a size at which findings begin or end. A click goes to the nearest whole size on the graver side. */
function breakpoint(figure, isAcross, below, above) {
  // The numbers in a finding differ from size to size.
  const key = ({ code, message }) => code + message.replace(/[\d.]+/g, '');
  const only = (mark, other) => mark.findings.filter((finding) => !other.findings.some((known) => key(known) === key(finding)));
  const lost = only(below, above), found = only(above, below), least = (findings) => Math.min(9, ...findings.map(({ severity }) => severity));
  const length = least(lost) < least(found) ? Math.ceil(above.least) - 1 : Math.floor(above.least) + 1;
  const tick = make('button', 'tick'), words = (word, findings) => findings.map(({ sign, message }) => `${word}: ${sign} ${message}`);
  tick.title = [`${number(above.least)} pt`, ...words('below', lost), ...words('above', found)].join('\n');
  tick.setAttribute('aria-label', tick.title);
  tick.addEventListener('click', () => setSize(figure, { ...sizeOf(figure), [isAcross ? 'width' : 'height']: length }));
  return tick;
}

function drawRuler(figure) {
  const isAcross = figure.rulerAxis === 'horizontal';
  const offset = -(isAcross ? figure.box.x : figure.box.y) * state.zoom;
  const first = figure.marks[0]?.least ?? 0;
  const at = (length) => (isAcross ? offset + length * state.zoom : (length - first) * state.zoom * 0.5);
  let lastLabel = -Infinity;
  const parts = figure.marks.flatMap(({ least, most, findings }, index) => {
    const worst = findings.reduce((worst, { severity }) => Math.min(worst, severity), 9);
    const part = make('button', `part ${worst === 1 ? 'wrong' : worst === 2 ? 'doubtful' : ''}`);
    Object.assign(part.style, { left: `${at(least)}px`, width: `${Math.max(at(most) - at(least), 3)}px` });
    part.title = `${number(least)} to ${number(most)} pt: ` + (findings.length ? findings.map(({ sign, message }) => `${sign} ${message}`).join('\n') : 'sound');
    part.setAttribute('aria-label', part.title);
    part.addEventListener('click', () => {
      const length = Math.round((least + most) / 2), size = sizeOf(figure);
      setSize(figure, isAcross ? { ...size, width: length } : { ...size, height: length });
    });
    if (!index) return [part];
    const tick = breakpoint(figure, isAcross, figure.marks[index - 1], figure.marks[index]);
    tick.style.left = `${at(least)}px`;
    // The labels would overlap.
    if (at(least) - lastLabel >= 34) { tick.textContent = Math.round(least); lastLabel = at(least); }
    return [part, tick];
  });
  const now = make('span', 'now'), size = sizeOf(figure);
  now.style.left = `${at(isAcross ? size.width : size.height) - 1}px`;
  const legend = make('span', 'legend');
  legend.append(...[['', 'sound'], ['doubtful', 'warning'], ['wrong', 'error']].flatMap(([tone, word]) => [make('i', `part ${tone}`), word]));
  figure.ruler.replaceChildren(...parts, now, legend);
}

// MARK: Compare

async function compareAll() {
  for (const figure of state.figures) await compare(figure);
}

async function compare(figure) {
  const wanted = $('compare').value;
  const answer = wanted ? await question({ method: 'compare', index: figure.index, with: wanted }) : null;
  figure.moved = answer?.views ?? [];
  drawOverlay(figure);
  const rows = state.figures.flatMap(({ moved, environment }) => (moved ?? []).map((view) => [environment.name, view]));
  $('moved').hidden = !wanted;
  const table = make('table'), four = (rect) => rect ? rect.map(number).join(' ') : '–';
  const line = (tag, cells) => { const row = make('tr'); row.append(...cells.map((cell) => make(tag, '', cell))); return row; };
  table.append(line('th', ['view', 'was', 'is']), ...rows.map(([name, { path, before, after }]) => {
    const row = line('td', [path.split('.').pop(), four(before), four(after)]);
    row.title = `${path} on ${name}`;
    return row;
  }));
  $('moved-table').replaceChildren(rows.length ? table : make('p', 'soft', 'Nothing moved.'));
}

// MARK: Copy

function standalone(figure) {
  const svg = figure.drawn.cloneNode(true);
  const { width, height } = figure.box;
  svg.setAttribute('width', width);
  svg.setAttribute('height', height);
  if (!$('appearance').value) svg.classList.add(codeTheme() || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  const style = document.createElementNS(SVG, 'style');
  style.textContent = document.querySelector('style').textContent;
  svg.prepend(style);
  return new XMLSerializer().serializeToString(svg);
}

async function copySVG(figure) {
  const text = standalone(figure);
  try { await navigator.clipboard.writeText(text); note('Copied as SVG.'); }
  catch { save(new Blob([text], { type: 'image/svg+xml' }), 'svg'); }
}

async function copyPNG(figure) {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([standalone(figure)], { type: 'image/svg+xml' }));
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: figure.box.width * 2, height: figure.box.height * 2 });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  try { await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]); note('Copied as PNG.'); }
  catch { save(blob, 'png'); }
}

function save(blob, ending) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: `${state.screen.screen}.${ending}` });
  link.click();
  URL.revokeObjectURL(link.href);
}

connect();
</script>
</body>
</html>
"""##
}
