#!/usr/bin/env bash
# What aerc's own filter for calendars shows of an invitation at 12:00 UTC, which is 14:00 in Kyiv.
#
# Guess: the hour of the reader's clock, or 12:00 with a mark for UTC.
# What happens: with mawk, which Debian installs as awk, the filter ends with an error ("return outside function body"), because it says
#   "func", a word of gawk. With gawk it shows 12:00:00 and no zone: the Z is dropped, and TZ changes nothing. An invitation with a zone
#   by its name has the name beside the hour, so that both kinds look alike but for that.
# Version: aerc 0.14.0-1+b5, mawk 1.3.4.20200120-3.1 and gawk 1:5.2.1-2 of Debian 12. Tried on 2026-12-01.
# Why it matters: Google and most libraries write UTC. Whoever reads such an invitation in aerc comes two hours early, or three in summer. The
#   text of the mail should have day, hour and zone.
# Needs Debian 12 with aerc, mawk and gawk.
set -euo pipefail

packages=(aerc mawk gawk)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
invitation() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 'PRODID:-//Example//EN' METHOD:REQUEST BEGIN:VEVENT UID:interview@example.com \
    DTSTAMP:20261201T080000Z "DTSTART$1" DURATION:PT30M SUMMARY:Interview END:VEVENT END:VCALENDAR
}
filter=/usr/share/aerc/filters/calendar
show() { grep -oE 'START .*' | tr -s ' ' | sed "s/^/$1: /; s/ $//"; }
{
  { invitation :20261203T120000Z | mawk -f "$filter" 2>&1 || true; } | grep -o 'return outside function body' | head -1 | sed 's/^/mawk: /'
  invitation :20261203T120000Z | TZ=UTC gawk -f "$filter" | show 'gawk, UTC'
  invitation :20261203T120000Z | TZ=EET-2 gawk -f "$filter" | show 'gawk, two hours ahead'
  invitation ';TZID=Europe/Kyiv:20261203T140000' | TZ=EET-2 gawk -f "$filter" | show 'gawk, zone by name'
} > seen
cat seen

cat > expected <<'OUT'
mawk: return outside function body
gawk, UTC: START 2026/12/03 12:00:00
gawk, two hours ahead: START 2026/12/03 12:00:00
gawk, zone by name: START 2026/12/03 14:00:00 Europe/Kyiv
OUT
diff expected seen
