#!/bin/bash
# Kate on a screen that nobody sees. Its question whether to start the server is answered beforehand.
for program in kate Xvfb xdotool dbus-run-session; do
  command -v $program > /dev/null || exit "$SKIPPED"
done
mkdir -p ~/.config/kate/lspclient ~/.local/share/org.kde.syntax-highlighting/syntax
cp "$ROOT/editors/kate/stack.xml" ~/.local/share/org.kde.syntax-highlighting/syntax/
sed "s#\"stack-lsp\"#\"$STACK_LSP\"#" "$ROOT/editors/kate/settings.json" \
  > ~/.config/kate/lspclient/settings.json
printf '[lspclient]\nAllowedServerCommandLines=%s\n' "$STACK_LSP" > ~/.config/katerc
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME
export XDG_RUNTIME_DIR=$HOME QT_QPA_PLATFORM=xcb LANG=C.UTF-8
exec dbus-run-session -- "$STORIES/story-kate.py"
