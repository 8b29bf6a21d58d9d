/// Points: the least width and height of what a finger touches.
///
/// Source: Apple, Human Interface Guidelines, "Buttons".
let touchTarget = 44.0

/// Points from the edge of the screen to the top of the home indicator, which is 5 pt high and 8 pt above the edge.
///
/// Source: Apple, Human Interface Guidelines, design templates.
let homeIndicatorTop = 13.0
