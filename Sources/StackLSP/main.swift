// The process: its arguments choose between the server and the command line.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

removeTemporaryFilesAtSignals()
exit(runProgram(Array(CommandLine.arguments.dropFirst()), .standard()))
