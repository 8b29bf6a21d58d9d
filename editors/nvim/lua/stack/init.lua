-- Features of a Stack buffer besides Neovim's own LSP features: pages of the server, shown in a window,
-- and features that are off in Neovim by default.

local M = {}

-- `vim.g.stack_lsp_features` turns some of these off: `{ code_lens = false }`.
local features = {
  virtual_text = true,
  inlay_hints = true,
  code_lens = true,
  completion = true,
  interface_builder = true,
}

local function is_wanted(feature)
  local chosen = vim.g.stack_lsp_features
  if chosen and chosen[feature] ~= nil then
    return chosen[feature]
  end
  return features[feature]
end

-- Whether the server serves a buffer; the only XML files it serves are storyboards and xibs.
function M.serves(buffer)
  if vim.api.nvim_buf_get_option(buffer, 'filetype') == 'stack' then
    return true
  end
  local name = vim.api.nvim_buf_get_name(buffer)
  local is_of_interface_builder = name:match('%.storyboard$') or name:match('%.xib$')
  return is_of_interface_builder ~= nil and is_wanted('interface_builder')
end

-- The server of a buffer, or nil.
function M.client(buffer)
  local clients
  if vim.lsp.get_clients then
    clients = vim.lsp.get_clients({ bufnr = buffer, name = 'stack_lsp' })
  else
    clients = vim.tbl_filter(function(client)
      return client.name == 'stack_lsp'
    end, vim.tbl_values(vim.lsp.buf_get_clients(buffer)))
  end
  return clients[1]
end

local function warn(message)
  vim.notify('stack-lsp: ' .. message, vim.log.levels.WARN)
end

-- Calls `take` with the server's answer; shows an error instead.
function M.request(buffer, method, params, take)
  local client = M.client(buffer)
  if not client then
    return warn('no server runs for this buffer; see :checkhealth stack')
  end
  local function handle(err, result)
    if err then
      return warn(err.message)
    end
    take(result)
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request(method, params, handle, buffer)
  else
    client.request(method, params, handle, buffer)
  end
end

local function position(client)
  return vim.lsp.util.make_position_params(0, client.offset_encoding)
end

-- Shows text in a window beside the buffer, or in the one that already shows such a page.
function M.show(name, filetype, text)
  local title = 'stack://' .. name
  local buffer = vim.fn.bufnr('^' .. vim.fn.escape(title, '.*[]~$^') .. '$')
  if buffer < 0 then
    buffer = vim.api.nvim_create_buf(false, true)
    vim.api.nvim_buf_set_name(buffer, title)
  end
  vim.api.nvim_buf_set_option(buffer, 'modifiable', true)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text, '\n', { plain = true }))
  vim.api.nvim_buf_set_option(buffer, 'modifiable', false)
  local window = vim.fn.bufwinid(buffer)
  if window < 0 then
    vim.cmd('rightbelow vsplit')
    vim.api.nvim_win_set_buf(0, buffer)
  else
    vim.api.nvim_set_current_win(window)
  end
  -- After the buffer has its window, so that the filetype's settings apply to it.
  vim.api.nvim_buf_set_option(buffer, 'filetype', filetype)
end

-- The pages that the server writes about a screen, by command.
local pages = {
  ['stack.showFrames'] = { name = 'frames', filetype = 'text' },
  ['stack.explainConflicts'] = { name = 'conflicts', filetype = 'markdown' },
  ['stack.exportSwift'] = { name = 'swift', filetype = 'swift' },
  ['stack.explainLog'] = { name = 'log', filetype = 'markdown' },
}

-- The address of the live preview, once it is open; a restarted server takes it over.
local preview

local function execute(buffer, command, arguments)
  M.request(buffer, 'workspace/executeCommand', { command = command, arguments = arguments }, function(result)
    local page = pages[command]
    if command == 'stack.showPreview' and type(result) == 'string' then
      preview = result
    end
    if page and type(result) == 'string' then
      local screen = type(arguments[2]) == 'string' and arguments[2] .. '.' or ''
      M.show(screen .. page.name, page.filetype, result)
    elseif type(result) == 'string' then
      vim.notify(result)
    end
  end)
end

-- Passes on the file and the name of the screen at the cursor.
local function with_screen(take)
  local buffer = vim.api.nvim_get_current_buf()
  local client = M.client(buffer)
  if not client then
    return warn('no server runs for this buffer; see :checkhealth stack')
  end
  M.request(buffer, 'stack/preview', position(client), function(picture)
    if type(picture) ~= 'table' then
      return warn('there is no screen at the cursor')
    end
    take(buffer, { vim.uri_from_bufnr(buffer), picture.screen })
  end)
end

-- Requests a page about the screen at the cursor.
function M.open(command)
  with_screen(function(buffer, screen)
    execute(buffer, command, screen)
  end)
end

local function with_swift(take)
  with_screen(function(buffer, screen)
    local params = { command = 'stack.exportSwift', arguments = screen }
    M.request(buffer, 'workspace/executeCommand', params, function(text)
      if type(text) == 'string' then
        take(buffer, text)
      end
    end)
  end)
end

-- Copies the screen as Swift to a register.
function M.copy_swift(register)
  with_swift(function(_, text)
    vim.fn.setreg(register, text)
    vim.notify('The screen is in register ' .. register .. ' as Swift.')
  end)
end

-- Writes the screen as Swift beside the file, under the name of its class; overwrites a file only if `is_meant`.
function M.write_swift(is_meant)
  with_swift(function(buffer, text)
    local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ':p:h')
    local path = folder .. '/' .. (text:match('class%s+([%w_]+)') or 'Screen') .. '.swift'
    if not is_meant and vim.fn.filereadable(path) == 1 then
      return warn(path .. ' is there already: :StackWriteSwift! writes over it')
    end
    if vim.fn.writefile(vim.split(text, '\n', { plain = true }), path, 'b') == 0 then
      vim.notify('Written: ' .. path)
    end
  end)
