#!/bin/bash
exec "$STORIES/emacs.sh" lsp-mode
