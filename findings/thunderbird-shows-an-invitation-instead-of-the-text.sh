#!/usr/bin/env bash
# What Thunderbird shows of a mail whose text has an invitation for calendars as its alternative.
#
# Guess: the text, and above it a bar with buttons for the invitation: an applicant reads what somebody wrote.
# What happens: the text is not shown, and nothing leads to it. There are the lines of the invitation alone: title, place, time, people
#   and its DESCRIPTION, if it has one. Below an invitation that is an attachment the text stays.
# Version: thunderbird 1:153.8.0esr-1~deb12u1 of Debian 12. Tried on 2026-11-30.
# Why it matters: "bring your diploma, ask for Olena at the door" reaches no reader of Thunderbird, although the mail has it. Write the
#   text of the letter into the invitation's DESCRIPTION, too. shortlist does.
# Needs Debian 12 with thunderbird, xvfb, xauth, xdotool, dbus-daemon, at-spi2-core and python3-pyatspi.
set -euo pipefail

dpkg -s thunderbird xvfb xauth xdotool dbus-daemon at-spi2-core python3-pyatspi >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends thunderbird xvfb xauth xdotool dbus-daemon at-spi2-core python3-pyatspi >/dev/null; }

if [ "${1-}" != inside ]; then
  dir=$(mktemp -d)
  trap 'rm -rf "$dir"' EXIT
  dpkg-query -W -f '${Package} ${Version}\n' thunderbird
  mkdir -m 700 "$dir/run"
  env -i PATH="$PATH" HOME="$dir" XDG_RUNTIME_DIR="$dir/run" LC_ALL=C.UTF-8 TMPDIR="$dir" \
    timeout 240 xvfb-run -a -s '-screen 0 1024x800x24 -nolisten tcp' dbus-run-session -- bash "$(realpath "$0")" inside
  exit
fi

cd "$HOME"
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
DESCRIPTION:Ask for Olena.
ORGANIZER:mailto:hr@example.com
ATTENDEE;RSVP=TRUE:mailto:ivan@example.org
END:VEVENT
END:VCALENDAR'
fields='From: hr@example.com
To: ivan@example.org
Date: Mon, 30 Nov 2026 09:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="all"'
text='Content-Type: text/plain; charset=utf-8

Bring your diploma.
'
cat > alternative.eml <<MAIL
Subject: alternative
$fields

--all
Content-Type: multipart/alternative; boundary="either"

--either
$text
--either
Content-Type: text/calendar; method=REQUEST; charset=utf-8

$calendar

--either--

--all--
MAIL
cat > attachment.eml <<MAIL
Subject: attachment
$fields

--all
$text
--all
Content-Type: text/calendar; method=REQUEST; charset=utf-8; name=invite.ics
Content-Disposition: attachment; filename=invite.ics

$calendar

--all--
MAIL
# An account that asks no server for anything.
mkdir -p "p/Mail/Local Folders"
cat > p/user.js <<'JS'
user_pref("mail.accountmanager.accounts", "account1,account2");
user_pref("mail.accountmanager.defaultaccount", "account2");
user_pref("mail.accountmanager.localfoldersserver", "server1");
user_pref("mail.account.account1.server", "server1");
user_pref("mail.account.account2.server", "server2");
user_pref("mail.account.account2.identities", "id1");
user_pref("mail.server.server1.type", "none");
user_pref("mail.server.server1.hostname", "Local Folders");
user_pref("mail.server.server1.userName", "nobody");
user_pref("mail.server.server1.name", "Local Folders");
user_pref("mail.server.server1.directory-rel", "[ProfD]Mail/Local Folders");
user_pref("mail.server.server2.type", "pop3");
user_pref("mail.server.server2.hostname", "127.0.0.1");
user_pref("mail.server.server2.userName", "hr");
user_pref("mail.server.server2.check_new_mail", false);
user_pref("mail.server.server2.login_at_startup", false);
user_pref("mail.server.server2.deferred_to_account", "account1");
user_pref("mail.identity.id1.useremail", "hr@example.com");
user_pref("mail.identity.id1.valid", true);
user_pref("mail.identity.id1.smtpServer", "smtp1");
user_pref("mail.identity.id1.fcc", false);
user_pref("mail.smtpservers", "smtp1");
user_pref("mail.smtpserver.smtp1.hostname", "127.0.0.1");
user_pref("mail.smtpserver.smtp1.port", 9);
user_pref("mail.spotlight.firstRunDone", true);
user_pref("mail.rights.version", 1);
user_pref("mail.shell.checkDefaultClient", false);
user_pref("mail.warn_on_send_accel_key", false);
user_pref("mailnews.start_page.enabled", false);
user_pref("mail.inappnotifications.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("extensions.update.enabled", false);
JS
# waits runs a command until it succeeds.
waits() {
  for _ in $(seq 300); do
    "$@" > found 2> /dev/null && return
    sleep 0.2
  done
  echo "never: $*"
  exit 1
}
export GNOME_ACCESSIBILITY=1
thunderbird --profile "$HOME/p" > log 2>&1 &
program=$!
trap 'kill $program 2> /dev/null || true; wait $program 2> /dev/null || true' EXIT
waits xdotool search --onlyvisible --name 'Local Folders'
for kind in alternative attachment; do
  thunderbird --profile "$HOME/p" "$HOME/$kind.eml" >> log 2>&1
  waits xdotool search --onlyvisible --name "^$kind"
done
# The words of the two windows are read as a screen reader does it.
cat > read.py <<'PY'
import time
import pyatspi

def words(node):
    try:
        yield node.name
        try:
            yield node.queryText().getText(0, -1)
        except NotImplementedError:
            pass
        for child in node:
            yield from words(child)
    except Exception:  # what is gone by now
        pass

for kind in ("alternative", "attachment"):
    for _ in range(60):
        text = " ".join(w for app in pyatspi.Registry.getDesktop(0) for window in app if window.name.startswith(kind) for w in words(window))
        if "Interview" in text and "ivan@" in text and "Ask for Olena" in text:
            break
        time.sleep(0.5)
    print(kind + ":", *("  %s %s" % ("shows" if line in text else "hides", line) for line in ("Bring your diploma.", "Ask for Olena.")), sep="\n")
PY
/usr/bin/python3 read.py > seen
cat seen
cat > expected <<'OUT'
alternative:
  hides Bring your diploma.
  shows Ask for Olena.
attachment:
  shows Bring your diploma.
  shows Ask for Olena.
OUT
diff expected seen