end

-- A code lens names a screen; a click on the lens shows the page that it is about.
local function register_commands()
  local commands = vim.tbl_keys(pages)
  table.insert(commands, 'stack.showPreview')
  for _, name in ipairs(commands) do
    vim.lsp.commands[name] = function(command, context)
      execute(context.bufnr or vim.api.nvim_get_current_buf(), name, command.arguments)
    end
  end
end

local function show_code_lenses(buffer)
  if vim.lsp.codelens.enable then
    return vim.lsp.codelens.enable(true, { bufnr = buffer })
  end
  vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'TextChanged' }, {
    buffer = buffer,
    callback = function()
      if M.client(buffer) then
        vim.lsp.codelens.refresh({ bufnr = buffer })
      end
    end,
  })
  vim.lsp.codelens.refresh({ bufnr = buffer })
end

-- Neovim 0.11 and later show no text beside a line by default. This turns it on for the server's own
-- diagnostics only; those of other plugins stay as the user set them.
local function show_virtual_text()
  for namespace, about in pairs(vim.diagnostic.get_namespaces()) do
    if about.name and about.name:find('stack_lsp', 1, true) and about.opts.virtual_text == nil then
      vim.diagnostic.config({ virtual_text = true, severity_sort = true }, namespace)
    end
  end
end

-- The preview marks the view at the cursor.
local function follow_cursor(buffer)
  vim.api.nvim_create_autocmd({ 'CursorMoved', 'CursorMovedI' }, {
    buffer = buffer,
    callback = function()
      local client = preview and M.client(buffer)
      if client then
        local place = position(client)
        M.request(buffer, 'workspace/executeCommand', {
          command = 'stack.caretMoved',
          arguments = { place.textDocument.uri, place.position },
        }, function() end)
      end
    end,
  })
end

-- Goes to a place that the preview names, or opens the preview itself, which Neovim 0.7 cannot do alone.
function M.show_document(_, target, context)
  if target.external then
    local command = vim.fn.has('mac') == 1 and 'open' or 'xdg-open'
    return { success = vim.fn.executable(command) == 1 and vim.fn.jobstart({ command, target.uri }, { detach = true }) > 0 }
  end
  local client = vim.lsp.get_client_by_id(context.client_id)
  local range = target.selection or { start = { line = 0, character = 0 }, ['end'] = { line = 0, character = 0 } }
  local is_shown = vim.lsp.util.jump_to_location({ uri = target.uri, range = range }, client and client.offset_encoding or 'utf-16')
  return { success = is_shown or false }
end

-- Turns on the features that both Neovim and the server have.
function M.attached(client, buffer)
  follow_cursor(buffer)
  if preview then
    execute(buffer, 'stack.showPreview', { vim.uri_from_bufnr(buffer), vim.NIL, preview })
  end
  if is_wanted('virtual_text') then
    vim.api.nvim_create_autocmd('DiagnosticChanged', { buffer = buffer, callback = show_virtual_text })
  end
  if is_wanted('completion') then
    if vim.lsp.completion and vim.lsp.completion.enable then
      vim.lsp.completion.enable(true, client.id, buffer, { autotrigger = true })
    else
      vim.api.nvim_buf_set_option(buffer, 'omnifunc', 'v:lua.vim.lsp.omnifunc')
    end
  end
  if is_wanted('inlay_hints') and vim.lsp.inlay_hint and vim.lsp.inlay_hint.enable then
    vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
  end
  if is_wanted('code_lens') and client.server_capabilities.codeLensProvider then
    show_code_lenses(buffer)
  end
end

function M.setup()
  register_commands()
  vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
    pattern = { '*.storyboard', '*.xib' },
    command = 'setfiletype xml',
  })
  -- Neovim 0.7 has no LspAttach; the client's own `on_attach` calls `attached` there.
  if vim.fn.exists('##LspAttach') == 1 then
    vim.api.nvim_create_autocmd('LspAttach', {
      callback = function(event)
        local client = vim.lsp.get_client_by_id(event.data.client_id)
        if client and client.name == 'stack_lsp' then
          M.attached(client, event.buf)
        end
      end,
    })
  end
  local commands = {
    StackPreview = { 'stack.showPreview', 'Open a live preview of the screen' },
    StackConflict = { 'stack.explainConflicts', 'Explain the conflicts of the screen' },
    StackSwift = { 'stack.exportSwift', 'Show the screen as Swift' },
    StackFrames = { 'stack.showFrames', 'Show the frames of the screen' },
  }
  for name, command in pairs(commands) do
    vim.api.nvim_create_user_command(name, function()
      M.open(command[1])
    end, { desc = command[2] })
  end
  vim.api.nvim_create_user_command('StackCopySwift', function(given)
    M.copy_swift(given.reg ~= '' and given.reg or '+')
  end, { register = true, desc = 'Copy the screen as Swift into a register, else to the clipboard' })
  vim.api.nvim_create_user_command('StackWriteSwift', function(given)
    M.write_swift(given.bang)
  end, { bang = true, desc = 'Write the screen as Swift beside the file' })
  vim.api.nvim_create_user_command('StackLog', function(given)
    local register = given.reg ~= '' and given.reg or '+'
    execute(vim.api.nvim_get_current_buf(), 'stack.explainLog', { vim.fn.getreg(register) })
  end, { register = true, desc = 'Explain the log of UIKit in a register, else in the clipboard' })
end

return M
