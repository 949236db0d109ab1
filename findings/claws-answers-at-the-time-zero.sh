#!/usr/bin/env bash
# What Claws Mail with its vCalendar plugin writes as the time of an answer to an invitation.
#
# Guess: DTSTAMP is the moment of the answer, in UTC, as RFC 5545 asks for: of two answers the newer one counts.
# What happens: DTSTAMP, CREATED and LAST-MODIFIED are 00000000T000000, which is no day of any calendar, and in no zone. The rest of
#   the answer is right, and the mail around it has a Date.
# Version: claws-mail and claws-mail-vcalendar-plugin 4.1.1-2+b1 of Debian 12. Tried on 2026-11-30.
# Why it matters: a program that compares DTSTAMP takes each yes for an old one and drops it, or refuses the whole answer. shortlist
#   takes the Date of the mail where DTSTAMP cannot be read.
# Needs Debian 12 with claws-mail-vcalendar-plugin, xvfb, xauth, dbus-daemon, at-spi2-core and python3-pyatspi.
set -euo pipefail

dpkg -s claws-mail-vcalendar-plugin xvfb xauth dbus-daemon at-spi2-core python3-pyatspi >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends claws-mail-vcalendar-plugin xvfb xauth dbus-daemon at-spi2-core python3-pyatspi >/dev/null; }

if [ "${1-}" != inside ]; then
  dir=$(mktemp -d)
  trap 'rm -rf "$dir"' EXIT
  dpkg-query -W -f '${Package} ${Version}\n' claws-mail claws-mail-vcalendar-plugin
  mkdir -m 700 "$dir/run"
  env -i PATH="$PATH" HOME="$dir" XDG_RUNTIME_DIR="$dir/run" LC_ALL=C.UTF-8 TMPDIR="$dir" \
    timeout 120 xvfb-run -a -s '-screen 0 1024x800x24 -nolisten tcp' dbus-run-session -- bash "$(realpath "$0")" inside
  exit
fi

cd "$HOME"
mkdir -p .claws-mail Mail/{inbox,sent,draft,queue,trash}
cat > Mail/inbox/1 <<'MAIL'
From: hr@example.com
To: ivan@example.org
Subject: Your interview
Date: Mon, 30 Nov 2026 09:00:00 +0000
Message-ID: <1@example.com>
MIME-Version: 1.0
Content-Type: text/calendar; method=REQUEST; charset=utf-8

BEGIN:VCALENDAR
PRODID:-//example//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:1@example.com
SEQUENCE:0
DTSTAMP:20261130T090000Z
DTSTART:20270112T080000Z
DTEND:20270112T083000Z
SUMMARY:Interview
ORGANIZER:mailto:hr@example.com
ATTENDEE;RSVP=TRUE:mailto:ivan@example.org
END:VEVENT
END:VCALENDAR
MAIL
printf '#!/bin/sh\ncat > "%s/part" && mv "%s/part" "%s/sent"\n' "$HOME" "$HOME" "$HOME" > send
chmod +x send
cat > .claws-mail/accountrc <<RC
[Account: 1]
config_version=3
account_name=ivan@example.org
is_default=1
name=
address=ivan@example.org
protocol=5
smtp_server=localhost
use_mail_command=1
mail_command=$HOME/send
RC
cat > .claws-mail/folderlist.xml <<XML
<?xml version="1.0" encoding="UTF-8"?>
<folderlist>
  <folder type="mh" name="Mailbox" path="$HOME/Mail">
    <folderitem type="inbox" name="inbox" path="inbox" />
    <folderitem type="outbox" name="sent" path="sent" />
    <folderitem type="draft" name="draft" path="draft" />
    <folderitem type="queue" name="queue" path="queue" />
    <folderitem type="trash" name="trash" path="trash" />
  </folder>
</folderlist>
XML
printf '[Plugins_GTK3]\n%s\n' /usr/lib/*/claws-mail/plugins/vcalendar.so > .claws-mail/clawsrc
claws-mail > log 2>&1 &
program=$!
trap 'kill $program 2> /dev/null || true; wait $program 2> /dev/null || true' EXIT
# The button "Answer" is pressed as a screen reader does it.
cat > press.py <<'PY'
import subprocess, sys, time
import pyatspi

def find(node, name):
    try:
        if node.name == name and node.getRole() == pyatspi.ROLE_PUSH_BUTTON:
            return node
        return next((hit for child in node if child is not None and (hit := find(child, name))), None)
    except Exception:  # what is gone by now
        return None

for _ in range(100):
    subprocess.run(["claws-mail", "--select", "#mh/Mailbox/inbox/1"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(0.5)
    button = find(pyatspi.Registry.getDesktop(0), "Answer")
    if button:
        button.queryAction().doAction(0)
        sys.exit()
sys.exit("there is no button")
PY
/usr/bin/python3 press.py
for _ in $(seq 100); do [ -e sent ] && break || sleep 0.1; done
tr -d '\r' < sent | sed -n '/^BEGIN:VEVENT/,$p' | grep -E '^(UID|DTSTAMP|CREATED|LAST-MODIFIED|DTSTART):|PARTSTAT' | sed -E 's/.*(PARTSTAT=[A-Z-]*).*/\1/' > seen
cat seen
grep -q '^Date: .*20[0-9][0-9]' sent
cat > expected <<'OUT'
UID:1@example.com
DTSTAMP:00000000T000000
DTSTART:20270112T080000Z
CREATED:00000000T000000
LAST-MODIFIED:00000000T000000
PARTSTAT=ACCEPTED
OUT
diff expected seen
