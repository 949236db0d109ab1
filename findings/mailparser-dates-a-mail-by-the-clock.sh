#!/usr/bin/env bash
# The time that mailparser gives to a mail whose Date it cannot read.
#
# Guess: no time, as for a mail without a Date, or the text of the field.
# What happens: it is the moment at which the mail is parsed, another one at each run, and nothing in the result shows it. "EET", a
#   zone by letters as RFC 5322 still has readers take it, is enough. Without a Date there is no time. postal-mime hands out the
#   text of the field.
# Version: mailparser 3.14.2 and postal-mime 4.0.0 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: an application of October that is imported in December has come in today: it is first in the list, and the time
#   after which it has to be erased begins again with each import. Compare the result with the clock before you file a mail by it.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts mailparser@3.14.2 postal-mime@4.0.0 >/dev/null
cat > read.mjs <<'JS'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const started = Date.now()
for (const line of ['Date: Mon, 5 Oct 2026 10:00:00 +0300', 'Date: Mon, 5 Oct 2026 10:00:00 EET', 'X-None: 1']) {
  const raw = ['From: olena@example.com', 'Subject: Application', line, '', 'Hello', ''].join('\r\n')
  const { date } = await simpleParser(raw)
  const shown = date && date >= started ? 'the time of this run' : date?.toISOString()
  console.log(`${line}: mailparser ${shown}, postal-mime ${(await PostalMime.parse(raw)).date}`)
}
JS
node read.mjs > seen
cat seen

cat > expected <<'OUT'
Date: Mon, 5 Oct 2026 10:00:00 +0300: mailparser 2026-10-05T07:00:00.000Z, postal-mime 2026-10-05T07:00:00.000Z
Date: Mon, 5 Oct 2026 10:00:00 EET: mailparser the time of this run, postal-mime Mon, 5 Oct 2026 10:00:00 EET
X-None: 1: mailparser undefined, postal-mime undefined
OUT
diff expected seen
