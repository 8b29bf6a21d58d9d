// The process: its arguments choose between the server and the command line.

removeTemporaryFilesAtSignals()
OwnProcess.end(runProgram(Array(CommandLine.arguments.dropFirst()), .standard()))
