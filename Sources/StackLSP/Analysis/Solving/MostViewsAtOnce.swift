/// The views, counted once for each environment, that are solved and judged, or drawn, while a user waits:
/// some 3 ms, from the 14 µs per view in `Benchmarks/screens.py` and the 17 µs for its picture.
let mostViewsAtOnce = 200
