#!/usr/bin/env bash
# The words that MiniSearch finds in adverts and CVs with signs beside them.
#
# Guess: signs such as + # € $ part words and are dropped: C++ and C# are both found as C, and 2000 finds €2000.
# What happens: it parts words at punctuation only, and + $ € ~ are symbols. C++ is a word of its own, # is punctuation, so that C# is
#   the same as the C of a driving licence. 2000 does not find €2000, nor 380501234567 the number with a plus, whatever the option prefix.
# Version: minisearch 7.2.0 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: a search for C# lists the drivers, and a pay or a number that is copied without its sign finds nothing, while "900 EUR"
#   is found. shortlist's search knows C++ and C# as words, and finds 2000 in €2000.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts minisearch@7.2.0 >/dev/null
cat > find.mjs <<'JS'
import MiniSearch from 'minisearch'

const search = new MiniSearch({ fields: ['text'] })
search.addAll(['C# developer', 'C++ developer', 'driving licence C', 'pay: €2000', 'pay: 900 EUR', 'tel. +380500000000'].map((text) => ({ id: text, text })))
for (const words of ['C#', 'C++', '2000', '900', '380500000000'])
  console.log(`${words}:`, search.search(words, { prefix: words.length > 3 }).map((found) => found.id).sort().join(', ') || 'nothing found')
JS
node find.mjs > seen
cat seen

cat > expected <<'OUT'
C#: C# developer, driving licence C
C++: C++ developer
2000: nothing found
900: pay: 900 EUR
380500000000: nothing found
OUT
diff expected seen
