#!/bin/bash
exec "$STORIES/emacs.sh" eglot
