#!/usr/bin/env bash
# The dates of a workbook that are shown with dots (02.11.2026), as xlsx-stream-reader returns them.
#
# Guess: each cell as it is shown, which is what its option "formatting" is for, and on from the start; at worst the number of the day.
# What happens: a date with dots is "", as an empty cell is. SSF, the part of SheetJS that it formats with, throws "bad second format",
#   because it takes the dot behind "mm" for the beginning of parts of a second, and the reader takes the error for an empty value.
#   2026-11-02, 02/11/2026 and a month in letters are right. With formatting: false all are numbers of days.
# Version: xlsx-stream-reader 1.1.1 with ssf 0.11.2 of npm, workbook by exceljs 4.4.0. Tried on 2026-12-01.
# Why it matters: dots are how Ukraine, Romania and Hungary write dates. A list of applicants that is imported has no days, so that nobody's
#   time to erase comes, and nothing tells it from a list without them. shortlist exports 2026-11-02.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts xlsx-stream-reader@1.1.1 exceljs@4.4.0 >/dev/null
cat > run.cjs <<'JS'
const { createReadStream } = require('node:fs')
const ExcelJS = require('exceljs')
const Reader = require('xlsx-stream-reader')

const formats = ['dd.mm.yyyy', 'dd.mm.yyyy hh:mm', 'yyyy.mm.dd.', 'dd/mm/yyyy', 'yyyy-mm-dd', 'd mmmm yyyy']
function read(name, options) {
  return new Promise((resolve, reject) => {
    const reader = new Reader(options)
    reader.on('worksheet', (sheet) => {
      sheet.on('row', (row) => formats.forEach((format, i) => console.log(`${name} ${format}: "${row.values[i + 1]}"`)))
      sheet.process()
    })
    reader.on('end', resolve)
    reader.on('error', reject)
    createReadStream('list.xlsx').pipe(reader)
  })
}
async function main() {
  const book = new ExcelJS.Workbook()
  const row = book.addWorksheet('List').addRow(formats.map(() => new Date('2026-11-02T12:00:00Z')))
  formats.forEach((format, i) => { row.getCell(i + 1).numFmt = format })
  await book.xlsx.writeFile('list.xlsx')
  await read('formatted', {})
  await read('not formatted', { formatting: false })
  try {
    require('ssf').format('dd.mm.yyyy', 46328)
  } catch (error) {
    console.log('ssf:', error.message || error)
  }
}
main()
JS
node run.cjs > seen
cat seen

cat > expected <<'OUT'
formatted dd.mm.yyyy: ""
formatted dd.mm.yyyy hh:mm: ""
formatted yyyy.mm.dd.: ""
formatted dd/mm/yyyy: "02/11/2026"
formatted yyyy-mm-dd: "2026-11-02"
formatted d mmmm yyyy: "2 November 2026"
not formatted dd.mm.yyyy: "46328.5"
not formatted dd.mm.yyyy hh:mm: "46328.5"
not formatted yyyy.mm.dd.: "46328.5"
not formatted dd/mm/yyyy: "46328.5"
not formatted yyyy-mm-dd: "46328.5"
not formatted d mmmm yyyy: "46328.5"
ssf: bad second format: .
OUT
diff expected seen
