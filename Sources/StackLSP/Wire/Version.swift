/// The version that `--version` prints and `initialize` returns.
let version = "0.1.0"
