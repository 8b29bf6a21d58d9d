/// `--replay FILE`: replays a record on the console, and returns the exit status.
func replaySession(_ path: String, _ console: Console) throws(UsageError) -> Int32 {
  guard let record = DiskFile.read(path, limit: 1 << 30) else {
    throw UsageError(unreadable: path, at: path)
  }
  guard let events = SessionEvent.read(record) else {
    throw UsageError("\(path) is not a session recorded by stack-lsp.", isAboutWords: false)
  }
  var replay = SessionReplay()
  do throws(SessionReplay.Difference) {
    try replay.play(events)
  } catch {
    console.writeOutput(
      """
      \(path): message \(error.number) of the server differs.
      recorded: \(error.recorded ?? "nothing")
      now:      \(error.played ?? "nothing")

      """)
    return ExitStatus.found
  }
  console.writeOutput("\(path): the same \(replay.repeated) messages of the server.\n")
  return ExitStatus.clean
}
