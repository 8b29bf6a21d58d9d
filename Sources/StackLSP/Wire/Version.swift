/// What `--version` prints and `initialize` answers.
let version = "0.1.0"
