#!/usr/bin/env bash
# Mails that Perl's Mail::DeliveryStatus::BounceParser and Python's flufl.bounce take for reports of a failed delivery.
#
# Guess: a letter of a person is no bounce, nor is a note that somebody is away, in any language; an address of a report is read if it has
#   letters outside ASCII, too, as RFC 6533 has it.
# What happens: BounceParser takes each mail for a bounce that it knows no reason against: "I will come on Wednesday" and a Ukrainian note of
#   an absence. It knows the English note. A letter that mentions "unknown user" gets the address of the person in its text as the one
#   that failed. flufl.bounce takes none of these for a bounce, and finds no address in a report with "utf-8;".
# Version: libmail-deliverystatus-bounceparser-perl 1.543+repacked-1 and python3-flufl.bounce 4.0-3 of Debian 12. Tried on 2026-12-01.
# Why it matters: an applicant who says yes, or who is on leave, is marked as not reachable, and the next letter is not sent. Ask for
#   multipart/report before you give a mail to it.
# Needs Debian 12 with libmail-deliverystatus-bounceparser-perl and python3-flufl.bounce.
set -euo pipefail

packages=(libmail-deliverystatus-bounceparser-perl python3-flufl.bounce)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
letter() { # name, text
  printf '%s\n' 'From: Anna <anna@example.org>' 'To: hr@example.com' 'Subject: Re: Invitation' 'MIME-Version: 1.0' \
    'Content-Type: text/plain; charset=utf-8' '' "$2" > "$1"
}
letter yes 'Thank you. I will come on Wednesday at 10.'
letter away-uk 'Я у відпустці до 10 грудня.'
letter away-en 'This is an automatic reply. I am out of the office until 10 December.'
letter unknown 'My colleague ben@example.org is an unknown user of your site. Could you send the form to me?'
report() { # name, recipient
  cat > "$1" <<MAIL
From: MAILER-DAEMON@mx.example.com
To: hr@example.com
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=part

--part
Content-Type: text/plain

The mail could not be delivered.
--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: $2
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 user unknown

--part--
MAIL
}
report failed 'rfc822; anna@example.org'
report failed-uk 'utf-8; анна@example.org'
cat > read.pl <<'PL'
use Mail::DeliveryStatus::BounceParser;
for my $name (@ARGV) {
  open my $mail, '<', $name;
  my $bounce = Mail::DeliveryStatus::BounceParser->new($mail);
  print "BounceParser, $name: ", join(' ', $bounce->is_bounce ? 'bounce' : 'no bounce', $bounce->addresses), "\n";
}
PL
names=(yes away-uk away-en unknown failed failed-uk)
perl read.pl "${names[@]}" > seen
/usr/bin/python3 - "${names[@]}" >> seen <<'PY'
import sys
from email import message_from_binary_file
from flufl.bounce import scan_message
for name in sys.argv[1:]:
    with open(name, "rb") as mail:
        print(f"flufl.bounce, {name}:", *(address.decode() for address in scan_message(message_from_binary_file(mail))))
PY
sed -i 's/ *$//' seen
cat seen

cat > expected <<'OUT'
BounceParser, yes: bounce
BounceParser, away-uk: bounce
BounceParser, away-en: no bounce
BounceParser, unknown: bounce ben@example.org
BounceParser, failed: bounce anna@example.org
BounceParser, failed-uk: bounce анна@example.org
flufl.bounce, yes:
flufl.bounce, away-uk:
flufl.bounce, away-en:
flufl.bounce, unknown:
flufl.bounce, failed: anna@example.org
flufl.bounce, failed-uk:
OUT
diff expected seen
