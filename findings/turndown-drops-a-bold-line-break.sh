#!/usr/bin/env bash
# What Turndown makes of a line break that is bold, as <b><br></b> comes from editors and mail programs on the web.
#
# Guess: a line break, as for <br> alone and as each browser shows it; perhaps with stray asterisks.
# What happens: the break is dropped together with the empty <b>, and the last word of a line is joined to the first of the next. So
#   it is with strong, i and em. In a span the break stays, and a bold space stays a space.
# Version: turndown 7.2.5 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: adverts are pasted from mails and kept as Markdown. "Bring your diploma" and "Kyiv office" become "diplomaKyiv", an
#   address ends in the first word behind it, and nobody sees it in the source. shortlist keeps the break.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts turndown@7.2.5 >/dev/null
cat > turn.mjs <<'JS'
import TurndownService from 'turndown'

for (const between of ['<br>', '<span><br></span>', '<b><br></b>', '<strong><br></strong>', '<i><br></i>', '<em><br></em>', '<b> </b>'])
  console.log(`${between}: ${JSON.stringify(new TurndownService().turndown(`<p>jobs@example.com${between}Kyiv office</p>`))}`)
JS
node turn.mjs > seen
cat seen

cat > expected <<'OUT'
<br>: "jobs@example.com  \nKyiv office"
<span><br></span>: "jobs@example.com  \nKyiv office"
<b><br></b>: "jobs@example.comKyiv office"
<strong><br></strong>: "jobs@example.comKyiv office"
<i><br></i>: "jobs@example.comKyiv office"
<em><br></em>: "jobs@example.comKyiv office"
<b> </b>: "jobs@example.com Kyiv office"
OUT
diff expected seen
