#!/usr/bin/env bash
# The braille of signs by which lists mark a yes and a no, a dot that is full or empty, and a currency, by the tables of liblouis.
#
# Guess: a sign that a table lacks is shown by its number, as liblouis documents it, so that two signs differ in each table.
# What happens: the Hungarian tables show ✓ ✗ ● ○ → and ₴ all as one cell, dots 2-6. Those of Ukrainian, Romanian and English show the
#   number in hexadecimal, eight cells a sign, and only the Ukrainian one knows the arrow. ~ is another sign in Hungarian and
#   in Ukrainian. € is known by all but the Romanian table.
# Version: liblouis-bin and liblouis-data 3.24.0-1 of Debian 12. Tried on 2026-12-01.
# Why it matters: who reads by braille in Hungarian cannot tell a yes from a no in a list that marks them so, and on a display of 40 cells
#   in other languages a row of such signs fills it. The line mode of shortlist has words for them.
# Needs Debian 12 with liblouis-bin.
set -euo pipefail

packages=(liblouis-bin liblouis-data)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8
for table in hu-hu-g1.ctb uk.utb ro.ctb en-gb-g1.utb; do
  for sign in ✓ ✗ ● ○ → '~' ₴ €; do
    cells=$(echo "$sign" | lou_translate -f "unicode.dis,$table")
    if [ "${#cells}" -gt 3 ]; then cells="${#cells} cells"; fi
    printf '%s %s; ' "$sign" "$cells"
  done | sed "s/^/$table: /; s/; $/\n/"
done > seen
cat seen

cat > expected <<'OUT'
hu-hu-g1.ctb: ✓ ⠢; ✗ ⠢; ● ⠢; ○ ⠢; → ⠢; ~ ⠐⠞; ₴ ⠢; € ⠰⠑
uk.utb: ✓ 8 cells; ✗ 8 cells; ● 8 cells; ○ 8 cells; → ⠒⠕; ~ ⠢; ₴ 8 cells; € ⠈⠑
ro.ctb: ✓ 8 cells; ✗ 8 cells; ● 8 cells; ○ 8 cells; → 8 cells; ~ ⠘; ₴ 8 cells; € 8 cells
en-gb-g1.utb: ✓ 8 cells; ✗ 8 cells; ● 8 cells; ○ 8 cells; → 8 cells; ~ ⠈⠱; ₴ 8 cells; € ⠈⠑
OUT
diff expected seen
