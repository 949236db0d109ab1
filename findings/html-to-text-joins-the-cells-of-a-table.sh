#!/usr/bin/env bash
# The text that html-to-text, and with it mailparser, makes of a table in a mail that has HTML alone.
#
# Guess: the cells of a row have a space or a tab between them, and a heading keeps its letters.
# What happens: the cells have nothing between them: "English" and "C1" are "EnglishC1", 2019 and 2021 are 20192021. The same holds for
#   a term and its explanation (dt, dd). Headings are in capitals, in Cyrillic, too. Cells with a space are made by the selector
#   dataTable, which mailparser does not set.
# Version: html-to-text 10.0.1 and mailparser 3.14.2 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: forms of web sites mail applications as tables. Neither the number of a phone nor a level of a language is
#   found in such a text, and two years are a number of eight digits. shortlist reads cells as words of their own.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts html-to-text@10.0.1 mailparser@3.14.2 >/dev/null
cat > read.mjs <<'JS'
import { convert } from 'html-to-text'
import { simpleParser } from 'mailparser'

const html = '<h1>iOS-розробник</h1><table><tr><td>English</td><td>C1</td></tr><tr><td>2019</td><td>2021</td></tr></table>' +
  '<dl><dt>Phone</dt><dd>050 000 00 00</dd></dl>'
const show = (name, text) => console.log(`${name}: ${JSON.stringify(text)}`)
show('html-to-text', convert(html))
show('mailparser', (await simpleParser(`From: form@example.com\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`)).text)
show('dataTable', convert(html, { selectors: [{ selector: 'table', format: 'dataTable' }] }))
JS
node read.mjs > seen
cat seen

cat > expected <<'OUT'
html-to-text: "IOS-РОЗРОБНИК\n\nEnglishC120192021\n\nPhone050 000 00 00"
mailparser: "IOS-РОЗРОБНИК\n\nEnglishC120192021\n\nPhone050 000 00 00"
dataTable: "IOS-РОЗРОБНИК\n\nEnglish   C1\n2019      2021\n\nPhone050 000 00 00"
OUT
diff expected seen
