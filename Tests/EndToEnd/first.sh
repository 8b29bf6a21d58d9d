#!/bin/bash
# The first minute, from nothing: an empty home, a clone, scripts/install, the lines of each editor's
# README as they stand there, and the tour. The build is the one that is checked, not another one.
for program in git tmux nvim emacs; do
  command -v $program > /dev/null || exit "$SKIPPED"
done
git clone --quiet "$ROOT" "$WORK/clone" || exit 1
STACK_LSP=$REAL_STACK_LSP "$WORK/clone/scripts/install" "$WORK/prefix" || exit 1
# What is recorded is the server that was installed.
sed -i "s#$REAL_STACK_LSP#$WORK/prefix/bin/stack-lsp#" "$WORK/stack-lsp"
mkdir "$WORK/bin"
ln -s "$WORK/stack-lsp" "$WORK/bin/stack-lsp"
export PATH=$WORK/bin:$PATH TERM=xterm-256color LANG=C.UTF-8
exec "$STORIES/story-first.py"
