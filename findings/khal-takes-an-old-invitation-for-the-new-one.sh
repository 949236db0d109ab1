#!/usr/bin/env bash
# What khal makes of the first invitation to an interview when it is imported after the one that moved the interview.
#
# Guess: the moved one stays, as RFC 5545 has it: of two with one UID the higher SEQUENCE counts, and else the later DTSTAMP.
# What happens: the file that is imported last wins, whatever its SEQUENCE is. The old hour is back without a question, with --batch, and
#   the new one is gone. A cancellation goes the same way: importing the invitation after it brings the interview back.
# Version: khal 1:0.10.5-1.1 of Debian 12. Tried on 2026-12-01.
# Why it matters: a folder of saved mails is imported in the order of file names, and mails come in another order than they were sent.
#   Somebody waits at an hour that was moved. Import each file once, the last one last.
# Needs Debian 12 with khal.
set -euo pipefail

dpkg -s khal >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends khal >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
invitation() { # file, sequence, day and hour, hour of writing, method, status
  sed 's/$/\r/' > "$1" <<ICS
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
METHOD:$5
BEGIN:VEVENT
UID:interview@example.com
SEQUENCE:$2
DTSTAMP:20261201T${4}0000Z
DTSTART:${3}0000Z
DURATION:PT30M
SUMMARY:Interview, number $2
STATUS:$6
END:VEVENT
END:VCALENDAR
ICS
}
invitation first.ics 0 20261202T08 08 REQUEST CONFIRMED
invitation moved.ics 1 20261203T12 09 REQUEST CONFIRMED
invitation off.ics 2 20261203T12 10 CANCEL CANCELLED
cat > khal.conf <<CONF
[calendars]
[[work]]
path = $dir/work
[locale]
local_timezone = UTC
default_timezone = UTC
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = $dir/khal.db
CONF
mkdir work
show() { echo "$1: $(khal -c khal.conf list --day-format '' --format '{start-long} {title}, {status}' 2026-12-01 10d | sed '/^$/d' | paste -sd';' | sed 's/ $//')"; }
for name in moved first off moved; do
  khal -c khal.conf import --batch -a work "$name.ics" >/dev/null
  show "$name.ics imported"
done > seen
cat seen

cat > expected <<'OUT'
moved.ics imported: 2026-12-03 12:00 Interview, number 1, CONFIRMED
first.ics imported: 2026-12-02 08:00 Interview, number 0, CONFIRMED
off.ics imported: 2026-12-03 12:00 Interview, number 2, CANCELLED
moved.ics imported: 2026-12-03 12:00 Interview, number 1, CONFIRMED
OUT
diff expected seen
