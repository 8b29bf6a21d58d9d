#!/bin/bash
# The beginning of the story, played in Kate without a screen, with the files of editors/kate: a
# file is opened, Kate knows its language and starts the server, the server's diagnostic comes, and
# the server is gone when Kate is. Kate offers no way to press a fix from outside, so the messages
# are looked at on their way.
#
# Run by scripts/e2e inside a D-Bus session; $1 holds the screens and is Kate's home.
set -u
work=$1
failed() {
  echo "kate: $1" >&2
  exit 1
}

# wait_for WHAT COMMAND…: until the command succeeds, for 20 seconds at most.
wait_for() {
  local what=$1
  shift
  for _ in $(seq 200); do
    "$@" > /dev/null 2>&1 && return
    sleep 0.1
  done
  failed "still waiting: $what"
}

bus_name() {
  dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.ListNames \
    | grep -o 'org\.kde\.kate-[0-9]*'
}

kate --startanon --new "$work/screens/Tie.stack" > "$work/kate.log" 2>&1 &
kate_is=$!
trap 'kill "$kate_is" 2> /dev/null' EXIT
wait_for "Kate on the bus" bus_name
wait_for "the text sent as Stack" grep -qE '"languageId": ?"stack"' "$work/from-kate"
wait_for "the diagnostic" grep -q 'ambiguous-hugging' "$work/to-kate"
dbus-send --session --print-reply --dest="$(bus_name)" /kate/MainWindow_1 \
  org.kde.KMainWindow.activateAction string:file_quit > /dev/null || failed "it does not quit"
wait "$kate_is"
echo "kate: the beginning of the story holds"
