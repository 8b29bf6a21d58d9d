// swift-format-ignore-file

/// The style of a gallery, as `editors/preview/gallery.css` has it: `scripts/fix` copies.
enum GalleryStyle {
  static let sheet = ##"""

:root { color-scheme: light dark; --back: #f3f3f6; --paper: #ffffff; --text: #1c1c1e; --soft: #5c5c62; --rule: #d8d8de; --red: #c80014; --amber: #9a4600; }
@media (prefers-color-scheme: dark) { :root { --back: #131315; --paper: #1e1e21; --text: #f2f2f5; --soft: #a6a6ae; --rule: #37373c; --red: #ff7a72; --amber: #ffb84d; } }
body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.45 -apple-system, "SF Pro Text", Inter, "Segoe UI", Arial, sans-serif; }
header, main, footer { max-width: 1500px; margin: 0 auto; padding: 16px 24px; }
h1 { font-size: 24px; margin: 8px 0 0; } h2 { font-size: 19px; margin: 0; } .file, .code, footer { color: var(--soft); font-size: 13px; margin: 0 0 12px; }
nav ul { list-style: none; padding: 0; margin: 8px 0 0; } nav > ul { columns: 300px; column-gap: 28px; } nav > ul > li { break-inside: avoid; margin: 0 0 10px; color: var(--soft); overflow-wrap: anywhere; } nav ul ul { margin: 0; color: var(--text); } a { color: inherit; }
section > h2 { margin: 28px 0 10px; overflow-wrap: anywhere; } h3 { font-size: 17px; margin: 0 0 12px; } h3 small { color: var(--soft); font-weight: 400; }
article { background: var(--paper); border: 1px solid var(--rule); border-radius: 14px; padding: 18px 20px; margin: 0 0 22px; }
.figures { display: flex; flex-wrap: wrap; gap: 14px 18px; align-items: flex-start; }
figure { margin: 0; max-width: 100%; } figure span { display: block; font-size: 12px; color: var(--soft); max-width: 210px; padding-bottom: 4px; }
figure input { position: absolute; opacity: 0; } figure label { cursor: zoom-in; display: block; } figure label:has(:checked) { cursor: zoom-out; }
figure svg.stack-picture { display: block; zoom: 0.45; } figure label:has(:checked) > svg.stack-picture { zoom: 1; }
figure label:has(:focus-visible) { outline: 2px solid currentColor; outline-offset: 4px; border-radius: 8px; }
.badge { font-size: 12px; font-weight: 600; white-space: nowrap; } .error b, .badge.error { color: var(--red); } .warning b, .badge.warning { color: var(--amber); }
.findings { margin: 14px 0 0; padding: 0; list-style: none; display: grid; gap: 4px; }
code { font: 0.92em ui-monospace, Menlo, Consolas, monospace; background: var(--back); border-radius: 4px; padding: 0 3px; }
.before figure span { color: var(--red); } .changes { margin: 10px 0 0; border-spacing: 0; } .changes td { padding: 2px 18px 2px 0; vertical-align: top; } h3 { font-size: 15px; margin: 18px 0 6px; }
@media print { article { break-inside: avoid; } }

"""##
}
