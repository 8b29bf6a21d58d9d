#!/bin/bash
# Neovim of this system, headless; or the one that the arguments start.
[ $# -gt 0 ] || set -- nvim
command -v "$1" > /dev/null || exit "$SKIPPED"
exec "$@" --headless -n -i NONE -u NORC \
  --cmd "set runtimepath^=$ROOT/editors/vim,$ROOT/editors/nvim" \
  --cmd "lua vim.g.stack_lsp_cmd = { '$STACK_LSP' }" \
  -c "luafile $STORIES/story-neovim.lua" < /dev/null
