#!/usr/bin/env bash
# What pdfmake leaves of the lists and tables that a program gives it, when the program prints a CV and goes on with the same data.
#
# Guess: a document is made of the data, and the data stay. At worst the document's own definition is changed.
# What happens: each text in an array of the caller, of a table, a list or columns, becomes an object with measures of the page. A second
#   text made of the same array, such as a summary, a letter or a page for the web, says [object Object]. No error is raised.
# Version: pdfmake 0.3.11 of npm, Node 20. Tried on 2026-12-01.
# Why it matters: web sites that make CVs print one PDF and then write the letter or the next language from the same profile. A CV or a
#   letter with "[object Object]" is no joke of the applicant: ask for it again. A program gives pdfmake structuredClone(data).
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts pdfmake@0.3.11 >/dev/null
cat > print.cjs <<'JS'
const path = require('path')
const pdfmake = require('pdfmake')

const folder = path.join(__dirname, 'node_modules/pdfmake/build/fonts/Roboto')
pdfmake.setFonts({ Roboto: { normal: path.join(folder, 'Roboto-Regular.ttf'), bold: path.join(folder, 'Roboto-Medium.ttf') } })
const say = (jobs, skills) => console.log(`${jobs.map((job) => job.join(' ')).join('; ')}. Skills: ${skills.join(', ')}`)

async function main() {
  const data = () => [[['2019–2021', 'Accountant'], ['2015–2019', 'Cashier']], ['SAP', 'Excel']]
  const print = ([body, ul]) => pdfmake.createPdf({ content: [{ table: { body } }, { ul }] }).write('cv.pdf')
  const [given, copied] = [data(), data()]
  await print(given)
  say(...given)
  await print(structuredClone(copied))
  say(...copied)
}
main()
JS
node print.cjs > seen 2> messages || { cat messages; exit 1; }
cat seen

cat > expected <<'OUT'
[object Object] [object Object]; [object Object] [object Object]. Skills: [object Object], [object Object]
2019–2021 Accountant; 2015–2019 Cashier. Skills: SAP, Excel
OUT
diff expected seen
