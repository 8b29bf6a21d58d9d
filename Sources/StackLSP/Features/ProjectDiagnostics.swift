import JSONRPC
import StackDSL

/// What is wrong with the project files that hold for open documents, as diagnostics at the places in
/// them, for every client: none of them asks for those itself.
extension Session {
  /// Looks for the project files anew: one has changed, or may have.
  mutating func readProjects() {
    cache.projects.reread()
    for file in files.openFiles {
      unpublished.add(file)
      _ = cache.projects.project(of: file)
    }
    tellOfProjects()
    refreshViews()
  }

  /// A document was opened, be it the first one of a project.
  mutating func findProject(of file: FileID) {
    // Nobody says when a project file has changed.
    if !client.watchedFiles { cache.projects.reread() }
    if cache.projects.project(of: file).file != nil { tellOfProjects() }
  }

  private mutating func tellOfProjects() {
    var projects = cache.projects.found
    for file in projectsWithComplaints.keys where projects[file] == nil {
      projects[file] = Project()
    }
    for (file, project) in projects.sorted(by: { $0.key < $1.key }) {
      let known = projectsWithComplaints[file] ?? []
      guard known != project.complaints else { continue }
      projectsWithComplaints[file] = project.complaints.isEmpty ? nil : project.complaints
      let diagnostics = project.complaints.map { complaint -> JSON in
        [
          "range": project.source.range(complaint.range, encoding).json,
          "severity": 1, "source": "stack", "message": .string(complaint.message),
        ]
      }
      notify(
        "textDocument/publishDiagnostics",
        ["uri": .string(DocumentURI.uri(of: file)), "diagnostics": .array(diagnostics)],
        diagnosticsOf: file)
    }
  }
}
