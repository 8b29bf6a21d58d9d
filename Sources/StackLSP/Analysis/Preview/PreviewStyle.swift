/// The look of a preview: system colours of iOS in light and dark, strokes that stay thin when the
/// picture is enlarged, and a pattern beside every colour that means something.
enum PreviewStyle {
  static let sheet = """
    <style>
      svg { color-scheme: light dark; }
      text { font-family: -apple-system, "SF Pro Text", Inter, "Helvetica Neue", Arial, sans-serif; }
      path, rect, line, circle { vector-effect: non-scaling-stroke; }
      .page, .screen { fill: #ffffff; } .bezel { fill: none; stroke: #aeaeb2; stroke-width: 1.5; }
      .field { fill: #ffffff; stroke: #c7c7cc; stroke-width: 1; }
      .unsafe { fill: #f2f2f7; } .guide { fill: none; stroke: #aeaeb2; stroke-width: 1; }
      .safe { stroke-dasharray: 6 4; } .margin { stroke-dasharray: 1 4; }
      .title { fill: #1c1c1e; font-weight: 600; } .note { fill: #6c6c70; }
      .stack { fill: none; stroke: #5e5ce6; stroke-width: 1; stroke-dasharray: 4 3; }
      .box { fill: #f2f2f7; stroke: #c7c7cc; stroke-width: 1; }
      .text { fill: none; stroke: #d1d1d6; stroke-width: 1; } .letters { fill: #1c1c1e; }
      .quiet { fill: #8e8e93; } .tint { fill: #0064d2; } .thumb { fill: #ffffff; stroke: #c7c7cc; }
      .track { fill: #d1d1d6; } .on { fill: #34c759; } .cross { stroke: #c7c7cc; stroke-width: 1; }
      .spokes { fill: none; stroke: #8e8e93; stroke-width: 2; stroke-linecap: round; }
      .scroll { fill: none; stroke: #aeaeb2; stroke-width: 1; }
      .tag { fill: #ececfb; } .tagtext { fill: #3634a3; } .baseline { stroke: #d70015; stroke-width: 1;
        stroke-dasharray: 1 2; opacity: 0.7; }
      .ambiguous { fill: url(#stripes); stroke: #b25000; stroke-width: 2; stroke-dasharray: 7 4; }
      .conflict { fill: url(#crosses); stroke: #d70015; stroke-width: 3; }
      .marked { fill: none; stroke: #0064d2; stroke-width: 3; }
      .badge { fill: #b25000; } .wrong { fill: #d70015; } .badgetext { fill: #ffffff; font-weight: 700; }
      .stripe { stroke: #b25000; } .crossing { stroke: #d70015; }
      @media (prefers-color-scheme: dark) {
        .page { fill: #1c1c1e; } .screen { fill: #000000; } .bezel { stroke: #636366; }
        .field { fill: #000000; stroke: #48484a; }
        .unsafe { fill: #1c1c1e; } .guide { stroke: #636366; }
        .title { fill: #f2f2f7; } .note { fill: #aeaeb2; } .stack { stroke: #7d7aff; }
        .box { fill: #2c2c2e; stroke: #48484a; } .text { stroke: #3a3a3c; } .letters { fill: #f2f2f7; }
        .quiet { fill: #98989d; } .tint { fill: #409cff; } .thumb { fill: #d1d1d6; stroke: #48484a; }
        .track { fill: #48484a; } .on { fill: #30db5b; } .cross { stroke: #48484a; }
        .spokes { stroke: #98989d; } .scroll { stroke: #636366; }
        .tag { fill: #2c2b4a; } .tagtext { fill: #b9b8ff; } .baseline { stroke: #ff6961; }
        .ambiguous { stroke: #ffb340; } .conflict { stroke: #ff6961; } .marked { stroke: #409cff; }
        .badge { fill: #ffb340; } .wrong { fill: #ff6961; } .badgetext { fill: #1c1c1e; }
        .stripe { stroke: #ffb340; } .crossing { stroke: #ff6961; }
      }
    </style>
    <defs>
      <pattern id="stripes" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line class="stripe" x1="0" y1="0" x2="0" y2="8" stroke-width="1" opacity="0.55"/>
      </pattern>
      <pattern id="crosses" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="crossing" d="M0 0V8M0 0H8" stroke-width="1" opacity="0.45" fill="none"/>
      </pattern>
    </defs>

    """
}
