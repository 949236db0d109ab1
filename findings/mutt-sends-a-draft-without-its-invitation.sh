#!/usr/bin/env bash
# What mutt sends of a draft whose text has an invitation for calendars as its alternative, with the same file attached.
#
# Guess: the three parts stay, perhaps with a Content-Disposition added.
# What happens: of the alternatives only the first, the text, is left. The part text/calendar is gone without a word; the file
#   stays. neomutt 20220429 keeps both alternatives in a terminal, and adds "Content-Disposition: inline" to each.
# Version: mutt 2.2.12-0.1~deb12u2 of Debian 12. Tried on 2026-11-30.
# Why it matters: mail programs show buttons for yes and no only for a part text/calendar. Who sends invitations as drafts should
#   attach the file, too, and write day, time, zone and place into the text.
# Needs Debian 12 with mutt.
set -euo pipefail

dpkg -s mutt >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends mutt >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
calendar='BEGIN:VCALENDAR
PRODID:-//example//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20261130T090000Z
DTSTART:20270112T080000Z
DTEND:20270112T083000Z
SUMMARY:Interview
ORGANIZER:mailto:hr@example.com
ATTENDEE;RSVP=TRUE:mailto:ivan@example.org
END:VEVENT
END:VCALENDAR'
cat > draft.eml <<MAIL
From: hr@example.com
To: ivan@example.org
Subject: Your interview
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="all"

--all
Content-Type: multipart/alternative; boundary="either"

--either
Content-Type: text/plain; charset=utf-8

On 12 January 2027.

--either
Content-Type: text/calendar; method=REQUEST; charset=utf-8

$calendar

--either--

--all
Content-Type: application/ics; name=invite.ics
Content-Disposition: attachment; filename=invite.ics

$calendar

--all--
MAIL
printf '#!/bin/sh\ncat > "%s/sent"\n' "$dir" > send
chmod +x send
printf 'set sendmail="%s/send" from=hr@example.com copy=no charset=utf-8\n' "$dir" > muttrc
HOME=$dir LC_ALL=C.UTF-8 mutt -n -F muttrc -H draft.eml < /dev/null > /dev/null
for of in draft.eml sent; do
  echo "$of:"
  sed -nE 's/^Content-Type: ([a-z]+\/[a-z]+).*/  \1/p' "$of"
done > seen
cat seen
cat > expected <<'OUT'
draft.eml:
  multipart/mixed
  multipart/alternative
  text/plain
  text/calendar
  application/ics
sent:
  multipart/mixed
  text/plain
  application/ics
OUT
diff expected seen
