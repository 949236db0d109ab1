#!/usr/bin/env bash
# What the tools of mblaze show of a sender whose encoded name has a comma.
#
# Guess: the address with the whole name, as for a name in quotation marks.
# What happens: the field is decoded before it is taken apart, so the comma ends an address. maddr drops what is before it;
#   mscan shows that alone, without an address. A name in quotation marks is shown whole.
# Version: mblaze 1.1-1 of Debian 12. Tried on 2026-11-29.
# Why it matters: address books write "surname, name", and each surname with a letter outside ASCII is encoded. A script that
#   files answers by maddr gets "Anna" for Kovács, Anna. Match people by the address, never by the name beside it.
# Needs Debian 12 with mblaze.
set -euo pipefail

dpkg -s mblaze >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends mblaze >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
mkdir home
export HOME=$dir/home MBLAZE=$dir/home LC_ALL=C.UTF-8
cat > mail.eml <<'MAIL'
From: =?utf-8?q?Kov=C3=A1cs=2C_Anna?= <anna@example.org>
To: "Petrenko, Ivan" <ivan@example.com>
Subject: Hello
Date: Sun, 29 Nov 2026 10:00:00 +0000
Message-ID: <1@example.org>

Hello
MAIL
{
  echo "encoded: $(maddr -h from ./mail.eml)"
  echo "quoted: $(maddr -h to ./mail.eml)"
  echo "in a list: $(mscan -f '%f' ./mail.eml 2>/dev/null)"
} > seen
cat seen
cat > expected <<'OUT'
encoded: Anna <anna@example.org>
quoted: "Petrenko, Ivan" <ivan@example.com>
in a list: Kovács
OUT
diff expected seen
