#!/usr/bin/env bash
# What pdfkit writes for letters that a standard font does not have.
#
# Guess: it throws an error, or writes "?"; as jsPDF does, it may write the low byte of each letter, so that a program can
#   find the letters again.
# What happens: it writes each letter as three hexadecimal digits in a string of two a byte. All that follows in the string is
#   shifted by half a byte, the digits and Latin letters too, and no program can find them again.
# Version: pdfkit 0.20.2 of npm, Node 20. Tried on 2026-11-29.
# Why it matters: web sites make CVs with it. A phone number after a Cyrillic word is garbled on the page, so the person has to
#   be asked for another file. shortlist shows a notice.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts pdfkit@0.20.2 >/dev/null
cat > write.js <<'JS'
const PDFDocument = require('pdfkit')
const doc = new PDFDocument({ compress: false })
const parts = []
doc.on('data', (part) => parts.push(part))
doc.on('end', () => console.log(Buffer.concat(parts).toString('latin1').match(/\[(<.*>).*\] TJ/)[1]))
doc.text('рік 2019')
doc.end()
JS
got=$(node write.js)
want='<44045643a2032303139>'
echo "$got"
[ "$got" = "$want" ] || { echo "it has changed; seen before: $want"; exit 1; }
