#!/usr/bin/env bash
# What calcurse makes of a meeting in the hour that comes twice when summer time ends: from 00:30 to 01:30 UTC, in Kyiv.
#
# Guess: the meeting takes an hour, from the first 03:30 to the second.
# What happens: an appointment is kept as what the clock shows, without a zone. Both ends become one moment, the first
#   or the second 03:30, so that the meeting takes no time. The import reports no problem.
# Version: calcurse 4.7.1-1 of Debian 12. Tried on 2026-11-30.
# Why it matters: who imports such a meeting may come an hour late. A program that offers times should ask which of the two hours is
#   meant, and write the offset from UTC beside the time in the text of its mail.
# Needs Debian 12 with calcurse.
set -euo pipefail

dpkg -s calcurse >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends calcurse >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
mkdir data
export HOME=$dir LC_ALL=C.UTF-8 TZ=Europe/Kyiv
sed 's/$/\r/' > meeting.ics <<'ICS'
BEGIN:VCALENDAR
PRODID:-//example//EN
VERSION:2.0
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20261130T090000Z
DTSTART:20271031T003000Z
DTEND:20271031T013000Z
SUMMARY:Meeting
END:VEVENT
END:VCALENDAR
ICS
{
  echo "asked: $(((1824946200 - 1824942600) / 60)) minutes"
  calcurse -q -D data -C data -i meeting.ics && echo "imported without a problem"
  calcurse -q -D data -C data -Q --from 10/31/2027 --days 1 --format-apt '%(start:epoch) %(end:epoch)\n' | while read -r start end; do
    [ -z "$end" ] || echo "calcurse: $(((end - start) / 60)) minutes"
  done
} > seen
cat seen
cat > expected <<'OUT'
asked: 60 minutes
imported without a problem
calcurse: 0 minutes
OUT
diff expected seen
