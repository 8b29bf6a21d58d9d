/// How much of a file to solve: the primary environment of each screen answers at once, the others
/// can wait for a quiet moment.
enum AnalysisDepth: Sendable { case primaryEnvironments, allEnvironments }
