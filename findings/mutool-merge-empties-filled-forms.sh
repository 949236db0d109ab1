#!/usr/bin/env bash
# What programs that join PDF files make of two application forms that were filled in, with the same names of fields.
#
# Guess: both pages keep what was written on them. At worst the second person's fields have the values of the first.
# What happens: "mutool merge" leaves the answers out: both pages are empty forms, on the screen, too, and it ends with 0. Links are gone as
#   well. pdfunite, qpdf, pdftk and Ghostscript keep the answers on the page; qpdf and pdftk rename the second fields.
# Version: mupdf-tools 1.21.1+ds2-1+deb12u3, poppler-utils 22.12.0-2+deb12u1, qpdf 11.3.0-1+deb12u1, pdftk-java 3.3.2-1 and ghostscript
#   10.0.0~dfsg-11+deb12u9 of Debian 12, forms by pdf-lib 1.17.1 of npm. Tried on 2026-12-01.
# Why it matters: applications for one meeting are joined into one file and printed. Nobody sees that a page is empty by mistake, and
#   no message shows it. Join forms with qpdf.
# Needs Debian 12 with mupdf-tools, poppler-utils, qpdf, pdftk-java and ghostscript.
set -euo pipefail

packages=(mupdf-tools poppler-utils qpdf pdftk-java ghostscript)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 >/dev/null
cat > write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'

for (const [file, name] of [['one.pdf', 'Anna Example'], ['two.pdf', 'Ben Sample']]) {
  const document = await PDFDocument.create()
  const page = document.addPage([300, 100])
  page.drawText('Name', { x: 20, y: 60, size: 12 })
  const field = document.getForm().createTextField('name')
  field.setText(name)
  field.addToPage(page, { x: 80, y: 50, width: 200, height: 24 })
  writeFileSync(file, await document.save())
}
JS
node write.mjs
mutool merge -o mutool.pdf one.pdf two.pdf
pdfunite one.pdf two.pdf pdfunite.pdf
qpdf --empty --pages one.pdf two.pdf -- qpdf.pdf
pdftk one.pdf two.pdf cat output pdftk.pdf
gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -sOutputFile=gs.pdf one.pdf two.pdf
for tool in mutool pdfunite qpdf pdftk gs; do
  names=$(pdftk "$tool.pdf" dump_data_fields 2>/dev/null | sed -n 's/^FieldName: //p' | paste -sd' ')
  echo "$tool: $(pdftotext -layout "$tool.pdf" - 2>/dev/null | tr '\f\n' '  ' | tr -s ' ')| fields: $names" >> seen
done
pdftoppm -r 50 -gray "mutool.pdf" page
cmp -s page-1.pgm page-2.pgm && echo 'mutool: both pages are drawn alike' >> seen
cat seen

cat > expected <<'OUT'
mutool: Name Name | fields: 
pdfunite: Name Anna Example Name Ben Sample | fields: 
qpdf: Name Anna Example Name Ben Sample | fields: name name+1
pdftk: Name Anna Example Name Ben Sample | fields: name 1.name 1
gs: Name Anna Example Name Ben Sample | fields: 
mutool: both pages are drawn alike
OUT
diff expected seen
