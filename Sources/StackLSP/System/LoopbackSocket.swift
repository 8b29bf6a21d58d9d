#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A socket on 127.0.0.1, which nobody else in the network reaches. It does not wait.
///
/// - Parameter port: any free one if nil.
/// - Returns: nil if the port is taken.
func listenOnLoopback(port: UInt16?) -> (descriptor: Int32, port: UInt16)? {
  #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
  #endif
  guard descriptor >= 0 else { return nil }
  keepFromWaiting(descriptor)
  setOption(SO_REUSEADDR, of: descriptor)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = (port ?? 0).bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
      bind(descriptor, pointer, length) == 0 && listen(descriptor, 16) == 0
        && getsockname(descriptor, pointer, &length) == 0
    }
  }
  guard isBound else {
    closeDescriptor(descriptor)
    return nil
  }
  return (descriptor, UInt16(bigEndian: address.sin_port))
}

/// The next connection to a socket that listens, which does not wait either; nil if there is none.
func acceptConnection(_ listener: Int32) -> Int32? {
  let descriptor = accept(listener, nil, nil)
  guard descriptor >= 0 else { return nil }
  keepFromWaiting(descriptor)
  // A picture is several packets: none of them waits for the others.
  setOption(TCP_NODELAY, of: descriptor, level: Int32(IPPROTO_TCP))
  #if canImport(Darwin)
    setOption(SO_NOSIGPIPE, of: descriptor)
  #endif
  return descriptor
}

private func setOption(_ option: Int32, of descriptor: Int32, level: Int32 = SOL_SOCKET) {
  var yes: Int32 = 1
  setsockopt(descriptor, level, option, &yes, socklen_t(MemoryLayout<Int32>.size))
}
