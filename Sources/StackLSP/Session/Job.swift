import JSONRPC
import StackDSL

/// Work on a request that continues between messages, slice by slice, and answers at the end.
protocol Job: Sendable {
  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep

  /// The token under which progress is reported; nil if the client does not want it.
  var progressToken: JSON? { get }
  /// The title of the progress.
  var title: String { get }
}

extension Job {
  var progressToken: JSON? { nil }
  var title: String { "" }
}

/// The result of one slice of a job.
enum JobStep: Sendable {
  case more
  /// The job needs this file analysed in all its environments first.
  case waits(for: FileID)
  case answer(JSON)
}

/// The jobs requested by the client. The first of them take turns and the others wait, because LSP 3.17 lets
/// a server refuse only those few requests that say so.
struct Jobs: Sendable {
  /// The number of jobs that take turns; each keeps a list of files.
  static let most = 16
  /// The limit of waiting jobs. Requests beyond it fail.
  static let mostWaiting = 4096

  struct Running: Sendable {
    let request: RequestID
    var job: any Job
    /// The file for whose layouts the job waits.
    var awaited: FileID?
  }

  /// The next one first.
  var running: [Running] = []

  /// The file for which the oldest waiting job waits.
  var awaited: FileID? { running.lazy.compactMap(\.awaited).first }

  func isAwaited(_ file: FileID) -> Bool { running.contains { $0.awaited == file } }

  /// Lets the jobs that wait for a file check it again.
  mutating func wake(for file: FileID) {
    for index in running.indices where running[index].awaited == file {
      running[index].awaited = nil
    }
  }

  fileprivate mutating func takeNext() -> Running? {
    running.firstIndex { $0.awaited == nil }.map { running.remove(at: $0) }
  }

  /// Puts a job back after its slice, as the last of those that take turns and before those that have not
  /// begun.
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

  /// Runs a slice of the next job; false if no job can continue.
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

  /// Stops a job; false if there is no such job.
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
