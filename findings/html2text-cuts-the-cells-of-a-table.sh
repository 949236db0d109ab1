#!/usr/bin/env bash
# What Debian's html2text shows of a table in a mail that has HTML alone, as readers of mail in a terminal call it.
#
# Guess: a column is as wide as its longest cell, in letters of any alphabet. w3m -dump and html2text have laid tables out for decades.
# What happens: with -utf8 the last letters of a cell are lost when it has a letter or a dash outside ASCII, and the next cell stands
#   against it without a space: "2019–2021", with the dash of typographers, becomes "2019–202" and "18:00–19:30" becomes "18:00–19:3".
#   A cell with a hyphen keeps all, and a paragraph does. w3m shows each cell whole.
# Version: html2text 1.3.2a-28 and w3m 0.5.3+git20230121-2 of Debian 12. Tried on 2026-12-01.
# Why it matters: the times of interviews and the years of a CV are in such tables; what is left looks complete. Mailcap files for
#   mutt and others name html2text. A letter that must be read right has its times in lines, not in a table: shortlist's have.
# Needs Debian 12 with html2text and w3m.
set -euo pipefail

packages=(html2text w3m)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8
row() { printf '<table><tr><td>%s</td><td>%s</td></tr></table>' "$1" "$2"; }
{
  echo '<meta charset="utf-8">'
  row 2019–2021 Accountant
  row 2019-2021 Accountant
  row 18:00–19:30 Online
  row Досвід '5 років'
  row "Érettségi" 2014
  echo '<p>2019–2021 Accountant</p>'
} > mail.html
{
  echo 'html2text -utf8:'
  html2text -utf8 mail.html | iconv -c -f UTF-8 -t UTF-8 # which drops half a letter
  echo 'w3m -dump:'
  w3m -dump -T text/html -I UTF-8 -O UTF-8 mail.html | sed '/^ *$/d; s/ *$//'
} > seen
cat seen

cat > expected <<'OUT'
html2text -utf8:
2019–202Accountant
2019-2021 Accountant
18:00–19:3Online
Дос5 років
Érettség2014
2019–2021 Accountant
w3m -dump:
2019–2021 Accountant
2019-2021 Accountant
18:00–19:30  Online
Досвід 5 років
Érettségi  2014
2019–2021 Accountant
OUT
diff expected seen
