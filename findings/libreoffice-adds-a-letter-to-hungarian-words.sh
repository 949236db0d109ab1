#!/usr/bin/env bash
# The words of a Hungarian CV that LibreOffice hyphenates, as readers of its PDF join them again.
#
# Guess: a reader takes the hyphen at the end of a line out and has the word: "mennyi-" and "ség" are mennyiség.
# What happens: a long double letter is written out at a break, as Hungarian has it: hosszabb is hosz-szabb. The file has these letters and
#   nothing that says otherwise, so joined words have a letter too many: hoszszabb, könynyűek, menynyiség. unpdf joins no words.
# Version: libreoffice-writer 1:7.4.7-1+deb12u14, hyphen-hu 1:7.5.0-1 and poppler-utils 22.12.0-2+deb12u1 of Debian 12, unpdf 1.8.1 of npm.
#   Tried on 2026-12-01.
# Why it matters: a search for "hosszú" or "könnyű" in a CV of two columns finds some and misses others, by where a line ends.
#   shortlist takes the added letter out.
# Needs Debian 12 with libreoffice-writer, hyphen-hu, poppler-utils and fonts-dejavu-core.
set -euo pipefail

packages=(libreoffice-writer hyphen-hu poppler-utils fonts-dejavu-core)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts unpdf@1.8.1 >/dev/null
cat > cv.fodt <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="DejaVu Serif" svg:font-family="'DejaVu Serif'"/></office:font-face-decls>
<office:styles><style:style style:name="Standard" style:family="paragraph"><style:text-properties style:font-name="DejaVu Serif" fo:font-size="11pt" fo:language="hu" fo:country="HU" fo:hyphenate="true" fo:hyphenation-remain-char-count="2" fo:hyphenation-push-char-count="2"/></style:style></office:styles>
<office:automatic-styles><style:page-layout style:name="p"><style:page-layout-properties fo:page-width="28mm" fo:page-height="150mm" fo:margin="7mm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="p"/></office:master-styles>
<office:body><office:text><text:p>hosszabb</text:p><text:p>összegek</text:p><text:p>könnyűek</text:p><text:p>mennyiség</text:p><text:p>meggyőző</text:p></office:text></office:body>
</office:document>
XML
soffice -env:UserInstallation="file://$dir/profile" --headless --convert-to pdf cv.fodt >/dev/null 2>&1
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'

const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync('cv.pdf'))), { mergePages: true })
console.log('unpdf:', text.split(/\s+/).join(' '))
JS
{
  echo "lines: $(pdftotext -layout cv.pdf - | tr -d '\f' | sed 's/ //g; /^$/d' | paste -sd' ')"
  echo "pdftotext: $(pdftotext cv.pdf - | tr -d '\f' | sed '/^$/d' | paste -sd' ')"
  node read.mjs
} > seen
cat seen

cat > expected <<'OUT'
lines: hosz- szabb össze- gek köny- nyűek meny- nyiség meg- győző
pdftotext: hoszszabb összegek könynyűek menynyiség meggyőző
unpdf: hosz- szabb össze- gek köny- nyűek meny- nyiség meg- győző
OUT
diff expected seen
