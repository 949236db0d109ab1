#!/usr/bin/env bash
# The text of a CV that Chromium printed and Ghostscript made smaller.
#
# Guess: the text of the PDF that it reads, but for ligatures, as that of WeasyPrint's PDFs stays.
# What happens: Chromium maps letters that follow one another as a range. Ghostscript 10.00 combines the two bytes of its first
#   letter by a logical or, and counts on from there: 0430 to 0435 (а to е) become 0034 to 0039, and 0150 and 0151 (Ő and ő)
#   become 0051 and 0052. So readers show "4" for а, "R" for ő and "û" for ff; a letter without a neighbour stays right. The same is
#   true of XeLaTeX, wkhtmltopdf and react-pdf. With -dNEWPDF=false, the older interpreter, all letters are right.
# Version: Ghostscript 10.00.0 (10.0.0~dfsg-11+deb12u9 of Debian 12); a Chromium of Debian 12 from 150 on; DejaVu 2.37. Tried on 2026-12-01.
# Why it matters: offices and web pages make PDFs smaller by it, and each page looks the same. In a CV in Ukrainian hardly a word is
#   found afterwards, by any reader. shortlist tells the letters by the order of the glyphs, which Chromium and XeLaTeX keep,
#   and says of the others that letters have no meaning.
# Needs Debian 12 with ghostscript, chromium, poppler-utils and fonts-dejavu-core.
set -euo pipefail

packages=(ghostscript chromium poppler-utils fonts-dejavu-core)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8 HOME="$dir"
echo '<meta charset="utf-8"><style>p { font-family: "DejaVu Sans" }</style><p>абвгде</p><p>Őő ű</p><p>Ж</p>' > cv.html
chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf=cv.pdf cv.html >/dev/null 2>&1
gs -q -sDEVICE=pdfwrite -o smaller.pdf cv.pdf
gs -q -dNEWPDF=false -sDEVICE=pdfwrite -o older.pdf cv.pdf >/dev/null 2>&1
for file in cv smaller older; do
  echo "$file: $(pdftotext "$file.pdf" - | tr -d '\014' | tr -s '\n' ' ')"
done > seen
cat seen

cat > expected <<'OUT'
cv: абвгде Őő ű Ж 
smaller: 456789 QR ű Ж 
older: абвгде Őő ű Ж 
OUT
diff expected seen
