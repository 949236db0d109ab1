#!/usr/bin/env bash
# The letters outside ASCII that rtf-parser, and with it rtf2text and rtf-to-html, read from a CV in RTF.
#
# Guess: each letter, as RTF gives it: its number, and behind it a stand-in for old readers, which is skipped.
# What happens: the stand-in is kept, too: "І?в?а?н?" for Іван, "ș?tefan" for ștefan. No word in Ukrainian is whole, nor one with ő or ț.
#   Behind á and behind a dash the stand-in is a letter that cannot be shown. Words of ASCII are right.
# Version: rtf-parser 1.3.3, rtf2text 1.0.1 and @iarna/rtf-to-html 1.1.0 of npm, file by libreoffice-writer 1:7.4.7-1+deb12u14 of Debian 12.
#   Tried on 2026-12-01.
# Why it matters: it is the reader of RTF that npm has. A name in such a list is found by no search, and a trial in English shows nothing.
#   shortlist skips the stand-ins.
# Needs Debian 12 with libreoffice-writer.
set -euo pipefail

dpkg -s libreoffice-writer >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends libreoffice-writer >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
printf '<meta charset="utf-8"><p>Іван Приклад</p><p>ștefan, ő</p><p>Kovács</p><p>2015–2019</p>' > cv.html
convert() { soffice -env:UserInstallation="file://$dir/profile" --headless "$@" >/dev/null 2>&1; }
convert --infilter='HTML (StarWriter)' --convert-to odt:writer8 cv.html
convert --convert-to rtf cv.odt
npm install --silent --no-audit --no-fund --ignore-scripts rtf-parser@1.3.3 rtf2text@1.0.1 @iarna/rtf-to-html@1.1.0 >/dev/null
cat > read.cjs <<'JS'
const { readFileSync } = require('node:fs')
const rtf = readFileSync('cv.rtf', 'latin1')
const show = (name, text) => console.log(`${name}:`, text.split(/\n+/).filter((line) => line.trim()).map((line) => line.trim().replace(/[\u0080-\u009f\ufffd]/g, '<no letter>')).join(' | '))
require('rtf-parser').string(rtf, (error, { content }) => {
  show('rtf-parser', content.map((part) => part.content.map((span) => span.value).join('')).join('\n'))
})
require('rtf2text').string(rtf, (error, text) => show('rtf2text', text))
require('@iarna/rtf-to-html').fromString(rtf, (error, html) => show('rtf-to-html', html.replace(/^[^]*<body>/, '').replace(/<[^>]*>/g, '')))
JS
node read.cjs > seen
cat seen

cat > expected <<'OUT'
rtf-parser: І?в?а?н? П?р?и?к?л?а?д? | ș?tefan, ő? | Ková<no letter>cs | 2015–<no letter>2019
rtf2text: І?в?а?н? П?р?и?к?л?а?д? | ș?tefan, ő? | Ková<no letter>cs | 2015–<no letter>2019
rtf-to-html: І?в?а?н? П?р?и?к?л?а?д? | ș?tefan, ő? | Ková<no letter>cs | 2015–<no letter>2019
OUT
diff expected seen
