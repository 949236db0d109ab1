#!/usr/bin/env bash
# What mutt sends of a draft in format=flowed with a line that begins with ">".
#
# Guess: the text stays as it is to the byte, or each line keeps the space by which RFC 3676 marks it as no quote.
# What happens: mutt takes the space away when it reads the draft, and puts it back before a space and "From ", but not before
#   ">". What was a line of the text is sent as a quote. neomutt 20220429 does the same in a terminal.
# Version: mutt 2.2.12-0.1~deb12u2 of Debian 12. Tried on 2026-11-29.
# Why it matters: a letter with "> 5 years of work" reaches the applicant as words that somebody else wrote: readers colour it,
#   fold it away or leave it out. A draft is not the mail that will be sent; only a program that is given the mail sends it.
# Needs Debian 12 with mutt.
set -euo pipefail

dpkg -s mutt >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends mutt >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
cat > draft.eml <<'MAIL'
From: hr@example.com
To: ivan@example.org
Subject: Your application
Message-ID: <1@example.com>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8; format=flowed

We looked for somebody with
 > 5 years of work
 From March on there are other places.
   Olena
MAIL
printf '#!/bin/sh\ncat > "%s/sent"\n' "$dir" > send
chmod +x send
printf 'set sendmail="%s/send" from=hr@example.com copy=no charset=utf-8\n' "$dir" > muttrc
HOME=$dir LC_ALL=C.UTF-8 mutt -n -F muttrc -H draft.eml < /dev/null > /dev/null
grep -i '^Content-Type' sent > seen
sed '1,/^$/d' sent >> seen
cat seen
cat > expected <<'OUT'
Content-Type: text/plain; charset=us-ascii; format=flowed
We looked for somebody with
> 5 years of work
 From March on there are other places.
   Olena
OUT
diff expected seen
