#!/usr/bin/env bash
# Dates of a workbook that a spreadsheet program turns into CSV without a window, as scripts do.
#
# Guess: the CSV has each date as its cell shows it (02.11.2026 09:30), or in ISO form; both programs alike.
# What happens: neither uses the cell's format. For a cell that shows 02.11.2026 09:30, and for one that shows the time
#   alone, LibreOffice writes 11/02/2026 09:30:00: month first, with seconds that no cell shows. Only ISO formats stay
#   ISO. Token 8 of its filter ("as shown") does not change that. Gnumeric writes 2026/11/02 09:30:00 for all of them, and
#   what the cells show only with format=preserve.
# Version: LibreOffice 7.4.7.2 and Gnumeric 1.12.55 of Debian 12 in the locale C.UTF-8, workbook by exceljs 4.4.0. Tried on
#   2026-11-28.
# Why it matters: who turns an exported workbook into CSV for a mailing or an import gets 2 November as 11 February
#   wherever the day is below 13, without a word. shortlist writes CSV itself (E, or applicants export), with ISO dates.
set -euo pipefail

missing=()
command -v soffice >/dev/null || missing+=(libreoffice-calc)
command -v ssconvert >/dev/null || missing+=(gnumeric)
command -v npm >/dev/null || missing+=(npm)
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME="$dir" LC_ALL=C.UTF-8

npm install --silent --no-fund --no-audit exceljs@4.4.0 >/dev/null
cat > make.js <<'JS'
const { Workbook } = require("exceljs");
const book = new Workbook();
const sheet = book.addWorksheet("dates");
for (const format of ["dd.mm.yyyy hh:mm", "dd.mm.yyyy", "hh:mm", "yyyy-mm-dd hh:mm"]) {
  const row = sheet.addRow([format, new Date(Date.UTC(2026, 10, 2, 9, 30))]);
  row.getCell(2).numFmt = format;
}
book.xlsx.writeFile("book.xlsx");
JS
node make.js

{
  echo "LibreOffice:"
  soffice --headless --convert-to csv --outdir plain book.xlsx >/dev/null 2>&1
  cat plain/book.csv
  echo "LibreOffice, as shown:"
  soffice --headless --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false' --outdir shown book.xlsx >/dev/null 2>&1
  cat shown/book.csv
  echo "Gnumeric:"
  ssconvert book.xlsx gnumeric.csv >/dev/null 2>&1
  cat gnumeric.csv
  echo "Gnumeric, format=preserve:"
  ssconvert -T Gnumeric_stf:stf_assistant -O format=preserve book.xlsx preserved.csv >/dev/null 2>&1
  cat preserved.csv
} > seen
cat seen

cat > expected <<'OUT'
LibreOffice:
dd.mm.yyyy hh:mm,11/02/2026 09:30:00
dd.mm.yyyy,11/02/2026 09:30:00
hh:mm,11/02/2026 09:30:00
yyyy-mm-dd hh:mm,2026-11-02 09:30:00
LibreOffice, as shown:
dd.mm.yyyy hh:mm,11/02/2026 09:30:00
dd.mm.yyyy,11/02/2026 09:30:00
hh:mm,11/02/2026 09:30:00
yyyy-mm-dd hh:mm,2026-11-02 09:30:00
Gnumeric:
"dd.mm.yyyy hh:mm","2026/11/02 09:30:00"
dd.mm.yyyy,"2026/11/02 09:30:00"
hh:mm,"2026/11/02 09:30:00"
"yyyy-mm-dd hh:mm","2026/11/02 09:30:00"
Gnumeric, format=preserve:
"dd.mm.yyyy hh:mm","02.11.2026 09:30"
dd.mm.yyyy,02.11.2026
hh:mm,09:30
"yyyy-mm-dd hh:mm","2026-11-02 09:30"
OUT
diff expected seen
