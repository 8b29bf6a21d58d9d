-- Starts stack-lsp for every `.stack` file, storyboard and xib.
--
-- Neovim 0.11 finds the configuration by name. For 0.7 to 0.10 this file starts the client, one for all
-- buffers of a folder. `vim.g.stack_lsp_cmd`, a list, names the program if it is not in PATH.

require('stack').setup()

if vim.lsp.config then
  vim.lsp.enable('stack_lsp')
  return
end

local clients = {}

local function root_of(buffer)
  local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ':p:h')
  local git = vim.fn.finddir('.git', folder .. ';')
  return git ~= '' and vim.fn.fnamemodify(git, ':p:h:h') or folder
end

-- Neovim supports `window/showDocument` from 0.8 on.
local capabilities, handlers
if not vim.lsp.handlers['window/showDocument'] then
  capabilities = vim.lsp.protocol.make_client_capabilities()
  capabilities.window = vim.tbl_extend('force', capabilities.window or {}, { showDocument = { support = true } })
  handlers = { ['window/showDocument'] = require('stack').show_document }
end

local function attach(buffer)
  local root = root_of(buffer)
  if not clients[root] then
    clients[root] = vim.lsp.start_client({
      name = 'stack_lsp',
      cmd = vim.g.stack_lsp_cmd or { 'stack-lsp' },
      root_dir = root,
      capabilities = capabilities,
      handlers = handlers,
      workspace_folders = { { uri = vim.uri_from_fname(root), name = vim.fn.fnamemodify(root, ':t') } },
      get_language_id = function(_, filetype)
        return filetype
      end,
      on_attach = function(client, attached)
        -- Neovim 0.7 has no LspAttach.
        if vim.fn.has('nvim-0.8') == 0 then
          require('stack').attached(client, attached)
        end
      end,
      on_exit = function()
        clients[root] = nil
      end,
    })
  end
  if clients[root] then
    vim.lsp.buf_attach_client(buffer, clients[root])
  end
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'stack', 'xml' },
  callback = function(event)
    if require('stack').serves(event.buf) then
      attach(event.buf)
    end
  end,
})
