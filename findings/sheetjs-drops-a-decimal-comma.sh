#!/usr/bin/env bash
# The values that SheetJS makes of cells of a CSV file as offices in Ukraine, Romania and Hungary write them.
#
# Guess: "10,5" and "05.10.2026" stay text, because they are no numbers or dates in English; "1-2" may become a date.
# What happens: "10,5" is the number 105: every comma is taken for a separator of thousands, wherever it stands. "05.10.2026" is
#   10 May, and the cell shows 5/10/26. "1-2" is 2 January 2001. A telephone number loses its plus in the value. "Mar 2" stays
#   text.
# Version: xlsx 0.18.5 of npm, the last one that npm has. Tried on 2026-11-30.
# Why it matters: viewers of CSV in the browser and many upload forms read files with it. Ten and a half years of experience are
#   105, and an application of October is one of May. shortlist's export writes whole amounts without separators and dates as
#   2026-10-05, which is read as the same day everywhere.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null
cat > read.mjs <<'JS'
import XLSX from 'xlsx'
for (const text of ['10,5', '05.10.2026', '2026-10-05', '1-2', '+380501234567', 'Mar 2']) {
  const cell = XLSX.read(`value\n"${text}"\n`, { type: 'string', cellNF: true }).Sheets.Sheet1.A2
  const day = cell.z && cell.z !== 'General' && XLSX.SSF.parse_date_code(cell.v)
  console.log(`${text}: ${cell.t === 's' ? 'text' : day ? `day ${day.y}-${day.m}-${day.d}` : `number ${cell.v}`}, shown as ${cell.w ?? cell.v}`)
}
JS
TZ=UTC node read.mjs > seen
cat seen

cat > expected <<'OUT'
10,5: number 105, shown as 10,5
05.10.2026: day 2026-5-10, shown as 5/10/26
2026-10-05: day 2026-10-5, shown as 10/5/26
1-2: day 2001-1-2, shown as 1/2/01
+380501234567: number 380501234567, shown as +380501234567
Mar 2: text, shown as Mar 2
OUT
diff expected seen
