#!/usr/bin/env bash
# What react-pdf writes for an e-mail address or a link that is wider than its column.
#
# Guess: words are hyphenated only if one asks for it, and an address is broken without a sign or sticks out, so that the text
#   of the PDF is still the address.
# What happens: each word is broken by English rules, also one with "@" or "://", and each break is drawn as "-", the same sign
#   as a hyphen of the address. jane.example@example.com becomes jane.exam-ple@exam-ple.com for whoever copies or reads it. A
#   line is never broken behind a hyphen that the text has itself: of "jane-example" and "well-known" none is at a line's end.
# Version: @react-pdf/renderer 4.9.0 of npm, and 3.4.5 alike, read by pdftotext 22.12.0 of Debian 12 with -layout. Without
#   -layout, pdftotext drops each hyphen at a line's end, of any file. Tried on 2026-11-30.
# Why it matters: web sites make CVs with it, and put contacts into a narrow column. An answer to the address of the text comes
#   back, or reaches somebody else. shortlist knows the program by its name in the file, and takes these hyphens out.
# Needs Debian 12 with poppler-utils.
set -euo pipefail

command -v pdftotext >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends poppler-utils >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts @react-pdf/renderer@4.9.0 react@19.2.0 >/dev/null
cat > write.mjs <<'JS'
import { createElement as h } from 'react'
import { Document, Page, Text, renderToFile } from '@react-pdf/renderer'

const words = ['jane.example@example.com', 'jane-example@mail-server.example.com', 'https://example.com/jane/portfolio', 'a well-known bookkeeper']
const lines = words.map((text, i) => h(Text, { key: i, style: { width: 90, fontSize: 11, marginBottom: 11 } }, text))
await renderToFile(h(Document, {}, h(Page, {}, lines)), 'cv.pdf')
JS
node write.mjs
pdfinfo cv.pdf | grep Producer | tr -s ' ' > seen
pdftotext -layout cv.pdf - | tr -d '\f' | sed '/^$/d' >> seen
cat seen

cat > expected <<'OUT'
Producer: react-pdf
jane.exam-
ple@exam-
ple.com
jane-exam-
ple@mail-serv-
er.example.com
https://exam-
ple.com/jane/port-
folio
a well-known
bookkeeper
OUT
diff expected seen
