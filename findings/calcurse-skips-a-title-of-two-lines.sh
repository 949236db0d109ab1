#!/usr/bin/env bash
# What calcurse makes of a meeting whose SUMMARY or LOCATION has a line break, written as \n.
#
# Guess: it shows the title on one line. RFC 5545 allows \n in each text.
# What happens: with two lines in the SUMMARY the meeting is skipped, and the import ends with 1; the reason is in a file in /tmp.
#   A line break in the LOCATION is taken.
# Version: calcurse 4.7.1-1 of Debian 12. Tried on 2026-11-30.
# Why it matters: a title that is made from a job's title or a stranger's words may have a line break. Take it out before the
#   invitation is written: whoever uses calcurse has no meeting otherwise.
# Needs Debian 12 with calcurse.
set -euo pipefail

dpkg -s calcurse >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends calcurse >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME=$dir TMPDIR=$dir LC_ALL=C.UTF-8 TZ=UTC
for of in 'plain|Meeting|Room 2' 'title|Meeting\nin person|Room 2' 'place|Meeting|Room 2\nring twice'; do
  IFS='|' read -r name title place <<<"$of"
  mkdir "$name"
  printf '%s\r\n' BEGIN:VCALENDAR PRODID:-//example//EN VERSION:2.0 BEGIN:VEVENT UID:1@example.com DTSTAMP:20261130T090000Z \
    DTSTART:20270112T080000Z DTEND:20270112T083000Z "SUMMARY:$title" "LOCATION:$place" END:VEVENT END:VCALENDAR > "$name.ics"
  code=0
  calcurse -q -D "$name" -C "$name" -i "$name.ics" >/dev/null 2>&1 || code=$?
  echo "$name: exit code $code, $(wc -l < "$name/apts") meeting"
done > seen
cat seen
cat > expected <<'OUT'
plain: exit code 0, 1 meeting
title: exit code 1, 0 meeting
place: exit code 0, 1 meeting
OUT
diff expected seen
