// The process: its arguments choose between the server and the command line.
