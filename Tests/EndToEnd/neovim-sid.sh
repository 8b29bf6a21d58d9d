#!/bin/bash
# Neovim of Debian's unstable release, 0.11 or later: it reads configurations by name, and pulls its
# diagnostics.
debian=$("$ROOT/scripts/unpack-debian" sid neovim) || exit "$SKIPPED"
export VIMRUNTIME=$debian/usr/share/nvim/runtime
exec "$STORIES/neovim.sh" "$debian/run" usr/bin/nvim --cmd "set runtimepath+=$debian/usr/lib/nvim"
