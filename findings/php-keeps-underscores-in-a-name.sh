#!/usr/bin/env bash
# What PHP's own functions for mail, mb_decode_mimeheader and mailparse, read as the name of a person and as a subject.
#
# Guess: "Олена Коваль", as iconv_mime_decode has it: in an encoded word of the kind Q, "_" is a space. Initials and a nickname in a
#   sender stay as they are.
# What happens: mb_decode_mimeheader leaves each "_": the person is "Олена_Коваль". mailparse takes the spaces behind initials away,
#   "J.R.Smith", joins an encoded word with the next one, and leaves the backslashes of a nickname in place of its quotation marks.
# Version: php8.2-cli, php8.2-mbstring 8.2.36-1~deb12u1 and php8.2-mailparse 3.1.4+2.1.7~dev20160128-1 of Debian 12. Tried on 2026-12-01.
# Why it matters: a name with "_" is found by no search and goes into the greeting of the answer, and an answer that is filed by its
#   subject is about no job that is known. Words of the kind B are right, so that a trial with one mail program proves nothing.
#   shortlist writes a space as =20.
# Needs Debian 12 with php8.2-cli, php8.2-mbstring and php8.2-mailparse.
set -euo pipefail

packages=(php8.2-cli php8.2-mbstring php8.2-mailparse)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
cat > read.php <<'PHP'
<?php
$name = ['Q' => '=?utf-8?Q?=D0=9E=D0=BB=D0=B5=D0=BD=D0=B0_=D0=9A=D0=BE=D0=B2=D0=B0=D0=BB=D1=8C?=', 'B' => '=?utf-8?B?0J7Qu9C10L3QsCDQmtC+0LLQsNC70Yw=?='];
mb_internal_encoding('UTF-8');
foreach ($name as $kind => $word) {
    echo "$kind: mb_decode_mimeheader ", mb_decode_mimeheader($word), ', iconv_mime_decode ', iconv_mime_decode($word, 0, 'UTF-8'), "\n";
}
foreach (['J. R. Smith', '=?utf-8?Q?=D0=A2=D0=9E=D0=92?= "Alfa"', '"Olena \"O\" Bondar"'] as $from) {
    echo "mailparse, $from: ", mailparse_rfc822_parse_addresses("$from <a@example.org>")[0]['display'], "\n";
}
PHP
LC_ALL=C.UTF-8 php8.2 read.php > seen
cat seen

cat > expected <<'OUT'
Q: mb_decode_mimeheader Олена_Коваль, iconv_mime_decode Олена Коваль
B: mb_decode_mimeheader Олена Коваль, iconv_mime_decode Олена Коваль
mailparse, J. R. Smith: J.R.Smith
mailparse, =?utf-8?Q?=D0=A2=D0=9E=D0=92?= "Alfa": =?utf-8?Q?=D0=A2=D0=9E=D0=92?=Alfa
mailparse, "Olena \"O\" Bondar": Olena \ O\  Bondar
OUT
diff expected seen
