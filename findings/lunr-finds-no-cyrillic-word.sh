#!/usr/bin/env bash
# The words of adverts in Ukrainian, Romanian and Hungarian that lunr finds by themselves.
#
# Guess: each word is found as it is written. Only its English stems do not fit the language.
# What happens: letters outside ASCII are taken away at both ends of a word before it is indexed, but not when it is asked for. No Cyrillic
#   word is found at all, nor "állás" (job), "könyvelő" and "țară". "fizetés" and "salariu" are found. There is no error, and
#   no pack of lunr-languages for Ukrainian.
# Version: lunr 2.3.9 and lunr-languages 1.22.0 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: sites that are made of files, such as the vacancies of a company, search with it. A trial with an English or a lucky
#   word works, and applicants are shown that there is no such vacancy. shortlist's search finds the words of all its languages.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts lunr@2.3.9 lunr-languages@1.22.0 >/dev/null
cat > find.mjs <<'JS'
import { existsSync } from 'node:fs'
import lunr from 'lunr'

const words = ['бухгалтер', 'водій', 'állás', 'könyvelő', 'fizetés', 'țară', 'salariu', 'accountant']
const index = lunr(function () {
  this.ref('word')
  this.field('word')
  words.forEach((word) => this.add({ word }))
})
for (const word of words) console.log(`${word}: ${index.search(word).length ? 'found' : 'not found'}`)
for (const language of ['hu', 'ro', 'uk']) console.log(`pack for ${language}: ${existsSync(`node_modules/lunr-languages/lunr.${language}.js`)}`)
JS
node find.mjs > seen
cat seen

cat > expected <<'OUT'
бухгалтер: not found
водій: not found
állás: not found
könyvelő: not found
fizetés: found
țară: not found
salariu: found
accountant: found
pack for hu: true
pack for ro: true
pack for uk: false
OUT
diff expected seen
