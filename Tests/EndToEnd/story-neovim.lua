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
check(consequence:find('┌', 1, true), 'the hover does not draw the screen: ' .. consequence)
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

story = 'a fix of a storyboard changes one attribute'
local storyboard = open('tie.storyboard')
local before = text(storyboard)
local labels = wait_for_code(storyboard, 'ambiguous-hugging')
check(labels.message:find('lab%-el%-001'), labels.message)
vim.api.nvim_win_set_cursor(0, { labels.lnum + 1, labels.col })
apply_action('^Raise horizontal hugging of `Email` to 252')
wait_until(function()
  return not with_code(storyboard, 'ambiguous-hugging')
end, 'the tie of the storyboard to be gone')
local wanted = before:gsub('horizontalHuggingPriority="251" text="Email"', 'horizontalHuggingPriority="252" text="Email"')
check(wanted ~= before and text(storyboard) == wanted, text(storyboard))

story = 'a conflict lists its members'
local conflict = wait_for_code(open('Conflict.stack'), 'fill-fixed-child')
check(conflict.severity == vim.diagnostic.severity.ERROR, 'a conflict is an error')
check(conflict.message:find('926') and conflict.message:find('100'), conflict.message)
check(#(conflict.user_data.lsp.relatedInformation or {}) >= 2, vim.inspect(conflict))

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

check(vim.v.errmsg == '', vim.v.errmsg)
io.stdout:write('\nneovim: the story holds\n')
vim.cmd('quitall!')
