#!/usr/bin/env bash
# What aerc sends of a draft whose text has an invitation for calendars as its alternative, with the same file attached.
#
# Guess: both alternatives stay, as aerc shows both; or the second is dropped, as mutt does.
# What happens: the text alone is left in multipart/alternative. The part text/calendar becomes an attachment before the others, with a
#   file name of aerc's own without an ending, such as text_calendar_5577006791947779410.
# Version: aerc 0.14.0-1+b5 of Debian 12. Tried on 2026-11-30.
# Why it matters: who gets the mail sees two attachments, one of which no program opens by its name, and no buttons for yes and no. Who
#   sends invitations as drafts should write day, time, zone and place into the text, and attach the file under a name ending in .ics.
# Needs Debian 12 with aerc and tmux.
set -euo pipefail

dpkg -s aerc tmux >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends aerc tmux >/dev/null; }

dir=$(mktemp -d)
export HOME=$dir XDG_CONFIG_HOME=$dir/config LC_ALL=C.UTF-8
trap 'tmux -S "$dir/tmux" kill-server 2>/dev/null || true; rm -rf "$dir"' EXIT
cd "$dir"
mkdir -p config/aerc mail/Drafts/{cur,new,tmp}
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
cat > mail/Drafts/cur/1.host:2,DS <<MAIL
From: hr@example.com
To: ivan@example.org
Subject: Your interview
Date: Mon, 30 Nov 2026 09:00:00 +0000
Message-ID: <1@example.com>
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
printf '#!/bin/sh\ncat > "%s/part" && mv "%s/part" "%s/sent"\n' "$dir" "$dir" "$dir" > send
chmod +x send
printf '[test]\nsource=maildir://%s/mail\noutgoing=%s/send\nfrom=hr@example.com\ndefault=Drafts\npostpone=Drafts\n' "$dir" "$dir" > config/aerc/accounts.conf
chmod 600 config/aerc/accounts.conf
printf '[compose]\neditor=true\n' > config/aerc/aerc.conf

tm() { tmux -S "$dir/tmux" -f /dev/null "$@"; }
# sees waits until the screen shows a text.
sees() {
  for _ in $(seq 300); do
    tm capture-pane -p | grep -q "$1" && return
    sleep 0.1
  done
  tm capture-pane -p
  exit 1
}
tm new-session -d -x 110 -y 34 aerc
sees 'Your interview'
tm send-keys -l ':recall'
sees 'recall'
tm send-keys Enter
sees 'Send this email?'
tm send-keys y
for _ in $(seq 300); do [ -e sent ] && break || sleep 0.1; done
sed -nE 's/^Content-(Type|Disposition): ([a-z]+\/?[a-z]+)(.*filename=)?([a-z_.]*).*/\1 \2 \4/p' sent | sed 's/ *$//' > seen
cat seen
cat > expected <<'OUT'
Type multipart/mixed
Type multipart/alternative
Disposition inline
Type text/plain
Disposition attachment text_calendar_
Type text/calendar
Disposition attachment invite.ics
Type application/ics
OUT
diff expected seen
