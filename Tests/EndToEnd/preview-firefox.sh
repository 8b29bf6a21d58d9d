#!/bin/bash
# The same story as preview.sh, in a headless Firefox.
command -v nvim > /dev/null || exit "$SKIPPED"
command -v firefox-esr > /dev/null || command -v firefox > /dev/null || exit "$SKIPPED"
BROWSER=firefox exec python3 "$STORIES/story-preview.py"
