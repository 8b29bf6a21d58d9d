#!/bin/bash
# Neovim, and beside it the preview's page in a headless Chromium.
command -v nvim > /dev/null || exit "$SKIPPED"
command -v chromium > /dev/null || command -v google-chrome > /dev/null || exit "$SKIPPED"
exec python3 "$STORIES/story-preview.py"
