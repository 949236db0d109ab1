#!/usr/bin/env bash
# What is left of the text that OCRmyPDF added to a scanned CV in Ukrainian, when the PDF is printed or made smaller afterwards.
#
# Guess: the picture may change, and the invisible text behind it stays, as each of these programs writes text as text.
# What happens: Ghostscript keeps the codes, and as the meaning of each it writes the two bytes of the letter combined by a logical or:
#   0443 (у) means 0047 (G), so readers show other letters and digits. Poppler's pdftocairo drops all text that is invisible. By pdftops
#   and ps2pdf it is gone, too. MuPDF's convert keeps words without letters. Each of them ends with 0; the page looks the same.
# Version: ghostscript 10.0.0 (deb12u9 of Debian 12), poppler-utils 22.12.0, mupdf-tools 1.21.1, ocrmypdf 14.0.1 with Tesseract 5.3.0,
#   weasyprint 57.2. Tried on 2026-12-01.
# Why it matters: a scanner's program or a person runs OCR so that a CV can be searched, and a tray or a web page "makes the PDF smaller"
#   before it is sent. A search in the CVs then finds no one. shortlist reads the letters of what Ghostscript wrote by their codes, and says
#   of the others that the page is a picture. The file from before has the text.
# Needs Debian 12 with ghostscript, poppler-utils, mupdf-tools, ocrmypdf, tesseract-ocr-ukr, weasyprint and fonts-dejavu-core.
set -euo pipefail

packages=(ghostscript poppler-utils mupdf-tools ocrmypdf tesseract-ocr-ukr weasyprint fonts-dejavu-core)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8
echo '<meta charset="utf-8"><style>body { font: 20pt DejaVu Sans }</style><p>Бухгалтер</p><p>Водій</p>' > cv.html
weasyprint -q cv.html cv.pdf
pdftoppm -r 200 -gray -png cv.pdf page
ocrmypdf -q -l ukr --image-dpi 200 page-1.png read.pdf 2>/dev/null
gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -o ghostscript.pdf read.pdf 2>/dev/null
pdftocairo -pdf read.pdf pdftocairo.pdf
pdftops read.pdf read.ps
ps2pdf read.ps ps2pdf.pdf
mutool convert -o mutool.pdf read.pdf 2>/dev/null
for file in read ghostscript pdftocairo ps2pdf mutool; do
  echo "$file: $(pdftotext "$file.pdf" - | tr -d '\014' | tr '\001-\037' '^' | sed 's/^[ ^]*$//; s/\^*$//' | tr -s '\n^' ' ')"
done > seen
cat seen

cat > expected <<'OUT'
read: Бухгалтер Водій
ghostscript:  GE74?F5D >4V=
pdftocairo: 
ps2pdf: 
mutool: 
OUT
diff expected seen
