import JSONRPC

/// A short name of a value, the same for equal values in every process: FNV-1a with 64 bits
/// (Fowler, Noll, Vo) of its text.
func fingerprint(_ value: JSON) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in value.serialized() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return String(hash, radix: 16)
}
