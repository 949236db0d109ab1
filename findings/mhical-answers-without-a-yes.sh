#!/usr/bin/env bash
# What nmh's mhical writes as a yes and a no to an invitation whose attendee has no PARTSTAT.
#
# Guess: PARTSTAT=ACCEPTED and PARTSTAT=DECLINED are added: RFC 5545 takes a missing one for NEEDS-ACTION.
# What happens: PARTSTAT is replaced where there is one, and else left out. Yes and no are the same answer then, but for a word in front
#   of the title, and by RFC 5545 both mean that the person has not decided.
# Version: nmh 1.8~RC2-2 of Debian 12. Tried on 2026-12-01.
# Why it matters: a calendar keeps the person as undecided, or takes each answer for a yes. Whoever writes invitations should write
#   PARTSTAT=NEEDS-ACTION; shortlist does, and takes an answer without PARTSTAT for none.
# Needs Debian 12 with nmh.
set -euo pipefail

dpkg -s nmh >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends nmh >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
printf 'Path: Mail\nLocal-Mailbox: Ivan <ivan@example.org>\n' > .mh_profile
mkdir Mail
invitation() { # parameters of the attendee
  sed 's/$/\r/' <<ICS
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20261201T090000Z
DTSTART:20270112T080000Z
DTEND:20270112T083000Z
SUMMARY:Interview
ORGANIZER:mailto:hr@example.com
ATTENDEE;RSVP=TRUE$1:mailto:ivan@example.org
END:VEVENT
END:VCALENDAR
ICS
}
for parameter in '' ';PARTSTAT=NEEDS-ACTION'; do
  for answer in accept decline; do
    echo "$answer, invited with \"$parameter\":"
    invitation "$parameter" | HOME=$dir LC_ALL=C.UTF-8 /usr/bin/mh/mhical -reply "$answer" | tr -d '\r' | grep -E '^(SUMMARY|ATTENDEE)'
  done
done > seen
cat seen

cat > expected <<'OUT'
accept, invited with "":
SUMMARY:Accepted: Interview
ATTENDEE:mailto:ivan@example.org
decline, invited with "":
SUMMARY:Declined: Interview
ATTENDEE:mailto:ivan@example.org
accept, invited with ";PARTSTAT=NEEDS-ACTION":
SUMMARY:Accepted: Interview
ATTENDEE;PARTSTAT=ACCEPTED:mailto:ivan@example.org
decline, invited with ";PARTSTAT=NEEDS-ACTION":
SUMMARY:Declined: Interview
ATTENDEE;PARTSTAT=DECLINED:mailto:ivan@example.org
OUT
diff expected seen
