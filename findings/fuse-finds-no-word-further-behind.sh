#!/usr/bin/env bash
# Whether Fuse.js finds a word that a CV has letter by letter.
#
# Guess: a word that is in the text is found wherever it is; the fuzziness only adds words with slips.
# What happens: it is found within the first 60 letters or so, and not behind them: the place of a word counts as an error, too. A
#   word with a slip near the beginning is found while the right one further behind is not. ignoreLocation turns it off.
# Version: fuse.js 7.5.0 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: lists of applicants in a browser search with it. Names and titles are short and work; in the text of a CV
#   a person's only licence is on line ten, and the search shows others. shortlist finds a word anywhere in a CV.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts fuse.js@7.5.0 >/dev/null
cat > find.mjs <<'JS'
import Fuse from 'fuse.js'

const filler = (letters) => 'work and more work, '.repeat(20).slice(0, letters)
for (const [letters, word] of [[0, 'welder'], [50, 'welder'], [80, 'welder'], [300, 'welder'], [0, 'wedler']]) {
  const cvs = [{ text: filler(letters) + word }]
  const found = (options) => (new Fuse(cvs, { keys: ['text'], ...options }).search('welder').length ? 'found' : 'not found')
  console.log(`"${word}" behind ${letters} letters: ${found({})}, with ignoreLocation ${found({ ignoreLocation: true })}`)
}
JS
node find.mjs > seen
cat seen

cat > expected <<'OUT'
"welder" behind 0 letters: found, with ignoreLocation found
"welder" behind 50 letters: found, with ignoreLocation found
"welder" behind 80 letters: not found, with ignoreLocation found
"welder" behind 300 letters: not found, with ignoreLocation found
"wedler" behind 0 letters: found, with ignoreLocation found
OUT
diff expected seen
