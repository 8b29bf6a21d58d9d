/// A hash of bytes that is equal in every process: 64-bit FNV-1a (Fowler, Noll, Vo). Anyone can construct two texts
/// with one hash, so it protects nothing.
public func byteHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
