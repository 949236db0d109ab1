#!/usr/bin/env bash
# Amounts of pay in words, as libraries for letters and contracts write them.
#
# Guess: for each language that a library lists, the words of its grammar: "дві тисячі", "двадцять одна тисяча", "douăzeci și una de mii",
#   "kétezer"; and an error for a language that it does not know.
# What happens: to-words counts thousands by the wrong gender and case ("Два Тисячі", "Двадцять Один Тисяч", "Kettő Ezer", "Douăzeci Unu
#   Mii") and ends each amount in hryvnias with "Тільки". num2words has the Ukrainian grammar right, but writes і as the Latin letter i,
#   which shows on no page; 20,000 is "douăzeci și mie/i" in Romanian. written-number has no Romanian, and answers in English.
# Version: to-words 5.7.0 and written-number 0.11.1 of npm, python3-num2words 0.5.10-2 of Debian 12. Tried on 2026-12-01.
# Why it matters: a contract repeats the pay in words, and these count if both differ. Have the words read by somebody who knows the
#   language, and search the text for "тисячі" once. shortlist writes amounts in digits alone.
# Needs Debian 12 with python3-num2words.
set -euo pipefail

dpkg -s python3-num2words >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-num2words >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts to-words@5.7.0 written-number@0.11.1 >/dev/null
cat > write.cjs <<'JS'
const { ToWords } = require('to-words')
const writtenNumber = require('written-number')

for (const localeCode of ['uk-UA', 'ro-RO', 'hu-HU']) {
  for (const amount of [2000, 21000]) {
    console.log('to-words', localeCode, amount, new ToWords({ localeCode }).convert(amount, { currency: true }))
  }
}
for (const lang of ['uk', 'ro', 'hu']) console.log('written-number', lang, 2000, writtenNumber(2000, { lang }))
JS
node write.cjs > seen
/usr/bin/python3 - >> seen <<'PY'
from num2words import num2words
for lang, amount in (("uk", 2000), ("uk", 21000), ("ro", 2000), ("ro", 20000), ("ro", 21000)):
    words = num2words(amount, lang=lang)
    print("num2words", lang, amount, words, "with Latin i" if lang == "uk" and "i" in words else "")
PY
sed -i 's/ *$//' seen
cat seen

cat > expected <<'OUT'
to-words uk-UA 2000 Два Тисячі Гривень Тільки
to-words uk-UA 21000 Двадцять Один Тисяч Гривень Тільки
to-words ro-RO 2000 Două Mii Lei Exact
to-words ro-RO 21000 Douăzeci Unu Mii Lei Exact
to-words hu-HU 2000 Kettő Ezer Forint
to-words hu-HU 21000 Huszonegy Ezer Forint
written-number uk 2000 дві тисячі
written-number ro 2000 two thousand
written-number hu 2000 kettő ezer
num2words uk 2000 двi тисячi with Latin i
num2words uk 21000 двадцять одна тисяча
num2words ro 2000 două mii
num2words ro 20000 douăzeci și mie/i
num2words ro 21000 douăzeci și unu mie
OUT
diff expected seen
