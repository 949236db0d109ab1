#!/usr/bin/env bash
# Which addresses markdown-it turns into links in the text of a job advert.
#
# Guess: an e-mail address or a link between quotation marks of the language, «…» and „…“, is a link as it is between "…".
# What happens: an e-mail address behind « or „ is no link, and of a link the closing mark becomes the end:
#   https://example.com/job». A word with a colon before the address goes into it: mailto:e-mail:hr@example.com. Of two
#   addresses with ";" between them the second begins with the ";".
# Version: markdown-it 14.1.0 with linkify-it 5.0.0 of npm, linkify: true, Node 20. Tried on 2026-11-30.
# Why it matters: boards, forums and chats show adverts through it. Applicants click a link that leads to no page, or write to
#   an address that no server takes. Put an address into a line of its own, with spaces around it.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts markdown-it@14.1.0 linkify-it@5.0.0 >/dev/null
cat > show.js <<'JS'
const md = require('markdown-it')({ linkify: true })
for (const text of [
  '(hr@example.com)', '"hr@example.com"', '«hr@example.com»', '„hr@example.com“', '(https://example.com/job)', '"https://example.com/job"',
  '«https://example.com/job»', '„https://example.com/job“', 'e-mail: hr@example.com', 'e-mail:hr@example.com', 'hr@example.com; it@example.com',
  'hr@example.com;it@example.com',
]) {
  const links = [...md.renderInline(text).matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURI(href))
  console.log(`${text}  ${links.join(' ') || '-'}`)
}
JS
node show.js > seen
cat seen

cat > expected <<'OUT'
(hr@example.com)  mailto:hr@example.com
"hr@example.com"  mailto:hr@example.com
«hr@example.com»  -
„hr@example.com“  -
(https://example.com/job)  https://example.com/job
"https://example.com/job"  https://example.com/job
«https://example.com/job»  https://example.com/job»
„https://example.com/job“  https://example.com/job“
e-mail: hr@example.com  mailto:hr@example.com
e-mail:hr@example.com  mailto:e-mail:hr@example.com
hr@example.com; it@example.com  mailto:hr@example.com mailto:it@example.com
hr@example.com;it@example.com  mailto:hr@example.com mailto:;it@example.com
OUT
diff expected seen
