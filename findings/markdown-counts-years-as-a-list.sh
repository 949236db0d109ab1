#!/usr/bin/env bash
# Years that a person writes at the beginning of lines in Markdown, as Hungarian writes dates: "2015. Könyvelő" and "2019. Főkönyvelő".
#
# Guess: the text stays; or it becomes a list that keeps its numbers, as each of them is written out.
# What happens: it is a list that begins at 2015 and counts: the second line reads 2016. Of "2. грудня" and "5. грудня" the second is
#   the third of December. CommonMark asks for it: only a list's first number counts. A lone line, such as "2026. december 2.",
#   is right, so that a trial shows nothing.
# Version: pandoc 2.17.1.1-2~deb12u1 and w3m 0.5.3+git20230121-2 of Debian 12, markdown-it 14.1.0 of npm. Tried on 2026-12-01.
# Why it matters: years of work in a CV, and the days that a note offers for an interview, are others on the page than in the file, and
#   look right. Write "2015\." or "2015 –". shortlist keeps such lines in adverts.
# Needs Debian 12 with pandoc and w3m.
set -euo pipefail

dpkg -s pandoc w3m >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends pandoc w3m >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME=$dir LC_ALL=C.UTF-8
npm install --silent --no-audit --no-fund --ignore-scripts markdown-it@14.1.0 >/dev/null
printf '2015. Könyvelő\n2019. Főkönyvelő\n' > work.md
printf '2. грудня\n5. грудня\n' > days.md
printf '2026. december 2.\n' > day.md
cat > page.mjs <<'JS'
import { readFileSync } from 'node:fs'
import markdown from 'markdown-it'

process.stdout.write('<meta charset=utf-8>' + markdown().render(readFileSync(process.argv[2], 'utf8')))
JS
for file in work days day; do
  echo "$file in the file: $(paste -sd '|' $file.md)"
  echo "$file by pandoc: $(pandoc -f commonmark -t plain $file.md | sed 's/  */ /g; /^$/d' | paste -sd '|')"
  echo "$file by markdown-it: $(node page.mjs $file.md | w3m -T text/html -dump | sed 's/^ *//; /^$/d' | paste -sd '|')"
done > seen
cat seen

cat > expected <<'OUT'
work in the file: 2015. Könyvelő|2019. Főkönyvelő
work by pandoc: 2015. Könyvelő|2016. Főkönyvelő
work by markdown-it: 2015. Könyvelő|2016. Főkönyvelő
days in the file: 2. грудня|5. грудня
days by pandoc: 2. грудня|3. грудня
days by markdown-it: 2. грудня|3. грудня
day in the file: 2026. december 2.
day by pandoc: 2026. december 2.
day by markdown-it: 2026. december 2.
OUT
diff expected seen
