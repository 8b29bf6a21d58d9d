/// Points: the least width and height of what a finger touches.
///
/// Source: Apple, Human Interface Guidelines, "Buttons".
let touchTarget = 44.0
