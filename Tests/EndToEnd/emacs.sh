#!/bin/bash
# Emacs with the client that is named; not `emacs -Q`, which hides the packages that Debian installs.
client=$1
emacs --batch --no-init-file --eval "(require '$client)" > /dev/null 2>&1 || exit "$SKIPPED"
exec emacs --batch --no-init-file -L "$ROOT/editors/emacs" -L "$STORIES" \
  -l "$STORIES/story-$client.el" < /dev/null
