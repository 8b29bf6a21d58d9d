-- Neovim 0.11 and later: the configuration that `vim.lsp.enable('stack_lsp')` reads.
return {
  cmd = vim.g.stack_lsp_cmd or { 'stack-lsp' },
  filetypes = { 'stack' },
  root_markers = { '.git' },
}
