import JSONRPC

/// A short hash of a value's text, equal in every process: 64-bit FNV-1a (Fowler, Noll, Vo).
func fingerprint(_ value: JSON) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in value.serialized() { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return String(hash, radix: 16)
}
