import JSONRPC
import StackDSL

/// The faults of the project files for open documents, published as diagnostics in those files to every
/// client: no client requests them.
extension Session {
  /// Searches for the project files again, because one has changed or may have.
  mutating func readProjects() {
    cache.projects.reread()
    for file in files.openFiles {
      unpublished.add(file)
      _ = cache.projects.project(of: file)
    }
    tellOfProjects()
    refreshViews()
  }

  /// Finds the project of an opened document, which may be the first one of that project.
  mutating func findProject(of file: FileID) {
    // Without file watching, no message reports a changed project file.
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
