#!/usr/bin/env bash
# The items of lists in a CV that AbiWord turns from OpenDocument into RTF, as it does for a .doc, too.
#
# Guess: an item of a list is a paragraph, with its sign before it in \listtext, which readers that know lists skip.
# What happens: the whole item is within \listtext, with the end of its paragraph, and no sign. Readers skip it, so a CV is
#   without each thing that its lists have: skills, tasks. From HTML the sign alone is within \listtext.
# Version: AbiWord 3.0.5~dfsg-3.2 and pandoc 2.17.1.1-2~deb12u1 of Debian 12. LibreOffice 7.4.7.2 shows the RTF without the
#   items, as pandoc does. Tried on 2026-11-30.
# Why it matters: who opens such a CV sees work without tasks and a heading "Skills" above nothing. shortlist reads a \listtext
#   that ends a paragraph as the item that it is.
# Needs Debian 12 with abiword and pandoc.
set -euo pipefail

missing=()
for tool in abiword pandoc; do command -v "$tool" >/dev/null || missing+=("$tool"); done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME="$dir"
printf 'Skills\n\n- Excel\n- SAP\n' > cv.md
for from in odt html; do
  pandoc -s --metadata title=CV -t "$from" -o "cv.$from" cv.md
  abiword --to=rtf -o "$from.rtf" "cv.$from" 2>/dev/null
  echo "from $from, items within listtext: $(grep -c 'listtext.*tab Excel\|listtext.*tab SAP' "$from.rtf" || true)"
  pandoc -f rtf -t plain "$from.rtf" | sed '/^$/d; /^CV$/d; s/  */ /g'
done > seen
cat seen

cat > expected <<'OUT'
from odt, items within listtext: 2
Skills
from html, items within listtext: 0
Skills
- Excel
- SAP
OUT
diff expected seen
