/// JSON-RPC 2.0 over a byte stream with LSP headers.
enum JSONRPC {}
