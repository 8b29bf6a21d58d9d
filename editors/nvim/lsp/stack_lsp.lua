-- Neovim 0.11 and later: the configuration that `vim.lsp.enable('stack_lsp')` reads.
return {
  cmd = vim.g.stack_lsp_cmd or { 'stack-lsp' },
  filetypes = { 'stack', 'xml' },
  root_dir = function(buffer, start)
    -- The only XML files it serves are those of Interface Builder.
    if require('stack').serves(buffer) then
      start(vim.fs.root(buffer, '.git') or vim.fs.dirname(vim.api.nvim_buf_get_name(buffer)))
    end
  end,
}
