#!/usr/bin/env bash
# What the parsers of e-mail replies keep of an applicant's own words.
#
# Guess: a signature begins at "-- " with a space, so that a line "--" between two parts of a text is text; and a quoted head has an address
#   and a time. At worst a quote stays, and nothing of the answer goes.
# What happens: email-reply-parser drops all behind a line "--" and from a line with "Sent from my" on. Ruby's, of which it is a port, keeps the
#   former. planer drops all from a line "From: Kyiv" with "To: your office" below it. The heads that Gmail writes in Ukrainian, Romanian and
#   Hungarian stay in the answer with each of them.
# Version: email-reply-parser 2.3.7 and planer 1.2.0 of npm, ruby-email-reply-parser 0.5.8-2 of Debian 12. Tried on 2026-12-01.
# Why it matters: a system that shows answers this way hides half of a letter, and gives no sign of it. Show what was cut on demand.
# Needs Debian 12 with ruby-email-reply-parser.
set -euo pipefail

dpkg -s ruby-email-reply-parser >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends ruby-email-reply-parser >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8
npm install --silent --no-audit --no-fund --ignore-scripts email-reply-parser@2.3.7 planer@1.2.0 >/dev/null
cat > answers.json <<'JSON'
{
  "parts": "I worked as\n--\nBookkeeper, 2015 to 2019\n--\nChief bookkeeper since then",
  "train": "Yes, I can come.\n\nFrom: Kyiv\nTo: your office\nHow do I get there?",
  "phone": "This was\nSent from my phone, sorry.\nI can come on Friday.",
  "Gmail in Ukrainian": "Так, зможу.\n\nпн, 30 лист. 2026 р. о 10:00 Olena <olena@example.com> пише:\n\n> Чи зможете?",
  "Gmail in Romanian": "Da, pot.\n\nÎn lun., 30 nov. 2026 la 10:00, Olena <olena@example.com> a scris:\n\n> Puteți?",
  "Gmail in Hungarian": "Igen, jó.\n\nOlena <olena@example.com> ezt írta (időpont: 2026. nov. 30., H, 10:00):\n\n> Jó?",
  "Gmail in English": "Yes.\n\nOn Mon, 30 Nov 2026 at 10:00, Olena <olena@example.com> wrote:\n\n> Can you?"
}
JSON
cat > cut.mjs <<'JS'
import { readFileSync } from 'node:fs'
import Parser from 'email-reply-parser'
import * as planer from 'planer'

for (const [name, text] of Object.entries(JSON.parse(readFileSync('answers.json', 'utf8')))) {
  console.log(`${name}, email-reply-parser: ${JSON.stringify(new Parser().parseReply(text).trim())}`)
  console.log(`${name}, planer: ${JSON.stringify(planer.extractFrom(text, 'text/plain'))}`)
}
JS
{
  node cut.mjs
  ruby -rjson -remail_reply_parser -e 'text = JSON.parse(File.read("answers.json"))["parts"]; puts "parts, Ruby: #{JSON.generate(EmailReplyParser.parse_reply(text))}"'
} > seen
cat seen

cat > expected <<'OUT'
parts, email-reply-parser: "I worked as"
parts, planer: "I worked as\n--\nBookkeeper, 2015 to 2019\n--\nChief bookkeeper since then"
train, email-reply-parser: "Yes, I can come.\n\nFrom: Kyiv\nTo: your office\nHow do I get there?"
train, planer: "Yes, I can come."
phone, email-reply-parser: "This was"
phone, planer: "This was\nSent from my phone, sorry.\nI can come on Friday."
Gmail in Ukrainian, email-reply-parser: "Так, зможу.\n\nпн, 30 лист. 2026 р. о 10:00 Olena <olena@example.com> пише:"
Gmail in Ukrainian, planer: "Так, зможу.\n\nпн, 30 лист. 2026 р. о 10:00 Olena <olena@example.com> пише:\n\n> Чи зможете?"
Gmail in Romanian, email-reply-parser: "Da, pot.\n\nÎn lun., 30 nov. 2026 la 10:00, Olena <olena@example.com> a scris:"
Gmail in Romanian, planer: "Da, pot.\n\nÎn lun., 30 nov. 2026 la 10:00, Olena <olena@example.com> a scris:\n\n> Puteți?"
Gmail in Hungarian, email-reply-parser: "Igen, jó.\n\nOlena <olena@example.com> ezt írta (időpont: 2026. nov. 30., H, 10:00):"
Gmail in Hungarian, planer: "Igen, jó.\n\nOlena <olena@example.com> ezt írta (időpont: 2026. nov. 30., H, 10:00):\n\n> Jó?"
Gmail in English, email-reply-parser: "Yes."
Gmail in English, planer: "Yes."
parts, Ruby: "I worked as\n--\nBookkeeper, 2015 to 2019\n--\nChief bookkeeper since then"
OUT
diff expected seen
