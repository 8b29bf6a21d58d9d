#!/bin/bash
# Vim with Debian's ALE, on no terminal: what the story says is kept apart from what Vim draws.
ale=/usr/share/vim-ale
command -v vim > /dev/null && [ -d $ale ] || exit "$SKIPPED"
vim -N -T dumb --not-a-term -n -i NONE -u NONE \
  --cmd "set runtimepath^=$ROOT/editors/vim,$ale | set hidden nomore noswapfile" \
  --cmd "let g:ale_stack_stack_lsp_executable = '$STACK_LSP' | let g:ale_hover_to_preview = 1" \
  --cmd "let g:ale_echo_cursor = 0 | let g:ale_lint_delay = 10 | let g:ale_hover_cursor = 0" \
  -c "runtime plugin/ale.vim | filetype plugin indent on | syntax on" \
  -c "source $STORIES/story-vim.vim" < /dev/null > /dev/null 2>&1
status=$?
cat "$WORK/said"
exit $status
