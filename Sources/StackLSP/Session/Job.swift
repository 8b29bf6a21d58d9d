import JSONRPC
import StackDSL

/// Work on a request that goes on between messages, slice by slice, and answers in the end.
protocol Job: Sendable {
  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep

  /// Where progress goes; nil where nobody wants it.
  var progressToken: JSON? { get }
  /// What stands above the progress.
  var title: String { get }
}

extension Job {
  var progressToken: JSON? { nil }
  var title: String { "" }
}

/// What one slice of a job has come to.
enum JobStep: Sendable {
  case more
  /// Nothing can be done before this file is analysed in all its environments.
  case waits(for: FileID)
  case answer(JSON)
}

/// The jobs that are asked for. The first of them take turns, the others wait: LSP 3.17 lets a server refuse
/// only the few requests that say so.
struct Jobs: Sendable {
  /// How many take turns: each keeps a list of files.
  static let most = 16
  /// The limit of waiting jobs. Requests beyond it fail.
  static let mostWaiting = 4096

  struct Running: Sendable {
    let request: RequestID
    var job: any Job
    /// The file without whose layouts it cannot go on.
    var awaited: FileID?
  }

  /// The next one first.
  var running: [Running] = []

  /// What the oldest of those that wait is waiting for.
  var awaited: FileID? { running.lazy.compactMap(\.awaited).first }

  func isAwaited(_ file: FileID) -> Bool { running.contains { $0.awaited == file } }

  /// Jobs that wait for a file check it again.
  mutating func wake(for file: FileID) {
    for index in running.indices where running[index].awaited == file {
      running[index].awaited = nil
    }
  }

  fileprivate mutating func takeNext() -> Running? {
    running.firstIndex { $0.awaited == nil }.map { running.remove(at: $0) }
  }

  /// After its slice a job is the last of those that take turns, before those that have not begun.
  fileprivate mutating func takeBack(_ job: Running) {
    running.insert(job, at: min(running.count, Self.most - 1))
  }
}

extension Session {
  mutating func start(_ job: any Job, for request: RequestID) {
    guard jobs.running.count < Jobs.mostWaiting else {
      let message = "\(Jobs.mostWaiting) requests wait for their answer already: ask again later."
      return reply(request, .failure(ResponseError(.requestFailed, message)))
    }
    jobs.running.append(Jobs.Running(request: request, job: job))
    guard let token = job.progressToken else { return }
    progress(
      token,
      ["kind": "begin", "title": .string(job.title), "cancellable": true, "percentage": 0])
  }

  /// A slice of the job whose turn it is; false where there is none that can go on.
  mutating func continueJobs() -> Bool {
    guard var next = jobs.takeNext() else { return false }
    do throws(ResponseError) {
      switch try next.job.advance(in: &self) {
      case .answer(let answer): end(next, .success(answer))
      case .more: jobs.takeBack(next)
      case .waits(let file):
        next.awaited = file
        jobs.running.append(next)
      }
    } catch {
      end(next, .failure(error))
    }
    return true
  }

  /// Stops a job; false if there is none of that kind.
  mutating func cancelJob(where isMeant: (Jobs.Running) -> Bool) -> Bool {
    guard let index = jobs.running.firstIndex(where: isMeant) else { return false }
    end(jobs.running.remove(at: index), .failure(.cancelled))
    return true
  }

  private mutating func end(_ job: Jobs.Running, _ result: Result<JSON, ResponseError>) {
    if let token = job.job.progressToken { progress(token, ["kind": "end"]) }
    reply(job.request, result)
    if jobs.running.isEmpty { cache.keepOnlyOpenDocuments(in: &files) }
  }

  mutating func progress(_ token: JSON, _ value: JSON) {
    notify("$/progress", ["token": token, "value": value])
  }
}
