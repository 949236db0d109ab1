#!/usr/bin/env bash
# Whether Alpine opens a draft whose text has an invitation for calendars as its alternative.
#
# Guess: it opens the text, and drops the alternative, as mutt does.
# What happens: it opens nothing, and names the reason: "Unable to resume; first part is non-text: MULTIPART/ALTERNATIVE". The draft
#   stays in its folder.
# Version: alpine 2.26+dfsg-1 of Debian 12. Tried on 2026-11-30.
# Why it matters: for somebody who sends drafts with Alpine an invitation has to be plain text with a file, or leave by a program.
# Needs Debian 12 with alpine and tmux.
set -euo pipefail

dpkg -s alpine tmux >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends alpine tmux >/dev/null; }

dir=$(mktemp -d)
export HOME=$dir LC_ALL=C.UTF-8
trap 'tmux -S "$dir/tmux" kill-server 2>/dev/null || true; rm -rf "$dir"' EXIT
cd "$dir"
mkdir mail
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
{
  echo "From hr@example.com Mon Nov 30 09:00:00 2026"
  cat <<MAIL
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
  echo
} > mail/postponed-msgs
: > mail/inbox
cat > .pinerc <<RC
user-domain=example.com
sendmail-path=/bin/false
inbox-path=$dir/mail/inbox
folder-collections=Mail $dir/mail/[]
postponed-folder=$dir/mail/postponed-msgs
last-version-used=6.26
RC

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
tm new-session -d -x 110 -y 34 "alpine -p $dir/.pinerc"
sees 'MAIN MENU'
tm send-keys c
sees 'Continue postponed composition'
tm send-keys y
sees 'Unable to resume'
tm capture-pane -p | grep -o 'Unable to resume.*[A-Z]' > seen
grep -c '^From hr@' mail/postponed-msgs >> seen
cat seen
cat > expected <<'OUT'
Unable to resume; first part is non-text: MULTIPART/ALTERNATIVE
1
OUT
diff expected seen
