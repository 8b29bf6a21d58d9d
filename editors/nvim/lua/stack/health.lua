-- `:checkhealth stack`: whether the server is found and runs, and what it offers.

local M = {}

local health = vim.health or require('health')
local report = {
  start = health.start or health.report_start,
  ok = health.ok or health.report_ok,
  warn = health.warn or health.report_warn,
  error = health.error or health.report_error,
}

-- The methods that a user notices, by the capability that announces them.
local offers = {
  { 'hoverProvider', 'hover' },
  { 'codeActionProvider', 'code actions' },
  { 'completionProvider', 'completion' },
  { 'documentFormattingProvider', 'formatting' },
  { 'renameProvider', 'rename' },
  { 'inlayHintProvider', 'inlay hints', 'nvim-0.10' },
  { 'codeLensProvider', 'code lenses' },
}

local function check_program()
  local command = vim.g.stack_lsp_cmd or { 'stack-lsp' }
  local program = command[1]
  if vim.fn.executable(program) == 0 then
    report.error(program .. ' is not an executable file', {
      'Build it: swift build -c release --static-swift-stdlib --product stack-lsp',
      "Put it on your PATH, or set vim.g.stack_lsp_cmd = { '/path/to/stack-lsp' }",
    })
    return
  end
  local version = vim.trim(vim.fn.system({ program, '--version' }))
  report.ok(vim.fn.exepath(program) .. ': ' .. version)
end

local function check_client()
  local stack = require('stack')
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    local client = vim.api.nvim_buf_is_loaded(buffer) and stack.client(buffer)
    if client then
      report.ok('the server runs for ' .. vim.api.nvim_buf_get_name(buffer))
      for _, offer in ipairs(offers) do
        if not client.server_capabilities[offer[1]] then
          report.warn('the server does not offer ' .. offer[2])
        elseif offer[3] and vim.fn.has(offer[3]) == 0 then
          report.warn(offer[2] .. ' need ' .. offer[3]:gsub('nvim%-', 'Neovim ') .. ' or later')
        else
          report.ok(offer[2])
        end
      end
      return
    end
  end
  report.warn('no server runs', { 'Open a .stack file, then run :checkhealth stack again' })
end

function M.check()
  report.start('stack-lsp')
  check_program()
  if vim.fn.getcompletion('stack', 'filetype')[1] == nil then
    report.warn('the filetype stack has no colors', { 'Add editors/vim to your runtimepath' })
  else
    report.ok('the filetype stack is known')
  end
  check_client()
end

return M
