/// The part of a file to solve: the primary environment of each screen is answered at once, while the others
/// can wait for a quiet moment.
enum AnalysisDepth: Sendable { case primaryEnvironments, allEnvironments }
