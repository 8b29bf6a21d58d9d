// swift-format-ignore-file

/// The style of a picture, as `editors/preview/picture.css` has it: `scripts/fix` copies.
enum PictureStyle {
  static let sheet = ##"""

.definitions { position: absolute; }
.stack-picture { color-scheme: light dark; --page: #ffffff; --screen: #ffffff; --bezel: #1c1c1e; --rim: #8e8e93; --line: #c7c7cc; --hair: #dcdce1; --unsafe: #f2f2f7; --guide: #aeaeb2; --ink: #000000; --fill: #e9e9eb; --faint: #3c3c434d; --note: #6c6c70; --quiet: #8e8e93; --stack: #5e5ce6; --area: #f2f2f7; --tint: #007aff; --chosen: #ffffff; --track: #e3e3e8; --on: #34c759; --glyph: #b4b4bb; --tag: #ececfb; --tagtext: #3634a3; --baseline: #0a7ea4; --measure: #a2307f; --wrong: #d70015; --doubtful: #b25000; --remark: #5a5a60; --badgetext: #ffffff; }
@media (prefers-color-scheme: dark) { .stack-picture:not(.light) { --page: #1c1c1e; --screen: #000000; --bezel: #2c2c2e; --rim: #7c7c80; --line: #48484a; --hair: #3a3a3c; --unsafe: #1c1c1e; --guide: #636366; --ink: #ffffff; --fill: #39393d; --faint: #ebebf54d; --note: #aeaeb2; --quiet: #98989d; --stack: #7d7aff; --area: #1c1c1e; --tint: #0a84ff; --chosen: #636366; --track: #39393d; --on: #30db5b; --glyph: #6c6c70; --tag: #2c2b4a; --tagtext: #b9b8ff; --baseline: #5ac8fa; --measure: #ff8ad8; --wrong: #ff6961; --doubtful: #ffb340; --remark: #b8b8bf; --badgetext: #1c1c1e; } }
.stack-picture.light { color-scheme: light; } .stack-picture.dark { color-scheme: dark; --page: #1c1c1e; --screen: #000000; --bezel: #2c2c2e; --rim: #7c7c80; --line: #48484a; --hair: #3a3a3c; --unsafe: #1c1c1e; --guide: #636366; --ink: #ffffff; --fill: #39393d; --faint: #ebebf54d; --note: #aeaeb2; --quiet: #98989d; --stack: #7d7aff; --area: #1c1c1e; --tint: #0a84ff; --chosen: #636366; --track: #39393d; --on: #30db5b; --glyph: #6c6c70; --tag: #2c2b4a; --tagtext: #b9b8ff; --baseline: #5ac8fa; --measure: #ff8ad8; --wrong: #ff6961; --doubtful: #ffb340; --remark: #b8b8bf; --badgetext: #1c1c1e; }
.stack-picture text { font-family: -apple-system, "SF Pro Text", Inter, "Helvetica Neue", Arial, sans-serif; }
.stack-picture path, .stack-picture rect, .stack-picture circle { vector-effect: non-scaling-stroke; }
.stack-picture .page { fill: var(--page); } .stack-picture .screen { fill: var(--screen); }
.stack-picture .bezel { fill: var(--bezel); stroke: var(--rim); stroke-width: 1; }
.stack-picture .camera { fill: #000000; } .stack-picture .edge { fill: none; stroke: var(--line); }
.stack-picture .indicator, .stack-picture .status, .stack-picture .charge { fill: var(--ink); }
.stack-picture .battery { fill: none; stroke: var(--quiet); } .stack-picture .separator { stroke: var(--line); }
.stack-picture .bar { fill: var(--screen); fill-opacity: 0.9; }
.stack-picture .unsafe { fill: var(--unsafe); } .stack-picture .guide { fill: none; stroke: var(--guide); }
.stack-picture .safe { stroke-dasharray: 6 4; } .stack-picture .margin { stroke-dasharray: 1 4; }
.stack-picture .title { fill: var(--ink); font-weight: 600; } .stack-picture .note { fill: var(--note); }
.stack-picture .stack { fill: none; stroke: var(--stack); stroke-dasharray: 4 3; }
.stack-picture .text { fill: none; stroke: var(--hair); } .stack-picture .letters { fill: var(--ink); }
.stack-picture .field { fill: var(--screen); stroke: var(--line); }
.stack-picture .area { fill: var(--area); } .stack-picture .plain { fill: var(--area); stroke: var(--line); }
.stack-picture .quiet { fill: var(--quiet); } .stack-picture .tint { fill: var(--tint); }
.stack-picture .ontint { fill: #ffffff; }
.stack-picture .thumb { fill: #ffffff; stroke: var(--line); stroke-width: 0.5; }
.stack-picture .chosen { fill: var(--chosen); } .stack-picture .track { fill: var(--track); }
.stack-picture .fill { fill: var(--fill); } .stack-picture .pressed { fill: #000000; fill-opacity: 0.15; }
.stack-picture .faint { fill: var(--faint); } .stack-picture .placeholder { fill: var(--faint); }
.stack-picture .strong { stroke: var(--ink); } .stack-picture .field.off { fill: var(--area); }
.stack-picture .indicatorbar { fill: var(--quiet); fill-opacity: 0.6; }
.stack-picture .drawn { fill: none; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; vector-effect: none; }
.stack-picture .tint.drawn { stroke: var(--tint); } .stack-picture .glyph.drawn { stroke: var(--glyph); }
.stack-picture .quiet.drawn { stroke: var(--quiet); } .stack-picture .letters.drawn { stroke: var(--ink); }
.stack-picture .ontint.drawn { stroke: #ffffff; } .stack-picture .faint.drawn { stroke: var(--faint); }
.stack-picture .cutout { fill: none; stroke: var(--screen); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; vector-effect: none; }
.stack-picture .on { fill: var(--on); } .stack-picture .off { fill: var(--fill); } .stack-picture .cross { fill: none; stroke: var(--line); }
.stack-picture .glyph { fill: var(--glyph); }
.stack-picture .spokes { fill: none; stroke: var(--quiet); stroke-width: 2; stroke-linecap: round; }
.stack-picture .scroll { fill: none; stroke: var(--guide); }
.stack-picture .spring { fill: none; stroke: var(--guide); stroke-dasharray: 3 3; }
.stack-picture .tag { fill: var(--tag); } .stack-picture .tagtext { fill: var(--tagtext); }
.stack-picture .baseline { stroke: var(--baseline); stroke-dasharray: 1 2; }
.stack-picture .measure { fill: none; stroke: var(--measure); } .stack-picture .figures { fill: var(--measure); }
.stack-picture .rectangle { fill: none; stroke: var(--measure); stroke-dasharray: 2 2; }
.stack-picture .hatch { fill: none; stroke-width: 1; opacity: 0.55; }
.stack-picture .mark { fill: none; stroke-width: 2; }
.stack-picture .wrong .mark, .stack-picture .wrong .hatch { stroke: var(--wrong); }
.stack-picture .wrong .badge { fill: var(--wrong); }
.stack-picture .doubtful .mark, .stack-picture .doubtful .hatch { stroke: var(--doubtful); }
.stack-picture .doubtful .badge { fill: var(--doubtful); }
.stack-picture .remark .mark, .stack-picture .remark .hatch { stroke: var(--remark); }
.stack-picture .remark .badge { fill: var(--remark); }
.stack-picture .tie .mark { stroke-dasharray: 7 4; } .stack-picture .conflict .mark { stroke-width: 3; }
.stack-picture .cut .mark { stroke-dasharray: 2 2; } .stack-picture .overlap .mark { stroke-dasharray: 10 3 2 3; }
.stack-picture .outside .mark { stroke-dasharray: 4 4; } .stack-picture .slip .mark { stroke-dasharray: 1 3; }
.stack-picture .other .mark { stroke-width: 1; }
.stack-picture .badgetext { fill: var(--badgetext); font-weight: 700; }
.stack-picture .marked { fill: none; stroke: var(--tint); stroke-width: 3; }

"""##
}
