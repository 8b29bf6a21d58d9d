-- The story of a screen, played in Neovim with the configuration of editors/nvim.
--
-- Run by scripts/e2e in a folder that holds copies of Examples/ and of documents/. Every wait is
-- for a condition, and bounded.

-- Milliseconds that a wait may take, on a machine that is busy with something else.
local limit = 60000
local story = 'start'

local function fail(message)
  io.stderr:write('\nneovim: ' .. story .. ': ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function check(condition, message)
  if not condition then
    fail(message)
  end
end

local function wait_until(condition, message)
  if not vim.wait(limit, condition, 10) then
    fail('still waiting: ' .. (type(message) == 'function' and message() or message))
  end
end

-- Says which feature the story has played, for the README's table of editors.
local function plays() end

-- Diagnostics ---------------------------------------------------------------------------------

-- Pushed by the server or pulled by the editor (0.11 and later), they end up in one place.
local seen = {}
vim.api.nvim_create_autocmd('DiagnosticChanged', {
  callback = function(event)
    seen[event.buf] = true
  end,
})

local function open(path)
  vim.cmd('edit ' .. path)
  local buffer = vim.api.nvim_get_current_buf()
  wait_until(function()
    return seen[buffer]
  end, 'diagnostics of ' .. path)
  return buffer
end

local function serious(buffer)
  return vim.diagnostic.get(buffer, { severity = { min = vim.diagnostic.severity.WARN } })
end

local function with_code(buffer, code)
  for _, item in ipairs(vim.diagnostic.get(buffer)) do
    if item.user_data.lsp.code == code then
      return item
    end
  end
end

local function wait_for_code(buffer, code)
  wait_until(function()
    return with_code(buffer, code) ~= nil
  end, function()
    return code .. ', there is ' .. vim.inspect(vim.diagnostic.get(buffer))
  end)
  return with_code(buffer, code)
end

-- The cursor ----------------------------------------------------------------------------------

local function text(buffer)
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end

local function place_cursor(pattern)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  check(vim.fn.search(pattern, 'cW') > 0, pattern .. ' is not in the buffer')
end

local function float()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then
      return window
    end
  end
end

local function hover(pattern)
  place_cursor(pattern)
  vim.lsp.buf.hover()
  wait_until(float, 'the hover of ' .. pattern)
  local window = float()
  local content = text(vim.api.nvim_win_get_buf(window))
  vim.api.nvim_win_close(window, true)
  return content
end

-- Takes the first "width × height" of a hover: the frame in the screen's first environment.
local function size(content)
  local width, height = content:match('([%d.]+) × ([%d.]+)')
  check(width, 'no size in the hover: ' .. content)
  return tonumber(width), tonumber(height)
end

local function apply_action(title)
  local seen = {}
  vim.ui.select = function(items, options, on_choice)
    for _, item in ipairs(items) do
      local name = options.format_item(item)
      table.insert(seen, name)
      if name:find(title) then
        return on_choice(item)
      end
    end
    fail('no action ' .. title .. ' among ' .. vim.inspect(seen))
  end
  vim.lsp.buf.code_action()
end

-- The story -----------------------------------------------------------------------------------

story = 'a sound screen has no diagnostic above information'
local screen = open('NestedStacks.stack')
check(#serious(screen) == 0, vim.inspect(serious(screen)))

story = 'an edit of the name row is seen by the hover of the photo'
local _, height = size(hover('\\<photo\\>'))
local row = open('NameRow.stack')
place_cursor('hugging.horizontal: 48')
vim.cmd('substitute/48/250/')
check(text(row):find('hugging.horizontal: 250', 1, true), 'the edit is not in the buffer')
vim.cmd('buffer ' .. screen)
local grown
wait_until(function()
  _, grown = size(hover('\\<photo\\>'))
  return grown > height
end, 'a photo higher than ' .. height .. ' pt')
local consequence = hover('\\<photo\\>')
check(consequence:find('250'), 'the hover does not name the hugging')
plays('hover')
check(consequence:find('┌', 1, true), 'the hover does not draw the screen: ' .. consequence)
plays('picture')
-- By how many points the image grew and the fields shrank since the file was saved.
check(consequence:find('photo: width.-%+%d'), 'the hover does not say what the photo gained: ' .. consequence)
check(consequence:find('field: width.-−%d'), 'the hover does not say what the fields lost: ' .. consequence)
vim.cmd('buffer ' .. row)
vim.cmd('silent undo')
vim.cmd('buffer ' .. screen)

story = 'a tie names both labels, and its fix removes it'
local tie = open('Tie.stack')
local warning = wait_for_code(tie, 'ambiguous-hugging')
check(warning.severity == vim.diagnostic.severity.WARN, 'a tie is a warning')
check(warning.message:find('title') and warning.message:find('bio'), warning.message)
vim.api.nvim_win_set_cursor(0, { warning.lnum + 1, warning.col })
apply_action('^Lower horizontal hugging of `%w+` to 249')
wait_until(function()
  return text(tie):find('hugging%.horizontal: 249')
end, 'the fix in the buffer')
wait_until(function()
  return not with_code(tie, 'ambiguous-hugging')
end, 'the tie to be gone')
check(#serious(tie) == 0, vim.inspect(serious(tie)))
plays('diagnostics')
plays('fixes')

story = 'a fix of a storyboard changes one attribute'
local storyboard = open('tie.storyboard')
local before = text(storyboard)
local labels = wait_for_code(storyboard, 'ambiguous-hugging')
check(labels.message:find('lab%-el%-001'), labels.message)
vim.api.nvim_win_set_cursor(0, { labels.lnum + 1, labels.col })
apply_action('^Set the Horizontal Content Hugging Priority of "Email" to 250')
wait_until(function()
  return not with_code(storyboard, 'ambiguous-hugging')
end, 'the tie of the storyboard to be gone')
local wanted = before:gsub('horizontalHuggingPriority="251" text="Email"', 'text="Email"')
check(wanted ~= before and text(storyboard) == wanted, text(storyboard))

story = 'a conflict lists its members'
local conflict = wait_for_code(open('Conflict.stack'), 'fill-fixed-child')
check(conflict.severity == vim.diagnostic.severity.ERROR, 'a conflict is an error')
check(conflict.message:find('926') and conflict.message:find('100'), conflict.message)
check(#(conflict.user_data.lsp.relatedInformation or {}) >= 2, vim.inspect(conflict))
plays('conflict')

story = 'the commands show what the server writes of the screen at the cursor'
local function page(command, name, text_of_page)
  vim.cmd('buffer ' .. conflict.bufnr)
  place_cursor('screen')
  vim.cmd(command)
  local shown
  wait_until(function()
    shown = vim.fn.bufnr('stack://Conflict.' .. name)
    return shown >= 0 and text(shown):find(text_of_page)
  end, command)
  check(not vim.api.nvim_buf_get_option(shown, 'modifiable'), 'the page can be edited')
  vim.cmd('close')
end
page('StackSwift', 'swift', 'final class ConflictView: UIView')
page('StackConflict', 'conflicts', '926')
page('StackFrames', 'frames', 'blue')
vim.cmd('buffer ' .. conflict.bufnr)
place_cursor('screen')
vim.cmd('StackCopySwift a')
wait_until(function()
  return vim.fn.getreg('a'):find('final class ConflictView: UIView')
end, 'the register')
local written = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(conflict.bufnr), ':p:h') .. '/ConflictView.swift'
vim.cmd('StackWriteSwift')
wait_until(function()
  return vim.fn.filereadable(written) == 1
end, 'the file beside the screen')
check(table.concat(vim.fn.readfile(written, 'b'), '\n') == vim.fn.getreg('a'), 'the file is another text')
vim.fn.writefile({ 'mine' }, written)
vim.cmd('StackWriteSwift')
vim.wait(500)
check(vim.fn.readfile(written)[1] == 'mine', 'a file is written over')
vim.cmd('StackWriteSwift!')
wait_until(function()
  return vim.fn.readfile(written)[1] ~= 'mine'
end, 'the file that is meant to be written over')
plays('pages')

story = 'a lens shows what it speaks of'
vim.cmd('buffer ' .. conflict.bufnr)
place_cursor('screen')
if not vim.lsp.codelens.enable then
  vim.lsp.codelens.refresh()
end
wait_until(function()
  return #vim.lsp.codelens.get(conflict.bufnr) > 0
end, 'the lenses')
vim.ui.select = function(items, _, on_choice)
  on_choice(items[#items], #items)
end
vim.cmd('bwipeout! ' .. vim.fn.bufnr('stack://Conflict.conflicts'))
vim.lsp.codelens.run()
wait_until(function()
  return vim.fn.bufnr('stack://Conflict.conflicts') >= 0
end, 'the page of the lens')
vim.cmd('close')
plays('lenses')

story = 'findings stand beside their lines'
wait_until(function()
  for _, namespace in pairs(vim.api.nvim_get_namespaces()) do
    for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(conflict.bufnr, namespace, 0, -1, { details = true })) do
      for _, piece in ipairs(mark[4].virt_text or {}) do
        if piece[1]:find('926') then
          return true
        end
      end
    end
  end
end, 'the message of the conflict as virtual text')

story = 'checkhealth finds the server'
vim.cmd('checkhealth stack')
local health = text(0)
check(health:find('stack%-lsp %d'), health)
check(health:find('the server runs for'), health)
check(not health:find('ERROR'), health)
vim.cmd('close')

story = 'a baseline on a vertical stack is reported'
local baseline = wait_for_code(open('Baseline.stack'), 'baseline-on-vertical')
check(baseline.message:find('firstBaseline'), baseline.message)

story = 'formatting gives the canonical form'
local unformatted = open('Unformatted.stack')
if vim.lsp.buf.format then
  vim.lsp.buf.format({ timeout_ms = limit })
else
  vim.lsp.buf.formatting_sync({}, limit)
end
check(text(unformatted):find('\n    devices: iPhone16\n'), text(unformatted))
plays('formatting')

-- The answer of this buffer's server to a question about the place of a pattern.
local function ask(method, pattern, more)
  place_cursor(pattern)
  local client = require('stack').client(0)
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local answers, err = vim.lsp.buf_request_sync(0, method, vim.tbl_extend('force', params, more or {}), limit)
  check(not err, err)
  for _, answer in pairs(answers) do
    return answer.result
  end
end

local function jumps(command, pattern, file)
  vim.cmd('buffer ' .. screen)
  place_cursor(pattern)
  command()
  wait_until(function()
    return vim.api.nvim_buf_get_name(0):match(file .. '$')
  end, file)
end

story = 'names lead to their declaration and their uses'
jumps(vim.lsp.buf.definition, 'NameRow first', 'NameRow.stack')
vim.cmd('buffer ' .. screen)
check(#ask('textDocument/references', '\\<photo\\>', { context = { includeDeclaration = true } }) >= 1, 'no references')

story = 'a component leads to its instances, an instance to its component'
jumps(vim.lsp.buf.type_definition, 'first\\.field', 'NameRow.stack')
vim.cmd('buffer ' .. screen)
place_cursor('NameRow first')
-- An answer from all files is refused if one of them changes meanwhile, and Neovim sends changes late.
local function ask_until_listed(ask, message)
  wait_until(function()
    ask()
    return vim.wait(2000, function()
      return #vim.fn.getqflist() == 3
    end, 10)
  end, message)
end
ask_until_listed(vim.lsp.buf.implementation, 'the three instances')
vim.cmd('cclose')
vim.fn.setqflist({})
vim.cmd('buffer ' .. screen)
place_cursor('NameRow first')
ask_until_listed(vim.lsp.buf.incoming_calls, 'what contains them')
vim.cmd('cclose')
plays('instances')

story = 'a rename reaches every use'
vim.cmd('buffer ' .. screen)
place_cursor('\\<photo\\>')
vim.lsp.buf.rename('picture')
wait_until(function()
  return text(screen):find('imageView picture')
end, 'the new name')
vim.cmd('silent undo')
plays('definition')

story = 'completion begins with what is written most'
vim.cmd('buffer ' .. tie)
local proposals = ask('textDocument/completion', 'label title')
local order = {}
for index, item in ipairs(proposals.items) do
  order[item.label] = order[item.label] or index
end
check(order.distribution < order.label and order.label < order.leading, vim.inspect(order))
check(order.label <= 12, 'no view is seen at a glance')
plays('completion')

story = 'three screens are typed key by key with completion'
local typed

local function proposals_at(row, column)
  vim.api.nvim_win_set_cursor(0, { row, column })
  local client = require('stack').client(0)
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/completion', params, limit) or {}) do
    return answer.result and answer.result.items or {}
  end
  return {}
end

-- What a look at the first two lines of the list gives: the text that goes in, and the keys for it. A list
-- opens by itself while a word is written and behind a sign that asks for more; elsewhere it takes a key.
local function choose(line, rest, row)
  local word = line:match('[%w_]*$')
  local opens = word ~= '' or line:match('[.:@=<>,] ?$')
  local best, keys, gain = nil, 0, 0
  local rank = 0
  for _, item in ipairs(proposals_at(row, #line)) do
    if (item.filterText or item.label):sub(1, #word):lower() == word:lower() then
      rank = rank + 1
      local new = item.textEdit.newText:sub(#line - item.textEdit.range.start.character + 1)
      local cost = rank + (opens and 0 or 1)
      if rank <= 2 and new ~= '' and rest:sub(1, #new) == new and #new - cost > gain then
        best, keys, gain = new, cost, #new - cost
      end
    end
  end
  return best, keys
end

-- Errors by their code and text, but those that are true until a later line: that a view has no place, a
-- component no view, a name no view yet.
local later = {
  ['ambiguous-position'] = true,
  ['component-root'] = true,
  ['unknown-or-detached-view'] = true,
}

local function wrong()
  local found = {}
  for _, item in ipairs(vim.diagnostic.get(typed, { severity = vim.diagnostic.severity.ERROR })) do
    if not later[item.user_data.lsp.code] then
      found[item.user_data.lsp.code .. ': ' .. item.message] = true
    end
  end
  return found
end

-- What stood there at the end of the line before is gone at the end of this one.
local standing = {}
local function look_for_errors()
  wait_until(function()
    for message in pairs(wrong()) do
      if standing[message] then
        return false
      end
    end
    return true
  end, function()
    return 'what stood there a line before to be gone: ' .. vim.inspect(standing)
  end)
  standing = wrong()
end

-- Types a screen into an empty file of its name in another folder, beside copies of all other files.
local function type_screen(name)
  -- The screen without its comments; of it, what no list can know: the texts.
  local wanted, own = {}, 0
  for _, line in ipairs(vim.fn.readfile(name)) do
    if not line:match('^%s*//') then
      table.insert(wanted, line)
      for quoted in line:gmatch('"([^"]*)"') do
        own = own + #quoted
      end
    end
  end
  local folder = 'typing-' .. vim.fn.fnamemodify(name, ':r')
  vim.fn.mkdir(folder)
  for _, other in ipairs(vim.fn.glob('*.stack', false, true)) do
    if other ~= name then
      vim.fn.writefile(vim.fn.readfile(other), folder .. '/' .. other)
    end
  end
  vim.cmd('edit ' .. folder .. '/' .. name)
  typed = vim.api.nvim_get_current_buf()
  -- From 0.11 on, the server is attached after the file is read.
  vim.wait(limit, function()
    return require('stack').client(0) ~= nil
  end, 20)
  standing = {}

  local keys, characters, closing = 0, 0, {}
  for row, line in ipairs(wanted) do
    local indentation = line:match('^%s*')
    local rest, is_text = line:sub(#indentation + 1), false
    if closing[#closing] == line then
      -- The brace was closed with the one that opened it: one key leads behind it.
      table.remove(closing)
      keys, characters, rest = keys + 2, characters + #rest + 1, ''
    else
      if row > 1 then
        vim.api.nvim_buf_set_lines(typed, row - 1, row - 1, false, { indentation })
      else
        vim.api.nvim_buf_set_lines(typed, 0, 1, false, { indentation })
      end
      characters = characters + #rest + 1
    end
    while rest ~= '' do
      local present = vim.api.nvim_buf_get_lines(typed, row - 1, row, false)[1]
      local new, cost
      if not is_text then
        new, cost = choose(present, rest, row)
      end
      new, cost = new or rest:sub(1, 1), cost and cost > 0 and cost or 1
      if new == '"' then
        is_text = not is_text
      end
      vim.api.nvim_buf_set_lines(typed, row - 1, row, false, { present .. new })
      rest, keys = rest:sub(#new + 1), keys + cost
    end
    keys = keys + 1
    if line:match('{$') then
      table.insert(closing, indentation .. '}')
      vim.api.nvim_buf_set_lines(typed, row, row, false, { indentation .. '}' })
      keys = keys + 1
    end
    look_for_errors()
  end
  check(text(typed):gsub('%s+$', '') == table.concat(wanted, '\n'):gsub('%s+$', ''), text(typed))
  wait_until(function()
    return #serious(typed) == 0
  end, function()
    return vim.inspect(serious(typed))
  end)
  local saved = 1 - (keys - own) / (characters - own)
  io.stdout:write(string.format('\nneovim: %s: %d keys in place of %d, %d of them text: %.0f %% saved of the rest\n', name, keys, characters, own, 100 * saved))
  -- From 0.10 on Neovim takes snippets, which these keys do not expand.
  if vim.fn.has('nvim-0.10') == 0 then
    check(saved >= 0.5, 'completion saved ' .. saved .. ' of ' .. name)
  end
end

type_screen('SignUp.stack')
type_screen('Ticket.stack')
type_screen('Checkout.stack')

story = 'the tour: what each comment says mends its fault'
local tour = open('Tour.stack')
local function mend(code, title)
  local item = wait_for_code(tour, code)
  vim.api.nvim_win_set_cursor(0, { item.lnum + 1, item.col })
  apply_action(title)
  wait_until(function()
    return not with_code(tour, code)
  end, code .. ' to be gone')
end
mend('unknown-property', '^Change `spacin` to `spacing`')
mend('ambiguous-hugging', '^Lower horizontal hugging')
mend('baseline-on-vertical', '^Give `words` alignment')
mend('fixed-sum-exceeds-container', '^Make `width == 130` of `%w+` @999')
mend('ambiguous-position', '^Pin footer to the safe area')
check(#serious(tour) == 0, vim.inspect(serious(tour)))
plays('tour')

check(vim.v.errmsg == '', vim.v.errmsg)
io.stdout:write('\nneovim: the story holds\n')
vim.cmd('quitall!')
