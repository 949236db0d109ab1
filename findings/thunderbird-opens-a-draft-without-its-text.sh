#!/usr/bin/env bash
# What Thunderbird makes of a file with "X-Unsent: 1", which it opens as a draft, if its text has an invitation for calendars as its
# alternative.
#
# Guess: the text is there to be changed, and the invitation is dropped, as mutt does, or becomes an attachment, as with aerc.
# What happens: the draft opens empty, in HTML, with the invitation as the attachment "Attached Message Part.ics". The text is gone
#   without a word, and an empty mail leaves. If the invitation is an attachment beside the text, the text is there; it is sent with
#   its type text/calendar, but without the parameter "method".
# Version: thunderbird 1:153.8.0esr-1~deb12u1 of Debian 12. Tried on 2026-11-30.
# Why it matters: a letter of five lines reaches an applicant as an empty mail with two files. A draft is safe only if its text has no
#   alternative. shortlist attaches the invitation to its drafts.
# Needs Debian 12 with thunderbird, xvfb, xauth, xdotool and dbus-daemon.
set -euo pipefail

dpkg -s thunderbird xvfb xauth xdotool dbus-daemon >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends thunderbird xvfb xauth xdotool dbus-daemon >/dev/null; }

if [ "${1-}" != inside ]; then
  dir=$(mktemp -d)
  trap 'rm -rf "$dir"' EXIT
  dpkg-query -W -f '${Package} ${Version}\n' thunderbird
  mkdir -m 700 "$dir/run"
  env -i PATH="$PATH" HOME="$dir" XDG_RUNTIME_DIR="$dir/run" LC_ALL=C.UTF-8 TMPDIR="$dir" NO_AT_BRIDGE=1 \
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
ORGANIZER:mailto:hr@example.com
ATTENDEE;RSVP=TRUE:mailto:ivan@example.org
END:VEVENT
END:VCALENDAR'
fields='X-Unsent: 1
From: hr@example.com
To: ivan@example.org
Date: Mon, 30 Nov 2026 09:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="all"'
text='Content-Type: text/plain; charset=utf-8

On 12 January 2027.
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

--all
Content-Type: application/ics; name=invite.ics
Content-Disposition: attachment; filename=invite.ics

$calendar

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
# An account that asks no server for anything. A mail that is to be sent later waits in the folder "Unsent Messages".
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
outbox="p/Mail/Local Folders/Unsent Messages"
# waits runs a command until it succeeds.
waits() {
  for _ in $(seq 300); do
    "$@" > found 2> /dev/null && return
    sleep 0.2
  done
  echo "never: $*"
  exit 1
}
thunderbird --profile "$HOME/p" > log 2>&1 &
program=$!
trap 'kill $program 2> /dev/null || true; wait $program 2> /dev/null || true' EXIT
waits xdotool search --onlyvisible --name 'Local Folders'
for kind in alternative attachment; do
  thunderbird --profile "$HOME/p" "$HOME/$kind.eml" >> log 2>&1
  waits xdotool search --onlyvisible --name "^Write: $kind"
  window=$(tail -1 found)
  sleep 2 # the attachments come after the window
  xdotool windowfocus "$window"
  xdotool key --window 0 ctrl+shift+Return
  waits grep -q "^Subject: $kind" "$outbox"
done
waits sh -c "grep -c '^--.*--.\?$' '$outbox' | grep -qx 2"
cat > read.py <<'PY'
import mailbox, sys
for mail in mailbox.mbox(sys.argv[1]):
    print(mail["Subject"] + ":")
    for part in mail.walk():
        if part.is_multipart():
            continue
        shown = repr(part.get_payload(decode=True).decode().strip()) if part.get_content_type().startswith("text/plain") else part.get_filename()
        print(" ", part.get_content_type(), part.get_param("method", "without a method"), shown)
PY
python3 read.py "$outbox" > seen
cat seen
cat > expected <<'OUT'
alternative:
  text/plain without a method ''
  text/calendar without a method Attached Message Part.ics
  application/ics without a method invite.ics
attachment:
  text/plain without a method 'On 12 January 2027.'
  text/calendar without a method invite.ics
OUT
diff expected seen
