#!/usr/bin/env bash
# The hyphen that does not break (Ctrl+Shift+Hyphen in Word) between two years and inside a word of a CV, as readers of DOCX return it.
#
# Guess: a hyphen, or U+2011. A reader that knows tabs and line breaks, which are elements, too, knows this one.
# What happens: seven readers drop it: "2015-2019" is the number 20152019, and front-end is frontend. python-docx, officeparser and go-docx
#   return tabs as tabs. pandoc, mammoth and docx2txt keep the hyphen; docx2txt joins the paragraphs, though, which have no properties here.
# Version: python3-docx 0.8.11+dfsg1-5, abiword 3.0.5~dfsg-3.2, pandoc 2.17.1.1-2~deb12u1 and docx2txt 1.4-5 of Debian 12; word-extractor
#   1.0.4, any-text 1.2.0, officeparser 8.1.1 and mammoth 1.13.0 of npm; github.com/lu4p/cat v0.1.5 and github.com/fumiama/go-docx
#   v0.0.0-20250506085032-0c30fd09304b of Go. Tried on 2026-12-01.
# Why it matters: people use it to keep years and phone numbers on one line. The years of work in such a CV are no years to a search, and a
#   number of eight digits looks like a phone. shortlist reads a hyphen.
# Needs Debian 12 with python3-docx, abiword, pandoc and docx2txt.
set -euo pipefail

packages=(python3-docx abiword pandoc docx2txt)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
/usr/bin/python3 - <<'PY'
import docx
from docx.oxml import OxmlElement
document = docx.Document()
for words in (("2015", "2019"), ("front", "end"), ("English", None, "C1")):
    paragraph = document.add_paragraph()
    for i, word in enumerate(words):
        run = paragraph.add_run()
        if word is None:
            run.add_tab()
            continue
        if i and len(words) == 2:
            run._r.append(OxmlElement("w:noBreakHyphen"))
        run.add_text(word)
document.save("cv.docx")
PY
npm install --silent --no-audit --no-fund --ignore-scripts word-extractor@1.0.4 any-text@1.2.0 officeparser@8.1.1 mammoth@1.13.0 >/dev/null
cat > read.cjs <<'JS'
async function main() {
  const show = (name, text) => console.log(`${name}:`, text.trim().split(/\n+/).map((line) => line.replace('\t', '<tab>')).join(' | '))
  show('word-extractor', (await new (require('word-extractor'))().extract('cv.docx')).getBody())
  show('any-text', await require('any-text').getText('cv.docx'))
  show('mammoth', (await require('mammoth').extractRawText({ path: 'cv.docx' })).value)
  const { content } = await require('officeparser').parseOffice('cv.docx')
  show('officeparser', content.map((part) => part.text).join('\n'))
}
main()
JS
node read.cjs > seen
export GOFLAGS=-mod=mod GOPATH=$dir/go
go mod init read >/dev/null 2>&1
go get github.com/lu4p/cat@v0.1.5 github.com/fumiama/go-docx@v0.0.0-20250506085032-0c30fd09304b >/dev/null 2>&1
cat > main.go <<'GO'
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/fumiama/go-docx"
	"github.com/lu4p/cat"
)

func main() {
	show := func(name, text string) {
		fmt.Println(name+":", strings.ReplaceAll(strings.ReplaceAll(strings.TrimSpace(text), "\n", " | "), "\t", "<tab>"))
	}
	text, err := cat.File("cv.docx")
	if err != nil {
		panic(err)
	}
	show("cat", text)
	file, err := os.Open("cv.docx")
	if err != nil {
		panic(err)
	}
	about, err := file.Stat()
	if err != nil {
		panic(err)
	}
	document, err := docx.Parse(file, about.Size())
	if err != nil {
		panic(err)
	}
	var lines []string
	for _, item := range document.Document.Body.Items {
		if paragraph, ok := item.(*docx.Paragraph); ok {
			lines = append(lines, paragraph.String())
		}
	}
	show("go-docx", strings.Join(lines, "\n"))
}
GO
go run . >> seen
show() { echo "$1: $(sed '/^ *$/d' | sed 's/\t/<tab>/' | paste -sd'~' | sed 's/~/ | /g')" >> seen; }
/usr/bin/python3 -c 'import docx; print(*(line.text for line in docx.Document("cv.docx").paragraphs), sep="\n")' | show python-docx
abiword --to=txt -o abiword.txt cv.docx 2>/dev/null
show abiword < abiword.txt
pandoc -t plain cv.docx | sed 's/‑/-/' | show pandoc
docx2txt cv.docx - | show docx2txt
sed -i 's/‑/-/g' seen
cat seen

cat > expected <<'OUT'
word-extractor: 20152019 | frontend | English<tab>C1
any-text: 20152019frontendEnglishC1
mammoth: 2015-2019 | front-end | English<tab>C1
officeparser: 20152019 | frontend | English<tab>C1
cat: 20152019 | frontend | EnglishC1
go-docx: 20152019 | frontend | English<tab>C1
python-docx: 20152019 | frontend | English<tab>C1
abiword: 20152019 | frontend | English<tab>C1
pandoc: 2015-2019 | front-end | English C1
docx2txt: 2015-2019front-endEnglish<tab>C1
OUT
diff expected seen
