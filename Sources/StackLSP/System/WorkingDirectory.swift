#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import StackDSL

/// The working directory at the start: absolute, without a trailing slash; empty if it is the root or
/// unknown.
let workingDirectory: String = {
  guard let path = getcwd(nil, 0) else { return "" }
  defer { free(path) }
  let text = String(cString: path)
  return text == "/" ? "" : text
}()

/// The absolute path of a name in the working directory, with `.` and `..` resolved.
func absolutePath(_ name: String) -> String {
  resolveImport(name, from: FileID(workingDirectory + "/.")).name
}
