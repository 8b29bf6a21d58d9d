#!/bin/bash
# Helix of Debian's unstable release, in a terminal that tmux plays.
command -v tmux > /dev/null || exit "$SKIPPED"
debian=$("$ROOT/scripts/unpack-debian" sid hx) || exit "$SKIPPED"
mkdir -p "$XDG_CONFIG_HOME/helix"
sed "s#\"stack-lsp\"\$#\"$STACK_LSP\"#" "$ROOT/editors/helix/languages.toml" \
  > "$XDG_CONFIG_HOME/helix/languages.toml"
exec "$STORIES/story-helix.py" "$debian/run" usr/bin/hx
