/// Views, once for each environment, that are solved and judged, or drawn, while a user waits: in about 3 ms,
/// by the 14 µs that a view takes in `Benchmarks/screens.py` and the 17 µs of its picture.
let mostViewsAtOnce = 200
