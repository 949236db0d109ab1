#!/usr/bin/env bash
# What react-pdf writes for a CV in Latin letters after one in Cyrillic letters, from one process, as a server of CVs does.
#
# Guess: a document does not depend on those before it.
# What happens: after a document with Cyrillic letters, later ones in the same font show all letters, but the Latin ones that look
#   like Cyrillic ones have no text: "Inginer de calitate" is found and copied as "Ingin r d c lit t ". The file's ToUnicode names
#   them with nothing. A document of a process of its own is whole, and so are all if the first one has Latin letters.
# Version: @react-pdf/renderer 4.9.0 of npm with DejaVu Sans 2.37, whose Cyrillic letters are made of the Latin ones; read by
#   pdftotext 22.12.0 of Debian 12. Tried on 2026-11-30.
# Why it matters: a site that makes CVs for many people writes them from one process. It does not show on the page, and no search
#   finds the words. shortlist says that the file does not give the meaning of all letters.
# Needs Debian 12 with poppler-utils and fonts-dejavu-core.
set -euo pipefail

missing=()
command -v pdftotext >/dev/null || missing+=(poppler-utils)
[ -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ] || missing+=(fonts-dejavu-core)
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts @react-pdf/renderer@4.9.0 react@19.2.0 >/dev/null
cat > write.mjs <<'JS'
import { createElement as h } from 'react'
import { Document, Font, Page, Text, renderToFile } from '@react-pdf/renderer'

Font.register({ family: 'DejaVu', src: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf' })
const texts = { latin: 'Inginer de calitate', cyrillic: 'Головна бухгалтерка' }
for (const name of process.argv.slice(2)) {
  await renderToFile(h(Document, {}, h(Page, { style: { fontFamily: 'DejaVu' } }, h(Text, {}, texts[name]))), `${name}.pdf`)
}
JS
for order in "latin" "latin cyrillic" "cyrillic latin"; do
  # shellcheck disable=SC2086 # each word is a document
  node write.mjs $order
  echo "$order:"
  for name in $order; do
    pdftotext "$name.pdf" - | head -1
  done
done > seen
cat seen

cat > expected <<'OUT'
latin:
Inginer de calitate
latin cyrillic:
Inginer de calitate
Головна бухгалтерка
cyrillic latin:
Головна бухгалтерка
Ingin r d c lit t
OUT
diff expected seen
