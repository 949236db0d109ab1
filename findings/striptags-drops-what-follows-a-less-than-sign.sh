#!/usr/bin/env bash
# What striptags keeps of a text with "<" that is no tag.
#
# Guess: "<" before a digit is text, as in HTML, where a tag begins with a letter; and blocks have at least a space between them.
# What happens: "<" before anything but a space begins a tag. All up to the next ">" is dropped, or all that is left of the text. Paragraphs
#   and lines are joined without a space. html-to-text keeps such a "<", and parts the blocks.
# Version: striptags 3.2.0 and html-to-text 10.0.1 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: "<5 years" and "<3" are in adverts and letters of applicants. Whoever cleans a field with it keeps the words before the
#   sign alone, without an error. shortlist keeps a "<" that begins no tag.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts striptags@3.2.0 html-to-text@10.0.1 >/dev/null
cat > clean.mjs <<'JS'
import * as module from 'striptags'
import { convert } from 'html-to-text'

const striptags = module.striptags ?? module.default
for (const html of ['Teams <5 people and > 30 clients', 'I <3 my work. Call me: 050 000 00 00', 'Pay < 5000 and > 3000', '<p>Kyiv</p><p>Lviv</p>', 'Kyiv<br>Lviv'])
  console.log(`${html}\n  striptags ${JSON.stringify(striptags(html))}, html-to-text ${JSON.stringify(convert(html))}`)
JS
node clean.mjs > seen
cat seen

cat > expected <<'OUT'
Teams <5 people and > 30 clients
  striptags "Teams  30 clients", html-to-text "Teams <5 people and > 30 clients"
I <3 my work. Call me: 050 000 00 00
  striptags "I ", html-to-text "I <3 my work. Call me: 050 000 00 00"
Pay < 5000 and > 3000
  striptags "Pay < 5000 and > 3000", html-to-text "Pay < 5000 and > 3000"
<p>Kyiv</p><p>Lviv</p>
  striptags "KyivLviv", html-to-text "Kyiv\n\nLviv"
Kyiv<br>Lviv
  striptags "KyivLviv", html-to-text "Kyiv\nLviv"
OUT
diff expected seen
