#!/usr/bin/env bash
# Signs that Tesseract can read in a scanned CV in Ukrainian, Romanian and Hungarian.
#
# Guess: the data of a language holds its letters and the usual signs, so that an address, C++ and a name with ґ can be read from a clean page.
# What happens: the signs are not in the data, so that they cannot come out. None of the three has "@" or "#", Ukrainian and Hungarian have
#   no "+", and Ukrainian has no ґ: Ґудзь is read as Гудзь. "@" becomes Q or o, and in Ukrainian all of an address other letters.
#   Romanian has ț twice, with comma and with cedilla, and writes both on one page. With eng beside them addresses and C++ are right, but
#   ґ and C# are not.
# Version: tesseract-ocr 5.3.0-2 with tesseract-ocr-ukr, -ron and -hun 1:4.1.0-2 of Debian 12, on pages by weasyprint 57.2-1 in 200 dots
#   an inch. Tried on 2026-12-01.
# Why it matters: a scanned CV that was "made searchable" has no address to write to, or somebody else's, and looks right above the picture.
#   Give -l ukr+eng, ron+eng or hun+eng, and compare the address with the picture.
# Needs Debian 12 with tesseract-ocr, tesseract-ocr-ukr, tesseract-ocr-ron, tesseract-ocr-hun, weasyprint, poppler-utils and
# fonts-dejavu-core.
set -euo pipefail

packages=(tesseract-ocr tesseract-ocr-ukr tesseract-ocr-ron tesseract-ocr-hun weasyprint poppler-utils fonts-dejavu-core)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export OMP_THREAD_LIMIT=1
data=$(dirname "$(find /usr/share/tesseract-ocr -name ukr.traineddata)")
for language in ukr ron hun; do
  combine_tessdata -u "$data/$language.traineddata" "$language." >/dev/null 2>&1
  echo "$language has $(cut -d' ' -f1 "$language.lstm-unicharset" | grep -xE 'ґ|Ґ|ț|ţ|ș|ş|ő|@|#|\+' | sort | paste -sd' ')" >> seen
done
page() {
  printf '<meta charset="utf-8"><style>@page { size: 170mm 60mm; margin: 12mm } p { font: 13pt "DejaVu Sans" }</style>%s' "$2" > "$1.html"
  weasyprint -q "$1.html" "$1.pdf"
  pdftoppm -r 200 -gray -png -singlefile "$1.pdf" "$1"
}
read_as() { tesseract "$1.png" - -l "$2" 2>/dev/null | tr -d '\f' | sed '/^ *$/d' | sed "s/^/$2: /"; }
page uk '<p>Ґудзь Їжакевич, ґанок, ivan.petrenko@example.com<p>Java, C++, C#, англійська B2'
page ro '<p>Știință, experiență, ființă, învățământ<p>stefan.example@example.com'
page hu '<p>Könyvelő, gyűjtő, hűség, C++<p>kovacs.orsne@example.com'
{ read_as uk ukr; read_as uk ukr+eng; read_as ro ron; read_as ro ron+eng; read_as hu hun; read_as hu hun+eng; } >> seen
cat seen

cat > expected <<'OUT'
ukr has 
ron has + ş ţ ș ț
hun has ő
ukr: Гудзь Їжакевич, ганок, імхап.рекгепкоФехатріе.сот
ukr: Їама, Ся-я, СЯ, англійська В2
ukr+eng: Гудзь Їжакевич, ганок, ivan.petrenko@example.com
ukr+eng: Java, C++, СЯ, англійська B2
ron: Știință, experienţă, fiinţă, învățământ
ron: stefan.exampleQexample.com
ron+eng: Știință, experienţă, fiinţă, învățământ
ron+eng: stefan.example@example.com
hun: Könyvelő, gyűjtő, hűség, C-4--k
hun: kovacs.orsneoexample.com
hun+eng: Könyvelő, gyűjtő, hűség, C++
hun+eng: kovacs.orsne@example.com
OUT
diff expected seen
