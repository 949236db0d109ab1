#!/usr/bin/env bash
# What the programs that Debian installs as "mail" send when a finished letter is given to "mail -t", as sendmail takes it.
#
# Guess: -t takes the recipients from the letter, as with sendmail, and the letter leaves as it is.
# What happens: s-nail takes the letter for a text that was typed: it encodes the encoded subject once more, and adds fields of its own, so
#   that Date, MIME-Version and Content-Type are there twice. GNU mailutils puts an encoded name in quotation marks, where RFC 2047
#   allows no code, and writes another Date. Both end with 0. bsd-mailx knows no -t.
# Version: s-nail 14.9.24-2, mailutils 1:3.15-4 and bsd-mailx 8.1.2-0.20220412cvs-1 of Debian 12. Tried on 2026-12-01.
# Why it matters: the applicant reads =?utf-8?b?…?= as the subject or as the name, and RFC 5322 allows a Date once. The
#   sender sees a success. Give letters to msmtp -t, or to sendmail -t -i. shortlist's doctor warns of these programs.
# Needs Debian 12 with s-nail, mailutils and python3.
set -euo pipefail

dpkg -s s-nail mailutils >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends s-nail mailutils >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME=$dir LC_ALL=C.UTF-8 TZ=UTC
apt-get download -qq bsd-mailx >/dev/null 2>&1
dpkg -x bsd-mailx_*.deb bsd
printf '#!/bin/sh\ncat > "%s/sent"\n' "$dir" > send
chmod +x send
cat > letter.eml <<'MAIL'
From: hr@example.com
To: =?utf-8?b?0IbQstCw0L0=?= <ivan@example.org>
Subject: =?utf-8?b?0JfQsNC/0YDQvtGI0LXQvdC90Y8=?=
Date: Mon, 30 Nov 2026 10:00:00 +0200
Message-ID: <1@example.com>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

0IbQstCw0L3QtSwg0LLRltGC0LDRjiEK
MAIL
cat > read.py <<'PY'
import email, email.policy, sys
mail = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=email.policy.default)
raw = email.message_from_binary_file(open(sys.argv[1], "rb"))
print("  To:", raw["To"])
print("  Subject:", mail["Subject"])
print("  fields Date and Content-Type:", len(raw.get_all("Date")), len(raw.get_all("Content-Type")))
print("  Date of the letter first:", raw["Date"].startswith("Mon, 30 Nov"))
PY
{
  echo letter:
  /usr/bin/python3 read.py letter.eml
  s-nail -n -S mta="$dir/send" -t < letter.eml
  echo "s-nail, $?:"
  /usr/bin/python3 read.py sent
  mail.mailutils -n -E "set sendmail=sendmail:$dir/send" -t < letter.eml
  echo "mailutils, $?:"
  /usr/bin/python3 read.py sent
  echo "bsd-mailx: $(MAILRC=/dev/null bsd/usr/bin/bsd-mailx -n -t < letter.eml 2>&1 | sed -n '1s/.*: //p')"
} > seen
cat seen

cat > expected <<'OUT'
letter:
  To: =?utf-8?b?0IbQstCw0L0=?= <ivan@example.org>
  Subject: Запрошення
  fields Date and Content-Type: 1 1
  Date of the letter first: True
s-nail, 0:
  To: =?utf-8?B?0IbQstCw0L0=?= <ivan@example.org>
  Subject:  =?utf-8?b?0JfQsNC/0YDQvtGI0LXQvdC90Y8=?=
  fields Date and Content-Type: 2 2
  Date of the letter first: False
mailutils, 0:
  To: "=?utf-8?b?0IbQstCw0L0=?=" <ivan@example.org>
  Subject: Запрошення
  fields Date and Content-Type: 1 1
  Date of the letter first: False
bsd-mailx: invalid option -- 't'
OUT
diff expected seen
