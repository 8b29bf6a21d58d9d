#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import StackDSL

/// The working directory at the start: absolute, without a slash at the end; empty where it is the root,
/// or where the system does not say.
let workingDirectory: String = {
  guard let path = getcwd(nil, 0) else { return "" }
  defer { free(path) }
  let text = String(cString: path)
  return text == "/" ? "" : text
}()

/// The path that a name means there, with `.` and `..` resolved.
func absolutePath(_ name: String) -> String {
  resolveImport(name, from: FileID(workingDirectory + "/.")).name
}
