import JSONRPC

/// Work on a request that goes on between messages, slice by slice, and answers in the end.
protocol Job: Sendable {
  /// One slice; the answer if it was the last.
  mutating func advance(in session: inout Session) throws(ResponseError) -> JSON?

  /// Where progress goes; nil where nobody wants it.
  var progressToken: JSON? { get }
  /// What stands above the progress.
  var title: String { get }
}

extension Job {
  var progressToken: JSON? { nil }
  var title: String { "" }
}

/// The jobs under way, which take turns.
struct Jobs: Sendable {
  /// More than any client has open; each keeps a list of files.
  static let most = 16

  struct Running: Sendable {
    let request: RequestID
    var job: any Job
  }

  /// The next one first.
  var running: [Running] = []
}

extension Session {
  mutating func start(_ job: any Job, for request: RequestID) {
    guard jobs.running.count < Jobs.most else {
      return reply(
        request,
        .failure(
          ResponseError(
            .serverCancelled, "\(Jobs.most) requests of this kind are being worked on already.")))
    }
    jobs.running.append(Jobs.Running(request: request, job: job))
    guard let token = job.progressToken else { return }
    progress(
      token,
      ["kind": "begin", "title": .string(job.title), "cancellable": true, "percentage": 0])
  }

  /// A slice of the job whose turn it is; false where there is none.
  mutating func continueJobs() -> Bool {
    guard !jobs.running.isEmpty else { return false }
    var next = jobs.running.removeFirst()
    do throws(ResponseError) {
      if let answer = try next.job.advance(in: &self) {
        end(next, .success(answer))
      } else {
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
